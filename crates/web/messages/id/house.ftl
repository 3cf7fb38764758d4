### House rules, matches of rounds, and starts that players arrange.

## The page of house rules

# $game: name of the game.
house-title = { $game }: aturan sendiri
house-line = Arti tiap pilihan tertulis di bawahnya.
page-house-title = Aturan sendiri untuk { $game } · Bija
page-house-description = Ubah aturan { $game }, lihat arti tiap pilihan, mainkan melawan komputer, dan kirim sebagai tautan.
# The link to the page.
house-link = Ubah aturannya
# Heading over the names of the other games.
house-other = Aturan permainan lain
house-options = Aturan
house-show = Tampilkan aturan ini
house-start = Awal permainan menurut aturan ini
house-start-drawn = Awal ini satu dari banyak: tiap permainan mengundi awalnya sendiri.
house-start-arranged = Para pemain boleh menyusun sendiri { $word-seed } sebelum langkah pertama.
house-changes =
    { $count ->
        [0] Aturan bawaan
       *[other] { $count } perubahan dari aturan bawaan
    }
# One change. $option: label of the option. $value: label of its value.
house-change = { $option }: { $value }
house-sense = Aturan ini cocok satu sama lain.
house-warning = Aturan ini bisa dimainkan, tetapi sebaiknya Anda tahu:
house-refused = Pilihan ini tidak menghasilkan permainan.
# Two choices that exclude each other. $first, $with: labels of the options. $value, $other: labels of their values.
house-clash = “{ $first }: { $value }” dan “{ $with }: { $other }” tidak bisa dipakai bersama.
house-play = Main dengan aturan ini
house-share = Kirim tautannya
house-shared = Tautan disalin.
# $id: a short name made of letters and digits, the same wherever these rules are played.
house-id = Id aturan ini: { $id }

## What somebody should know who plays by such rules

advice-first-turn = Jalan lagi tidak dibatasi, jadi yang mulai bisa menang di giliran pertama, sebelum lawan sempat melangkah. Batas untuk jalan lagi membuatnya adil.
advice-no-choice = Tidak ada yang pernah bisa memilih: setiap langkah sudah ditentukan, dan awal permainan yang memutuskan hasilnya.
advice-ends-at-once = Langkah pertama sudah bisa mengakhiri permainan.
advice-piece-at-once = Langkah pertama sudah bisa mengambil quan.
# $cap: sowings after which the game ends.
advice-repetition-off = Posisi yang muncul lagi tidak mengakhiri permainan; permainan yang berputar-putar baru berhenti setelah { $cap } langkah.
advice-may-starve = Seorang pemain boleh membiarkan lawannya tanpa { $word-seed }.

## Matches. $round: its number. $of: how many there are at most.

series-round = Babak { $round } dari paling banyak { $of }.
series-pair = Permainan { $round } dari sepasang; tiap sisi mulai satu kali.
series-set = Set { $round } dari { $of }.
# The state of a match, at its end or between rounds. $one, $other: the players. $first, $second: what they have.
series-seeds = Biji yang dipegang: { $one } { $first }, { $other } { $second }.
series-points = Poin, dua untuk menang dan satu untuk seri: { $one } { $first }, { $other } { $second }.
series-scores = Kedua permainan dijumlahkan: { $one } { $first }, { $other } { $second }.
# $by: you, if the reader has won. $name: the winner.
series-won =
    { $by ->
        [you] Anda
       *[other] { $name }
    } memenangkan pertandingan.
series-drawn = Pertandingan berakhir seri.
series-closed = { $count } { $word-pit } tidak bisa diisi dan tertutup di babak ini.

## Refusals. $game: name of the game. $round: its number, from 1.

err-match-none = { $game } dengan pilihan ini tidak dimainkan dalam babak.
err-match-round-goes-on = Babak { $round } belum selesai.
err-match-over = Tidak ada babak { $round }: pertandingan sudah diputuskan sebelumnya.
# $reason: what is wrong with a move of that round, a sentence.
err-match-round = Babak { $round }: { $reason }
err-options-start-over = Menurut aturan ini permainan sudah selesai sebelum langkah pertama.
err-arrange-none = Di permainan ini { $word-seed } tidak disusun siapa pun: aturannya menentukan awal permainan.
# $found, $expected: how many lists of pits there are and must be.
err-arrange-lists = Awal disusun untuk { $found } pemain, tetapi di sini harus { $expected }.
# $pit: its number in the list. $found: its seeds. $least: the least it must hold.
err-arrange-few = { $word-Pit } { $pit } pada awal itu berisi { $found }; masing-masing harus berisi sedikitnya { $least }.
# $player: number of the player. $found, $expected: seeds.
err-arrange-total = Pemain { $player } menyusun { $found } { $word-seed }, padahal harus { $expected }.
