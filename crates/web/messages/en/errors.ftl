### What the rules or the server refuse, and why, in words. One message for each kind of refusal; the arguments hold the evidence. The refusals of an ordinary move at the board (err-empty-pit, err-must-feed, err-illegal) stand in turn.ftl.

## Games and options

# $game: the name as it was written. $known: the names that exist, joined by commas.
err-unknown-game = There is no game “{ $game }” here. The games are: { $known }.
# $option: the name as it was written. $game: name of the game. $known: its options.
err-unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
# $value: as it was written. $allowed: the values that fit, joined by commas or as a range.
err-unknown-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
err-option-twice = The option “{ $option }” is given twice.
# Two options whose values make no game together. $option, $value: the one. $other, $with: the other.
err-options-together = “{ $option }” cannot be { $value } while “{ $other }” is { $with }.
# $total: seeds the chosen options would put on the board. $limit: 255.
err-options-too-many = These options need { $total } { $word-seeds }; a board holds { $limit } at most.
# $pits, $seeds: the least number that a random start needs.
err-options-start-pits = A random start needs at least { $pits } { $word-pits } in a row.
err-options-start-seeds = This random start needs at least { $seeds } { $word-seeds } in each { $word-pit }.
# Two options that exclude each other.
err-options-clash = The options “{ $first }” and “{ $second }” do not go together.
err-start-number = “{ $text }” is not the number of a random start. It is a whole number from 0 to 18446744073709551615.
err-start-only-one = { $game } with these options always starts in the same way, so it takes no number.
# $level: as it was written. $allowed: the levels that exist.
err-level = There is no level “{ $level }”. It can be: { $allowed }.
err-level-not-here = { $game } with these options is not solved, so there is no perfect level.
# $text: as it was written.
err-first-move = “{ $text }” does not say who moves first.

## A position that was written down

# $row: 1 for the row of seat 1. $found, $expected: numbers of pits.
err-pit-count =
    Row { $row } has { $found ->
        [0] no { $word-pits }
        [one] { $found } { $word-pit }
       *[other] { $found } { $word-pits }
    }; these rules need { $expected }.
err-row-count =
    The position has { $found ->
        [0] no rows
        [one] { $found } row
       *[other] { $found } rows
    }; these rules need { $expected }.
err-store-count =
    The position has { $found ->
        [0] no { $word-stores }
        [one] { $found } { $word-store }
       *[other] { $found } { $word-stores }
    }; these rules need { $expected }.
# $text: what stands where a number of seeds should stand.
err-count-unreadable = “{ $text }” is not a number of { $word-seeds }.
err-count-negative = { $text } { $word-seeds } cannot lie in a { $word-pit } or a { $word-store }.
# $total: seeds in the position. $limit: 255.
err-seeds-too-many = The position holds { $total } { $word-seeds }; { $limit } is the most.
err-seeds-none = The position holds no { $word-seeds }.
# A mark on a pit, such as a tuzdyk, that the rules do not have or do not allow there. $pit: number of the pit.
err-mark = { $word-Pit } { $pit } cannot be marked like this under these rules.
# Seeds in hand that the rules do not have.
err-hand =
    Under these rules nobody can have { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } in hand.
# $text: what stands where the seat to move should stand.
err-seat = “{ $text }” is no seat; S, N or - is needed.
# The game's own data do not fit: the position says over though a move exists, or the other way round.
err-over-mismatch = The position says that the game is over, but the rules say that it goes on, or the other way round.
# $text: the part of the position that cannot be read.
err-position = The position cannot be read at “{ $text }”.
err-position-short = The position ends too early: { $word-pits }, { $word-stores } and the seat to move are needed.
# $key: a key in the position text that these rules do not have.
err-position-key = These rules know nothing called “{ $key }” in a position.

## Moves

# $token: the move as it was written.
err-move-unreadable = “{ $token }” is not a move. A move looks like S3, N5 or swap.
# $ply: which move of the list, from 1. $token: the move. $reason: a whole sentence of this file or of turn.ftl.
err-move-at = Move { $ply }, { $token }: { $reason }
err-other-pit = { $word-Pit } { $pit } lies in the other row. Choose one of your own.
# $pits: number of pits in a row.
err-no-pit = There is no { $word-pit } { $pit }; the { $word-pits } are 1 to { $pits }.
err-wrong-turn = It is not your turn yet.
# Oware with grand_slam=illegal. $pit: the pit that was chosen.
err-slam = { $word-Pit } { $pit } would take every { $word-seed } in the other row, which these rules forbid. Choose another.
err-swap = Sides can be changed only once, in answer to the first turn.
err-swap-off = These rules have no change of sides.
err-over = The game is over; no move can be added.
# $limit: moves that an address may hold.
err-moves-too-many = The address holds more than { $limit } moves.
err-nothing-to-take-back = No move has been made yet, so none can be taken back.
# The board changed in the meantime.
err-stale = The board has changed. This is the latest position; choose again.

## Requests

# $name: name of a part of the address. $text: what it holds.
err-parameter = The address says { $name }=“{ $text }”, which cannot be read.
# $line: number of the line.
err-file = This file is damaged: line { $line } cannot be read. Nothing was imported.
# $detail: what the reader of JSON says, in English.
err-request = The request cannot be read: { $detail }
err-too-large = The request is larger than { $limit } bytes.
err-too-many =
    Too many requests. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
err-busy = The server is busy. Your game is safe; try again in a moment.
# The page asked the server and nothing came back.
err-no-connection = The server cannot be reached. Your game is safe on this device.
err-internal = Something went wrong here. Your game is kept on your device.
# The search that thinks in the browser could not start.
err-engine = The computer’s thinking could not start on this browser.
