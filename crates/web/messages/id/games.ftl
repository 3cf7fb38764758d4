### The games and presets: their names, one line about each, words by which search finds them; every option with its meaning and the meaning of each value; and the table of seven mancala games.

## Names. game-<id>-own is the name in the language it comes from, -line one sentence for the home page, -search words that search also knows (the same in every language, separated by commas).

game-kalah-name = Mancala Kalah
game-kalah-own = Kalah
game-kalah-line = Mancala yang paling dikenal di dunia: isi lumbung Anda, jalan lagi, tembak lubang di seberang.
game-kalah-search = kalah, kalaha, kallah, mancala, mankala, कालाह, कलाह, कालह, मनकला, मंकला, मनकाला, मंकाला, मैनकाला
game-oware-name = Oware
game-oware-own = ɔware
game-oware-line = Permainan besar Afrika Barat: buat isi lubang lawan menjadi dua atau tiga, dan biji itu milik Anda.
game-oware-search = oware, owari, awari, wari, warri, awale, awalé, awele, awélé, ayo, ayò, ओवारे, ओवरे, अवारी, वारी, अवाले, आयो
game-congklak-name = Congklak
game-congklak-own = congklak
game-congklak-line = Dari Indonesia: 98 biji disebar searah jarum jam, dan sebaran yang berakhir di lubang berisi jalan terus.
game-congklak-search = congklak, congkak, congclak, conglak, dakon, dhakon, dakonan, चोंगक्लाक, चोंकलाक, चोंगकाक, डाकोन
# Presets: a game with some options set, under a name of its own.
game-congkak-name = Congkak
game-congkak-own = congkak
game-congkak-line = Congklak seperti di Malaysia: belum boleh menembak sebelum sebaran melewati lumbung Anda.
game-congkak-search = congkak, congklak, malaysia, चोंगकाक, चोंगक्लाक, मलेशिया
game-dakon-name = Dakon
game-dakon-own = ꦝꦏꦺꦴꦤ꧀ (dhakon)
game-dakon-line = Congklak dengan nama Jawanya.
game-dakon-search = dakon, dhakon, dakonan, congklak, java, jawa, डाकोन, जावा
# Other names of Oware, not presets.
game-awale-name = Awale
game-awale-own = awalé
game-awale-line = Oware dengan namanya di Pantai Gading.
game-awale-search = awale, awalé, awele, awélé, oware, अवाले, ओवारे
game-ayo-name = Ayo (Oware)
game-ayo-own = ayò
game-ayo-line = Oware dengan nama Yorubanya.
game-ayo-search = ayo, ayò, oware, yoruba, nigeria, आयो, ओवारे, योरूबा
game-sungka-name = Sungka
game-sungka-own = sungkâ
game-sungka-line = Dari Filipina: jalan terus mengelilingi 98 kulit kerang, dan pemain tanpa biji menunggu sampai ada yang kembali.
game-sungka-search = sungka, sungkâ, sunka, chongka, philippines, pilipinas, सुंगका, सुंका, फ़िलीपींस
game-o-an-quan-name = O an quan
game-o-an-quan-own = Ô ăn quan
game-o-an-quan-line = Dari Vietnam: sebar ke kiri atau ke kanan, ambil petak di belakang petak kosong, dan menangkan dua quan yang besar.
game-o-an-quan-search = o an quan, ô ăn quan, oanquan, vietnam, viet nam, mandarin, ओ अन क्वान, ओ आन क्वान, क्वान, वियतनाम
game-pallanguzhi-name = Pallanguzhi
game-pallanguzhi-own = பல்லாங்குழி
game-pallanguzhi-line = Dari India Selatan dan Sri Lanka: sebaran jalan terus dari lubang berikutnya, dan tiap lubang yang isinya menjadi empat dimenangkan.
game-pallanguzhi-search = pallanguzhi, pallankuzhi, pallanguli, palanguli, pallankuli, pallangulli, பல்லாங்குழி, ali guli mane, ಅಳಿಗುಳಿ ಮಣೆ, vamana guntalu, వామన గుంటలు, tamil, पल्लांगुझी, पल्लांगुली, पल्लांकुझी, पल्लांकुऴि, वामन गुंटलु, तमिल
game-pallanguzhi-wikipedia-name = Pallanguzhi, empat bagi penyebar
game-pallanguzhi-wikipedia-own = பல்லாங்குழி
game-pallanguzhi-wikipedia-line = Pallanguzhi seperti di Wikipedia: lubang berisi empat menjadi milik yang menyebar, dan giliran berlanjut setelah mengambil.
game-pallanguzhi-wikipedia-search = pallanguzhi, pallankuzhi, wikipedia, பல்லாங்குழி, पल्लांगुझी, विकिपीडिया
game-ali-guli-mane-name = Ali Guli Mane
game-ali-guli-mane-own = ಅಳಿಗುಳಿ ಮಣೆ
game-ali-guli-mane-line = Pallanguzhi seperti di Karnataka: lubang seberang ikut diambil.
game-ali-guli-mane-search = ali guli mane, aliguli mane, alaguli mane, ಅಳಿಗುಳಿ ಮಣೆ, kannada, karnataka, pallanguzhi, अली गुली मने, अलीगुली मने, कर्नाटक, कन्नड़, पल्लांगुझी
game-bao-name = Bao la kiswahili
game-bao-own = bao la kiswahili
game-bao-line = Mahakarya Afrika Timur: empat barisan, 64 biji, sebuah nyumba untuk dijaga, dan biji yang ditembak disebar di sisi sendiri.
game-bao-search = bao, bao la kiswahili, bao kiswahili, kiswahili, swahili, tanzania, zanzibar, kenya, बाओ, बाओ ला किस्वाहिली, स्वाहिली, तंज़ानिया, ज़ंज़ीबार
game-bao-kujifunza-name = Bao la kujifunza
game-bao-kujifunza-own = bao la kujifunza
game-bao-kujifunza-line = Bao untuk belajar: dua biji di tiap lubang, tidak ada di tangan, dan tanpa nyumba.
game-bao-kujifunza-search = bao la kujifunza, kujifunza, bao, swahili, बाओ ला कुजिफ़ुंज़ा, कुजिफ़ुंज़ा, बाओ
game-omweso-name = Omweso
game-omweso-own = omweso
game-omweso-line = Dari Uganda: tiap pemain menyebar mengelilingi dua barisannya sendiri, dan yang tidak punya lubang berisi dua lagi kalah.
game-omweso-search = omweso, mweso, uganda, luganda, buganda, ओम्वेसो, म्वेसो, युगांडा
game-mangala4-name = Mangala (Gaziantep)
game-mangala4-own = Mangala
game-mangala4-line = Dari Turki tenggara: lubang paling kiri harus disebar, dan lubang berisi dua atau empat diambil bersama seberangnya.
game-mangala4-search = mangala, mangala iv, mangala 4, gaziantep, antep, मंगला, मांगाला, गाज़ियांटेप, तुर्की, तुर्किये
game-lab-madjnuni-name = La’b Madjnuni
game-lab-madjnuni-own = La’b Madjnuni
game-lab-madjnuni-line = Mangala seperti dimainkan di Damaskus: satu pemain menyusun bijinya dengan tangan, dan lubang paling kanan yang mulai.
game-lab-madjnuni-search = la'b madjnuni, lab madjnuni, madjnuni, damascus, syria, लाब मजनूनी, मजनूनी, दमिश्क, सीरिया
game-mancala-basic-name = Mancala Basic
game-mancala-basic-own = マンカラ・ベーシック
game-mancala-basic-line = Dari Jepang, untuk dua sampai empat orang: tidak ada yang diambil; yang lebih dulu mengosongkan sisinya menang.
game-mancala-basic-search = mancala basic, mankala basic, mankara, マンカラ, マンカラ・ベーシック, ベーシック, japan, मनकला बेसिक, मंकला बेसिक, बेसिक, जापान
game-togyz-kumalak-name = Togyz kumalak
game-togyz-kumalak-own = Тоғызқұмалақ
game-togyz-kumalak-line = Dari Kazakhstan dan Kirgizstan: sembilan lubang berisi sembilan; isi genap diambil, dan satu lubang bisa menjadi milik Anda selamanya.
game-togyz-kumalak-search = togyz kumalak, togyzkumalak, toguz kumalak, toguzkumalak, toğyzqumalaq, togyzqumalaq, тоғызқұмалақ, тогызкумалак, тогуз кумалак, kazakh, kazakhstan, तोगिज़ कुमालक, तोगुज़ कुमालक, तोगिज़, कज़ाख़स्तान
game-toguz-korgool-name = Toguz korgool
game-toguz-korgool-own = Тогуз коргоол
game-toguz-korgool-line = Togyz kumalak dengan nama Kirgiznya.
game-toguz-korgool-search = toguz korgool, toguzkorgool, toguz korgol, тогуз коргоол, kyrgyz, kyrgyzstan, तोगुज़ कोरगोल, कोरगोल, किर्गिज़स्तान
game-bestemshe-name = Bestemshe
game-bestemshe-own = Бестемше
game-bestemshe-line = Permainan kecil dari Kazakhstan: lima lubang berisi lima, isi genap diambil, dan tanpa tuzdyk.
game-bestemshe-search = bestemshe, bestemse, бестемше, kazakh, kazakhstan, बेस्तेमशे, बेस्तमशे, कज़ाख़स्तान
game-turkish-mangala-name = Mangala (Turki)
game-turkish-mangala-own = Mangala
game-turkish-mangala-line = Permainan sekolah di Turki: biji pertama ditinggal di lubangnya, isi genap diambil, dan barisan yang kosong mendapat sisanya.
game-turkish-mangala-search = mangala, turkish mangala, turk mangala, türk mangala, göçürme, turkey, türkiye, मंगला, मांगाला, तुर्की, तुर्किये, तुर्की मंगला
# $alias: another name of the game, as typed in the search.
game-also-called = juga disebut { $alias }

## Options of Kalah. opt-<game>-<option> is the label, -about what it decides, -<value> a value's label and -<value>-about its meaning. For numbers the value is in $n.

opt-kalah-pits = Lubang per barisan
opt-kalah-pits-about = Berapa lubang yang dimiliki tiap pemain.
opt-kalah-pits-value = { $n } lubang
opt-kalah-pits-value-about = Tiap pemain punya { $n } lubang dan sebuah lumbung.
opt-kalah-seeds = Biji per lubang
opt-kalah-seeds-about = Berapa biji di tiap lubang pada awalnya; makin banyak biji, makin panjang permainannya.
opt-kalah-seeds-value = { $n } biji
opt-kalah-seeds-value-about = Tiap lubang mulai dengan { $n } biji.
opt-kalah-start = Awal
opt-kalah-start-about = Apakah semua lubang mulai sama.
opt-kalah-start-equal = Sama rata
opt-kalah-start-equal-about = Semua lubang mulai dengan jumlah biji yang sama.
opt-kalah-start-random-1 = Satu biji dipindah
opt-kalah-start-random-1-about = Di tiap barisan satu biji dipindah ke lubang lain menurut undian, sama bagi kedua pemain.
opt-kalah-start-random-2 = Dua biji dipindah
opt-kalah-start-random-2-about = Di tiap barisan dua biji dipindah dari satu lubang ke lubang lain menurut undian, sama bagi kedua pemain.
opt-kalah-empty-capture = Tembak saat seberang kosong
opt-kalah-empty-capture-about = Apa yang terjadi kalau biji terakhir jatuh di lubang kosong Anda dan lubang seberang juga kosong.
opt-kalah-empty-capture-false = Tidak
opt-kalah-empty-capture-false-about = Tidak ada yang ditembak dan biji itu tetap di tempatnya.
opt-kalah-empty-capture-true = Ya
opt-kalah-empty-capture-true-about = Biji terakhir itu saja yang masuk ke lumbung Anda.
opt-kalah-end = Akhir permainan
opt-kalah-end-about = Kapan permainan selesai.
opt-kalah-end-any-row-empty = Satu barisan kosong
opt-kalah-end-any-row-empty-about = Permainan selesai setelah langkah yang mengosongkan salah satu barisan.
opt-kalah-end-mover-cannot-move = Tidak ada langkah lagi
opt-kalah-end-mover-cannot-move-about = Permainan selesai kalau pemain yang mendapat giliran tidak punya biji di barisannya.
opt-kalah-remaining = Biji sisa di akhir
opt-kalah-remaining-about = Siapa yang mendapat biji yang masih ada di lubang.
opt-kalah-remaining-owner = Pemilik barisan
opt-kalah-remaining-owner-about = Tiap pemain mendapat biji sisa di barisannya sendiri.
opt-kalah-remaining-emptier = Pemilik barisan kosong
opt-kalah-remaining-emptier-about = Pemain yang barisannya kosong mendapat biji sisa di barisan seberang.
opt-kalah-remaining-nobody = Tidak seorang pun
opt-kalah-remaining-nobody-about = Biji sisa keluar dari papan dan tidak dihitung untuk siapa pun.
opt-kalah-pie-rule = Aturan tukar sisi
opt-kalah-pie-rule-about = Apakah pemain kedua boleh menukar sisi setelah giliran pertama.
opt-kalah-pie-rule-false = Tidak
opt-kalah-pie-rule-false-about = Keduanya tetap di sisinya.
opt-kalah-pie-rule-true = Ya
opt-kalah-pie-rule-true-about = Setelah seluruh giliran pertama pemain pertama, pemain kedua boleh mengambil alih sisi itu sebagai ganti menyebar.

## Options of Oware

opt-oware-pits = Lubang per barisan
opt-oware-pits-about = Berapa lubang yang dimiliki tiap pemain.
opt-oware-pits-value = { $n } lubang
opt-oware-pits-value-about = Tiap pemain punya { $n } lubang.
opt-oware-seeds = Biji per lubang
opt-oware-seeds-about = Berapa biji di tiap lubang pada awalnya; lebih dari separuh jumlahnya berarti menang.
opt-oware-seeds-value = { $n } biji
opt-oware-seeds-value-about = Tiap lubang mulai dengan { $n } biji.
opt-oware-grand-slam = Grand slam
opt-oware-grand-slam-about = Apa yang terjadi kalau satu langkah akan menyapu habis semua biji di barisan seberang.
opt-oware-grand-slam-no-capture = Tidak mengambil apa pun
opt-oware-grand-slam-no-capture-about = Langkah itu boleh, tetapi tidak ada biji yang diambil.
opt-oware-grand-slam-illegal = Tidak boleh
opt-oware-grand-slam-illegal-about = Langkah itu tidak boleh; kalau tidak ada yang lain, langkah itu dimainkan tanpa mengambil.
opt-oware-grand-slam-captures = Mengambil semua
opt-oware-grand-slam-captures-about = Dihitung seperti ambilan lain: semua biji diambil.
opt-oware-grand-slam-keep-first = Lubang biji terakhir dibiarkan
opt-oware-grand-slam-keep-first-about = Lubang tempat biji terakhir jatuh tidak diambil, yang lain diambil.
opt-oware-grand-slam-keep-last = Ujung rangkaian dibiarkan
opt-oware-grand-slam-keep-last-about = Lubang terakhir dalam rangkaian, yang paling dekat ke awal barisan, tidak diambil; yang lain diambil.
opt-oware-grand-slam-rest-to-opponent = Mengakhiri permainan
opt-oware-grand-slam-rest-to-opponent-about = Semua biji diambil, biji yang tersisa di papan menjadi milik pemain yang lain, dan permainan selesai.
opt-oware-cycle = Posisi berulang
opt-oware-cycle-about = Kapan permainan yang berputar-putar selesai; tiap pemain lalu menyimpan biji di barisannya sendiri.
opt-oware-cycle-first = Pada pengulangan pertama
opt-oware-cycle-first-about = Permainan selesai kalau sebuah posisi muncul lagi dengan giliran pemain yang sama dan tanpa ambilan sejak itu.
opt-oware-cycle-third = Pada kali ketiga
opt-oware-cycle-third-about = Permainan selesai kalau sebuah posisi muncul untuk ketiga kalinya dengan giliran pemain yang sama dan tanpa ambilan sejak itu.
opt-oware-cycle-off = Mati
opt-oware-cycle-off-about = Pengulangan tidak mengakhiri apa pun; setelah 1.000 langkah tiap pemain menyimpan biji di barisannya sendiri.
opt-oware-must-feed = Memberi biji
opt-oware-must-feed-about = Apakah Anda wajib memberi biji kepada lawan yang tidak punya.
opt-oware-must-feed-true = Wajib
opt-oware-must-feed-true-about = Kalau barisan seberang kosong, hanya langkah yang menjatuhkan biji di sana yang boleh.
opt-oware-must-feed-false = Tidak wajib
opt-oware-must-feed-false-about = Semua langkah boleh; permainan selesai kalau pemain yang mendapat giliran tidak punya biji.

## Options of Congklak, also for congkak and dakon

opt-congklak-pits = Lubang per barisan
opt-congklak-pits-about = Berapa lubang yang dimiliki tiap pemain; tiap lubang mulai dengan biji sebanyak itu pula.
opt-congklak-pits-value = { $n } lubang
opt-congklak-pits-value-about = Tiap pemain punya { $n } lubang, masing-masing berisi { $n } biji.
opt-congklak-empty-capture = Tembak saat seberang kosong
opt-congklak-empty-capture-about = Apa yang terjadi kalau biji terakhir jatuh di lubang kosong Anda dan lubang seberang juga kosong.
opt-congklak-empty-capture-false = Tidak
opt-congklak-empty-capture-false-about = Tidak ada yang ditembak dan biji itu tetap di tempatnya.
opt-congklak-empty-capture-true = Ya
opt-congklak-empty-capture-true-about = Biji terakhir itu saja yang masuk ke lumbung Anda.
opt-congklak-need-lap = Tembak setelah melewati lumbung
opt-congklak-need-lap-about = Apakah sebuah langkah boleh menembak sebelum menjatuhkan biji di lumbung Anda; di Malaysia belum boleh.
opt-congklak-need-lap-false = Tidak
opt-congklak-need-lap-false-about = Sebuah langkah boleh langsung menembak.
opt-congklak-need-lap-true = Ya
opt-congklak-need-lap-true-about = Sebuah langkah baru boleh menembak setelah menjatuhkan biji di lumbung Anda; semua sebarannya ikut dihitung, dan tiap jalan lagi mulai dari awal.
opt-congklak-no-move = Tidak ada biji untuk disebar
opt-congklak-no-move-about = Apa yang terjadi kalau pemain yang mendapat giliran tidak punya biji di barisannya.
opt-congklak-no-move-end = Permainan selesai
opt-congklak-no-move-end-about = Permainan selesai, dan tiap pemain menyimpan biji sisa di barisannya sendiri.
opt-congklak-no-move-pass = Giliran dilewati
opt-congklak-no-move-pass-about = Gilirannya dilewati sampai ada biji yang kembali; permainan selesai kalau semua lubang kosong.
opt-congklak-max-bonus = Jalan lagi dalam satu giliran
opt-congklak-max-bonus-about = Berapa kali satu giliran boleh berlanjut setelah biji terakhir jatuh di lumbung; batas membuat permainan lebih adil.
opt-congklak-max-bonus-none = Tanpa batas
opt-congklak-max-bonus-none-about = Setiap biji terakhir di lumbung Anda memberi satu langkah lagi.
opt-congklak-max-bonus-value =
    { $n ->
        [0] Tidak ada
       *[other] { $n } kali
    }
opt-congklak-max-bonus-value-about =
    { $n ->
        [0] Biji terakhir di lumbung Anda mengakhiri giliran
       *[other] Dalam satu giliran boleh jalan lagi paling banyak { $n } kali
    }.
opt-congklak-rounds = Babak
opt-congklak-rounds-about = Berapa babak yang menentukan.
opt-congklak-rounds-1 = Satu babak
opt-congklak-rounds-1-about = Satu babak yang menentukan.
opt-congklak-rounds-match = Pertandingan
opt-congklak-rounds-match-about = Babak demi babak dimainkan sampai seorang pemain tidak bisa mengisi satu lubang pun, paling banyak sepuluh; lubang yang tidak bisa diisi menjadi lubang hangus selama satu babak.

## Options of Sungka

opt-sungka-pits = Lubang per barisan
opt-sungka-pits-about = Berapa lubang yang dimiliki tiap pemain; tiap lubang mulai dengan biji sebanyak itu pula.
opt-sungka-pits-value = { $n } lubang
opt-sungka-pits-value-about = Tiap pemain punya { $n } lubang, masing-masing berisi { $n } biji.
opt-sungka-empty-capture = Tembak saat seberang kosong
opt-sungka-empty-capture-about = Apa yang terjadi kalau biji terakhir jatuh di lubang kosong Anda dan lubang seberang juga kosong.
opt-sungka-empty-capture-false = Tidak
opt-sungka-empty-capture-false-about = Tidak ada yang ditembak dan biji itu tetap di tempatnya.
opt-sungka-empty-capture-true = Ya
opt-sungka-empty-capture-true-about = Biji terakhir itu saja yang masuk ke lumbung Anda.
opt-sungka-need-lap = Tembak setelah melewati lumbung
opt-sungka-need-lap-about = Apakah sebuah langkah boleh menembak sebelum menjatuhkan biji di lumbung Anda; di Malaysia belum boleh.
opt-sungka-need-lap-false = Tidak
opt-sungka-need-lap-false-about = Sebuah langkah boleh langsung menembak.
opt-sungka-need-lap-true = Ya
opt-sungka-need-lap-true-about = Sebuah langkah baru boleh menembak setelah menjatuhkan biji di lumbung Anda; semua sebarannya ikut dihitung, dan tiap jalan lagi mulai dari awal.
opt-sungka-no-move = Tidak ada biji untuk disebar
opt-sungka-no-move-about = Apa yang terjadi kalau pemain yang mendapat giliran tidak punya biji di barisannya.
opt-sungka-no-move-end = Permainan selesai
opt-sungka-no-move-end-about = Permainan selesai, dan tiap pemain menyimpan biji sisa di barisannya sendiri.
opt-sungka-no-move-pass = Giliran dilewati
opt-sungka-no-move-pass-about = Gilirannya dilewati sampai ada biji yang kembali; permainan selesai kalau semua lubang kosong.
opt-sungka-max-bonus = Jalan lagi dalam satu giliran
opt-sungka-max-bonus-about = Berapa kali satu giliran boleh berlanjut setelah biji terakhir jatuh di lumbung; batas membuat permainan lebih adil.
opt-sungka-max-bonus-none = Tanpa batas
opt-sungka-max-bonus-none-about = Setiap biji terakhir di lumbung Anda memberi satu langkah lagi.
opt-sungka-max-bonus-value =
    { $n ->
        [0] Tidak ada
       *[other] { $n } kali
    }
opt-sungka-max-bonus-value-about =
    { $n ->
        [0] Biji terakhir di lumbung Anda mengakhiri giliran
       *[other] Dalam satu giliran boleh jalan lagi paling banyak { $n } kali
    }.
opt-sungka-rounds = Babak
opt-sungka-rounds-about = Berapa babak yang menentukan.
opt-sungka-rounds-1 = Satu babak
opt-sungka-rounds-1-about = Satu babak yang menentukan.
opt-sungka-rounds-match = Pertandingan
opt-sungka-rounds-match-about = Babak demi babak dimainkan sampai seorang pemain tidak bisa mengisi satu lubang pun, paling banyak sepuluh; lubang yang tidak bisa diisi menjadi lubang hangus selama satu babak.

## Options of O an quan

opt-o-an-quan-quan-value = Nilai quan
opt-o-an-quan-quan-value-about = Berapa biji nilai quan yang diambil.
opt-o-an-quan-quan-value-value = { $n } biji
opt-o-an-quan-quan-value-value-about = Satu quan bernilai { $n } biji.
opt-o-an-quan-young-quan-min = Quan muda
opt-o-an-quan-young-quan-min-about = Berapa biji harus ada di samping quan sebelum quan boleh diambil.
opt-o-an-quan-young-quan-min-value =
    { $n ->
        [0] Mati
       *[other] { $n } biji
    }
opt-o-an-quan-young-quan-min-value-about =
    { $n ->
        [0] Quan boleh diambil kapan saja
       *[other] Quan baru boleh diambil kalau di sampingnya ada sedikitnya { $n } biji
    }.
opt-o-an-quan-end = Akhir permainan
opt-o-an-quan-end-about = Kapan permainan selesai. Ini dilihat setelah seluruh giliran.
opt-o-an-quan-end-squares-empty = Kedua petak quan kosong
opt-o-an-quan-end-squares-empty-about = Permainan selesai kalau kedua petak quan tidak berisi apa pun.
opt-o-an-quan-end-both-pieces = Kedua quan diambil
opt-o-an-quan-end-both-pieces-about = Permainan selesai kalau kedua quan sudah diambil; biji yang tersisa di petak quan tidak dihitung untuk siapa pun.

## Options of Pallanguzhi, also for its presets

opt-pallanguzhi-seeds = Biji per lubang
opt-pallanguzhi-seeds-about = Berapa biji di tiap lubang pada awalnya.
opt-pallanguzhi-seeds-value = { $n } biji
opt-pallanguzhi-seeds-value-about = Tiap lubang mulai dengan { $n } biji.
opt-pallanguzhi-pasu = Pasu
opt-pallanguzhi-pasu-about = Pada jumlah berapa isi sebuah lubang dimenangkan selagi biji disebar.
opt-pallanguzhi-pasu-4 = Empat
opt-pallanguzhi-pasu-4-about = Lubang yang isinya menjadi tepat 4 biji langsung dimenangkan.
opt-pallanguzhi-pasu-6 = Enam
opt-pallanguzhi-pasu-6-about = Lubang yang isinya menjadi tepat 6 biji langsung dimenangkan.
opt-pallanguzhi-pasu-off = Mati
opt-pallanguzhi-pasu-off-about = Tidak ada lubang yang dimenangkan selagi biji disebar.
opt-pallanguzhi-pasu-owner = Pemilik pasu
opt-pallanguzhi-pasu-owner-about = Siapa yang mendapat biji dari lubang yang dimenangkan selagi biji disebar.
opt-pallanguzhi-pasu-owner-cup-owner = Pemilik lubang
opt-pallanguzhi-pasu-owner-cup-owner-about = Bijinya menjadi milik pemain pemilik barisan lubang itu, siapa pun yang menyebar.
opt-pallanguzhi-pasu-owner-sower = Pemain yang menyebar
opt-pallanguzhi-pasu-owner-sower-about = Bijinya menjadi milik pemain yang sedang menyebar, di barisan mana pun.
opt-pallanguzhi-pasu-on-last-seed = Pasu dengan biji terakhir
opt-pallanguzhi-pasu-on-last-seed-about = Apakah biji terakhir sebuah sebaran juga bisa membuat pasu.
opt-pallanguzhi-pasu-on-last-seed-true = Ya
opt-pallanguzhi-pasu-on-last-seed-true-about = Biji terakhir memenangkan lubang seperti biji lainnya.
opt-pallanguzhi-pasu-on-last-seed-false = Tidak
opt-pallanguzhi-pasu-on-last-seed-false-about = Lubang yang mencapai jumlah itu dengan biji terakhir tidak dimenangkan.
opt-pallanguzhi-after-capture = Setelah mengambil
opt-pallanguzhi-after-capture-about = Apakah giliran berlanjut setelah lubang di belakang lubang kosong diambil.
opt-pallanguzhi-after-capture-end = Giliran selesai
opt-pallanguzhi-after-capture-end-about = Giliran selesai dengan ambilan itu.
opt-pallanguzhi-after-capture-continue = Berlanjut
opt-pallanguzhi-after-capture-continue-about = Lubang sesudah yang diambil dilihat lagi: kalau berisi, diambil dan disebar; kalau kosong, bisa ada ambilan lagi.
opt-pallanguzhi-capture-opposite = Lubang seberang ikut diambil
opt-pallanguzhi-capture-opposite-about = Apakah lubang di seberang lubang yang diambil ikut diambil.
opt-pallanguzhi-capture-opposite-false = Tidak
opt-pallanguzhi-capture-opposite-false-about = Hanya satu lubang itu yang diambil.
opt-pallanguzhi-capture-opposite-true = Ya
opt-pallanguzhi-capture-opposite-true-about = Lubang seberangnya diambil bersamanya.
opt-pallanguzhi-lap = Cara sebaran berlanjut
opt-pallanguzhi-lap-about = Dari lubang mana sebaran berikutnya mulai.
opt-pallanguzhi-lap-next-cup = Lubang berikutnya
opt-pallanguzhi-lap-next-cup-about = Isi lubang sesudah lubang biji terakhir diambil dan disebar; kalau kosong, lubang di belakangnya diambil.
opt-pallanguzhi-lap-same-cup = Lubang biji terakhir
opt-pallanguzhi-lap-same-cup-about = Kalau lubang biji terakhir tadinya berisi, isinya diambil dan disebar; kalau kosong, lubang sesudahnya diambil dan giliran selesai.
opt-pallanguzhi-rounds = Babak
opt-pallanguzhi-rounds-about = Berapa babak yang menentukan.
opt-pallanguzhi-rounds-1 = Satu babak
opt-pallanguzhi-rounds-1-about = Satu babak yang menentukan.
opt-pallanguzhi-rounds-match = Pertandingan
opt-pallanguzhi-rounds-match-about = Babak demi babak dimainkan sampai seorang pemain tidak bisa mengisi satu lubang pun, paling banyak sepuluh; lubang yang tidak bisa diisi tertutup selama satu babak.

## Options of Bao, also for bao la kujifunza

opt-bao-variant = Bentuk permainan
opt-bao-variant-about = Awal dan fase mana yang dimainkan.
opt-bao-variant-kiswahili = La kiswahili
opt-bao-variant-kiswahili-about = Tiap pemain mulai dengan 10 biji di papan, 22 di tangan, dan sebuah nyumba.
opt-bao-variant-kujifunza = La kujifunza
opt-bao-variant-kujifunza-about = Dua biji di tiap lubang, tidak ada di tangan, tanpa nyumba: permainan untuk belajar.
opt-bao-takasia = Takasia
opt-bao-takasia-about = Apakah giliran tanpa tembakan bisa memblokir satu-satunya lubang yang terancam.
opt-bao-takasia-true = Ya
opt-bao-takasia-true-about = Lubang yang terancam diblokir selama satu giliran.
opt-bao-takasia-false = Tidak
opt-bao-takasia-false-about = Tidak ada lubang yang pernah diblokir.
opt-bao-mtaji-safari = Pilihan di nyumba pada fase kedua
opt-bao-mtaji-safari-about = Apakah giliran menembak yang berakhir di nyumba boleh berhenti di sana setelah tangan kosong.
opt-bao-mtaji-safari-false = Tidak
opt-bao-mtaji-safari-false-about = Isi nyumba disebar terus seperti lubang lain.
opt-bao-mtaji-safari-true = Ya
opt-bao-mtaji-safari-true-about = Pemain memilih berhenti atau menyebar isi nyumba.
opt-bao-dormant-nyumba = Nyumba berisi kurang dari enam
opt-bao-dormant-nyumba-about = Bagaimana nyumba berisi kurang dari enam biji dihitung saat giliran tanpa tembakan dimulai di fase pertama.
opt-bao-dormant-nyumba-ordinary = Lubang biasa
opt-bao-dormant-nyumba-ordinary-about = Boleh dimainkan seperti lubang mana pun; lubang berisi satu biji hanya kalau tidak ada yang lain.
opt-bao-dormant-nyumba-avoided = Dihindari
opt-bao-dormant-nyumba-avoided-about = Tidak dimainkan selama ada lubang lain yang bisa.
opt-bao-dormant-nyumba-free = Membebaskan lubang berisi satu
opt-bao-dormant-nyumba-free-about = Selama nyumba masih dimiliki, lubang berisi satu biji juga boleh dimainkan.
opt-bao-endless = Giliran tanpa akhir
opt-bao-endless-about = Apa yang terjadi kalau sebuah sebaran akan berputar selamanya.
opt-bao-endless-loss = Kalah
opt-bao-endless-loss-about = Pemain yang membuatnya kalah.
opt-bao-endless-illegal = Tidak boleh
opt-bao-endless-illegal-about = Langkah itu tidak boleh selama ada yang lain.

## Options of Omweso

opt-omweso-setup = Awal
opt-omweso-setup-about = Bagaimana biji diletakkan pada awalnya.
opt-omweso-setup-standard = Empat di tiap lubang luar
opt-omweso-setup-standard-about = Empat biji di tiap lubang barisan luar; barisan dalam kosong.
opt-omweso-setup-free = Disusun pemain
opt-omweso-setup-free-about = Pemain pertama menyusun 32 bijinya sesuka hati, lalu pemain kedua.
opt-omweso-reverse = Menembak searah jarum jam
opt-omweso-reverse-about = Apakah empat lubang di kiri boleh disebar searah jarum jam untuk menembak.
opt-omweso-reverse-false = Tidak
opt-omweso-reverse-false-about = Semua sebaran berlawanan arah jarum jam.
opt-omweso-reverse-true = Ya
opt-omweso-reverse-true-about = Dari empat lubang kiri boleh menyebar searah jarum jam kalau sebaran pertamanya langsung menembak.
opt-omweso-first-turn-capture = Menembak di giliran pertama
opt-omweso-first-turn-capture-about = Apakah tiap pemain boleh menembak di giliran pertamanya.
opt-omweso-first-turn-capture-true = Boleh
opt-omweso-first-turn-capture-true-about = Giliran pertama menembak seperti giliran lain.
opt-omweso-first-turn-capture-false = Tidak boleh
opt-omweso-first-turn-capture-false-about = Di giliran pertama tiap pemain tidak ada yang ditembak; sebaran jalan terus.

## Options of the Mangala of Gaziantep, also for la’b madjnuni

opt-mangala4-setup = Awal
opt-mangala4-setup-about = Bagaimana 98 biji diletakkan pada awalnya.
opt-mangala4-setup-random = Acak
opt-mangala4-setup-random-about = Tiap biji jatuh ke salah satu dari 14 lubang menurut undian; boleh ada lubang yang kosong.
opt-mangala4-setup-seven = Tujuh di tiap lubang
opt-mangala4-setup-seven-about = Tujuh biji di semua lubang; tanpa pilihan lubang permainan ini selalu berjalan sama.
opt-mangala4-setup-by-hand = Dengan tangan
opt-mangala4-setup-by-hand-about = Satu pemain menyusun semua biji, sedikitnya dua di tiap lubang.
opt-mangala4-start-choice = Lubang awal
opt-mangala4-start-choice-about = Apakah lubang awalnya ditentukan atau dipilih.
opt-mangala4-start-choice-forced = Lubang berisi yang pertama
opt-mangala4-start-choice-forced-about = Lubang pertama yang berisi biji harus dimainkan, jadi tidak ada yang perlu diputuskan.
opt-mangala4-start-choice-free = Lubang mana saja
opt-mangala4-start-choice-free-about = Lubang sendiri mana pun yang berisi biji boleh dimainkan.
opt-mangala4-head = Awal barisan
opt-mangala4-head-about = Dari ujung mana lubang berisi yang pertama dicari.
opt-mangala4-head-left = Di kiri
opt-mangala4-head-left-about = Lubang berisi yang paling kiri yang mulai.
opt-mangala4-head-right = Di kanan
opt-mangala4-head-right-about = Lubang berisi yang paling kanan yang mulai.
opt-mangala4-chain = Hitungan dalam rangkaian
opt-mangala4-chain-about = Kapan isi lubang-lubang dalam rangkaian ambilan dihitung.
opt-mangala4-chain-snapshot = Seperti setelah sebaran
opt-mangala4-chain-snapshot-about = Semua lubang dihitung sebelum ada yang dikosongkan.
opt-mangala4-chain-sequential = Satu demi satu
opt-mangala4-chain-sequential-about = Lubang yang dikosongkan sebagai lubang seberang dihitung kosong saat rangkaian sampai di sana.
opt-mangala4-unclaimed = Biji sisa di akhir
opt-mangala4-unclaimed-about = Siapa yang mendapat biji kalau permainan selesai karena pengulangan.
opt-mangala4-unclaimed-nobody = Tidak seorang pun
opt-mangala4-unclaimed-nobody-about = Tidak dihitung untuk siapa pun.
opt-mangala4-unclaimed-side-owner = Pemilik barisan
opt-mangala4-unclaimed-side-owner-about = Tiap pemain mendapat biji sisa di barisannya sendiri.

## Options of Mancala Basic

opt-mancala-basic-seats = Pemain
opt-mancala-basic-seats-about = Berapa orang yang bermain.
opt-mancala-basic-seats-value = { $n } pemain
opt-mancala-basic-seats-value-about = { $n } pemain yang bermain.
opt-mancala-basic-pits = Lubang per sisi
opt-mancala-basic-pits-about = Berapa lubang yang dimiliki tiap pemain; dua pemain bermain dengan 6 atau 7, tiga dan empat pemain dengan 6 atau 4.
opt-mancala-basic-pits-value = { $n } lubang
opt-mancala-basic-pits-value-about = Tiap pemain punya { $n } lubang dan sebuah lubang skor.
opt-mancala-basic-seeds = Batu per lubang
opt-mancala-basic-seeds-about = Berapa batu di tiap lubang pada awalnya; makin sedikit, makin singkat permainannya.
opt-mancala-basic-seeds-value = { $n } batu
opt-mancala-basic-seeds-value-about = Tiap lubang mulai dengan { $n } batu.
opt-mancala-basic-all-ranks = Semua peringkat
opt-mancala-basic-all-ranks-about = Apakah tiga atau empat pemain meneruskan permainan setelah yang pertama selesai; dengan dua pemain ini tidak mengubah apa pun.
opt-mancala-basic-all-ranks-true = Dimainkan sampai habis
opt-mancala-basic-all-ranks-true-about = Yang lain meneruskan sampai semua peringkat ditentukan.
opt-mancala-basic-all-ranks-false = Peringkat pertama saja
opt-mancala-basic-all-ranks-false-about = Permainan berhenti begitu seorang pemain selesai; yang lain diurutkan menurut batu di sisinya, yang paling sedikit lebih dulu.

## Options of Turkish Mangala

opt-turkish-mangala-sets = Set
opt-turkish-mangala-sets-about = Dari berapa set permainan terdiri.
opt-turkish-mangala-sets-value = { $n } set
opt-turkish-mangala-sets-value-about = Permainan terdiri dari { $n } set.

## The table of seven mancala games: one row for each game

table-game = Permainan
table-board = Papan
table-seeds = Biji
table-relay = Jalan terus
table-capture = Mengambil
table-where = Dimainkan di
table-kalah-name = Mancala Kalah
table-kalah-board = 2 × 6 lubang, 2 lumbung
table-kalah-seeds = 4 di tiap lubang, total 48
table-kalah-relay = Tidak
table-kalah-capture = Tembak lubang seberang, dari lubang kosong sendiri
table-kalah-where = Seluruh dunia, dari Amerika Serikat
table-congklak-name = Congklak
table-congklak-board = 2 × 7 lubang, 2 lumbung
table-congklak-seeds = 7 di tiap lubang, total 98
table-congklak-relay = Ya, searah jarum jam
table-congklak-capture = Tembak lubang seberang, dari lubang kosong sendiri
table-congklak-where = Indonesia, Malaysia
table-sungka-name = Sungka
table-sungka-board = 2 × 7 lubang, 2 lumbung
table-sungka-seeds = 7 di tiap lubang, total 98
table-sungka-relay = Ya
table-sungka-capture = Berbeda menurut daerah
table-sungka-where = Filipina
table-oware-name = Oware, awale, ayo
table-oware-board = 2 × 6 lubang
table-oware-seeds = 4 di tiap lubang, total 48
table-oware-relay = Tidak
table-oware-capture = Lubang lawan yang isinya menjadi 2 atau 3 biji
table-oware-where = Afrika Barat, Karibia
table-o-an-quan-name = O an quan
table-o-an-quan-board = 2 × 5 petak dan 2 petak quan
table-o-an-quan-seeds = 5 di tiap petak dan 2 quan besar
table-o-an-quan-relay = Ya, dengan petak berikutnya
table-o-an-quan-capture = Petak di belakang petak kosong
table-o-an-quan-where = Vietnam
table-pallanguzhi-name = Pallanguzhi
table-pallanguzhi-board = 2 × 7 lubang
table-pallanguzhi-seeds = Berbeda-beda, sering 6 di tiap lubang
table-pallanguzhi-relay = Ya, dengan lubang berikutnya
table-pallanguzhi-capture = Berbeda menurut daerah
table-pallanguzhi-where = India Selatan, Sri Lanka
table-bao-name = Bao la kiswahili
table-bao-board = 4 × 8 lubang
table-bao-seeds = 64
table-bao-relay = Ya, ke kedua arah
table-bao-capture = Tembak lubang seberang; biji hasil tembakan disebar lagi
table-bao-where = Afrika Timur
