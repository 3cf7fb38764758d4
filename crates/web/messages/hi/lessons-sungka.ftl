### The lesson of Sungka: lesson-sungka-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-sungka-board-name = बोर्ड
lesson-sungka-board-say = आपके पास वाली पंक्ति और बाईं ओर का भंडार आपके हैं।
lesson-sungka-board-help = धागा बीजों का रास्ता दिखाता है: घड़ी की दिशा में, आपके भंडार की ओर। खेल सारे गड्ढे खाली होने तक चलता है; 98 में से 50 पर जीत।
lesson-sungka-pass-name = बारी छूटना
lesson-sungka-pass-say = देखें कि जिसके पास बीज न हों, उसका क्या होता है।
lesson-sungka-pass-help = प्रतिद्वंद्वी के पास बस तीन बीज हैं। गड्ढे { $pit } की बुआई से वे कैप्चर होंगे।
lesson-sungka-pass-done = प्रतिद्वंद्वी के पास बोने को बीज नहीं हैं, इसलिए उनकी बारी छूटी और फिर आपकी आई। सुंगका में खेल चलता रहता है।
lesson-sungka-wait-name = इंतज़ार
lesson-sungka-wait-say = अब आपकी अपनी पंक्ति खाली है। देखें।
lesson-sungka-wait-help = प्रतिद्वंद्वी एक गड्ढे के बीज बोते हैं, पर आपकी तरफ़ कोई बीज नहीं आता।
lesson-sungka-wait-done = आपके पास बोने को बीज नहीं हैं, इसलिए आपकी बारी छूटी। जब तक किसी बुआई से बीज न लौटें, आपको रुकना है।
lesson-sungka-alone-name = अकेले चलना
lesson-sungka-alone-say = प्रतिद्वंद्वी के पास बीज नहीं हैं। भंडार में खत्म करें, और उन्हें कुछ न दें।
lesson-sungka-alone-help = जब तक उनकी पंक्ति खाली है, हर बारी आपकी है।
lesson-sungka-alone-gift = इससे एक बीज उनकी पंक्ति में पहुँचता है। अब उन्हें फिर चाल मिलती है।
lesson-sungka-alone-done = बीज भंडार में पहुँचा, और प्रतिद्वंद्वी अब भी रुके हैं। बोर्ड पर अकेले हों तो एक-एक करके बीज भंडार में लाएँ।
lesson-sungka-end-name = खेल का अंत
lesson-sungka-end-say = देखें कि खेल कैसे खत्म होता है।
lesson-sungka-end-help = बोर्ड पर एक ही बीज बचा है, आपके भंडार के पास।
lesson-sungka-end-done = सभी 14 गड्ढे खाली हैं, इसलिए खेल खत्म। तभी भंडार गिने जाते हैं; यहाँ प्रतिद्वंद्वी के पास ज़्यादा हैं।
lesson-sungka-finish-name = जीत
lesson-sungka-finish-say = अपने आखिरी तीन बीज भंडार में लाएँ, और जीतें।
lesson-sungka-finish-help = प्रतिद्वंद्वी के पास एक बीज ज़्यादा है। कोई बीज सामने की पंक्ति में नहीं जाना चाहिए।
lesson-sungka-finish-nearest = यह भंडार में खत्म होती है, पर गड्ढे 7 में दो बीज होते हैं और एक सामने चला जाता है। भंडार के सबसे पास से शुरू करें।
lesson-sungka-finish-done = भंडार के सबसे पास वाला गड्ढा पहले: भंडार में { $gained } बीज आए और सारे गड्ढे खाली हैं। आपकी जीत हुई।
