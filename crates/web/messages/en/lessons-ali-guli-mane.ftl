### The lesson of Ali Guli Mane: lesson-ali-guli-mane-<step>-name (what the step is about, a few words), -say (the instruction, a heading), -help (a line below it), -done (the reason, once the move was made), and further answers to wrong moves. Every message may name $pit, the first pit sown, $count, the seeds lifted there, $last, the pit in which the last seed fell, $taken, $sown, $laps and $gained, seeds gained by your store. Steps that are as in Pallanguzhi take that lesson's messages.

lesson-ali-guli-mane-first-name = your first move
lesson-ali-guli-mane-first-say = Now sow any pit of your row.
lesson-ali-guli-mane-first-help = Press a pit that holds seeds, or its number on the keyboard.
lesson-ali-guli-mane-first-done = After { $laps } laps an empty pit followed, and what lay beyond it is yours: { $taken } seeds. The next step shows why.
lesson-ali-guli-mane-capture-name = capture
lesson-ali-guli-mane-capture-say = Watch how two pits are captured at once.
lesson-ali-guli-mane-capture-help = The last seed will fall just before an empty pit. Beyond it lies a full one, and a full one faces that.
lesson-ali-guli-mane-capture-done = The pit beyond the empty one was captured, and the facing pit went with it: { $taken } seeds, six of them from your own row.
lesson-ali-guli-mane-take-name = your capture
lesson-ali-guli-mane-take-say = Capture as many seeds as you can.
lesson-ali-guli-mane-take-help = Count the pit beyond the empty one, and the one that faces it.
lesson-ali-guli-mane-take-done = From pit { $pit } the last seed fell in pit { $last }. The pit beyond the empty one and its facing pit gave { $taken } seeds.
lesson-ali-guli-mane-choice-name = a small piece of advice
lesson-ali-guli-mane-choice-say = Both moves take the seven. Find the one that takes more.
lesson-ali-guli-mane-choice-help = Pits that face each other are captured together.
lesson-ali-guli-mane-choice-done = Your pit 5 was captured with the pit that faces it: { $taken } seeds. Leave full pits facing each other until you can take both.
lesson-ali-guli-mane-choice-alone = It takes the seven, but your own pit 5, which faced them, has been sown. Take both pits at once.
