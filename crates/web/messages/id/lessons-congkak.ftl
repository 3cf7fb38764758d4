### The lesson of Congkak: lesson-congkak-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-congkak-board-name = papan
lesson-congkak-board-say = Barisan di dekat Anda dan lumbung di kiri adalah milik Anda.
lesson-congkak-board-help = Benang menunjukkan jalan biji: searah jarum jam, menuju lumbung Anda. Congkak adalah congklak dengan satu aturan tambahan, seperti di Malaysia.
lesson-congkak-early-name = terlalu dini
lesson-congkak-early-say = Lihat tembakan yang tidak jadi.
lesson-congkak-early-help = Biji terakhir akan jatuh di lubang kosong di barisan Anda, dan lubang seberangnya berisi.
lesson-congkak-early-done = Belum ada biji dari langkah ini yang jatuh di lumbung Anda, jadi tidak ada yang ditembak. Lumbung dulu, baru tembak: itulah congkak.
lesson-congkak-lap-name = tembak
lesson-congkak-lap-say = Lihat langkah yang boleh menembak.
lesson-congkak-lap-help = Biji dari lubang { $pit } melewati lumbung Anda dulu. Lalu jalan terus membawanya kembali ke barisan Anda.
lesson-congkak-lap-done = Satu biji sudah jatuh di lumbung Anda. Jadi biji terakhir, di lubang { $last } yang kosong, menembak seberangnya: total { $taken }.
lesson-congkak-take-name = tembakan Anda
lesson-congkak-take-say = Tembak: lewati lumbung Anda, lalu berakhir di lubang kosong Anda.
lesson-congkak-take-help = Ikuti tiap jalan terus sampai akhir, dan periksa apakah ada biji yang jatuh di lumbung.
lesson-congkak-take-early = Seberang lubang itu berisi lima biji, tetapi lumbung Anda belum mendapat biji dalam langkah ini. Cari yang melewatinya.
lesson-congkak-take-done = Melewati lumbung dan berputar: { $laps } sebaran sampai lubang { $last } Anda yang kosong. { $taken } biji menjadi milik Anda, termasuk biji terakhir.
lesson-congkak-anew-name = tiap langkah sendiri
lesson-congkak-anew-say = Lihat dua langkah dalam satu giliran.
lesson-congkak-anew-help = Yang pertama menjatuhkan biji di lumbung Anda. Apakah yang kedua akan menembak?
lesson-congkak-anew-done = Tidak: jalan lagi mulai dari awal, dan langkah itu belum melewati lumbung. Hanya sebaran dalam satu langkah yang dihitung bersama.
lesson-congkak-finish-name = menang
lesson-congkak-finish-say = Bawa tiga biji terakhir Anda ke lumbung dan menangkan permainan.
lesson-congkak-finish-help = Kalau Anda tidak punya biji lagi, barisan seberang menjadi milik Lawan: 48. Anda perlu 50.
lesson-congkak-finish-nearest = Sebaran ini berakhir di lumbung, tetapi lubang 7 lalu berisi dua biji dan satu menyeberang. Mulai dari yang paling dekat.
lesson-congkak-finish-done = Yang paling dekat dengan lumbung lebih dulu: lumbung Anda bertambah { $gained } biji, menjadi 50. Anda tidak punya biji lagi, permainan selesai: Anda menang.
