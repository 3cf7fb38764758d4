//! Abuse in names: a filter of many languages for what is written in Latin, and our own list for Hindi in both of its scripts.

use rustrict::{Censor, Type};
use unicode_normalization::UnicodeNormalization;

use super::{SEPARATORS, is_joiner};

/// `word` stands alone, `*part*` anywhere; folded as [`folded`] does.
const HINDI: &str = include_str!("hindi-abuse.txt");

/// Real names that the general filter takes for abuse, and parts of them; written as in the list before.
const INNOCENT: &str = include_str!("innocent.txt");

/// Whether a name is abuse.
pub(super) fn is_in(name: &str) -> bool {
    Censor::from_str(&without_innocent(name)).analyze().is(Type::INAPPROPRIATE) || is_hindi(name)
}

/// The name without what is innocent in it.
fn without_innocent(name: &str) -> String {
    name.split_inclusive(SEPARATORS).map(|word| lines(INNOCENT).fold(word.to_lowercase(), without)).collect()
}

/// A word without an entry of the list.
fn without(word: String, entry: &str) -> String {
    match part(entry) {
        Some(part) => word.replace(part, ""),
        None if word.trim_end_matches(SEPARATORS) == entry => String::new(),
        None => word,
    }
}

/// What an entry finds anywhere; nothing if it stands alone.
fn part(entry: &str) -> Option<&str> {
    entry.strip_prefix('*')?.strip_suffix('*')
}

/// The entries of a list: its lines without blanks and comments.
fn lines(list: &str) -> impl Iterator<Item = &str> {
    list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn is_hindi(name: &str) -> bool {
    let words: Vec<String> = name.split(SEPARATORS).map(folded).filter(|word| !word.is_empty()).collect();
    let whole = words.concat();
    lines(HINDI).any(|line| {
        if let Some(part) = part(line) {
            whole.contains(&folded(part))
        } else {
            let word = folded(line);
            whole == word || words.contains(&word)
        }
    })
}

/// A word without what is varied to slip through: case, nuktas, joiners, figures for letters, letters written twice.
fn folded(word: &str) -> String {
    let mut folded = String::new();
    for letter in word.nfd().filter(|letter| *letter != '\u{93c}' && !is_joiner(*letter)).flat_map(char::to_lowercase) {
        let letter = match letter {
            '0' => 'o',
            '1' => 'i',
            '3' => 'e',
            '4' => 'a',
            '5' => 's',
            '\u{901}' => '\u{902}',
            other => other,
        };
        if !folded.ends_with(letter) {
            folded.push(letter);
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_india_are_no_abuse() {
        let names = "Aarav Aditi Aishwarya Ajit Akshay Akshit Akshita Amit Amrita Ananya Anil Ankit Anshita Arpit Arshit Arun Ashit Ashita Ashok Asif Assad \
            Balwinder Bharti Bhagat Bhumika Bhaskar Bikram Bipin Brijesh Chandan Chanda Charu Chetan Chitra Chhaya Chirag Chuni Daksh Dakshita Darshit Deepak Deepti Deshmukh \
            Dharmendra Dikshit Dilip Dipika Divya Durga Falguni Fakir Farhan Gandharv Gandhi Ganesh Gauri Girish Gopal Govind Gulab Gurdeep Hardik Hari Harpreet Harsh Harshit \
            Harshita Hemant Hitesh Ishita Jagdish Jaspreet Jatin Jaya Jignesh Jyoti Kailash Kamal Karan Kartik Kavita Khushi Kiran Kishore Komal Krishna Kshitij Kumar Kunal \
            Kusum Lakshita Lakshmi Lalit Lalita Lata Laxmi Madhu Mahesh Manish Manoj Meena Mithun Mohit Mohini Mokshit Mukesh Mukherjee Nandini Naresh Navneet Neha Nikhil \
            Nishit Nishita Nitin Om Pankaj Parth Piyush Pooja Prakash Pramod Pranav Prashant Prasad Pratik Preeti Priya Puneet Purnima Pushpa Rachit Radha Rahul Raj Rajat Rakesh \
            Rakshit Rakshita Ramesh Randhir Rani Ranjit Rashmi Ravi Rekha Rishit Ritika Rohit Ruchi Rupa Sachin Sagar Sakshi Saksham Sandeep Sanjay Sarita Satish Savita Seema \
            Shaista Shakti Shanti Sharma Shashi Shital Shiv Shivani Shreya Shruti Shubham Siddharth Sikha Simran Sita Sneha Sonal Subhash Suchitra Sudhir Sujata Sukhdeep Sukhi \
            Sukhwinder Sumit Sunita Suresh Sushil Swati Tanvi Tarun Tejas Titli Tushar Uday Uma Umesh Urvashi Usha Vaishali Vandana Varshit Varun Vasant Vibha Vidya Vijay Vikas \
            Vikram Vinod Vishal Vivek Yadav Yash Yashit Yogesh Mohammed Muhammad Abdul Fatima Ayesha Khan Singh Iyer Nair Menon Reddy Rao Das Dutta Ghosh Banerjee Chatterjee Sen \
            Bose Gogoi Fernandes DSouza Pereira Titus Assamese Hindu Muslim Sikh Punjabi Gujarati Marathi Anal Harsha Harshal Harshada Pornima Kunti Kuntal Kunte Negi Nigam Nigar \
            Butt Buttar Bhutto Boobalan Shitole Shitij Shitanshu Kshitija Dhanush Tanushree Anushka Anusha Gandhari Gande Chutani Sachdeva Saxena Sethi Poonam Poornima Sukumar Sukanya \
            Fakhruddin Japneet Japjeet Gaya Gayatri Damodar Damini Semwal Rapti Kumari Bhattacharya Bhatt Cockroft Laudari Lunden Randeep Randhawa Chhuti Jhantu Hijli Kamini Lundh";
        let wrong: Vec<&str> = names.split_whitespace().filter(|name| is_in(name)).collect();
        assert_eq!(wrong, Vec::<&str>::new());
    }

    #[test]
    fn names_of_other_places_are_no_abuse() {
        let names = "Scunthorpe Penistone Clitheroe Lightwater Cockburn Hancock Babcock Dickinson Dickens Fanny Titus Assumpta Cassandra Bassett Sussex Essex Middlesex Matsushita \
            Phuc Phuong Phuket Wang Dong Pornchai Pornthip Fukuda Semen Janus Manus Gay Gaylord Vandyke Coonoor Cumming Cummings Draper Sexton Hellen Weiner Hitchcock Peacock Woodcock Dick";
        let wrong: Vec<&str> = names.split_whitespace().filter(|name| is_in(name)).collect();
        assert_eq!(wrong, Vec::<&str>::new());
    }

    #[test]
    fn an_innocent_part_does_not_cover_what_stands_beside_it() {
        for name in ["shit", "Harshit shit", "bullshit", "fuck Harshit", "k shit", "fuckkumar", "Kumarfuck", "analsex", "anal sex", "Dickhead"] {
            assert!(is_in(name), "{name}");
        }
    }
}
