### Ways to a game between people, and the lists of games and players.

## Links on other pages

nav-people = टेबल
home-friend = दोस्त के साथ खेलें
play-friend = दोस्त के साथ खेलें
house-friend = इन नियमों से दोस्त के साथ खेलें

## Tables and invitations

# $most: how many are allowed.
live-too-many-games = आपके { $most } खेल अभी खत्म नहीं हुए हैं। पहले उनमें से एक पूरा करें।
live-too-many-tables = लॉबी में आपकी { $most } टेबलें खुली हैं। एक बंद करें, या किसी के आने तक रुकें।
live-table-by-link = यह टेबल उन्हीं के लिए है जिन्हें इसका लिंक भेजा गया है।
live-invite-unknown = ऐसा कोई न्योता नहीं है। शायद लिंक का कोई अक्षर छूट गया, या उसके 24 घंटे पूरे हो गए। नया लिंक माँगें।
live-invite-own = यह आपका ही न्योता है। लिंक किसी और को भेजें।
live-invite-expired = इस लिंक के 24 घंटे पूरे हो गए। नया लिंक माँगें।
live-invite-used = यह सीट कोई ले चुका है। नया लिंक माँगें, या खेल देखें।
live-invite-over = यह खेल खत्म हो चुका है।

## Random opponents

live-not-ranked = इन नियमों से यह खेल रैंक्ड नहीं है: रैंक्ड खेल सूची के खेलों के मानक नियमों पर ही होते हैं।
# $aborts: games broken off within a day.
live-ranked-closed = आपने एक दिन में { $aborts } खेल बीच में छोड़े। आखिरी के एक घंटे बाद रैंक्ड खेल फिर खुलेंगे।
live-seeks-elsewhere = आप यही खेल किसी और पेज पर खोज रहे हैं।

## People

# Stands in place of the name of somebody whose data is deleted.
name-deleted = हटाया गया खिलाड़ी

## Lists of players and games

page-leaderboard-title = लीडरबोर्ड: { $game }
page-leaderboard-description = यहाँ { $game } कौन सबसे अच्छा खेलता है: लोगों के बीच के रैंक्ड खेलों की रेटिंग।
leaderboard-title = लीडरबोर्ड
leaderboard-games = खेल
leaderboard-none = { $game } के रैंक्ड खेल अभी किसी ने काफ़ी नहीं खेले।
# $games: ranked games that are needed.
leaderboard-from = { $games } रैंक्ड खेलों के बाद रेटिंग सूची में आती है।
leaderboard-place = स्थान
leaderboard-player = खिलाड़ी
leaderboard-latest = पिछले खेल
leaderboard-count = खेल
leaderboard-rating = रेटिंग
leaderboard-you = आप
# Above one’s own row and the two on either side of it, where the part of the list that is shown does not have it.
leaderboard-own = आपका स्थान और उसके आस-पास
# $of: ranked games that are needed for a place on the list.
leaderboard-provisional =
    { $games ->
        [one] { $games } रैंक्ड खेल
       *[other] { $games } रैंक्ड खेलों
    } के बाद आपकी रेटिंग { $rating } है। { $of } खेल पूरे होते ही इस सूची में आपका स्थान होगा।
list-top = सबसे ऊपर
list-more = और
sign-won = जीत
sign-shared = ड्रॉ
sign-lost = हार

page-player-title = { $name }: मनकला के खेल
player-ratings = रेटिंग
player-ratings-none = अभी कोई रैंक्ड खेल नहीं।
# $games: ranked games played. $of: how many are needed.
player-provisional = अस्थायी, { $of } में से { $games } खेल
player-count = { $games ->
        [one] { $games } खेल
       *[other] { $games } खेल
    }
# $count: how many games.
player-history = { $count ->
        [one] { $game }, पिछला रैंक्ड खेल
       *[other] { $game }, पिछले { $count } रैंक्ड खेल
    }
# The drawn line in words. $from, $to: first and last rating. $least, $most: the lowest and the highest.
player-line = रेटिंग { $from } से { $to }, { $least } और { $most } के बीच।
player-table = तालिका में
player-date = तारीख
player-opponent = सामने
player-any-opponent = सभी
player-moves = चालें
player-before = पहले
player-after = बाद में
player-look = खेल देखें
player-games = खेल
player-games-none = ऐसा कोई खेल नहीं।
player-any-game = सभी खेल
player-any-result = सभी
player-result = नतीजा
player-filter = दिखाएँ
player-alone = अभी कोई नहीं
player-ranked = रैंक्ड
player-running = अभी खत्म नहीं
player-text = टेक्स्ट

## A question at the end of every game’s own

faq-people-1-q = क्या इसे दूसरे लोगों के साथ खेल सकते हैं?
faq-people-1-a = हाँ: दोस्त को लिंक भेजें, किसी टेबल पर बैठें, या किसी के भी साथ खेलें। 10 सेकंड में कोई न मिले तो कंप्यूटर के साथ खेलने का विकल्प मिलता है; कंप्यूटर का नाम हमेशा कंप्यूटर ही लिखा होता है, किसी व्यक्ति का नहीं।

## Ranked games with anyone

lobby-ranked = रेटिंग
lobby-ranked-false = बिना रेटिंग
lobby-ranked-true = रैंक्ड
lobby-ranked-sign-in = रेटिंग के लिए खेलने को साइन इन करें।
lobby-own = मेरे खेल

# A rating, $rating, as a figure.
rating-points = { $rating }
