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
game-sungka-name = सुंगका
game-sungka-own = sungkâ
game-sungka-line = फ़िलीपींस का खेल: 98 सीपियों की लगातार बुआई, और बीज न हों तो उनके लौटने तक बारी छूटती है।
game-sungka-search = sungka, sungkâ, sunka, chongka, philippines, pilipinas, सुंगका, सुंका, फ़िलीपींस
game-o-an-quan-name = ओ अन क्वान
game-o-an-quan-own = Ô ăn quan
game-o-an-quan-line = वियतनाम का खेल: किसी भी ओर बोएँ, खाली खाने के बाद वाला खाना कैप्चर करें और दोनों क्वान पाएँ।
game-o-an-quan-search = o an quan, ô ăn quan, oanquan, vietnam, viet nam, mandarin, ओ अन क्वान, ओ आन क्वान, क्वान, वियतनाम
game-pallanguzhi-name = पल्लांगुझी
game-pallanguzhi-own = பல்லாங்குழி
game-pallanguzhi-line = दक्षिण भारत और श्रीलंका का खेल: बुआई अगली कटोरी से आगे बढ़ती है, और जिस कटोरी में चार बीज हों वह जीती हुई।
game-pallanguzhi-search = pallanguzhi, pallankuzhi, pallanguli, palanguli, pallankuli, pallangulli, பல்லாங்குழி, ali guli mane, ಅಳಿಗುಳಿ ಮಣೆ, vamana guntalu, వామన గుంటలు, tamil, पल्लांगुझी, पल्लांगुली, पल्लांकुझी, पल्लांकुऴि, वामन गुंटलु, तमिल
game-pallanguzhi-wikipedia-name = पल्लांगुझी (चार बोने वाले को)
game-pallanguzhi-wikipedia-own = பல்லாங்குழி
game-pallanguzhi-wikipedia-line = विकिपीडिया वाली पल्लांगुझी: चार बीजों की कटोरी बोने वाले की, और कैप्चर के बाद भी बारी चलती रहती है।
game-pallanguzhi-wikipedia-search = pallanguzhi, pallankuzhi, wikipedia, பல்லாங்குழி, पल्लांगुझी, विकिपीडिया
game-ali-guli-mane-name = अली गुली मने
game-ali-guli-mane-own = ಅಳಿಗುಳಿ ಮಣೆ
game-ali-guli-mane-line = कर्नाटक की पल्लांगुझी: कैप्चर में सामने की कटोरी भी मिलती है।
game-ali-guli-mane-search = ali guli mane, aliguli mane, alaguli mane, ಅಳಿಗುಳಿ ಮಣೆ, kannada, karnataka, pallanguzhi, अली गुली मने, अलीगुली मने, कर्नाटक, कन्नड़, पल्लांगुझी
game-bao-name = बाओ ला किस्वाहिली
game-bao-own = bao la kiswahili
game-bao-line = पूर्वी अफ़्रीका का सबसे गहरा खेल: चार पंक्तियाँ, 64 बीज, बचाने को न्युम्बा, और कैप्चर किए बीज अपनी तरफ़ बोएँ।
game-bao-search = bao, bao la kiswahili, bao kiswahili, kiswahili, swahili, tanzania, zanzibar, kenya, बाओ, बाओ ला किस्वाहिली, स्वाहिली, तंज़ानिया, ज़ंज़ीबार
game-bao-kujifunza-name = बाओ ला कुजिफ़ुंज़ा
game-bao-kujifunza-own = bao la kujifunza
game-bao-kujifunza-line = सीखने वालों का बाओ: हर गड्ढे में दो बीज, हाथ में कोई नहीं, और न्युम्बा भी नहीं।
game-bao-kujifunza-search = bao la kujifunza, kujifunza, bao, swahili, बाओ ला कुजिफ़ुंज़ा, कुजिफ़ुंज़ा, बाओ
game-omweso-name = ओम्वेसो
game-omweso-own = omweso
game-omweso-line = युगांडा का खेल: हर खिलाड़ी अपनी दो पंक्तियों में बोए, और जिसके किसी गड्ढे में दो बीज न बचें उसकी हार।
game-omweso-search = omweso, mweso, uganda, luganda, buganda, ओम्वेसो, म्वेसो, युगांडा
game-mangala4-name = मंगला (गाज़ियांटेप)
game-mangala4-own = Mangala
game-mangala4-line = दक्षिण-पूर्वी तुर्किये का खेल: सबसे बाईं ओर के बीज बोने होते हैं, और 2 या 4 बीजों वाले गड्ढे सामने वाले समेत कैप्चर होते हैं।
game-mangala4-search = mangala, mangala iv, mangala 4, gaziantep, antep, मंगला, मांगाला, गाज़ियांटेप, तुर्की, तुर्किये
game-lab-madjnuni-name = लाब मजनूनी
game-lab-madjnuni-own = La’b Madjnuni
game-lab-madjnuni-line = दमिश्क का मंगला: एक खिलाड़ी बीज अपने हाथ से रखे, और शुरुआत सबसे दाईं ओर के गड्ढे से।
game-lab-madjnuni-search = la'b madjnuni, lab madjnuni, madjnuni, damascus, syria, लाब मजनूनी, मजनूनी, दमिश्क, सीरिया
game-mancala-basic-name = मनकला बेसिक
game-mancala-basic-own = マンカラ・ベーシック
game-mancala-basic-line = जापान का खेल, 2 से 4 लोगों के लिए: कैप्चर नहीं; जिसकी तरफ़ सबसे पहले खाली हो उसकी जीत।
game-mancala-basic-search = mancala basic, mankala basic, mankara, マンカラ, マンカラ・ベーシック, ベーシック, japan, मनकला बेसिक, मंकला बेसिक, बेसिक, जापान
game-togyz-kumalak-name = तोगिज़ कुमालक
game-togyz-kumalak-own = Тоғызқұмалақ
game-togyz-kumalak-line = कज़ाख़स्तान और किर्गिज़स्तान का खेल: नौ गड्ढे, नौ-नौ बीज; सम गिनती वाले गड्ढे कैप्चर, और एक गड्ढा हमेशा के लिए आपका।
game-togyz-kumalak-search = togyz kumalak, togyzkumalak, toguz kumalak, toguzkumalak, toğyzqumalaq, togyzqumalaq, тоғызқұмалақ, тогызкумалак, тогуз кумалак, kazakh, kazakhstan, तोगिज़ कुमालक, तोगुज़ कुमालक, तोगिज़, कज़ाख़स्तान
game-toguz-korgool-name = तोगुज़ कोरगोल
game-toguz-korgool-own = Тогуз коргоол
game-toguz-korgool-line = किर्गिज़ भाषा में तोगिज़ कुमालक का नाम।
game-toguz-korgool-search = toguz korgool, toguzkorgool, toguz korgol, тогуз коргоол, kyrgyz, kyrgyzstan, तोगुज़ कोरगोल, कोरगोल, किर्गिज़स्तान
game-bestemshe-name = बेस्तेमशे
game-bestemshe-own = Бестемше
game-bestemshe-line = छोटा कज़ाख़ खेल: पाँच गड्ढे, पाँच-पाँच बीज, सम गिनती वाले गड्ढे कैप्चर, और तुज़दिक नहीं।
game-bestemshe-search = bestemshe, bestemse, бестемше, kazakh, kazakhstan, बेस्तेमशे, बेस्तमशे, कज़ाख़स्तान
game-turkish-mangala-name = मंगला (तुर्किये)
game-turkish-mangala-own = Mangala
game-turkish-mangala-line = तुर्किये के स्कूलों का खेल: पहला बीज वहीं रहता है, सम गिनती वाले गड्ढे कैप्चर, और जिसकी पंक्ति खाली हो बाकी बीज उसके।
game-turkish-mangala-search = mangala, turkish mangala, turk mangala, türk mangala, göçürme, turkey, türkiye, मंगला, मांगाला, तुर्की, तुर्किये, तुर्की मंगला
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
opt-congklak-rounds-match = मैच
opt-congklak-rounds-match-about = राउंड तब तक चलते हैं जब तक कोई खिलाड़ी एक गड्ढा भी न भर पाए, ज़्यादा से ज़्यादा दस; जो गड्ढा न भरे वह उस राउंड में बंद रहता है।

## Options of Sungka

opt-sungka-pits = हर पंक्ति में गड्ढे
opt-sungka-pits-about = हर खिलाड़ी के कितने गड्ढे हों; हर गड्ढे की शुरुआत उतने ही बीजों से होती है।
opt-sungka-pits-value =
    { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }
opt-sungka-pits-value-about =
    हर खिलाड़ी के पास { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }, हर एक में { $n } बीज।
opt-sungka-empty-capture = सामने खाली हो तब भी कैप्चर
opt-sungka-empty-capture-about = आखिरी बीज आपके खाली गड्ढे में गिरे और सामने का गड्ढा भी खाली हो तो क्या हो।
opt-sungka-empty-capture-false = नहीं
opt-sungka-empty-capture-false-about = कुछ कैप्चर नहीं होता और बीज वहीं रहता है।
opt-sungka-empty-capture-true = हाँ
opt-sungka-empty-capture-true-about = सिर्फ़ आखिरी बीज आपके भंडार में जाता है।
opt-sungka-need-lap = पहले भंडार, फिर कैप्चर
opt-sungka-need-lap-about = बुआई का बीज आपके भंडार में गिरने से पहले कैप्चर हो सके या नहीं; मलेशिया में नहीं होता।
opt-sungka-need-lap-false = नहीं
opt-sungka-need-lap-false-about = बुआई शुरू से कैप्चर कर सकती है।
opt-sungka-need-lap-true = हाँ
opt-sungka-need-lap-true-about = बुआई का कोई बीज आपके भंडार में गिरे, तभी कैप्चर; गिनती सारे फेरों की, हर नई चाल में नए सिरे से।
opt-sungka-no-move = बोने को बीज नहीं
opt-sungka-no-move-about = जिसकी बारी हो उसकी पंक्ति में बीज न हों तो क्या हो।
opt-sungka-no-move-end = खेल खत्म
opt-sungka-no-move-end-about = खेल खत्म होता है और हर पंक्ति के बचे हुए बीज उसके मालिक के होते हैं।
opt-sungka-no-move-pass = बारी छूटती है
opt-sungka-no-move-pass-about = बीज लौटने तक उस खिलाड़ी की बारी छूटती है; सारे गड्ढे खाली हों तो खेल खत्म।
opt-sungka-max-bonus = एक बारी में और चालें
opt-sungka-max-bonus-about = भंडार में आखिरी बीज गिरने पर एक बारी में कितनी और चालें मिलें; सीमा से खेल बराबरी का होता है।
opt-sungka-max-bonus-none = कोई सीमा नहीं
opt-sungka-max-bonus-none-about = आपके भंडार में गिरे हर आखिरी बीज पर एक और चाल मिलती है।
opt-sungka-max-bonus-value =
    { $n ->
        [0] एक भी नहीं
        [one] { $n } चाल
       *[other] { $n } चालें
    }
opt-sungka-max-bonus-value-about =
    { $n ->
        [0] भंडार में आखिरी बीज गिरते ही बारी खत्म
        [one] एक बारी में ज़्यादा से ज़्यादा { $n } और चाल
       *[other] एक बारी में ज़्यादा से ज़्यादा { $n } और चालें
    }।
opt-sungka-rounds = राउंड
opt-sungka-rounds-about = कितने राउंड से फ़ैसला हो।
opt-sungka-rounds-1 = एक राउंड
opt-sungka-rounds-1-about = एक ही राउंड से फ़ैसला होता है।
opt-sungka-rounds-match = मैच
opt-sungka-rounds-match-about = राउंड तब तक चलते हैं जब तक कोई खिलाड़ी एक गड्ढा भी न भर पाए, ज़्यादा से ज़्यादा दस; जो गड्ढा न भरे वह उस राउंड में बंद रहता है।

## Options of O an quan

opt-o-an-quan-quan-value = क्वान का मान
opt-o-an-quan-quan-value-about = कैप्चर किया क्वान कितने बीजों के बराबर हो।
opt-o-an-quan-quan-value-value = { $n } बीज
opt-o-an-quan-quan-value-value-about =
    एक क्वान { $n ->
        [one] { $n } बीज
       *[other] { $n } बीजों
    } के बराबर।
opt-o-an-quan-young-quan-min = कच्चा क्वान
opt-o-an-quan-young-quan-min-about = क्वान के साथ कम से कम कितने बीज हों, तभी वह कैप्चर हो।
opt-o-an-quan-young-quan-min-value =
    { $n ->
        [0] बंद
       *[other] { $n } बीज
    }
opt-o-an-quan-young-quan-min-value-about =
    { $n ->
        [0] क्वान कभी भी कैप्चर हो सकता है
       *[other] क्वान तभी कैप्चर होता है जब उसके साथ कम से कम { $n } बीज हों
    }।
opt-o-an-quan-end = खेल का अंत
opt-o-an-quan-end-about = खेल कब खत्म हो। यह पूरी बारी के बाद देखा जाता है।
opt-o-an-quan-end-squares-empty = दोनों क्वान-खाने खाली
opt-o-an-quan-end-squares-empty-about = दोनों क्वान-खानों में कुछ न बचे तो खेल खत्म।
opt-o-an-quan-end-both-pieces = दोनों क्वान कैप्चर
opt-o-an-quan-end-both-pieces-about = दोनों क्वान कैप्चर होते ही खेल खत्म; क्वान-खाने में बचे हुए बीज किसी के नहीं।

## Options of Pallanguzhi, also for its presets

opt-pallanguzhi-seeds = हर कटोरी में बीज
opt-pallanguzhi-seeds-about = शुरुआत में हर कटोरी में कितने बीज हों।
opt-pallanguzhi-seeds-value = { $n } बीज
opt-pallanguzhi-seeds-value-about =
    हर कटोरी में { $n ->
        [one] { $n } बीज
       *[other] { $n } बीजों
    } से शुरुआत।
opt-pallanguzhi-pasu = पसु
opt-pallanguzhi-pasu-about = बुआई के बीच कितने बीज होते ही कटोरी जीती जाए।
opt-pallanguzhi-pasu-4 = चार
opt-pallanguzhi-pasu-4-about = जिस कटोरी में ठीक 4 बीज हों, वह तुरंत जीती जाती है।
opt-pallanguzhi-pasu-6 = छह
opt-pallanguzhi-pasu-6-about = जिस कटोरी में ठीक 6 बीज हों, वह तुरंत जीती जाती है।
opt-pallanguzhi-pasu-off = बंद
opt-pallanguzhi-pasu-off-about = बुआई के बीच कोई कटोरी नहीं जीती जाती।
opt-pallanguzhi-pasu-owner = पसु किसका
opt-pallanguzhi-pasu-owner-about = बुआई के बीच जीती हुई कटोरी के बीज किसे मिलें।
opt-pallanguzhi-pasu-owner-cup-owner = कटोरी के मालिक का
opt-pallanguzhi-pasu-owner-cup-owner-about = बोने वाला कोई भी हो, बीज उसी के जिसकी पंक्ति की कटोरी है।
opt-pallanguzhi-pasu-owner-sower = बोने वाले का
opt-pallanguzhi-pasu-owner-sower-about = कटोरी किसी भी पंक्ति की हो, बीज बोने वाले के।
opt-pallanguzhi-pasu-on-last-seed = आखिरी बीज से पसु
opt-pallanguzhi-pasu-on-last-seed-about = फेरे का आखिरी बीज भी पसु बना सके या नहीं।
opt-pallanguzhi-pasu-on-last-seed-true = हाँ
opt-pallanguzhi-pasu-on-last-seed-true-about = आखिरी बीज से भी कटोरी जीती जाती है।
opt-pallanguzhi-pasu-on-last-seed-false = नहीं
opt-pallanguzhi-pasu-on-last-seed-false-about = जिस कटोरी में आखिरी बीज से गिनती पूरी हो, वह नहीं जीती जाती।
opt-pallanguzhi-after-capture = कैप्चर के बाद
opt-pallanguzhi-after-capture-about = खाली कटोरी के बाद वाली कटोरी कैप्चर हो तो बारी आगे चले या नहीं।
opt-pallanguzhi-after-capture-end = बारी खत्म
opt-pallanguzhi-after-capture-end-about = कैप्चर के साथ बारी खत्म।
opt-pallanguzhi-after-capture-continue = बारी आगे चलती है
opt-pallanguzhi-after-capture-continue-about = कैप्चर हुई कटोरी के बाद वाली फिर देखी जाती है: बीज हों तो उठाकर बोए जाते हैं, खाली हो तो एक और कैप्चर हो सकता है।
opt-pallanguzhi-capture-opposite = सामने की कटोरी भी
opt-pallanguzhi-capture-opposite-about = कैप्चर में सामने की कटोरी के बीज भी मिलें या नहीं।
opt-pallanguzhi-capture-opposite-false = नहीं
opt-pallanguzhi-capture-opposite-false-about = सिर्फ़ वही एक कटोरी कैप्चर होती है।
opt-pallanguzhi-capture-opposite-true = हाँ
opt-pallanguzhi-capture-opposite-true-about = सामने की कटोरी भी साथ में कैप्चर होती है।
opt-pallanguzhi-lap = बुआई आगे कैसे बढ़े
opt-pallanguzhi-lap-about = अगला फेरा किस कटोरी से शुरू हो।
opt-pallanguzhi-lap-next-cup = अगली कटोरी
opt-pallanguzhi-lap-next-cup-about = आखिरी बीज के बाद वाली कटोरी उठती है; वह खाली हो तो उसके बाद वाली कैप्चर होती है।
opt-pallanguzhi-lap-same-cup = आखिरी बीज की कटोरी
opt-pallanguzhi-lap-same-cup-about = आखिरी बीज की कटोरी में बीज थे तो वही उठती है; खाली थी तो उसके बाद वाली कैप्चर होती है और बारी खत्म।
opt-pallanguzhi-rounds = राउंड
opt-pallanguzhi-rounds-about = कितने राउंड से फ़ैसला हो।
opt-pallanguzhi-rounds-1 = एक राउंड
opt-pallanguzhi-rounds-1-about = एक ही राउंड से फ़ैसला होता है।
opt-pallanguzhi-rounds-match = मैच
opt-pallanguzhi-rounds-match-about = राउंड तब तक चलते हैं जब तक कोई खिलाड़ी एक गड्ढा भी न भर पाए, ज़्यादा से ज़्यादा दस; जो गड्ढा न भरे वह उस राउंड में बंद रहता है।

## Options of Bao, also for bao la kujifunza

opt-bao-variant = खेल का रूप
opt-bao-variant-about = कौन-सी शुरुआत और कौन-से चरण खेले जाएँ।
opt-bao-variant-kiswahili = ला किस्वाहिली
opt-bao-variant-kiswahili-about = हर खिलाड़ी के 10 बीज बोर्ड पर, 22 हाथ में और एक न्युम्बा।
opt-bao-variant-kujifunza = ला कुजिफ़ुंज़ा
opt-bao-variant-kujifunza-about = हर गड्ढे में दो बीज, हाथ में कोई नहीं, न्युम्बा नहीं: सीखने वालों का रूप।
opt-bao-takasia = ताकासिया
opt-bao-takasia-about = बिना कैप्चर की बारी से वह अकेला गड्ढा रुके या नहीं जिस पर कैप्चर का खतरा है।
opt-bao-takasia-true = हाँ
opt-bao-takasia-true-about = खतरे वाला गड्ढा एक बारी के लिए रुकता है।
opt-bao-takasia-false = नहीं
opt-bao-takasia-false-about = कोई गड्ढा नहीं रुकता।
opt-bao-mtaji-safari = दूसरे चरण में न्युम्बा पर चुनाव
opt-bao-mtaji-safari-about = हाथ खाली होने के बाद कैप्चर वाली बारी न्युम्बा में रुक सके या नहीं।
opt-bao-mtaji-safari-false = नहीं
opt-bao-mtaji-safari-false-about = न्युम्बा के बीज भी बाकी गड्ढों की तरह बोने होते हैं।
opt-bao-mtaji-safari-true = हाँ
opt-bao-mtaji-safari-true-about = रुकें या न्युम्बा के बीज बोएँ, यह खिलाड़ी चुने।
opt-bao-dormant-nyumba = छह से कम बीज वाला न्युम्बा
opt-bao-dormant-nyumba-about = पहले चरण में बिना कैप्चर की बारी शुरू करते समय छह से कम बीज वाले न्युम्बा को क्या माना जाए।
opt-bao-dormant-nyumba-ordinary = आम गड्ढा
opt-bao-dormant-nyumba-ordinary-about = वह बाकी गड्ढों जैसा है; अकेला बीज तभी, जब और कुछ न हो।
opt-bao-dormant-nyumba-avoided = छोड़ा जाए
opt-bao-dormant-nyumba-avoided-about = कोई दूसरा गड्ढा चल सके तो उसे नहीं चलते।
opt-bao-dormant-nyumba-free = अकेले बीजों की छूट
opt-bao-dormant-nyumba-free-about = वह अपना रहे तब तक अकेले बीज वाले गड्ढे भी चल सकते हैं।
opt-bao-endless = कभी खत्म न होने वाली बारी
opt-bao-endless-about = बुआई हमेशा गोल-गोल चलती रहे तो क्या हो।
opt-bao-endless-loss = हार
opt-bao-endless-loss-about = ऐसी चाल चलने पर खेल में हार।
opt-bao-endless-illegal = चाल मना
opt-bao-endless-illegal-about = दूसरी चाल हो तो यह चाल मना है।

## Options of Omweso

opt-omweso-setup = शुरुआत
opt-omweso-setup-about = शुरुआत में बीज कैसे रखे हों।
opt-omweso-setup-standard = बाहरी गड्ढों में चार-चार
opt-omweso-setup-standard-about = बाहरी पंक्ति के हर गड्ढे में 4 बीज; भीतरी पंक्ति खाली।
opt-omweso-setup-free = खिलाड़ी खुद रखें
opt-omweso-setup-free-about = पहले पहला खिलाड़ी अपने 32 बीज जैसे चाहे रखे, फिर दूसरा।
opt-omweso-reverse = उलटी ओर का कैप्चर
opt-omweso-reverse-about = बाईं ओर के चार गड्ढे कैप्चर के लिए घड़ी की दिशा में बोए जा सकें या नहीं।
opt-omweso-reverse-false = नहीं
opt-omweso-reverse-false-about = सारी बुआई घड़ी की उलटी दिशा में।
opt-omweso-reverse-true = हाँ
opt-omweso-reverse-true-about = बाईं ओर के चार गड्ढों से घड़ी की दिशा में बुआई तब चलती है जब पहले ही फेरे में कैप्चर हो।
opt-omweso-first-turn-capture = पहली बारी में कैप्चर
opt-omweso-first-turn-capture-about = हर खिलाड़ी पहली बारी में कैप्चर कर सके या नहीं।
opt-omweso-first-turn-capture-true = छूट है
opt-omweso-first-turn-capture-true-about = पहली बारी में भी कैप्चर होता है।
opt-omweso-first-turn-capture-false = मना है
opt-omweso-first-turn-capture-false-about = दोनों की पहली बारी में कुछ कैप्चर नहीं होता; बुआई आगे बढ़ती है।

## Options of the Mangala of Gaziantep, also for la’b madjnuni

opt-mangala4-setup = शुरुआत
opt-mangala4-setup-about = शुरुआत में 98 बीज कैसे रखे हों।
opt-mangala4-setup-random = रैंडम
opt-mangala4-setup-random-about = हर बीज रैंडम किसी एक गड्ढे में गिरता है; कुछ गड्ढे खाली भी रह सकते हैं।
opt-mangala4-setup-seven = सात-सात
opt-mangala4-setup-seven-about = हर गड्ढे में 7 बीज; गड्ढा चुनने की छूट न हो तो यह खेल हमेशा एक जैसा चलता है।
opt-mangala4-setup-by-hand = हाथ से
opt-mangala4-setup-by-hand-about = एक खिलाड़ी सारे बीज रखे, हर गड्ढे में कम से कम दो।
opt-mangala4-start-choice = किस गड्ढे से शुरू करें
opt-mangala4-start-choice-about = गड्ढा तय हो या चुना जाए।
opt-mangala4-start-choice-forced = पहला बीज वाला गड्ढा
opt-mangala4-start-choice-forced-about = पहला बीज वाला गड्ढा ही चलना होता है, इसलिए चुनने को कुछ नहीं।
opt-mangala4-start-choice-free = कोई भी गड्ढा
opt-mangala4-start-choice-free-about = अपना कोई भी बीज वाला गड्ढा चल सकते हैं।
opt-mangala4-head = पंक्ति कहाँ से शुरू
opt-mangala4-head-about = पहला बीज वाला गड्ढा किस छोर से देखा जाए।
opt-mangala4-head-left = बाईं ओर से
opt-mangala4-head-left-about = सबसे बाईं ओर का बीज वाला गड्ढा शुरू करता है।
opt-mangala4-head-right = दाईं ओर से
opt-mangala4-head-right-about = सबसे दाईं ओर का बीज वाला गड्ढा शुरू करता है।
opt-mangala4-chain = सिलसिले की गिनती
opt-mangala4-chain-about = कैप्चर के सिलसिले में गड्ढों के बीज कब गिने जाएँ।
opt-mangala4-chain-snapshot = बुआई के ठीक बाद
opt-mangala4-chain-snapshot-about = कोई गड्ढा खाली होने से पहले सबकी गिनती होती है।
opt-mangala4-chain-sequential = एक के बाद एक
opt-mangala4-chain-sequential-about = सामने के गड्ढे के तौर पर खाली हुआ गड्ढा सिलसिले में खाली गिना जाता है।
opt-mangala4-unclaimed = अंत में बचे हुए बीज
opt-mangala4-unclaimed-about = दोहराव से खेल खत्म हो तो बचे हुए बीज किसे मिलें।
opt-mangala4-unclaimed-nobody = किसी को नहीं
opt-mangala4-unclaimed-nobody-about = वे किसी के नहीं होते।
opt-mangala4-unclaimed-side-owner = पंक्ति के मालिक को
opt-mangala4-unclaimed-side-owner-about = हर खिलाड़ी को अपनी पंक्ति के बचे हुए बीज मिलते हैं।

## Options of Mancala Basic

opt-mancala-basic-seats = खिलाड़ी
opt-mancala-basic-seats-about = कितने लोग खेलें।
opt-mancala-basic-seats-value = { $n } खिलाड़ी
opt-mancala-basic-seats-value-about = { $n } खिलाड़ी खेलते हैं।
opt-mancala-basic-pits = हर तरफ़ गड्ढे
opt-mancala-basic-pits-about = हर खिलाड़ी के कितने गड्ढे हों; दो खिलाड़ी 6 या 7 से खेलते हैं, तीन और चार 6 या 4 से।
opt-mancala-basic-pits-value =
    { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    }
opt-mancala-basic-pits-value-about =
    हर खिलाड़ी के पास { $n ->
        [one] { $n } गड्ढा
       *[other] { $n } गड्ढे
    } और अंकों का एक गड्ढा।
opt-mancala-basic-seeds = हर गड्ढे में पत्थर
opt-mancala-basic-seeds-about = शुरुआत में हर गड्ढे में कितने पत्थर हों; कम पत्थर यानी छोटा खेल।
opt-mancala-basic-seeds-value = { $n } पत्थर
opt-mancala-basic-seeds-value-about =
    हर गड्ढे में { $n ->
        [one] { $n } पत्थर
       *[other] { $n } पत्थरों
    } से शुरुआत।
opt-mancala-basic-all-ranks = सारे स्थान
opt-mancala-basic-all-ranks-about = पहले खिलाड़ी के बाद तीन या चार का खेल चलता रहे या नहीं; दो खिलाड़ियों में इससे फ़र्क नहीं पड़ता।
opt-mancala-basic-all-ranks-true = आखिर तक
opt-mancala-basic-all-ranks-true-about = बाकी खिलाड़ी सारे स्थान तय होने तक खेलते हैं।
opt-mancala-basic-all-ranks-false = सिर्फ़ पहला स्थान
opt-mancala-basic-all-ranks-false-about = पहला स्थान तय होते ही खेल खत्म; बाकी के स्थान उनकी तरफ़ के पत्थरों से, जिसके कम वह आगे।

## Options of Turkish Mangala

opt-turkish-mangala-sets = राउंड
opt-turkish-mangala-sets-about = कितने राउंड से फ़ैसला हो।
opt-turkish-mangala-sets-value = { $n } राउंड
opt-turkish-mangala-sets-value-about = खेल { $n } राउंड का।

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
