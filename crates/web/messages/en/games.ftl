### The games and presets: their names, one line about each, words by which search finds them; every option with its meaning and the meaning of each value; and the table of seven mancala games.

## Names. game-<id>-own is the name in the language it comes from, -line one sentence for the home page, -search words that search also knows (the same in every language, separated by commas).

game-kalah-name = Kalah
game-kalah-own = Kalah
game-kalah-line = The mancala most people know: fill your store, move again, capture what lies opposite.
game-kalah-search = kalah, kalaha, kallah, mancala, mankala, कालाह, कलाह, कालह, मनकला, मंकला, मनकाला, मंकाला, मैनकाला
game-oware-name = Oware
game-oware-own = ɔware
game-oware-line = West Africa’s great game: make two or three in an opponent’s pit and they are yours.
game-oware-search = oware, owari, awari, wari, warri, awale, awalé, awele, awélé, ayo, ayò, ओवारे, ओवरे, अवारी, वारी, अवाले, आयो
game-congklak-name = Congklak
game-congklak-own = congklak
game-congklak-line = From Indonesia: 98 seeds sown clockwise, and a sowing that ends among seeds goes on with them.
game-congklak-search = congklak, congkak, congclak, conglak, dakon, dhakon, dakonan, चोंगक्लाक, चोंकलाक, चोंगकाक, डाकोन
# Presets: a game with some options set, under a name of its own.
game-congkak-name = Congkak
game-congkak-own = congkak
game-congkak-line = Congklak as in Malaysia: no capture before the sowing has passed your store.
game-congkak-search = congkak, congklak, malaysia, चोंगकाक, चोंगक्लाक, मलेशिया
game-dakon-name = Dakon
game-dakon-own = ꦝꦏꦺꦴꦤ꧀ (dhakon)
game-dakon-line = Congklak by its Javanese name.
game-dakon-search = dakon, dhakon, dakonan, congklak, java, jawa, डाकोन, जावा
# Other names of Oware, not presets.
game-awale-name = Awale
game-awale-own = awalé
game-awale-line = Oware by its name in Côte d’Ivoire.
game-awale-search = awale, awalé, awele, awélé, oware, अवाले, ओवारे
game-ayo-name = Ayo
game-ayo-own = ayò
game-ayo-line = Oware by its Yoruba name.
game-ayo-search = ayo, ayò, oware, yoruba, nigeria, आयो, ओवारे, योरूबा
# $alias: another name of the game, as typed in the search.
game-also-called = also called { $alias }

## Options of Kalah. opt-<game>-<option> is the label, -about what it decides, -<value> a value's label and -<value>-about its meaning. For numbers the value is in $n.

opt-kalah-pits = Pits in a row
opt-kalah-pits-about = How many pits each player has.
opt-kalah-pits-value =
    { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }
opt-kalah-pits-value-about =
    Each player has { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    } and a store.
opt-kalah-seeds = Seeds in a pit
opt-kalah-seeds-about = How many seeds lie in each pit at the start; more seeds make a longer game.
opt-kalah-seeds-value =
    { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
opt-kalah-seeds-value-about =
    Every pit begins with { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
opt-kalah-start = Start
opt-kalah-start-about = Whether every pit begins alike.
opt-kalah-start-equal = Equal
opt-kalah-start-equal-about = Every pit begins with the same number of seeds.
opt-kalah-start-random-1 = One seed moved
opt-kalah-start-random-1-about = In each row one seed has moved to another pit, drawn by lot and the same for both players.
opt-kalah-start-random-2 = Two seeds moved
opt-kalah-start-random-2-about = In each row two seeds have moved from one pit to another, drawn by lot and the same for both players.
opt-kalah-empty-capture = Capture with nothing opposite
opt-kalah-empty-capture-about = What happens when the last seed falls in your empty pit and the facing pit is empty too.
opt-kalah-empty-capture-false = No
opt-kalah-empty-capture-false-about = Nothing is captured and the seed stays where it fell.
opt-kalah-empty-capture-true = Yes
opt-kalah-empty-capture-true-about = The last seed alone goes to your store.
opt-kalah-end = End of the game
opt-kalah-end-about = When the game is over.
opt-kalah-end-any-row-empty = A row is empty
opt-kalah-end-any-row-empty-about = The game ends after the sowing that leaves either row empty.
opt-kalah-end-mover-cannot-move = No move left
opt-kalah-end-mover-cannot-move-about = The game ends when the player to move has no seeds in the row.
opt-kalah-remaining = Seeds left at the end
opt-kalah-remaining-about = Who gets the seeds that still lie in the pits.
opt-kalah-remaining-owner = Owner of the row
opt-kalah-remaining-owner-about = Each player gets the seeds left in the own row.
opt-kalah-remaining-emptier = Owner of the empty row
opt-kalah-remaining-emptier-about = The player whose row is empty gets the seeds left in the other row.
opt-kalah-remaining-nobody = Nobody
opt-kalah-remaining-nobody-about = The seeds left leave the board and count for nobody.
opt-kalah-pie-rule = Swap rule (pie rule)
opt-kalah-pie-rule-about = Whether the second player may change sides after the first turn.
opt-kalah-pie-rule-false = No
opt-kalah-pie-rule-false-about = Both keep their sides.
opt-kalah-pie-rule-true = Yes
opt-kalah-pie-rule-true-about = After the first player’s whole first turn the second player may take over that side instead of sowing.

## Options of Oware

opt-oware-pits = Pits in a row
opt-oware-pits-about = How many pits each player has.
opt-oware-pits-value =
    { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }
opt-oware-pits-value-about =
    Each player has { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }.
opt-oware-seeds = Seeds in a pit
opt-oware-seeds-about = How many seeds lie in each pit at the start; more than half of all wins.
opt-oware-seeds-value =
    { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
opt-oware-seeds-value-about =
    Every pit begins with { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
opt-oware-grand-slam = Grand slam
opt-oware-grand-slam-about = What happens when a move would capture every seed in the other row at once.
opt-oware-grand-slam-no-capture = Captures nothing
opt-oware-grand-slam-no-capture-about = The move is allowed, but no seed is captured.
opt-oware-grand-slam-illegal = Not allowed
opt-oware-grand-slam-illegal-about = The move is not allowed; if there is no other, it is played without a capture.
opt-oware-grand-slam-captures = Captures everything
opt-oware-grand-slam-captures-about = It is a capture like any other: every seed is taken.
opt-oware-grand-slam-keep-first = Spares the pit of the last seed
opt-oware-grand-slam-keep-first-about = The pit where the last seed fell is not captured, the others are.
opt-oware-grand-slam-keep-last = Spares the end of the chain
opt-oware-grand-slam-keep-last-about = The last pit of the chain, nearest the beginning of the row, is not captured; the others are.
opt-oware-grand-slam-rest-to-opponent = Ends the game
opt-oware-grand-slam-rest-to-opponent-about = Every seed is captured, the seeds left on the board go to the other player and the game is over.
opt-oware-cycle = Repeated position
opt-oware-cycle-about = When a game that goes in a circle ends; each player then keeps the seeds of the own row.
opt-oware-cycle-first = At the first repetition
opt-oware-cycle-first-about = The game ends when a position comes up again with the same player to move and no capture since.
opt-oware-cycle-third = At the third time
opt-oware-cycle-third-about = The game ends when a position comes up for the third time with the same player to move and no capture since.
opt-oware-cycle-off = Off
opt-oware-cycle-off-about = Repetition ends nothing; after 1,000 sowings each player keeps the seeds of the own row.
opt-oware-must-feed = Giving seeds
opt-oware-must-feed-about = Whether you must give seeds to an opponent who has none.
opt-oware-must-feed-true = Required
opt-oware-must-feed-true-about = If the other row is empty, only moves that drop a seed there are allowed.
opt-oware-must-feed-false = Not required
opt-oware-must-feed-false-about = Every move is allowed; the game ends when a player to move has no seeds.

## Options of Congklak, also for congkak and dakon

opt-congklak-pits = Pits in a row
opt-congklak-pits-about = How many pits each player has; each of them begins with as many seeds.
opt-congklak-pits-value =
    { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }
opt-congklak-pits-value-about =
    Each player has { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }, with { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } in each.
opt-congklak-empty-capture = Capture with nothing opposite
opt-congklak-empty-capture-about = What happens when the last seed falls in your empty pit and the facing pit is empty too.
opt-congklak-empty-capture-false = No
opt-congklak-empty-capture-false-about = Nothing is captured and the seed stays where it fell.
opt-congklak-empty-capture-true = Yes
opt-congklak-empty-capture-true-about = The last seed alone goes to your store.
opt-congklak-need-lap = Capture only after your store
opt-congklak-need-lap-about = Whether a sowing may capture before it has dropped a seed in your store, as in Malaysia.
opt-congklak-need-lap-false = No
opt-congklak-need-lap-false-about = A sowing may capture at once.
opt-congklak-need-lap-true = Yes
opt-congklak-need-lap-true-about = A sowing captures only after it has dropped a seed in your store; all its laps count, and each extra move begins anew.
opt-congklak-no-move = No seeds to sow
opt-congklak-no-move-about = What happens when the player to move has no seeds in the row.
opt-congklak-no-move-end = The game ends
opt-congklak-no-move-end-about = The game is over, and each player keeps the seeds left in the own row.
opt-congklak-no-move-pass = The turn passes
opt-congklak-no-move-pass-about = The player passes until seeds come back; the game ends when all pits are empty.
opt-congklak-max-bonus = Extra moves in a turn
opt-congklak-max-bonus-about = How often a turn may go on after a last seed in the store; a limit makes the game fairer.
opt-congklak-max-bonus-none = No limit
opt-congklak-max-bonus-none-about = Every last seed in your store gives one more move.
opt-congklak-max-bonus-value =
    { $n ->
        [0] None
        [one] { $n } move
       *[other] { $n } moves
    }
opt-congklak-max-bonus-value-about =
    { $n ->
        [0] A last seed in your store ends the turn
        [one] A turn has at most { $n } extra move
       *[other] A turn has at most { $n } extra moves
    }.
opt-congklak-rounds = Rounds
opt-congklak-rounds-about = How many rounds decide.
opt-congklak-rounds-1 = One round
opt-congklak-rounds-1-about = One round decides.

## The table of seven mancala games: one row for each game

table-game = Game
table-board = Board
table-seeds = Seeds
table-relay = Relay sowing
table-capture = Capture
table-where = Where it is played
table-kalah-name = Kalah
table-kalah-board = 2 × 6 pits, 2 stores
table-kalah-seeds = 4 in each pit, 48 in all
table-kalah-relay = No
table-kalah-capture = The facing pit, from an empty pit of your own
table-kalah-where = Worldwide, from the United States
table-congklak-name = Congklak
table-congklak-board = 2 × 7 pits, 2 stores
table-congklak-seeds = 7 in each pit, 98 in all
table-congklak-relay = Yes, clockwise
table-congklak-capture = The facing pit, from an empty pit of your own
table-congklak-where = Indonesia, Malaysia
table-sungka-name = Sungka
table-sungka-board = 2 × 7 pits, 2 stores
table-sungka-seeds = 7 in each pit, 98 in all
table-sungka-relay = Yes
table-sungka-capture = Differs by region
table-sungka-where = Philippines
table-oware-name = Oware, awale, ayo
table-oware-board = 2 × 6 pits
table-oware-seeds = 4 in each pit, 48 in all
table-oware-relay = No
table-oware-capture = An opponent’s pit that comes to 2 or 3 seeds
table-oware-where = West Africa, the Caribbean
table-o-an-quan-name = O an quan
table-o-an-quan-board = 2 × 5 squares and 2 quan squares
table-o-an-quan-seeds = 5 in each square and 2 large quan pieces
table-o-an-quan-relay = Yes, with the next square
table-o-an-quan-capture = The square beyond an empty one
table-o-an-quan-where = Vietnam
table-pallanguzhi-name = Pallanguzhi
table-pallanguzhi-board = 2 × 7 cups
table-pallanguzhi-seeds = Differs, often 6 in each cup
table-pallanguzhi-relay = Yes, with the next cup
table-pallanguzhi-capture = Differs by region
table-pallanguzhi-where = South India, Sri Lanka
table-bao-name = Bao la kiswahili
table-bao-board = 4 × 8 pits
table-bao-seeds = 64
table-bao-relay = Yes, in either direction
table-bao-capture = From the facing pits; the seeds taken are sown again
table-bao-where = East Africa
