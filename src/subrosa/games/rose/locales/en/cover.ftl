## What the house says of the game before it is played

rose-title = The Name of the Rose
rose-goal = Something is rotten in the abbey, and each of you is secretly one of its six monks. For six days you all move every monk about, spread suspicion and gather evidence, and take care not to let the others see which monk is dear to you. On the seventh day everybody accuses everybody; whoever’s monk then has the least evidence against him wins.
rose-about = Six monks, one is you. Keep suspicion off him and never show which one he is.
rose-titles = Winter at the Abbey, The Seventh Day, Candlelight and Ink, Snow on the Cloister, The Silent Scriptorium, Vespers, Six Hoods, After Compline
rose-length = 2 to 5 players · about 75 minutes
rose-progress =
    { $number ->
        [7] the accusation
       *[other] day { $number } of 6
    }
rose-came = { $evidence } evidence
rose-mark =
    { $number ->
        [7] Accusation
       *[other] Day { $number }
    }
