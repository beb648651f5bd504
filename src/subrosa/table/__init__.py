"""Tables: live matches with people and bots at them, who is told what, clocks, and a log that loses nothing."""
