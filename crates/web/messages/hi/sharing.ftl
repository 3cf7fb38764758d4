### What is said of a page where its link is sent, and the page on which a finished game between people is read move by move.

## Cards: pictures that stand for a page

# In words, for those who do not see the picture.
share-card = मनकला का बोर्ड, जिसमें बीज रखे हैं।
# Below the board of a finished game whose score does not say who won.
share-over-card = पूरा हुआ खेल

## A game between people

# $game: its name. $names: those who play, with dashes.
share-running-title = { $game }: { $names }
share-running = { $game } का खेल चल रहा है: { $names }। यहीं देखें।
share-gathering = { $game } की टेबल पर खिलाड़ियों का इंतज़ार है। सीट लें या खेल देखें।

## A game that is over

# $winner, $others: names. $game: the game.
share-won = { $game }: { $winner } की { $others } पर जीत
share-first = { $game }: { $winner } को पहला स्थान, बाकी खिलाड़ी { $others }
share-drawn = { $game }: { $names }, ड्रॉ
# $names: those who share the first place.
share-shared = { $game }: { $names } साझे पहले स्थान पर
share-none = { $game }: { $names }, बिना नतीजे के
# $what: one of the headlines above. $score: such as 27–21.
share-scored = { $what }, { $score }
# $date: written out for the language.
share-over = { $game }, { $date } का खेल। हर चाल एक-एक करके यहाँ देखें।

## An invitation

# $size: what is played, in figures. $hours: how long the link still works.
share-invite =
    { $size }। खाते की ज़रूरत नहीं; लिंक { $hours ->
        [one] { $hours } घंटा
       *[other] { $hours } घंटे
    } और चलेगा।

## A finished game, move by move

replay-moves = सारी चालें
replay-without-scripts = यह ब्राउज़र स्क्रिप्ट नहीं चलाता, पर इस खेल की हर चाल उसके बिना भी देखी जा सकती है।
# $what: the headline.
page-replay-title = { $what }: चाल-दर-चाल
replay-rounds = राउंड
# $n: the round’s number.
replay-round = राउंड { $n }
# $n: moves so far. $of: all moves.
replay-at =
    { $n ->
        [0] { $of } चालों में से पहली चाल से पहले
       *[other] { $of } में से चाल { $n }
    }
replay-last = अंत में
replay-begins = पहली चाल से पहले का बोर्ड।
replay-empty = पहली चाल से पहले ही खेल खत्म हो गया।
replay-live = चलते हुए बोर्ड पर देखें
replay-take = अपने पास रखें
# Where a player’s side of the board lies in the picture; the name follows.
replay-side-bottom = नीचे:
replay-side-top = ऊपर:
replay-side-right = दाएँ:
replay-side-left = बाएँ:
