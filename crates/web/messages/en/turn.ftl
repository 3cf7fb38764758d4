### What happens on the board, in words: labels of pits and stores, the summary of a turn, the preview of a move, and how a game ends. The page shows these sentences, a screen reader speaks them and the terminal prints them.

## Parts of sentences, made first and put into the sentences below. In Hindi they already stand in the form that a postposition needs.

# $kind: who acted: you, opponent, computer or named. $nick: the name to show when it is named.
agent =
    { $kind ->
        [you] You
        [opponent] Your opponent
        [computer] The computer
       *[named] { $nick }
    }
# $owner: whose pit: you, opponent, computer or named. $nick: the owner's name when it is named. $pit: the owner's own number of the pit.
place-pit =
    { $owner ->
        [you] your
        [opponent] your opponent’s
        [computer] the computer’s
       *[named] { $nick }’s
    } { $word-pit } { $pit }
place-store =
    { $owner ->
        [you] your
        [opponent] your opponent’s
        [computer] the computer’s
       *[named] { $nick }’s
    } { $word-store }

## A turn. $by is you or other; $name is the other player as the messages name-opponent, name-computer and name-player give it, or a nickname. Counts are numbers and at least 1 unless a zero variant stands first.

# $agent: made by the message agent.
turn-lift =
    { $agent } lifted { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } from { $word-pit } { $pit }.
# $way: left or right, as the viewer sees it.
turn-sow-way =
    { $agent } sowed { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } from { $word-pit } { $pit } to the { $way ->
        [left] left
       *[right] right
    }.
# $place: made by place-pit or place-store.
last-at = The last { $word-seed } fell in { $place }.
last-at-empty = The last { $word-seed } fell in { $place }, which was empty.
# $count: seeds that lie there after the last one fell.
last-at-made =
    The last { $word-seed } fell in { $place }, which now holds { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
# The sowing went once round and ended in the pit it began from.
last-at-origin = The sowing went right round, and the last { $word-seed } fell in { $place }, where it began.
extra-turn =
    { $by ->
        [you] You move again
       *[other] { $name } moves again
    }.
relay-lift =
    Sowing went on with { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } from { $place }.
# $laps: 2 or more; the first lap is counted.
relay-sum = Relay of { $laps } laps, { $count } { $word-seeds } sown in all.
# $total: the facing seeds and the last one together.
capture-facing =
    { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } in { $place } and the last { $word-seed } were captured, { $total } in all.
capture-at =
    Captured { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } from { $place }.
# $pits: 2 or more; $place: the pit where the last seed fell.
capture-chain = Captured { $count } { $word-seeds } from { $pits } { $word-pits } in a row, back from { $place }.
# A large piece of the game o an quan; $count: small stones taken with it.
capture-quan =
    Captured { $count ->
        [0] the quan
        [one] the quan and { $count } { $word-seed }
       *[other] the quan and { $count } { $word-seeds }
    } in { $place }.
# The empty-capture option: the facing pit is empty and the last seed alone goes to the store.
capture-last = The facing { $word-pit } is empty; the last { $word-seed } alone was captured.
capture-none = The facing { $word-pit } is empty, so nothing is captured.
capture-slam = This would take every { $word-seed } in the other row, so nothing is captured.
# Grand slam under keep_first: $place, the pit where the last seed fell, is left out; the other pits of the chain are captured.
capture-slam-keep-first = This would take every { $word-seed } in the other row, so nothing is taken from { $place }, where the last { $word-seed } fell.
# Grand slam under keep_last: $place, the last pit of the chain and nearest the beginning of the row, is left out.
capture-slam-keep-last = This would take every { $word-seed } in the other row, so nothing is taken from { $place }, the last { $word-pit } of the chain.
# Grand slam under rest_to_opponent.
capture-slam-rest = Every { $word-seed } in the other row was captured at once, so the game is over and the { $word-seeds } left go to the other player.
# Grand slam under illegal, when no other move exists: the move is played without a capture.
capture-slam-illegal = Every move would take every { $word-seed } in the other row, so this one was played without a capture.
sweep =
    { $count ->
        [one] { $count } leftover { $word-seed } goes
       *[other] { $count } leftover { $word-seeds } go
    } to { $store }.
sweep-none =
    { $count ->
        [one] { $count } leftover { $word-seed } leaves the board and counts
       *[other] { $count } leftover { $word-seeds } leave the board and count
    } for nobody.
tuzdyk = New tuzdyk in { $place }; { $word-seeds } that fall there now go to { $store }.
pass =
    { $by ->
        [you] You have no { $word-seeds } to sow, so you pass
       *[other] { $name } has no { $word-seeds } to sow and passes
    }.
# The answer to the pie rule: the second player took over the first player's side.
swap =
    { $by ->
        [you] You took over the other side
       *[other] { $name } took over the other side
    }; the board stays as it is.
turn-next =
    { $by ->
        [you] Your turn
       *[other] { $name } to move
    }.

## Why a turn ended, said after the sentence that tells where the last seed fell. turn-end-plain fits everywhere; the next two are the same end with its reason.

turn-end-plain = The turn ends here.
turn-end-occupied = That { $word-pit } already held { $word-seeds }, so the turn ends.
turn-end-other-row = An empty { $word-pit } in the other row captures nothing, so the turn ends.
# Oware: $count seeds lie in the other row's pit where the last seed fell; only 2 or 3 are captured.
turn-end-count =
    Only 2 or 3 { $word-seeds } are captured and { $count ->
        [one] { $count } lies
       *[other] { $count } lie
    } there, so the turn ends.
# The need_lap option of congklak.
turn-end-lap-needed =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } { $word-store } has had no { $word-seed } in this sowing, so nothing is captured.
# The max_bonus option of congklak; $limit: extra moves allowed in a turn, may be 0.
turn-end-bonus-spent =
    { $limit ->
        [0] These rules give no extra move
        [one] A turn has only { $limit } extra move
       *[other] A turn has only { $limit } extra moves
    }, so the turn ends in the { $word-store }.
# The last seed fell in the store, but the game ended with that sowing.
turn-end-in-store = The game is over with this sowing, so there is no extra move.
# An endless relay was stopped by its rule.
turn-end-endless = The sowing went round without an end, so the turn ends here.

## The end of a game: the result and the reason.

# $rank: 1 to 4.
rank =
    { $by ->
        [you] You finish
       *[other] { $name } finishes
    } { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.
# A player gave up a race of several, which goes on without that side of the board. $rank: 2 to 4.
resigned =
    { $by ->
        [you] You resigned and take
       *[other] { $name } resigned and takes
    } { $rank ->
        [2] second
        [3] third
       *[other] fourth
    } place.
# $result: win, loss or draw, from the viewer's side. $own, $their: seeds.
end-score =
    { $result ->
        [win] You win
        [loss] You lose
       *[draw] Draw
    }, { $own } to { $their }.
# $winner: a name. $high, $low: seeds of the winner and of the other player.
end-score-named = { $winner } wins, { $high } to { $low }.
end-row-empty =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } row is empty.
end-majority =
    { $by ->
        [you] You have
       *[other] { $name } has
    } more than half of the { $total } { $word-seeds }.
end-draw-half = Both players have exactly half of the { $total } { $word-seeds }.
end-no-move =
    { $by ->
        [you] You have
       *[other] { $name } has
    } no move left.
# Oware: the other row is empty and no move drops a seed there.
end-no-feed = No move gives { $word-seeds } to the empty row.
end-all-empty = All { $word-pits } are empty.
end-grand-slam = A grand slam ended the game: every { $word-seed } in one row was captured at once.
end-resign =
    { $by ->
        [you] You
       *[other] { $name }
    } resigned.
end-timeout =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } time ran out.
end-agreed = Both players agreed to a draw.
end-repetition = The same position came up again; each side keeps its own { $word-seeds }.
end-repetition-third = The same position came up for the third time; each side keeps its own { $word-seeds }.
# $limit: a number such as 400.
end-cap = The limit of { $limit } sowings is reached.
end-endless = This sowing would never end, so the rules stop it here.

## Labels of the board's parts, spoken by a screen reader, and questions asked on the board.

# $count: may be 0.
pit-label =
    { $word-Pit } { $pit }, { $count ->
        [0] empty
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
store-label =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } { $word-store }, { $count ->
        [0] empty
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
choose-way = Sow to the left or to the right?
forced-pit = Only { $word-pit } { $pit } may be played this turn.
err-empty-pit = { $word-Pit } { $pit } is empty. Choose one with { $word-seeds }.
err-must-feed = Your opponent has no { $word-seeds }. Choose a { $word-pit } that gives them some.
err-illegal = The rules do not allow this move. The board is unchanged.

## The turn line: a short heading that says whose turn it is or what goes on, and what is being sown.

turn-title-you = Your turn
turn-title-named = { $name } to move
turn-title-again = Move again
turn-title-again-named = { $name } moves again
turn-title-thinking = The computer is thinking
turn-title-over = Game over
turn-title-start = Start of the game
# While the player looks back: $ply of $total sowings.
turn-title-review = After sowing { $ply } of { $total }
# Below the heading at the player's own turn, when nothing has happened yet.
turn-choose = Choose one of your { $word-pits }.
# While seeds travel. $pit: where the lap began.
sowing-now = { $word-Pit } { $pit } is being sown.
# $lap: number of the lap of a relay, 2 or more.
sowing-lap = Lap { $lap }
# A random start; $number is passed as text, it has up to 20 digits.
start-random = Random start no. { $number }.

## The preview of a move, before it is made. Sentences are joined by spaces.

# $pit: the pit that would be sown, in its owner's numbering. $place: made by place-pit or place-store.
preview-last = The last { $word-seed } from { $word-pit } { $pit } lands in { $place }.
preview-last-empty = The last { $word-seed } from { $word-pit } { $pit } lands in { $place }, which is empty.
# $count: seeds that will lie there.
preview-last-made = The last { $word-seed } from { $word-pit } { $pit } lands in { $place } and makes { $count } there.
# The sowing passes the pit it began from. $rounds: how often.
preview-round =
    The sowing goes { $rounds ->
        [one] right round the board
       *[other] { $rounds } times round the board
    }.
preview-laps = The relay runs { $laps } laps.
preview-again =
    { $by ->
        [you] You then move again
       *[other] { $name } then moves again
    }.
preview-capture-facing =
    The { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } in { $place } and the last { $word-seed } are captured, { $total } in all.
preview-capture-at =
    { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } in { $place } { $count ->
        [one] is
       *[other] are
    } captured.
preview-capture-chain = { $count } { $word-seeds } in { $pits } { $word-pits } in a row are captured, back from { $place }.
preview-capture-last = The facing { $word-pit } is empty; the last { $word-seed } alone is captured.
preview-capture-none = The facing { $word-pit } is empty, so nothing is captured.
preview-slam = This would take every { $word-seed } in the other row, so nothing is captured.
preview-slam-part = This would take every { $word-seed } in the other row, so one { $word-pit } is left out of the capture.
preview-lap-needed =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } { $word-store } gets no { $word-seed } in this sowing, so nothing is captured.
preview-bonus-spent = No extra move is left in this turn, so it ends there.
preview-turn-ends = The turn ends there.
preview-feeds =
    It gives the other row { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }.
preview-end = This ends the game.
# $own: seeds of the player who makes the move. $their: seeds of the other player.
preview-end-score = This ends the game, { $own } to { $their }.
preview-swap = Take over the other side instead of sowing; the board stays as it is.

## Turns of games with squares, pieces, marks, two directions, borrowing and places.

# A square of nobody’s at the end of the rows. $way: left or right, as the viewer sees it.
place-square =
    the { $way ->
        [left] left
       *[right] right
    } quan square
# One of several computers. $n: 1 to 3.
name-computer-number = Computer { $n }
# $count: seeds that fell in a tuzdyk in this sowing.
taken-marked =
    { $count ->
        [one] { $count } { $word-seed } that fell in a tuzdyk
       *[other] { $count } { $word-seeds } that fell in a tuzdyk
    } went to { $store }.
# Pits that are emptied when a seed makes $made of them (pasu). $count: seeds of all those pits.
taken-made = { $word-Pits } that came to { $made } { $word-seeds } were emptied on the way: { $count } { $word-seeds } to { $store }.
preview-taken =
    { $count ->
        [one] { $count } { $word-seed } goes
       *[other] { $count } { $word-seeds } go
    } to { $store } on the way.
# $pits: 2 or more.
capture-many = Captured { $count } { $word-seeds } from { $pits } { $word-pits }.
# Captured seeds that are not kept but sown at once.
capture-sown =
    { $count ->
        [one] { $count } captured { $word-seed } was
       *[other] { $count } captured { $word-seeds } were
    } sown on.
# The player chose or is to choose a direction in mid-turn. $count: seeds in hand.
ask-way =
    { $by ->
        [you] You choose
       *[other] { $name } chooses
    } where the { $count ->
        [one] { $word-seed } in hand goes
       *[other] { $count } { $word-seeds } in hand go
    }: left or right.
# Ô ăn quan: a player whose row is empty lays captured seeds into it. $count: seeds laid.
pay =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } row was empty, so { $count } { $word-seeds } were laid back into it, one in each { $word-pit }.
pay-debt =
    { $count ->
        [one] { $count } of them is
       *[other] { $count } of them are
    } borrowed and will be subtracted at the end.
# $count: seeds that lie there; an odd number.
turn-end-odd =
    Only an even number of { $word-seeds } is captured and { $count ->
        [one] { $count } lies
       *[other] { $count } lie
    } there, so the turn ends.
turn-end-quan-next = The quan square ahead is not empty, so the turn ends.
# $least: seeds that a quan needs beside it to be captured.
turn-end-young-quan = The quan ahead is still young: it is captured only with { $least } { $word-seeds } or more beside it, so the turn ends.
turn-end-two-empty = The next two { $word-pits } are empty, so the turn ends.
end-front-empty =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } front row is empty.
end-squares-empty = Both quan squares are empty.
end-pieces-gone = Both quans have been captured.
# $times: how often the position has come up, 2 or 3.
end-repeated =
    The same position came up { $times ->
        [2] again
       *[other] for the third time
    }.
# The result of a game without a score. $result: win, loss or draw, from the viewer’s side.
end-won =
    { $result ->
        [win] You win
        [loss] You lose
       *[draw] The game is a draw
    }.
end-won-named = { $winner } wins.
err-too-few =
    { $word-Pit } { $pit } holds { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }; a sowing needs at least { $least }.
err-pit-closed = { $word-Pit } { $pit } is out of play. Choose another one.
err-direction = { $word-Pit } { $pit } cannot be sown in that direction now.
# $token: what was written.
err-direction-missing = “{ $token }” does not say in which direction to sow.
preview-tuzdyk = It makes a tuzdyk in { $place }; { $word-seeds } that fall there then go to { $store }.
preview-capture-many = { $count } { $word-seeds } in { $pits } { $word-pits } are captured.
preview-capture-quan =
    { $count ->
        [0] The quan in { $place } is captured
        [one] The quan and { $count } { $word-seed } in { $place } are captured
       *[other] The quan and { $count } { $word-seeds } in { $place } are captured
    }.
preview-capture-sown =
    { $count ->
        [one] { $count } { $word-seed } is captured
       *[other] { $count } { $word-seeds } are captured
    } and sown on.
preview-rank =
    { $by ->
        [you] You then finish
       *[other] { $name } then finishes
    } { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.
preview-ask-way = Then a direction is chosen again.

## The terminal’s board.

# $count: may be 0.
side-label =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } side, { $count ->
        [0] empty
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
# Pieces a player has taken, beside the seeds.
pieces-taken = { $count } quan
# $rank: the place a player has already finished in, 1 to 4.
place-taken =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } place
sign-closed = out of play
sign-marked = a tuzdyk of the other side
sign-piece = a quan lies here
sign-asked = { $word-seeds } in hand
# Said under the prompt of games with two directions. $example: a pit number.
term-ways = Add l or r to the { $word-pit } to sow to the left or to the right: { $example }l, { $example }r.
term-way = l left, r right, u take back, h hint, ? help, q leave:

## Bao: seeds from the hand, captures sown in from an end of the row, the house, blocked pits.

turn-namua = { $agent } laid a { $word-seed } from the hand in { $word-pit } { $pit }.
# $way: the end of the mover’s front row, left or right as the viewer sees it.
sown-in =
    The captured { $word-seeds } were sown in from the { $way ->
        [left] left
       *[right] right
    } end.
ask-house =
    { $by ->
        [you] You choose
       *[other] { $name } chooses
    } whether the nyumba is sown or the turn stops here.
house-lost =
    { $by ->
        [you] Your
       *[other] { $name }’s
    } nyumba is lost.
# $place: made by place-pit.
takasia = Takasia: { $place } is blocked for the next turn.
turn-end-house = The last { $word-seed } came to the nyumba, so the turn ends.
turn-end-stopped = { $agent } stopped at the nyumba.
turn-end-blocked = That { $word-pit } is blocked, so the turn ends there.
preview-ask-house = Then comes the choice to sow the nyumba or to stop.
preview-stop = The turn stops here; the nyumba stays as it is.
err-must-capture = A capture is possible, so this turn must begin with one.
err-take-blocked = The blocked { $word-pit } can be captured, so this turn must capture it.
err-pit-blocked = { $word-Pit } { $pit } is blocked this turn. Choose another one.
err-house-stays = The nyumba is sown only when no other { $word-pit } can be. Choose another one.
err-front-first = Choose a { $word-pit } of the front row.
err-never-ends = This sowing would never end, and another one would. Choose another one.
# $count: seeds a player still has in hand.
hand-count = { $count } in hand
sign-house = a nyumba
sign-blocked = blocked this turn
term-prompt-columns = { $word-Pit } A1–A{ $pits }, B1–B{ $pits }, u back, r redo, h hint, ? help, q leave:
term-house = safari: sow the nyumba, stop: leave it, u back, h hint, ? help, q leave:
