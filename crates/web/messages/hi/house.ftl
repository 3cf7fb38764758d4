### House rules, matches of rounds, and starts that players arrange.

## The page of house rules

# $game: name of the game.
house-title = { $game }, अपने नियम
house-line = हर विकल्प का मतलब उसके नीचे लिखा है।
page-house-title = { $game } के अपने नियम · बीज
page-house-description = { $game } के नियम बदलें, हर विकल्प का मतलब देखें, उन्हीं नियमों से कंप्यूटर के साथ खेलें और लिंक भेजें।
# The link to the page.
house-link = नियम बदलें
# Heading over the names of the other games.
house-other = दूसरे खेल के नियम
house-options = नियम
house-show = ये नियम दिखाएँ
house-start = इन नियमों से शुरुआत
house-start-drawn = यह कई शुरुआतों में से एक है: हर खेल की शुरुआत रैंडम होती है।
house-start-arranged = पहली चाल से पहले खिलाड़ी { $word-seed } खुद भी सजा सकते हैं।
house-changes =
    { $count ->
        [0] सब नियम मानक
        [one] मानक से { $count } बदलाव
       *[other] मानक से { $count } बदलाव
    }
# One change. $option: label of the option. $value: label of its value.
house-change = { $option }: { $value }
house-sense = ये नियम साथ-साथ ठीक चलते हैं।
house-warning = इन नियमों से खेल सकते हैं, पर यह जान लें:
house-refused = इन विकल्पों से खेल नहीं बनता।
# Two choices that exclude each other. $first, $with: labels of the options. $value, $other: labels of their values.
house-clash = “{ $first }: { $value }” और “{ $with }: { $other }” साथ नहीं चल सकते।
house-play = इन नियमों से खेलें
house-share = लिंक भेजें
house-shared = लिंक कॉपी हो गया।
# $id: a short name made of letters and digits, the same wherever these rules are played.
house-id = इन नियमों की पहचान: { $id }

## What somebody should know who plays by such rules

advice-first-turn = एक और चाल पर कोई सीमा नहीं है, इसलिए पहली चाल वाले की जीत पहली ही बारी में हो सकती है, दूसरे की बारी आने से पहले। सीमा रखें तो मुकाबला बराबरी का रहता है।
advice-no-choice = किसी के पास चुनने को कुछ नहीं है: हर चाल तय है, और शुरुआत से ही नतीजा तय हो जाता है।
advice-ends-at-once = पहली ही चाल में खेल खत्म हो सकता है।
advice-piece-at-once = पहली ही चाल में क्वान कैप्चर हो सकता है।
# $cap: sowings after which the game ends.
advice-repetition-off = स्थिति दोहराने पर खेल खत्म नहीं होता; चक्कर में फँसा खेल { $cap } बुआई के बाद ही रुकता है।
advice-may-starve = सामने वाले को बिना { $word-seed } के छोड़ना मना नहीं है।

## Matches. $round: its number. $of: how many there are at most.

series-round = राउंड { $round }, ज़्यादा से ज़्यादा { $of }।
series-pair = जोड़ी का खेल { $round }; हर खिलाड़ी एक बार पहले चलता है।
series-set = राउंड { $round }, कुल { $of }।
# The state of a match, at its end or between rounds. $one, $other: the players. $first, $second: what they have.
series-seeds = पास के { $word-seed }: { $one } { $first }, { $other } { $second }।
series-points = अंक, जीत के दो और ड्रॉ का एक: { $one } { $first }, { $other } { $second }।
series-scores = दोनों खेल मिलाकर: { $one } { $first }, { $other } { $second }।
# $by: you, if the reader has won. $name: the winner.
series-won =
    { $by ->
        [you] मैच में आपकी जीत हुई।
       *[other] मैच में जीत हुई: { $name }।
    }
series-drawn = मैच ड्रॉ रहा।
series-closed =
    { $count ->
        [one] { $word-seed } कम हैं: { $count } { $word-pit } इस राउंड में बंद है।
       *[other] { $word-seed } कम हैं: { $count } { $word-pits } इस राउंड में बंद हैं।
    }

## Refusals. $game: name of the game. $round: its number, from 1.

err-match-none = इन विकल्पों के साथ { $game } राउंडों में नहीं होता।
err-match-round-goes-on = राउंड { $round } अभी खत्म नहीं हुआ।
err-match-over = राउंड { $round } नहीं हो सकता: मैच का फ़ैसला पहले ही हो गया।
# $reason: what is wrong with a move of that round, a sentence.
err-match-round = राउंड { $round }: { $reason }
err-options-start-over = इन नियमों से खेल पहली चाल से पहले ही खत्म हो जाएगा।
err-arrange-none = इस खेल में { $word-seed } कोई नहीं सजाता: शुरुआत नियमों से तय है।
# $found, $expected: how many lists of pits there are and must be.
err-arrange-lists = शुरुआत { $found } खिलाड़ियों के लिए सजाई गई, पर यहाँ { $expected } को सजानी है।
# $pit: its number in the list. $found: its seeds. $least: the least it must hold.
err-arrange-few = शुरुआत के { $word-pit-oblique } { $pit } में { $found } है; हर { $word-pit-oblique } में कम से कम { $least } चाहिए।
# $player: number of the player. $found, $expected: seeds.
err-arrange-total = खिलाड़ी { $player } ने { $found } { $word-seed } रखे, पर { $expected } रखने हैं।
