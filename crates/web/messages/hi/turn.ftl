### What happens on the board, in words: labels of pits and stores, the summary of a turn, the preview of a move, and how a game ends. The page shows these sentences, a screen reader speaks them and the terminal prints them.

## Parts of sentences, made first and put into the sentences below. In Hindi they already stand in the form that a postposition needs.

# $kind: who acted: you, opponent, computer or named. $nick: the name to show when it is named.
agent =
    { $kind ->
        [you] आपने
        [opponent] प्रतिद्वंद्वी ने
        [computer] कंप्यूटर ने
       *[named] { $nick } ने
    }
# $owner: whose pit: you, opponent, computer or named. $nick: the owner's name when it is named. $pit: the owner's own number of the pit.
place-pit =
    { $owner ->
        [you] आपके
        [opponent] प्रतिद्वंद्वी के
        [computer] कंप्यूटर के
       *[named] { $nick } के
    } { $word-pit-oblique } { $pit }
place-store =
    { $owner ->
        [you] आपके
        [opponent] प्रतिद्वंद्वी के
        [computer] कंप्यूटर के
       *[named] { $nick } के
    } { $word-store-oblique }

## A turn. $by is you or other; $name is the other player as the messages name-opponent, name-computer and name-player give it, or a nickname. Counts are numbers and at least 1 unless a zero variant stands first.

# $agent: made by the message agent.
turn-lift =
    { $agent } { $word-pit-oblique } { $pit } { $count ->
        [one] का इकलौता { $word-seed } उठाया
       *[other] के { $count } { $word-seed } उठाए
    }।
# $way: left or right, as the viewer sees it.
turn-sow-way =
    { $agent } { $word-pit-oblique } { $pit } { $count ->
        [one] का इकलौता { $word-seed }
       *[other] के { $count } { $word-seed }
    } { $way ->
        [left] बाईं
       *[right] दाईं
    } ओर { $count ->
        [one] बोया
       *[other] बोए
    }।
# $place: made by place-pit or place-store.
last-at = आखिरी { $word-seed } { $place } में गिरा।
last-at-empty = आखिरी { $word-seed } { $place } में गिरा, जो खाली था।
# $count: seeds that lie there after the last one fell.
last-at-made =
    आखिरी { $word-seed } { $place } में गिरा; अब वहाँ { $count } { $word-seed } { $count ->
        [one] है
       *[other] हैं
    }।
# The sowing went once round and ended in the pit it began from.
last-at-origin = बुआई पूरा चक्कर लगाकर लौटी और आखिरी { $word-seed } { $place } में ही गिरा।
extra-turn =
    { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिली।
relay-lift =
    { $place } { $count ->
        [one] का { $count } { $word-seed }
       *[other] के { $count } { $word-seed }
    } उठाकर बुआई जारी रही।
# $laps: 2 or more; the first lap is counted.
relay-sum = लगातार { $laps } फेरों में कुल { $count } { $word-seed } बोए गए।
# $total: the facing seeds and the last one together.
capture-facing =
    { $place } { $count ->
        [one] का { $count } { $word-seed }
       *[other] के { $count } { $word-seed }
    } और आखिरी { $word-seed } कैप्चर हुए, कुल { $total }।
capture-at =
    { $place } { $count ->
        [one] का { $count } { $word-seed } कैप्चर हुआ
       *[other] के { $count } { $word-seed } कैप्चर हुए
    }।
# $pits: 2 or more; $place: the pit where the last seed fell.
capture-chain = { $place } समेत लगातार { $pits } { $word-pits-oblique } के { $count } { $word-seed } कैप्चर हुए।
# A large piece of the game o an quan; $count: small stones taken with it.
capture-quan =
    { $place } { $count ->
        [0] का क्वान कैप्चर हुआ
       *[other] का क्वान और { $count } { $word-seed } कैप्चर हुए
    }।
# The empty-capture option: the facing pit is empty and the last seed alone goes to the store.
capture-last = सामने का { $word-pit } खाली है; सिर्फ़ आखिरी { $word-seed } कैप्चर हुआ।
capture-none = सामने का { $word-pit } खाली है, इसलिए कुछ कैप्चर नहीं हुआ।
capture-slam = इससे सामने की पंक्ति के सारे { $word-seed } चले जाते, इसलिए कुछ कैप्चर नहीं हुआ।
# Grand slam under keep_first: $place, the pit where the last seed fell, is left out; the other pits of the chain are captured.
capture-slam-keep-first = इससे सामने की पंक्ति के सारे { $word-seed } चले जाते, इसलिए { $place } में, जहाँ आखिरी { $word-seed } गिरा, कैप्चर नहीं हुआ।
# Grand slam under keep_last: $place, the last pit of the chain and nearest the beginning of the row, is left out.
capture-slam-keep-last = इससे सामने की पंक्ति के सारे { $word-seed } चले जाते, इसलिए सिलसिले के अंत में, { $place } में, कैप्चर नहीं हुआ।
# Grand slam under rest_to_opponent.
capture-slam-rest = सामने की पंक्ति के सारे { $word-seed } एक साथ कैप्चर हुए, इसलिए खेल खत्म हुआ और बाकी { $word-seed } दूसरे खिलाड़ी के हुए।
# Grand slam under illegal, when no other move exists: the move is played without a capture.
capture-slam-illegal = हर चाल से सामने की पंक्ति के सारे { $word-seed } चले जाते, इसलिए यह चाल बिना कैप्चर के हुई।
sweep =
    { $count ->
        [one] बचा हुआ { $count } { $word-seed } { $store } में गया
       *[other] बचे हुए { $count } { $word-seed } { $store } में गए
    }।
sweep-none =
    { $count ->
        [one] बचा हुआ { $count } { $word-seed } बोर्ड से हटा और किसी का नहीं हुआ
       *[other] बचे हुए { $count } { $word-seed } बोर्ड से हटे और किसी के नहीं हुए
    }।
tuzdyk = { $place } में तुज़दिक बना; अब वहाँ गिरने वाले { $word-seed } { $store } में जाएँगे।
pass =
    { $by ->
        [you] आपके
       *[other] { $name } के
    } पास बोने को { $word-seed } नहीं हैं, इसलिए यह बारी छूटी।
# The answer to the pie rule: the second player took over the first player's side.
swap =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } तरफ़ बदल ली; बोर्ड वैसा ही रहा।
turn-next =
    अब { $by ->
        [you] आपकी
       *[other] { $name } की
    } बारी है।

## Why a turn ended, said after the sentence that tells where the last seed fell. turn-end-plain fits everywhere; the next two are the same end with its reason.

turn-end-plain = बारी यहीं खत्म हुई।
turn-end-occupied = उस { $word-pit-oblique } में पहले से { $word-seed } थे, इसलिए बारी खत्म हुई।
turn-end-other-row = सामने की पंक्ति के खाली { $word-pit-oblique } में गिरने से कैप्चर नहीं होता, इसलिए बारी खत्म हुई।
# Oware: $count seeds lie in the other row's pit where the last seed fell; only 2 or 3 are captured.
turn-end-count =
    कैप्चर 2 या 3 { $word-seeds-oblique } का ही होता है और वहाँ { $count } { $count ->
        [one] है
       *[other] हैं
    }, इसलिए बारी खत्म हुई।
# The need_lap option of congklak.
turn-end-lap-needed =
    इस बुआई में { $by ->
        [you] आपके
       *[other] { $name } के
    } { $word-store-oblique } को कोई { $word-seed } नहीं मिला, इसलिए कुछ कैप्चर नहीं हुआ।
# The max_bonus option of congklak; $limit: extra moves allowed in a turn, may be 0.
turn-end-bonus-spent =
    { $limit ->
        [0] इन नियमों में एक और चाल नहीं मिलती
        [one] एक बारी में सिर्फ़ { $limit } और चाल मिलती है
       *[other] एक बारी में सिर्फ़ { $limit } और चालें मिलती हैं
    }, इसलिए बारी { $word-store-oblique } में खत्म हुई।
# The last seed fell in the store, but the game ended with that sowing.
turn-end-in-store = इसी बुआई से खेल खत्म हुआ, इसलिए एक और चाल नहीं मिली।
# An endless relay was stopped by its rule.
turn-end-endless = बुआई बिना अंत के घूमती रही, इसलिए बारी यहीं खत्म हुई।

## The end of a game: the result and the reason.

# $rank: 1 to 4.
rank =
    { $by ->
        [you] आपको
       *[other] { $name } को
    } { $rank ->
        [1] पहला
        [2] दूसरा
        [3] तीसरा
       *[other] चौथा
    } स्थान मिला।
# A player gave up a race of several, which goes on without that side of the board. $rank: 2 to 4.
resigned =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } हार मान ली और { $rank ->
        [2] दूसरा
        [3] तीसरा
       *[other] चौथा
    } स्थान लिया।
# $result: win, loss or draw, from the viewer's side. $own, $their: seeds.
end-score =
    { $result ->
        [win] { $their } के मुकाबले { $own } { $word-seeds-oblique } से आपकी जीत हुई
        [loss] { $own } के मुकाबले { $their } { $word-seeds-oblique } से आपकी हार हुई
       *[draw] { $own }–{ $their } पर खेल ड्रॉ रहा
    }।
# $winner: a name. $high, $low: seeds of the winner and of the other player.
end-score-named = { $low } के मुकाबले { $high } { $word-seeds-oblique } से { $winner } की जीत हुई।
end-row-empty =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } पंक्ति खाली हो गई।
end-majority =
    { $total } में से आधे से ज़्यादा { $word-seed } { $by ->
        [you] आपके
       *[other] { $name } के
    } पास हैं।
end-draw-half = दोनों के पास { $total } में से ठीक आधे-आधे { $word-seed } हैं।
end-no-move =
    { $by ->
        [you] आपके
       *[other] { $name } के
    } पास कोई चाल नहीं बची।
# Oware: the other row is empty and no move drops a seed there.
end-no-feed = ऐसी कोई चाल नहीं जिससे खाली पंक्ति को { $word-seed } मिलें।
end-all-empty = सारे { $word-pits } खाली हो गए।
end-grand-slam = ग्रैंड स्लैम से खेल खत्म हुआ: एक पंक्ति के सारे { $word-seed } एक साथ कैप्चर हुए।
end-resign =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } हार मान ली।
end-timeout =
    { $by ->
        [you] आपका
       *[other] { $name } का
    } समय खत्म हो गया।
end-agreed = आपसी सहमति से खेल ड्रॉ रहा।
end-repetition = वही स्थिति दोबारा बनी; हर पंक्ति के { $word-seed } उसके मालिक के हुए।
end-repetition-third = वही स्थिति तीसरी बार बनी; हर पंक्ति के { $word-seed } उसके मालिक के हुए।
# $limit: a number such as 400.
end-cap = { $limit } बुआई की सीमा पूरी हो गई।
end-endless = यह बुआई कभी खत्म न होती, इसलिए नियम के अनुसार यहीं रुकी।

## Labels of the board's parts, spoken by a screen reader, and questions asked on the board.

# $count: may be 0.
pit-label =
    { $word-pit } { $pit }, { $count ->
        [0] खाली
       *[other] { $count } { $word-seed }
    }
store-label =
    { $by ->
        [you] आपका
       *[other] { $name } का
    } { $word-store }, { $count ->
        [0] खाली
       *[other] { $count } { $word-seed }
    }
choose-way = { $word-seed } बाईं ओर बोएँ या दाईं ओर?
forced-pit = इस बारी में सिर्फ़ { $word-pit-oblique } { $pit } के { $word-seed } बोए जा सकते हैं।
err-empty-pit = { $word-pit } { $pit } खाली है। { $word-seed } वाला { $word-pit } चुनें।
err-must-feed = प्रतिद्वंद्वी के पास { $word-seed } नहीं हैं। ऐसा { $word-pit } चुनें जिससे उन्हें { $word-seed } मिलें।
err-illegal = नियम इस चाल की इजाज़त नहीं देते। बोर्ड वैसा ही है।

## The turn line: a short heading that says whose turn it is or what goes on, and what is being sown.

turn-title-you = आपकी बारी
turn-title-named = { $name } की बारी
turn-title-again = एक और चाल
turn-title-again-named = { $name } की एक और चाल
turn-title-thinking = कंप्यूटर सोच रहा है
turn-title-over = खेल खत्म
turn-title-start = खेल की शुरुआत
# While the player looks back: $ply of $total sowings.
turn-title-review = { $total } में से { $ply } बुआई के बाद
# Below the heading at the player's own turn, when nothing has happened yet.
turn-choose = अपना कोई { $word-pit } चुनें।
# While seeds travel. $pit: where the lap began.
sowing-now = { $word-pit-oblique } { $pit } के { $word-seeds-oblique } की बुआई चल रही है।
# $lap: number of the lap of a relay, 2 or more.
sowing-lap = फेरा { $lap }
# A random start; $number is passed as text, it has up to 20 digits.
start-random = रैंडम शुरुआत, नंबर { $number }।

## The preview of a move, before it is made. Sentences are joined by spaces.

# $pit: the pit that would be sown, in its owner's numbering. $place: made by place-pit or place-store.
preview-last = { $word-pit-oblique } { $pit } का आखिरी { $word-seed } { $place } में गिरेगा।
preview-last-empty = { $word-pit-oblique } { $pit } का आखिरी { $word-seed } { $place } में गिरेगा, जो खाली है।
# $count: seeds that will lie there.
preview-last-made =
    { $word-pit-oblique } { $pit } का आखिरी { $word-seed } { $place } में गिरेगा और वहाँ { $count } { $word-seed } { $count ->
        [one] होगा
       *[other] होंगे
    }।
# The sowing passes the pit it began from. $rounds: how often.
preview-round =
    बुआई { $rounds ->
        [one] बोर्ड का पूरा चक्कर
       *[other] बोर्ड के { $rounds } पूरे चक्कर
    } लगाएगी।
preview-laps = लगातार { $laps } फेरों तक बुआई होगी।
preview-again =
    फिर { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिलेगी।
preview-capture-facing =
    { $place } { $count ->
        [one] का { $count } { $word-seed }
       *[other] के { $count } { $word-seed }
    } और आखिरी { $word-seed } कैप्चर होंगे, कुल { $total }।
preview-capture-at =
    { $place } { $count ->
        [one] का { $count } { $word-seed } कैप्चर होगा
       *[other] के { $count } { $word-seed } कैप्चर होंगे
    }।
preview-capture-chain = { $place } समेत लगातार { $pits } { $word-pits-oblique } के { $count } { $word-seed } कैप्चर होंगे।
preview-capture-last = सामने का { $word-pit } खाली है; सिर्फ़ आखिरी { $word-seed } कैप्चर होगा।
preview-capture-none = सामने का { $word-pit } खाली है, इसलिए कुछ कैप्चर नहीं होगा।
preview-slam = इससे सामने की पंक्ति के सारे { $word-seed } चले जाते, इसलिए कुछ कैप्चर नहीं होगा।
preview-slam-part = इससे सामने की पंक्ति के सारे { $word-seed } चले जाते, इसलिए एक { $word-pit } कैप्चर से बाहर रहेगा।
preview-lap-needed =
    इस बुआई में { $by ->
        [you] आपके
       *[other] { $name } के
    } { $word-store-oblique } को { $word-seed } नहीं मिलेगा, इसलिए कुछ कैप्चर नहीं होगा।
preview-bonus-spent = इस बारी में एक और चाल नहीं बची, इसलिए बारी वहीं खत्म होगी।
preview-turn-ends = बारी वहीं खत्म होगी।
preview-feeds =
    इससे सामने की पंक्ति को { $count } { $word-seed } { $count ->
        [one] मिलेगा
       *[other] मिलेंगे
    }।
preview-end = इससे खेल खत्म होगा।
# $own: seeds of the player who makes the move. $their: seeds of the other player.
preview-end-score = इससे खेल { $own }–{ $their } पर खत्म होगा।
preview-swap = बोने के बजाय तरफ़ बदल लें; बोर्ड वैसा ही रहेगा।

## Turns of games with squares, pieces, marks, two directions, borrowing and places.

# A square of nobody’s at the end of the rows. $way: left or right, as the viewer sees it.
place-square =
    { $way ->
        [left] बाईं
       *[right] दाईं
    } ओर के क्वान-खाने
# One of several computers. $n: 1 to 3.
name-computer-number = कंप्यूटर { $n }
# $count: seeds that fell in a tuzdyk in this sowing.
taken-marked =
    तुज़दिक में { $count ->
        [one] गिरा { $count } { $word-seed } { $store } में गया
       *[other] गिरे { $count } { $word-seed } { $store } में गए
    }।
# Pits that are emptied when a seed makes $made of them (pasu). $count: seeds of all those pits.
taken-made = रास्ते में जिन { $word-pits-oblique } में { $made } { $word-seed } बने, उनके कुल { $count } { $word-seed } { $store } में गए।
preview-taken =
    रास्ते में { $count } { $word-seed } { $store } में { $count ->
        [one] जाएगा
       *[other] जाएँगे
    }।
# $pits: 2 or more.
capture-many = { $pits } { $word-pits-oblique } के { $count } { $word-seed } कैप्चर हुए।
# Captured seeds that are not kept but sown at once.
capture-sown =
    कैप्चर { $count ->
        [one] हुआ { $count } { $word-seed } आगे बोया गया
       *[other] हुए { $count } { $word-seed } आगे बोए गए
    }।
# The player chose or is to choose a direction in mid-turn. $count: seeds in hand.
ask-way =
    हाथ { $count ->
        [one] का { $count } { $word-seed } बाईं ओर बोना है
       *[other] के { $count } { $word-seed } बाईं ओर बोने हैं
    } या दाईं ओर, यह { $by ->
        [you] आपको
       *[other] { $name } को
    } चुनना है।
# Ô ăn quan: a player whose row is empty lays captured seeds into it. $count: seeds laid.
pay =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } पंक्ति खाली थी, इसलिए { $count } { $word-seed } उसमें लौटाए गए, हर { $word-pit-oblique } में एक।
pay-debt =
    इनमें से { $count } { $word-seed } उधार { $count ->
        [one] का है और अंत में घटेगा
       *[other] के हैं और अंत में घटेंगे
    }।
# $count: seeds that lie there; an odd number.
turn-end-odd =
    कैप्चर तभी होता है जब { $word-seeds-oblique } की गिनती सम हो और वहाँ { $count } { $count ->
        [one] है
       *[other] हैं
    }, इसलिए बारी खत्म हुई।
turn-end-quan-next = आगे का क्वान-खाना खाली नहीं है, इसलिए बारी खत्म हुई।
# $least: seeds that a quan needs beside it to be captured.
turn-end-young-quan = आगे का क्वान अभी कच्चा है: उसके साथ { $least } या उससे ज़्यादा { $word-seed } हों तभी वह कैप्चर होता है, इसलिए बारी खत्म हुई।
turn-end-two-empty = आगे के दोनों { $word-pits } खाली हैं, इसलिए बारी खत्म हुई।
end-front-empty =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } आगे की पंक्ति खाली हो गई।
end-squares-empty = दोनों क्वान-खाने खाली हो गए।
end-pieces-gone = दोनों क्वान कैप्चर हो गए।
# $times: how often the position has come up, 2 or 3.
end-repeated =
    वही स्थिति { $times ->
        [2] दोबारा
       *[other] तीसरी बार
    } बनी।
# The result of a game without a score. $result: win, loss or draw, from the viewer’s side.
end-won =
    { $result ->
        [win] आपकी जीत हुई
        [loss] आपकी हार हुई
       *[draw] खेल ड्रॉ रहा
    }।
end-won-named = { $winner } की जीत हुई।
err-too-few =
    { $word-pit-oblique } { $pit } में { $count } { $word-seed } { $count ->
        [one] है
       *[other] हैं
    }; बोने के लिए कम से कम { $least } चाहिए।
err-pit-closed = { $word-pit } { $pit } खेल से बाहर है। कोई और { $word-pit } चुनें।
err-direction = { $word-pit-oblique } { $pit } के { $word-seed } अभी उस ओर नहीं बोए जा सकते।
# $token: what was written.
err-direction-missing = “{ $token }” से यह पता नहीं चलता कि { $word-seed } किस ओर बोने हैं।
preview-tuzdyk = { $place } में तुज़दिक बनेगा; वहाँ गिरने वाले { $word-seed } { $store } में जाएँगे।
preview-capture-many = { $pits } { $word-pits-oblique } के { $count } { $word-seed } कैप्चर होंगे।
preview-capture-quan =
    { $place } { $count ->
        [0] का क्वान कैप्चर होगा
       *[other] का क्वान और { $count } { $word-seed } कैप्चर होंगे
    }।
preview-capture-sown =
    { $count ->
        [one] { $count } { $word-seed } कैप्चर होकर आगे बोया जाएगा
       *[other] { $count } { $word-seed } कैप्चर होकर आगे बोए जाएँगे
    }।
preview-rank =
    फिर { $by ->
        [you] आपको
       *[other] { $name } को
    } { $rank ->
        [1] पहला
        [2] दूसरा
        [3] तीसरा
       *[other] चौथा
    } स्थान मिलेगा।
preview-ask-way = फिर एक बार दिशा चुननी होगी।

## The terminal’s board.

# $count: may be 0.
side-label =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } तरफ़, { $count ->
        [0] खाली
       *[other] { $count } { $word-seed }
    }
# Pieces a player has taken, beside the seeds.
pieces-taken = { $count } क्वान
# $rank: the place a player has already finished in, 1 to 4.
place-taken =
    { $rank ->
        [1] पहला
        [2] दूसरा
        [3] तीसरा
       *[other] चौथा
    } स्थान
sign-closed = खेल से बाहर
sign-marked = सामने वाले का तुज़दिक
sign-piece = यहाँ क्वान है
sign-asked = हाथ के { $word-seed }
# Said under the prompt of games with two directions. $example: a pit number.
term-ways = बाईं ओर बोने के लिए { $word-pit-oblique } के साथ l लिखें, दाईं ओर के लिए r: { $example }l, { $example }r।
term-way = l बाईं ओर, r दाईं ओर, u वापस, h संकेत, ? मदद, q बाहर:

## Bao: seeds from the hand, captures sown in from an end of the row, the house, blocked pits.

turn-namua = { $agent } हाथ का एक { $word-seed } { $word-pit-oblique } { $pit } में रखा।
# $way: the end of the mover’s front row, left or right as the viewer sees it.
sown-in =
    कैप्चर हुए { $word-seed } { $way ->
        [left] बाएँ
       *[right] दाएँ
    } छोर से बोए गए।
ask-house =
    न्युम्बा के { $word-seed } बोने हैं या यहीं रुकना है, यह { $by ->
        [you] आपको
       *[other] { $name } को
    } चुनना है।
house-lost =
    { $by ->
        [you] आपका
       *[other] { $name } का
    } न्युम्बा अब नहीं रहा।
# $place: made by place-pit.
takasia = ताकासिया: { $place } पर अगली बारी में रोक है।
turn-end-house = आखिरी { $word-seed } न्युम्बा में पहुँचा, इसलिए बारी खत्म हुई।
turn-end-stopped = { $agent } न्युम्बा पर बारी रोकी।
turn-end-blocked = उस { $word-pit-oblique } पर रोक है, इसलिए बारी वहीं खत्म हुई।
preview-ask-house = फिर चुनना होगा कि न्युम्बा के { $word-seed } बोने हैं या रुकना है।
preview-stop = बारी यहीं रुकेगी; न्युम्बा वैसा ही रहेगा।
err-must-capture = कैप्चर हो सकता है, इसलिए बारी कैप्चर से ही शुरू होगी।
err-take-blocked = रोका गया { $word-pit } कैप्चर हो सकता है, इसलिए इस बारी में उसे कैप्चर करना ज़रूरी है।
err-pit-blocked = { $word-pit-oblique } { $pit } पर इस बारी में रोक है। कोई और { $word-pit } चुनें।
err-house-stays = न्युम्बा के { $word-seed } तभी बोए जाते हैं जब कोई और { $word-pit } न बचे। कोई और { $word-pit } चुनें।
err-front-first = आगे की पंक्ति का कोई { $word-pit } चुनें।
err-never-ends = यह बुआई कभी खत्म न होती, जबकि दूसरी चाल है। कोई और { $word-pit } चुनें।
# $count: seeds a player still has in hand.
hand-count = हाथ में { $count }
sign-house = न्युम्बा
sign-blocked = इस बारी में रोक
term-prompt-columns = { $word-pit } A1–A{ $pits }, B1–B{ $pits }, u वापस, r फिर, h संकेत, ? मदद, q बाहर:
term-house = safari: न्युम्बा बोएँ, stop: रुकें, u वापस, h संकेत, ? मदद, q बाहर:
