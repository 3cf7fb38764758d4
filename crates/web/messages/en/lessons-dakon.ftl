### The lesson of Dakon: lesson-dakon-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store.

lesson-dakon-board-name = the board
lesson-dakon-board-say = The row nearer to you and the store on the left are yours.
lesson-dakon-board-help = The thread shows the way the seeds take: clockwise, towards your store. Dakon is the Javanese name of congklak, and the rules are the same.
lesson-dakon-size-name = small and large boards
lesson-dakon-size-say = Boards differ: five to eleven pits in a row, and as many seeds in each.
lesson-dakon-size-help = On every one of them pit { $pit } ends in your store at the start, and you move again. A good first move to know.
lesson-dakon-both-name = make room first
lesson-dakon-both-say = Move again, and then capture five seeds.
lesson-dakon-both-help = Five seeds face your pit 7. But it must be empty when your last seed comes.
lesson-dakon-both-order = Pit 7 still holds a seed, so the sowing goes on and leaves your row. Empty pit 7 first.
lesson-dakon-both-done = The first move made room in pit 7, and the second ended there: { $gained } seeds for your store.
