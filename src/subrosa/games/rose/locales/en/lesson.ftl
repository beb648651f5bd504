## The lesson, at most sixty words a thought

rose-lesson-secret-title = One monk is you
rose-lesson-secret = Your secret monk: { $monk }. Nobody else knows. In the end there should be less evidence against him than against the others, and nobody should notice that he is yours. Press his card, or H, to cover your secret.
rose-lesson-tracks-title = Suspicion today, evidence for ever
rose-lesson-tracks = Suspicion is the mood of the day. Every night it turns into evidence: the most suspected monk gets 5, the next 4, then 3, 2, 1, 0. Evidence stays. At the end the least evidence wins.
rose-lesson-card-title = Everybody moves every monk
rose-lesson-card = Play one of your three cards. A monk’s card sends that monk anywhere; a place’s card brings any figure there; the third kind calls William or Adson. You need not hold your own colour.
rose-lesson-time-title = Every card costs time
rose-lesson-time = The number on the card moves the sundial. Whoever reaches the blue field ends the day, and gets its event card: 2 evidence at the very end. Time tiles, won from tasks, save one step each.
rose-lesson-place-title = A monk with a task is above suspicion
rose-lesson-place = Where a task of the monk’s colour lies, his suspicion falls by its number, and you keep the tile as a time tile. Where none lies, suspicion rises by all that is there. Why help a stranger? Because the others are watching you.
rose-lesson-tasks-title = See what came of it
rose-lesson-tasks = The marker has moved on the suspicion track. Everybody saw it, and everybody wonders: do you love this monk, or do you want us to think so? Move friends and enemies alike.
rose-lesson-watch-title = Watch the others
rose-lesson-watch = Whom do they help, whom do they send into trouble? William adds or takes 3 evidence, Adson 5 suspicion, for every monk they meet. The log keeps it all. At the end you will have to say who is who.
rose-lesson-night-title = Nights and revelations
rose-lesson-night = Each day has an event that changes a rule. After days 1, 3 and 5 everybody secretly picks a colour he is not, and all are shown together: that monk gets 2 evidence, and the circle of the possible grows smaller.
rose-lesson-end-title = The seventh day
rose-lesson-end = On day seven you accuse everybody, and they accuse you. For each one who sees through you, your monk gets more evidence. So hide well, and look closely. The table is yours: play on, or come back later.
rose-lesson-deduce-title = Put it together
rose-lesson-deduce = Help once means nothing, help three times does. Who keeps a monk low is perhaps that monk; a marker he shows rules one out. The notebook crosses out what is certain and adds up what each did to each monk. Guess early, note it, and see whether it holds.
