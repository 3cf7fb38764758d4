### What happens on the board, in words: labels of pits and stores, the summary of a turn, the preview of a move, and how a game ends. The page shows these sentences, a screen reader speaks them and the terminal prints them.

## Parts of sentences, made first and put into the sentences below. The owner follows what is owned.

# $kind: who acted: you, opponent, computer or named. $nick: the name to show when it is named.
agent =
    { $kind ->
        [you] Anda
        [opponent] Lawan
        [computer] Komputer
       *[named] { $nick }
    }
# $owner: whose pit: you, opponent, computer or named. $nick: the owner's name when it is named. $pit: the owner's own number of the pit.
place-pit =
    { $word-pit } { $pit } { $owner ->
        [you] Anda
        [opponent] Lawan
        [computer] komputer
       *[named] milik { $nick }
    }
place-store =
    { $word-store } { $owner ->
        [you] Anda
        [opponent] Lawan
        [computer] komputer
       *[named] { $nick }
    }

## A turn. $by is you or other; $name is the other player as the messages name-opponent, name-computer and name-player give it, or a nickname. Counts are numbers and at least 1 unless a zero variant stands first.

# $agent: made by the message agent.
turn-lift = { $agent } mengambil { $count } { $word-seed } dari { $word-pit } { $pit }.
# $way: left or right, as the viewer sees it.
turn-sow-way =
    { $agent } menyebar { $count } { $word-seed } dari { $word-pit } { $pit } ke { $way ->
        [left] kiri
       *[right] kanan
    }.
# $place: made by place-pit or place-store.
last-at = { $word-Seed } terakhir jatuh di { $place }.
last-at-empty = { $word-Seed } terakhir jatuh di { $place }, yang tadinya kosong.
# $count: seeds that lie there after the last one fell.
last-at-made = { $word-Seed } terakhir jatuh di { $place }; isinya kini { $count } { $word-seed }.
# The sowing went once round and ended in the pit it began from.
last-at-origin = Sebaran berjalan satu putaran penuh, dan { $word-seed } terakhir jatuh di { $place }, tempat sebaran itu mulai.
extra-turn =
    { $by ->
        [you] Anda
       *[other] { $name }
    } jalan lagi.
relay-lift = Jalan terus dengan { $count } { $word-seed } dari { $place }.
# $laps: 2 or more; the first lap is counted.
relay-sum = Jalan terus: { $laps } sebaran, total { $count } { $word-seed }.
# $total: the facing seeds and the last one together.
capture-facing = Tembak: { $count } { $word-seed } di { $place } dan { $word-seed } terakhir, total { $total }.
capture-at = Diambil { $count } { $word-seed } dari { $place }.
# $pits: 2 or more; $place: the pit where the last seed fell.
capture-chain = Diambil { $count } { $word-seed } dari { $pits } { $word-pit } berurutan, mundur dari { $place }.
# A large piece of the game o an quan; $count: small stones taken with it.
capture-quan =
    { $count ->
        [0] Quan
       *[other] Quan dan { $count } { $word-seed }
    } di { $place } diambil.
# The empty-capture option: the facing pit is empty and the last seed alone goes to the store.
capture-last = { $word-Pit } seberang kosong; hanya { $word-seed } terakhir yang diambil.
capture-none = { $word-Pit } seberang kosong, jadi tidak ada yang ditembak.
capture-slam = Ini akan menghabiskan semua { $word-seed } di barisan seberang, jadi tidak ada yang diambil.
# Grand slam under keep_first: $place, the pit where the last seed fell, is left out; the other pits of the chain are captured.
capture-slam-keep-first = Ini akan menghabiskan semua { $word-seed } di barisan seberang, jadi isi { $place }, tempat { $word-seed } terakhir jatuh, tidak diambil.
# Grand slam under keep_last: $place, the last pit of the chain and nearest the beginning of the row, is left out.
capture-slam-keep-last = Ini akan menghabiskan semua { $word-seed } di barisan seberang, jadi isi { $place }, { $word-pit } terakhir dalam rangkaian, tidak diambil.
# Grand slam under rest_to_opponent.
capture-slam-rest = Semua { $word-seed } di barisan seberang terambil sekaligus, jadi permainan selesai dan { $word-seed } sisa menjadi milik pemain yang lain.
# Grand slam under illegal, when no other move exists: the move is played without a capture.
capture-slam-illegal = Setiap langkah akan menghabiskan semua { $word-seed } di barisan seberang, jadi langkah ini dimainkan tanpa mengambil.
sweep = { $count } { $word-seed } sisa masuk ke { $store }.
sweep-none = { $count } { $word-seed } sisa keluar dari papan dan tidak dihitung untuk siapa pun.
tuzdyk = Tuzdyk baru di { $place }; { $word-seed } yang jatuh di sana kini masuk ke { $store }.
pass =
    { $by ->
        [you] Anda
       *[other] { $name }
    } tidak punya { $word-seed } untuk disebar, jadi giliran ini dilewati.
# The answer to the pie rule: the second player took over the first player's side.
swap =
    { $by ->
        [you] Anda
       *[other] { $name }
    } mengambil alih sisi seberang; papan tetap seperti semula.
turn-next =
    Giliran { $by ->
        [you] Anda
       *[other] { $name }
    }.

## Why a turn ended, said after the sentence that tells where the last seed fell. turn-end-plain fits everywhere; the next two are the same end with its reason.

turn-end-plain = Giliran selesai di sini.
turn-end-occupied = { $word-Pit } itu sudah berisi, jadi giliran selesai.
turn-end-other-row = { $word-Pit } kosong di barisan seberang tidak menembak apa pun, jadi giliran selesai.
# Oware: $count seeds lie in the other row's pit where the last seed fell; only 2 or 3 are captured.
turn-end-count = Hanya 2 atau 3 { $word-seed } yang bisa diambil, sedangkan di sana ada { $count }, jadi giliran selesai.
# The need_lap option of congklak.
turn-end-lap-needed =
    { $word-Store } { $by ->
        [you] Anda
       *[other] { $name }
    } belum mendapat { $word-seed } dalam langkah ini, jadi tidak ada yang ditembak.
# The max_bonus option of congklak; $limit: extra moves allowed in a turn, may be 0.
turn-end-bonus-spent =
    { $limit ->
        [0] Aturan ini tidak memberi jalan lagi
       *[other] Satu giliran hanya boleh jalan lagi { $limit } kali
    }, jadi giliran selesai di { $word-store }.
# The last seed fell in the store, but the game ended with that sowing.
turn-end-in-store = Permainan selesai dengan langkah ini, jadi tidak ada jalan lagi.
# An endless relay was stopped by its rule.
turn-end-endless = Sebaran berputar tanpa akhir, jadi giliran selesai di sini.

## The end of a game: the result and the reason.

# $rank: 1 to 4.
rank =
    { $by ->
        [you] Anda
       *[other] { $name }
    } meraih peringkat { $rank }.
# A player gave up a race of several, which goes on without that side of the board. $rank: 2 to 4.
resigned =
    { $by ->
        [you] Anda
       *[other] { $name }
    } menyerah dan mendapat peringkat { $rank }.
# $result: win, loss or draw, from the viewer's side. $own, $their: seeds.
end-score =
    { $result ->
        [win] Anda menang
        [loss] Anda kalah
       *[draw] Seri
    }, { $own } lawan { $their }.
# $winner: a name. $high, $low: seeds of the winner and of the other player.
end-score-named = { $winner } menang, { $high } lawan { $low }.
end-row-empty =
    Barisan { $by ->
        [you] Anda
       *[other] { $name }
    } kosong.
end-majority =
    { $by ->
        [you] Anda
       *[other] { $name }
    } memegang lebih dari separuh total { $total } { $word-seed }.
end-draw-half = Kedua pemain memegang tepat separuh dari { $total } { $word-seed }.
end-no-move =
    { $by ->
        [you] Anda
       *[other] { $name }
    } tidak punya langkah lagi.
# Oware: the other row is empty and no move drops a seed there.
end-no-feed = Tidak ada langkah yang memberi { $word-seed } ke barisan yang kosong.
end-all-empty = Semua { $word-pit } kosong.
end-grand-slam = Grand slam mengakhiri permainan: semua { $word-seed } di satu barisan terambil sekaligus.
end-resign =
    { $by ->
        [you] Anda
       *[other] { $name }
    } menyerah.
end-timeout =
    Waktu { $by ->
        [you] Anda
       *[other] { $name }
    } habis.
end-agreed = Kedua pemain sepakat seri.
end-repetition = Posisi yang sama terulang; tiap pemain menyimpan { $word-seed } di sisinya.
end-repetition-third = Posisi yang sama terulang untuk ketiga kalinya; tiap pemain menyimpan { $word-seed } di sisinya.
# $limit: a number such as 400.
end-cap = Batas { $limit } langkah tercapai.
end-endless = Sebaran ini tidak akan pernah selesai, jadi aturan menghentikannya di sini.

## Labels of the board's parts, spoken by a screen reader, and questions asked on the board.

# $count: may be 0.
pit-label =
    { $word-Pit } { $pit }, { $count ->
        [0] kosong
       *[other] { $count } { $word-seed }
    }
store-label =
    { $word-Store } { $by ->
        [you] Anda
       *[other] { $name }
    }, { $count ->
        [0] kosong
       *[other] { $count } { $word-seed }
    }
choose-way = Sebar ke kiri atau ke kanan?
forced-pit = Pada giliran ini hanya { $word-pit } { $pit } yang boleh dimainkan.
err-empty-pit = { $word-Pit } { $pit } kosong. Pilih { $word-pit } yang berisi { $word-seed }.
err-must-feed = Lawan tidak punya { $word-seed }. Pilih { $word-pit } yang memberinya { $word-seed }.
err-illegal = Aturan tidak mengizinkan langkah ini. Papan tidak berubah.

## The turn line: a short heading that says whose turn it is or what goes on, and what is being sown.

turn-title-you = Giliran Anda
turn-title-named = Giliran { $name }
turn-title-again = Jalan lagi
turn-title-again-named = { $name } jalan lagi
turn-title-thinking = Komputer sedang berpikir
turn-title-over = Permainan selesai
turn-title-start = Awal permainan
# While the player looks back: $ply of $total sowings.
turn-title-review = Setelah langkah { $ply } dari { $total }
# Below the heading at the player's own turn, when nothing has happened yet.
turn-choose = Pilih salah satu { $word-pit } Anda.
# While seeds travel. $pit: where the lap began.
sowing-now = Isi { $word-pit } { $pit } sedang disebar.
# $lap: number of the lap of a relay, 2 or more.
sowing-lap = Sebaran ke-{ $lap }
# A random start; $number is passed as text, it has up to 20 digits.
start-random = Awal acak no. { $number }.

## The preview of a move, before it is made. Sentences are joined by spaces.

# $pit: the pit that would be sown, in its owner's numbering. $place: made by place-pit or place-store.
preview-last = { $word-Seed } terakhir dari { $word-pit } { $pit } akan jatuh di { $place }.
preview-last-empty = { $word-Seed } terakhir dari { $word-pit } { $pit } akan jatuh di { $place }, yang kosong.
# $count: seeds that will lie there.
preview-last-made = { $word-Seed } terakhir dari { $word-pit } { $pit } akan jatuh di { $place }; isinya menjadi { $count }.
# The sowing passes the pit it began from. $rounds: how often.
preview-round =
    Sebaran mengelilingi papan { $rounds ->
        [1] satu putaran penuh
       *[other] { $rounds } kali
    }.
preview-laps = Jalan terus sampai { $laps } sebaran.
preview-again =
    { $by ->
        [you] Setelah itu Anda
       *[other] Setelah itu { $name }
    } jalan lagi.
preview-capture-facing = Tembak: { $count } { $word-seed } di { $place } dan { $word-seed } terakhir, total { $total }.
preview-capture-at = { $count } { $word-seed } di { $place } akan diambil.
preview-capture-chain = { $count } { $word-seed } di { $pits } { $word-pit } berurutan akan diambil, mundur dari { $place }.
preview-capture-last = { $word-Pit } seberang kosong; hanya { $word-seed } terakhir yang diambil.
preview-capture-none = { $word-Pit } seberang kosong, jadi tidak ada yang ditembak.
preview-slam = Ini akan menghabiskan semua { $word-seed } di barisan seberang, jadi tidak ada yang diambil.
preview-slam-part = Ini akan menghabiskan semua { $word-seed } di barisan seberang, jadi satu { $word-pit } tidak ikut diambil.
preview-lap-needed =
    { $word-Store } { $by ->
        [you] Anda
       *[other] { $name }
    } tidak mendapat { $word-seed } dalam langkah ini, jadi tidak ada yang ditembak.
preview-bonus-spent = Jatah jalan lagi dalam giliran ini sudah habis, jadi giliran selesai di sana.
preview-turn-ends = Giliran selesai di sana.
preview-feeds = Langkah ini memberi barisan seberang { $count } { $word-seed }.
preview-end = Langkah ini mengakhiri permainan.
# $own: seeds of the player who makes the move. $their: seeds of the other player.
preview-end-score = Langkah ini mengakhiri permainan, { $own } lawan { $their }.
preview-swap = Ambil alih sisi seberang sebagai ganti menyebar; papan tetap seperti semula.

## Turns of games with squares, pieces, marks, two directions, borrowing and places.

# A square of nobody’s at the end of the rows. $way: left or right, as the viewer sees it.
place-square =
    petak quan { $way ->
        [left] kiri
       *[right] kanan
    }
# One of several computers. $n: 1 to 3.
name-computer-number = Komputer { $n }
# $count: seeds that fell in a tuzdyk in this sowing.
taken-marked = { $count } { $word-seed } yang jatuh di tuzdyk masuk ke { $store }.
# Pits that are emptied when a seed makes $made of them (pasu). $count: seeds of all those pits.
taken-made = { $word-Pit } yang isinya menjadi { $made } { $word-seed } dikosongkan di tengah jalan: { $count } { $word-seed } masuk ke { $store }.
preview-taken = { $count } { $word-seed } masuk ke { $store } di tengah jalan.
# $pits: 2 or more.
capture-many = Diambil { $count } { $word-seed } dari { $pits } { $word-pit }.
# Captured seeds that are not kept but sown at once.
capture-sown = { $count } { $word-seed } yang diambil langsung disebar lagi.
# The player chose or is to choose a direction in mid-turn. $count: seeds in hand.
ask-way =
    { $by ->
        [you] Anda
       *[other] { $name }
    } memilih ke mana { $count } { $word-seed } di tangan disebar: kiri atau kanan.
# Ô ăn quan: a player whose row is empty lays captured seeds into it. $count: seeds laid.
pay =
    Barisan { $by ->
        [you] Anda
       *[other] { $name }
    } tadinya kosong, jadi { $count } { $word-seed } diletakkan kembali, satu di tiap { $word-pit }.
pay-debt = { $count } di antaranya pinjaman dan akan dipotong di akhir.
# $count: seeds that lie there; an odd number.
turn-end-odd = Hanya jumlah genap yang bisa diambil, sedangkan di sana ada { $count } { $word-seed }, jadi giliran selesai.
turn-end-quan-next = Petak quan di depan tidak kosong, jadi giliran selesai.
# $least: seeds that a quan needs beside it to be captured.
turn-end-young-quan = Quan di depan masih muda: baru bisa diambil bersama { $least } { $word-seed } atau lebih, jadi giliran selesai.
turn-end-two-empty = Dua { $word-pit } berikutnya kosong, jadi giliran selesai.
end-front-empty =
    Barisan depan { $by ->
        [you] Anda
       *[other] { $name }
    } kosong.
end-squares-empty = Kedua petak quan kosong.
end-pieces-gone = Kedua quan sudah diambil.
# $times: how often the position has come up, 2 or 3.
end-repeated =
    Posisi yang sama { $times ->
        [2] terulang
       *[other] terulang untuk ketiga kalinya
    }.
# The result of a game without a score. $result: win, loss or draw, from the viewer’s side.
end-won =
    { $result ->
        [win] Anda menang
        [loss] Anda kalah
       *[draw] Permainan seri
    }.
end-won-named = { $winner } menang.
err-too-few = { $word-Pit } { $pit } hanya berisi { $count } { $word-seed }; untuk menyebar perlu sedikitnya { $least }.
err-pit-closed = { $word-Pit } { $pit } tidak dipakai di babak ini. Pilih yang lain.
err-direction = { $word-Pit } { $pit } tidak bisa disebar ke arah itu sekarang.
# $token: what was written.
err-direction-missing = “{ $token }” tidak menyebut ke arah mana menyebar.
preview-tuzdyk = Langkah ini membuat tuzdyk di { $place }; { $word-seed } yang jatuh di sana lalu masuk ke { $store }.
preview-capture-many = { $count } { $word-seed } di { $pits } { $word-pit } akan diambil.
preview-capture-quan =
    { $count ->
        [0] Quan
       *[other] Quan dan { $count } { $word-seed }
    } di { $place } akan diambil.
preview-capture-sown = { $count } { $word-seed } akan diambil dan langsung disebar lagi.
preview-rank =
    { $by ->
        [you] Setelah itu Anda
       *[other] Setelah itu { $name }
    } meraih peringkat { $rank }.
preview-ask-way = Setelah itu arah dipilih lagi.

## The terminal’s board.

# $count: may be 0.
side-label =
    Sisi { $by ->
        [you] Anda
       *[other] { $name }
    }, { $count ->
        [0] kosong
       *[other] { $count } { $word-seed }
    }
# Pieces a player has taken, beside the seeds.
pieces-taken = { $count } quan
# $rank: the place a player has already finished in, 1 to 4.
place-taken = peringkat { $rank }
sign-closed = tidak dipakai
sign-marked = tuzdyk milik sisi seberang
sign-piece = ada quan di sini
sign-asked = { $word-seed } di tangan
# Said under the prompt of games with two directions. $example: a pit number.
term-ways = Tambahkan l atau r pada nomor { $word-pit } untuk menyebar ke kiri atau ke kanan: { $example }l, { $example }r.
term-way = l kiri, r kanan, u batalkan, h petunjuk, ? bantuan, q keluar:

## Bao: seeds from the hand, captures sown in from an end of the row, the house, blocked pits.

turn-namua = { $agent } meletakkan satu { $word-seed } dari tangan di { $word-pit } { $pit }.
# $way: the end of the mover’s front row, left or right as the viewer sees it.
sown-in =
    { $word-Seed } yang diambil disebar dari ujung { $way ->
        [left] kiri
       *[right] kanan
    }.
ask-house =
    { $by ->
        [you] Anda
       *[other] { $name }
    } memilih apakah isi nyumba disebar atau giliran berhenti di sini.
house-lost =
    Nyumba { $by ->
        [you] Anda
       *[other] { $name }
    } hilang.
# $place: made by place-pit.
takasia = Takasia: { $place } diblokir untuk giliran berikutnya.
turn-end-house = { $word-Seed } terakhir sampai di nyumba, jadi giliran selesai.
turn-end-stopped = { $agent } berhenti di nyumba.
turn-end-blocked = { $word-Pit } itu diblokir, jadi giliran selesai di sana.
preview-ask-house = Setelah itu tinggal memilih: menyebar isi nyumba atau berhenti.
preview-stop = Giliran berhenti di sini; isi nyumba tetap.
err-must-capture = Ada { $word-seed } yang bisa ditembak, jadi giliran ini harus mulai dengan menembak.
err-take-blocked = Isi { $word-pit } yang diblokir bisa ditembak, jadi giliran ini harus menembaknya.
err-pit-blocked = { $word-Pit } { $pit } diblokir pada giliran ini. Pilih yang lain.
err-house-stays = Isi nyumba baru boleh disebar kalau tidak ada { $word-pit } lain yang bisa. Pilih yang lain.
err-front-first = Pilih { $word-pit } di barisan depan.
err-never-ends = Sebaran ini tidak akan pernah selesai, sedangkan ada sebaran lain yang selesai. Pilih yang lain.
# $count: seeds a player still has in hand.
hand-count = { $count } di tangan
sign-house = nyumba
sign-blocked = diblokir pada giliran ini
term-prompt-columns = { $word-Pit } A1–A{ $pits }, B1–B{ $pits }, u batalkan, r ulangi, h petunjuk, ? bantuan, q keluar:
term-house = safari: sebar isi nyumba, stop: biarkan, u batalkan, h petunjuk, ? bantuan, q keluar:
