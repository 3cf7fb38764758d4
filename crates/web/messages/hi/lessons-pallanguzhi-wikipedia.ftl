### The lesson of Pallanguzhi as Wikipedia tells it: lesson-pallanguzhi-wikipedia-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in Pallanguzhi take that lesson's messages.

lesson-pallanguzhi-wikipedia-first-name = आपकी पहली चाल
lesson-pallanguzhi-wikipedia-first-say = अब अपनी पंक्ति के किसी भी गड्ढे के बीज बोएँ और सफ़र देखें।
lesson-pallanguzhi-wikipedia-first-help = इस रूप में बारी कैप्चर के बाद भी चलती रहती है।
lesson-pallanguzhi-wikipedia-first-done = { $laps } फेरे, और आपके भंडार में { $gained } बीज आए। कहाँ से, यह अगले चरणों में है।
lesson-pallanguzhi-wikipedia-capture-name = कैप्चर, और बुआई आगे
lesson-pallanguzhi-wikipedia-capture-say = देखें कि कैप्चर के बाद क्या होता है।
lesson-pallanguzhi-wikipedia-capture-help = आखिरी बीज खाली गड्ढे से पहले गिरेगा, और उसके बाद वाले में { $taken } बीज हैं।
lesson-pallanguzhi-wikipedia-capture-done = खाली गड्ढे के बाद वाला कैप्चर हुआ। फिर अगला गड्ढा देखा गया, और उसके बीज आगे बोए गए। बारी दो खाली गड्ढों पर ही खत्म होती है।
lesson-pallanguzhi-wikipedia-take-name = कैप्चर पर कैप्चर
lesson-pallanguzhi-wikipedia-take-say = वह बारी ढूँढें जिसमें दो बार कैप्चर हो।
lesson-pallanguzhi-wikipedia-take-help = कैप्चर के बाद खाली हुए गड्ढे से आगे देखें: पहले खाली, फिर भरा, तो फिर कैप्चर।
lesson-pallanguzhi-wikipedia-take-done = गड्ढा 4 कैप्चर हुआ, गड्ढा 5 खाली है, इसलिए गड्ढा 6 भी कैप्चर हुआ: { $taken } बीज।
lesson-pallanguzhi-wikipedia-yours-name = पसु किसका
lesson-pallanguzhi-wikipedia-yours-say = प्रतिद्वंद्वी के गड्ढे 4 को देखें।
lesson-pallanguzhi-wikipedia-yours-help = उसमें तीन बीज हैं, और आपकी बुआई चौथा लाती है।
lesson-pallanguzhi-wikipedia-yours-done = यहाँ पसु बोने वाले का है, पंक्ति कोई भी हो: { $taken } बीज आपके। दूसरे रूपों में वे प्रतिद्वंद्वी के होते।
lesson-pallanguzhi-wikipedia-cow-name = आपका पसु
lesson-pallanguzhi-wikipedia-cow-say = सामने की पंक्ति में पसु बनाएँ।
lesson-pallanguzhi-wikipedia-cow-help = वहाँ गड्ढे 3 को एक और बीज चाहिए। बुआई आगे बढ़कर वहाँ पहुँच सकती है।
lesson-pallanguzhi-wikipedia-cow-done = बुआई गड्ढे 1 के बीजों से आगे चली, और उसके आखिरी बीज से चार हुए: { $taken } बीज आपके, क्योंकि बोए आपने।
lesson-pallanguzhi-wikipedia-string-name = एक छोटी-सी सलाह
lesson-pallanguzhi-wikipedia-string-say = एक ही बीज की चाल से { $taken } बीज मिल सकते हैं। उसे ढूँढें।
lesson-pallanguzhi-wikipedia-string-help = बारी-बारी खाली और भरे गड्ढे ढूँढें: खाली, भरा, खाली, भरा।
lesson-pallanguzhi-wikipedia-string-done = एक बीज से चार कैप्चर, पूरे बोर्ड का चक्कर लगाकर। ऐसी कतारें ही खेल तय करती हैं।
