//! Writing JSON.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What can be written as JSON.
pub trait ToJson {
    /// Appends it to a text.
    fn write_json(&self, text: &mut String);

    /// It alone.
    fn to_json(&self) -> String {
        let mut text = String::new();
        self.write_json(&mut text);
        text
    }
}

/// The object that is being written.
pub struct Fields<'a> {
    text: &'a mut String,
    /// What comes before the next field.
    before: char,
}

// One copy of the brackets keeps the browser's module small: every kind of object and list has its own code but for them.
impl Fields<'_> {
    #[inline(never)]
    fn close(&mut self) {
        self.text.push_str(if self.before == '{' { "{}" } else { "}" });
    }

    /// One more field.
    pub fn field(&mut self, name: &str, value: &dyn ToJson) -> &mut Self {
        self.text.push(self.before);
        self.before = ',';
        name.write_json(self.text);
        self.text.push(':');
        value.write_json(self.text);
        self
    }

    /// One more field, if there is a value.
    pub fn field_if<T: ToJson>(&mut self, name: &str, value: &Option<T>) -> &mut Self {
        match value {
            Some(value) => self.field(name, value),
            None => self,
        }
    }
}

/// Appends an object to a text, with the fields that are given to it.
pub fn object(text: &mut String, fill: impl FnOnce(&mut Fields<'_>)) {
    let mut fields = Fields { text, before: '{' };
    fill(&mut fields);
    fields.close();
}

impl ToJson for str {
    fn write_json(&self, text: &mut String) {
        text.push('"');
        for letter in self.chars() {
            match letter {
                '"' | '\\' => text.extend(['\\', letter]),
                '\0'..' ' => {
                    let digit = |value: u32| char::from_digit(value, 16).expect("half a byte is one digit");
                    text.push_str("\\u00");
                    text.extend([digit(letter as u32 >> 4), digit(letter as u32 & 15)]);
                }
                _ => text.push(letter),
            }
        }
        text.push('"');
    }
}

impl ToJson for &str {
    fn write_json(&self, text: &mut String) {
        (**self).write_json(text);
    }
}

impl ToJson for String {
    fn write_json(&self, text: &mut String) {
        self.as_str().write_json(text);
    }
}

impl ToJson for bool {
    fn write_json(&self, text: &mut String) {
        text.push_str(if *self { "true" } else { "false" });
    }
}

impl ToJson for i64 {
    fn write_json(&self, text: &mut String) {
        text.push_str(&self.to_string());
    }
}

/// Numbers that are counted in, all of them small.
macro_rules! small {
    ($($number:ty)*) => { $(
        impl ToJson for $number {
            fn write_json(&self, text: &mut String) {
                (*self as i64).write_json(text);
            }
        }
    )* };
}

small!(u8 i16 u32 i32 usize u64);

/// `null` for none.
impl<T: ToJson> ToJson for Option<T> {
    fn write_json(&self, text: &mut String) {
        match self {
            Some(value) => value.write_json(text),
            None => text.push_str("null"),
        }
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn write_json(&self, text: &mut String) {
        list(text, self.len(), &|index, text| self[index].write_json(text));
    }
}

/// Appends so many values.
#[inline(never)]
fn list(text: &mut String, len: usize, write: &dyn Fn(usize, &mut String)) {
    let mut before = '[';
    for index in 0..len {
        text.push(before);
        before = ',';
        write(index, text);
    }
    text.push_str(if before == '[' { "[]" } else { "]" });
}
