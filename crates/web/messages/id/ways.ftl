### Ways to a game between people, and the lists of games and players.

## Links on other pages

nav-people = Meja
home-friend = Main dengan teman
play-friend = Main dengan teman
house-friend = Ajak teman bermain

## Tables and invitations

# $most: how many are allowed.
live-too-many-games = Anda punya { $most } permainan yang belum selesai. Selesaikan salah satunya dulu.
live-too-many-tables = Anda punya { $most } meja terbuka di lobi. Tutup salah satunya, atau tunggu sampai ada yang datang.
live-table-by-link = Meja ini untuk orang yang mendapat tautannya.
live-invite-unknown = Tidak ada undangan seperti itu. Mungkin ada huruf tautan yang kurang, atau 24 jamnya sudah lewat. Minta tautan baru.
live-invite-own = Ini undangan Anda sendiri. Kirim tautannya kepada orang lain.
live-invite-expired = Waktu 24 jam tautan ini sudah lewat. Minta tautan baru.
live-invite-used = Kursi ini sudah diambil orang lain. Minta tautan baru, atau tonton permainannya.
live-invite-over = Permainan ini sudah selesai.

## Random opponents

live-not-ranked = Dengan aturan ini permainan tidak dihitung untuk peringkat: pertandingan peringkat memakai aturan bawaan permainan-permainan di daftar.
# $aborts: games broken off within a day.
live-ranked-closed = Anda menghentikan { $aborts } permainan dalam sehari. Pertandingan peringkat terbuka lagi satu jam setelah yang terakhir.
live-seeks-elsewhere = Anda sedang mencari permainan yang sama di halaman lain.

## People

# Stands in place of the name of somebody whose data is deleted.
name-deleted = Pemain terhapus

## Lists of players and games

page-leaderboard-title = Papan peringkat: { $game }
page-leaderboard-description = Siapa yang terbaik bermain { $game } di sini: rating dari pertandingan peringkat antarpemain.
leaderboard-title = Papan peringkat
leaderboard-games = Permainan
leaderboard-none = Belum ada yang cukup sering bermain { $game } di pertandingan peringkat.
# $games: ranked games that are needed.
leaderboard-from = Rating dicantumkan setelah { $games } pertandingan peringkat.
leaderboard-place = Posisi
leaderboard-player = Pemain
leaderboard-latest = Terakhir
leaderboard-count = Jumlah
leaderboard-rating = Rating
leaderboard-you = Anda
# Above one’s own row and the two on either side of it, where the part of the list that is shown does not have it.
leaderboard-own = Posisi Anda, dengan tetangga Anda
# $of: ranked games that are needed for a place on the list.
leaderboard-provisional = Rating Anda { $rating } setelah { $games } pertandingan peringkat. Setelah { $of } Anda mendapat posisi di daftar ini.
list-top = Ke atas
list-more = Lainnya
sign-won = menang
sign-shared = seri
sign-lost = kalah

page-player-title = { $name } bermain permainan mancala
player-ratings = Rating
player-ratings-none = Belum ada pertandingan peringkat.
# $games: ranked games played. $of: how many are needed.
player-provisional = sementara, { $games } dari { $of } permainan
player-count = { $games } permainan
# $count: how many games.
player-history =
    { $count ->
        [1] { $game }, pertandingan peringkat terakhir
       *[other] { $game }, { $count } pertandingan peringkat terakhir
    }
# The drawn line in words. $from, $to: first and last rating. $least, $most: the lowest and the highest.
player-line = Rating dari { $from } ke { $to }, antara { $least } dan { $most }.
player-table = Sebagai tabel
player-date = Tanggal
player-opponent = Lawan
player-any-opponent = Semua orang
player-moves = Langkah
player-before = Sebelum
player-after = Sesudah
player-look = Lihat permainannya
player-games = Permainan
player-games-none = Tidak ada permainan seperti itu.
player-any-game = Semua permainan
player-any-result = Semua
player-result = Hasil
player-filter = Tampilkan
player-alone = Belum ada orang
player-ranked = peringkat
player-running = belum selesai
player-text = Teks

## A question at the end of every game’s own

faq-people-1-q = Bisakah saya memainkannya melawan orang lain?
faq-people-1-a = Bisa: kirim tautan kepada teman, duduk di sebuah meja, atau cari siapa saja. Kalau dalam 10 detik tidak ada yang datang, ditawarkan permainan melawan komputer; komputer selalu disebut komputer, tidak pernah sebagai orang.

## Ranked games with anyone

lobby-ranked = Rating
lobby-ranked-false = Tanpa peringkat
lobby-ranked-true = Peringkat
lobby-ranked-sign-in = Masuk untuk bermain demi rating.
lobby-own = Permainan saya

# A rating, $rating, as a figure.
rating-points = { $rating }
