### The lesson of Congkak: lesson-congkak-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-congkak-board-name = the board
lesson-congkak-board-say = The row nearer to you and the store on the left are yours.
lesson-congkak-board-help = The thread shows the way the seeds take: clockwise, towards your store. Congkak is congklak with one more rule, as in Malaysia.
lesson-congkak-early-name = too early
lesson-congkak-early-say = Watch a capture that does not happen.
lesson-congkak-early-help = The last seed will fall in an empty pit of your row, and the pit facing it is full.
lesson-congkak-early-done = No seed of this sowing has fallen in your store, so nothing is captured. First your store, then the capture: that is congkak.
lesson-congkak-lap-name = capture
lesson-congkak-lap-say = Watch a sowing that may capture.
lesson-congkak-lap-help = The seeds of pit { $pit } pass your store first. Then a relay brings them round to your row.
lesson-congkak-lap-done = One seed had fallen in your store. So the last one, in your empty pit { $last }, captured what faced it: { $taken } in all.
lesson-congkak-take-name = your capture
lesson-congkak-take-say = Capture seeds: pass your store, then end in an empty pit of yours.
lesson-congkak-take-help = Follow each relay to its end, and ask whether a seed has fallen in your store.
lesson-congkak-take-early = Five seeds face that pit, but your store has had none in this sowing. Look for one that passes it.
lesson-congkak-take-done = Past your store and once round: in { $laps } laps to your empty pit { $last }. { $taken } seeds are yours, your last one included.
lesson-congkak-anew-name = each move by itself
lesson-congkak-anew-say = Watch two moves of one turn.
lesson-congkak-anew-help = The first drops a seed in your store. Will the second one capture?
lesson-congkak-anew-done = It did not: an extra move begins anew, and that sowing had not passed your store. Only laps of one move count together.
lesson-congkak-finish-name = winning
lesson-congkak-finish-say = Bring your last three seeds home and win.
lesson-congkak-finish-help = When you have nothing left to sow, the other row counts for your opponent: 48. You need 50.
lesson-congkak-finish-nearest = It ends in your store, but pit 7 holds two seeds then, and one of them goes over. Begin nearest to your store.
lesson-congkak-finish-done = Nearest to the store first: your store gained { $gained } seeds, 50 in all. You have nothing to sow, so the game is over: you win.
