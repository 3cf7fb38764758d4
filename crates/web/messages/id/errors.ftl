### What the rules or the server refuse, and why, in words. One message for each kind of refusal; the arguments hold the evidence. The refusals of an ordinary move at the board (err-empty-pit, err-must-feed, err-illegal) stand in turn.ftl.

## Games and options

# $game: the name as it was written. $known: the names that exist, joined by commas.
err-unknown-game = Di sini tidak ada permainan “{ $game }”. Yang ada: { $known }.
# $option: the name as it was written. $game: name of the game. $known: its options.
err-unknown-option = { $game } tidak punya pilihan “{ $option }”. Pilihannya: { $known }.
# $value: as it was written. $allowed: the values that fit, joined by commas or as a range.
err-unknown-value = Pilihan “{ $option }” tidak bisa “{ $value }”. Yang bisa: { $allowed }.
err-option-twice = Pilihan “{ $option }” disebut dua kali.
# Two options whose values make no game together. $option, $value: the one. $other, $with: the other.
err-options-together = “{ $option }” tidak bisa { $value } selama “{ $other }” adalah { $with }.
# $total: seeds the chosen options would put on the board. $limit: 255.
err-options-too-many = Pilihan ini memerlukan { $total } { $word-seed }; papan memuat paling banyak { $limit }.
# $pits, $seeds: the least number that a random start needs.
err-options-start-pits = Awal acak memerlukan sedikitnya { $pits } { $word-pit } per barisan.
err-options-start-seeds = Awal acak ini memerlukan sedikitnya { $seeds } { $word-seed } di tiap { $word-pit }.
# Two options that exclude each other.
err-options-clash = Pilihan “{ $first }” dan “{ $second }” tidak bisa dipakai bersama.
err-start-number = “{ $text }” bukan nomor awal acak. Nomornya bilangan bulat dari 0 sampai 18446744073709551615.
err-start-only-one = { $game } dengan pilihan ini selalu mulai dengan cara yang sama, jadi tidak memakai nomor.
# $level: as it was written. $allowed: the levels that exist.
err-level = Tidak ada tingkat “{ $level }”. Yang bisa: { $allowed }.
err-level-not-here = { $game } dengan pilihan ini belum dipecahkan, jadi tidak ada tingkat sempurna.
# $text: as it was written.
err-first-move = “{ $text }” tidak menyebut siapa yang jalan pertama.

## A position that was written down

# $row: 1 for the row of seat 1. $found, $expected: numbers of pits.
err-pit-count =
    Barisan { $row } { $found ->
        [0] tidak punya { $word-pit }
       *[other] punya { $found } { $word-pit }
    }; aturan ini memerlukan { $expected }.
err-row-count =
    Posisi ini { $found ->
        [0] tidak punya barisan
       *[other] punya { $found } barisan
    }; aturan ini memerlukan { $expected }.
err-store-count =
    Posisi ini { $found ->
        [0] tidak punya { $word-store }
       *[other] punya { $found } { $word-store }
    }; aturan ini memerlukan { $expected }.
# $text: what stands where a number of seeds should stand.
err-count-unreadable = “{ $text }” bukan jumlah { $word-seed }.
err-count-negative = { $text } { $word-seed } tidak mungkin ada di { $word-pit } atau { $word-store }.
# $total: seeds in the position. $limit: 255.
err-seeds-too-many = Posisi ini berisi { $total } { $word-seed }; paling banyak { $limit }.
err-seeds-none = Posisi ini tidak berisi { $word-seed }.
# A mark on a pit, such as a tuzdyk, that the rules do not have or do not allow there. $pit: number of the pit.
err-mark = Menurut aturan ini { $word-pit } { $pit } tidak bisa ditandai seperti itu.
# Seeds in hand that the rules do not have.
err-hand = Menurut aturan ini tidak ada yang bisa memegang { $count } { $word-seed } di tangan.
# $text: what stands where the seat to move should stand.
err-seat = “{ $text }” bukan kursi; yang diperlukan S, N, atau -.
# The game's own data do not fit: the position says over though a move exists, or the other way round.
err-over-mismatch = Posisi ini mengatakan permainan selesai, tetapi menurut aturan permainan masih berlanjut, atau sebaliknya.
# $text: the part of the position that cannot be read.
err-position = Posisi ini tidak terbaca pada “{ $text }”.
err-position-short = Posisi ini terlalu pendek: harus ada { $word-pit }, { $word-store }, dan kursi yang mendapat giliran.
# $key: a key in the position text that these rules do not have.
err-position-key = Aturan ini tidak mengenal “{ $key }” dalam posisi.

## Moves

# $token: the move as it was written.
err-move-unreadable = “{ $token }” bukan langkah. Langkah ditulis seperti S3, N5, atau swap.
# $ply: which move of the list, from 1. $token: the move. $reason: a whole sentence of this file or of turn.ftl.
err-move-at = Langkah { $ply }, { $token }: { $reason }
err-other-pit = { $word-Pit } { $pit } ada di barisan seberang. Pilih { $word-pit } Anda sendiri.
# $pits: number of pits in a row.
err-no-pit = Tidak ada { $word-pit } { $pit }; nomor { $word-pit } dari 1 sampai { $pits }.
err-wrong-turn = Belum giliran Anda.
# Oware with grand_slam=illegal. $pit: the pit that was chosen.
err-slam = { $word-Pit } { $pit } akan menyapu habis { $word-seed } di barisan seberang, dan aturan ini melarangnya. Pilih yang lain.
err-swap = Sisi hanya bisa ditukar sekali, sebagai jawaban atas giliran pertama.
err-swap-off = Aturan ini tidak mengenal tukar sisi.
err-over = Permainan sudah selesai; tidak ada langkah yang bisa ditambahkan.
# $limit: moves that an address may hold.
err-moves-too-many = Alamat ini berisi lebih dari { $limit } langkah.
err-nothing-to-take-back = Belum ada langkah, jadi tidak ada yang bisa dibatalkan.
# The board changed in the meantime.
err-stale = Papan sudah berubah. Ini posisi terbaru; pilih langkah lagi.

## Requests

# $name: name of a part of the address. $text: what it holds.
err-parameter = Di alamat tertulis { $name }=“{ $text }”, yang tidak terbaca.
# $line: number of the line.
err-file = Berkas rusak: baris { $line } tidak terbaca. Tidak ada yang diimpor.
# $detail: what the reader of JSON says, in English.
err-request = Permintaan ini tidak terbaca: { $detail }
err-too-large = Permintaan ini lebih besar dari { $limit } bita.
err-too-many = Terlalu banyak permintaan. Coba lagi dalam { $seconds } detik.
err-busy = Server sedang sibuk. Permainan Anda aman; coba beberapa saat lagi.
# The page asked the server and nothing came back.
err-no-connection = Server tidak bisa dihubungi. Permainan Anda aman di perangkat ini.
err-internal = Ada yang salah di sini. Permainan Anda tersimpan di perangkat Anda.
# The search that thinks in the browser could not start.
err-engine = Mesin berpikir komputer tidak bisa dijalankan di peramban ini.
