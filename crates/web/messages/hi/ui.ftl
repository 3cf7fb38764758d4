### The words of every page and of the terminal that belong to no single game: header and footer, home, the play page, settings, dialogs, the page that works without scripts, errors as pages, titles and descriptions.

## The site

site-name = बीज
site-line = दुनिया भर के मनकला खेल, अपने सही नियमों के साथ।
nav-label = मुख्य लिंक
nav-home = बीज, मुख्य पेज
nav-games = खेल
nav-play = खेलें
nav-rules = नियम
nav-changes = नया क्या है
nav-settings = सेटिंग
nav-theme = उजला या गहरा रंग
nav-language = भाषा
nav-skip = मुख्य भाग पर जाएँ
nav-skip-board = बोर्ड पर जाएँ
footer-label = बीज के बारे में
# $version: such as 0.1.0.
footer-version = संस्करण { $version }
footer-free = मुफ़्त। खाता सिर्फ़ रैंक्ड खेलों के लिए चाहिए; कंप्यूटर के साथ ऑफ़लाइन भी खेलें।
footer-fonts = अक्षर: Mukta और Martel, SIL Open Font License
footer-private = एक ही डिवाइस पर खेले खेल उसी पर रहते हैं; लोगों के बीच के खेल सर्वर पर रखे जाते हैं।

## People's names in sentences. Where a message has $name it is one of these or a nickname.

name-you = आप
name-opponent = प्रतिद्वंद्वी
name-computer = कंप्यूटर
# $n: number of the seat, 1 or 2.
name-player = खिलाड़ी { $n }
# On the board's chips, not in a sentence.
label-computer = कंप्यूटर
label-opponent = प्रतिद्वंद्वी

## Home

home-heading = बीज उठाएँ, एक-एक बोएँ।
home-line = बीज मनकला खेलों की जगह है: कंप्यूटर के साथ, दूर बैठे दोस्त के साथ या एक ही डिवाइस पर दो लोग, बिना खाते के।
home-play = कंप्यूटर के साथ खेलें
home-two = एक डिवाइस पर दो लोग
home-learn = 3 मिनट में सीखें
home-continue = अधूरा खेल जारी रखें
home-games = खेल
# On the button over a board.
home-game-play = खेलें
home-game-rules = नियम
# $people: how many play, such as 2 or 2–4, passed as text. $minutes: length of an ordinary game.
home-game-meta = { $people } लोग · { $minutes } मिनट
# $pits: pits in a row. $seeds: seeds in each pit at the start.
game-size =
    { $pits ->
        [one] { $pits } { $word-pit }
       *[other] { $pits } { $word-pits }
    }, हर एक में { $seeds } { $word-seed }
# The same where pits begin with different numbers of seeds.
game-size-all =
    हर खिलाड़ी { $pits ->
        [one] का { $pits } { $word-pit }
       *[other] के { $pits } { $word-pits }
    }, कुल { $seeds } { $word-seed }
# The last three words are search examples; other names of the games work as well.
search-label = खेल खोजें
search-placeholder = खेल खोजें: डाकोन, अवाले, मनकला…
# $query: what the reader typed. No game fits it.
search-none = “{ $query }” नाम का कोई खेल यहाँ नहीं है।
# Read out when the list changes.
search-found =
    { $count ->
        [0] कोई खेल नहीं मिला
        [one] { $count } खेल मिला
       *[other] { $count } खेल मिले
    }
search-clear = मिटाएँ
# The button of the search field.
search-go = खोजें
search-all = सारे खेल

## The play page: who plays, buttons, what goes on

play-choose-game = खेल चुनें
play-mode = खेल किनके बीच
play-mode-computer = आप और कंप्यूटर
play-mode-two = इसी डिवाइस पर दो लोग
play-level = स्तर
level-easy = आसान
level-easy-about = सिर्फ़ अगली चाल देखता है और अक्सर कुछ छूट जाता है।
level-normal = सामान्य
level-normal-about = कुछ चालें आगे तक सोचता है, कभी-कभी चूक होती है।
level-hard = कठिन
level-hard-about = बहुत आगे तक सोचता है; चूक बहुत कम होती है, पर अचूक नहीं।
# Only offered where the game is solved.
level-perfect = अचूक
level-perfect-about = हर बार सबसे अच्छी चाल चलता है; एक भी बीज नहीं गँवाता।
play-first = पहली चाल
first-you = आपकी
first-opponent = प्रतिद्वंद्वी की
first-computer = कंप्यूटर की
# $n: 1 or 2.
first-player = खिलाड़ी { $n } की
first-random = रैंडम
play-start = शुरू करें
play-rules = नियम
play-options = अपने नियम
play-take-back = चाल वापस लें
play-redo = चाल फिर लगाएँ
play-hint = संकेत
play-new = नया खेल
play-again = फिर खेलें
play-again-you = फिर खेलें, पहली चाल आपकी
play-again-computer = फिर खेलें, पहली चाल कंप्यूटर की
# $n: 1 or 2.
play-again-player = फिर खेलें, पहली चाल खिलाड़ी { $n } की
play-swap = तरफ़ बदलें
play-stop-thinking = अभी चाल चलें
play-computer-move = कंप्यूटर की चाल देखें
# Asked once, in place, when a game is going on.
play-new-ask = यह खेल छोड़कर नया शुरू करें?
play-new-yes = नया खेल
play-new-no = यही खेल जारी रखें
play-taken-back = चाल वापस ली गई।
play-redone = चाल फिर लग गई।
play-nothing-back = वापस लेने को कोई चाल नहीं है।
play-nothing-redo = फिर लगाने को कोई चाल नहीं है।
# After something that may work a moment later.
play-retry = फिर कोशिश करें
# Below the preview of a pit that a finger holds, or that was chosen once where moves are confirmed; again by tap, click or Enter.
play-tap-again = बोने के लिए फिर से चुनें।
play-loading = बोर्ड तैयार हो रहा है…
play-failed = इस ब्राउज़र में बोर्ड शुरू नहीं हो पाया। खेल बिना स्क्रिप्ट के भी चलता है।
play-link-copy = इस स्थिति का लिंक कॉपी करें
play-link-copied = लिंक कॉपी हो गया।
# After the thinking has taken two seconds. $depth: how many sowings ahead.
think-depth = { $depth } बुआई आगे तक देख रहा है।
# While the level “perfect” waits for the table of all its endings, which is built when the level is chosen. $percent: how far it is.
think-endings = अंत-तालिका बन रही है: { $percent }%
hint-pit = संकेत: { $word-pit } { $pit }।
hint-swap = संकेत: तरफ़ बदलें।
hint-thinking = अच्छी चाल की खोज जारी है…
# How the game stands after the hinted move, in seeds, as the search sees it; $count is at least 1.
hint-ahead =
    इस हिसाब से आपके पास { $count } { $word-seed } ज़्यादा { $count ->
        [one] होगा
       *[other] होंगे
    }।
hint-behind =
    इस हिसाब से आपके पास { $count } { $word-seed } कम { $count ->
        [one] होगा
       *[other] होंगे
    }; बाकी चालें इससे अच्छी नहीं हैं।
hint-even = इस हिसाब से दोनों बराबर रहेंगे।
hint-proven = यह गणना से सिद्ध है।

## Settings

settings-title = सेटिंग
settings-note = ये इसी डिवाइस पर याद रहती हैं।
settings-note-account = ये इस डिवाइस पर और आपके खाते में याद रहती हैं।
# The groups of the settings, each with one sentence of help.
settings-group-moves = चाल
settings-help-moves = पुष्टि चालू हो, तो { $word-pit } एक बार चुनने पर बुआई का रास्ता दिखता है और दोबारा चुनने पर बुआई होती है।
settings-group-senses = आवाज़ और कंपन
settings-help-senses = हर { $word-seed } के गिरने की आवाज़ आती है। यह पसंद हर डिवाइस पर अलग रहती है।
settings-group-board = बोर्ड और बटन
settings-help-board = बड़े { $word-pits } फ़ोन की पूरी चौड़ाई में फैलते हैं। बोर्ड कभी उलटता नहीं।
settings-group-look = रूप
settings-help-look = जब तक आप न चुनें, रंग डिवाइस जैसे रहते हैं।
settings-close = बंद करें
settings-speed = एनिमेशन की रफ़्तार
speed-off = बंद
speed-fast = तेज़
speed-normal = सामान्य
speed-slow = धीमी
settings-theme = रंग
theme-auto = डिवाइस जैसा
theme-light = उजला
theme-dark = गहरा
settings-contrast = हाई कंट्रास्ट
contrast-auto = डिवाइस जैसा
contrast-on = चालू
contrast-off = बंद
settings-digits = अंक
# Names of two sets of digits, the same in every language.
digits-latin = 0–9
digits-devanagari = ०–९
settings-tap = चाल की पुष्टि
tap-sows = बंद
tap-previews = चालू
settings-sound = आवाज़
sound-off = बंद
sound-soft = धीमी
sound-middle = मध्यम
sound-loud = तेज़
settings-vibration = कंपन
vibration-off = बंद
vibration-on = चालू
settings-pits = बड़े { $word-pits }
pits-standard = बंद
pits-large = चालू
# Which hand presses the buttons: they lie on its side.
settings-hand = बटन किस हाथ के लिए
hand-right = दायाँ हाथ
hand-left = बायाँ हाथ
settings-board = फ़ोन पर बोर्ड
board-level = आड़ा
board-upright = खड़ा
settings-reset = मानक सेटिंग

## House rules: the dialog of a game's options. Names and meanings of the options are in games.ftl.

options-title = अपने नियम
# $game: name of the game.
options-title-game = { $game } के अपने नियम
options-all-standard = मानक नियम
options-changed =
    { $count ->
        [0] सब नियम मानक जैसे हैं
        [one] { $count } नियम मानक से अलग है
       *[other] { $count } नियम मानक से अलग हैं
    }
# Beside an option that was changed. $value: label of the standard value.
options-standard = मानक: { $value }
# On a rules page, before what follows from an option. $option: its label. $value: the label of what is chosen.
options-set = { $option }: { $value }।
options-reset = मानक नियमों पर लौटें
options-play = इन नियमों से शुरू करें
options-cancel = पहले जैसा रहने दें
# Names of the two stepper buttons. $option: label of the option.
options-less = { $option }: घटाएँ
options-more = { $option }: बढ़ाएँ
options-total = कुल { $total } { $word-seed }
options-start-number = रैंडम शुरुआत का नंबर
options-start-new = दूसरी रैंडम शुरुआत
options-start-empty = खाली छोड़ें तो नंबर रैंडम चुना जाएगा।
options-note = कंप्यूटर भी आपके चुने नियमों से खेलता है।

## The list of moves and the steps through it

moves-title = चालें
moves-none = अभी कोई चाल नहीं हुई।
# $name: who moved, as on the chip.
moves-lane = { $name } की चालें
moves-lane-you = आपकी चालें
# One sowing in the list, read out. $ply: its number in the game.
moves-item = बुआई { $ply }: { $name }, { $word-pit } { $pit }
moves-item-again = बुआई { $ply }: { $name }, { $word-pit } { $pit }, फिर एक और चाल
moves-item-swap = बुआई { $ply }: { $name }, तरफ़ बदली
moves-item-resign = बुआई { $ply }: { $name }, हार मानी
moves-swap-short = अदला-बदली
moves-resign-short = हार मानी
steps-label = खेल आगे-पीछे देखें
step-first = शुरुआत पर
step-back = एक पीछे
step-forward = एक आगे
step-last = ताज़ा स्थिति पर
step-return = खेल पर लौटें
# While an older position is shown.
step-note = यह खेल की पिछली स्थिति है।

## The end of a game

verdict-win = आपकी जीत हुई
verdict-loss = आपकी हार हुई
verdict-draw = खेल ड्रॉ रहा
# $name: Player 1, Player 2 or a nickname.
verdict-named = { $name } की जीत हुई
# Spoken in place of the en dash. $high, $low: seeds.
verdict-score = { $low } के मुकाबले { $high }
panel-label = खेल का नतीजा
panel-reason = खेल कैसे खत्म हुआ
# $name: whose seeds are laid out.
panel-seeds =
    { $name }: { $count ->
        [0] कोई { $word-seed } नहीं
       *[other] { $count } { $word-seed }
    }
panel-seeds-out = खेल से बाहर: { $count } { $word-seed }
panel-sowings = { $count } बुआई
panel-longest =
    सबसे लंबी बारी: { $count ->
        [one] { $count } चाल
       *[other] { $count } चालें
    }
panel-biggest =
    सबसे बड़ा कैप्चर: { $count ->
        [0] कोई नहीं
       *[other] { $count } { $word-seed }
    }
panel-review = खेल देखें
panel-close = बोर्ड पर लौटें

## Keys and hints about the page

skip-hint = एनिमेशन छोड़ने के लिए बोर्ड पर टैप करें या Esc दबाएँ।
keys-title = कीबोर्ड
# $pits: number of pits in a row.
keys-pits = 1 से { $pits }: उस नंबर का आपका { $word-pit }
keys-arrows = तीर: एक गड्ढे से दूसरे पर
keys-enter = Enter या Space: बोएँ
keys-esc = Esc: एनिमेशन छोड़ें, पैनल बंद करें
keys-take-back = U: चाल वापस लें
keys-redo = R: चाल फिर लगाएँ
keys-hint = H: संकेत
keys-new = N: नया खेल
keys-steps = अल्पविराम और बिंदु: एक स्थिति पीछे या आगे
keys-search = /: खेल खोजें
keys-help = ?: यह सूची

## A kept game, offline, updates

resume-restored = आपका खेल वहीं से हाज़िर है जहाँ छूटा था।
resume-broken = सहेजा हुआ खेल पढ़ा नहीं जा सका। उसे अलग रख दिया गया और नया खेल शुरू हुआ।
resume-other-tab = यह खेल दूसरे टैब में आगे बढ़ा। अब ताज़ा स्थिति दिख रही है।
resume-not-kept = यह ब्राउज़र कुछ सहेजने नहीं देता, इसलिए पेज बंद होते ही खेल मिट जाएगा।
offline-now = इंटरनेट नहीं है। खेल फिर भी चलता रहेगा।
offline-ready = इस डिवाइस पर बीज अब ऑफ़लाइन भी चलेगा।
offline-title = कनेक्शन नहीं है
offline-text = यह पेज अभी आपके डिवाइस पर नहीं है। जो खेल पहले खोले थे, वे ऑफ़लाइन चलते हैं।
update-ready = नया संस्करण तैयार है। पेज दोबारा खोलने पर वही चलेगा।
install-button = इंस्टॉल करें

## The play page without scripts: every move is a form, every answer a new page

plain-note = यह बोर्ड बिना स्क्रिप्ट के चलता है: { $word-pit } दबाएँ, अगला पेज बताएगा कि क्या हुआ।
plain-choose = खेल चुनें और यह भी कि पहली चाल किसकी हो।
plain-press = अपना कोई { $word-pit } दबाएँ।
# $name: whose turn it is, Player 1 or Player 2.
plain-press-named = { $name }, अपनी पंक्ति का कोई { $word-pit } दबाएँ।
plain-computer-next = अब कंप्यूटर की बारी है। उसकी चाल देखने के लिए बटन दबाएँ।
plain-happened = क्या हुआ
plain-moves = अब तक की चालें
plain-board = बोर्ड
# $seeds: how many seeds a player lays out.
plain-lay-total = कुल { $seeds } { $word-seed }।
plain-lay-pit = { $word-pit } { $pit }
plain-lay-begin = इसी शुरुआत से खेलें
plain-with-script = एनिमेशन वाला बोर्ड
# The way from the first board of a game to the page with its house rules, levels and moves.
plain-open = किसके साथ खेलें, स्तर और अपने नियम

## What a screen reader says of the board as a whole

# $game: name of the game.
board-label = { $game } का बोर्ड
board-row-yours = आपकी पंक्ति
board-row-theirs = प्रतिद्वंद्वी की पंक्ति
board-row-bottom = नीचे की पंक्ति
board-row-top = ऊपर की पंक्ति
# $name: Player 1, Player 2 or a nickname.
board-row-bottom-named = नीचे की पंक्ति, { $name }
board-row-top-named = ऊपर की पंक्ति, { $name }
board-stores = { $word-stores }
board-anticlockwise = बुआई घड़ी की उलटी दिशा में
board-clockwise = बुआई घड़ी की दिशा में
# Added to a pit's label, after a comma.
board-mark-playable = चुना जा सकता है
board-mark-from = पिछली बुआई यहाँ से शुरू हुई
board-mark-landed = आखिरी { $word-seed } यहाँ गिरा
board-mark-hint = संकेत
# How the board stands, in one sentence for the terminal and the page without scripts.
board-score = आपके { $word-store-oblique } में { $own }, प्रतिद्वंद्वी के { $word-store-oblique } में { $their }।

## The rules page: headings of its sections, in this order, and the words of its pictures. The paragraphs of a game are rules-<game>-<section>-<n> in the game's own file.

rules-heading-summary = संक्षेप में
rules-heading-goal = लक्ष्य
rules-heading-setup = बोर्ड और शुरुआत
rules-heading-turn = एक बारी, कदम-दर-कदम
rules-heading-relay = लगातार बुआई
rules-heading-extra = एक और चाल
rules-heading-capture = कैप्चर
rules-heading-feeding = बीज देना
rules-heading-end = खेल का अंत
rules-heading-guard = अंतहीन खेल नहीं
rules-heading-defaults = जहाँ नियम अलग-अलग हैं
rules-heading-strategy = अच्छा कैसे खेलें
rules-heading-source = ये नियम कहाँ से हैं
rules-heading-options = अपने नियम
rules-heading-faq = सवाल
rules-heading-games = सात मनकला खेल एक नज़र में
# $game: name of the game.
rules-title = { $game } के नियम
rules-contents = इस पेज पर
rules-play = खेलें
# $game: name of the game.
rules-play-game = { $game } खेलें
rules-other = दूसरे खेलों के नियम
# The page that lists the rules of all games.
rules-list-title = खेलों के नियम
rules-list-line = हर खेल कदम-दर-कदम: बोर्ड की तस्वीरें, सारे विकल्प और आम सवालों के जवाब।
# A preset: a game with some options set, under a name of its own. $game: its name. $base: the game whose rules it has.
rules-preset = { $game } और { $base } में बस यह अंतर है:
rules-preset-name = { $base } का ही दूसरा नाम { $game } है; नीचे के नियम दोनों के हैं।
# $game: name of a preset of the game.
rules-preset-link = { $game }: क्या अलग है
# $sources: titles and addresses, as they are.
rules-sources = इनसे मिलाए गए: { $sources }।
picture-before = पहले
picture-after = बाद में
# $pit, $count: the pit that is sown and its seeds.
picture-before-pit = पहले: { $word-pit-oblique } { $pit } में { $count } { $word-seed }
# The same where seeds are brought in from the hand. $own, $their: seeds in hand.
picture-before-hand = पहले: आपके हाथ में { $own } बीज, प्रतिद्वंद्वी के हाथ में { $their }
# Of several sowings the last is told. $count: how many there are.
picture-last-of = { $count } बुआइयों में आखिरी:
picture-after-hand = बाद में: आपके हाथ में { $own } बीज, प्रतिद्वंद्वी के हाथ में { $their }
picture-after-store =
    बाद में: { $count ->
        [0] आपका { $word-store } खाली
       *[other] आपके { $word-store-oblique } में { $count } { $word-seed }
    }
# What a picture of the board holds, for readers who do not see it. $own, $their: counts of the pits, joined by commas, pit 1 first.
picture-alt = बोर्ड। आपके { $word-pits }: { $own }। प्रतिद्वंद्वी के { $word-pits }: { $their }।
# A picture of a board that is the one of the picture before.
picture-alt-same = बोर्ड पहले जैसा है।

## What is new: one list for each release

changes-title = नया क्या है
changes-intro = बीज के सारे संस्करण, नया सबसे ऊपर।
# $version: such as 0.1.0. $date: written out for the language.
changes-release = संस्करण { $version }, { $date }
# $day and $year are passed as text.
changes-date =
    { $day } { $month ->
        [1] जनवरी
        [2] फ़रवरी
        [3] मार्च
        [4] अप्रैल
        [5] मई
        [6] जून
        [7] जुलाई
        [8] अगस्त
        [9] सितंबर
        [10] अक्टूबर
        [11] नवंबर
       *[12] दिसंबर
    } { $year }
# The second release.
changes-2-1 = तेरह खेल और छह नामी रूप। नए हैं सुंगका, ओ अन क्वान, पल्लांगुझी, बाओ, ओम्वेसो, गाज़ियांटेप का मंगला, मनकला बेसिक, तोगिज़ कुमालक, बेस्तेमशे और तुर्किये का मंगला।
changes-2-2 = चार पंक्तियों वाले, क्वान-खानों वाले, और तीन व चार खिलाड़ियों वाले बोर्ड। दिशा चुननी हो या बारी के बीच सवाल हो, तो बोर्ड गड्ढे पर ही पूछता है।
changes-2-3 = अपने नियमों का अलग पेज: हर विकल्प का मतलब, मेल ठीक है या नहीं, भेजने का लिंक, और एक जैसे नियमों की हर जगह एक ही पहचान।
changes-2-4 = कई राउंड वाले मैच, जगह बदलकर दो खेल जिनकी गिनती साथ हो, और ऐसी शुरुआत जिसमें बीज खिलाड़ी खुद सजाएँ, पहले की सजावट देखकर दूसरा।
changes-2-5 = कंप्यूटर हर खेल हर स्तर पर खेलता है।
changes-2-6 = हर खेल के नियमों का अपना पेज, असली चालों से बने छोटे बोर्डों और रैंडम खेलों के आँकड़ों के साथ।
changes-2-7 = खेल हिन्दी, अंग्रेज़ी और अपनी भाषा के नाम से मिलते हैं।
changes-2-8 = यह सब टर्मिनल में भी; वहाँ अपने नियम भी नए हैं।
changes-2-9 = लोगों के बीच के खेल: दोस्त को लिंक भेजें, दो से चार लोगों की टेबल पर बैठें, या उसके साथ खेलें जो वही खेल खोज रहा हो। इसके लिए खाता नहीं चाहिए।
changes-2-10 = चाहें तो हर चाल के लिए घड़ी, ड्रॉ का प्रस्ताव, दोबारा खेल और दर्शक। कनेक्शन टूटे तो खेल वहीं से चलता है, और सर्वर के दोबारा शुरू होने पर भी कुछ नहीं खोता।
changes-2-11 = दस सेकंड में कोई न मिले तो कंप्यूटर के साथ खेलने का विकल्प मिलता है। कंप्यूटर का नाम हमेशा कंप्यूटर ही लिखा होता है।
changes-2-12 = साइन इन करने पर रैंक्ड खेल: रेटिंग, हर खेल का लीडरबोर्ड जिसमें अपना स्थान और उसके आस-पास भी दिखे, और हर खिलाड़ी का पेज जहाँ उसके सारे खेल खेल, सामने वाले और नतीजे से छाँटे जा सकते हैं।
changes-2-13 = पूरा हो चुका खेल चाल-दर-चाल, लिंक वाले हर व्यक्ति के लिए, स्क्रिप्ट के बिना भी, और टेक्स्ट या JSON में साथ ले जाने को। भेजा गया लिंक बोर्ड का कार्ड दिखाता है।
changes-2-14 = टर्मिनल में कालाह का हल: bija solve बताता है कि सबसे अच्छे खेल में किसी स्थिति और उसकी हर चाल का नतीजा क्या होगा, और bija tables कालाह और ओवारे की सभी आखिरी स्थितियों के नतीजे डिस्क पर रखता है।
changes-2-15 = bija analyze किसी स्थिति की सबसे अच्छी चालें उनके मूल्य और आगे के खेल के साथ बताता है: सीमा के भीतर जो सिद्ध हो जाए वह पक्का, बाक़ी को अनुमान ही कहा जाता है।
changes-2-16 = दूसरे प्रोग्राम भी इंजन का उपयोग कर सकते हैं: bija engine शतरंज के इंजनों जैसा प्रोटोकॉल बोलता है, और bija match उसे बोलने वाले किसी भी प्रोग्राम से खेल लेता है।
changes-2-17 = एक अचूक स्तर, जहाँ खेल पहली चाल से हल है, जैसे हर गड्ढे में तीन या चार बीजों वाला कालाह: कंप्यूटर के साथ, एक बार चुन लेने पर बिना इंटरनेट के भी, लोगों के साथ खेलते समय, बिना स्क्रिप्ट वाले पन्नों पर, प्रोग्रामों के लिए और टर्मिनल में।
changes-2-18 = हर खेल करीब तीन मिनट में बोर्ड पर ही सीखें: एक चाल देखें, फिर खुद चलें, फिर पढ़ें कि क्यों। गलत चाल भी बोर्ड पर दिखती है और समझाई जाती है; पाठ कहाँ तक हुआ, यह डिवाइस को याद रहता है।
changes-2-19 = तीसरी भाषा इंडोनेशियाई: हर पन्ने पर, लोगों के साथ खेलते समय और टर्मिनल में; उसके पन्ने चोंगक्लाक से शुरू होते हैं।
changes-2-20 = गिरते बीजों की धीमी आवाज़ और बीज जीतने पर हल्का कंपन, दोनों तभी जब आप चुनें; दूसरी बार दबाने पर पक्की होने वाली चाल; फ़ोन के लिए बड़े गड्ढे; बाएँ हाथ के लिए बटन। सेटिंग आपके खाते के साथ रहती हैं।
changes-2-21 = नियम बिना आसपास की चीज़ों के छपते हैं, और किसी भी खेल के पन्ने का लिंक भेजने पर उसका बोर्ड दिखता है।
changes-2-22 = संकेत अब वजह भी बताता है, बिना स्क्रिप्ट वाले पन्नों पर भी। “क्यों?” से कंप्यूटर की पिछली चाल की वजह पता चलती है, और जब कंप्यूटर खेल को अंत तक गिन चुका हो, तो वह भी लिखा रहता है। चाहें तो ऐसी चाल से पहले पूछा जाता है जिससे बहुत-से बीज या पक्की जीत हाथ से जाए।
changes-2-23 = कालाह, ओवारे और चोंगक्लाक अच्छा खेलने के पाठ: ऐसी स्थितियाँ जिनमें एक ही चाल सबसे अच्छी है, वजह के साथ। पाठों की सूची में दिखता है कि आपने क्या-क्या पूरा किया।
changes-2-24 = शब्दावली: खेलों के शब्द आसान वाक्यों में, और जहाँ के ये खेल हैं, वहाँ इन्हें क्या कहते हैं।
changes-2-25 = फ़ोन पर नाम पूरे दिखते हैं, पाठ स्क्रीन में समाते हैं, और दिशा पूछे जाने पर कुछ नहीं हिलता। जो निमंत्रण स्वीकार न हो सके, उसकी वजह बताई जाती है।
changes-2-26 = टर्मिनल में अब चोंगक्लाक, सुंगका, बेस्तेमशे और तोगिज़ कुमालक के अंतों की तालिकाएँ भी; bija tables look बताता है कि किसी स्थिति और उसकी चालों का मोल क्या है। चोंगक्लाक या सुंगका के अपने नियमों में जहाँ एक और चाल नहीं मिलती, वहाँ दूसरे प्रोग्रामों के लिए इंजन संभावित चालों का पेड़ खोजता है, जिससे वह बेहतर खेलता है।
changes-2-27 = हर खेल के नियमों के पेज पर अब लंबी बुआई, आम रूप और उन्हें खेलने के लिंक, कालाह से फ़र्क और यहाँ का मानक खेल भी हैं। एक तालिका बताती है कि कौन-से नियम बदल सकते हैं।
changes-2-28 = एक पन्ना खोलते ही उस भाषा के सारे खेल, पाठ और नियम फ़ोन में आ जाते हैं और बिना इंटरनेट के भी मिलते हैं। बीच में नया संस्करण आए, तब भी चलता खेल वैसे ही चलता रहता है।
changes-2-29 = टर्मिनल में ओवारे के अंतों की तालिकाएँ अब आधे समय में बनती हैं। दूसरे प्रोग्राम चाहें तो कालाह और ओवारे में इंजन एक साथ कई कोर पर खोजता है।
# The first release, one line each: changes-1-<n>; a later release gets changes-2-<n>.
changes-1-1 = कालाह, ओवारे और चोंगक्लाक, हर एक के विकल्प “अपने नियम” में।
changes-1-2 = कंप्यूटर के साथ खेल, कई स्तर, संकेत और चाल वापस लेना।
changes-1-3 = एक डिवाइस पर दो लोगों का खेल।
changes-1-4 = पूरे नियम, अच्छी चालें और सवाल; पेज और बोर्ड बिना स्क्रिप्ट के भी चलते हैं।
changes-1-5 = हिन्दी और अंग्रेज़ी, उजला और गहरा रंग, कीबोर्ड और स्क्रीन रीडर, ऑफ़लाइन भी।
changes-1-6 = यही खेल टर्मिनल में भी।

## Errors as pages

error-home = खेलों पर जाएँ
error-400-title = यह पता पढ़ा नहीं जा सका
# $reason: a whole sentence from errors.ftl.
error-400-text = इस पते में ऐसी बात है जो नियमों में नहीं है। { $reason }
error-401-title = अभी कोई नहीं
error-403-title = वहाँ से नहीं
error-404-title = पेज नहीं मिला
error-404-text = इस पते पर कुछ नहीं है। शायद कोई अक्षर छूट गया।
error-405-title = यहाँ यह नहीं हो सकता
error-405-text = यह पेज इस तरह का अनुरोध नहीं लेता।
error-409-title = बीच में कुछ बदल गया
error-413-title = एक बार में बहुत ज़्यादा
error-413-text = अनुरोध इतना बड़ा है कि सर्वर नहीं ले सकता।
error-415-title = यह JSON नहीं है
error-415-text = इसे JSON के रूप में भेजें: Content-Type: application/json।
error-429-title = सर्वर व्यस्त है
error-429-text = अभी बहुत लोग खेल रहे हैं। थोड़ी देर में फिर कोशिश करें।
error-500-title = यहाँ कुछ गड़बड़ हुई
error-500-text = गड़बड़ हमारी ओर से है। आपका खेल आपके डिवाइस पर सुरक्षित है; पेज फिर खोलें।
error-503-title = थोड़ी देर में लौटें
error-503-text = सर्वर अभी कुछ सहेज नहीं पा रहा है। थोड़ी देर में फिर कोशिश करें।

## Titles and descriptions of the pages, also for search engines. $game: name of the game.

page-home-title = बीज: मनकला खेल, हिन्दी, अंग्रेज़ी और इंडोनेशियाई में
page-home-description = तेरह मनकला खेल ब्राउज़र में मुफ़्त खेलें, कालाह और ओवारे से बाओ और तोगिज़ कुमालक तक: कंप्यूटर के साथ, दूर बैठे दोस्त के साथ या एक ही डिवाइस पर मिलकर, पूरे नियम, बिना खाते के।
page-play-title = { $game } खेलें · बीज
page-play-description = { $game } खेलें: कंप्यूटर के साथ अपने स्तर पर या पास बैठे दोस्त के साथ। चाल वापस लें, संकेत देखें, अपने नियम चुनें।
page-plain-choose-title = बिना स्क्रिप्ट के खेल · बीज
page-plain-title = { $game }, बिना स्क्रिप्ट के · बीज
page-rules-title = { $game } के नियम · बीज
page-rules-description = { $game } कैसे खेलें: बोर्ड, बुआई, कैप्चर, खेल का अंत, अच्छी चालें और आम सवाल, कदम-दर-कदम।
page-rules-list-title = खेलों के नियम · बीज
page-rules-list-description = तेरह मनकला खेलों और उनके रूपों के पूरे नियम: असली चालों की तस्वीरें, सारे विकल्प और सात खेलों की तालिका।
page-changes-title = नया क्या है · बीज
page-changes-description = बीज के संस्करण और हर संस्करण में क्या नया आया।
page-error-title = { $title } · बीज
page-offline-title = कनेक्शन नहीं है · बीज

## The terminal

term-south = दक्षिण (S)
term-north = उत्तर (N)
# $pits: number of pits in a row. The single letters are the keys to type.
term-prompt = { $word-pit } 1–{ $pits }, u चाल वापस, r चाल फिर, h संकेत, ? मदद, q बाहर:
term-swap = बोने के बजाय तरफ़ बदलने के लिए swap लिखें।
# $text: what was typed.
term-unreadable = “{ $text }” न कोई { $word-pit } है, न इनमें से कोई अक्षर।
# $seed: the number that makes the same choices again, passed as text.
term-random-first = पहली चाल रैंडम तय हुई (नंबर { $seed })।
term-bye = खेल यहीं छोड़ा गया।
# At the perfect level, where a game began at a position of one's own.
term-not-proved = यहाँ सबसे अच्छी चाल साबित नहीं हो सकी; कंप्यूटर “कठिन” स्तर की तरह खेलता है।
term-standard = मानक
term-values = मान: { $values }
# The server has started; $address: where to open it.
term-serving = बीज { $address } पर चल रहा है। रोकने के लिए Ctrl-C दबाएँ।

## Headings of the sections that only some games have

rules-heading-phases = खेल के चरण
rules-heading-direction = किस ओर बोएँ
rules-heading-pasu = चार बीजों की कटोरी
rules-heading-quan = क्वान
rules-heading-house = न्युम्बा
rules-heading-takasia = रोका गया गड्ढा
rules-heading-tuzdyk = तुज़दिक
rules-heading-borrowing = खाली पंक्ति
rules-heading-pass = बारी छूटना
rules-heading-places = स्थान
rules-heading-rounds = कई राउंड
rules-heading-variants = आम रूप
rules-heading-difference = कालाह से क्या अलग है
rules-heading-glossary = खेल के शब्द
rules-heading-local = अपने नियम, तालिका में
rules-heading-long = लंबी बुआई
rules-heading-site = यहाँ का मानक खेल

## More of them: Bao, Omweso and the Mangala of Gaziantep

rules-heading-ritual = तरफ़ का चुनाव
rules-heading-namua = पहला चरण: नामुआ
rules-heading-takata = बिना कैप्चर की बारी: ताकाता
rules-heading-mtaji = दूसरा चरण: म्ताजी
rules-heading-reverse = उलटी ओर का कैप्चर

## Choices on the board and boards of every shape

# One of the two ways to sow a pit, on its button.
choice-left = बाईं ओर
choice-right = दाईं ओर
# Answers to a question in mid-turn: sow on, or leave the seeds where they are.
choice-on = बोना जारी रखें
choice-stop = यहीं रुकें
choice-resign = हार मान लें
# The heading while a turn waits for that answer.
choose-on = बोना जारी रखें या यहीं रुकें?
# What a choice brings, on its button. $count: seeds captured.
choice-takes =
    { $count ->
        [0] कोई कैप्चर नहीं
       *[other] { $count } कैप्चर
    }
choice-back = लौटें
hint-pit-way =
    संकेत: { $word-pit } { $pit }, { $way ->
        [left] बाईं
       *[right] दाईं
    } ओर।
# $choice: the label of one of the choices.
hint-choice = संकेत: { $choice }।
moves-item-way =
    बुआई { $ply }: { $name }, { $word-pit } { $pit }, { $way ->
        [left] बाईं
       *[right] दाईं
    } ओर
moves-item-stop = बुआई { $ply }: { $name }, यहीं रोक
# A pit as a screen reader says it. $row: one of the messages board-row or board-side.
board-pit =
    { $row }, { $word-pit } { $pit }, { $count ->
        [0] खाली
       *[other] { $count } { $word-seed }
    }
# A quan square. $way: left or right as the reader sees it.
board-square-end =
    { $way ->
        [left] बायाँ
       *[right] दायाँ
    } क्वान-खाना, { $count ->
        [0] खाली
       *[other] { $count } { $word-seed }
    }
# The same with its quan still in it, which is worth $worth seeds.
board-square-piece =
    { $way ->
        [left] बायाँ
       *[right] दायाँ
    } क्वान-खाना, { $worth } के बराबर क्वान और { $count ->
        [0] कोई { $word-seed } नहीं
       *[other] { $count } { $word-seed }
    }
# Small on the board below such a square.
board-piece = क्वान { $worth } + { $count }
board-side =
    { $by ->
        [you] आपकी तरफ़
       *[other] { $name } की तरफ़
    }
board-hand =
    { $by ->
        [you] आपके हाथ में { $word-seed }
       *[other] { $name } के हाथ में { $word-seed }
    }: { $count }
# Seeds on a player’s side.
board-left = { $count } बचे
# Added to a pit’s label, after a comma.
board-mark-closed = इस राउंड में बंद
board-mark-house = न्युम्बा
board-mark-blocked = इस बारी में नहीं बोया जा सकता
board-mark-taken =
    { $by ->
        [you] आपका
       *[other] { $name } का
    }: यहाँ गिरे { $word-seed } जमा होते हैं
# $label: board-label, $turning: board-anticlockwise or board-clockwise.
board-label-turning = { $label }। { $turning }
label-others = बाकी खिलाड़ी
label-computers = कंप्यूटर
# $rank: 1 to 4.
verdict-place =
    { $rank ->
        [1] आपको पहला स्थान मिला
        [2] आपको दूसरा स्थान मिला
        [3] आपको तीसरा स्थान मिला
       *[other] आपको चौथा स्थान मिला
    }
# A line of the table at the end of a game of three or four. $rank: 1 to 4.
panel-place = { $rank }. { $name }
play-mode-many = एक डिवाइस पर कई लोग
play-mode-computers = आप और कंप्यूटर
first-computers = किसी कंप्यूटर की

## A match of several rounds or sets

play-games = कितने खेल
play-games-one = एक खेल
play-games-pair = दो खेल, जगह बदलकर
play-games-about = दो खेलों की गिनती साथ होती है; दोनों ओर से एक-एक बार पहली चाल।
match-round = { $of } में से राउंड { $round }
match-set = { $of } में से राउंड { $round }
match-game = { $of } में से खेल { $round }
# $first and $second: points of the two players, the reader’s first.
match-points = { $first } – { $second }
match-next-rounds = अगला राउंड
match-next-sets = अगला राउंड
match-next-pair = अब जगह बदलकर
match-over-won =
    मैच में { $by ->
        [you] आपकी
       *[other] { $name } की
    } जीत हुई
match-over-draw = मैच ड्रॉ रहा

## A start that the players arrange

arrange-title = { $word-seed } सजाएँ
# Whose seeds these are; $by is you or other.
arrange-whose =
    { $by ->
        [you] { $word-seed } आप सजाएँ।
       *[other] { $word-seed } सजाने की बारी { $name } की है।
    }
arrange-help = { $word-pit-oblique } पर टैप करके एक { $word-seed } रखें, − से वापस लें।
# $count: seeds still in hand.
arrange-left =
    { $count ->
        [0] सारे { $word-seed } रखे गए।
        [one] { $count } { $word-seed } अभी हाथ में है।
       *[other] { $count } { $word-seed } अभी हाथ में हैं।
    }
arrange-least = हर { $word-pit-oblique } में कम से कम { $least } { $word-seed } चाहिए।
arrange-pit =
    { $word-pit } { $pit }: { $count ->
        [0] खाली
       *[other] { $count } { $word-seed }
    }
arrange-more = { $word-pit-oblique } { $pit } में एक { $word-seed } और
arrange-less = { $word-pit-oblique } { $pit } में एक { $word-seed } कम
arrange-standard = मानक
arrange-clear = सब खाली करें
arrange-done = हो गया

## Odd or even: who guesses right chooses the side

ritual-title = विषम या सम?
ritual-offer = पहली चाल के लिए बूझें
ritual-text = कंप्यूटर की बंद मुट्ठी में कुछ { $word-seed } हैं। सही बूझा तो तरफ़ आप चुनें, नहीं तो पहली चाल कंप्यूटर की होगी।
ritual-odd = विषम
ritual-even = सम
ritual-right = मुट्ठी में { $count } { $word-seed } थे: सही। अपनी तरफ़ चुनें।
ritual-wrong = मुट्ठी में { $count } { $word-seed } थे: बात नहीं बनी। पहली चाल कंप्यूटर की।
ritual-first = पहले मैं
ritual-second = पहले कंप्यूटर

## The table of house rules on a rules page, and its last line

local-name = नियम
local-about = इससे क्या तय होता है
local-standard = यहाँ का मानक
local-change = बदल सकते हैं
# Rows of the table that every game has.
local-yes = हाँ
local-no = नहीं
local-players = खिलाड़ी
local-players-about = कितने लोग खेलते हैं।
local-board = बोर्ड
local-board-about = बोर्ड कितना बड़ा है और उस पर कितने बीज हैं।
local-first = अगले खेल में पहली चाल
local-first-about = हर नए खेल में पहली चाल अगले खिलाड़ी की होती है।
local-first-standard = बारी-बारी से
local-clock = समय सीमा
local-clock-about = हर बुआई का समय; लोगों के साथ खेलें तो घड़ी लगा सकते हैं।
local-clock-standard = कोई नहीं
local-length = खेल का समय
# $minutes: how long a game takes.
local-length-standard = लगभग { $minutes } मिनट
# $date: written out for the language.
rules-updated = ये पेज पिछली बार { $date } को बदले गए।
# A game measured at random play. $sowings: sowings in a game, extra ones counted. $choices: moves to choose from, 1 where nothing can be chosen.
# $first: games of 100 that the player who begins wins.
rules-figures = हर चाल रैंडम चुनी जाए तो एक खेल में करीब { $sowings } बुआई होती हैं, { $choices ->
        [1] चालों में चुनने को कुछ नहीं होता,
       *[other] चुनने को करीब { $choices } चालें होती हैं,
    } और { $first ->
        [0] 100 में से किसी खेल में उसकी जीत नहीं होती जिसकी पहली चाल हो
       *[other] 100 में से करीब { $first } खेलों में जीत उसकी होती है जिसकी पहली चाल हो
    }।
