### House rules, matches of rounds, and starts that players arrange.

## The page of house rules

# $game: name of the game.
house-title = { $game }: your own rules
house-line = What each choice means is written below it.
page-house-title = House rules of { $game } · Bija
page-house-description = Change the rules of { $game }, see what every choice means, play by them against the computer and send them as a link.
# The link to the page.
house-link = Change the rules
# Heading over the names of the other games.
house-other = Rules of another game
house-options = Rules
house-show = Show these rules
house-start = The start by these rules
house-start-drawn = This start is one of many: each game draws its own by lot.
house-start-arranged = The players may lay the { $word-seeds } out themselves before the first move.
house-changes =
    { $count ->
        [0] The standard rules
        [one] { $count } change from the standard rules
       *[other] { $count } changes from the standard rules
    }
# One change. $option: label of the option. $value: label of its value.
house-change = { $option }: { $value }
house-sense = These rules go well together.
house-warning = These rules can be played, but you should know:
house-refused = These choices make no game.
# Two choices that exclude each other. $first, $with: labels of the options. $value, $other: labels of their values.
house-clash = “{ $first }: { $value }” and “{ $with }: { $other }” do not go together.
house-play = Play by these rules
house-share = Send the link
house-shared = The link is copied.
# $id: a short name made of letters and digits, the same wherever these rules are played.
house-id = Id of these rules: { $id }

## What somebody should know who plays by such rules

advice-first-turn = Extra moves are not limited, so whoever begins can win in the first turn, before the other player has moved. A limit on extra moves makes it fair.
advice-no-choice = Nobody ever has a choice: every move is forced, and the start decides the game.
advice-ends-at-once = The first move can already end the game.
advice-piece-at-once = The first move can already capture a quan.
# $cap: sowings after which the game ends.
advice-repetition-off = A position that comes back does not end the game; a game that goes round in circles stops only after { $cap } sowings.
advice-may-starve = A player may leave the other without { $word-seeds }.

## Matches. $round: its number. $of: how many there are at most.

series-round = Round { $round } of at most { $of }.
series-pair = Game { $round } of a pair; each side begins once.
series-set = Set { $round } of { $of }.
# The state of a match, at its end or between rounds. $one, $other: the players. $first, $second: what they have.
series-seeds = Seeds held: { $one } { $first }, { $other } { $second }.
series-points = Points, two for a win and one for a draw: { $one } { $first }, { $other } { $second }.
series-scores = Both games together: { $one } { $first }, { $other } { $second }.
# $by: you, if the reader has won. $name: the winner.
series-won =
    { $by ->
        [you] You win the match.
       *[other] { $name } wins the match.
    }
series-drawn = The match is a draw.
series-closed =
    { $count ->
        [one] One { $word-pit } cannot be filled and is closed for this round.
       *[other] { $count } { $word-pits } cannot be filled and are closed for this round.
    }

## Refusals. $game: name of the game. $round: its number, from 1.

err-match-none = { $game } with these options is not played in rounds.
err-match-round-goes-on = Round { $round } is not over yet.
err-match-over = There is no round { $round }: the match was decided before.
# $reason: what is wrong with a move of that round, a sentence.
err-match-round = Round { $round }: { $reason }
err-options-start-over = By these rules the game would be over before the first move.
err-arrange-none = In this game nobody lays the { $word-seeds } out: its rules say how it begins.
# $found, $expected: how many lists of pits there are and must be.
err-arrange-lists =
    The start is laid out for { $found ->
        [one] { $found } player
       *[other] { $found } players
    }, but here it takes { $expected }.
# $pit: its number in the list. $found: its seeds. $least: the least it must hold.
err-arrange-few = { $word-Pit } { $pit } of the start holds { $found }; each must hold at least { $least }.
# $player: number of the player. $found, $expected: seeds.
err-arrange-total = Player { $player } has laid out { $found } { $word-seeds }, but must lay out { $expected }.
