### What a live game refuses, and why. One message for each kind of refusal; the arguments hold the evidence. Seats count from 1. Moves that the rules of the game refuse have their sentences in errors.ftl and turn.ftl.

## Who may do it

live-server-only = यह फ़ैसला केवल सर्वर करता है।
live-not-seated = इस खेल में आपकी सीट नहीं है; आप इसे देख रहे हैं।
live-not-host = यह केवल टेबल के मेज़बान के हाथ में है।
live-no-such-game = यहाँ ऐसा कोई खेल नहीं है।

## The table before its game

live-begun = खेल शुरू हो चुका है।
live-not-begun = खेल अभी शुरू नहीं हुआ है।
live-seated-already = इस टेबल पर आपकी सीट पहले से है।
# $seats: places at the table.
live-full = इस टेबल की सभी { $seats } सीटें भर चुकी हैं। चाहें तो खेल देखें।
# $seated: who has sat down. $needed: the fewest who can play.
live-too-few = { $seated ->
        [one] यहाँ अभी { $seated } ही खिलाड़ी है
       *[other] यहाँ अभी { $seated } ही खिलाड़ी हैं
    }; इस खेल में { $needed } चाहिए।
# $seat: from 1.
live-no-computer = सीट { $seat } पर कंप्यूटर नहीं है।
live-rated = रैंक्ड खेल साइन इन करने वालों के लिए हैं, और उन्हें सर्वर ही तय करता है।
# $seats: what was asked for. $least, $most: what the game allows.
live-settings-seats = यह खेल { $seats } खिलाड़ियों का नहीं है; इसमें कम से कम { $least } और ज़्यादा से ज़्यादा { $most } खेलते हैं।
live-settings-seated = यहाँ { $seated } लोग बैठ चुके हैं; { $seats } सीटें कम पड़ेंगी।
live-settings-clock = { $seconds } सेकंड की घड़ी यहाँ नहीं है।
live-start-is-over = इस स्थिति से खेलने को कुछ नहीं है: खेल वहीं खत्म है।
live-no-series = ये खेल साथ नहीं गिने जा सकते।

## Before the first sowing

live-not-now = अभी ऐसा कुछ तय नहीं करना है।
live-hidden-count = 1 या 2 बीज छिपाएँ; { $count } नहीं चलेंगे।

## The game

live-over = खेल खत्म हो चुका है।
# $mover: the seat that decides, from 1.
live-not-your-turn = अभी आपकी बारी नहीं है; बारी खिलाड़ी { $mover } की है।
# $ply, $now: sowings and choices so far, then and now.
live-stale = इस बीच कुछ और हो चुका है: आपने { $ply ->
        [one] { $ply } चाल
       *[other] { $ply } चालों
    } के बाद चुना था, और अब { $now } हो चुकी हैं।
live-moved-on = इस बीच खेल में कुछ और हो चुका है। बोर्ड देखकर फिर चुनें।
live-too-late = यह पहुँचने से पहले आपका समय खत्म हो गया।
live-timed-out = आपका समय खत्म हो गया; यह एक चाल कंप्यूटर चलेगा।
live-computer-holds = आपकी जगह कंप्यूटर खेल रहा है। पहले अपनी सीट पर लौटें।
live-not-held = आप पहले से खुद खेल रहे हैं।
live-not-computers-turn = यहाँ कंप्यूटर को कुछ तय नहीं करना है।
live-out-of-play = आपकी सीट का खेल पूरा हो चुका है; बाकी खेल रहे हैं।
live-has-sown = आपकी बुआई हो चुकी है, इसलिए अब केवल हार मानी जा सकती है।
live-said-already = आप यह पहले ही बता चुके हैं।

## Draw and rematch

live-no-draw = ड्रॉ केवल दो लोगों के बीच तय हो सकता है।
live-draw-open = आपका ड्रॉ का प्रस्ताव अभी खुला है।
live-no-draw-offer = ड्रॉ का प्रस्ताव किसी ने नहीं दिया है।
# $sowings: own sowings until then.
live-draw-wait = ड्रॉ का अगला प्रस्ताव आपकी { $sowings } और बुआई के बाद दिया जा सकेगा।
live-not-over = खेल अभी खत्म नहीं हुआ है।
live-rematch-made = री-मैच पहले से तैयार है।
# $seat: from 1.
live-rematch-declined = खिलाड़ी { $seat } ने री-मैच से मना किया है।

## The server's own

live-not-due = अभी इसका समय नहीं आया है।
live-no-outage = घड़ी नहीं बदली है।

## The connection

# $detail: what is wrong, for programmers.
live-message = सर्वर यह संदेश नहीं समझ सका: { $detail }।
# $version: the one spoken here.
live-protocol = यह पेज सर्वर से पुराना या नया है। पेज फिर खोलें। (यहाँ प्रोटोकॉल का संस्करण { $version } है।)
live-not-taken = यह अब नहीं हो सकता।
live-not-stored = सर्वर इसे सहेज नहीं सका, इसलिए कुछ नहीं बदला। थोड़ी देर में फिर कोशिश करें।
live-closing = सर्वर फिर से शुरू हो रहा है। आपका खेल सुरक्षित है; थोड़ी देर में फिर कोशिश करें।
