//! What a person types at the prompt.

/// A line that was typed, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// A move, or what may be one.
    Move(String),
    /// Take back.
    TakeBack,
    /// Make again what was taken back.
    Redo,
    /// A hint.
    Hint,
    /// The list of keys.
    Help,
    /// Leave.
    Leave,
    /// Nothing.
    Nothing,
}

/// What the prompt asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// A pit.
    Pit,
    /// In mid-turn: left or right.
    Way,
}

/// Reads a line. Devanagari digits count as digits, and letters may be large or small.
pub(super) fn read(line: &str, wanted: Wanted) -> Typed {
    let text: String = line.trim().chars().map(ascii_digit).collect();
    match text.to_ascii_lowercase().as_str() {
        "" => Typed::Nothing,
        "l" | "r" if wanted == Wanted::Way => Typed::Move(text.to_ascii_lowercase()),
        "u" => Typed::TakeBack,
        "r" => Typed::Redo,
        "h" => Typed::Hint,
        "?" => Typed::Help,
        "q" => Typed::Leave,
        "swap" => Typed::Move("swap".to_string()),
        _ => Typed::Move(text),
    }
}

fn ascii_digit(letter: char) -> char {
    match letter {
        '०'..='९' => char::from(b'0' + (letter as u32 - '०' as u32) as u8),
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_type_them() {
        assert_eq!(read(" 3 \r\n", Wanted::Pit), Typed::Move("3".to_string()));
        assert_eq!(read("१२", Wanted::Pit), Typed::Move("12".to_string()));
        assert_eq!(read("U", Wanted::Pit), Typed::TakeBack);
        assert_eq!(read("Swap", Wanted::Pit), Typed::Move("swap".to_string()));
        assert_eq!(read("  ", Wanted::Pit), Typed::Nothing);
        assert_eq!(read("undo", Wanted::Pit), Typed::Move("undo".to_string()));
        assert_eq!((read("R", Wanted::Pit), read("R", Wanted::Way)), (Typed::Redo, Typed::Move("r".to_string())));
    }
}
