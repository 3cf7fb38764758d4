### Signing in, one's own page, and why somebody was not signed in.

## Signing in

sign-in-title = Masuk
page-sign-in-title = Masuk · Bija
# $provider: a provider's name, such as Google.
sign-in-with = Masuk dengan { $provider }
sign-in-why = Semua permainan bisa dimainkan tanpa masuk. Dengan masuk ada pertandingan peringkat dan papan peringkat, dan permainan Anda ikut ke semua perangkat Anda.
sign-in-what = Kami hanya meminta nomor yang dipakai penyedia untuk mengenali Anda: tanpa nama, alamat, atau kontak.
sign-in-none-title = Di server ini tidak ada fitur masuk
sign-in-none = Semuanya bisa tanpa itu kecuali pertandingan peringkat: melawan komputer, dengan teman lewat tautan, dan luring.
sign-in-scripts = Untuk masuk, peramban ini perlu menjalankan skrip.
sign-in-go-on = Lanjut

## Why nobody was signed in

sign-in-failed = Anda belum masuk
sign-in-no-provider = Server ini tidak menerima penyedia itu.
sign-in-denied = Anda tidak menyetujuinya di { $provider }, atau { $provider } tidak mengizinkan Anda masuk. Tidak ada yang berubah.
# $code: the provider's word for the reason, in English.
sign-in-refused = { $provider } menolak permintaan ini ({ $code }). Pengelola server ini bisa mencari sebabnya.
sign-in-mismatched = Jawaban ini bukan untuk proses masuk yang dimulai di peramban ini. Mulai lagi di sini.
sign-in-late = Sudah lewat dari sepuluh menit. Mulai lagi.
sign-in-again = Jawaban ini sudah dipakai. Mulai lagi.
sign-in-unreachable = { $provider } saat ini tidak bisa dihubungi dari sini. Coba lagi nanti.
sign-in-slow = { $provider } tidak menjawab pada waktunya. Coba lagi nanti.
sign-in-failing = { $provider } sedang bermasalah. Coba lagi nanti.
sign-in-unreadable = Jawaban dari { $provider } tidak bisa dipahami. Coba lagi; kalau terulang, beri tahu pengelola server ini.
sign-in-code-spent = { $provider } tidak lagi menerima kodenya sendiri. Mulai lagi.
sign-in-forged = Jawaban ini tidak ditandatangani { $provider }. Demi keamanan Anda, jawaban ini tidak dipercaya.
sign-in-unsigned = Jawaban dari { $provider } tidak ditandatangani seperti seharusnya. Demi keamanan Anda, jawaban ini tidak dipercaya.
sign-in-other-issuer = Jawaban ini datang dari pihak lain, bukan { $provider }. Demi keamanan Anda, jawaban ini tidak dipercaya.
sign-in-other-audience = Jawaban dari { $provider } dibuat untuk situs lain. Demi keamanan Anda, jawaban ini tidak dipercaya.
sign-in-other-nonce = Jawaban dari { $provider } milik proses masuk yang lain. Demi keamanan Anda, jawaban ini tidak dipercaya.
sign-in-expired = Jawaban dari { $provider } sudah lewat waktunya. Mulai lagi; kalau terulang, jam di sini atau di sana salah.

## One's own page

account-title = Akun Anda
account-guest-title = Anda seorang tamu
page-account-title = Akun Anda · Bija
account-nobody = Belum ada yang dikenal di perangkat ini. Nama panggilan sudah cukup untuk bermain dengan orang lain; Anda memilihnya saat memulai permainan.
account-link = Akun
account-name = Nama
account-name-about = Orang lain melihatnya di papan dan di papan peringkat. Nama panggilan apa pun boleh.
account-name-save = Simpan nama
account-name-saved = Nama disimpan.
account-welcome = Anda sudah masuk. Pilih nama yang akan dilihat orang lain.
account-signed-in-with = Masuk dengan
# $number: a few digits, as text. The name of an account until another is chosen: a sapodilla seed, as dakon is played with.
account-made-name = Biji Sawo { $number }
account-guest-about = Perangkat ini mengenal Anda dengan nama panggilan. Tanpa masuk, permainan Anda hanya ada di perangkat ini.

account-guest-question = Apakah ini permainan Anda?
# $name: a nickname.
account-guest-games = { $name } pernah bermain di perangkat ini sebagai tamu. Ponsel sering dipakai bersama, jadi kami bertanya: apakah permainan itu milik akun Anda?
account-guest-move = Ya, pindahkan ke akun saya
account-guest-leave = Tidak, biarkan
account-guest-moved = Permainan itu kini ada di akun Anda.
account-guest-left = { $name } pernah bermain di perangkat ini sebagai tamu. Nama panggilan itu disimpan di sini.
account-guest-return = Lanjut sebagai { $name }

account-devices-title = Perangkat
account-devices =
    { $count ->
        [1] Anda masuk hanya di perangkat ini.
       *[other] Anda masuk di { $count } perangkat.
    }
account-sign-out = Keluar di sini
account-sign-out-everywhere = Keluar di semua perangkat
account-guest-devices = Tamu yang keluar tidak bisa kembali ke permainannya: hanya perangkat ini yang mengenal Anda.

account-data-title = Data Anda
account-data-about = Semua yang disimpan server ini tentang Anda, dalam satu berkas (JSON).
account-data-download = Unduh data saya
account-delete = Hapus data saya
account-delete-about = Nama Anda, akun masuk Anda, pengaturan Anda, dan posisi Anda di papan peringkat dihapus. Permainan yang sudah selesai tetap ada bagi yang memainkannya, dengan “pemain terhapus” sebagai ganti nama Anda. Ini tidak bisa dibatalkan.
account-delete-sure = Hapus selamanya
account-deleted-title = Data Anda sudah dihapus
account-deleted = Anda sudah keluar di semua perangkat, dan nama Anda tidak ada lagi. Anda bisa bermain lagi kapan saja sebagai orang baru.

account-failed = Server tidak menjawab. Coba lagi.
account-sure-missing = Sebelum menghapus data, nyatakan dulu bahwa Anda yakin.
account-no-guest = Tidak ada lagi tamu yang dikenal di perangkat ini.
account-guest-only = Itu hanya untuk yang sudah masuk.
# $setting is the name of a setting as programs send it.
account-setting-unknown = Tidak ada pengaturan “{ $setting }”.
account-setting-choice = Pengaturan “{ $setting }” tidak punya pilihan itu.
