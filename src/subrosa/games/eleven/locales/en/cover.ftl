## What the house says of the game before it is played

eleven-title = 011
eleven-goal = Eleven hours are left until Ragnarök, and in a Turin of steam and airships one of eight characters is the Chosen One, who alone can play the Song of Making. Find out who it is, compose, and track down the hidden organ; nearly everything costs time, and whoever runs out of it is out. In the fifth hour one of you secretly turns into Fenrir and hunts the Chosen One instead. You win by naming the Chosen One and reaching your goal in a single turn; if nobody has done so when the clock strikes twelve, all are lost.
eleven-about = Turin in the age of steam. Find the Chosen One before the eleventh hour; one of you may be Fenrir.
eleven-titles = Eleven at Eleven, Steam over Turin, The Last Organ, Brass and Fog, Before Midnight, Gears of Fate, The Wolf Hour, Song of Making
eleven-length = 3 to 6 players · eleven hours
eleven-progress = hour { $number } of 11
eleven-came = hour { $hour }
eleven-mark =
    Hour { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
        [8] VIII
        [9] IX
        [10] X
        [11] XI
        [12] XII
       *[other] { $number }
    }
