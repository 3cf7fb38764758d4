### The words of every page and of the terminal that belong to no single game: header and footer, home, the play page, settings, dialogs, the page that works without scripts, errors as pages, titles and descriptions.

## The site

site-name = Bija
site-line = Permainan mancala dari seluruh dunia, dimainkan dengan aturan aslinya.
nav-label = Tautan utama
nav-home = Bija, beranda
nav-games = Main
nav-play = Main
nav-rules = Aturan
nav-changes = Yang baru
nav-settings = Pengaturan
nav-theme = Terang atau gelap
nav-language = Bahasa
nav-skip = Lompat ke isi
nav-skip-board = Lompat ke papan
footer-label = Tentang Bija
# $version: such as 0.1.0.
footer-version = Versi { $version }
footer-free = Gratis. Hanya pertandingan peringkat yang perlu akun; melawan komputer bisa juga luring.
footer-fonts = Huruf: Mukta dan Martel, SIL Open Font License
footer-private = Permainan di satu perangkat tetap di perangkat itu; permainan antarpemain disimpan di server.

## People's names in sentences. Where a message has $name it is one of these or a nickname.

name-you = Anda
name-opponent = Lawan
name-computer = Komputer
# $n: number of the seat, 1 or 2.
name-player = Pemain { $n }
# On the board's chips, not in a sentence.
label-computer = Komputer
label-opponent = Lawan

## Home

home-heading = Ambil bijinya, sebar satu per satu.
home-line = Bija adalah tempat bermain congklak dan mancala lainnya: melawan komputer, dengan teman di tempat jauh, atau berdua di satu perangkat, tanpa akun.
home-play = Lawan komputer
home-two = Berdua di sini
home-learn = Belajar 3 menit
home-continue = Lanjutkan permainan Anda
home-games = Permainan
# On the button over a board.
home-game-play = Main
home-game-rules = Aturan
# $people: how many play, such as 2 or 2–4, passed as text. $minutes: length of an ordinary game.
home-game-meta = { $people } orang · { $minutes } menit
# $pits: pits in a row. $seeds: seeds in each pit at the start.
game-size = { $pits } { $word-pit }, masing-masing { $seeds } { $word-seed }
# The same where pits begin with different numbers of seeds.
game-size-all = { $pits } { $word-pit } untuk tiap pemain, total { $seeds } { $word-seed }
# The last three words are search examples; other names of the games work as well.
search-label = Cari permainan
search-placeholder = Cari permainan: dakon, awale, mancala…
# $query: what the reader typed. No game fits it.
search-none = Di sini tidak ada permainan bernama “{ $query }”.
# Read out when the list changes.
search-found =
    { $count ->
        [0] Tidak ada permainan yang cocok
       *[other] { $count } permainan ditemukan
    }
search-clear = Hapus
# The button of the search field.
search-go = Cari
search-all = Semua permainan

## The play page: who plays, buttons, what goes on

play-choose-game = Pilih permainan
play-mode = Siapa yang main
play-mode-computer = Anda dan komputer
play-mode-two = Berdua di perangkat ini
play-level = Tingkat
level-easy = Mudah
level-easy-about = Hanya melihat langkah berikutnya dan sering luput.
level-normal = Sedang
level-normal-about = Berpikir beberapa langkah ke depan dan kadang keliru.
level-hard = Sulit
level-hard-about = Berpikir jauh ke depan; hampir tidak pernah keliru, tetapi belum sempurna.
# Only offered where the game is solved.
level-perfect = Sempurna
level-perfect-about = Selalu memilih langkah terbaik; tidak pernah membuang satu biji pun.
play-first = Jalan pertama
first-you = Anda
first-opponent = Lawan
first-computer = Komputer
# $n: 1 or 2.
first-player = Pemain { $n }
first-random = Acak
play-start = Mulai
play-rules = Aturan
play-options = Aturan sendiri
play-take-back = Batalkan
play-redo = Ulangi
play-hint = Petunjuk
play-new = Permainan baru
play-again = Main lagi
play-again-you = Main lagi, Anda mulai
play-again-computer = Main lagi, komputer mulai
# $n: 1 or 2.
play-again-player = Main lagi, pemain { $n } mulai
play-swap = Tukar sisi
play-stop-thinking = Jalan sekarang
play-computer-move = Biarkan komputer jalan
# Asked once, in place, when a game is going on.
play-new-ask = Tinggalkan permainan ini dan mulai yang baru?
play-new-yes = Permainan baru
play-new-no = Lanjut main
play-taken-back = Langkah dibatalkan.
play-redone = Langkah diulangi.
play-nothing-back = Tidak ada langkah untuk dibatalkan.
play-nothing-redo = Tidak ada langkah untuk diulangi.
# After something that may work a moment later.
play-retry = Coba lagi
# Below the preview of a pit that a finger holds, or that was chosen once where moves are confirmed; again by tap, click or Enter.
play-tap-again = Pilih sekali lagi untuk menyebar.
play-loading = Papan sedang disiapkan…
play-failed = Papan tidak bisa dijalankan di peramban ini. Permainan ini juga bisa dimainkan tanpa skrip.
play-link-copy = Salin tautan ke posisi ini
play-link-copied = Tautan disalin.
# After the thinking has taken two seconds. $depth: how many sowings ahead.
think-depth = Melihat { $depth } langkah ke depan.
# While the level “perfect” waits for the table of all its endings, which is built when the level is chosen. $percent: how far it is.
think-endings = Menyusun tabel permainan akhir: { $percent }%
hint-pit = Petunjuk: { $word-pit } { $pit }.
hint-swap = Petunjuk: tukar sisi.
hint-thinking = Mencari langkah yang baik…
# How the game stands after the hinted move, in seeds, as the search sees it; $count is at least 1.
hint-ahead = Menurut hitungan ini Anda unggul { $count } { $word-seed }.
hint-behind = Menurut hitungan ini Anda tertinggal { $count } { $word-seed }, dan langkah lain tidak lebih baik.
hint-even = Menurut hitungan ini keduanya seimbang.
hint-proven = Ini terbukti.

## Settings

settings-title = Pengaturan
settings-note = Disimpan di perangkat ini.
settings-note-account = Disimpan di perangkat ini dan di akun Anda.
# The groups of the settings, each with one sentence of help.
settings-group-moves = Langkah
settings-help-moves = Tanya sebelum melangkah: memilih { $word-pit } menunjukkan ke mana sebarannya, memilihnya lagi menyebarnya.
settings-group-senses = Suara dan getaran
settings-help-senses = Tiap { $word-seed } terdengar saat jatuh. Tiap perangkat menyimpan pilihannya sendiri.
settings-group-board = Papan dan tombol
settings-help-board = { $word-Pit } yang diperbesar memenuhi lebar ponsel. Papan tidak pernah dicerminkan.
settings-group-look = Tampilan
settings-help-look = Warna ikut perangkat sampai Anda memilih.
settings-close = Tutup
settings-speed = Kecepatan animasi
speed-off = Mati
speed-fast = Cepat
speed-normal = Sedang
speed-slow = Lambat
settings-theme = Warna
theme-auto = Ikut perangkat
theme-light = Terang
theme-dark = Gelap
settings-contrast = Kontras tinggi
contrast-auto = Ikut perangkat
contrast-on = Nyala
contrast-off = Mati
settings-digits = Angka
# Names of two sets of digits, the same in every language.
digits-latin = 0–9
digits-devanagari = ०–९
settings-tap = Tanya sebelum melangkah
tap-sows = Mati
tap-previews = Nyala
settings-sound = Suara
sound-off = Mati
sound-soft = Pelan
sound-middle = Sedang
sound-loud = Keras
settings-vibration = Getaran
vibration-off = Mati
vibration-on = Nyala
settings-pits = Perbesar { $word-pit }
pits-standard = Mati
pits-large = Nyala
# Which hand presses the buttons: they lie on its side.
settings-hand = Tombol untuk
hand-right = Tangan kanan
hand-left = Tangan kiri
settings-board = Papan di ponsel
board-level = Mendatar
board-upright = Tegak
settings-reset = Pengaturan bawaan

## House rules: the dialog of a game's options. Names and meanings of the options are in games.ftl.

options-title = Aturan sendiri
# $game: name of the game.
options-title-game = Aturan sendiri untuk { $game }
options-all-standard = Aturan bawaan
options-changed =
    { $count ->
        [0] Tidak ada yang berbeda dari bawaan
       *[other] { $count } aturan berbeda dari bawaan
    }
# Beside an option that was changed. $value: label of the standard value.
options-standard = Bawaan: { $value }
# On a rules page, before what follows from an option. $option: its label. $value: the label of what is chosen.
options-set = { $option }: { $value }.
options-reset = Kembali ke aturan bawaan
options-play = Mulai dengan aturan ini
options-cancel = Biarkan seperti semula
# Names of the two stepper buttons. $option: label of the option.
options-less = { $option }: kurangi
options-more = { $option }: tambah
options-total = total { $total } { $word-seed }
options-start-number = Nomor awal acak
options-start-new = Awal acak lain
options-start-empty = Kalau dikosongkan, nomornya diundi.
options-note = Komputer bermain dengan aturan yang Anda pilih.

## The list of moves and the steps through it

moves-title = Langkah
moves-none = Belum ada langkah.
# $name: who moved, as on the chip.
moves-lane = Langkah { $name }
moves-lane-you = Langkah Anda
# One sowing in the list, read out. $ply: its number in the game.
moves-item = Langkah { $ply }: { $name }, { $word-pit } { $pit }
moves-item-again = Langkah { $ply }: { $name }, { $word-pit } { $pit }, lalu jalan lagi
moves-item-swap = Langkah { $ply }: { $name } menukar sisi
moves-item-resign = Langkah { $ply }: { $name } menyerah
moves-swap-short = tukar
moves-resign-short = menyerah
steps-label = Telusuri permainan
step-first = Ke awal
step-back = Mundur satu
step-forward = Maju satu
step-last = Ke posisi terbaru
step-return = Kembali ke permainan
# While an older position is shown.
step-note = Anda sedang melihat posisi yang lebih awal.

## The end of a game

verdict-win = Anda menang
verdict-loss = Anda kalah
verdict-draw = Seri
# $name: Player 1, Player 2 or a nickname.
verdict-named = { $name } menang
# Spoken in place of the en dash. $high, $low: seeds.
verdict-score = { $high } lawan { $low }
panel-label = Akhir permainan
panel-reason = Bagaimana berakhirnya
# $name: whose seeds are laid out.
panel-seeds =
    { $name }: { $count ->
        [0] tanpa { $word-seed }
       *[other] { $count } { $word-seed }
    }
panel-seeds-out = Di luar permainan: { $count } { $word-seed }
panel-sowings = { $count } langkah
panel-longest = Giliran terpanjang: { $count } langkah
panel-biggest =
    Ambilan terbesar: { $count ->
        [0] tidak ada
       *[other] { $count } { $word-seed }
    }
panel-review = Lihat permainannya
panel-close = Kembali ke papan

## Keys and hints about the page

skip-hint = Ketuk papan atau tekan Esc untuk melewati animasi.
keys-title = Papan tik
# $pits: number of pits in a row.
keys-pits = 1 sampai { $pits }: { $word-pit } Anda dengan nomor itu
keys-arrows = Tombol panah: pindah antarlubang
keys-enter = Enter atau Spasi: menyebar
keys-esc = Esc: lewati animasi, tutup panel
keys-take-back = U: batalkan
keys-redo = R: ulangi
keys-hint = H: petunjuk
keys-new = N: permainan baru
keys-steps = Koma dan titik: mundur atau maju satu posisi
keys-search = /: cari permainan
keys-help = ?: daftar ini

## A kept game, offline, updates

resume-restored = Permainan Anda masih seperti saat Anda tinggalkan.
resume-broken = Permainan yang disimpan tidak terbaca. Permainan itu disisihkan dan yang baru dimulai.
resume-other-tab = Permainan ini dilanjutkan di tab lain. Ini posisi terbaru.
resume-not-kept = Peramban ini tidak menyimpan apa pun, jadi permainan hilang saat halaman ditutup.
offline-now = Luring. Anda tetap bisa bermain.
offline-ready = Bija kini bisa dipakai luring di perangkat ini.
offline-title = Tidak ada sambungan
offline-text = Halaman ini belum ada di perangkat Anda. Permainan yang pernah Anda buka bisa dimainkan luring.
update-ready = Versi baru sudah siap dan dipakai saat halaman dibuka lagi.
install-button = Pasang

## The play page without scripts: every move is a form, every answer a new page

plain-note = Papan ini bekerja tanpa skrip: tekan sebuah { $word-pit }, dan halaman berikutnya menunjukkan apa yang terjadi.
plain-choose = Pilih permainan dan siapa yang mulai.
plain-press = Tekan salah satu { $word-pit } Anda.
# $name: whose turn it is, Player 1 or Player 2.
plain-press-named = { $name }, tekan sebuah { $word-pit } di barisan Anda.
plain-computer-next = Giliran komputer. Tekan tombolnya untuk melihat langkahnya.
plain-happened = Yang terjadi
plain-moves = Langkah sejauh ini
plain-board = Papan
# $seeds: how many seeds a player lays out.
plain-lay-total = Total { $seeds } { $word-seed }.
plain-lay-pit = { $word-pit } { $pit }
plain-lay-begin = Mulai dari susunan ini
plain-with-script = Papan dengan animasi
# The way from the first board of a game to the page with its house rules, levels and moves.
plain-open = Siapa yang main, tingkat, dan aturan sendiri

## What a screen reader says of the board as a whole

# $game: name of the game.
board-label = Papan { $game }
board-row-yours = Barisan Anda
board-row-theirs = Barisan Lawan
board-row-bottom = Barisan bawah
board-row-top = Barisan atas
# $name: Player 1, Player 2 or a nickname.
board-row-bottom-named = Barisan bawah, { $name }
board-row-top-named = Barisan atas, { $name }
board-stores = { $word-Store }
board-anticlockwise = Disebar berlawanan arah jarum jam
board-clockwise = Disebar searah jarum jam
# Added to a pit's label, after a comma.
board-mark-playable = bisa disebar
board-mark-from = sebaran terakhir mulai di sini
board-mark-landed = { $word-seed } terakhir jatuh di sini
board-mark-hint = petunjuk
# How the board stands, in one sentence for the terminal and the page without scripts.
board-score = { $word-Store } Anda { $own }, { $word-store } Lawan { $their }.

## The rules page: headings of its sections, in this order, and the words of its pictures. The paragraphs of a game are rules-<game>-<section>-<n> in the game's own file.

rules-heading-summary = Secara singkat
rules-heading-goal = Tujuan
rules-heading-setup = Papan dan awal permainan
rules-heading-turn = Satu giliran, tahap demi tahap
rules-heading-relay = Jalan terus
rules-heading-extra = Jalan lagi
rules-heading-capture = Mengambil biji
rules-heading-feeding = Memberi biji
rules-heading-end = Akhir permainan
rules-heading-guard = Tidak ada permainan tanpa akhir
rules-heading-defaults = Aturan yang berbeda di tiap tempat
rules-heading-strategy = Cara bermain dengan baik
rules-heading-source = Dari mana aturan ini
rules-heading-options = Aturan sendiri
rules-heading-faq = Pertanyaan
rules-heading-games = Tujuh permainan mancala dalam satu tabel
# $game: name of the game.
rules-title = Aturan { $game }
rules-contents = Di halaman ini
rules-play = Main
# $game: name of the game.
rules-play-game = Mainkan { $game }
rules-other = Aturan permainan lain
# The page that lists the rules of all games.
rules-list-title = Aturan semua permainan
rules-list-line = Tiap permainan dijelaskan tahap demi tahap, dengan gambar papan, semua pilihan, dan jawaban untuk pertanyaan umum.
# A preset: a game with some options set, under a name of its own. $game: its name. $base: the game whose rules it has.
rules-preset = Aturan { $game } sama dengan aturan { $base }, kecuali:
rules-preset-name = { $game } adalah nama lain { $base }; aturan di bawah ini sama.
# $game: name of a preset of the game.
rules-preset-link = { $game }: apa bedanya
# $sources: titles and addresses, as they are.
rules-sources = Dibandingkan dengan: { $sources }.
picture-before = Sebelum
picture-after = Sesudah
# $pit, $count: the pit that is sown and its seeds.
picture-before-pit = Sebelum: { $word-pit } { $pit } berisi { $count } { $word-seed }
# The same where seeds are brought in from the hand. $own, $their: seeds in hand.
picture-before-hand = Sebelum: { $own } di tangan Anda, { $their } di tangan Lawan
# Of several sowings the last is told. $count: how many there are.
picture-last-of = Yang terakhir dari { $count } langkah:
picture-after-hand = Sesudah: { $own } di tangan Anda, { $their } di tangan Lawan
picture-after-store =
    Sesudah: { $word-store } Anda { $count ->
        [0] kosong
       *[other] berisi { $count } { $word-seed }
    }
# What a picture of the board holds, for readers who do not see it. $own, $their: counts of the pits, joined by commas, pit 1 first.
picture-alt = Papan. { $word-Pit } Anda: { $own }. { $word-Pit } Lawan: { $their }.
# A picture of a board that is the one of the picture before.
picture-alt-same = Papan seperti sebelumnya.

## What is new: one list for each release

changes-title = Yang baru
changes-intro = Semua rilis Bija, yang terbaru lebih dulu.
# $version: such as 0.1.0. $date: written out for the language.
changes-release = Versi { $version }, { $date }
# $day and $year are passed as text.
changes-date =
    { $day } { $month ->
        [1] Januari
        [2] Februari
        [3] Maret
        [4] April
        [5] Mei
        [6] Juni
        [7] Juli
        [8] Agustus
        [9] September
        [10] Oktober
        [11] November
       *[12] Desember
    } { $year }
# The second release.
changes-2-1 = Tiga belas permainan dengan enam versi bernama. Yang baru: sungka, o an quan, pallanguzhi, bao, omweso, Mangala Gaziantep, Mancala Basic, togyz kumalak, bestemshe, dan Mangala Turki.
changes-2-2 = Papan empat barisan, papan dengan petak quan, serta papan untuk tiga dan empat pemain. Kalau ada pilihan arah atau pertanyaan di tengah giliran, papan menawarkannya langsung di lubang.
changes-2-3 = Aturan sendiri di halamannya sendiri: apa arti tiap pilihan, apakah cocok bersama, tautan untuk dikirim, dan id yang sama untuk aturan yang sama di mana pun.
changes-2-4 = Pertandingan beberapa babak atau set, dua permainan bertukar sisi yang dihitung bersama, dan awal yang disusun sendiri oleh para pemain; yang kedua melihat susunan yang pertama.
changes-2-5 = Komputer memainkan semua permainan di semua tingkat.
changes-2-6 = Setiap permainan punya halaman aturan, dengan papan kecil dari langkah nyata dan angka dari permainan acak.
changes-2-7 = Permainan bisa dicari dengan namanya dalam bahasa Hindi, bahasa Inggris, dan bahasanya sendiri.
changes-2-8 = Semuanya juga ada di terminal; yang baru di sana: aturan sendiri.
changes-2-9 = Permainan antarpemain: tautan untuk teman, meja untuk dua sampai empat orang yang bisa diikuti siapa saja, atau siapa pun yang mencari permainan yang sama. Semuanya tanpa akun.
changes-2-10 = Batas waktu untuk tiap langkah bagi yang suka, tawaran seri, tanding ulang, dan penonton. Sambungan yang terputus berlanjut dari tempatnya, dan server yang dinyalakan ulang tidak menghilangkan apa pun.
changes-2-11 = Kalau dalam sepuluh detik tidak ada yang datang, ditawarkan permainan melawan komputer. Komputer selalu disebut komputer.
changes-2-12 = Pertandingan peringkat bagi yang masuk: rating, papan peringkat tiap permainan yang menunjukkan posisi sendiri dengan tetangganya, dan halaman tiap pemain dengan semua permainannya, yang bisa disaring menurut permainan, lawan, dan hasil.
changes-2-13 = Permainan yang sudah selesai bisa dibaca langkah demi langkah oleh siapa saja yang punya tautannya, juga tanpa skrip, dan bisa dibawa sebagai teks atau JSON. Tautan yang dikirim menampilkan papan sebagai kartu.
changes-2-14 = Di terminal, permainan Kalah dipecahkan: bija solve memberi tahu nilai sebuah posisi dan tiap langkahnya dengan permainan terbaik, bija tables menyimpan nilai semua akhir Mancala Kalah dan Oware di cakram.
changes-2-15 = Langkah-langkah terbaik sebuah posisi dengan nilai dan kelanjutannya, lewat bija analyze: pasti kalau bisa dibuktikan dalam batasnya, dan disebut perkiraan kalau tidak.
changes-2-16 = Program lain bisa memakai mesinnya: bija engine berbicara dengan protokol seperti mesin catur, dan bija match bertanding melawan apa pun yang memahaminya.
changes-2-17 = Tingkat yang bermain sempurna di permainan yang sudah dipecahkan sejak langkah pertama, misalnya Mancala Kalah dengan tiga atau empat biji di tiap lubang: melawan komputer, juga tanpa koneksi setelah sekali dipilih, di meja antarpemain, di halaman tanpa skrip, untuk program, dan di terminal.
changes-2-18 = Setiap permainan bisa dipelajari di papannya dalam sekitar tiga menit: lihat satu langkah, coba sendiri, lalu baca sebabnya. Percobaan yang keliru digambar dan dijelaskan; perangkat mengingat sampai mana Anda belajar.
changes-2-19 = Bahasa Indonesia sebagai bahasa ketiga, di setiap halaman, di meja antarpemain, dan di terminal; halamannya dimulai dengan congklak.
changes-2-20 = Suara biji yang pelan dan getaran singkat saat mengambil, keduanya mati sampai Anda memilihnya; langkah yang ditanyakan sekali lagi; lubang besar untuk ponsel; tombol untuk tangan kiri. Pengaturan mengikuti akun Anda.
changes-2-21 = Aturan dicetak tanpa bagian lain dari halaman, dan tautan ke halaman permainan mana pun menampilkan papannya.
changes-2-22 = Petunjuk kini menyebutkan alasannya, juga di halaman tanpa skrip. “Mengapa?” menjelaskan langkah terakhir komputer, dan begitu komputer sudah menghitung permainan sampai akhir, hal itu dikatakannya. Jika mau, Anda ditanya dulu sebelum langkah yang menyerahkan banyak biji atau kemenangan yang pasti.
changes-2-23 = Pelajaran bermain baik untuk Mancala Kalah, Oware, dan Congklak: posisi dengan satu langkah terbaik beserta alasannya. Daftar pelajaran menunjukkan apa yang sudah Anda selesaikan.
changes-2-24 = Daftar istilah: kata-kata permainan dalam kalimat sederhana, dan sebutannya di tempat asal permainan.
changes-2-25 = Di ponsel nama ditampilkan utuh, pelajaran muat di layar, dan tidak ada yang bergeser saat arah ditanyakan. Undangan yang tidak dapat diterima menyebutkan alasannya.
changes-2-26 = Di terminal kini ada juga tabel akhir permainan untuk Congklak, Sungka, Bestemshe, dan Togyz Kumalak; bija tables look menunjukkan nilai sebuah posisi dan langkah-langkahnya. Pada aturan sendiri Congklak atau Sungka tanpa jalan lagi, mesin bagi program lain menelusuri pohon langkah yang paling mungkin, sehingga bermain lebih baik.
changes-2-27 = Setiap halaman aturan kini juga menjelaskan sebaran panjang, versi yang umum beserta tautan untuk memainkannya, perbedaannya dari permainan Kalah, bawaan di sini, dan dalam tabel aturan mana yang bisa diubah.
changes-2-28 = Begitu satu halaman dibuka, semua permainan, pelajaran, dan aturan dalam bahasanya tersedia tanpa koneksi. Versi baru yang datang di tengah permainan tidak mengganggunya.
changes-2-29 = Di terminal, tabel akhir permainan Oware kini selesai dalam separuh waktu, dan bagi program lain mesin dapat menelusuri Kalah dan Oware dengan beberapa inti prosesor sekaligus.
# The first release, one line each: changes-1-<n>; a later release gets changes-2-<n>.
changes-1-1 = Mancala Kalah, Oware, dan Congklak, masing-masing dengan pilihannya sebagai aturan sendiri.
changes-1-2 = Komputer sebagai lawan di beberapa tingkat, dengan petunjuk dan langkah yang bisa dibatalkan.
changes-1-3 = Dua orang di satu perangkat.
changes-1-4 = Aturan lengkap dengan strategi dan tanya jawab; halaman dan papan yang juga bekerja tanpa skrip.
changes-1-5 = Bahasa Hindi dan Inggris, terang dan gelap, papan tik dan pembaca layar, daring dan luring.
changes-1-6 = Permainan yang sama di terminal.

## Errors as pages

error-home = Ke daftar permainan
error-400-title = Alamat ini tidak terbaca
# $reason: a whole sentence from errors.ftl.
error-400-text = Alamat halaman ini meminta sesuatu yang tidak dikenal aturan. { $reason }
error-401-title = Belum ada nama
error-403-title = Tidak boleh dari sana
error-404-title = Halaman tidak ditemukan
error-404-text = Tidak ada apa-apa di alamat ini. Mungkin ada huruf yang kurang.
error-405-title = Tidak bisa di sini
error-405-text = Halaman ini tidak menerima permintaan seperti itu.
error-409-title = Ada yang mendahului
error-413-title = Terlalu banyak sekaligus
error-413-text = Permintaan ini lebih besar daripada yang diterima server.
error-415-title = Bukan JSON
error-415-text = Ini harus dikirim sebagai JSON: Content-Type: application/json.
error-429-title = Sedang ramai
error-429-text = Saat ini banyak orang sedang bermain. Coba lagi sebentar lagi.
error-500-title = Ada yang salah di sini
error-500-text = Ini kesalahan kami, bukan Anda. Permainan Anda tersimpan di perangkat Anda; buka lagi halaman ini.
error-503-title = Sebentar lagi kembali
error-503-text = Server sedang tidak bisa menyimpan apa pun. Coba lagi sebentar lagi.

## Titles and descriptions of the pages, also for search engines. $game: name of the game.

page-home-title = Bija: main congklak dan permainan mancala lainnya
page-home-description = Mainkan tiga belas permainan mancala gratis di peramban, dari congklak dan dakon sampai bao dan togyz kumalak: melawan komputer, dengan teman di tempat jauh, atau berdua di satu perangkat, dengan aturan lengkap dan tanpa akun.
page-play-title = Main { $game } · Bija
page-play-description = Mainkan { $game } melawan komputer di tingkat pilihan Anda atau dengan orang di perangkat yang sama. Batalkan langkah, minta petunjuk, buat aturan sendiri.
page-plain-choose-title = Permainan tanpa skrip · Bija
page-plain-title = { $game } tanpa skrip · Bija
page-rules-title = Aturan { $game } · Bija
page-rules-description = Cara bermain { $game }: papan, menyebar biji, mengambil biji, akhir permainan, strategi, dan pertanyaan umum, tahap demi tahap.
page-rules-list-title = Aturan semua permainan · Bija
page-rules-list-description = Aturan lengkap tiga belas permainan mancala dan versi-versinya, dengan gambar langkah nyata, semua pilihan, dan tabel tujuh permainan.
page-changes-title = Yang baru · Bija
page-changes-description = Rilis-rilis Bija dan apa yang dibawa masing-masing.
page-error-title = { $title } · Bija
page-offline-title = Tidak ada sambungan · Bija

## The terminal

term-south = Selatan (S)
term-north = Utara (N)
# $pits: number of pits in a row. The single letters are the keys to type.
term-prompt = { $word-Pit } 1–{ $pits }, u batalkan, r ulangi, h petunjuk, ? bantuan, q keluar:
term-swap = Ketik swap untuk menukar sisi sebagai ganti menyebar.
# $text: what was typed.
term-unreadable = “{ $text }” bukan { $word-pit } dan bukan salah satu huruf itu.
# $seed: the number that makes the same choices again, passed as text.
term-random-first = Jalan pertama diundi (nomor { $seed }).
term-bye = Permainan berhenti di sini.
# At the perfect level, where a game began at a position of one's own.
term-not-proved = Langkah terbaik di sini tidak bisa dibuktikan; komputer bermain seperti di tingkat “Sulit”.
term-standard = bawaan
term-values = Nilai: { $values }
# The server has started; $address: where to open it.
term-serving = Bija ada di { $address }. Ctrl-C menghentikannya.

## Headings of the sections that only some games have

rules-heading-phases = Fase permainan
rules-heading-direction = Ke arah mana menyebar
rules-heading-pasu = Lubang berisi empat
rules-heading-quan = Quan
rules-heading-house = Nyumba
rules-heading-takasia = Lubang yang diblokir
rules-heading-tuzdyk = Tuzdyk
rules-heading-borrowing = Barisan yang kosong
rules-heading-pass = Giliran dilewati
rules-heading-places = Peringkat
rules-heading-rounds = Beberapa babak
rules-heading-variants = Versi yang umum
rules-heading-difference = Apa bedanya dari Mancala Kalah
rules-heading-glossary = Istilah permainan ini
rules-heading-local = Aturan sendiri dalam tabel
rules-heading-long = Sebaran panjang
rules-heading-site = Bawaan di sini

## More of them: Bao, Omweso and the Mangala of Gaziantep

rules-heading-ritual = Memilih sisi
rules-heading-namua = Fase pertama: namua
rules-heading-takata = Giliran tanpa tembakan: takata
rules-heading-mtaji = Fase kedua: mtaji
rules-heading-reverse = Menembak searah jarum jam

## Choices on the board and boards of every shape

# One of the two ways to sow a pit, on its button.
choice-left = Ke kiri
choice-right = Ke kanan
# Answers to a question in mid-turn: sow on, or leave the seeds where they are.
choice-on = Sebar terus
choice-stop = Berhenti di sini
choice-resign = Menyerah
# The heading while a turn waits for that answer.
choose-on = Sebar terus atau berhenti di sini?
# What a choice brings, on its button. $count: seeds captured.
choice-takes =
    { $count ->
        [0] tidak mengambil
       *[other] mengambil { $count }
    }
choice-back = Kembali
hint-pit-way =
    Petunjuk: { $word-pit } { $pit }, ke { $way ->
        [left] kiri
       *[right] kanan
    }.
# $choice: the label of one of the choices.
hint-choice = Petunjuk: { $choice }.
moves-item-way =
    Langkah { $ply }: { $name }, { $word-pit } { $pit } ke { $way ->
        [left] kiri
       *[right] kanan
    }
moves-item-stop = Langkah { $ply }: { $name } berhenti
# A pit as a screen reader says it. $row: one of the messages board-row or board-side.
board-pit =
    { $row }, { $word-pit } { $pit }, { $count ->
        [0] kosong
       *[other] { $count } { $word-seed }
    }
# A quan square. $way: left or right as the reader sees it.
board-square-end =
    Petak quan { $way ->
        [left] kiri
       *[right] kanan
    }, { $count ->
        [0] kosong
       *[other] { $count } { $word-seed }
    }
# The same with its quan still in it, which is worth $worth seeds.
board-square-piece =
    Petak quan { $way ->
        [left] kiri
       *[right] kanan
    }, quan bernilai { $worth } dan { $count ->
        [0] tanpa { $word-seed }
       *[other] { $count } { $word-seed }
    }
# Small on the board below such a square.
board-piece = quan { $worth } + { $count }
board-side =
    Sisi { $by ->
        [you] Anda
       *[other] { $name }
    }
board-hand =
    { $word-Seed } di tangan { $by ->
        [you] Anda
       *[other] { $name }
    }: { $count }
# Seeds on a player’s side.
board-left = sisa { $count }
# Added to a pit’s label, after a comma.
board-mark-closed = tertutup di babak ini
board-mark-house = nyumba
board-mark-blocked = tidak boleh disebar pada giliran ini
board-mark-taken =
    milik { $by ->
        [you] Anda
       *[other] { $name }
    }: { $word-seed } yang jatuh di sini disimpan
# $label: board-label, $turning: board-anticlockwise or board-clockwise.
board-label-turning = { $label }. { $turning }
label-others = Yang lain
label-computers = Komputer
# $rank: 1 to 4.
verdict-place = Anda meraih peringkat { $rank }
# A line of the table at the end of a game of three or four. $rank: 1 to 4.
panel-place = { $rank }. { $name }
play-mode-many = Beramai-ramai di perangkat ini
play-mode-computers = Anda dan beberapa komputer
first-computers = Salah satu komputer

## A match of several rounds or sets

play-games = Berapa permainan
play-games-one = Satu permainan
play-games-pair = Dua permainan, bertukar sisi
play-games-about = Dua permainan dihitung bersama; tiap sisi mulai satu kali.
match-round = Babak { $round } dari { $of }
match-set = Set { $round } dari { $of }
match-game = Permainan { $round } dari { $of }
# $first and $second: points of the two players, the reader’s first.
match-points = { $first } lawan { $second }
match-next-rounds = Babak berikutnya
match-next-sets = Set berikutnya
match-next-pair = Bertukar sisi
match-over-won =
    { $by ->
        [you] Anda
       *[other] { $name }
    } memenangkan pertandingan
match-over-draw = Pertandingan berakhir seri

## A start that the players arrange

arrange-title = Susun { $word-seed }
# Whose seeds these are; $by is you or other.
arrange-whose =
    { $by ->
        [you] Anda
       *[other] { $name }
    } menyusun { $word-seed }.
arrange-help = Tekan sebuah { $word-pit } untuk menaruh satu { $word-seed }, − untuk mengambilnya lagi.
# $count: seeds still in hand.
arrange-left =
    { $count ->
        [0] Semua { $word-seed } sudah ditaruh.
       *[other] Masih { $count } { $word-seed } di tangan.
    }
arrange-least = Tiap { $word-pit } perlu sedikitnya { $least } { $word-seed }.
arrange-pit =
    { $word-Pit } { $pit }: { $count ->
        [0] kosong
       *[other] { $count } { $word-seed }
    }
arrange-more = Tambah satu { $word-seed } di { $word-pit } { $pit }
arrange-less = Kurangi satu { $word-seed } di { $word-pit } { $pit }
arrange-standard = Bawaan
arrange-clear = Kosongkan semua
arrange-done = Selesai

## Odd or even: who guesses right chooses the side

ritual-title = Ganjil atau genap?
ritual-offer = Tebak untuk jalan pertama
ritual-text = Komputer menggenggam beberapa { $word-seed }. Kalau tebakannya benar, Anda memilih sisi; kalau tidak, komputer mulai.
ritual-odd = Ganjil
ritual-even = Genap
ritual-right = Isinya { $count } { $word-seed }: benar. Pilih sisi Anda.
ritual-wrong = Isinya { $count } { $word-seed }: tidak tepat. Komputer mulai.
ritual-first = Mulai
ritual-second = Biar komputer yang mulai

## The table of house rules on a rules page, and its last line

local-name = Aturan
local-about = Apa yang ditentukan
local-standard = Bawaan di sini
local-change = Bisa diubah
# Rows of the table that every game has.
local-yes = Ya
local-no = Tidak
local-players = Pemain
local-players-about = Berapa orang yang bermain.
local-board = Papan
local-board-about = Ukuran papan dan jumlah biji di atasnya.
local-first = Yang mulai berikutnya
local-first-about = Jalan pertama berpindah ke pemain berikutnya di setiap permainan baru.
local-first-standard = Bergiliran
local-clock = Batas waktu
local-clock-about = Waktu untuk tiap sebaran; di meja dengan orang lain jam bisa dipasang.
local-clock-standard = Tidak ada
local-length = Lama permainan
# $minutes: how long a game takes.
local-length-standard = Kira-kira { $minutes } menit
# $date: written out for the language.
rules-updated = Halaman-halaman ini terakhir diubah pada { $date }.
# A game measured at random play. $sowings: sowings in a game, extra ones counted. $choices: moves to choose from, 1 where nothing can be chosen.
# $first: games of 100 that the player who begins wins.
rules-figures = Kalau setiap langkah diundi, satu permainan berlangsung kira-kira { $sowings } langkah, { $choices ->
        [1] tidak ada pilihan langkah,
       *[other] ada kira-kira { $choices } langkah untuk dipilih,
    } dan pemain yang mulai menang { $first ->
        [0] nol dari 100 permainan
       *[other] kira-kira { $first } dari 100 permainan
    }.
