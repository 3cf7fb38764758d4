//! Those who look at a game now, each on a line of their own.

use axum::extract::ws::Utf8Bytes;
use bija_store::PersonId;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// Frames that may wait for a reader. Who falls further behind is sent away and comes back to a snapshot.
pub(crate) const MOST_WAITING: usize = 64;

/// A line's number.
pub type LineId = u64;

#[derive(Debug, Default)]
pub(crate) struct Audience {
    lines: Vec<Line>,
    next: LineId,
}

#[derive(Debug)]
struct Line {
    id: LineId,
    person: Option<PersonId>,
    queue: Sender<Utf8Bytes>,
}

impl Audience {
    /// Somebody comes: the number of the line and its end.
    pub(crate) fn enter(&mut self, person: Option<PersonId>) -> (LineId, Receiver<Utf8Bytes>) {
        let (queue, end) = channel(MOST_WAITING);
        self.next += 1;
        self.lines.push(Line { id: self.next, person, queue });
        (self.next, end)
    }

    /// Somebody goes: who it was.
    pub(crate) fn leave(&mut self, id: LineId) -> Option<PersonId> {
        let at = self.lines.iter().position(|line| line.id == id)?;
        self.lines.swap_remove(at).person
    }

    /// Who the reader of a line is.
    pub(crate) fn reader(&self, id: LineId) -> Option<PersonId> {
        self.lines.iter().find(|line| line.id == id)?.person
    }

    /// Readers have become others: whoever a line belongs to, it belongs to who that is.
    pub(crate) fn rename(&mut self, who: impl Fn(PersonId) -> PersonId) {
        for line in &mut self.lines {
            line.person = line.person.map(&who);
        }
    }

    /// Sends everybody the frame that is theirs. The line of a reader who is too slow is cut.
    pub(crate) fn tell(&mut self, frame: impl Fn(Option<PersonId>) -> Utf8Bytes) {
        self.lines.retain(|line| line.queue.try_send(frame(line.person)).is_ok());
    }

    /// Forgets lines whose other end is gone.
    pub(crate) fn tidy(&mut self) {
        self.lines.retain(|line| !line.queue.is_closed());
    }

    /// Whether a person has a line.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        self.lines.iter().any(|line| line.person == Some(person))
    }

    /// Lines of others than these.
    pub(crate) fn watchers(&self, plays: impl Fn(PersonId) -> bool) -> usize {
        self.lines.iter().filter(|line| !line.person.is_some_and(&plays)).count()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_who_does_not_read_is_sent_away_and_harms_nobody() {
        let mut audience = Audience::default();
        let (_, slow) = audience.enter(None);
        let (_, mut quick) = audience.enter(None);
        for number in 0..=MOST_WAITING {
            audience.tell(|_| format!("{number}").into());
            assert_eq!(quick.try_recv().unwrap().as_str(), number.to_string());
        }
        assert_eq!((audience.lines.len(), slow.len()), (1, MOST_WAITING));
        assert!(slow.is_closed(), "the slow one hears that nothing comes any more");
    }

    #[test]
    fn players_are_there_on_any_of_their_lines_and_are_no_watchers() {
        let (player, other) = (PersonId::from_number(7).unwrap(), PersonId::from_number(8).unwrap());
        let mut audience = Audience::default();
        let (first, _end) = audience.enter(Some(player));
        let (second, _end) = audience.enter(Some(player));
        audience.enter(Some(other));
        audience.enter(None);
        assert_eq!((audience.has(player), audience.watchers(|person| person == player)), (true, 2));
        assert_eq!((audience.leave(first), audience.reader(first), audience.reader(second)), (Some(player), None, Some(player)));
        assert!(audience.has(player));
        audience.leave(second);
        assert!(!audience.has(player));
        audience.tidy();
        assert!(audience.is_empty(), "the ends of the others were dropped");
    }
}
