### The nouns of play, one set for each vocabulary of the catalogue: word-<vocabulary>-<form>. Sentences about play name them as $word-<form>, which every message of a game is given without being asked. The oblique form stands before a postposition. All of them are masculine, so that one sentence agrees with each.

## Most games

word-seeds-pit = गड्ढा
word-seeds-pit-oblique = गड्ढे
word-seeds-pits = गड्ढे
word-seeds-pits-oblique = गड्ढों
word-seeds-store = भंडार
word-seeds-store-oblique = भंडार
word-seeds-stores = भंडार
word-seeds-seed = बीज
word-seeds-seeds-oblique = बीजों

## Mancala Basic

word-stones-pit = गड्ढा
word-stones-pit-oblique = गड्ढे
word-stones-pits = गड्ढे
word-stones-pits-oblique = गड्ढों
word-stones-store = अंकों का गड्ढा
word-stones-store-oblique = अंकों के गड्ढे
word-stones-stores = अंकों के गड्ढे
word-stones-seed = पत्थर
word-stones-seeds-oblique = पत्थरों

## Ô ăn quan

word-squares-pit = खाना
word-squares-pit-oblique = खाने
word-squares-pits = खाने
word-squares-pits-oblique = खानों
word-squares-store = भंडार
word-squares-store-oblique = भंडार
word-squares-stores = भंडार
word-squares-seed = बीज
word-squares-seeds-oblique = बीजों
