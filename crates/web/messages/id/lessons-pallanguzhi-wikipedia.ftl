### The lesson of Pallanguzhi as Wikipedia tells it: lesson-pallanguzhi-wikipedia-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in Pallanguzhi take that lesson's messages.

lesson-pallanguzhi-wikipedia-first-name = langkah pertama Anda
lesson-pallanguzhi-wikipedia-first-say = Sekarang sebar lubang mana pun di barisan Anda, dan nikmati perjalanannya.
lesson-pallanguzhi-wikipedia-first-help = Dalam versi ini giliran berlanjut juga setelah ada yang diambil.
lesson-pallanguzhi-wikipedia-first-done = { $laps } sebaran, dan lumbung Anda bertambah { $gained } biji. Bagian berikutnya menunjukkan asalnya.
lesson-pallanguzhi-wikipedia-capture-name = ambil dan jalan terus
lesson-pallanguzhi-wikipedia-capture-say = Lihat apa yang terjadi setelah ada yang diambil.
lesson-pallanguzhi-wikipedia-capture-help = Biji terakhir akan jatuh sebelum lubang kosong, dan lubang di belakangnya berisi { $taken } biji.
lesson-pallanguzhi-wikipedia-capture-done = Lubang di belakang yang kosong diambil. Lalu lubang berikutnya dilihat, dan bijinya disebar terus. Hanya dua lubang kosong yang mengakhiri giliran.
lesson-pallanguzhi-wikipedia-take-name = mengambil lagi
lesson-pallanguzhi-wikipedia-take-say = Temukan giliran yang mengambil dua kali.
lesson-pallanguzhi-wikipedia-take-help = Setelah mengambil, lihat terus dari lubang yang dikosongkan: kosong, lalu penuh, dan Anda mengambil lagi.
lesson-pallanguzhi-wikipedia-take-done = Lubang 4 diambil, lubang 5 kosong, jadi lubang 6 juga diambil: { $taken } biji.
lesson-pallanguzhi-wikipedia-yours-name = sapi milik siapa
lesson-pallanguzhi-wikipedia-yours-say = Lihat lubang 4 Lawan.
lesson-pallanguzhi-wikipedia-yours-help = Isinya tiga biji, dan sebaran Anda membawa biji keempat.
lesson-pallanguzhi-wikipedia-yours-done = Di sini pasu milik yang menyebar, di barisan mana pun: { $taken } biji untuk Anda. Dalam versi lain biji itu milik Lawan.
lesson-pallanguzhi-wikipedia-cow-name = pasu Anda
lesson-pallanguzhi-wikipedia-cow-say = Buat pasu di barisan Lawan.
lesson-pallanguzhi-wikipedia-cow-help = Lubang 3 di sana menunggu satu biji lagi. Sebaran boleh jalan terus sampai ke sana.
lesson-pallanguzhi-wikipedia-cow-done = Sebaran jalan terus dari lubang 1, dan biji terakhirnya membuat empat: { $taken } biji untuk Anda yang menyebar.
lesson-pallanguzhi-wikipedia-string-name = sedikit siasat
lesson-pallanguzhi-wikipedia-string-say = Satu biji yang tenang bisa memenangkan { $taken } biji. Temukan.
lesson-pallanguzhi-wikipedia-string-help = Cari lubang yang berselang-seling: kosong, penuh, kosong, penuh.
lesson-pallanguzhi-wikipedia-string-done = Empat kali mengambil dengan satu biji, mengelilingi papan. Deretan seperti itu menentukan permainan.
