### The lesson of Sungka: lesson-sungka-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-sungka-board-name = the board
lesson-sungka-board-say = The row nearer to you and the store on the left are yours.
lesson-sungka-board-help = The thread shows the way of the shells: clockwise, towards your store. The game goes on until every pit is empty; 50 of 98 win.
lesson-sungka-pass-name = the turn passes
lesson-sungka-pass-say = Watch what happens to a player without seeds.
lesson-sungka-pass-help = Three seeds are all your opponent has. Pit { $pit } will capture them.
lesson-sungka-pass-done = Your opponent has nothing to sow, so the turn passes and you move again. In sungka the game goes on.
lesson-sungka-wait-name = waiting
lesson-sungka-wait-say = Now your own row is empty. Watch.
lesson-sungka-wait-help = Your opponent sows a pit, but no seed comes over to you.
lesson-sungka-wait-done = You have nothing to sow, so you are passed over. You wait until a sowing brings seeds back to your row.
lesson-sungka-alone-name = moving alone
lesson-sungka-alone-say = Your opponent has no seeds. End in your store and give them none.
lesson-sungka-alone-help = While their row stays empty, all turns are yours.
lesson-sungka-alone-gift = That carries a seed over to their row. Now they can move again.
lesson-sungka-alone-done = The seed is home, and your opponent still waits. Alone on the board, you bring seed after seed to your store.
lesson-sungka-end-name = the end
lesson-sungka-end-say = Watch how a game ends.
lesson-sungka-end-help = One seed is left on the board, beside your store.
lesson-sungka-end-done = All 14 pits are empty, so the game is over. Only then are the stores compared; here your opponent has more.
lesson-sungka-finish-name = winning
lesson-sungka-finish-say = Bring your last three seeds home and win.
lesson-sungka-finish-help = Your opponent is one seed ahead. No seed may leave your row for theirs.
lesson-sungka-finish-nearest = It ends in your store, but pit 7 holds two seeds then, and one of them goes over. Begin nearest to your store.
lesson-sungka-finish-done = Nearest to the store first: your store gained { $gained } seeds and every pit is empty. You win.
