### The lesson of Dakon: lesson-dakon-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-dakon-board-name = बोर्ड
lesson-dakon-board-say = आपके पास वाली पंक्ति और बाईं ओर का भंडार आपके हैं।
lesson-dakon-board-help = धागा बीजों का रास्ता दिखाता है: घड़ी की दिशा में, आपके भंडार की ओर। डाकोन चोंगक्लाक का जावा का नाम है, और नियम वही हैं।
lesson-dakon-size-name = छोटे-बड़े बोर्ड
lesson-dakon-size-say = बोर्ड अलग-अलग होते हैं: पंक्ति में 5 से 11 गड्ढे, और हर गड्ढे में उतने ही बीज।
lesson-dakon-size-help = हर बोर्ड पर शुरुआत में गड्ढा { $pit } ठीक भंडार में खत्म होता है और एक और चाल मिलती है। यह पहली चाल याद रखें।
lesson-dakon-both-name = पहले जगह बनाएँ
lesson-dakon-both-say = एक और चाल लें, फिर पाँच बीज कैप्चर करें।
lesson-dakon-both-help = आपके गड्ढे 7 के सामने पाँच बीज हैं। पर आखिरी बीज आए तब वह खाली होना चाहिए।
lesson-dakon-both-order = गड्ढे 7 में अभी एक बीज है, इसलिए बुआई वहाँ रुकती नहीं और सामने निकल जाती है। पहले गड्ढा 7 खाली करें।
lesson-dakon-both-done = पहली चाल से गड्ढे 7 में जगह बनी, और दूसरी वहीं खत्म हुई: भंडार में { $gained } बीज आए।
