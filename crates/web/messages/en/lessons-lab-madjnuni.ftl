### The lesson of La’b madjnuni: lesson-lab-madjnuni-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in the Mangala of Gaziantep take that lesson's messages.

lesson-lab-madjnuni-board-name = the board
lesson-lab-madjnuni-board-say = The row nearer to you is yours.
lesson-lab-madjnuni-board-help = Your opponent’s row lies across. Capture more of the 98 seeds; what you win lies in your store beside the board.
lesson-lab-madjnuni-lay-name = the crazy game
lesson-lab-madjnuni-lay-say = One player lays out all the seeds, at least two in each pit.
lesson-lab-madjnuni-lay-help = From then on the rules decide every move, and nobody can foresee where it leads. Hence the name: the crazy game.
lesson-lab-madjnuni-sow-name = sowing
lesson-lab-madjnuni-sow-say = Watch which pit is sown.
lesson-lab-madjnuni-sow-help = It is always the right-most pit with seeds in your row: here pit { $pit }.
lesson-lab-madjnuni-sow-done = The { $count } seeds fell one by one and turned into the other row. The last one lies alone in pit { $last }, and that ends the turn.
lesson-lab-madjnuni-relay-name = sowing on
lesson-lab-madjnuni-relay-say = Watch what happens when the last seed makes three.
lesson-lab-madjnuni-relay-help = It will join two seeds in pit 2 of the other row.
lesson-lab-madjnuni-relay-done = Three were lifted and sown on. So it goes with 3, 5, 6, 7 and more, until a last seed makes 1, 2 or 4.
lesson-lab-madjnuni-go-name = your first move
lesson-lab-madjnuni-go-say = Now make your move.
lesson-lab-madjnuni-go-help = Only one pit may be sown: the right-most one with seeds.
lesson-lab-madjnuni-go-done = Pit { $pit } was the only choice. In { $laps } laps you sowed { $sown } seeds, and the last one lies alone in pit { $last }.
lesson-lab-madjnuni-chain-name = the chain
lesson-lab-madjnuni-chain-say = Watch the pits before the last one.
lesson-lab-madjnuni-chain-help = After the sowing pits 2 and 3 of the other row will hold four seeds each.
lesson-lab-madjnuni-chain-done = From the last pit the capture goes back, as long as each pit holds 2 or 4. The facing pits come along: { $taken } seeds.
