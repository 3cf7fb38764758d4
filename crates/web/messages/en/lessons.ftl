### Lessons on the board: what all of them share. The sentences of one lesson stand in lessons-<game>.ftl. Every lesson- message may use the nouns $word-pit, $word-store and so on.

## The pages

nav-learn = Learn
# $title: what the lesson is called, made by learn-title or learn-topic-….
page-learn-title = { $title } · Bija
# What the lesson on how to play a game well is called.
learn-topic-strategy = { $game } strategy
# The same where it stands below the game’s name.
learn-topic-strategy-short = Strategy
# $count: steps of the lesson.
page-learn-description = { $game } on a real board in { $count } short steps: see a move, try one yourself, and read why. In the browser, free and without an account.
# $title: what the lesson on a topic of a game is called; $count: its steps.
page-learn-topic-description = { $title } on a real board: { $count } positions in which one move is best, shown or found by you, each with the reason. Free, in the browser, without an account.
page-learn-list-title = Learn mancala games on the board · Bija
page-learn-list-description = Short lessons on a real board: each of these mancala games in about three minutes, step by step, with your own moves.
learn-list-title = Learn on the board
learn-list-line = See a move, try one yourself, read why: about three minutes a game.
# $game: the game's name.
learn-title = { $game } in 3 minutes
# The link from a game’s other pages.
learn-link = Learn in 3 minutes
# $count: steps of a lesson, 8 to 15.
learn-steps = { $count } steps
# The same once some were done on this device. $state: some or all.
learn-list-state =
    { $state ->
        [all] Done
       *[some] { $done } of { $of } steps done
    }
learn-to-rules = Back to the rules

## The lesson itself: short labels and buttons

# $n: number of the step; $of: all steps; $name: what the step is about.
learn-step = Step { $n } of { $of }: { $name }
# The same where there is little room.
learn-step-short = Step { $n } of { $of }
learn-progress = Steps of the lesson
# What is heard of a step in the row of all steps. $state: done, now or open.
learn-step-state =
    { $state ->
        [done] Step { $n }: { $name }, done
        [now] Step { $n }: { $name }, this step
       *[open] Step { $n }: { $name }
    }
learn-watch = Show the move
learn-show = Show me
learn-rule = The rule in words
learn-rule-short = Rule
learn-skip = Skip this step
learn-skip-short = Skip
learn-again = Once more
learn-next = Next step
learn-finish = Finish
learn-restart = Start again
# The end of a lesson.
learn-done = This lesson is complete.
learn-done-help = You can repeat every step as often as you like.
# $n: the highest number of an own pit. The two keys stand before their words.
learn-key-pits = sow a { $word-pit }
learn-key-to = to
learn-key-next = next step
learn-key-back = back to the rules
learn-kept = Nothing is counted. Try as often as you like.

## Headings of answers. They follow from what the move brought.

lesson-title-right = Right
lesson-title-again = One more move
lesson-title-capture =
    { $count ->
        [one] { $count } { $word-seed } captured
       *[other] { $count } { $word-seeds } captured
    }
lesson-title-relay = { $laps } laps in one turn
lesson-title-end = The game is over
# Right so far: another sowing follows in the same step.
lesson-title-on = Go on
lesson-title-short =
    { $count ->
        [one] One { $word-pit } short
       *[other] { $count } { $word-pits } short
    }
lesson-title-past =
    { $count ->
        [one] One { $word-pit } too far
       *[other] { $count } { $word-pits } too far
    }
lesson-title-fewer =
    Only { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } captured
lesson-title-no-capture = Nothing captured
lesson-title-no-end = The game goes on
lesson-title-no-relay = The sowing stopped
lesson-title-other = Not this one

## Answers to wrong moves, after the sentence that says what was sown.

lesson-short =
    The last { $word-seed } fell { $count ->
        [one] { $count } { $word-pit }
       *[other] { $count } { $word-pits }
    } short of your { $word-store }. Count again.
lesson-past =
    The last { $word-seed } fell { $count ->
        [one] { $count } { $word-pit }
       *[other] { $count } { $word-pits }
    } past your { $word-store }. Count again.
lesson-choose-again = Choose another { $word-pit }.

# Below the reason for a move, where a solver has proved it. $count: seeds of the final margin.
lesson-better =
    With best play, every other move ends at least { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } worse.
