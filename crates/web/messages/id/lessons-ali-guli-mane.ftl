### The lesson of Ali Guli Mane: lesson-ali-guli-mane-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in Pallanguzhi take that lesson's messages.

lesson-ali-guli-mane-first-name = langkah pertama Anda
lesson-ali-guli-mane-first-say = Sekarang sebar lubang mana pun di barisan Anda.
lesson-ali-guli-mane-first-help = Tekan lubang yang berisi biji, atau nomornya di papan ketik.
lesson-ali-guli-mane-first-done = Setelah { $laps } sebaran ada lubang kosong, dan yang ada di belakangnya milik Anda: { $taken } biji. Bagian berikutnya menunjukkan sebabnya.
lesson-ali-guli-mane-capture-name = mengambil
lesson-ali-guli-mane-capture-say = Lihat cara dua lubang diambil sekaligus.
lesson-ali-guli-mane-capture-help = Biji terakhir akan jatuh tepat sebelum lubang kosong. Di belakangnya ada lubang penuh, dan seberangnya juga penuh.
lesson-ali-guli-mane-capture-done = Lubang di belakang yang kosong diambil, dan lubang seberangnya ikut: { $taken } biji, enam di antaranya dari barisan Anda sendiri.
lesson-ali-guli-mane-take-name = giliran Anda mengambil
lesson-ali-guli-mane-take-say = Ambil biji sebanyak mungkin.
lesson-ali-guli-mane-take-help = Hitung isi lubang di belakang yang kosong, dan isi lubang seberangnya.
lesson-ali-guli-mane-take-done = Biji terakhir dari lubang { $pit } jatuh di lubang { $last }. Lubang di belakang yang kosong dan lubang seberangnya memberi { $taken } biji.
lesson-ali-guli-mane-choice-name = sedikit siasat
lesson-ali-guli-mane-choice-say = Kedua langkah mengambil tujuh biji. Temukan yang mengambil lebih banyak.
lesson-ali-guli-mane-choice-help = Lubang yang berhadapan diambil bersama-sama.
lesson-ali-guli-mane-choice-done = Lubang 5 Anda diambil bersama lubang seberangnya: { $taken } biji. Biarkan lubang penuh berhadapan sampai keduanya bisa diambil.
lesson-ali-guli-mane-choice-alone = Tujuh biji didapat, tetapi lubang 5 Anda yang berhadapan dengannya sudah disebar. Ambil kedua lubang sekaligus.
