### What the rules or the server refuse, and why, in words. One message for each kind of refusal; the arguments hold the evidence. The refusals of an ordinary move at the board (err-empty-pit, err-must-feed, err-illegal) stand in turn.ftl.

## Games and options

# $game: the name as it was written. $known: the names that exist, joined by commas.
err-unknown-game = “{ $game }” नाम का कोई खेल यहाँ नहीं है। यहाँ के खेल: { $known }।
# $option: the name as it was written. $game: name of the game. $known: its options.
err-unknown-option = { $game } में “{ $option }” नाम का कोई विकल्प नहीं है। इसके विकल्प: { $known }।
# $value: as it was written. $allowed: the values that fit, joined by commas or as a range.
err-unknown-value = विकल्प “{ $option }” का मान “{ $value }” नहीं हो सकता। हो सकता है: { $allowed }।
err-option-twice = विकल्प “{ $option }” दो बार लिखा है।
# Two options whose values make no game together. $option, $value: the one. $other, $with: the other.
err-options-together = “{ $other }” का मान { $with } हो तो “{ $option }” का मान { $value } नहीं हो सकता।
# $total: seeds the chosen options would put on the board. $limit: 255.
err-options-too-many = इन विकल्पों से { $total } { $word-seed } लगेंगे; बोर्ड पर ज़्यादा से ज़्यादा { $limit } हो सकते हैं।
# $pits, $seeds: the least number that a random start needs.
err-options-start-pits = रैंडम शुरुआत के लिए हर पंक्ति में कम से कम { $pits } { $word-pits } चाहिए।
err-options-start-seeds = इस रैंडम शुरुआत के लिए हर { $word-pit-oblique } में कम से कम { $seeds } { $word-seed } चाहिए।
# Two options that exclude each other.
err-options-clash = विकल्प “{ $first }” और “{ $second }” साथ नहीं चल सकते।
err-start-number = “{ $text }” रैंडम शुरुआत का नंबर नहीं है। वह 0 से 18446744073709551615 तक की पूरी संख्या होती है।
err-start-only-one = इन विकल्पों के साथ { $game } की शुरुआत हमेशा एक जैसी होती है, इसलिए नंबर की ज़रूरत नहीं।
# $level: as it was written. $allowed: the levels that exist.
err-level = “{ $level }” नाम का कोई स्तर नहीं है। हो सकता है: { $allowed }।
err-level-not-here = इन विकल्पों के साथ { $game } हल नहीं हुआ, इसलिए अचूक स्तर नहीं है।
# $text: as it was written.
err-first-move = “{ $text }” से पता नहीं चलता कि पहली चाल किसकी है।

## A position that was written down

# $row: 1 for the row of seat 1. $found, $expected: numbers of pits.
err-pit-count =
    पंक्ति { $row } में { $found ->
        [0] कोई { $word-pit } नहीं है
        [one] { $found } { $word-pit } है
       *[other] { $found } { $word-pits } हैं
    }; इन नियमों में { $expected } चाहिए।
err-row-count =
    स्थिति में { $found ->
        [0] कोई पंक्ति नहीं है
        [one] { $found } पंक्ति है
       *[other] { $found } पंक्तियाँ हैं
    }; इन नियमों में { $expected } चाहिए।
err-store-count =
    स्थिति में { $found ->
        [0] कोई { $word-store } नहीं है
        [one] { $found } { $word-store } है
       *[other] { $found } { $word-stores } हैं
    }; इन नियमों में { $expected } चाहिए।
# $text: what stands where a number of seeds should stand.
err-count-unreadable = “{ $text }” { $word-seeds-oblique } की संख्या नहीं है।
err-count-negative = किसी { $word-pit-oblique } या { $word-store-oblique } में { $text } { $word-seed } नहीं हो सकते।
# $total: seeds in the position. $limit: 255.
err-seeds-too-many = स्थिति में { $total } { $word-seed } हैं; ज़्यादा से ज़्यादा { $limit } हो सकते हैं।
err-seeds-none = स्थिति में कोई { $word-seed } नहीं है।
# A mark on a pit, such as a tuzdyk, that the rules do not have or do not allow there. $pit: number of the pit.
err-mark = इन नियमों में { $word-pit-oblique } { $pit } पर ऐसा निशान नहीं हो सकता।
# Seeds in hand that the rules do not have.
err-hand = इन नियमों में किसी के हाथ में { $count } { $word-seed } नहीं हो सकते।
# $text: what stands where the seat to move should stand.
err-seat = “{ $text }” कोई सीट नहीं है; S, N या - चाहिए।
# The game's own data do not fit: the position says over though a move exists, or the other way round.
err-over-mismatch = स्थिति और नियम आपस में मेल नहीं खाते कि खेल खत्म हुआ या नहीं।
# $text: the part of the position that cannot be read.
err-position = स्थिति का यह हिस्सा पढ़ा नहीं जा सका: “{ $text }”।
err-position-short = स्थिति अधूरी है: { $word-pits }, { $word-stores } और किसकी बारी है, तीनों चाहिए।
# $key: a key in the position text that these rules do not have.
err-position-key = इन नियमों की स्थिति में “{ $key }” जैसी कोई चीज़ नहीं होती।

## Moves

# $token: the move as it was written.
err-move-unreadable = “{ $token }” कोई चाल नहीं है। चाल ऐसी होती है: S3, N5 या swap।
# $ply: which move of the list, from 1. $token: the move. $reason: a whole sentence of this file or of turn.ftl.
err-move-at = चाल { $ply }, { $token }: { $reason }
err-other-pit = { $word-pit } { $pit } सामने की पंक्ति का है। अपना कोई { $word-pit } चुनें।
# $pits: number of pits in a row.
err-no-pit = { $word-pit } { $pit } है ही नहीं; { $word-pits } 1 से { $pits } तक हैं।
err-wrong-turn = अभी आपकी बारी नहीं है।
# Oware with grand_slam=illegal. $pit: the pit that was chosen.
err-slam = { $word-pit-oblique } { $pit } से सामने की पंक्ति के सारे { $word-seed } चले जाएँगे, जो इन नियमों में मना है। दूसरा { $word-pit } चुनें।
err-swap = तरफ़ एक ही बार बदली जा सकती है, पहली बारी के जवाब में।
err-swap-off = इन नियमों में अदला-बदली नहीं है।
err-over = खेल खत्म हो गया है; अब कोई चाल नहीं हो सकती।
# $limit: moves that an address may hold.
err-moves-too-many = पते में { $limit } से ज़्यादा चालें हैं।
err-nothing-to-take-back = अभी कोई चाल नहीं हुई, इसलिए वापस लेने को कुछ नहीं।
# The board changed in the meantime.
err-stale = इस बीच बोर्ड बदल गया। अब ताज़ा स्थिति दिख रही है; चाल फिर से चुनें।

## Requests

# $name: name of a part of the address. $text: what it holds.
err-parameter = पते में { $name }=“{ $text }” लिखा है, जो पढ़ा नहीं जा सका।
# $line: number of the line.
err-file = फ़ाइल खराब है: लाइन { $line } पढ़ी नहीं जा सकी। कुछ भी नहीं जोड़ा गया।
# $detail: what the reader of JSON says, in English.
err-request = अनुरोध पढ़ा नहीं जा सका: { $detail }
err-too-large = अनुरोध { $limit } बाइट से बड़ा है।
err-too-many = कम समय में बहुत ज़्यादा अनुरोध आए। { $seconds } सेकंड बाद फिर कोशिश करें।
err-busy = सर्वर अभी व्यस्त है। आपका खेल सुरक्षित है; थोड़ी देर में फिर कोशिश करें।
# The page asked the server and nothing came back.
err-no-connection = सर्वर तक पहुँच नहीं हो पाई। आपका खेल इसी डिवाइस पर सुरक्षित है।
err-internal = यहाँ कुछ गड़बड़ हुई। आपका खेल आपके डिवाइस पर सुरक्षित है।
# The search that thinks in the browser could not start.
err-engine = इस ब्राउज़र में कंप्यूटर का सोचना शुरू नहीं हो पाया।
