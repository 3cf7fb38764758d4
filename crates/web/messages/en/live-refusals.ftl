### What a live game refuses, and why. One message for each kind of refusal; the arguments hold the evidence. Seats count from 1. Moves that the rules of the game refuse have their sentences in errors.ftl and turn.ftl.

## Who may do it

live-server-only = Only the server decides this.
live-not-seated = You have no seat in this game; you are watching.
live-not-host = Only the host of the table can do this.
live-no-such-game = There is no such game here.

## The table before its game

live-begun = The game has begun already.
live-not-begun = The game has not begun yet.
live-seated-already = You already sit at this table.
# $seats: places at the table.
live-full = All { $seats } seats of this table are taken. You can watch.
# $seated: who has sat down. $needed: the fewest who can play.
live-too-few = { $seated ->
        [one] Only { $seated } player sits here
       *[other] Only { $seated } players sit here
    }; this game needs { $needed }.
# $seat: from 1.
live-no-computer = No computer sits on seat { $seat }.
live-rated = Ranked games are for people who have signed in, and the server arranges them.
# $seats: what was asked for. $least, $most: what the game allows.
live-settings-seats = This game is not for { $seats } players; it is for { $least } to { $most }.
live-settings-seated = { $seated } people sit here already; { $seats } seats are too few.
live-settings-clock = A clock of { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } is not offered.
live-start-is-over = From this position there is nothing to play: the game is over there.
live-no-series = These games cannot be counted together.

## Before the first sowing

live-not-now = There is nothing of this kind to decide now.
live-hidden-count = Hide 1 or 2 seeds; { $count } do not go.

## The game

live-over = The game is over.
# $mover: the seat that decides, from 1.
live-not-your-turn = It is not your turn; player { $mover } decides now.
# $ply, $now: sowings and choices so far, then and now.
live-stale = Meanwhile something has happened: you chose after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }, and now there are { $now }.
live-moved-on = Meanwhile something has happened in this game. Look at the board and choose again.
live-too-late = Your time had run out before this arrived.
live-timed-out = Your time ran out; the computer makes this one move.
live-computer-holds = The computer plays for you. Return to your seat first.
live-not-held = You already play for yourself.
live-not-computers-turn = The computer has nothing to decide here.
live-out-of-play = Your seat has finished; the others play on.
live-has-sown = You have sown already, so you can only resign.
live-said-already = You have already said so.

## Draw and rematch

live-no-draw = A draw can be agreed only between two people.
live-draw-open = Your offer of a draw is still open.
live-no-draw-offer = Nobody has offered a draw.
# $sowings: own sowings until then.
live-draw-wait = { $sowings ->
        [one] You can offer another draw after { $sowings } more sowing of your own.
       *[other] You can offer another draw after { $sowings } more sowings of your own.
    }
live-not-over = The game is not over yet.
live-rematch-made = The rematch is there already.
# $seat: from 1.
live-rematch-declined = Player { $seat } does not want a rematch.

## The server's own

live-not-due = It is not time for this yet.
live-no-outage = The clock has not been moved.

## The connection

# $detail: what is wrong, for programmers.
live-message = The server did not understand this message: { $detail }.
# $version: the one spoken here.
live-protocol = This page is older or newer than the server. Load it again. (The protocol here is version { $version }.)
live-not-taken = This can no longer be done.
live-not-stored = The server could not store this, so nothing has changed. Try again in a moment.
live-closing = The server is restarting. Your game is safe; try again in a moment.
