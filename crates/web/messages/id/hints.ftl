### Why a move: what speaks for it, what against it, and what a beginner is asked before it is made. The same sentences stand in a hint, after “why”, and before a warning, so they speak of “it”, the move, in the present.

## What speaks for a move. $by is you or other; $name the other player, as in the summary of a turn. Counts are 1 at least unless a zero variant stands first.

reason-only = Tidak ada langkah lain.
reason-wins =
    { $by ->
        [you] Anda
       *[other] { $name }
    } menang dengan langkah ini.
# Proved by the search: no reply changes the winner.
reason-wins-surely =
    { $by ->
        [you] Anda
       *[other] { $name }
    } pasti menang dari sini, apa pun balasannya; sudah dihitung sampai akhir.
reason-captures = Langkah ini mengambil { $count } { $word-seed }.
# $place: made by place-pit.
reason-captures-at = Langkah ini mengambil { $count } { $word-seed } dari { $place }.
# Some of the seeds lay elsewhere, such as the last seed itself; $count: all of them.
reason-captures-with = Langkah ini mengambil isi { $place }, total { $count } { $word-seed }.
# $pits: 2 or more.
reason-captures-many = Langkah ini mengambil { $count } { $word-seed } dari { $pits } { $word-pit }.
# Ô ăn quan. $pieces: large pieces, 1 or 2; $count: small ones.
reason-captures-quan =
    Langkah ini mengambil { $pieces ->
        [1] { $count ->
            [0] quan
           *[other] quan dan { $count } { $word-seed }
        }
       *[other] { $count ->
            [0] kedua quan
           *[other] kedua quan dan { $count } { $word-seed }
        }
    }.
reason-again =
    { $by ->
        [you] Anda
       *[other] { $name }
    } jalan lagi setelahnya.
# $pit: the pit to be sown next; $count: what that captures.
reason-again-then =
    { $by ->
        [you] Anda
       *[other] { $name }
    } jalan lagi, lalu { $word-pit } { $pit } bisa mengambil { $count } { $word-seed }.
# Mancala Basic. $rank: the place reached.
reason-finishes =
    { $by ->
        [you] Anda
       *[other] { $name }
    } meraih peringkat { $rank } dengan langkah ini.
reason-marks = Langkah ini membuat tuzdyk di { $place }.
# $store: made by place-store.
reason-collects = Permainan berakhir, dan { $count } { $word-seed } sisa masuk ke { $store }.
# After most other moves the next player could take so many more.
reason-saves = Langkah ini menyelamatkan { $count } { $word-seed }, yang bisa hilang setelah kebanyakan langkah lain.
reason-saves-at = Langkah ini menyelamatkan { $count } { $word-seed } di { $place }, yang bisa hilang setelah kebanyakan langkah lain.
# After most other moves the next player could move again.
reason-denies =
    Kalau tidak, { $by ->
        [you] Anda
       *[other] { $name }
    } bisa jalan lagi.
reason-denies-pit =
    Kalau tidak, { $by ->
        [you] Anda
       *[other] { $name }
    } bisa jalan lagi dengan { $word-pit } { $pit }.
# $laps: 3 or more.
reason-relays = Jalan terus yang panjang: { $laps } sebaran.
reason-relays-stored = Jalan terus yang panjang: { $laps } sebaran, dan { $count } { $word-seed } jatuh di { $store }.
# What the search found where no single event tells it. $count: seeds.
reason-better = Dihitung beberapa langkah ke depan, langkah ini lebih baik { $count } { $word-seed } daripada semua langkah lain.
reason-best = Dihitung beberapa langkah ke depan, langkah ini lebih baik daripada semua langkah lain.
reason-as-good = Dihitung beberapa langkah ke depan, tidak ada langkah yang lebih baik; ada yang sama baiknya.

## What speaks against a move. $pit: the better move's pit.

reason-lets = Setelah itu { $count } { $word-seed } bisa diambil.
reason-lets-at = Setelah itu { $count } { $word-seed } di { $place } bisa diambil.
reason-lets-again =
    Setelah itu { $by ->
        [you] Anda
       *[other] { $name }
    } bisa jalan lagi.
reason-lets-again-pit =
    Setelah itu { $by ->
        [you] Anda
       *[other] { $name }
    } bisa jalan lagi dengan { $word-pit } { $pit }.
reason-misses = Langkah lain mengambil { $count } { $word-seed }.
reason-misses-pit = { $word-Pit } { $pit } mengambil { $count } { $word-seed }.
reason-misses-again = Langkah lain memberi jalan lagi.
reason-misses-again-pit = { $word-Pit } { $pit } memberi jalan lagi.
# Proved by the search.
reason-misses-win = Langkah lain pasti menang, apa pun balasannya; langkah ini tidak.
reason-misses-win-pit = { $word-Pit } { $pit } pasti menang, apa pun balasannya; langkah ini tidak.
reason-worse = Dihitung beberapa langkah ke depan, langkah lain lebih baik { $count } { $word-seed }.
reason-worse-pit = Dihitung beberapa langkah ke depan, { $word-pit } { $pit } lebih baik { $count } { $word-seed }.
reason-worst = Dihitung beberapa langkah ke depan, langkah lain lebih baik.
reason-worst-pit = Dihitung beberapa langkah ke depan, { $word-pit } { $pit } lebih baik.

## After a move of the computer

why-ask = Mengapa?
why-label = Mengapa komputer memilih langkah terakhirnya
why-pit = Mengapa { $word-pit } { $pit }:
why-other = Mengapa:

## Gentle mode: the question before a move that loses much. $count: seeds that it loses compared with the best one.

gentle-warn = Langkah ini membuat Anda kehilangan { $count } { $word-seed }. Tetap sebar?
# In games that are not played for seeds.
gentle-warn-plain = Langkah ini sangat merugikan posisi Anda. Tetap sebar?
gentle-warn-win = Langkah ini membuang kemenangan yang sudah pasti. Tetap sebar?
gentle-yes = Tetap sebar
gentle-no = Pilih yang lain

## Gentle mode as a setting: off, or the seeds that a move must lose to be warned of

settings-gentle = Mode lembut
gentle-off = Mati
gentle-2 = Di atas 2
gentle-4 = Di atas 4
gentle-8 = Di atas 8
gentle-about = Melawan komputer, langkah yang membuang lebih banyak { $word-seed } daripada ini ditanyakan dulu sekali.

## When the computer has counted a game to its end. $count: seeds by which the best play on both sides wins, 1 at least.

proved-mark = Sempurna dari sini
proved-win = Dari sini komputer bermain sempurna: ia menang dengan selisih { $count } { $word-seed } atau lebih.
proved-loss = Dari sini komputer bermain sempurna; permainan terbaik Anda masih menang dengan selisih { $count } { $word-seed }.
proved-draw = Dari sini komputer bermain sempurna: ia tidak akan kalah lagi.
proved-win-plain = Dari sini komputer bermain sempurna: ia menang.
proved-loss-plain = Dari sini komputer bermain sempurna; permainan terbaik Anda masih menang.
