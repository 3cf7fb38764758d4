### People who play with each other.

## Who one is

# The request comes from a page of another site.
live-foreign-page = Ini hanya bisa diminta dari halaman server ini.
live-nobody = Pilih dulu nama panggilan.
live-known-already = Anda sudah punya nama panggilan di perangkat ini.

## Nicknames

live-name-short = Nama panggilan perlu sedikitnya { $least } huruf.
live-name-long = Nama panggilan paling panjang { $most } huruf.
# $character: what was written, or its number.
live-name-character = “{ $character }” tidak boleh ada di situ dalam nama panggilan. Yang boleh: huruf, angka, serta satu spasi, tanda hubung, atau titik di antaranya.
live-name-no-letter = Nama panggilan perlu sedikitnya satu huruf.
live-name-mixed = Huruf-huruf ini tidak ditulis bersama. Pakai satu aksara, atau Dewanagari dengan Latin.
live-name-marks = Terlalu banyak tanda pada satu huruf.
live-name-reserved = Nama itu milik server. Pilih yang lain.
live-name-abuse = Nama panggilan itu tidak pantas untuk bermain. Pilih yang lain.
# An account has a name that is the same, or looks the same.
live-name-taken = Ada orang terdaftar yang memakai nama itu atau yang mirip. Pilih yang lain.
