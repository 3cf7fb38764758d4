### The lesson of Ali Guli Mane: lesson-ali-guli-mane-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in Pallanguzhi take that lesson's messages.

lesson-ali-guli-mane-first-name = आपकी पहली चाल
lesson-ali-guli-mane-first-say = अब अपनी पंक्ति के किसी भी गड्ढे के बीज बोएँ।
lesson-ali-guli-mane-first-help = बीज वाला गड्ढा दबाएँ, या कीबोर्ड पर उसका नंबर।
lesson-ali-guli-mane-first-done = { $laps } फेरों के बाद खाली गड्ढा आया, और उसके पार जो था वह आपका: { $taken } बीज। क्यों, यह अगले चरण में है।
lesson-ali-guli-mane-capture-name = कैप्चर
lesson-ali-guli-mane-capture-say = देखें कि दो गड्ढे एक साथ कैसे कैप्चर होते हैं।
lesson-ali-guli-mane-capture-help = आखिरी बीज खाली गड्ढे से ठीक पहले गिरेगा। उसके बाद भरा गड्ढा है, और उसके सामने भी भरा।
lesson-ali-guli-mane-capture-done = खाली गड्ढे के बाद वाला कैप्चर हुआ, और उसके सामने का गड्ढा भी साथ गया: { $taken } बीज, जिनमें छह आपकी पंक्ति के हैं।
lesson-ali-guli-mane-take-name = आपका कैप्चर
lesson-ali-guli-mane-take-say = जितने हो सकें, उतने बीज कैप्चर करें।
lesson-ali-guli-mane-take-help = खाली गड्ढे के बाद वाला गड्ढा गिनें, और उसके सामने वाला भी।
lesson-ali-guli-mane-take-done = गड्ढे { $pit } का आखिरी बीज गड्ढे { $last } में गिरा। खाली गड्ढे के बाद वाले और उसके सामने वाले से { $taken } बीज मिले।
lesson-ali-guli-mane-choice-name = एक छोटी-सी सलाह
lesson-ali-guli-mane-choice-say = दोनों चालों से सात बीज मिलते हैं। वह ढूँढें जिससे और ज़्यादा मिलें।
lesson-ali-guli-mane-choice-help = आमने-सामने के गड्ढे साथ कैप्चर होते हैं।
lesson-ali-guli-mane-choice-done = आपका गड्ढा 5 सामने वाले समेत कैप्चर हुआ: { $taken } बीज। आमने-सामने के भरे गड्ढे तब तक छोड़ें जब तक दोनों साथ न मिलें।
lesson-ali-guli-mane-choice-alone = सात तो मिले, पर उनके सामने का आपका गड्ढा 5 बोया गया। दोनों गड्ढे एक साथ लें।
