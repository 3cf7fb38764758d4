### The lesson of La’b madjnuni: lesson-lab-madjnuni-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in the Mangala of Gaziantep take that lesson's messages.

lesson-lab-madjnuni-board-name = बोर्ड
lesson-lab-madjnuni-board-say = आपके पास वाली पंक्ति आपकी है।
lesson-lab-madjnuni-board-help = सामने प्रतिद्वंद्वी की पंक्ति है। 98 में से ज़्यादा बीज कैप्चर करें; जीते हुए बीज बगल के भंडार में रहते हैं।
lesson-lab-madjnuni-lay-name = पागल खेल
lesson-lab-madjnuni-lay-say = एक खिलाड़ी सारे बीज सजाता है, हर गड्ढे में कम से कम दो।
lesson-lab-madjnuni-lay-help = उसके बाद हर चाल नियम से तय है, और कहाँ पहुँचेगी, यह कोई नहीं जानता। इसीलिए नाम है “पागल खेल”।
lesson-lab-madjnuni-sow-name = बुआई
lesson-lab-madjnuni-sow-say = देखें कि कौन-सा गड्ढा चलता है।
lesson-lab-madjnuni-sow-help = हमेशा आपकी पंक्ति का सबसे दाईं ओर का बीज वाला गड्ढा: यहाँ गड्ढा { $pit }।
lesson-lab-madjnuni-sow-done = { $count } बीज एक-एक करके गिरे और सामने की पंक्ति में मुड़े। आखिरी बीज गड्ढे { $last } में अकेला है, इसलिए बारी खत्म हुई।
lesson-lab-madjnuni-relay-name = बुआई आगे
lesson-lab-madjnuni-relay-say = देखें कि आखिरी बीज से तीन हों तो क्या होता है।
lesson-lab-madjnuni-relay-help = वह सामने की पंक्ति के गड्ढे 2 में दो बीजों से मिलेगा।
lesson-lab-madjnuni-relay-done = तीनों उठे और आगे बोए गए। 3, 5, 6, 7 या ज़्यादा पर यही होता है, जब तक 1, 2 या 4 न बनें।
lesson-lab-madjnuni-go-name = आपकी पहली चाल
lesson-lab-madjnuni-go-say = अब अपनी चाल चलें।
lesson-lab-madjnuni-go-help = एक ही गड्ढा चल सकता है: सबसे दाईं ओर का बीज वाला।
lesson-lab-madjnuni-go-done = गड्ढा { $pit } ही चलना था। { $laps } फेरों में { $sown } बीज बोए गए, और आखिरी बीज गड्ढे { $last } में अकेला है।
lesson-lab-madjnuni-chain-name = सिलसिला
lesson-lab-madjnuni-chain-say = आखिरी गड्ढे से पहले वाले गड्ढे देखें।
lesson-lab-madjnuni-chain-help = बुआई के बाद सामने की पंक्ति के गड्ढे 2 और 3 में चार-चार बीज होंगे।
lesson-lab-madjnuni-chain-done = कैप्चर आखिरी गड्ढे से पीछे चलता है, जब तक हर गड्ढे में 2 या 4 हों। सामने के गड्ढे भी साथ जाते हैं: { $taken } बीज।
