### What a live game refuses, and why. One message for each kind of refusal; the arguments hold the evidence. Seats count from 1. Moves that the rules of the game refuse have their sentences in errors.ftl and turn.ftl.

## Who may do it

live-server-only = Ini hanya diputuskan server.
live-not-seated = Anda tidak punya kursi di permainan ini; Anda menonton.
live-not-host = Hanya tuan rumah meja ini yang bisa melakukannya.
live-no-such-game = Di sini tidak ada permainan seperti itu.

## The table before its game

live-begun = Permainan sudah dimulai.
live-not-begun = Permainan belum dimulai.
live-seated-already = Anda sudah duduk di meja ini.
# $seats: places at the table.
live-full = Semua { $seats } kursi di meja ini sudah terisi. Anda bisa menonton.
# $seated: who has sat down. $needed: the fewest who can play.
live-too-few = Baru { $seated } pemain yang duduk di sini; permainan ini perlu { $needed }.
# $seat: from 1.
live-no-computer = Di kursi { $seat } tidak ada komputer.
live-rated = Pertandingan peringkat hanya untuk yang sudah masuk, dan server yang mengaturnya.
# $seats: what was asked for. $least, $most: what the game allows.
live-settings-seats = Permainan ini bukan untuk { $seats } pemain; permainan ini untuk { $least } sampai { $most } pemain.
live-settings-seated = Sudah { $seated } orang duduk di sini; { $seats } kursi tidak cukup.
live-settings-clock = Batas waktu { $seconds } detik tidak tersedia.
live-start-is-over = Dari posisi ini tidak ada yang bisa dimainkan: permainannya sudah selesai.
live-no-series = Permainan-permainan ini tidak bisa dihitung bersama.

## Before the first sowing

live-not-now = Saat ini tidak ada yang perlu diputuskan tentang itu.
live-hidden-count = Sembunyikan 1 atau 2 biji; { $count } tidak bisa.

## The game

live-over = Permainan sudah selesai.
# $mover: the seat that decides, from 1.
live-not-your-turn = Belum giliran Anda; sekarang pemain { $mover } yang memutuskan.
# $ply, $now: sowings and choices so far, then and now.
live-stale = Sementara itu ada yang terjadi: Anda memilih setelah { $ply } langkah, sekarang sudah ada { $now }.
live-moved-on = Sementara itu ada yang terjadi di permainan ini. Lihat papannya dan pilih lagi.
live-too-late = Waktu Anda sudah habis sebelum ini sampai.
live-timed-out = Waktu Anda habis; komputer mengambil satu langkah ini.
live-computer-holds = Komputer bermain menggantikan Anda. Kembali dulu ke kursi Anda.
live-not-held = Anda sudah bermain sendiri.
live-not-computers-turn = Di sini tidak ada yang perlu diputuskan komputer.
live-out-of-play = Kursi Anda sudah selesai; yang lain meneruskan permainan.
live-has-sown = Anda sudah menyebar, jadi Anda hanya bisa menyerah.
live-said-already = Anda sudah mengatakannya.

## Draw and rematch

live-no-draw = Seri hanya bisa disepakati antara dua orang.
live-draw-open = Tawaran seri Anda masih terbuka.
live-no-draw-offer = Tidak ada yang menawarkan seri.
# $sowings: own sowings until then.
live-draw-wait = Tawaran seri berikutnya bisa diajukan setelah Anda melangkah { $sowings } kali lagi.
live-not-over = Permainan belum selesai.
live-rematch-made = Tanding ulangnya sudah ada.
# $seat: from 1.
live-rematch-declined = Pemain { $seat } tidak ingin tanding ulang.

## The server's own

live-not-due = Belum waktunya.
live-no-outage = Waktu tidak digeser.

## The connection

# $detail: what is wrong, for programmers.
live-message = Server tidak memahami pesan ini: { $detail }.
# $version: the one spoken here.
live-protocol = Halaman ini lebih lama atau lebih baru daripada servernya. Muat ulang. (Protokol di sini versi { $version }.)
live-not-taken = Ini tidak bisa dilakukan lagi.
live-not-stored = Server tidak bisa menyimpan ini, jadi tidak ada yang berubah. Coba beberapa saat lagi.
live-closing = Server sedang dinyalakan ulang. Permainan Anda aman; coba beberapa saat lagi.
