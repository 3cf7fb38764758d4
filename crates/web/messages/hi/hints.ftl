### Why a move: what speaks for it, what against it, and what a beginner is asked before it is made. The same sentences stand in a hint, after “why”, and before a warning, so they speak of “it”, the move, in the present.

## What speaks for a move. $by is you or other; $name the other player, as in the summary of a turn. Counts are 1 at least unless a zero variant stands first.

reason-only = इसके सिवा कोई चाल नहीं है।
reason-wins =
    इस चाल से { $by ->
        [you] आपकी
       *[other] { $name } की
    } जीत होती है।
# Proved by the search: no reply changes the winner.
reason-wins-surely =
    जवाब कुछ भी हो, यहाँ से जीत { $by ->
        [you] आपकी
       *[other] { $name } की
    } है; खेल अंत तक गिन लिया गया है।
reason-captures =
    इससे { $count } { $word-seed } कैप्चर { $count ->
        [one] होता है
       *[other] होते हैं
    }।
# $place: made by place-pit.
reason-captures-at =
    इससे { $place } { $count ->
        [one] का { $count } { $word-seed } कैप्चर होता है
       *[other] के { $count } { $word-seed } कैप्चर होते हैं
    }।
# Some of the seeds lay elsewhere, such as the last seed itself; $count: all of them.
reason-captures-with =
    इससे { $place } समेत कुल { $count } { $word-seed } कैप्चर { $count ->
        [one] होता है
       *[other] होते हैं
    }।
# $pits: 2 or more.
reason-captures-many = इससे { $pits } { $word-pits-oblique } के { $count } { $word-seed } कैप्चर होते हैं।
# Ô ăn quan. $pieces: large pieces, 1 or 2; $count: small ones.
reason-captures-quan =
    इससे { $pieces ->
        [one] क्वान
       *[other] दोनों क्वान
    } { $count ->
        [0] कैप्चर
       *[other] और { $count } { $word-seed } कैप्चर
    } { $pieces ->
        [one] { $count ->
            [0] होता है
           *[other] होते हैं
        }
       *[other] होते हैं
    }।
reason-again =
    इससे { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिलती है।
# $pit: the pit to be sown next; $count: what that captures.
reason-again-then =
    इससे { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिलती है, और फिर { $word-pit-oblique } { $pit } की चाल { $count } { $word-seed } कैप्चर कर सकती है।
# Mancala Basic. $rank: the place reached.
reason-finishes =
    इससे { $by ->
        [you] आपको
       *[other] { $name } को
    } { $rank ->
        [1] पहला
        [2] दूसरा
        [3] तीसरा
       *[other] चौथा
    } स्थान मिलता है।
reason-marks = इससे { $place } में तुज़दिक बनता है।
# $store: made by place-store.
reason-collects =
    इससे खेल खत्म होता है और { $count ->
        [one] बचा हुआ { $count } { $word-seed } { $store } में जाता है
       *[other] बचे हुए { $count } { $word-seed } { $store } में जाते हैं
    }।
# After most other moves the next player could take so many more.
reason-saves =
    इससे { $count ->
        [one] { $count } { $word-seed } बचता है, जो ज़्यादातर दूसरी चालों के बाद हाथ से जा सकता है
       *[other] { $count } { $word-seed } बचते हैं, जो ज़्यादातर दूसरी चालों के बाद हाथ से जा सकते हैं
    }।
reason-saves-at =
    इससे { $place } { $count ->
        [one] का { $count } { $word-seed } बचता है, जो ज़्यादातर दूसरी चालों के बाद हाथ से जा सकता है
       *[other] के { $count } { $word-seed } बचते हैं, जो ज़्यादातर दूसरी चालों के बाद हाथ से जा सकते हैं
    }।
# After most other moves the next player could move again.
reason-denies =
    नहीं तो { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिल सकती है।
reason-denies-pit =
    नहीं तो { $word-pit-oblique } { $pit } की बुआई पर { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिल सकती है।
# $laps: 3 or more.
reason-relays = यह { $laps } फेरों की लंबी बुआई है।
reason-relays-stored =
    यह { $laps } फेरों की लंबी बुआई है और { $store } में { $count } { $word-seed } { $count ->
        [one] गिरता है
       *[other] गिरते हैं
    }।
# What the search found where no single event tells it. $count: seeds.
reason-better = कुछ चालें आगे तक गिनने पर यह हर दूसरी चाल से बेहतर है, { $count } { $word-seed } का फ़र्क है।
reason-best = कुछ चालें आगे तक गिनने पर यह हर दूसरी चाल से बेहतर है।
reason-as-good = कुछ चालें आगे तक गिनने पर इससे बेहतर कोई चाल नहीं; दूसरी चालें भी इतनी ही अच्छी हैं।

## What speaks against a move. $pit: the better move's pit.

reason-lets =
    इसके बाद { $count } { $word-seed } कैप्चर हो { $count ->
        [one] सकता है
       *[other] सकते हैं
    }।
reason-lets-at =
    इसके बाद { $place } { $count ->
        [one] का { $count } { $word-seed } कैप्चर हो सकता है
       *[other] के { $count } { $word-seed } कैप्चर हो सकते हैं
    }।
reason-lets-again =
    इसके बाद { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिल सकती है।
reason-lets-again-pit =
    इसके बाद { $word-pit-oblique } { $pit } की बुआई पर { $by ->
        [you] आपको
       *[other] { $name } को
    } एक और चाल मिल सकती है।
reason-misses =
    दूसरी चाल से { $count } { $word-seed } कैप्चर { $count ->
        [one] होता है
       *[other] होते हैं
    }।
reason-misses-pit =
    { $word-pit-oblique } { $pit } की चाल से { $count } { $word-seed } कैप्चर { $count ->
        [one] होता है
       *[other] होते हैं
    }।
reason-misses-again = दूसरी चाल से एक और चाल मिलती है।
reason-misses-again-pit = { $word-pit-oblique } { $pit } की चाल से एक और चाल मिलती है।
# Proved by the search.
reason-misses-win = जवाब कुछ भी हो, दूसरी चाल से जीत पक्की है; इससे नहीं।
reason-misses-win-pit = जवाब कुछ भी हो, { $word-pit-oblique } { $pit } की चाल से जीत पक्की है; इससे नहीं।
reason-worse = कुछ चालें आगे तक गिनने पर दूसरी चाल बेहतर है, { $count } { $word-seed } का फ़र्क है।
reason-worse-pit = कुछ चालें आगे तक गिनने पर { $word-pit-oblique } { $pit } की चाल बेहतर है, { $count } { $word-seed } का फ़र्क है।
reason-worst = कुछ चालें आगे तक गिनने पर दूसरी चाल बेहतर है।
reason-worst-pit = कुछ चालें आगे तक गिनने पर { $word-pit-oblique } { $pit } की चाल बेहतर है।

## After a move of the computer

why-ask = क्यों?
why-label = कंप्यूटर ने पिछली चाल क्यों चली
why-pit = { $word-pit } { $pit } क्यों:
why-other = क्यों:

## Gentle mode: the question before a move that loses much. $count: seeds that it loses compared with the best one.

gentle-warn =
    इस चाल से { $count } { $word-seed } हाथ से { $count ->
        [one] जाएगा
       *[other] जाएँगे
    }। फिर भी बोएँ?
# In games that are not played for seeds.
gentle-warn-plain = इस चाल से आपकी स्थिति बहुत बिगड़ेगी। फिर भी बोएँ?
gentle-warn-win = इस चाल से पक्की जीत हाथ से जाएगी। फिर भी बोएँ?
gentle-yes = फिर भी बोएँ
gentle-no = दूसरी चाल चुनें

## Gentle mode as a setting: off, or the seeds that a move must lose to be warned of

settings-gentle = चूक पर टोकें
gentle-off = बंद
gentle-2 = 2 से ज़्यादा
gentle-4 = 4 से ज़्यादा
gentle-8 = 8 से ज़्यादा
gentle-about = कंप्यूटर के साथ खेलते हुए जिस चाल में इससे ज़्यादा { $word-seed } हाथ से जाएँ, उससे पहले एक बार पूछा जाता है।

## When the computer has counted a game to its end. $count: seeds by which the best play on both sides wins, 1 at least.

proved-mark = यहाँ से अचूक
proved-win =
    यहाँ से कंप्यूटर की हर चाल अचूक है: उसकी जीत पक्की है, कम से कम { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds-oblique }
    } के अंतर से।
proved-loss =
    यहाँ से कंप्यूटर की हर चाल अचूक है; सबसे अच्छा खेलने पर आपकी जीत { $count ->
        [one] { $count } { $word-seed }
       *[other] { $count } { $word-seeds-oblique }
    } के अंतर से होगी।
proved-draw = यहाँ से कंप्यूटर की हर चाल अचूक है: अब उसकी हार नहीं होगी।
proved-win-plain = यहाँ से कंप्यूटर की हर चाल अचूक है: उसकी जीत पक्की है।
proved-loss-plain = यहाँ से कंप्यूटर की हर चाल अचूक है; सबसे अच्छा खेलने पर जीत आपकी होगी।
