## Around the match: replay, my page, strangers, those who watch, notices

replay-play-on = Play on from here
replay-play-on-how = A table of your own begins after move { $move }, as it stood then. Bots take the other seats; what comes from here on is open, and chance draws anew.
replay-play-on-as = In whose seat?
replay-play-on-bots = How good are the bots?
replay-to-end = Back to the end
replay-clip = Moving picture
replay-clip-how = The last turns up to this moment as one picture that moves, to keep or to pass on
replay-holds = Holds { $things }
replay-key-mark-before = To the marked moment before
replay-key-mark-after = To the next marked moment
