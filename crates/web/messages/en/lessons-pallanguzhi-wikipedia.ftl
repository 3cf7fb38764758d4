### The lesson of Pallanguzhi as Wikipedia tells it: lesson-pallanguzhi-wikipedia-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in Pallanguzhi take that lesson's messages.

lesson-pallanguzhi-wikipedia-first-name = your first move
lesson-pallanguzhi-wikipedia-first-say = Now sow any pit of your row, and enjoy the journey.
lesson-pallanguzhi-wikipedia-first-help = In this version a turn goes on even after a capture.
lesson-pallanguzhi-wikipedia-first-done = { $laps } laps, and your store gained { $gained } seeds. The next steps show where they came from.
lesson-pallanguzhi-wikipedia-capture-name = capture and go on
lesson-pallanguzhi-wikipedia-capture-say = Watch what happens after a capture.
lesson-pallanguzhi-wikipedia-capture-help = The last seed will fall before an empty pit, and the one beyond it holds { $taken } seeds.
lesson-pallanguzhi-wikipedia-capture-done = The pit beyond the empty one was captured. Then the next pit was looked at, and its seeds were sown on. Only two empty pits end the turn.
lesson-pallanguzhi-wikipedia-take-name = capture after capture
lesson-pallanguzhi-wikipedia-take-say = Find the turn that captures twice.
lesson-pallanguzhi-wikipedia-take-help = After a capture look on from the emptied pit: empty, then full, and you capture again.
lesson-pallanguzhi-wikipedia-take-done = Pit 4 was captured, pit 5 is empty, and so pit 6 was captured too: { $taken } seeds.
lesson-pallanguzhi-wikipedia-yours-name = whose cow it is
lesson-pallanguzhi-wikipedia-yours-say = Watch your opponent’s pit 4.
lesson-pallanguzhi-wikipedia-yours-help = It holds three seeds, and your sowing brings the fourth.
lesson-pallanguzhi-wikipedia-yours-done = Here a pasu belongs to the sower, in either row: { $taken } seeds for you. In other versions your opponent would get them.
lesson-pallanguzhi-wikipedia-cow-name = your pasu
lesson-pallanguzhi-wikipedia-cow-say = Make a pasu in your opponent’s row.
lesson-pallanguzhi-wikipedia-cow-help = Pit 3 over there waits for one more seed. The sowing may go on until it gets there.
lesson-pallanguzhi-wikipedia-cow-done = The sowing went on from pit 1, and its last seed made four: { $taken } seeds for you, the sower.
lesson-pallanguzhi-wikipedia-string-name = a small piece of advice
lesson-pallanguzhi-wikipedia-string-say = One quiet seed can win { $taken } seeds. Find it.
lesson-pallanguzhi-wikipedia-string-help = Look for empty and full pits by turns: empty, full, empty, full.
lesson-pallanguzhi-wikipedia-string-done = Four captures with one seed, right round the board. Such strings of pits decide the game.
