### Lessons on the board: what all of them share. The sentences of one lesson stand in lessons-<game>.ftl. Every lesson- message may use the nouns $word-pit, $word-store and so on.

## The pages

nav-learn = सीखें
# $title: what the lesson is called, made by learn-title or learn-topic-….
page-learn-title = { $title } · बीज
# What the lesson on how to play a game well is called.
learn-topic-strategy = { $game } की रणनीति
# The same where it stands below the game’s name.
learn-topic-strategy-short = रणनीति
# $count: steps of the lesson.
page-learn-description = असली बोर्ड पर { $game } सीखें, { $count } छोटे चरणों में: एक चाल देखें, एक खुद चलें, और वजह पढ़ें। ब्राउज़र में, मुफ़्त और बिना खाते के।
# $title: what the lesson on a topic of a game is called; $count: its steps.
page-learn-topic-description = असली बोर्ड पर { $title }: { $count } स्थितियाँ जिनमें एक ही चाल सबसे अच्छी है; देखें या खुद ढूँढें, वजह के साथ। ब्राउज़र में, मुफ़्त और बिना खाते के।
page-learn-list-title = बोर्ड पर मनकला खेल सीखें · बीज
page-learn-list-description = असली बोर्ड पर छोटे पाठ: हर मनकला खेल लगभग तीन मिनट में, कदम-दर-कदम, आपकी अपनी चालों से।
learn-list-title = बोर्ड पर सीखें
learn-list-line = एक चाल देखें, एक खुद चलें, वजह पढ़ें: हर खेल लगभग तीन मिनट में।
# $game: the game's name.
learn-title = { $game }, 3 मिनट में
# The link from a game’s other pages.
learn-link = 3 मिनट में सीखें
# $count: steps of a lesson, 8 to 15.
learn-steps = { $count } चरण
# The same once some were done on this device. $state: some or all.
learn-list-state =
    { $state ->
        [all] पूरा हुआ
       *[some] { $of } में से { $done } चरण पूरे
    }
learn-to-rules = नियमों पर लौटें

## The lesson itself: short labels and buttons

# $n: number of the step; $of: all steps; $name: what the step is about.
learn-step = चरण { $n } / { $of }: { $name }
# The same where there is little room.
learn-step-short = चरण { $n } / { $of }
learn-progress = पाठ के चरण
# What is heard of a step in the row of all steps. $state: done, now or open.
learn-step-state =
    { $state ->
        [done] चरण { $n }: { $name }, पूरा
        [now] चरण { $n }: { $name }, यही चरण
       *[open] चरण { $n }: { $name }
    }
learn-watch = चाल दिखाएँ
learn-show = मुझे दिखाएँ
learn-rule = यह नियम पढ़ें
learn-rule-short = नियम
learn-skip = यह चरण छोड़ें
learn-skip-short = छोड़ें
learn-again = फिर से
learn-next = अगला चरण
learn-finish = पूरा करें
learn-restart = शुरू से करें
# The end of a lesson.
learn-done = यह पाठ पूरा हुआ।
learn-done-help = हर चरण जितनी बार चाहें, दोहराएँ।
# $n: the highest number of an own pit. The two keys stand before their words.
learn-key-pits = { $word-pit-oblique } के बीज बोएँ
learn-key-to = –
learn-key-next = अगला चरण
learn-key-back = नियमों पर लौटें
learn-kept = यहाँ कुछ गिना नहीं जाता। जितनी बार चाहें, कोशिश करें।

## Headings of answers. They follow from what the move brought.

lesson-title-right = सही
lesson-title-again = एक और चाल मिली
lesson-title-capture =
    { $count ->
        [one] { $count } { $word-seed } कैप्चर हुआ
       *[other] { $count } { $word-seed } कैप्चर हुए
    }
lesson-title-relay = एक बारी में { $laps } फेरे
lesson-title-end = खेल खत्म हुआ
# Right so far: another sowing follows in the same step.
lesson-title-on = आगे चलें
lesson-title-short =
    { $count ->
        [one] { $count } { $word-pit } पहले
       *[other] { $count } { $word-pits } पहले
    }
lesson-title-past =
    { $count ->
        [one] { $count } { $word-pit } आगे
       *[other] { $count } { $word-pits } आगे
    }
lesson-title-fewer =
    { $count ->
        [one] सिर्फ़ { $count } { $word-seed } कैप्चर हुआ
       *[other] सिर्फ़ { $count } { $word-seed } कैप्चर हुए
    }
lesson-title-no-capture = कुछ कैप्चर नहीं हुआ
lesson-title-no-end = खेल अभी चलेगा
lesson-title-no-relay = बुआई रुक गई
lesson-title-other = यह चाल नहीं

## Answers to wrong moves, after the sentence that says what was sown.

lesson-short =
    आखिरी { $word-seed } { $word-store-oblique } से { $count } { $count ->
        [one] { $word-pit }
       *[other] { $word-pits }
    } पहले गिरा। फिर से गिनें।
lesson-past =
    आखिरी { $word-seed } { $word-store-oblique } से { $count } { $count ->
        [one] { $word-pit }
       *[other] { $word-pits }
    } आगे गिरा। फिर से गिनें।
lesson-choose-again = दूसरा { $word-pit } चुनें।

# Below the reason for a move, where a solver has proved it. $count: seeds of the final margin.
lesson-better = सबसे अच्छा खेल हो, तो बाकी हर चाल कम से कम { $count } { $word-seed } पीछे रहती है।
