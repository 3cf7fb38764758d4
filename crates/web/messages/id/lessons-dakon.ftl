### The lesson of Dakon: lesson-dakon-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-dakon-board-name = papan
lesson-dakon-board-say = Barisan di dekat Anda dan lumbung di kiri adalah milik Anda.
lesson-dakon-board-help = Benang menunjukkan jalan biji: searah jarum jam, menuju lumbung Anda. Dakon adalah nama Jawa untuk congklak, dan aturannya sama.
lesson-dakon-size-name = papan kecil dan besar
lesson-dakon-size-say = Papan berbeda-beda: 5 sampai 11 lubang per barisan, dan tiap lubang berisi biji sebanyak itu.
lesson-dakon-size-help = Di semua papan, lubang { $pit } berakhir di lumbung pada awal permainan, dan Anda jalan lagi. Langkah pertama yang patut diingat.
lesson-dakon-both-name = kosongkan dulu
lesson-dakon-both-say = Jalan lagi, lalu tembak lima biji.
lesson-dakon-both-help = Lima biji ada di seberang lubang 7 Anda. Tetapi lubang itu harus kosong saat biji terakhir datang.
lesson-dakon-both-order = Lubang 7 masih berisi satu biji, jadi sebaran jalan terus ke barisan seberang. Kosongkan lubang 7 dulu.
lesson-dakon-both-done = Langkah pertama mengosongkan lubang 7, dan yang kedua berakhir di sana: { $gained } biji untuk lumbung Anda.
