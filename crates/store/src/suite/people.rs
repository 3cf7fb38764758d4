//! Laws of people, sessions and identities.

use bija_room::Millis;

use super::{Place, advance, digest, end, open, opened, over, read, refused, somebody, sowing, stored, which, who, with_people};
use crate::{Filter, Identity, Kind, Page, Refused, Store, Write};

/// An identity of one issuer.
fn subject(name: &str) -> Identity {
    Identity { issuer: "https://accounts.example".to_string(), subject: name.to_string() }
}

fn rename(number: u64, name: &str) -> Write {
    Write::RenamePerson { id: who(number), name: name.to_string(), name_key: name.to_lowercase() }
}

fn session(number: u8, person: u64, expires: i64) -> Write {
    Write::InsertSession { hash: digest(number), person: who(person), at: Millis(10), expires: Millis(expires) }
}

/// Guests share names with guests, nobody with an account, however it is written.
pub async fn a_name_belongs_to_one_account<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    assert_eq!(refused(&store, [somebody(5, Kind::Account, "ASHA")]).await, Refused::NameTaken);
    assert_eq!(refused(&store, [somebody(5, Kind::Guest, "asha")]).await, Refused::NameTaken);
    assert_eq!(refused(&store, [rename(3, "Asha")]).await, Refused::NameTaken);
    assert_eq!(refused(&store, [rename(9, "Nobody")]).await, Refused::NoSuchPerson { person: who(9) });
    assert_eq!(refused(&store, [somebody(1, Kind::Guest, "Other")]).await, Refused::PersonExists { person: who(1) });
    stored(&store, [somebody(5, Kind::Guest, "Chitra"), rename(1, "AshA"), rename(4, "Devi")]).await;
    let asha = read(store.account_by_name("asha").await).expect("an account has that name");
    assert_eq!((asha.id, asha.name.as_deref(), asha.kind), (who(1), Some("AshA"), Kind::Account));
    assert_eq!(read(store.account_by_name("chitra").await), None);
    assert_eq!(read(store.person(who(4)).await).and_then(|dev| dev.name).as_deref(), Some("Devi"));
    assert_eq!(read(store.person(who(9)).await), None);
}

/// A secret lets one person in, until it expires or is deleted; using it makes it last longer.
pub async fn a_session_lets_in_until_it_expires<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [session(1, 3, 100), session(2, 3, 100), session(3, 1, 100)]).await;
    assert_eq!(refused(&store, [session(1, 4, 100)]).await, Refused::SessionExists);
    assert_eq!(refused(&store, [session(4, 9, 100)]).await, Refused::NoSuchPerson { person: who(9) });
    let (person, there) = read(store.person_by_session(digest(1), Millis(99)).await).expect("it has not expired");
    assert_eq!((person.id, there.person, there.created, there.expires), (who(3), who(3), Millis(10), Millis(100)));
    assert_eq!(read(store.person_by_session(digest(1), Millis(100)).await), None);
    let touch = |hash| Write::TouchSession { hash, at: Millis(50), expires: Millis(200) };
    stored(&store, [touch(digest(1))]).await;
    assert_eq!(refused(&store, [touch(digest(9))]).await, Refused::NoSuchSession);
    let (_, there) = read(store.person_by_session(digest(1), Millis(150)).await).expect("it lasts longer");
    assert_eq!((there.created, there.renewed), (Millis(10), Millis(50)));
    stored(&store, [Write::DeleteSession { hash: digest(1) }, Write::DeleteSession { hash: digest(9) }]).await;
    assert_eq!(read(store.person_by_session(digest(1), Millis(20)).await), None);
    stored(&store, [Write::DeleteSessionsOf { person: who(3) }]).await;
    assert_eq!(read(store.person_by_session(digest(2), Millis(20)).await), None);
    assert!(read(store.person_by_session(digest(3), Millis(20)).await).is_some(), "another person's session stays");
}

/// An issuer's subject is one account for ever; an account may have several, a guest none.
pub async fn a_subject_signs_in_to_one_account<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let link = |name: &str, person| Write::LinkIdentity { identity: subject(name), person: who(person), at: Millis(5) };
    stored(&store, [link("a", 1), link("b", 1), link("a", 1), link("c", 2)]).await;
    assert_eq!(refused(&store, [link("a", 2)]).await, Refused::IdentityTaken { person: who(1) });
    assert_eq!(refused(&store, [link("d", 3)]).await, Refused::NoSuchPerson { person: who(3) });
    assert_eq!(read(store.person_by_identity(&subject("b")).await).map(|person| person.id), Some(who(1)));
    assert_eq!(read(store.person_by_identity(&subject("d")).await), None);
    let elsewhere = Identity { issuer: "https://other.example".to_string(), ..subject("a") };
    assert_eq!(read(store.person_by_identity(&elsewhere).await), None);
}

/// The account has the games, the guest has nothing left, and who sits down as the guest afterwards is the account.
pub async fn a_guest_becomes_an_account_with_all_its_games<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20)), session(1, 3, 1000)]).await;
    stored(&store, [Write::MovePerson { guest: who(3), account: who(1), at: Millis(30) }]).await;
    let games = read(store.games_of(who(1), &Filter::default(), Page::first(10)).await);
    assert_eq!(games.iter().map(|game| game.id).collect::<Vec<_>>(), [which(1)]);
    assert_eq!(games[0].seats[0].known_as, Some(("Asha".to_string(), Kind::Account)));
    assert_eq!(read(store.games_of(who(3), &Filter::default(), Page::first(10)).await), []);
    assert_eq!(read(store.aliases(who(1)).await), [who(3)]);
    assert_eq!(read(store.person_by_session(digest(1), Millis(40)).await), None);
    let guest = read(store.person(who(3)).await).expect("its row stays");
    assert_eq!((guest.name, guest.moved_to, guest.deleted), (None, Some(who(1)), None));
    let resigned = end(1, 0, 50, over(0, "resigned", Some(who(3))));
    stored(&store, [advance(crate::Advance { seats: Some(opened(1, [who(3), who(4)], 20).seats), ..resigned })]).await;
    let game = read(store.game(which(1)).await).expect("it is there");
    assert_eq!(game.seats[0].seat, super::sits(0, who(1)));
    assert_eq!(game.state.ending.and_then(|ending| ending.by), Some(who(1)));
    let again = Write::MovePerson { guest: who(3), account: who(2), at: Millis(30) };
    assert_eq!(refused(&store, [again]).await, Refused::NoSuchPerson { person: who(3) });
    let backwards = Write::MovePerson { guest: who(2), account: who(4), at: Millis(30) };
    assert_eq!(refused(&store, [backwards]).await, Refused::NoSuchPerson { person: who(2) });
}

/// The last settings of an account are kept, and only an account's; with the account they go.
pub async fn an_account_keeps_what_it_has_set<P: Place>() {
    let (place, store) = with_people::<P>().await;
    let set = |number, text: &str| Write::KeepSettings { person: who(number), settings: text.to_string(), at: Millis(10) };
    assert_eq!(read(store.settings(who(1)).await), None);
    stored(&store, [set(1, "loud"), set(2, "dark"), set(1, "soft")]).await;
    assert_eq!(refused(&store, [set(3, "loud")]).await, Refused::NoSuchPerson { person: who(3) });
    assert_eq!(refused(&store, [set(9, "loud")]).await, Refused::NoSuchPerson { person: who(9) });
    place.close(store).await;
    let store = place.open().await;
    assert_eq!(read(store.settings(who(1)).await).as_deref(), Some("soft"));
    assert_eq!(read(store.dossier(who(2)).await).and_then(|dossier| dossier.settings).as_deref(), Some("dark"));
    stored(&store, [Write::DeletePerson { id: who(1), at: Millis(40) }]).await;
    assert_eq!(read(store.settings(who(1)).await), None);
    assert_eq!(read(store.settings(who(2)).await).as_deref(), Some("dark"));
    assert_eq!(refused(&store, [set(1, "loud")]).await, Refused::NoSuchPerson { person: who(1) });
}

/// Name, devices, sign-ins and rating go; the game stays with a seat of nobody known.
pub async fn who_is_deleted_leaves_the_games_of_others<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let places = vec![(who(1), 1), (who(2), 2)];
    let link = Write::LinkIdentity { identity: subject("a"), person: who(1), at: Millis(5) };
    let moved = Write::MovePerson { guest: who(3), account: who(1), at: Millis(6) };
    stored(&store, [open(opened(1, [who(1), who(2)], 20)), session(1, 1, 1000), link, moved]).await;
    let rate = Write::Rate { game: which(1), pool: "kalah".to_string(), at: Millis(30), places };
    stored(&store, [advance(end(1, 0, 30, over(0, "rows", None))), rate]).await;
    stored(&store, [Write::DeletePerson { id: who(1), at: Millis(40) }]).await;
    let gone = read(store.person(who(1)).await).expect("the row stays");
    assert_eq!((gone.name, gone.deleted), (None, Some(Millis(40))));
    assert_eq!(read(store.person(who(3)).await).and_then(|guest| guest.deleted), Some(Millis(40)));
    assert_eq!(read(store.person_by_session(digest(1), Millis(50)).await), None);
    assert_eq!(read(store.person_by_identity(&subject("a")).await), None);
    assert_eq!(read(store.account_by_name("asha").await), None);
    assert_eq!(read(store.ratings(who(1)).await), []);
    let game = read(store.game(which(1)).await).expect("it stays");
    assert_eq!(game.seats.iter().map(|seat| seat.known_as.as_ref().map(|(name, _)| name.as_str())).collect::<Vec<_>>(), [None, Some("Bilal")]);
    assert_eq!(read(store.rated(which(1)).await).len(), 2, "what the game did to ratings stays");
    assert_eq!(read(store.ratings(who(2)).await)[0].rating, 1180);
    assert_eq!(refused(&store, [Write::DeletePerson { id: who(1), at: Millis(41) }]).await, Refused::NoSuchPerson { person: who(1) });
    stored(&store, [somebody(5, Kind::Account, "Asha")]).await;
}

/// What is kept about somebody, and nothing of others.
pub async fn a_dossier_holds_everything<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let link = Write::LinkIdentity { identity: subject("a"), person: who(1), at: Millis(5) };
    stored(&store, [open(opened(1, [who(3), who(2)], 20)), open(opened(2, [who(2), who(4)], 21)), session(1, 1, 1000), link]).await;
    stored(&store, [advance(sowing(1, 0, 25)), advance(sowing(1, 1, 26)), advance(sowing(2, 0, 27))]).await;
    stored(&store, [Write::MovePerson { guest: who(3), account: who(1), at: Millis(30) }]).await;
    let rate = Write::Rate { game: which(1), pool: "kalah".to_string(), at: Millis(40), places: vec![(who(1), 1), (who(2), 2)] };
    stored(&store, [advance(end(1, 2, 40, over(2, "rows", None))), rate]).await;
    let dossier = read(store.dossier(who(1)).await).expect("there is somebody");
    assert_eq!(dossier.person.name.as_deref(), Some("Asha"));
    assert_eq!(dossier.guests, [who(3)]);
    assert_eq!(dossier.identities, [subject("a")]);
    assert_eq!(dossier.sessions.iter().map(|session| session.hash).collect::<Vec<_>>(), [digest(1)]);
    assert_eq!(dossier.games.iter().map(|game| game.id).collect::<Vec<_>>(), [which(1)]);
    assert_eq!(dossier.moves.iter().map(|(game, ply)| (*game, ply.ply)).collect::<Vec<_>>(), [(which(1), 0)]);
    assert_eq!(dossier.ratings.iter().map(|row| row.rating).collect::<Vec<_>>(), [1220]);
    assert_eq!(dossier.rating_changes.iter().map(|change| (change.before, change.after)).collect::<Vec<_>>(), [(1200, 1220)]);
    assert_eq!(read(store.dossier(who(9)).await), None);
}

/// Expired sessions and links go, and answers of games that ended; what lasts stays.
pub async fn sweeping_forgets_what_expired<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let link = |number, expires| Write::InsertInvitation { hash: digest(number), game: which(1), from: who(3), at: Millis(20), expires: Millis(expires) };
    stored(&store, [open(opened(1, [who(3), who(4)], 20)), session(1, 3, 100), session(2, 3, 300), link(1, 100), link(2, 300)]).await;
    let last = crate::Advance { command: Some(super::command(0, "last", "answer")), ..end(1, 0, 150, over(0, "rows", None)) };
    stored(&store, [advance(last)]).await;
    stored(&store, [Write::Sweep { before: Millis(150) }]).await;
    let dossier = read(store.dossier(who(3)).await).expect("there is somebody");
    assert_eq!(dossier.sessions.iter().map(|session| session.hash).collect::<Vec<_>>(), [digest(2)]);
    assert_eq!(read(store.invitation(digest(1)).await), None);
    assert!(read(store.invitation(digest(2)).await).is_some());
    assert!(read(store.command(which(1), 0, "last").await).is_some(), "it may still be asked for");
    stored(&store, [Write::Sweep { before: Millis(151) }]).await;
    assert_eq!(read(store.command(which(1), 0, "last").await), None);
}

/// The last one, even if a clock was set back.
pub async fn the_last_heartbeat_is_kept<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    assert_eq!(read(store.heartbeat().await), None);
    for at in [100, 200, 150] {
        stored(&store, [Write::Heartbeat { at: Millis(at) }]).await;
        assert_eq!(read(store.heartbeat().await), Some(Millis(at)));
    }
}
