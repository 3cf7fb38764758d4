### The games and presets: their names, one line about each, words by which search finds them; every option with its meaning and the meaning of each value; and the table of seven mancala games.

## Names. game-<id>-own is the name in the language it comes from, -line one sentence for the home page, -search words that search also knows (the same in every language, separated by commas).

game-kalah-name = कालाह
game-kalah-own = Kalah
game-kalah-line = सबसे जाना-पहचाना मनकला: भंडार भरें, एक और चाल पाएँ, सामने के बीज कैप्चर करें।
game-kalah-search = kalah, kalaha, kallah, mancala, mankala, कालाह, कलाह, कालह, मनकला, मंकला, मनकाला, मंकाला, मैनकाला
game-oware-name = ओवारे
game-oware-own = ɔware
game-oware-line = पश्चिम अफ़्रीका का जाना-माना खेल: प्रतिद्वंद्वी के गड्ढे में 2 या 3 बीज बनें तो वे आपके।
game-oware-search = oware, owari, awari, wari, warri, awale, awalé, awele, awélé, ayo, ayò, ओवारे, ओवरे, अवारी, वारी, अवाले, आयो
game-congklak-name = चोंगक्लाक
game-congklak-own = congklak
game-congklak-line = इंडोनेशिया का खेल: 98 बीज, घड़ी की दिशा में बुआई, और बीज वाले गड्ढे से बुआई आगे बढ़ती है।
game-congklak-search = congklak, congkak, congclak, conglak, dakon, dhakon, dakonan, चोंगक्लाक, चोंकलाक, चोंगकाक, डाकोन
# Presets: a game with some options set, under a name of its own.
game-congkak-name = चोंगकाक
game-congkak-own = congkak
game-congkak-line = मलेशिया का चोंगक्लाक: बुआई आपके भंडार से गुज़रे, उसके बाद ही कैप्चर।
game-congkak-search = congkak, congklak, malaysia, चोंगकाक, चोंगक्लाक, मलेशिया
game-dakon-name = डाकोन
game-dakon-own = ꦝꦏꦺꦴꦤ꧀ (dhakon)
game-dakon-line = जावा में चोंगक्लाक का नाम।
game-dakon-search = dakon, dhakon, dakonan, congklak, java, jawa, डाकोन, जावा
# Other names of Oware, not presets.
game-awale-name = अवाले
game-awale-own = awalé
game-awale-line = आइवरी कोस्ट में ओवारे का नाम।
game-awale-search = awale, awalé, awele, awélé, oware, अवाले, ओवारे
game-ayo-name = आयो
game-ayo-own = ayò
game-ayo-line = योरूबा भाषा में ओवारे का नाम।
game-ayo-search = ayo, ayò, oware, yoruba, nigeria, आयो, ओवारे, योरूबा
# $alias: another name of the game, as typed in the search.
game-also-called = दूसरा नाम: { $alias }

## Options of Kalah. opt-<game>-<option> is the label, -about what it decides, -<value> a value's label and -<value>-about its meaning. For numbers the value is in $n.

opt-kalah-pits = हर पंक्ति में गड्ढे
opt-kalah-pits-about = हर खिलाड़ी के कितने गड्ढे हों।
opt-kalah-pits-value =
    { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }
opt-kalah-pits-value-about =
    हर खिलाड़ी के पास { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    } और एक भंडार।
opt-kalah-seeds = हर गड्ढे में बीज
opt-kalah-seeds-about = शुरुआत में हर गड्ढे में कितने बीज हों; ज़्यादा बीज यानी लंबा खेल।
opt-kalah-seeds-value = { $n } बीज
opt-kalah-seeds-value-about =
    हर गड्ढे में { $n ->
        [one] { $n } बीज
       *[other] { $n } बीजों
    } से शुरुआत।
opt-kalah-start = शुरुआत
opt-kalah-start-about = सारे गड्ढे एक जैसे शुरू हों या नहीं।
opt-kalah-start-equal = बराबर
opt-kalah-start-equal-about = हर गड्ढे में बराबर बीजों से शुरुआत।
opt-kalah-start-random-1 = 1 बीज खिसका हुआ
opt-kalah-start-random-1-about = हर पंक्ति में 1 बीज किसी दूसरे गड्ढे में रखा है, रैंडम और दोनों के लिए एक जैसा।
opt-kalah-start-random-2 = 2 बीज खिसके हुए
opt-kalah-start-random-2-about = हर पंक्ति में एक गड्ढे के 2 बीज किसी दूसरे में रखे हैं, रैंडम और दोनों के लिए एक जैसे।
opt-kalah-empty-capture = सामने खाली हो तब भी कैप्चर
opt-kalah-empty-capture-about = आखिरी बीज आपके खाली गड्ढे में गिरे और सामने का गड्ढा भी खाली हो तो क्या हो।
opt-kalah-empty-capture-false = नहीं
opt-kalah-empty-capture-false-about = कुछ कैप्चर नहीं होता और बीज वहीं रहता है।
opt-kalah-empty-capture-true = हाँ
opt-kalah-empty-capture-true-about = सिर्फ़ आखिरी बीज आपके भंडार में जाता है।
opt-kalah-end = खेल का अंत
opt-kalah-end-about = खेल कब खत्म हो।
opt-kalah-end-any-row-empty = कोई पंक्ति खाली
opt-kalah-end-any-row-empty-about = जिस बुआई के बाद कोई भी पंक्ति खाली हो, खेल उसी के साथ खत्म।
opt-kalah-end-mover-cannot-move = चाल नहीं बची
opt-kalah-end-mover-cannot-move-about = जिसकी बारी हो उसकी पंक्ति में बीज न हों, तब खेल खत्म।
opt-kalah-remaining = अंत में बचे हुए बीज
opt-kalah-remaining-about = गड्ढों में बचे हुए बीज किसे मिलें।
opt-kalah-remaining-owner = पंक्ति के मालिक को
opt-kalah-remaining-owner-about = हर खिलाड़ी को अपनी पंक्ति के बचे हुए बीज मिलते हैं।
opt-kalah-remaining-emptier = खाली पंक्ति के मालिक को
opt-kalah-remaining-emptier-about = जिस खिलाड़ी की पंक्ति खाली हुई, सामने की पंक्ति के बचे हुए बीज भी उसी को।
opt-kalah-remaining-nobody = किसी को नहीं
opt-kalah-remaining-nobody-about = बचे हुए बीज बोर्ड से हटते हैं और किसी के नहीं होते।
opt-kalah-pie-rule = अदला-बदली का नियम
opt-kalah-pie-rule-about = पहली बारी के बाद दूसरा खिलाड़ी तरफ़ बदल सके या नहीं।
opt-kalah-pie-rule-false = नहीं
opt-kalah-pie-rule-false-about = दोनों की तरफ़ वही रहती है।
opt-kalah-pie-rule-true = हाँ
opt-kalah-pie-rule-true-about = पहले खिलाड़ी की पूरी पहली बारी के बाद दूसरा खिलाड़ी बोने के बजाय तरफ़ बदल ले, यह छूट है।

## Options of Oware

opt-oware-pits = हर पंक्ति में गड्ढे
opt-oware-pits-about = हर खिलाड़ी के कितने गड्ढे हों।
opt-oware-pits-value =
    { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }
opt-oware-pits-value-about =
    हर खिलाड़ी के पास { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }।
opt-oware-seeds = हर गड्ढे में बीज
opt-oware-seeds-about = शुरुआत में हर गड्ढे में कितने बीज हों; जीत कुल के आधे से ज़्यादा पर होती है।
opt-oware-seeds-value = { $n } बीज
opt-oware-seeds-value-about =
    हर गड्ढे में { $n ->
        [one] { $n } बीज
       *[other] { $n } बीजों
    } से शुरुआत।
opt-oware-grand-slam = ग्रैंड स्लैम
opt-oware-grand-slam-about = किसी चाल से सामने के सारे बीज एक साथ कैप्चर होने लगें तो क्या हो।
opt-oware-grand-slam-no-capture = कैप्चर नहीं
opt-oware-grand-slam-no-capture-about = चाल चल सकती है, पर कोई बीज कैप्चर नहीं होता।
opt-oware-grand-slam-illegal = चाल मना
opt-oware-grand-slam-illegal-about = यह चाल मना है; दूसरी कोई चाल न हो तो यही चलती है, बिना कैप्चर के।
opt-oware-grand-slam-captures = सब कैप्चर
opt-oware-grand-slam-captures-about = यह भी बाकी कैप्चर जैसा है: सारे बीज कैप्चर होते हैं।
opt-oware-grand-slam-keep-first = आखिरी बीज वाला गड्ढा छोड़कर
opt-oware-grand-slam-keep-first-about = जहाँ आखिरी बीज गिरा वह गड्ढा बचता है, बाकी कैप्चर होते हैं।
opt-oware-grand-slam-keep-last = सिलसिले का छोर छोड़कर
opt-oware-grand-slam-keep-last-about = सिलसिले का आखिरी गड्ढा, जो पंक्ति की शुरुआत के पास है, बचता है; बाकी कैप्चर होते हैं।
opt-oware-grand-slam-rest-to-opponent = खेल खत्म
opt-oware-grand-slam-rest-to-opponent-about = सारे बीज कैप्चर होते हैं, बोर्ड के बाकी बीज दूसरे खिलाड़ी के होते हैं और खेल खत्म।
opt-oware-cycle = स्थिति का दोहराव
opt-oware-cycle-about = गोल-गोल घूमता खेल कब खत्म हो; तब हर खिलाड़ी को अपनी पंक्ति के बीज मिलते हैं।
opt-oware-cycle-first = पहले दोहराव पर
opt-oware-cycle-first-about = वही स्थिति, उसी की बारी पर, बीच में बिना कैप्चर के दोबारा बने तो खेल खत्म।
opt-oware-cycle-third = तीसरी बार बनने पर
opt-oware-cycle-third-about = वही स्थिति, उसी की बारी पर, बीच में बिना कैप्चर के तीसरी बार बने तो खेल खत्म।
opt-oware-cycle-off = बंद
opt-oware-cycle-off-about = दोहराव से खेल खत्म नहीं होता; 1,000 बुआई के बाद हर पंक्ति के बीज उसके मालिक के।
opt-oware-must-feed = बीज देना
opt-oware-must-feed-about = जिस प्रतिद्वंद्वी के पास बीज न हों, उन्हें बीज देना ज़रूरी हो या नहीं।
opt-oware-must-feed-true = ज़रूरी
opt-oware-must-feed-true-about = सामने की पंक्ति खाली हो तो वही चाल चलती है जिससे वहाँ बीज गिरे।
opt-oware-must-feed-false = ज़रूरी नहीं
opt-oware-must-feed-false-about = हर चाल चल सकती है; जिसकी बारी हो उसके पास बीज न हों तो खेल खत्म।

## Options of Congklak, also for congkak and dakon

opt-congklak-pits = हर पंक्ति में गड्ढे
opt-congklak-pits-about = हर खिलाड़ी के कितने गड्ढे हों; हर गड्ढे की शुरुआत उतने ही बीजों से होती है।
opt-congklak-pits-value =
    { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }
opt-congklak-pits-value-about =
    हर खिलाड़ी के पास { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }, हर एक में { $n } बीज।
opt-congklak-empty-capture = सामने खाली हो तब भी कैप्चर
opt-congklak-empty-capture-about = आखिरी बीज आपके खाली गड्ढे में गिरे और सामने का गड्ढा भी खाली हो तो क्या हो।
opt-congklak-empty-capture-false = नहीं
opt-congklak-empty-capture-false-about = कुछ कैप्चर नहीं होता और बीज वहीं रहता है।
opt-congklak-empty-capture-true = हाँ
opt-congklak-empty-capture-true-about = सिर्फ़ आखिरी बीज आपके भंडार में जाता है।
opt-congklak-need-lap = पहले भंडार, फिर कैप्चर
opt-congklak-need-lap-about = बुआई का बीज आपके भंडार में गिरने से पहले कैप्चर हो सके या नहीं; मलेशिया में नहीं होता।
opt-congklak-need-lap-false = नहीं
opt-congklak-need-lap-false-about = बुआई शुरू से कैप्चर कर सकती है।
opt-congklak-need-lap-true = हाँ
opt-congklak-need-lap-true-about = बुआई का कोई बीज आपके भंडार में गिरे, तभी कैप्चर; गिनती सारे फेरों की, हर नई चाल में नए सिरे से।
opt-congklak-no-move = बोने को बीज नहीं
opt-congklak-no-move-about = जिसकी बारी हो उसकी पंक्ति में बीज न हों तो क्या हो।
opt-congklak-no-move-end = खेल खत्म
opt-congklak-no-move-end-about = खेल खत्म होता है और हर पंक्ति के बचे हुए बीज उसके मालिक के होते हैं।
opt-congklak-no-move-pass = बारी छूटती है
opt-congklak-no-move-pass-about = बीज लौटने तक उस खिलाड़ी की बारी छूटती है; सारे गड्ढे खाली हों तो खेल खत्म।
opt-congklak-max-bonus = एक बारी में और चालें
opt-congklak-max-bonus-about = भंडार में आखिरी बीज गिरने पर एक बारी में कितनी और चालें मिलें; सीमा से खेल बराबरी का होता है।
opt-congklak-max-bonus-none = कोई सीमा नहीं
opt-congklak-max-bonus-none-about = आपके भंडार में गिरे हर आखिरी बीज पर एक और चाल मिलती है।
opt-congklak-max-bonus-value =
    { $n ->
        [0] एक भी नहीं
        [one] { $n } चाल
       *[other] { $n } चालें
    }
opt-congklak-max-bonus-value-about =
    { $n ->
        [0] भंडार में आखिरी बीज गिरते ही बारी खत्म
        [one] एक बारी में ज़्यादा से ज़्यादा { $n } और चाल
       *[other] एक बारी में ज़्यादा से ज़्यादा { $n } और चालें
    }।
opt-congklak-rounds = राउंड
opt-congklak-rounds-about = कितने राउंड से फ़ैसला हो।
opt-congklak-rounds-1 = एक राउंड
opt-congklak-rounds-1-about = एक ही राउंड से फ़ैसला होता है।

## The table of seven mancala games: one row for each game

table-game = खेल
table-board = बोर्ड
table-seeds = बीज
table-relay = लगातार बुआई
table-capture = कैप्चर
table-where = कहाँ खेला जाता है
table-kalah-name = कालाह
table-kalah-board = 2 × 6 गड्ढे, 2 भंडार
table-kalah-seeds = हर गड्ढे में 4, कुल 48
table-kalah-relay = नहीं
table-kalah-capture = अपने खाली गड्ढे से सामने का गड्ढा
table-kalah-where = दुनिया भर में; शुरुआत अमेरिका से
table-congklak-name = चोंगक्लाक
table-congklak-board = 2 × 7 गड्ढे, 2 भंडार
table-congklak-seeds = हर गड्ढे में 7, कुल 98
table-congklak-relay = हाँ, घड़ी की दिशा में
table-congklak-capture = अपने खाली गड्ढे से सामने का गड्ढा
table-congklak-where = इंडोनेशिया, मलेशिया
table-sungka-name = सुंगका
table-sungka-board = 2 × 7 गड्ढे, 2 भंडार
table-sungka-seeds = हर गड्ढे में 7, कुल 98
table-sungka-relay = हाँ
table-sungka-capture = इलाके के हिसाब से अलग
table-sungka-where = फ़िलीपींस
table-oware-name = ओवारे, अवाले, आयो
table-oware-board = 2 × 6 गड्ढे
table-oware-seeds = हर गड्ढे में 4, कुल 48
table-oware-relay = नहीं
table-oware-capture = प्रतिद्वंद्वी का गड्ढा जिसमें 2 या 3 बीज बनें
table-oware-where = पश्चिम अफ़्रीका, कैरिबियन
table-o-an-quan-name = ओ अन क्वान
table-o-an-quan-board = 2 × 5 खाने और 2 क्वान-खाने
table-o-an-quan-seeds = हर खाने में 5 और 2 बड़े क्वान
table-o-an-quan-relay = हाँ, अगले खाने से
table-o-an-quan-capture = खाली खाने के बाद वाला खाना
table-o-an-quan-where = वियतनाम
table-pallanguzhi-name = पल्लांगुझी
table-pallanguzhi-board = 2 × 7 कटोरियाँ
table-pallanguzhi-seeds = अलग-अलग, अक्सर हर कटोरी में 6
table-pallanguzhi-relay = हाँ, अगली कटोरी से
table-pallanguzhi-capture = इलाके के हिसाब से अलग
table-pallanguzhi-where = दक्षिण भारत, श्रीलंका
table-bao-name = बाओ ला किस्वाहिली
table-bao-board = 4 × 8 गड्ढे
table-bao-seeds = 64
table-bao-relay = हाँ, दोनों दिशाओं में
table-bao-capture = सामने के गड्ढों से; कैप्चर किए बीज फिर बोएँ
table-bao-where = पूर्वी अफ़्रीका
