//! Lines of any length and any bytes, of which no more is kept than a line may be long.

use std::io::{BufRead, ErrorKind, Result};

/// The longest line that is read, in bytes: a game of as many moves as are taken fits several times.
pub(crate) const MOST_LINE: usize = 1 << 16;

/// What came before a line feed, or before the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fed {
    /// A line without its line feed.
    Line(Vec<u8>),
    /// A line longer than [`MOST_LINE`]. It is skipped to its end.
    TooLong,
}

/// The next line; nothing at the end of the input.
///
/// # Errors
/// If the input cannot be read.
pub(crate) fn next(input: &mut impl BufRead) -> Result<Option<Fed>> {
    let (mut line, mut length) = (Vec::new(), 0);
    loop {
        let piece = match input.fill_buf() {
            Ok(piece) => piece,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if piece.is_empty() && length == 0 {
            return Ok(None);
        }
        let feed = piece.iter().position(|&byte| byte == b'\n');
        let own = feed.unwrap_or(piece.len());
        line.extend_from_slice(&piece[..own.min(MOST_LINE - line.len())]);
        let (ends, taken) = (feed.is_some() || piece.is_empty(), own + usize::from(feed.is_some()));
        length += taken;
        input.consume(taken);
        if ends {
            let whole = length - usize::from(feed.is_some()) <= MOST_LINE;
            return Ok(Some(if whole { Fed::Line(line) } else { Fed::TooLong }));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    /// All lines of an input that comes in pieces of so many bytes.
    fn lines(bytes: &[u8], piece: usize) -> Vec<Fed> {
        let mut input = BufReader::with_capacity(piece, bytes);
        std::iter::from_fn(|| next(&mut input).expect("bytes in memory can be read")).collect()
    }

    #[test]
    fn lines_are_the_same_in_pieces_of_any_length() {
        let line = |text: &[u8]| Fed::Line(text.to_vec());
        for piece in 1..9 {
            assert_eq!(lines(b"uci\n\n\xff\0\r\nlast", piece), [line(b"uci"), line(b""), line(b"\xff\0\r"), line(b"last")], "{piece}");
            assert_eq!(lines(b"uci\n", piece), [line(b"uci")], "{piece}");
            assert_eq!(lines(b"", piece), []);
        }
    }

    #[test]
    fn a_line_may_be_as_long_as_is_said_and_not_a_byte_longer() {
        let longest = vec![b'a'; MOST_LINE];
        for more in 0..3 {
            let input = [&longest[..], &b"aa"[..more], b"\nuci\n"].concat();
            let first = if more == 0 { Fed::Line(longest.clone()) } else { Fed::TooLong };
            assert_eq!(lines(&input, 1000), [first.clone(), Fed::Line(b"uci".to_vec())]);
            assert_eq!(lines(&input[..MOST_LINE + more], 1000), [first]);
        }
    }
}
