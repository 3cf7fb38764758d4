### Games between people: the live page, the table before its game, the invitation, the page where games between people begin.

page-live-title = { $game }, लोगों के साथ

## Clocks

# $seconds: what is left.
clock-left =
    { $seconds } सेकंड { $seconds ->
        [one] बचा है
       *[other] बचे हैं
    }
clock-low =
    { $seconds } सेकंड { $seconds ->
        [one] बचा है
       *[other] बचे हैं
    }।
# $seconds: of a fresh clock.
clock-fresh = एक और चाल, और घड़ी पर फिर { $seconds } सेकंड।
clock-none = बिना घड़ी
clock-short = { $seconds } सेकंड
clock-each = हर बुआई के लिए { $seconds } सेकंड

## What stands beside a name

seat-you = आप
seat-rating = { $rating }
seat-provisional = { $rating }, अस्थायी
seat-held = कंप्यूटर खेल रहा है
seat-away = कनेक्शन टूट गया
seat-next = अगली बारी
seat-out = हार मान ली
seat-host = मेज़बान
seat-free = खाली सीट
# $rank: 1 to 4.
seat-place =
    { $rank ->
        [1] पहला स्थान
        [2] दूसरा स्थान
        [3] तीसरा स्थान
       *[other] चौथा स्थान
    }
# $name: a name that two people here have. $n: the seat.
seat-name-alike = { $name } (खिलाड़ी { $n })
seat-computer = कंप्यूटर बैठाएँ
seat-computer-away = कंप्यूटर हटाएँ

## The connection

conn-connecting = कनेक्शन जुड़ रहा है…
conn-lost-title = कनेक्शन टूट गया
conn-lost = फिर जोड़ने की कोशिश जारी है… आपकी पिछली चाल सुरक्षित है।
conn-lost-clock = फिर जोड़ने की कोशिश जारी है… आपकी घड़ी चल रही है। आपकी पिछली चाल सुरक्षित है।
conn-restart = सर्वर फिर से शुरू हो रहा है। आपका खेल सुरक्षित है और थोड़ी देर में आगे चलेगा।
conn-old = यह पेज सर्वर से पुराना है। आगे खेलने के लिए पेज फिर खोलें।
conn-now = अभी जोड़ें
conn-reload = पेज फिर खोलें
# $name: who is not there. $seconds: after which the computer plays.
conn-away = { $name } का कनेक्शन टूट गया। { $seconds } सेकंड बाद उनकी जगह कंप्यूटर खेलेगा।
conn-away-waits = { $name } का कनेक्शन टूट गया। खेल एक दिन तक रुका रहेगा।
conn-away-clock = { $name } का कनेक्शन टूट गया। घड़ी चल रही है।
conn-computer = आपकी जगह कंप्यूटर खेल रहा है।
conn-return = अपनी सीट पर लौटें

## Acts in a game

move-sending = आपकी चाल भेजी जा रही है…
play-on = खेलते रहें
draw-offer = ड्रॉ का प्रस्ताव दें
draw-offered = { $name } ने ड्रॉ का प्रस्ताव दिया है।
draw-accept = मंज़ूर करें
draw-decline = मना करें
draw-stands = आपने ड्रॉ का प्रस्ताव दिया है।
resign = हार मान लें
resign-confirm = हार मान लें? यह खेल आपकी हार में गिना जाएगा।
abort = खेल रोकें
abort-confirm = खेल रोकें? यह किसी के लिए नहीं गिना जाएगा।
watch-link = देखने का लिंक
watch-copied = लिंक कॉपी हो गया। इसे खोलने वाले खेल देख सकते हैं।
watching = आप यह खेल देख रहे हैं।
watchers =
    { $count ->
        [one] { $count } दर्शक
       *[other] { $count } दर्शक
    }।

## What happened, told in the game. $by: you or other. $name: the other.

live-told-draw-declined =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } ड्रॉ से मना कर दिया।
live-told-rematch-declined =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } री-मैच से अभी मना किया।
live-told-took-over =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } जगह अब कंप्यूटर खेल रहा है।
live-told-returned =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } खेल में वापसी हुई।
live-told-timed-out =
    { $by ->
        [you] आपका
       *[other] { $name } का
    } समय खत्म हो गया; यह चाल कंप्यूटर चलेगा।
live-told-arranged =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } { $word-seed } रख दिए।
live-told-side-chosen =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } तरफ़ चुनी।
live-told-resigned =
    { $by ->
        [you] आपने
       *[other] { $name } ने
    } हार मान ली।
# $count: seeds that were hidden. $right: yes or no.
live-told-guessed =
    { $by ->
        [you] आपका
       *[other] { $name } का
    } अंदाज़ा { $right ->
        [yes] सही
       *[no] गलत
    } निकला: मुट्ठी में { $count } { $count ->
        [one] { $word-seed } था
       *[other] { $word-seed } थे
    }।

## Before the first sowing

prelude-hiding = मुट्ठी में { $word-seed } छिपाएँ
prelude-hiding-about = मुट्ठी में छिपे { $word-seed } सम हैं या विषम, यह दूसरा खिलाड़ी बताएगा। सही बताने पर तरफ़ उसकी पसंद की, वरना छिपाने वाले की।
prelude-hide = कितने { $word-seed } छिपाएँ?
prelude-guessing = सम या विषम?
prelude-guessing-about = मुट्ठी के { $word-seed } अब बदले नहीं जा सकते। अंदाज़ा सही निकला तो तरफ़ उसी की पसंद की।
prelude-guess = सम या विषम?
prelude-choosing = अपनी तरफ़ चुनें
prelude-choosing-about = पहली तरफ़ वाला खिलाड़ी पहली चाल चलता है।
prelude-choose = पहली चाल किसकी?
prelude-first = मेरी
prelude-second = प्रतिद्वंद्वी की
prelude-arranging = अपने { $word-seed } रखें
prelude-arranging-about = पहली चाल से पहले हर खिलाड़ी अपनी तरफ़ के { $word-seed } रखता है। समय खत्म हो तो मानक शुरुआत ली जाती है।
prelude-arrange = आपके { $word-seed } अभी रखे नहीं गए।
# $name: who decides.
prelude-waits = { $name } का इंतज़ार है

## The table before its game

gather-waits = खिलाड़ियों का इंतज़ार है
gather-watching = खेल शुरू होते ही यहीं दिखेगा।
# $free: seats.
gather-title =
    { $free ->
        [0] सब आ गए
        [one] { $free } सीट खाली है
       *[other] { $free } सीटें खाली हैं
    }
gather-send =
    यह लिंक भेजें। इससे हर सीट एक बार ली जा सकती है, अगले { $hours ->
        [one] { $hours } घंटे
       *[other] { $hours } घंटों
    } तक। खाते की ज़रूरत किसी को नहीं।
gather-link = न्योते का लिंक
gather-code = लिंक का QR कोड
gather-share = लिंक भेजें
gather-share-title = { $game }: मेरे साथ खेलें
gather-copied = लिंक कॉपी हो गया।
gather-sit = सीट लें
gather-leave = टेबल छोड़ें
gather-close = टेबल बंद करें
gather-call = मेरी बारी आने पर बताएँ
gather-changed = बदलाव: { $changes }
gather-fallen-back = { $option }: { $players } खिलाड़ियों के साथ { $wanted } की जगह { $value }।
setting-seats = सीटें
setting-clock = घड़ी
setting-rotate = अगला खेल
setting-join = कौन बैठ सकता है
rotate-true = पहली चाल दूसरे की
rotate-false = पहली चाल उसी की
join-link = लिंक वाले
join-anyone = कोई भी

## The end

rematch = री-मैच
rematch-offered = { $name } ने री-मैच का न्योता दिया है।
rematch-waits = आपने री-मैच का न्योता दिया है।
rematch-decline = अभी नहीं
rematch-go = अगले खेल पर जाएँ
result-none = कोई नतीजा नहीं
result-aborted = खेल शुरू होने से पहले रोक दिया गया। यह किसी के लिए नहीं गिना जाएगा।
result-abandoned = यहाँ कोई नहीं बचा, इसलिए टेबल बंद हो गई।
result-absent =
    { $by ->
        [you] आपकी
       *[other] { $name } की
    } सीट बहुत देर तक खाली रही।
result-rating = { $name }: { $before } → { $after }
result-show = नतीजा
result-new = नया खेल

## The invitation

# $name: who invites. $game: to what.
page-invite-title = { $game }: { $name } का न्योता
invite-title = { $name } का न्योता
invite-to = { $game } खेलने के लिए
invite-standard = मानक नियम
# $count: options.
invite-differs =
    { $count ->
        [one] { $count } नियम मानक से अलग है
       *[other] { $count } नियम मानक से अलग हैं
    }
# $value: of the standard.
invite-standard-value = मानक: { $value }।
invite-first-random = पहली चाल: रैंडम
invite-first-host = पहली चाल: { $name } की
invite-first-guest = पहली चाल: आपकी
invite-unranked = बिना रैंक का खेल
# $seats: people.
invite-seats = { $seats } लोगों की टेबल
invite-rules = { $game } के नियम
invite-nickname = आपका निकनेम
invite-play = { $name } के साथ खेलें
invite-join = सीट लें
# $hours: that the link still works.
invite-cost =
    खाता नहीं चाहिए। यह लिंक { $hours ->
        [0] एक घंटे से भी कम
       *[other] { $hours } घंटे और
    } चलेगा।
invite-own = यह आपका ही न्योता है। जिसके साथ खेलना हो, उसे लिंक भेजें।
invite-to-table = अपनी टेबल पर जाएँ
invite-scripts = दो उपकरणों के बीच खेलने के लिए स्क्रिप्ट चाहिए; यह ब्राउज़र उन्हें नहीं चलाता।
page-invite-gone-title = यह लिंक अब नहीं चलेगा
invite-gone-expired = लिंक { $hours } घंटे तक ही चलता है। नया लिंक माँगें।
invite-gone-used = यह सीट अब खाली नहीं है। नया लिंक माँगें या खेल देखें।
invite-gone-over = यह खेल खत्म हो गया।
invite-watch = खेल देखें

## Where games between people begin

page-lobby-title = लोगों के साथ खेलें
page-lobby-description = मनकला के खेल लोगों के साथ, हर एक अपने फ़ोन या कंप्यूटर पर: दोस्त को लिंक भेजकर, किसी से भी, या 2–4 लोगों की टेबल पर। मुफ़्त; खाता सिर्फ़ रैंक्ड खेलों के लिए चाहिए।
lobby-title = लोगों के साथ खेलें
lobby-line = हर एक अपने फ़ोन या कंप्यूटर पर। बस एक निकनेम चाहिए।
lobby-nickname = आपका निकनेम
lobby-game = खेल
lobby-friend = दोस्त के साथ खेलें
lobby-friend-about = भेजने के लिए एक लिंक मिलेगा, जो 24 घंटे चलेगा।
lobby-random = किसी से भी खेलें
lobby-random-about = जो अभी यही खेल खोज रहा है, उसके साथ खेलें।
lobby-table = टेबल खोलें
lobby-table-about = 2–4 लोगों के लिए, आपकी सेटिंग पर; खाली सीटों पर कंप्यूटर भी बैठ सकता है।
lobby-friend-act = लिंक बनाएँ
lobby-random-act = प्रतिद्वंद्वी खोजें
lobby-table-act = टेबल खोलें
lobby-rules = नियम
lobby-rules-standard = मानक
lobby-clock = घड़ी
lobby-first = पहली चाल
lobby-first-random = रैंडम
lobby-first-me = मेरी
lobby-first-friend = दोस्त की
lobby-seats = लोग
lobby-seeking = खोज जारी है…
lobby-seeking-computer = अभी कोई नहीं मिला। चाहें तो इंतज़ार करें या कंप्यूटर के साथ खेलें।
lobby-computer = कंप्यूटर के साथ खेलें
lobby-stop = खोज रोकें
lobby-open = खुली टेबलें
lobby-open-none = अभी कोई टेबल खुली नहीं है। आप एक खोलें।
lobby-running = देखने के खेल
lobby-running-none = अभी कोई खेल नहीं चल रहा।
# $names: of those who sit. $free: seats.
lobby-table-row =
    { $names } · { $free ->
        [one] { $free } सीट खाली है
       *[other] { $free } सीटें खाली हैं
    }
lobby-sit = सीट लें
lobby-watch = देखें
lobby-failed = यह नहीं हो पाया। फिर कोशिश करें।
