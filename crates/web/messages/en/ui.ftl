### The words of every page and of the terminal that belong to no single game: header and footer, home, the play page, settings, dialogs, the page that works without scripts, errors as pages, titles and descriptions.

## The site

site-name = Bija
site-line = Mancala games from around the world, played by their exact rules.
nav-label = Main links
nav-home = Bija, home
nav-games = Games
nav-play = Play
nav-rules = Rules
nav-changes = What is new
nav-settings = Settings
nav-theme = Light or dark
nav-language = Language
nav-skip = Skip to the content
nav-skip-board = Skip to the board
footer-label = About Bija
# $version: such as 0.1.0.
footer-version = Version { $version }
footer-free = Free. Only ranked games need an account; against the computer it works offline too.
footer-fonts = Typefaces: Mukta and Martel, SIL Open Font License
footer-private = Games at one device stay on it; games between people are kept by the server.

## People's names in sentences. Where a message has $name it is one of these or a nickname.

name-you = You
name-opponent = Your opponent
name-computer = The computer
# $n: number of the seat, 1 or 2.
name-player = Player { $n }
# On the board's chips, not in a sentence.
label-computer = Computer
label-opponent = Opponent

## Home

home-heading = Lift the seeds, sow them one by one.
home-line = Bija is a place for mancala games: against the computer, with a friend far away or two at one device, without an account.
home-play = Play the computer
home-two = Two at one device
home-learn = Learn in 3 minutes
home-continue = Go on with your game
home-games = Games
# On the button over a board.
home-game-play = Play
home-game-rules = Rules
# $people: how many play, such as 2 or 2–4, passed as text. $minutes: length of an ordinary game.
home-game-meta = { $people } people · { $minutes } minutes
# $pits: pits in a row. $seeds: seeds in each pit at the start.
game-size =
    { $pits ->
        [one] { $pits } { $word-pit }
       *[other] { $pits } { $word-pits }
    }, { $seeds ->
        [one] { $seeds } { $word-seed }
       *[other] { $seeds } { $word-seeds }
    } each
# The same where pits begin with different numbers of seeds.
game-size-all =
    { $pits ->
        [one] { $pits } { $word-pit }
       *[other] { $pits } { $word-pits }
    } for each player, { $seeds } { $word-seeds } in all
# The last three words are search examples; other names of the games work as well.
search-label = Find a game
search-placeholder = Find a game: dakon, awale, mancala…
# $query: what the reader typed. No game fits it.
search-none = No game is called “{ $query }” here.
# Read out when the list changes.
search-found =
    { $count ->
        [0] No game found
        [one] { $count } game found
       *[other] { $count } games found
    }
search-clear = Clear
# The button of the search field.
search-go = Find
search-all = All games

## The play page: who plays, buttons, what goes on

play-choose-game = Choose a game
play-mode = Who plays
play-mode-computer = You and the computer
play-mode-two = Two people at this device
play-level = Level
level-easy = Easy
level-easy-about = Sees only the next move and often misses something.
level-normal = Normal
level-normal-about = Thinks a few moves ahead and errs now and then.
level-hard = Hard
level-hard-about = Thinks far ahead; it hardly ever errs, but it is not perfect.
# Only offered where the game is solved.
level-perfect = Perfect
level-perfect-about = Makes the best move every time; it never gives a seed away.
play-first = First move
first-you = Yours
first-opponent = Your opponent’s
first-computer = The computer’s
# $n: 1 or 2.
first-player = Player { $n }’s
first-random = Random
play-start = Start
play-rules = Rules
play-options = House rules
play-take-back = Take back
play-redo = Redo
play-hint = Hint
play-new = New game
play-again = Play again
play-again-you = Play again, you first
play-again-computer = Play again, computer first
# $n: 1 or 2.
play-again-player = Play again, player { $n } first
play-swap = Change sides
play-stop-thinking = Move now
play-computer-move = Let the computer move
# Asked once, in place, when a game is going on.
play-new-ask = Leave this game and start a new one?
play-new-yes = New game
play-new-no = Go on playing
play-taken-back = The move was taken back.
play-redone = The move was made again.
play-nothing-back = There is no move to take back.
play-nothing-redo = There is no move to make again.
# After something that may work a moment later.
play-retry = Try again
# Below the preview of a pit that a finger holds, or that was chosen once where moves are confirmed; again by tap, click or Enter.
play-tap-again = Choose it again to sow.
play-loading = The board is getting ready…
play-failed = The board could not start on this browser. The game also works without scripts.
play-link-copy = Copy a link to this position
play-link-copied = Link copied.
# After the thinking has taken two seconds. $depth: how many sowings ahead.
think-depth =
    Looking { $depth ->
        [one] { $depth } sowing
       *[other] { $depth } sowings
    } ahead.
# While the level “perfect” waits for the table of all its endings, which is built when the level is chosen. $percent: how far it is.
think-endings = Building the endgame table: { $percent }%
hint-pit = Hint: { $word-pit } { $pit }.
hint-swap = Hint: change sides.
hint-thinking = Looking for a good move…
# How the game stands after the hinted move, in seeds, as the search sees it; $count is at least 1.
hint-ahead =
    By this count you come out { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } ahead.
hint-behind =
    By this count you come out { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } behind, and every other move costs at least as much.
hint-even = By this count both come out even.
hint-proven = This is proven.

## Settings

settings-title = Settings
settings-note = Kept on this device.
settings-note-account = Kept on this device and with your account.
# The groups of the settings, each with one sentence of help.
settings-group-moves = Moves
settings-help-moves = Confirmed moves: choosing a { $word-pit } shows where it sows, choosing it again sows it.
settings-group-senses = Sound and vibration
settings-help-senses = You hear each { $word-seed } as it falls. Each device keeps its own choice.
settings-group-board = Board and buttons
settings-help-board = Large { $word-pits } fill the width of a phone. The board is never mirrored.
settings-group-look = Look
settings-help-look = Colours follow the device until you choose.
settings-close = Close
settings-speed = Animation speed
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
settings-contrast = High contrast
contrast-auto = As the device
contrast-on = On
contrast-off = Off
settings-digits = Digits
# Names of two sets of digits, the same in every language.
digits-latin = 0–9
digits-devanagari = ०–९
settings-tap = Confirm moves
tap-sows = Off
tap-previews = On
settings-sound = Sound
sound-off = Off
sound-soft = Soft
sound-middle = Medium
sound-loud = Loud
settings-vibration = Vibration
vibration-off = Off
vibration-on = On
settings-pits = Large { $word-pits }
pits-standard = Off
pits-large = On
# Which hand presses the buttons: they lie on its side.
settings-hand = Buttons for
hand-right = Right hand
hand-left = Left hand
settings-board = Board on a phone
board-level = Level
board-upright = Upright
settings-reset = Standard settings

## House rules: the dialog of a game's options. Names and meanings of the options are in games.ftl.

options-title = House rules
# $game: name of the game.
options-title-game = House rules of { $game }
options-all-standard = Standard rules
options-changed =
    { $count ->
        [0] Nothing differs from the standard
        [one] { $count } rule differs from the standard
       *[other] { $count } rules differ from the standard
    }
# Beside an option that was changed. $value: label of the standard value.
options-standard = Standard: { $value }
# On a rules page, before what follows from an option. $option: its label. $value: the label of what is chosen.
options-set = { $option }: { $value }.
options-reset = Back to the standard rules
options-play = Start with these rules
options-cancel = Leave as it was
# Names of the two stepper buttons. $option: label of the option.
options-less = { $option }: less
options-more = { $option }: more
options-total = { $total } { $word-seeds } in all
options-start-number = Number of the random start
options-start-new = Another random start
options-start-empty = Left empty, it is drawn by lot.
options-note = The computer plays by the rules you choose.

## The list of moves and the steps through it

moves-title = Moves
moves-none = No move yet.
# $name: who moved, as on the chip.
moves-lane = Moves of { $name }
moves-lane-you = Your moves
# One sowing in the list, read out. $ply: its number in the game.
moves-item = Sowing { $ply }: { $name }, { $word-pit } { $pit }
moves-item-again = Sowing { $ply }: { $name }, { $word-pit } { $pit }, then moved again
moves-item-swap = Sowing { $ply }: { $name } changed sides
moves-item-resign = Sowing { $ply }: { $name } resigned
moves-swap-short = swap
moves-resign-short = resigned
steps-label = Look through the game
step-first = To the start
step-back = One back
step-forward = One forward
step-last = To the latest position
step-return = Back to the game
# While an older position is shown.
step-note = You are looking at an earlier position.

## The end of a game

verdict-win = You win
verdict-loss = You lose
verdict-draw = Draw
# $name: Player 1, Player 2 or a nickname.
verdict-named = { $name } wins
# Spoken in place of the en dash. $high, $low: seeds.
verdict-score = { $high } to { $low }
panel-label = End of the game
panel-reason = How it ended
# $name: whose seeds are laid out.
panel-seeds =
    { $name }: { $count ->
        [0] no { $word-seeds }
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
panel-seeds-out =
    Out of play: { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
panel-sowings =
    { $count ->
        [one] { $count } sowing
       *[other] { $count } sowings
    }
panel-longest =
    Longest turn: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
panel-biggest =
    Largest capture: { $count ->
        [0] none
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
panel-review = See the game
panel-close = Back to the board

## Keys and hints about the page

skip-hint = Tap the board or press Esc to skip the animation.
keys-title = Keyboard
# $pits: number of pits in a row.
keys-pits = 1 to { $pits }: your { $word-pit } of that number
keys-arrows = Arrows: from pit to pit
keys-enter = Enter or Space: sow
keys-esc = Esc: skip the animation, close a panel
keys-take-back = U: take back
keys-redo = R: redo
keys-hint = H: hint
keys-new = N: new game
keys-steps = Comma and full stop: one position back or forward
keys-search = /: find a game
keys-help = ?: this list

## A kept game, offline, updates

resume-restored = Your game is here as you left it.
resume-broken = The saved game could not be read. It was set aside and a new game began.
resume-other-tab = This game went on in another tab. This is the latest position.
resume-not-kept = This browser keeps nothing, so the game is lost when the page closes.
offline-now = Offline. You can still play.
offline-ready = Bija now works offline on this device.
offline-title = No connection
offline-text = This page is not on your device yet. The games you have opened before work offline.
update-ready = A new version is ready. It will be used when you open the page again.
install-button = Install

## The play page without scripts: every move is a form, every answer a new page

plain-note = This board works without scripts: press a { $word-pit } and the next page shows what happened.
plain-choose = Choose the game and who starts.
plain-press = Press one of your { $word-pits }.
# $name: whose turn it is, Player 1 or Player 2.
plain-press-named = { $name }, press a { $word-pit } in your row.
plain-computer-next = It is the computer’s turn. Press the button to see its move.
plain-happened = What happened
plain-moves = Moves so far
plain-board = The board
# $seeds: how many seeds a player lays out.
plain-lay-total =
    { $seeds ->
        [one] { $seeds } { $word-seed } in all.
       *[other] { $seeds } { $word-seeds } in all.
    }
plain-lay-pit = { $word-pit } { $pit }
plain-lay-begin = Start from this layout
plain-with-script = The board with animation
# The way from the first board of a game to the page with its house rules, levels and moves.
plain-open = Who plays, level and house rules

## What a screen reader says of the board as a whole

# $game: name of the game.
board-label = Board of { $game }
board-row-yours = Your row
board-row-theirs = Your opponent’s row
board-row-bottom = Bottom row
board-row-top = Top row
# $name: Player 1, Player 2 or a nickname.
board-row-bottom-named = Bottom row, { $name }
board-row-top-named = Top row, { $name }
board-stores = { $word-Stores }
board-anticlockwise = Sown anticlockwise
board-clockwise = Sown clockwise
# Added to a pit's label, after a comma.
board-mark-playable = can be sown
board-mark-from = the last sowing began here
board-mark-landed = the last { $word-seed } fell here
board-mark-hint = hint
# How the board stands, in one sentence for the terminal and the page without scripts.
board-score = Your { $word-store } { $own }, your opponent’s { $word-store } { $their }.

## The rules page: headings of its sections, in this order, and the words of its pictures. The paragraphs of a game are rules-<game>-<section>-<n> in the game's own file.

rules-heading-summary = In short
rules-heading-goal = The goal
rules-heading-setup = The board and the start
rules-heading-turn = A turn, step by step
rules-heading-relay = Relay sowing
rules-heading-extra = Move again
rules-heading-capture = Capture
rules-heading-feeding = Giving seeds
rules-heading-end = The end of the game
rules-heading-guard = No endless games
rules-heading-defaults = Rules that differ from place to place
rules-heading-strategy = How to play well
rules-heading-source = Where these rules come from
rules-heading-options = House rules
rules-heading-faq = Questions
rules-heading-games = Seven mancala games side by side
# $game: name of the game.
rules-title = Rules of { $game }
rules-contents = On this page
rules-play = Play
# $game: name of the game.
rules-play-game = Play { $game }
rules-other = Rules of other games
# The page that lists the rules of all games.
rules-list-title = Rules of the games
rules-list-line = Each game step by step, with pictures of the board, all options and answers to common questions.
# A preset: a game with some options set, under a name of its own. $game: its name. $base: the game whose rules it has.
rules-preset = { $game } has the rules of { $base }, but for:
rules-preset-name = { $game } is { $base } under another name; the rules below are the same.
# $game: name of a preset of the game.
rules-preset-link = { $game }: what differs
# $sources: titles and addresses, as they are.
rules-sources = Compared with: { $sources }.
picture-before = Before
picture-after = After
# $pit, $count: the pit that is sown and its seeds.
picture-before-pit =
    Before: { $word-pit } { $pit } with { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
# The same where seeds are brought in from the hand. $own, $their: seeds in hand.
picture-before-hand = Before: { $own } in your hand, { $their } in your opponent’s
# Of several sowings the last is told. $count: how many there are.
picture-last-of = The last of { $count } sowings:
picture-after-hand = After: { $own } in your hand, { $their } in your opponent’s
picture-after-store =
    After: { $count ->
        [0] nothing
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    } in your { $word-store }
# What a picture of the board holds, for readers who do not see it. $own, $their: counts of the pits, joined by commas, pit 1 first.
picture-alt = Board. Your { $word-pits }: { $own }. Your opponent’s { $word-pits }: { $their }.
# A picture of a board that is the one of the picture before.
picture-alt-same = The board as before.

## What is new: one list for each release

changes-title = What is new
changes-intro = Every release of Bija, the newest first.
# $version: such as 0.1.0. $date: written out for the language.
changes-release = Version { $version }, { $date }
# $day and $year are passed as text.
changes-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# The second release.
changes-2-1 = Thirteen games with six named variants. New are sungka, o an quan, pallanguzhi, bao, omweso, Mangala of Gaziantep, Mancala Basic, togyz kumalak, bestemshe and Turkish Mangala.
changes-2-2 = Boards of four rows, with quan squares, and for three and four players. Where there is a choice of direction or a question in mid-turn, the board offers it on the pit.
changes-2-3 = House rules on a page of their own: what each choice means, whether it goes well together, a link to send, and the same id for the same rules everywhere.
changes-2-4 = Matches of several rounds or sets, two games with the sides swapped that count together, and starts that players lay out themselves, the second in sight of what the first has laid.
changes-2-5 = The computer plays every game at every level.
changes-2-6 = Every game has its rules page, with small boards made from real moves and figures from random games.
changes-2-7 = Games are found by their names in Hindi, English and their own language.
changes-2-8 = All of it in the terminal too; new there are house rules.
changes-2-9 = Games between people: a link for a friend, tables for two to four that anybody may join, or whoever looks for the same game. Nobody needs an account for it.
changes-2-10 = A clock for each sowing for whoever likes one, offers of a draw, rematches and spectators. A lost connection goes on where it was, and a restart of the server loses nothing.
changes-2-11 = If nobody comes within ten seconds, a game against the computer is offered. The computer is always named as one.
changes-2-12 = Ranked games for those who sign in: ratings, a leaderboard for each game that shows one’s own place with its neighbours, a page for each player with all games, to be searched by game, opponent and result.
changes-2-13 = Finished games move by move for everybody with their link, also without scripts and to take away as text or JSON. A link that is sent shows the board as a card.
changes-2-14 = In the terminal Kalah is solved: bija solve tells what a position and each of its moves are worth with best play, bija tables keeps the worth of all endings of Kalah and Oware on disk.
changes-2-15 = The best moves of a position with their values and lines, by bija analyze: exact where that can be proved within the limit, and called an estimate where not.
changes-2-16 = Other programs can use the engine: bija engine speaks a protocol like that of chess engines, and bija match plays against whatever speaks it.
changes-2-17 = A level that plays perfectly where a game is solved from its first move, such as Kalah with three or four seeds in each pit: against the computer, also without a connection once it was chosen, at tables between people, on pages without scripts, for programs and in the terminal.
changes-2-18 = Every game can be learnt on its board in about three minutes: see a move, try one yourself, read why. Wrong tries are drawn and explained; the device remembers the step.
changes-2-19 = Indonesian as the third language, on every page, at tables between people and in the terminal; its pages begin with congklak.
changes-2-20 = Soft sounds of seeds and a short buzz at a capture, both off until you choose them; moves that are confirmed by a second press; large pits for phones; buttons for the left hand. Settings follow your account.
changes-2-21 = Rules print without the page around them, and a link to any page of a game shows its board.
changes-2-22 = A hint says why, also on pages without scripts. “Why?” explains the computer’s last move, and once the computer has counted a game to its end it says so. Whoever likes is asked before a move that gives many seeds or a sure win away.
changes-2-23 = Lessons on playing well for Kalah, Oware and Congklak: positions in which one move is best, with the reason. The list of lessons shows what you have done.
changes-2-24 = A glossary: the words of the games in plain sentences, and what they are called where the games come from.
changes-2-25 = On phones names are shown whole, lessons fit the screen, and nothing moves when a direction is asked. An invitation that cannot be taken says why.
changes-2-26 = In the terminal tables of endings for Congklak, Sungka, Bestemshe and Togyz Kumalak too; bija tables look tells what a position and its moves are worth. Where house rules of Congklak or Sungka give no extra turn, the engine that other programs use searches a tree of likely moves and plays better.
changes-2-27 = Every rules page also tells about long sowings, common variants with the ways to play them, what is different from Kalah, the standard here, and in a table which rules can be changed.
changes-2-28 = Once a page was opened, all games, lessons and rules of its language are there without a connection. A new release that comes meanwhile leaves a running game alone.
changes-2-29 = In the terminal tables of endings of Oware are built in half the time, and for other programs the engine searches Kalah and Oware on several cores at once if they ask for it.
# The first release, one line each: changes-1-<n>; a later release gets changes-2-<n>.
changes-1-1 = Kalah, Oware and Congklak, each with its options as house rules.
changes-1-2 = The computer as an opponent on several levels, with hints and moves that can be taken back.
changes-1-3 = Two people at one device.
changes-1-4 = Full rules with strategy and questions; pages and boards that also work without scripts.
changes-1-5 = Hindi and English, light and dark, keyboard and screen reader, online and offline.
changes-1-6 = The same games in the terminal.

## Errors as pages

error-home = To the games
error-400-title = This address cannot be read
# $reason: a whole sentence from errors.ftl.
error-400-text = The address of this page asks for something that the rules do not know. { $reason }
error-401-title = Nobody yet
error-403-title = Not from there
error-404-title = Page not found
error-404-text = There is nothing at this address. Perhaps a letter is missing.
error-405-title = Not possible here
error-405-text = This page does not take that kind of request.
error-409-title = Something came first
error-413-title = Too much at once
error-413-text = The request is larger than the server takes.
error-415-title = Not JSON
error-415-text = This has to be sent as JSON: Content-Type: application/json.
error-429-title = Busy
error-429-text = Many people are playing just now. Try again in a moment.
error-500-title = Something went wrong here
error-500-text = The fault is ours, not yours. Your game is kept on your device; open the page again.
error-503-title = Back in a moment
error-503-text = The server cannot keep anything just now. Try again in a moment.

## Titles and descriptions of the pages, also for search engines. $game: name of the game.

page-home-title = Bija: mancala games in Hindi, English and Indonesian
page-home-description = Play thirteen mancala games free in the browser, from Kalah and Oware to Bao and togyz kumalak: against the computer, a friend far away or together at one device, with full rules and without an account.
page-play-title = Play { $game } · Bija
page-play-description = Play { $game } against the computer at the level you choose or with someone at the same device. Take moves back, ask for a hint, set your own rules.
page-plain-choose-title = Games without scripts · Bija
page-plain-title = { $game } without scripts · Bija
page-rules-title = Rules of { $game } · Bija
page-rules-description = How { $game } is played: board, sowing, capture, the end of the game, strategy and common questions, step by step.
page-rules-list-title = Rules of the games · Bija
page-rules-list-description = The full rules of thirteen mancala games and their presets, with pictures of real moves, all options and a table of seven games.
page-changes-title = What is new · Bija
page-changes-description = The releases of Bija and what each one brought.
page-error-title = { $title } · Bija
page-offline-title = No connection · Bija

## The terminal

term-south = South (S)
term-north = North (N)
# $pits: number of pits in a row. The single letters are the keys to type.
term-prompt = { $word-Pit } 1–{ $pits }, u take back, r redo, h hint, ? help, q leave:
term-swap = Type swap to change sides instead of sowing.
# $text: what was typed.
term-unreadable = “{ $text }” is neither a { $word-pit } nor one of these letters.
# $seed: the number that makes the same choices again, passed as text.
term-random-first = The first move was drawn by lot (number { $seed }).
term-bye = The game ends here.
# At the perfect level, where a game began at a position of one's own.
term-not-proved = The best move here could not be proved; the computer plays as at the level “Hard”.
term-standard = standard
term-values = Values: { $values }
# The server has started; $address: where to open it.
term-serving = Bija is at { $address }. Ctrl-C stops it.

## Headings of the sections that only some games have

rules-heading-phases = The phases of the game
rules-heading-direction = Which way to sow
rules-heading-pasu = A cup of four
rules-heading-quan = The quan
rules-heading-house = The house
rules-heading-takasia = A blocked pit
rules-heading-tuzdyk = The tuzdyk
rules-heading-borrowing = An empty row
rules-heading-pass = Passing
rules-heading-places = Places
rules-heading-rounds = Several rounds
rules-heading-variants = Common variants
rules-heading-difference = What is different from Kalah
rules-heading-glossary = The words of the game
rules-heading-local = House rules in a table
rules-heading-long = Long sowings
rules-heading-site = Standard here

## More of them: Bao, Omweso and the Mangala of Gaziantep

rules-heading-ritual = Choosing the sides
rules-heading-namua = The first phase: namua
rules-heading-takata = A turn without capture: takata
rules-heading-mtaji = The second phase: mtaji
rules-heading-reverse = Captures clockwise

## Choices on the board and boards of every shape

# One of the two ways to sow a pit, on its button.
choice-left = To the left
choice-right = To the right
# Answers to a question in mid-turn: sow on, or leave the seeds where they are.
choice-on = Sow on
choice-stop = Stop here
choice-resign = Resign
# The heading while a turn waits for that answer.
choose-on = Sow on or stop here?
# What a choice brings, on its button. $count: seeds captured.
choice-takes =
    { $count ->
        [0] captures nothing
       *[other] captures { $count }
    }
choice-back = Back
hint-pit-way =
    Hint: { $word-pit } { $pit }, to the { $way ->
        [left] left
       *[right] right
    }.
# $choice: the label of one of the choices.
hint-choice = Hint: { $choice }.
moves-item-way =
    Sowing { $ply }: { $name }, { $word-pit } { $pit } to the { $way ->
        [left] left
       *[right] right
    }
moves-item-stop = Sowing { $ply }: { $name } stopped
# A pit as a screen reader says it. $row: one of the messages board-row or board-side.
board-pit =
    { $row }, { $word-pit } { $pit }, { $count ->
        [0] empty
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
# A quan square. $way: left or right as the reader sees it.
board-square-end =
    { $way ->
        [left] Left
       *[right] Right
    } quan square, { $count ->
        [0] empty
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
# The same with its quan still in it, which is worth $worth seeds.
board-square-piece =
    { $way ->
        [left] Left
       *[right] Right
    } quan square, the quan worth { $worth } and { $count ->
        [0] no { $word-seeds }
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
# Small on the board below such a square.
board-piece = quan { $worth } + { $count }
board-side =
    { $by ->
        [you] Your side
       *[other] { $name }’s side
    }
board-hand =
    { $by ->
        [you] Your { $word-seeds } in hand
       *[other] { $name }’s { $word-seeds } in hand
    }: { $count }
# Seeds on a player’s side.
board-left = { $count } left
# Added to a pit’s label, after a comma.
board-mark-closed = closed in this round
board-mark-house = nyumba
board-mark-blocked = may not be sown this turn
board-mark-taken =
    { $by ->
        [you] yours
       *[other] { $name }’s
    }: { $word-seeds } that fall here are kept
# $label: board-label, $turning: board-anticlockwise or board-clockwise.
board-label-turning = { $label }. { $turning }
label-others = Others
label-computers = Computers
# $rank: 1 to 4.
verdict-place =
    { $rank ->
        [1] You finish first
        [2] You finish second
        [3] You finish third
       *[other] You finish fourth
    }
# A line of the table at the end of a game of three or four. $rank: 1 to 4.
panel-place = { $rank }. { $name }
play-mode-many = Several people at this device
play-mode-computers = You and the computers
first-computers = A computer’s

## A match of several rounds or sets

play-games = How many games
play-games-one = One game
play-games-pair = Two games, sides swapped
play-games-about = Two are counted together; each side begins once.
match-round = Round { $round } of { $of }
match-set = Set { $round } of { $of }
match-game = Game { $round } of { $of }
# $first and $second: points of the two players, the reader’s first.
match-points = { $first } to { $second }
match-next-rounds = Next round
match-next-sets = Next set
match-next-pair = The other way round
match-over-won =
    { $by ->
        [you] You win the match
       *[other] { $name } wins the match
    }
match-over-draw = The match is a draw

## A start that the players arrange

arrange-title = Arrange the { $word-seeds }
# Whose seeds these are; $by is you or other.
arrange-whose =
    { $by ->
        [you] You lay
       *[other] { $name } lays
    } out the { $word-seeds }.
arrange-help = Press a { $word-pit } to lay a { $word-seed } in it, − to take one back.
# $count: seeds still in hand.
arrange-left =
    { $count ->
        [0] Every { $word-seed } is laid.
        [one] { $count } { $word-seed } is still in hand.
       *[other] { $count } { $word-seeds } are still in hand.
    }
arrange-least =
    { $least ->
        [one] Every { $word-pit } needs at least { $least } { $word-seed }.
       *[other] Every { $word-pit } needs at least { $least } { $word-seeds }.
    }
arrange-pit =
    { $word-Pit } { $pit }: { $count ->
        [0] empty
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds }
    }
arrange-more = A { $word-seed } more in { $word-pit } { $pit }
arrange-less = A { $word-seed } less in { $word-pit } { $pit }
arrange-standard = Standard
arrange-clear = Empty all
arrange-done = Done

## Odd or even: who guesses right chooses the side

ritual-title = Odd or even?
ritual-offer = Guess for the first move
ritual-text = The computer holds some { $word-seeds } in a closed hand. If the guess is right, the choice of side is yours, else the computer begins.
ritual-odd = Odd
ritual-even = Even
ritual-right =
    { $count ->
        [one] It held { $count } { $word-seed }: right. Choose your side.
       *[other] It held { $count } { $word-seeds }: right. Choose your side.
    }
ritual-wrong =
    { $count ->
        [one] It held { $count } { $word-seed }: not so. The computer begins.
       *[other] It held { $count } { $word-seeds }: not so. The computer begins.
    }
ritual-first = Begin
ritual-second = Let the computer begin

## The table of house rules on a rules page, and its last line

local-name = Rule
local-about = What it decides
local-standard = Standard here
local-change = Can be changed
# Rows of the table that every game has.
local-yes = Yes
local-no = No
local-players = Players
local-players-about = How many play.
local-board = Board
local-board-about = How large the board is and how many seeds lie on it.
local-first = Who begins the next game
local-first-about = The first move goes to the next player with each new game.
local-first-standard = In turn
local-clock = Time limit
local-clock-about = Time for each sowing; at a table with people a clock can be set.
local-clock-standard = None
local-length = Length
# $minutes: how long a game takes.
local-length-standard = About { $minutes } minutes
# $date: written out for the language.
rules-updated = These pages were last changed on { $date }.
# A game measured at random play. $sowings: sowings in a game, extra ones counted. $choices: moves to choose from, 1 where nothing can be chosen.
# $first: games of 100 that the player who begins wins.
rules-figures = When every move is drawn at random, a game takes about { $sowings } sowings, { $choices ->
        [1] there is no choice among moves,
       *[other] there are about { $choices } moves to choose from,
    } and the player who begins wins { $first ->
        [0] none of 100 games
       *[other] about { $first } games of 100
    }.
