//! What people see: the words in every language, the pages, and the files that a browser loads.
//!
//! Pages are functions from a language and checked data to HTML; they know no request and no clock. Every one can be read
//! and every game played without scripts.

pub mod address;
pub mod assets;
pub mod card;
pub mod examples;
pub mod figures;
pub mod games;
pub mod glossary;
pub mod house;
mod icons;
pub mod lessons;
pub mod manifest;
pub mod messages;
pub mod offline;
pub mod option_names;
pub mod pages;
mod perfect;
pub mod picture;
pub mod preview;
pub mod qr;
pub mod releases;
pub mod rounds;
pub mod search;
pub mod shell;
pub mod sitemap;
mod structured;

pub use icons::favicon;
pub use messages::Lang;
