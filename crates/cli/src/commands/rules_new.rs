//! `bija rules new`: house rules in the terminal, as the page of house rules shows them.

use std::io::Write;

use bija_rules::catalogue::Advice;
use bija_rules::{Rules, Seat};
use bija_web::house::{House, Verdict, sentence};
use bija_web::messages::{Voice, format, text};
use bija_web::option_names;
use bija_wire::{ArrangementView, Line, People, ToJson};
use serde_json::{Value, json};

use super::rules::{Page, heading, paragraph};
use crate::board::{BoardText, Marks};
use crate::failure::Failure;
use crate::terminal::{Style, columns, wrap};

/// The rules, their id, and the advice, if they make a game.
fn playable(house: &House) -> Result<(&Rules, &str, &[Advice]), Failure> {
    match &house.verdict {
        Verdict::Playable { rules, id, advice } => Ok((rules, id, advice)),
        Verdict::Unplayable(why) => Err(Failure::refused(house.entry, why.clone())),
    }
}

pub(super) fn json(page: &Page, house: &House) -> Result<Value, Failure> {
    let (rules, id, advice) = playable(house)?;
    let start = rules.start(0);
    let option = |(spec, value): (_, &str)| {
        let mut option = page.option_json(spec, value);
        option["meaning"] = format(page.lang, &option_names::value_about(page.entry, spec, value)).into();
        option
    };
    let arrangement = ArrangementView::of(rules).map_or(Value::Null, |view| serde_json::from_str(&view.to_json()).expect("what we write is JSON"));
    Ok(json!({
        "id": id,
        "game": page.entry.id,
        "name": page.of_entry("name"),
        "options": house.values.iter().map(option).collect::<Vec<_>>(),
        "changes": house.values.changed().map(|(name, value)| (name.to_string(), value.into())).collect::<serde_json::Map<_, _>>(),
        "advice": advice.iter().map(|&advice| json!({"key": advice.name(), "text": format(Voice::of(page.lang, page.entry), &sentence(advice))})).collect::<Vec<_>>(),
        "start": rules.text(&start),
        "random_start": rules.has_random_start(),
        "arrangement": arrangement,
    }))
}

pub(super) fn write(page: &Page, house: &House, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, id, advice) = playable(house)?;
    let (lang, wide) = (page.lang, columns());
    heading(out, &format(lang, &Line::new("house-title").with("game", page.of_entry("name"))), '=')?;
    for (spec, value) in house.values.iter() {
        page.write_option(out, spec, value, wide)?;
    }
    let changes: Vec<_> = house.values.iter().filter(|(spec, value)| house.values.standard_value(spec.name) != Some(value)).collect();
    heading(out, &format(lang, &Line::new("house-changes").with("count", changes.len())), '-')?;
    for &(spec, value) in &changes {
        let change =
            Line::new("house-change").with("option", option_names::label(page.entry, spec)).with("value", option_names::value(page.entry, spec, value));
        for line in wrap(&std::format!("- {}", format(lang, &change)), wide, 2) {
            writeln!(out, "{line}")?;
        }
    }
    if !changes.is_empty() {
        writeln!(out)?;
    }
    paragraph(out, &format(lang, &Line::new("house-id").with("id", id)), wide)?;
    paragraph(out, &text(lang, if advice.is_empty() { "house-sense" } else { "house-warning" }), wide)?;
    for &advice in advice {
        paragraph(out, &format(Voice::of(lang, page.entry), &sentence(advice)), wide)?;
    }
    heading(out, &text(lang, "house-start"), '-')?;
    write_start(page, rules, out)
}

fn write_start(page: &Page, rules: &Rules, out: &mut impl Write) -> Result<(), Failure> {
    let (start, people) = (rules.start(0), People::by_number());
    let turning = page.entry.look.turning;
    let board = BoardText {
        rules,
        position: &start,
        turning,
        bottom: Seat::SOUTH,
        people: &people,
        marks: Marks::default(),
        voice: Voice::of(page.lang, page.entry),
        style: Style::of_stdout(),
    };
    for line in board.lines() {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", rules.text(&start))?;
    let note = match (rules.has_random_start(), rules.arrangement()) {
        (true, _) => Some("house-start-drawn"),
        (false, Some(_)) => Some("house-start-arranged"),
        (false, None) => None,
    };
    if let Some(note) = note {
        paragraph(out, &text(Voice::of(page.lang, page.entry), note), columns())?;
    }
    Ok(())
}
