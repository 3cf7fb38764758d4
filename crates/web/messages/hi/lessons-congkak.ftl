### The lesson of Congkak: lesson-congkak-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-congkak-board-name = बोर्ड
lesson-congkak-board-say = आपके पास वाली पंक्ति और बाईं ओर का भंडार आपके हैं।
lesson-congkak-board-help = धागा बीजों का रास्ता दिखाता है: घड़ी की दिशा में, आपके भंडार की ओर। मलेशिया का चोंगकाक, चोंगक्लाक ही है, बस एक नियम ज़्यादा है।
lesson-congkak-early-name = समय से पहले
lesson-congkak-early-say = देखें कि कैप्चर कब नहीं होता।
lesson-congkak-early-help = आखिरी बीज आपकी पंक्ति के खाली गड्ढे में गिरेगा, और सामने का गड्ढा भरा है।
lesson-congkak-early-done = इस बुआई का कोई बीज आपके भंडार में नहीं गिरा, इसलिए कुछ कैप्चर नहीं हुआ। पहले भंडार, फिर कैप्चर: यही चोंगकाक है।
lesson-congkak-lap-name = कैप्चर
lesson-congkak-lap-say = देखें कि कैप्चर कब होता है।
lesson-congkak-lap-help = गड्ढे { $pit } के बीज पहले आपके भंडार से गुज़रते हैं। फिर लगातार बुआई आपकी पंक्ति तक लौटती है।
lesson-congkak-lap-done = एक बीज आपके भंडार में गिर गया था। इसलिए खाली गड्ढे { $last } में आखिरी बीज से सामने के बीज कैप्चर हुए, कुल { $taken }।
lesson-congkak-take-name = आपका कैप्चर
lesson-congkak-take-say = बीज कैप्चर करें: भंडार से गुज़रें, फिर अपने खाली गड्ढे में खत्म करें।
lesson-congkak-take-help = हर बुआई को अंत तक देखें, और सोचें कि क्या कोई बीज भंडार में गिरा।
lesson-congkak-take-early = उस गड्ढे के सामने पाँच बीज हैं, पर इस बुआई का कोई बीज भंडार में नहीं गिरा। वह बुआई ढूँढें जो भंडार से गुज़रे।
lesson-congkak-take-done = भंडार से होकर पूरा चक्कर: { $laps } फेरों में आपके खाली गड्ढे { $last } तक। { $taken } बीज आपके हुए, आखिरी बीज भी उनमें है।
lesson-congkak-anew-name = हर चाल अलग
lesson-congkak-anew-say = देखें कि एक बारी की दो चालों में क्या होता है।
lesson-congkak-anew-help = पहली चाल से भंडार में एक बीज गिरता है। क्या दूसरी से कैप्चर होगा?
lesson-congkak-anew-done = नहीं हुआ: नई चाल में गिनती नए सिरे से, और वह बुआई भंडार से नहीं गुज़री। एक ही चाल के फेरे साथ गिने जाते हैं।
lesson-congkak-finish-name = जीत
lesson-congkak-finish-say = अपने आखिरी तीन बीज भंडार में लाएँ, और जीतें।
lesson-congkak-finish-help = आपके पास बोने को कुछ न बचे तो सामने की पंक्ति प्रतिद्वंद्वी की: कुल 48। आपको 50 चाहिए।
lesson-congkak-finish-nearest = यह भंडार में खत्म होती है, पर गड्ढे 7 में दो बीज होते हैं और एक सामने चला जाता है। भंडार के सबसे पास से शुरू करें।
lesson-congkak-finish-done = भंडार के सबसे पास वाला गड्ढा पहले: भंडार में { $gained } बीज आए, कुल 50। आपके पास बोने को कुछ नहीं, खेल खत्म: आपकी जीत हुई।
