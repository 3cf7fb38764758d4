### The lesson of La’b madjnuni: lesson-lab-madjnuni-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in the Mangala of Gaziantep take that lesson's messages.

lesson-lab-madjnuni-board-name = papan
lesson-lab-madjnuni-board-say = Barisan di dekat Anda adalah milik Anda.
lesson-lab-madjnuni-board-help = Di seberangnya barisan Lawan. Ambil lebih banyak dari 98 biji; hasilnya disimpan di lumbung di samping papan.
lesson-lab-madjnuni-lay-name = permainan gila
lesson-lab-madjnuni-lay-say = Satu pemain menata semua biji, paling sedikit dua di tiap lubang.
lesson-lab-madjnuni-lay-help = Setelah itu aturan menentukan setiap langkah, dan tidak ada yang bisa menduga akhirnya. Karena itulah namanya: permainan gila.
lesson-lab-madjnuni-sow-name = menyebar
lesson-lab-madjnuni-sow-say = Lihat lubang mana yang disebar.
lesson-lab-madjnuni-sow-help = Selalu lubang berisi yang paling kanan di barisan Anda: di sini lubang { $pit }.
lesson-lab-madjnuni-sow-done = { $count } biji jatuh satu per satu dan berbelok ke barisan seberang. Yang terakhir sendirian di lubang { $last }, dan giliran pun selesai.
lesson-lab-madjnuni-relay-name = jalan terus
lesson-lab-madjnuni-relay-say = Lihat apa yang terjadi kalau biji terakhir membuat tiga.
lesson-lab-madjnuni-relay-help = Ia akan bergabung dengan dua biji di lubang 2 barisan seberang.
lesson-lab-madjnuni-relay-done = Ketiganya diambil dan disebar terus. Begitu juga dengan 3, 5, 6, 7, dan seterusnya, sampai biji terakhir membuat 1, 2, atau 4.
lesson-lab-madjnuni-go-name = langkah pertama Anda
lesson-lab-madjnuni-go-say = Sekarang giliran Anda melangkah.
lesson-lab-madjnuni-go-help = Hanya satu lubang yang boleh disebar: yang paling kanan dan berisi.
lesson-lab-madjnuni-go-done = Lubang { $pit } satu-satunya pilihan. Dalam { $laps } sebaran Anda menyebar { $sown } biji, dan yang terakhir sendirian di lubang { $last }.
lesson-lab-madjnuni-chain-name = rangkaian
lesson-lab-madjnuni-chain-say = Perhatikan lubang-lubang sebelum yang terakhir.
lesson-lab-madjnuni-chain-help = Setelah menyebar, lubang 2 dan 3 di barisan seberang masing-masing berisi empat biji.
lesson-lab-madjnuni-chain-done = Dari lubang terakhir Anda mundur, selama tiap lubang berisi 2 atau 4. Lubang seberangnya ikut diambil: { $taken } biji.
