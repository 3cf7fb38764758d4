### Games between people: the live page, the table before its game, the invitation, the page where games between people begin.

page-live-title = { $game } with people

## Clocks

# $seconds: what is left.
clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
clock-low =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left.
# $seconds: of a fresh clock.
clock-fresh =
    Extra turn; the clock starts again at { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
clock-none = No clock
clock-short = { $seconds } s
clock-each =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } for each sowing

## What stands beside a name

seat-you = you
seat-rating = { $rating }
seat-provisional = { $rating }, provisional
seat-held = the computer plays
seat-away = connection lost
seat-next = next
seat-out = resigned
seat-host = host
seat-free = Free seat
# $rank: 1 to 4.
seat-place =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
# $name: a name that two people here have. $n: the seat.
seat-name-alike = { $name } (player { $n })
seat-computer = Add a computer
seat-computer-away = Send away

## The connection

conn-connecting = Connecting…
conn-lost-title = Connection lost
conn-lost = Reconnecting… Your last move is safe.
conn-lost-clock = Reconnecting… Your clock keeps running. Your last move is safe.
conn-restart = The server is starting again. Your game is safe and goes on in a moment.
conn-old = This page is older than the server. Load it again to go on.
conn-now = Connect now
conn-reload = Load the page again
# $name: who is not there. $seconds: in which the computer takes over; they run.
conn-away =
    { $name } lost the connection. The computer takes over in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
# No clock runs, and no computer takes over.
conn-away-waits = { $name } lost the connection. The game waits for one day.
conn-away-clock = { $name } lost the connection. The clock keeps running.
conn-computer = The computer is playing for you.
conn-return = Return to your seat

## Acts in a game

move-sending = Your move is on its way…
play-on = Play on
draw-offer = Offer a draw
draw-offered = { $name } offers a draw.
draw-accept = Accept
draw-decline = Play on
draw-stands = You offered a draw.
resign = Resign
resign-confirm = Resign this game? It counts as a loss.
abort = Abort
abort-confirm = Abort the game? It counts for nobody.
watch-link = Link to watch
watch-copied = The link is copied. Whoever opens it can watch.
watching = You are watching.
watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }.

## What happened, told in the game. $by: you or other. $name: the other.

live-told-draw-declined =
    { $by ->
        [you] You
       *[other] { $name }
    } declined the draw.
live-told-rematch-declined =
    { $by ->
        [you] You do
       *[other] { $name } does
    } not want a rematch now.
live-told-took-over =
    { $by ->
        [you] The computer plays for you
       *[other] { $name } is away; the computer plays that seat
    } now.
live-told-returned =
    { $by ->
        [you] You are
       *[other] { $name } is
    } back in the game.
live-told-timed-out =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } time ran out; the computer makes this move.
live-told-arranged =
    { $by ->
        [you] You have
       *[other] { $name } has
    } laid out the { $word-seeds }.
live-told-side-chosen =
    { $by ->
        [you] You
       *[other] { $name }
    } chose the side.
live-told-resigned =
    { $by ->
        [you] You
       *[other] { $name }
    } resigned.
# $count: seeds that were hidden. $right: yes or no.
live-told-guessed =
    { $by ->
        [you] You guessed
       *[other] { $name } guessed
    } { $right ->
        [yes] right
       *[no] wrong
    }: there { $count ->
        [one] was { $count } { $word-seed }
       *[other] were { $count } { $word-seeds }
    } in the hand.

## Before the first sowing

prelude-hiding = Hide your { $word-seeds }
prelude-hiding-about = The other player guesses odd or even. If the guess is right, they choose the side, else you do.
prelude-hide = How many { $word-seeds } do you hide?
prelude-guessing = Odd or even?
prelude-guessing-about = The { $word-seeds } in the hand cannot be changed any more. A right guess chooses the side.
prelude-guess = Odd or even?
prelude-choosing = Choose your side
prelude-choosing-about = Whoever takes the first side makes the first move.
prelude-choose = Who moves first?
prelude-first = I do
prelude-second = The other player
prelude-arranging = Lay out your { $word-seeds }
prelude-arranging-about = Each side is laid out before the first move. When the time is over, the standard start is taken.
prelude-arrange = Your { $word-seeds } are not laid out yet.
# $name: who decides.
prelude-waits = Waiting for { $name }

## The table before its game

gather-waits = Waiting for players
gather-watching = You can watch the game when it begins.
# $free: seats.
gather-title =
    { $free ->
        [0] Everybody is here
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
gather-send =
    Send this link. It works once for each seat, for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }; nobody needs an account.
gather-link = Link of the invitation
gather-code = The link as a QR code
gather-share = Share the link
gather-share-title = { $game }: play with me
gather-copied = The link is copied.
gather-sit = Take a seat
gather-leave = Leave the table
gather-close = Close the table
gather-call = Tell me when it is my turn
# $changes: names of rules and settings with what they are now.
gather-changed = Changed: { $changes }
# A rule that does not go with the number of people. $option: its name. $wanted: what the host chose. $value: what is played instead.
gather-fallen-back = { $option }: with { $players } players { $value } instead of { $wanted }.
setting-seats = Seats
setting-clock = Clock
setting-rotate = Next game
setting-join = Who may join
rotate-true = Another begins
rotate-false = The same begins
join-link = With the link
join-anyone = Anyone

## The end

rematch = Rematch
rematch-offered = { $name } asks for a rematch.
rematch-waits = You asked for a rematch.
rematch-decline = Not now
rematch-go = To the next game
result-none = No result
result-aborted = The game was stopped before it had begun. It counts for nobody.
result-abandoned = Nobody was there any more, so the table was closed.
result-absent =
    { $by ->
        [you] You were
       *[other] { $name } was
    } away for too long.
result-rating = { $name }: { $before } → { $after }
result-show = Result
result-new = New game

## The invitation

# $name: who invites. $game: to what.
page-invite-title = { $name } invites you to { $game }
invite-title = { $name } invites you
invite-to = to a game of { $game }
invite-standard = Standard rules
# $count: options.
invite-differs =
    { $count ->
        [one] { $count } rule differs from the standard
       *[other] { $count } rules differ from the standard
    }
# $value: of the standard.
invite-standard-value = The standard: { $value }.
invite-first-random = First move: drawn by lot
invite-first-host = First move: { $name }
invite-first-guest = First move: you
invite-unranked = unranked game
# $seats: people.
invite-seats = A table for { $seats }
invite-rules = Rules of { $game }
invite-nickname = Your nickname
invite-play = Play against { $name }
invite-join = Take a seat
# $hours: that the link still works.
invite-cost =
    No account needed. This link works for { $hours ->
        [0] less than an hour
        [one] { $hours } more hour
       *[other] { $hours } more hours
    }.
invite-own = This is your own invitation. Send its link to whoever should play with you.
invite-to-table = To your table
invite-scripts = A game between two devices needs scripts; this browser runs none.
page-invite-gone-title = This link does not work any more
invite-gone-expired =
    Links work for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }. Ask for a new one.
invite-gone-used = Somebody has taken this seat already. Ask for a new link, or watch the game.
invite-gone-over = This game is over.
invite-watch = Watch the game

## Where games between people begin

page-lobby-title = Play with people
page-lobby-description = Mancala games between people, each on their own device: by a link to a friend, with anyone, or at a table of two to four. Free; only ranked games need an account.
lobby-title = Play with people
lobby-line = Each on their own phone or computer. A nickname is enough.
lobby-nickname = Your nickname
lobby-game = Game
lobby-friend = Play a friend
lobby-friend-about = You get a link to send. It works for 24 hours.
lobby-random = Anyone
lobby-random-about = You play against whoever is looking for the same game now.
lobby-table = Open a table
lobby-table-about = For two to four people, by your settings; free seats may go to computers.
lobby-friend-act = Make a link
lobby-random-act = Find an opponent
lobby-table-act = Open the table
lobby-rules = Rules
lobby-rules-standard = Standard
lobby-clock = Clock
lobby-first = First move
lobby-first-random = By lot
lobby-first-me = Mine
lobby-first-friend = My friend’s
lobby-seats = People
lobby-seeking = Looking for somebody…
lobby-seeking-computer = Nobody is there yet. You can wait on, or play against the computer.
lobby-computer = Play against the computer
lobby-stop = Stop looking
lobby-open = Open tables
lobby-open-none = No table is open now. Open one.
lobby-running = Games to watch
lobby-running-none = No game is running now.
# $names: of those who sit. $free: seats.
lobby-table-row =
    { $names } · { $free ->
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
lobby-sit = Take a seat
lobby-watch = Watch
lobby-failed = That did not work. Try again.
