### Ways to a game between people, and the lists of games and players.

## Links on other pages

nav-people = Tables
home-friend = Play a friend
play-friend = Play a friend
house-friend = Play a friend by these rules

## Tables and invitations

# $most: how many are allowed.
live-too-many-games = You have { $most } games that are not over. End one of them first.
live-too-many-tables = You have { $most } open tables in the lobby. Close one of them, or wait until somebody comes.
live-table-by-link = This table is for people who were sent its link.
live-invite-unknown = There is no such invitation. Perhaps a letter of the link is missing, or its 24 hours are over. Ask for a new link.
live-invite-own = This is your own invitation. Send the link to somebody else.
live-invite-expired = The 24 hours of this link are over. Ask for a new link.
live-invite-used = Somebody has taken this seat already. Ask for a new link, or watch the game.
live-invite-over = This game is over.

## Random opponents

live-not-ranked = This game is not ranked by these rules: ranked games keep to the standard rules of the games on the list.
# $aborts: games broken off within a day.
live-ranked-closed = You broke { $aborts } games off within a day. Ranked play opens again an hour after the last one.
live-seeks-elsewhere = You are looking for the same game on another page.

## People

# Stands in place of the name of somebody whose data is deleted.
name-deleted = Deleted player

## Lists of players and games

page-leaderboard-title = Leaderboard: { $game }
page-leaderboard-description = Who plays { $game } best here: ratings from ranked games between people.
leaderboard-title = Leaderboard
leaderboard-games = Games
leaderboard-none = Nobody has played enough ranked games of { $game } yet.
# $games: ranked games that are needed.
leaderboard-from = A rating is listed after { $games } ranked games.
leaderboard-place = Place
leaderboard-player = Player
leaderboard-latest = Last games
leaderboard-count = Games
leaderboard-rating = Rating
leaderboard-you = you
# Above one’s own row and the two on either side of it, where the part of the list that is shown does not have it.
leaderboard-own = Your place, with your neighbours
# $of: ranked games that are needed for a place on the list.
leaderboard-provisional =
    Your rating is { $rating } after { $games ->
        [one] { $games } ranked game
       *[other] { $games } ranked games
    }. After { $of } you have a place on this list.
list-top = To the top
list-more = More
sign-won = win
sign-shared = draw
sign-lost = loss

page-player-title = { $name } plays mancala games
player-ratings = Ratings
player-ratings-none = No ranked game yet.
# $games: ranked games played. $of: how many are needed.
player-provisional = provisional, { $games } of { $of } games
player-count = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# $count: how many games.
player-history = { $count ->
        [one] { $game }, the last ranked game
       *[other] { $game }, the last { $count } ranked games
    }
# The drawn line in words. $from, $to: first and last rating. $least, $most: the lowest and the highest.
player-line = Rating from { $from } to { $to }, between { $least } and { $most }.
player-table = As a table
player-date = Date
player-opponent = Opponent
player-any-opponent = Everybody
player-moves = Moves
player-before = Before
player-after = After
player-look = See the game
player-games = Games
player-games-none = No such game.
player-any-game = All games
player-any-result = All
player-result = Result
player-filter = Show
player-alone = Nobody yet
player-ranked = ranked
player-running = not over
player-text = Text

## A question at the end of every game’s own

faq-people-1-q = Can I play it against other people?
faq-people-1-a = Yes: send a friend a link, sit down at a table, or look for anyone. If nobody comes within 10 seconds, a game against the computer is offered; the computer is always named as one, never as a person.

## Ranked games with anyone

lobby-ranked = Rating
lobby-ranked-false = Unranked
lobby-ranked-true = Ranked
lobby-ranked-sign-in = Sign in to play for a rating.
lobby-own = My games

# A rating, $rating, as a figure.
rating-points = { $rating }
