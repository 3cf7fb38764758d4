//! Bao la kiswahili, and bao la kujifunza, the form in which it is learnt.
//!
//! Sources: Mancala World (R. Gering) on bao la kiswahili; the Board Game Arena rules by M. Rühl (2021) after N. Kibao, J. Nierse
//! and A. de Voogt; the positions and games that Abstract Play publishes with its bao.
//!
//! Defaults that decide games: a capture is compulsory; a functional house holds six seeds or more; with an empty hand a capturing
//! turn sows the house on; nothing is blocked while the other seat has a capture; a turn that would never end is lost.

use super::options::{Kind, OptionSpec, Values};
use super::{Entry, Look, Terms, Turning, Wood};
use crate::bao::BOARD;
use crate::ruleset::{AtHouse, Bao, Collect, Dormant, Family, Guard, House, NeverEnding, Objective, Opening, RepeatNeeds, Ruleset, Start, Takasia};

/// Takasia belongs to the full game, and learners leave it out unless they ask for it.
const TAKASIA: OptionSpec = OptionSpec { name: "takasia", kind: Kind::SwitchUnless { option: "variant", is: "kujifunza" }, default: "true" };
const ENDLESS: OptionSpec = OptionSpec { name: "endless", kind: Kind::Choice(&["loss", "illegal"]), default: "loss" };

pub(super) const BAO: Entry = Entry {
    id: "bao",
    preset_of: None,
    options: &[
        OptionSpec { name: "variant", kind: Kind::Choice(&["kiswahili", "kujifunza"]), default: "kiswahili" },
        TAKASIA,
        OptionSpec { name: "mtaji_safari", kind: Kind::Switch, default: "false" },
        OptionSpec { name: "dormant_nyumba", kind: Kind::Choice(&["ordinary", "avoided", "free"]), default: "ordinary" },
        ENDLESS,
    ],
    conflicts: &[],
    look: Look { wood: Wood::Mvule, turning: Turning::Anticlockwise, terms: Terms::Seeds },
    build: |values| {
        let house = House {
            number: 5,
            functional: 6,
            tax: 2,
            dormant: match values.word("dormant_nyumba") {
                "avoided" => Dormant::Avoided,
                "free" => Dormant::Free,
                _ => Dormant::Ordinary,
            },
            in_mtaji: if values.is_on("mtaji_safari") { AtHouse::Asked } else { AtHouse::SownOn },
        };
        match values.word("variant") {
            "kujifunza" => kujifunza(values),
            _ => ruleset(values, Start::Namua(Opening { hand: 22, front: [0, 0, 0, 0, 6, 2, 2, 0] }), Some(house)),
        }
    },
};

/// The learners' game: two seeds in every pit, no hand, no house. It has the options that then have a meaning.
pub(super) const BAO_KUJIFUNZA: Entry = Entry {
    id: "bao_kujifunza",
    preset_of: Some(("bao", &[("variant", "kujifunza"), ("takasia", "false")])),
    options: &[OptionSpec { kind: Kind::Switch, default: "false", ..TAKASIA }, ENDLESS],
    build: kujifunza,
    ..BAO
};

fn kujifunza(values: &Values) -> Ruleset {
    ruleset(values, Start::Equal, None)
}

fn ruleset(values: &Values, start: Start, house: Option<House>) -> Ruleset {
    Ruleset {
        board: BOARD,
        seeds: 2,
        start,
        family: Family::Bao(Bao {
            house,
            takasia: if values.is_on("takasia") { Takasia::On } else { Takasia::Off },
            endless: if values.word("endless") == "illegal" { NeverEnding::Illegal } else { NeverEnding::Loses },
        }),
        objective: Objective::Survival,
        guard: Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: Some(1000), collect: Collect::Stay },
    }
}
