### Games between people: the live page, the table before its game, the invitation, the page where games between people begin.

page-live-title = { $game } antarpemain

## Clocks

# $seconds: what is left.
clock-left = sisa { $seconds } detik
clock-low = Sisa { $seconds } detik.
# $seconds: of a fresh clock.
clock-fresh = Jalan lagi; waktu kembali ke { $seconds } detik.
clock-none = Tanpa batas waktu
clock-short = { $seconds } dtk
clock-each = { $seconds } detik untuk tiap langkah

## What stands beside a name

seat-you = Anda
seat-rating = { $rating }
seat-provisional = { $rating }, sementara
seat-held = komputer menggantikan
seat-away = sambungan terputus
seat-next = berikutnya
seat-out = menyerah
seat-host = tuan rumah
seat-free = Kursi kosong
# $rank: 1 to 4.
seat-place = peringkat { $rank }
# $name: a name that two people here have. $n: the seat.
seat-name-alike = { $name } (pemain { $n })
seat-computer = Tambah komputer
seat-computer-away = Keluarkan

## The connection

conn-connecting = Menyambung…
conn-lost-title = Sambungan terputus
conn-lost = Menyambung lagi… Langkah terakhir Anda aman.
conn-lost-clock = Menyambung lagi… Waktu Anda tetap berjalan. Langkah terakhir Anda aman.
conn-restart = Server sedang dinyalakan ulang. Permainan Anda aman dan berlanjut sebentar lagi.
conn-old = Halaman ini lebih lama daripada servernya. Muat ulang untuk melanjutkan.
conn-now = Sambungkan sekarang
conn-reload = Muat ulang halaman
# $name: who is not there. $seconds: in which the computer takes over; they run.
conn-away = Sambungan { $name } terputus. Komputer menggantikannya dalam { $seconds } detik.
# No clock runs, and no computer takes over.
conn-away-waits = Sambungan { $name } terputus. Permainan menunggu satu hari.
conn-away-clock = Sambungan { $name } terputus. Waktunya tetap berjalan.
conn-computer = Komputer bermain menggantikan Anda.
conn-return = Kembali ke kursi Anda

## Acts in a game

move-sending = Langkah Anda sedang dikirim…
play-on = Lanjut main
draw-offer = Tawarkan seri
draw-offered = { $name } menawarkan seri.
draw-accept = Terima
draw-decline = Lanjut main
draw-stands = Anda menawarkan seri.
resign = Menyerah
resign-confirm = Menyerah? Permainan ini dihitung sebagai kekalahan.
abort = Hentikan
abort-confirm = Hentikan permainan? Permainan ini tidak dihitung untuk siapa pun.
watch-link = Tautan untuk menonton
watch-copied = Tautan disalin. Siapa pun yang membukanya bisa menonton.
watching = Anda sedang menonton.
watchers = { $count } orang menonton.

## What happened, told in the game. $by: you or other. $name: the other.

live-told-draw-declined =
    { $by ->
        [you] Anda
       *[other] { $name }
    } menolak seri.
live-told-rematch-declined =
    { $by ->
        [you] Anda
       *[other] { $name }
    } tidak ingin tanding ulang sekarang.
live-told-took-over =
    { $by ->
        [you] Komputer kini bermain menggantikan Anda
       *[other] { $name } sedang pergi; komputer kini menggantikannya
    }.
live-told-returned =
    { $by ->
        [you] Anda
       *[other] { $name }
    } kembali ke permainan.
live-told-timed-out =
    Waktu { $by ->
        [you] Anda
       *[other] { $name }
    } habis; komputer mengambil langkah ini.
live-told-arranged =
    { $by ->
        [you] Anda
       *[other] { $name }
    } sudah menyusun { $word-seed }.
live-told-side-chosen =
    { $by ->
        [you] Anda
       *[other] { $name }
    } sudah memilih sisi.
live-told-resigned =
    { $by ->
        [you] Anda
       *[other] { $name }
    } menyerah.
# $count: seeds that were hidden. $right: yes or no.
live-told-guessed =
    Tebakan { $by ->
        [you] Anda
       *[other] { $name }
    } { $right ->
        [yes] benar
       *[no] salah
    }: di tangan ada { $count } { $word-seed }.

## Before the first sowing

prelude-hiding = Sembunyikan { $word-seed } Anda
prelude-hiding-about = Pemain yang lain menebak ganjil atau genap. Kalau tebakannya benar, ia yang memilih sisi; kalau tidak, Anda.
prelude-hide = Berapa { $word-seed } yang Anda sembunyikan?
prelude-guessing = Ganjil atau genap?
prelude-guessing-about = { $word-Seed } di tangan tidak bisa diubah lagi. Tebakan yang benar boleh memilih sisi.
prelude-guess = Ganjil atau genap?
prelude-choosing = Pilih sisi Anda
prelude-choosing-about = Yang mengambil sisi pertama jalan lebih dulu.
prelude-choose = Siapa yang jalan pertama?
prelude-first = Saya
prelude-second = Pemain yang lain
prelude-arranging = Susun { $word-seed } Anda
prelude-arranging-about = Tiap sisi disusun sebelum langkah pertama. Kalau waktunya habis, awal bawaan yang dipakai.
prelude-arrange = { $word-Seed } Anda belum disusun.
# $name: who decides.
prelude-waits = Menunggu { $name }

## The table before its game

gather-waits = Menunggu pemain
gather-watching = Anda bisa menonton permainan saat dimulai.
# $free: seats.
gather-title =
    { $free ->
        [0] Semua sudah ada
       *[other] { $free } kursi masih kosong
    }
gather-send = Kirim tautan ini. Tautan berlaku sekali untuk tiap kursi, selama { $hours } jam; tidak ada yang perlu akun.
gather-link = Tautan undangan
gather-code = Tautan sebagai kode QR
gather-share = Bagikan tautan
gather-share-title = { $game }: ayo main dengan saya
gather-copied = Tautan disalin.
gather-sit = Duduk
gather-leave = Tinggalkan meja
gather-close = Tutup meja
gather-call = Beri tahu saat giliran saya
# $changes: names of rules and settings with what they are now.
gather-changed = Berubah: { $changes }
# A rule that does not go with the number of people. $option: its name. $wanted: what the host chose. $value: what is played instead.
gather-fallen-back = { $option }: dengan { $players } pemain { $value }, bukan { $wanted }.
setting-seats = Kursi
setting-clock = Waktu
setting-rotate = Permainan berikutnya
setting-join = Siapa yang boleh ikut
rotate-true = Yang lain mulai
rotate-false = Yang sama mulai
join-link = Dengan tautan
join-anyone = Siapa saja

## The end

rematch = Tanding ulang
rematch-offered = { $name } mengajak tanding ulang.
rematch-waits = Anda mengajak tanding ulang.
rematch-decline = Jangan sekarang
rematch-go = Ke permainan berikutnya
result-none = Tanpa hasil
result-aborted = Permainan dihentikan sebelum dimulai. Permainan ini tidak dihitung untuk siapa pun.
result-abandoned = Tidak ada orang lagi, jadi meja ditutup.
result-absent =
    { $by ->
        [you] Anda
       *[other] { $name }
    } terlalu lama pergi.
result-rating = { $name }: { $before } → { $after }
result-show = Hasil
result-new = Permainan baru

## The invitation

# $name: who invites. $game: to what.
page-invite-title = { $name } mengajak Anda bermain { $game }
invite-title = { $name } mengajak Anda
invite-to = bermain { $game }
invite-standard = Aturan bawaan
# $count: options.
invite-differs = { $count } aturan berbeda dari bawaan
# $value: of the standard.
invite-standard-value = Bawaannya: { $value }.
invite-first-random = Jalan pertama: diundi
invite-first-host = Jalan pertama: { $name }
invite-first-guest = Jalan pertama: Anda
invite-unranked = permainan tanpa peringkat
# $seats: people.
invite-seats = Meja untuk { $seats } orang
invite-rules = Aturan { $game }
invite-nickname = Nama panggilan Anda
invite-play = Main melawan { $name }
invite-join = Duduk
# $hours: that the link still works.
invite-cost =
    Tidak perlu akun. Tautan ini berlaku { $hours ->
        [0] kurang dari satu jam lagi
       *[other] { $hours } jam lagi
    }.
invite-own = Ini undangan Anda sendiri. Kirim tautannya kepada orang yang Anda ajak bermain.
invite-to-table = Ke meja Anda
invite-scripts = Permainan antara dua perangkat memerlukan skrip; peramban ini tidak menjalankannya.
page-invite-gone-title = Tautan ini tidak berlaku lagi
invite-gone-expired = Tautan berlaku { $hours } jam. Minta yang baru.
invite-gone-used = Kursi ini sudah diambil orang lain. Minta tautan baru, atau tonton permainannya.
invite-gone-over = Permainan ini sudah selesai.
invite-watch = Tonton permainan

## Where games between people begin

page-lobby-title = Main dengan orang lain
page-lobby-description = Permainan mancala antarpemain, masing-masing di perangkatnya sendiri: lewat tautan untuk teman, dengan siapa saja, atau di meja untuk dua sampai empat orang. Gratis; hanya pertandingan peringkat yang perlu akun.
lobby-title = Main dengan orang lain
lobby-line = Masing-masing di ponsel atau komputernya sendiri. Nama panggilan sudah cukup.
lobby-nickname = Nama panggilan Anda
lobby-game = Permainan
lobby-friend = Main dengan teman
lobby-friend-about = Anda mendapat tautan untuk dikirim. Tautannya berlaku 24 jam.
lobby-random = Siapa saja
lobby-random-about = Anda bermain dengan siapa pun yang sedang mencari permainan yang sama.
lobby-table = Buka meja
lobby-table-about = Untuk dua sampai empat orang, dengan pengaturan Anda; kursi kosong boleh diisi komputer.
lobby-friend-act = Buat tautan
lobby-random-act = Cari lawan
lobby-table-act = Buka meja
lobby-rules = Aturan
lobby-rules-standard = Bawaan
lobby-clock = Waktu
lobby-first = Jalan pertama
lobby-first-random = Diundi
lobby-first-me = Saya
lobby-first-friend = Teman saya
lobby-seats = Jumlah orang
lobby-seeking = Mencari lawan…
lobby-seeking-computer = Belum ada orang. Anda bisa terus menunggu, atau bermain melawan komputer.
lobby-computer = Main melawan komputer
lobby-stop = Berhenti mencari
lobby-open = Meja terbuka
lobby-open-none = Saat ini tidak ada meja terbuka. Buka satu.
lobby-running = Permainan untuk ditonton
lobby-running-none = Saat ini tidak ada permainan yang berjalan.
# $names: of those who sit. $free: seats.
lobby-table-row = { $names } · { $free } kursi kosong
lobby-sit = Duduk
lobby-watch = Tonton
lobby-failed = Itu tidak berhasil. Coba lagi.
