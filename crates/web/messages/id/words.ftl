### The nouns of play, one set for each vocabulary of the catalogue: word-<vocabulary>-<form>. Sentences about play name them as $word-<form>, which every message of a game is given without being asked. A capital letter begins a sentence. Nouns have one form for one and for many.

## Most games

word-seeds-pit = lubang
word-seeds-Pit = Lubang
word-seeds-store = lumbung
word-seeds-Store = Lumbung
word-seeds-seed = biji
word-seeds-Seed = Biji

## Mancala Basic

word-stones-pit = lubang
word-stones-Pit = Lubang
word-stones-store = lubang skor
word-stones-Store = Lubang skor
word-stones-seed = batu
word-stones-Seed = Batu

## Ô ăn quan

word-squares-pit = petak
word-squares-Pit = Petak
word-squares-store = lumbung
word-squares-Store = Lumbung
word-squares-seed = biji
word-squares-Seed = Biji
