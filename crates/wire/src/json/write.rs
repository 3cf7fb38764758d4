//! Writing JSON.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::plain;

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

    /// Begins one more field.
    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.text.push(self.before);
        self.before = ',';
        name.write_json(self.text);
        self.text.push(':');
    }

    /// One more field.
    #[inline(never)]
    pub fn field(&mut self, name: &str, value: &dyn ToJson) -> &mut Self {
        self.name(name);
        value.write_json(self.text);
        self
    }

    /// One more field, a small number.
    #[inline(never)]
    pub fn number(&mut self, name: &str, number: u8) -> &mut Self {
        self.field(name, &number)
    }

    /// One more field, a list of the items that are given to it.
    pub fn list(&mut self, name: &str, fill: impl FnOnce(&mut Items<'_>)) -> &mut Self {
        self.name(name);
        list(self.text, fill);
        self
    }
}

/// The list that is being written.
pub struct Items<'a> {
    text: &'a mut String,
    /// What comes before the next item.
    before: char,
}

impl Items<'_> {
    #[inline(never)]
    fn close(&mut self) {
        self.text.push_str(if self.before == '[' { "[]" } else { "]" });
    }

    /// One more item.
    #[inline(never)]
    pub fn item(&mut self, item: &dyn ToJson) {
        self.text.push(self.before);
        self.before = ',';
        item.write_json(self.text);
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
        plain::push_number(text, *self);
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
        list(text, |items| {
            for item in self {
                items.item(item);
            }
        });
    }
}

/// Appends a list to a text, with the items that are given to it.
fn list(text: &mut String, fill: impl FnOnce(&mut Items<'_>)) {
    let mut items = Items { text, before: '[' };
    fill(&mut items);
    items.close();
}
