### Why a move: what speaks for it, what against it, and what a beginner is asked before it is made. The same sentences stand in a hint, after “why”, and before a warning, so they speak of “it”, the move, in the present.

## What speaks for a move. $by is you or other; $name the other player, as in the summary of a turn. Counts are 1 at least unless a zero variant stands first.

reason-only = It is the only move there is.
reason-wins =
    { $by ->
        [you] You win
       *[other] { $name } wins
    } the game with it.
# Proved by the search: no reply changes the winner.
reason-wins-surely =
    { $by ->
        [you] You win
       *[other] { $name } wins
    } from here whatever is answered; it has been counted to the end.
reason-captures =
    It captures { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
# $place: made by place-pit.
reason-captures-at =
    It captures { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } from { $place }.
# Some of the seeds lay elsewhere, such as the last seed itself; $count: all of them.
reason-captures-with =
    It captures { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }, those in { $place } among them.
# $pits: 2 or more.
reason-captures-many = It captures { $count } { $word-seeds } from { $pits } { $word-pits }.
# Ô ăn quan. $pieces: large pieces, 1 or 2; $count: small ones.
reason-captures-quan =
    It captures { $pieces ->
        [one] { $count ->
            [0] the quan
            [one] the quan and { $count } { $word-seed }
           *[other] the quan and { $count } { $word-seeds }
        }
       *[other] { $count ->
            [0] both quan
            [one] both quan and { $count } { $word-seed }
           *[other] both quan and { $count } { $word-seeds }
        }
    }.
reason-again =
    { $by ->
        [you] You move
       *[other] { $name } moves
    } again after it.
# $pit: the pit to be sown next; $count: what that captures.
reason-again-then =
    { $by ->
        [you] You move
       *[other] { $name } moves
    } again after it, and { $word-pit } { $pit } can then capture { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
# Mancala Basic. $rank: the place reached.
reason-finishes =
    { $by ->
        [you] You finish
       *[other] { $name } finishes
    } { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } with it.
reason-marks = It makes a tuzdyk in { $place }.
# $store: made by place-store.
reason-collects =
    It ends the game, and { $count ->
        [one] { $count } leftover { $word-seed } goes
       *[other] { $count } leftover { $word-seeds } go
    } to { $store }.
# After most other moves the next player could take so many more.
reason-saves =
    It saves { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } that most other moves leave to be taken.
reason-saves-at =
    It saves { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } that most other moves leave to be taken in { $place }.
# After most other moves the next player could move again.
reason-denies =
    { $by ->
        [you] You
       *[other] { $name }
    } could otherwise move again.
reason-denies-pit =
    { $by ->
        [you] You
       *[other] { $name }
    } could otherwise move again with { $word-pit } { $pit }.
# $laps: 3 or more.
reason-relays = It is a long sowing of { $laps } laps.
reason-relays-stored =
    It is a long sowing of { $laps } laps and drops { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } into { $store }.
# What the search found where no single event tells it. $count: seeds.
reason-better =
    Counted some moves ahead, it is worth { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } more than any other move.
reason-best = Counted some moves ahead, it is better than every other move.
reason-as-good = Counted some moves ahead, no move is better; others are as good.

## What speaks against a move. $pit: the better move's pit.

reason-lets =
    It lets { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } be taken next.
reason-lets-at =
    It lets { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } be taken next from { $place }.
reason-lets-again =
    { $by ->
        [you] You
       *[other] { $name }
    } can then move again.
reason-lets-again-pit =
    { $by ->
        [you] You
       *[other] { $name }
    } can then move again with { $word-pit } { $pit }.
reason-misses =
    Another move captures { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
reason-misses-pit =
    { $word-Pit } { $pit } captures { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
reason-misses-again = Another move brings a further move.
reason-misses-again-pit = { $word-Pit } { $pit } brings a further move.
# Proved by the search.
reason-misses-win = Another move wins whatever is answered; this one does not.
reason-misses-win-pit = { $word-Pit } { $pit } wins whatever is answered; this one does not.
reason-worse =
    Counted some moves ahead, another move is worth { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } more.
reason-worse-pit =
    Counted some moves ahead, { $word-pit } { $pit } is worth { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } more.
reason-worst = Counted some moves ahead, another move is better.
reason-worst-pit = Counted some moves ahead, { $word-pit } { $pit } is better.

## After a move of the computer

why-ask = Why?
why-label = Why the computer made its last move
why-pit = Why { $word-pit } { $pit }:
why-other = Why:

## Gentle mode: the question before a move that loses much. $count: seeds that it loses compared with the best one.

gentle-warn =
    This move gives away { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }. Sow anyway?
# In games that are not played for seeds.
gentle-warn-plain = This move makes your game much worse. Sow anyway?
gentle-warn-win = This move gives a sure win away. Sow anyway?
gentle-yes = Sow anyway
gentle-no = Choose another

## Gentle mode as a setting: off, or the seeds that a move must lose to be warned of

settings-gentle = Gentle mode
gentle-off = Off
gentle-2 = Over 2
gentle-4 = Over 4
gentle-8 = Over 8
gentle-about = Before a move against the computer that gives away more { $word-seeds } than this, you are asked once more.

## When the computer has counted a game to its end. $count: seeds by which the best play on both sides wins, 1 at least.

proved-mark = Perfect from here
proved-win =
    From here the computer plays perfectly: it wins by { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } or more.
proved-loss =
    From here the computer plays perfectly; your best play still wins by { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
proved-draw = From here the computer plays perfectly: it does not lose any more.
proved-win-plain = From here the computer plays perfectly: it wins.
proved-loss-plain = From here the computer plays perfectly; your best play still wins.
