//! The pages.

pub mod changes;
pub mod error;
pub mod home;
pub mod house;
pub mod offline;
pub mod plain;
pub mod play;
pub mod rules;
pub mod rules_list;
mod rules_options;
mod setup_form;
