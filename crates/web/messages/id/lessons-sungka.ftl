### The lesson of Sungka: lesson-sungka-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-sungka-board-name = papan
lesson-sungka-board-say = Barisan di dekat Anda dan lumbung di kiri adalah milik Anda.
lesson-sungka-board-help = Benang menunjukkan jalan biji: searah jarum jam, menuju lumbung Anda. Permainan berlanjut sampai semua lubang kosong; 50 dari 98 biji berarti menang.
lesson-sungka-pass-name = giliran dilewati
lesson-sungka-pass-say = Lihat apa yang terjadi pada pemain yang tidak punya biji.
lesson-sungka-pass-help = Biji Lawan tinggal tiga. Sebaran dari lubang { $pit } akan menembaknya.
lesson-sungka-pass-done = Lawan tidak punya biji untuk disebar, jadi gilirannya dilewati dan Anda melangkah lagi. Dalam sungka permainan berlanjut.
lesson-sungka-wait-name = menunggu
lesson-sungka-wait-say = Sekarang barisan Anda sendiri kosong. Lihat.
lesson-sungka-wait-help = Lawan menyebar satu lubang, tetapi tidak ada biji yang sampai ke sisi Anda.
lesson-sungka-wait-done = Anda tidak punya biji untuk disebar, jadi giliran Anda dilewati. Anda menunggu sampai ada sebaran yang membawa biji kembali.
lesson-sungka-alone-name = melangkah sendirian
lesson-sungka-alone-say = Lawan tidak punya biji. Akhiri di lumbung Anda, dan jangan beri dia biji.
lesson-sungka-alone-help = Selama barisannya kosong, semua giliran milik Anda.
lesson-sungka-alone-gift = Itu membawa satu biji ke barisannya. Sekarang ia bisa melangkah lagi.
lesson-sungka-alone-done = Biji itu sudah di lumbung, dan Lawan masih menunggu. Sendirian di papan, bawalah biji satu demi satu ke lumbung Anda.
lesson-sungka-end-name = akhir permainan
lesson-sungka-end-say = Lihat cara permainan berakhir.
lesson-sungka-end-help = Tinggal satu biji di papan, di samping lumbung Anda.
lesson-sungka-end-done = Ke-14 lubang kosong, jadi permainan selesai. Baru sekarang isi lumbung dibandingkan; di sini Lawan punya lebih banyak.
lesson-sungka-finish-name = menang
lesson-sungka-finish-say = Bawa tiga biji terakhir Anda ke lumbung dan menangkan permainan.
lesson-sungka-finish-help = Lawan unggul satu biji. Tidak boleh ada biji yang menyeberang ke barisannya.
lesson-sungka-finish-nearest = Sebaran ini berakhir di lumbung, tetapi lubang 7 lalu berisi dua biji dan satu menyeberang. Mulai dari yang paling dekat.
lesson-sungka-finish-done = Yang paling dekat dengan lumbung lebih dulu: lumbung Anda bertambah { $gained } biji dan semua lubang kosong. Anda menang.
