### The nouns of play, one set for each vocabulary of the catalogue: word-<vocabulary>-<form>. Sentences about play name them as $word-<form>, which every message of a game is given without being asked. A capital letter begins a sentence.

## Most games

word-seeds-pit = pit
word-seeds-pits = pits
word-seeds-Pit = Pit
word-seeds-Pits = Pits
word-seeds-store = store
word-seeds-stores = stores
word-seeds-Stores = Stores
word-seeds-seed = seed
word-seeds-seeds = seeds

## Mancala Basic

word-stones-pit = pit
word-stones-pits = pits
word-stones-Pit = Pit
word-stones-Pits = Pits
word-stones-store = score pit
word-stones-stores = score pits
word-stones-Stores = Score pits
word-stones-seed = stone
word-stones-seeds = stones

## Ô ăn quan

word-squares-pit = square
word-squares-pits = squares
word-squares-Pit = Square
word-squares-Pits = Squares
word-squares-store = store
word-squares-stores = stores
word-squares-Stores = Stores
word-squares-seed = seed
word-squares-seeds = seeds
