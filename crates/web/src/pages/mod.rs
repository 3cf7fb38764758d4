//! The pages.

pub mod account;
pub mod changes;
pub mod error;
pub mod glossary;
pub mod home;
pub mod house;
pub mod invitation;
pub mod leaderboard;
pub mod learn;
pub mod learn_list;
pub mod live_game;
pub mod lobby;
pub mod offline;
pub mod over;
pub mod plain;
pub mod play;
pub mod player;
pub mod replay;
pub mod rules;
pub mod rules_list;
mod rules_options;
mod setup_form;
pub mod sign_in;
