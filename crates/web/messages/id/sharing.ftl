### What is said of a page where its link is sent, and the page on which a finished game between people is read move by move.

## Cards: pictures that stand for a page

# In words, for those who do not see the picture.
share-card = Papan mancala dengan bijinya.
# Below the board of a finished game whose score does not say who won.
share-over-card = Permainan yang sudah selesai

## A game between people

# $game: its name. $names: those who play, with dashes.
share-running-title = { $names } bermain { $game }
share-running = { $names } sedang bermain { $game }. Tonton permainannya.
share-gathering = Sebuah meja { $game } menunggu pemain. Duduk atau tonton.

## A game that is over

# $winner, $others: names. $game: the game.
share-won = { $winner } mengalahkan { $others } dalam { $game }
share-first = { $winner } meraih peringkat 1 dalam { $game }, di depan { $others }
share-drawn = { $names }: seri dalam { $game }
# $names: those who share the first place.
share-shared = { $names } berbagi peringkat 1 dalam { $game }
share-none = { $names } bermain { $game }, tanpa hasil
# $what: one of the headlines above. $score: such as 27–21.
share-scored = { $what }, { $score }
# $date: written out for the language.
share-over = { $game }, dimainkan pada { $date }. Semua langkahnya ada di sini, satu per satu.

## An invitation

# $size: what is played, in figures. $hours: how long the link still works.
share-invite = { $size }. Tidak perlu akun; tautannya berlaku { $hours } jam lagi.

## A finished game, move by move

replay-moves = Semua langkah
replay-without-scripts = Peramban ini tidak menjalankan skrip. Semua langkah permainan ini bisa dibaca tanpanya.
# $what: the headline.
page-replay-title = { $what }, langkah demi langkah
replay-rounds = Babak
# $n: the round’s number.
replay-round = Babak { $n }
# $n: moves so far. $of: all moves.
replay-at =
    { $n ->
        [0] Sebelum langkah pertama dari { $of }
       *[other] Langkah { $n } dari { $of }
    }
replay-last = Ke akhir
replay-begins = Papan sebelum langkah pertama.
replay-empty = Permainan berakhir sebelum ada yang melangkah.
replay-live = Dengan papan yang bergerak
replay-take = Untuk dibawa pulang
# Where a player’s side of the board lies in the picture; the name follows.
replay-side-bottom = Bawah:
replay-side-top = Atas:
replay-side-right = Kanan:
replay-side-left = Kiri:
