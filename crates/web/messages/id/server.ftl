### What the server says to the person who runs it.

# $file: the file. $detail: what the system says, in English.
config-unreadable = { $file } tidak bisa dibaca: { $detail }
# $detail: what the reader of TOML says, in English, with line and column.
config-syntax = { $file } tidak terbaca sebagai TOML: { $detail }
# $setting: the key as it was written.
config-unknown = { $file }: tidak ada pengaturan “{ $setting }”. `bija serve --help` menyebut semuanya.
# $nearest: a setting of a similar name.
config-unknown-nearest = { $file }: tidak ada pengaturan “{ $setting }”. Maksudnya “{ $nearest }”?
# $source: a file, a variable of the environment or a flag. $wanted: one of the messages config-wanted-….
config-value = { $source }: “{ $setting }” tidak bisa “{ $text }”. Yang diperlukan: { $wanted }.
config-wanted-address = alamat dengan porta, misalnya 127.0.0.1:8080
config-wanted-folder = nama folder
config-wanted-number = bilangan bulat dari 1 sampai 1000000
config-wanted-limit = bilangan bulat; 0 meniadakan batasnya
config-wanted-networks = jaringan seperti 10.0.0.0/8, atau alamat tunggal
config-wanted-origins = asal seperti https://bija.example; tanpa TLS hanya di mesin ini
config-wanted-table = sebuah tabel, [limits]
config-wanted-tables = tabel-tabel, satu [[sign_in]] untuk tiap penyedia
config-wanted-text = teks
config-wanted-id = huruf kecil, angka, dan tanda hubung
config-wanted-issuer = alamat yang diawali https://; tanpa TLS hanya di mesin ini
# $number: which [[sign_in]] of the file, from 1. $setting: the key.
config-sign-in-missing = { $file }: [[sign_in]] nomor { $number } memerlukan “{ $setting }”.
config-sign-in-twice = { $file }: [[sign_in]] nomor { $number } punya “{ $setting }” yang sama dengan salah satu sebelumnya.
config-sign-in-secrets = { $file }: [[sign_in]] nomor { $number } menyebut “{ $setting }” dengan lebih dari satu cara.
# $id: the id of the provider. $variable: a variable of the environment.
config-no-secret = Rahasia untuk “{ $id }” seharusnya datang dari variabel { $variable }, yang tidak diisi.
