//! What people see: the words in every language, the pages, and the files that a browser loads.

pub mod messages;
pub mod option_names;

pub use messages::Lang;
