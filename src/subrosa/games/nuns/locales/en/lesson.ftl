## The lesson, at most sixty words a thought

nuns-lesson-wish-title = Your secret wish
nuns-lesson-wish = You are a novice, out of bed at night. Your card names a key and a wish that is locked away. Fetch the key, then the wish, then be back in your cell before the others, or before the night is over.
nuns-lesson-map-title = The convent at night
nuns-lesson-map = Every dot is a place, every line a step. The abbess and the prioress walk their paths with lanterns. You are on the map only for yourself: the others do not know where you are, as long as nobody sees or hears you.
nuns-lesson-card-title = Fast is loud
nuns-lesson-card = Choose how you move: stand still, sneak, walk or run. Everybody sees the card, nobody the way. The faster you are, the louder. On the first move you go twice as far. Walking is a good beginning.
nuns-lesson-way-title = Find your way
nuns-lesson-way = Now take your steps towards the key, and stop when you like, as the card allows. Each place is counted. Keep out of the light: places a guard can see are marked. Nobody learns when you have stopped.
nuns-lesson-noise-title = A die for every sound
nuns-lesson-noise = After the move a die is rolled for you: with the noise of your card it says how far you are heard. A guard that near hears you, and you lay a noise token next to her, on the way to you: a direction, not a place.
nuns-lesson-sight-title = Into the light
nuns-lesson-sight = When a guard sees you, you stand on the map for all, and she may leave her path to catch you. Step out of her sight and you vanish again; footprints show which way. Caught, you walk homewards, openly, until you turn back.
nuns-lesson-sheet-title = The log sheet
nuns-lesson-sheet = Your sheet keeps round by round where you were; it is yours alone until the end. The log beside it says what everybody saw and heard. Guards play by it: so think what your noises have told them.
nuns-lesson-home-title = Key, wish, bed
nuns-lesson-home = First home with the wish wins. The guards win if they catch often enough, or when morning comes. Every novice plays for herself, but a noise elsewhere helps all. Now the night is yours: play on, or come back later.
