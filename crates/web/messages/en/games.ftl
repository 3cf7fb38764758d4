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
game-sungka-name = Sungka
game-sungka-own = sungkâ
game-sungka-line = From the Philippines: relay sowing round 98 shells, and a player without seeds waits until some come back.
game-sungka-search = sungka, sungkâ, sunka, chongka, philippines, pilipinas, सुंगका, सुंका, फ़िलीपींस
game-o-an-quan-name = O an quan
game-o-an-quan-own = Ô ăn quan
game-o-an-quan-line = From Vietnam: sow either way, capture the square beyond an empty one, and win the two great quan.
game-o-an-quan-search = o an quan, ô ăn quan, oanquan, vietnam, viet nam, mandarin, ओ अन क्वान, ओ आन क्वान, क्वान, वियतनाम
game-pallanguzhi-name = Pallanguzhi
game-pallanguzhi-own = பல்லாங்குழி
game-pallanguzhi-line = From South India and Sri Lanka: the sowing goes on from the next cup, and every cup that comes to four is won.
game-pallanguzhi-search = pallanguzhi, pallankuzhi, pallanguli, palanguli, pallankuli, pallangulli, பல்லாங்குழி, ali guli mane, ಅಳಿಗುಳಿ ಮಣೆ, vamana guntalu, వామన గుంటలు, tamil, पल्लांगुझी, पल्लांगुली, पल्लांकुझी, पल्लांकुऴि, वामन गुंटलु, तमिल
game-pallanguzhi-wikipedia-name = Pallanguzhi, the sower’s fours
game-pallanguzhi-wikipedia-own = பல்லாங்குழி
game-pallanguzhi-wikipedia-line = Pallanguzhi as Wikipedia describes it: a cup of four goes to whoever sows, and the turn goes on after a capture.
game-pallanguzhi-wikipedia-search = pallanguzhi, pallankuzhi, wikipedia, பல்லாங்குழி, पल्लांगुझी, विकिपीडिया
game-ali-guli-mane-name = Ali Guli Mane
game-ali-guli-mane-own = ಅಳಿಗುಳಿ ಮಣೆ
game-ali-guli-mane-line = Pallanguzhi as in Karnataka: a capture takes the facing cup as well.
game-ali-guli-mane-search = ali guli mane, aliguli mane, alaguli mane, ಅಳಿಗುಳಿ ಮಣೆ, kannada, karnataka, pallanguzhi, अली गुली मने, अलीगुली मने, कर्नाटक, कन्नड़, पल्लांगुझी
game-bao-name = Bao la kiswahili
game-bao-own = bao la kiswahili
game-bao-line = East Africa’s masterpiece: four rows, 64 seeds, a house to guard, and what you capture is sown on your own side.
game-bao-search = bao, bao la kiswahili, bao kiswahili, kiswahili, swahili, tanzania, zanzibar, kenya, बाओ, बाओ ला किस्वाहिली, स्वाहिली, तंज़ानिया, ज़ंज़ीबार
game-bao-kujifunza-name = Bao la kujifunza
game-bao-kujifunza-own = bao la kujifunza
game-bao-kujifunza-line = Bao for learners: two seeds in every pit, none in hand, and no house.
game-bao-kujifunza-search = bao la kujifunza, kujifunza, bao, swahili, बाओ ला कुजिफ़ुंज़ा, कुजिफ़ुंज़ा, बाओ
game-omweso-name = Omweso
game-omweso-own = omweso
game-omweso-line = From Uganda: each player sows round two rows of their own, and whoever has no pit of two seeds left loses.
game-omweso-search = omweso, mweso, uganda, luganda, buganda, ओम्वेसो, म्वेसो, युगांडा
game-mangala4-name = Mangala of Gaziantep
game-mangala4-own = Mangala
game-mangala4-line = From south-eastern Turkey: the left-most pit must be sown, and pits of two or four are captured with what faces them.
game-mangala4-search = mangala, mangala iv, mangala 4, gaziantep, antep, मंगला, मांगाला, गाज़ियांटेप, तुर्की, तुर्किये
game-lab-madjnuni-name = La’b Madjnuni
game-lab-madjnuni-own = La’b Madjnuni
game-lab-madjnuni-line = Mangala as played in Damascus: one player lays the seeds out by hand, and the right-most pit begins.
game-lab-madjnuni-search = la'b madjnuni, lab madjnuni, madjnuni, damascus, syria, लाब मजनूनी, मजनूनी, दमिश्क, सीरिया
game-mancala-basic-name = Mancala Basic
game-mancala-basic-own = マンカラ・ベーシック
game-mancala-basic-line = From Japan, for two to four: no captures; whoever clears their own side first wins.
game-mancala-basic-search = mancala basic, mankala basic, mankara, マンカラ, マンカラ・ベーシック, ベーシック, japan, मनकला बेसिक, मंकला बेसिक, बेसिक, जापान
game-togyz-kumalak-name = Togyz kumalak
game-togyz-kumalak-own = Тоғызқұмалақ
game-togyz-kumalak-line = From Kazakhstan and Kyrgyzstan: nine pits of nine; even pits are captured, and one pit can be yours for good.
game-togyz-kumalak-search = togyz kumalak, togyzkumalak, toguz kumalak, toguzkumalak, toğyzqumalaq, togyzqumalaq, тоғызқұмалақ, тогызкумалак, тогуз кумалак, kazakh, kazakhstan, तोगिज़ कुमालक, तोगुज़ कुमालक, तोगिज़, कज़ाख़स्तान
game-toguz-korgool-name = Toguz korgool
game-toguz-korgool-own = Тогуз коргоол
game-toguz-korgool-line = Togyz kumalak by its Kyrgyz name.
game-toguz-korgool-search = toguz korgool, toguzkorgool, toguz korgol, тогуз коргоол, kyrgyz, kyrgyzstan, तोगुज़ कोरगोल, कोरगोल, किर्गिज़स्तान
game-bestemshe-name = Bestemshe
game-bestemshe-own = Бестемше
game-bestemshe-line = The small Kazakh game: five pits of five, even pits are captured, and no tuzdyk.
game-bestemshe-search = bestemshe, bestemse, бестемше, kazakh, kazakhstan, बेस्तेमशे, बेस्तमशे, कज़ाख़स्तान
game-turkish-mangala-name = Turkish Mangala
game-turkish-mangala-own = Mangala
game-turkish-mangala-line = Turkey’s school game: the first seed stays behind, even pits are captured, and an empty row takes the rest.
game-turkish-mangala-search = mangala, turkish mangala, turk mangala, türk mangala, göçürme, turkey, türkiye, मंगला, मांगाला, तुर्की, तुर्किये, तुर्की मंगला
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
opt-congklak-rounds-match = A match
opt-congklak-rounds-match-about = Rounds are played until a player cannot fill one pit, at most ten; pits that cannot be filled stay closed for a round.

## Options of Sungka

opt-sungka-pits = Pits in a row
opt-sungka-pits-about = How many pits each player has; each of them begins with as many seeds.
opt-sungka-pits-value =
    { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }
opt-sungka-pits-value-about =
    Each player has { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }, with { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    } in each.
opt-sungka-empty-capture = Capture with nothing opposite
opt-sungka-empty-capture-about = What happens when the last seed falls in your empty pit and the facing pit is empty too.
opt-sungka-empty-capture-false = No
opt-sungka-empty-capture-false-about = Nothing is captured and the seed stays where it fell.
opt-sungka-empty-capture-true = Yes
opt-sungka-empty-capture-true-about = The last seed alone goes to your store.
opt-sungka-need-lap = Capture only after your store
opt-sungka-need-lap-about = Whether a sowing may capture before it has dropped a seed in your store, as in Malaysia.
opt-sungka-need-lap-false = No
opt-sungka-need-lap-false-about = A sowing may capture at once.
opt-sungka-need-lap-true = Yes
opt-sungka-need-lap-true-about = A sowing captures only after it has dropped a seed in your store; all its laps count, and each extra move begins anew.
opt-sungka-no-move = No seeds to sow
opt-sungka-no-move-about = What happens when the player to move has no seeds in the row.
opt-sungka-no-move-end = The game ends
opt-sungka-no-move-end-about = The game is over, and each player keeps the seeds left in the own row.
opt-sungka-no-move-pass = The turn passes
opt-sungka-no-move-pass-about = The player passes until seeds come back; the game ends when all pits are empty.
opt-sungka-max-bonus = Extra moves in a turn
opt-sungka-max-bonus-about = How often a turn may go on after a last seed in the store; a limit makes the game fairer.
opt-sungka-max-bonus-none = No limit
opt-sungka-max-bonus-none-about = Every last seed in your store gives one more move.
opt-sungka-max-bonus-value =
    { $n ->
        [0] None
        [one] { $n } move
       *[other] { $n } moves
    }
opt-sungka-max-bonus-value-about =
    { $n ->
        [0] A last seed in your store ends the turn
        [one] A turn has at most { $n } extra move
       *[other] A turn has at most { $n } extra moves
    }.
opt-sungka-rounds = Rounds
opt-sungka-rounds-about = How many rounds decide.
opt-sungka-rounds-1 = One round
opt-sungka-rounds-1-about = One round decides.
opt-sungka-rounds-match = A match
opt-sungka-rounds-match-about = Rounds are played until a player cannot fill one pit, at most ten; pits that cannot be filled stay closed for a round.

## Options of O an quan

opt-o-an-quan-quan-value = Worth of a quan
opt-o-an-quan-quan-value-about = How many seeds a captured quan counts for.
opt-o-an-quan-quan-value-value =
    { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
opt-o-an-quan-quan-value-value-about =
    A quan counts for { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
opt-o-an-quan-young-quan-min = Young quan
opt-o-an-quan-young-quan-min-about = How many seeds must lie beside a quan before it can be captured.
opt-o-an-quan-young-quan-min-value =
    { $n ->
        [0] Off
        [one] { $n } seed
       *[other] { $n } seeds
    }
opt-o-an-quan-young-quan-min-value-about =
    { $n ->
        [0] A quan can be captured at any time
        [one] A quan can be captured only with at least { $n } seed beside it
       *[other] A quan can be captured only with at least { $n } seeds beside it
    }.
opt-o-an-quan-end = End of the game
opt-o-an-quan-end-about = When the game is over. It is looked at after the whole turn.
opt-o-an-quan-end-squares-empty = Both quan squares empty
opt-o-an-quan-end-squares-empty-about = The game ends when neither quan square holds anything.
opt-o-an-quan-end-both-pieces = Both quan captured
opt-o-an-quan-end-both-pieces-about = The game ends when both quan are captured; seeds left in a quan square count for nobody.

## Options of Pallanguzhi, also for its presets

opt-pallanguzhi-seeds = Seeds in a cup
opt-pallanguzhi-seeds-about = How many seeds lie in each cup at the start.
opt-pallanguzhi-seeds-value =
    { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }
opt-pallanguzhi-seeds-value-about =
    Every cup begins with { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }.
opt-pallanguzhi-pasu = Pasu
opt-pallanguzhi-pasu-about = At which count a cup is won while seeds are being sown.
opt-pallanguzhi-pasu-4 = Four
opt-pallanguzhi-pasu-4-about = A cup that comes to exactly 4 seeds is won at once.
opt-pallanguzhi-pasu-6 = Six
opt-pallanguzhi-pasu-6-about = A cup that comes to exactly 6 seeds is won at once.
opt-pallanguzhi-pasu-off = Off
opt-pallanguzhi-pasu-off-about = No cup is won while seeds are being sown.
opt-pallanguzhi-pasu-owner = Whose is the pasu
opt-pallanguzhi-pasu-owner-about = Who gets the seeds of a cup that is won during the sowing.
opt-pallanguzhi-pasu-owner-cup-owner = Owner of the cup
opt-pallanguzhi-pasu-owner-cup-owner-about = They go to the player in whose row the cup lies, whoever sows.
opt-pallanguzhi-pasu-owner-sower = Player who sows
opt-pallanguzhi-pasu-owner-sower-about = They go to the player who is sowing, in either row.
opt-pallanguzhi-pasu-on-last-seed = Pasu with the last seed
opt-pallanguzhi-pasu-on-last-seed-about = Whether the last seed of a lap can also make a pasu.
opt-pallanguzhi-pasu-on-last-seed-true = Yes
opt-pallanguzhi-pasu-on-last-seed-true-about = The last seed wins the cup like any other seed.
opt-pallanguzhi-pasu-on-last-seed-false = No
opt-pallanguzhi-pasu-on-last-seed-false-about = A cup that comes to the number with the last seed is not won.
opt-pallanguzhi-after-capture = After a capture
opt-pallanguzhi-after-capture-about = Whether the turn goes on after the cup beyond an empty one was captured.
opt-pallanguzhi-after-capture-end = Turn over
opt-pallanguzhi-after-capture-end-about = The turn ends with the capture.
opt-pallanguzhi-after-capture-continue = Goes on
opt-pallanguzhi-after-capture-continue-about = The next cup after the captured one is looked at again: with seeds it is lifted and sown, empty it may lead to another capture.
opt-pallanguzhi-capture-opposite = Facing cup as well
opt-pallanguzhi-capture-opposite-about = Whether a capture also takes the cup that faces the captured one.
opt-pallanguzhi-capture-opposite-false = No
opt-pallanguzhi-capture-opposite-false-about = Only the one cup is captured.
opt-pallanguzhi-capture-opposite-true = Yes
opt-pallanguzhi-capture-opposite-true-about = The facing cup is captured together with it.
opt-pallanguzhi-lap = How the sowing goes on
opt-pallanguzhi-lap-about = From which cup the next lap starts.
opt-pallanguzhi-lap-next-cup = The next cup
opt-pallanguzhi-lap-next-cup-about = The cup after that of the last seed is lifted; if it is empty, the cup beyond it is captured.
opt-pallanguzhi-lap-same-cup = The cup of the last seed
opt-pallanguzhi-lap-same-cup-about = If the cup of the last seed held seeds, it is lifted; if it was empty, the cup after it is captured and the turn is over.
opt-pallanguzhi-rounds = Rounds
opt-pallanguzhi-rounds-about = How many rounds decide.
opt-pallanguzhi-rounds-1 = One round
opt-pallanguzhi-rounds-1-about = One round decides.
opt-pallanguzhi-rounds-match = A match
opt-pallanguzhi-rounds-match-about = Rounds are played until a player cannot fill one pit, at most ten; pits that cannot be filled stay closed for a round.

## Options of Bao, also for bao la kujifunza

opt-bao-variant = Form of the game
opt-bao-variant-about = Which start and which phases are played.
opt-bao-variant-kiswahili = La kiswahili
opt-bao-variant-kiswahili-about = Each player begins with 10 seeds on the board, 22 in hand and a house.
opt-bao-variant-kujifunza = La kujifunza
opt-bao-variant-kujifunza-about = Two seeds in each pit, none in hand, no house: the learners’ game.
opt-bao-takasia = Takasia
opt-bao-takasia-about = Whether a turn without capture can block the one pit that is under attack.
opt-bao-takasia-true = Yes
opt-bao-takasia-true-about = The threatened pit is blocked for one turn.
opt-bao-takasia-false = No
opt-bao-takasia-false-about = No pit is ever blocked.
opt-bao-mtaji-safari = Choice at the house in the second phase
opt-bao-mtaji-safari-about = Whether a capturing turn that ends in the house may stop there once the hands are empty.
opt-bao-mtaji-safari-false = No
opt-bao-mtaji-safari-false-about = The house is sown on like any other pit.
opt-bao-mtaji-safari-true = Yes
opt-bao-mtaji-safari-true-about = The player chooses to stop or to sow the house.
opt-bao-dormant-nyumba = A house with fewer than six
opt-bao-dormant-nyumba-about = How a house with fewer than six seeds counts when a turn without capture is begun in the first phase.
opt-bao-dormant-nyumba-ordinary = Ordinary pit
opt-bao-dormant-nyumba-ordinary-about = It may be played like any pit, and single seeds only if nothing else is there.
opt-bao-dormant-nyumba-avoided = Avoided
opt-bao-dormant-nyumba-avoided-about = It is not played while another pit can be.
opt-bao-dormant-nyumba-free = Frees single seeds
opt-bao-dormant-nyumba-free-about = As long as it is owned, pits with a single seed may be played too.
opt-bao-endless = A turn that never ends
opt-bao-endless-about = What happens when a sowing would go round for ever.
opt-bao-endless-loss = Loses
opt-bao-endless-loss-about = The player who makes it loses the game.
opt-bao-endless-illegal = Not allowed
opt-bao-endless-illegal-about = The move is not allowed while there is another.

## Options of Omweso

opt-omweso-setup = Start
opt-omweso-setup-about = How the seeds lie at the beginning.
opt-omweso-setup-standard = Four in each outer pit
opt-omweso-setup-standard-about = Four seeds lie in each pit of the outer row; the inner row is empty.
opt-omweso-setup-free = Arranged by the players
opt-omweso-setup-free-about = The first player lays out the own 32 seeds at will, then the second.
opt-omweso-reverse = Clockwise captures
opt-omweso-reverse-about = Whether the four pits at the left may be sown clockwise to capture.
opt-omweso-reverse-false = No
opt-omweso-reverse-false-about = All sowing is anticlockwise.
opt-omweso-reverse-true = Yes
opt-omweso-reverse-true-about = From the four left pits a clockwise sowing is allowed when its first lap captures at once.
opt-omweso-first-turn-capture = Capture in the first turn
opt-omweso-first-turn-capture-about = Whether each player may capture in the first turn.
opt-omweso-first-turn-capture-true = Allowed
opt-omweso-first-turn-capture-true-about = The first turn captures like any other.
opt-omweso-first-turn-capture-false = Not allowed
opt-omweso-first-turn-capture-false-about = In the first turn of each player nothing is captured; the sowing goes on instead.

## Options of the Mangala of Gaziantep, also for la’b madjnuni

opt-mangala4-setup = Start
opt-mangala4-setup-about = How the 98 seeds lie at the beginning.
opt-mangala4-setup-random = Random
opt-mangala4-setup-random-about = Each seed falls into one of the 14 pits by lot; pits may stay empty.
opt-mangala4-setup-seven = Seven in each pit
opt-mangala4-setup-seven-about = Seven seeds lie in every pit; without a choice of pit this game always runs the same way.
opt-mangala4-setup-by-hand = By hand
opt-mangala4-setup-by-hand-about = One player lays all the seeds out, at least two in each pit.
opt-mangala4-start-choice = Which pit begins
opt-mangala4-start-choice-about = Whether the pit is given or chosen.
opt-mangala4-start-choice-forced = The first one with seeds
opt-mangala4-start-choice-forced-about = The first pit with seeds must be played, so there is nothing to decide.
opt-mangala4-start-choice-free = Any pit
opt-mangala4-start-choice-free-about = Any own pit with seeds may be played.
opt-mangala4-head = Where the row begins
opt-mangala4-head-about = From which end the first pit with seeds is looked for.
opt-mangala4-head-left = At the left
opt-mangala4-head-left-about = The left-most pit with seeds begins.
opt-mangala4-head-right = At the right
opt-mangala4-head-right-about = The right-most pit with seeds begins.
opt-mangala4-chain = Counting in the chain
opt-mangala4-chain-about = When the pits of a chain of captures are counted.
opt-mangala4-chain-snapshot = As they stood after the sowing
opt-mangala4-chain-snapshot-about = All pits are counted before any is emptied.
opt-mangala4-chain-sequential = One after another
opt-mangala4-chain-sequential-about = A pit emptied as a facing pit counts as empty when the chain comes to it.
opt-mangala4-unclaimed = Seeds left at the end
opt-mangala4-unclaimed-about = Who gets the seeds when the game ends by repetition.
opt-mangala4-unclaimed-nobody = Nobody
opt-mangala4-unclaimed-nobody-about = They count for nobody.
opt-mangala4-unclaimed-side-owner = Owner of the row
opt-mangala4-unclaimed-side-owner-about = Each player gets the seeds left in the own row.

## Options of Mancala Basic

opt-mancala-basic-seats = Players
opt-mancala-basic-seats-about = How many people play.
opt-mancala-basic-seats-value =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
opt-mancala-basic-seats-value-about =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    } play.
opt-mancala-basic-pits = Pits on a side
opt-mancala-basic-pits-about = How many pits each player has; two players play with 6 or 7, three and four with 6 or 4.
opt-mancala-basic-pits-value =
    { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    }
opt-mancala-basic-pits-value-about =
    Each player has { $n ->
        [one] { $n } pit
       *[other] { $n } pits
    } and a score pit.
opt-mancala-basic-seeds = Stones in a pit
opt-mancala-basic-seeds-about = How many stones lie in each pit at the start; fewer make a shorter game.
opt-mancala-basic-seeds-value =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
opt-mancala-basic-seeds-value-about =
    Every pit begins with { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }.
opt-mancala-basic-all-ranks = All places
opt-mancala-basic-all-ranks-about = Whether three or four players go on after the first has finished; with two it changes nothing.
opt-mancala-basic-all-ranks-true = Played out
opt-mancala-basic-all-ranks-true-about = The others go on until every place is decided.
opt-mancala-basic-all-ranks-false = First place only
opt-mancala-basic-all-ranks-false-about = The game ends with the first to finish; the others are placed by the stones on their side, fewest first.

## Options of Turkish Mangala

opt-turkish-mangala-sets = Sets
opt-turkish-mangala-sets-about = How many sets make up the game.
opt-turkish-mangala-sets-value =
    { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }
opt-turkish-mangala-sets-value-about =
    The game is { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }.

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
