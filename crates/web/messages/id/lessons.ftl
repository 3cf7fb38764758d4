### Lessons on the board: what all of them share. The sentences of one lesson stand in lessons-<game>.ftl. Every lesson- message may use the nouns $word-pit, $word-store and so on.

## The pages

nav-learn = Belajar
# $title: what the lesson is called, made by learn-title or learn-topic-….
page-learn-title = { $title } · Bija
# What the lesson on how to play a game well is called.
learn-topic-strategy = Strategi { $game }
# The same where it stands below the game’s name.
learn-topic-strategy-short = Strategi
# $count: steps of the lesson.
page-learn-description = Belajar { $game } di papan sungguhan dalam { $count } bagian singkat: lihat satu langkah, coba sendiri, dan baca alasannya. Di peramban, gratis dan tanpa akun.
# $title: what the lesson on a topic of a game is called; $count: its steps.
page-learn-topic-description = { $title } di papan sungguhan: { $count } posisi dengan satu langkah terbaik, ditunjukkan atau Anda temukan sendiri, beserta alasannya. Gratis, di peramban, tanpa akun.
page-learn-list-title = Belajar permainan mancala di papan · Bija
page-learn-list-description = Pelajaran singkat di papan sungguhan: tiap permainan mancala dalam kira-kira tiga menit, bagian demi bagian, dengan langkah Anda sendiri.
learn-list-title = Belajar di papan
learn-list-line = Lihat satu langkah, coba sendiri, baca alasannya: kira-kira tiga menit per permainan.
# $game: the game's name.
learn-title = { $game } dalam 3 menit
# The link from a game’s other pages.
learn-link = Belajar dalam 3 menit
# $count: steps of a lesson, 8 to 15.
learn-steps = { $count } bagian
# The same once some were done on this device. $state: some or all.
learn-list-state =
    { $state ->
        [all] Selesai
       *[some] { $done } dari { $of } bagian selesai
    }
learn-to-rules = Kembali ke aturan

## The lesson itself: short labels and buttons

# $n: number of the step; $of: all steps; $name: what the step is about.
learn-step = Bagian { $n } dari { $of }: { $name }
# The same where there is little room.
learn-step-short = Bagian { $n } dari { $of }
learn-progress = Bagian pelajaran
# What is heard of a step in the row of all steps. $state: done, now or open.
learn-step-state =
    { $state ->
        [done] Bagian { $n }: { $name }, selesai
        [now] Bagian { $n }: { $name }, bagian ini
       *[open] Bagian { $n }: { $name }
    }
learn-watch = Lihat langkahnya
learn-show = Tunjukkan
learn-rule = Baca aturannya
learn-rule-short = Aturan
learn-skip = Lewati bagian ini
learn-skip-short = Lewati
learn-again = Ulangi
learn-next = Bagian berikutnya
learn-finish = Selesai
learn-restart = Mulai dari awal
# The end of a lesson.
learn-done = Pelajaran ini selesai.
learn-done-help = Ulangi bagian mana pun sesering yang Anda mau.
# $n: the highest number of an own pit. The two keys stand before their words.
learn-key-pits = sebar dari { $word-pit }
learn-key-to = sampai
learn-key-next = bagian berikutnya
learn-key-back = kembali ke aturan
learn-kept = Tidak ada yang dihitung. Coba sesering yang Anda mau.

## Headings of answers. They follow from what the move brought.

lesson-title-right = Benar
lesson-title-again = Jalan lagi
lesson-title-capture = { $count } { $word-seed } diambil
lesson-title-relay = { $laps } sebaran dalam satu giliran
lesson-title-end = Permainan selesai
# Right so far: another sowing follows in the same step.
lesson-title-on = Lanjutkan
lesson-title-short = Kurang { $count } { $word-pit }
lesson-title-past = Lewat { $count } { $word-pit }
lesson-title-fewer = Hanya { $count } { $word-seed } diambil
lesson-title-no-capture = Tidak ada yang diambil
lesson-title-no-end = Permainan berlanjut
lesson-title-no-relay = Sebaran berhenti
lesson-title-other = Bukan langkah ini

## Answers to wrong moves, after the sentence that says what was sown.

lesson-short = Kurang { $count } { $word-pit }: { $word-seed } terakhir jatuh sebelum { $word-store } Anda. Hitung lagi.
lesson-past = Lewat { $count } { $word-pit }: { $word-seed } terakhir melewati { $word-store } Anda. Hitung lagi.
lesson-choose-again = Pilih { $word-pit } lain.

# Below the reason for a move, where a solver has proved it. $count: seeds of the final margin.
lesson-better = Dengan permainan terbaik, langkah lain berakhir paling sedikit { $count } { $word-seed } lebih buruk.
