### What is said of a page where its link is sent, and the page on which a finished game between people is read move by move.

## Cards: pictures that stand for a page

# In words, for those who do not see the picture.
share-card = A mancala board with its seeds.
# Below the board of a finished game whose score does not say who won.
share-over-card = A finished game

## A game between people

# $game: its name. $names: those who play, with dashes.
share-running-title = { $names } at { $game }
share-running = { $names } are playing { $game }. Watch their game.
share-gathering = A table of { $game } waits for players. Sit down or watch.

## A game that is over

# $winner, $others: names. $game: the game.
share-won = { $winner } beat { $others } at { $game }
share-first = { $winner } came first at { $game }, before { $others }
share-drawn = { $names }: a draw at { $game }
# $names: those who share the first place.
share-shared = { $names } came first together at { $game }
share-none = { $names } played { $game }, without a result
# $what: one of the headlines above. $score: such as 27–21.
share-scored = { $what }, { $score }
# $date: written out for the language.
share-over = { $game }, played on { $date }. Every move is here, one by one.

## An invitation

# $size: what is played, in figures. $hours: how long the link still works.
share-invite =
    { $size }. No account is needed; the link works for { $hours ->
        [one] { $hours } more hour
       *[other] { $hours } more hours
    }.

## A finished game, move by move

replay-moves = All moves
replay-without-scripts = This browser runs no scripts. Every move of this game can be read without them.
# $what: the headline.
page-replay-title = { $what }, move by move
replay-rounds = Rounds
# $n: the round’s number.
replay-round = Round { $n }
# $n: moves so far. $of: all moves.
replay-at =
    { $n ->
        [0] Before the first of { $of } moves
       *[other] Move { $n } of { $of }
    }
replay-last = To the end
replay-begins = The board before the first move.
replay-empty = The game ended before anybody moved.
replay-live = With the moving board
replay-take = To take away
# Where a player’s side of the board lies in the picture; the name follows.
replay-side-bottom = Below:
replay-side-top = Above:
replay-side-right = Right:
replay-side-left = Left:
