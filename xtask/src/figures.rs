//! The table of random games in `docs/figures.md`, made again.

use crate::{cargo, root};

/// What makes the table: fifty thousand games of each, always the same ones.
const COMMAND: [&str; 6] = ["stats", "--every", "--games", "50000", "--seed", "1"];

/// Plays the games and puts their table in the place of the old one. The rules are optimised in the test profile as well.
pub(crate) fn remake() -> Result<(), String> {
    let output = cargo().args(["run", "--package", "bija", "--"]).args(COMMAND).stderr(std::process::Stdio::inherit()).output();
    let output = output.map_err(|error| format!("bija stats did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("bija stats failed: {}", output.status));
    }
    let table = String::from_utf8(output.stdout).map_err(|error| format!("the table is no text: {error}"))?;
    let path = root().join("docs").join("figures.md");
    let page = std::fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    std::fs::write(&path, with_table(&page, &table)?).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

/// The page with another table in the place of its own.
fn with_table(page: &str, table: &str) -> Result<String, String> {
    let is_row = |line: &&str| line.starts_with('|');
    let before: Vec<&str> = page.lines().take_while(|line| !is_row(line)).collect();
    let after: Vec<&str> = page.lines().skip(before.len()).skip_while(is_row).collect();
    if before.len() + after.len() == page.lines().count() {
        return Err("docs/figures.md holds no table".to_string());
    }
    let lines: Vec<&str> = before.into_iter().chain(table.lines()).chain(after).collect();
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_the_old_one_and_of_nothing_else() {
        let page = "Title\n\n| a |\n|---|\n| 1 |\n\nText\n";
        assert_eq!(with_table(page, "| a |\n|---|\n| 2 |\n| 3 |\n").unwrap(), "Title\n\n| a |\n|---|\n| 2 |\n| 3 |\n\nText\n");
        assert!(with_table("Title\n", "| a |\n").is_err());
    }
}
