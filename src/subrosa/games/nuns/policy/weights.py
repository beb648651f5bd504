"""What things are worth to the greedy players: a novice counts in steps of her errand, a guard in captures."""

# A novice's own good.
TAKEN = 4.0
"""Key or wish in hand, beside the steps that led there."""
WON = 1000.0
"""Home with key and wish."""
OVERSHOT = 3.0
"""One step from an errand that no card reaches in one step."""
WALKED = 4
"""The steps a round brings at an easy pace,"""
HURRY = 1.5
"""and how much dearer each step becomes when those of all rounds left fall short by half."""
EASY = 0.7
"""The part of the rounds left that may be needed before she hurries."""
BLESSING = 1.0
"""A swift foot kept."""
TIRING = 0.02
"""What a step of the way costs beside all else, so that of two ways the shorter is gone."""

# What a novice fears.
CAPTURE = 3.5
"""Being caught: the way back, and a round lost,"""
TEAM = 6.0
"""and what a capture is worth to the guards, shared among those they still need,"""
LAST_CAPTURE = 12.0
"""or for the capture that ends the game."""
GLIMPSED = 2.0
"""Being seen by a guard who cannot come so far."""
SHOWN = 1.0
"""Each place of hers that a guard sees while she moves."""
LISTENED = 2.0
"""Being heard after the guards' move, which frees a guard for the next round."""

PACES = (1.0, 1.0, 1.0, 1.0, 0.8, 0.55, 0.4, 0.0)
"""How likely a guard on her path makes so many steps."""
STOPS = (3, 4)
"""After so many she may stop to listen,"""
STOPPING = 0.3
"""as likely after each."""
HEARD = (0.9, 0.8, 0.7, 0.6, 0.45, 0.3, 0.2, 0.05)
"""How likely a guard who heard a novice at so many steps catches her."""
TRAILED = (1.0, 0.95, 0.9, 0.8, 0.7, 0.55, 0.4, 0.1)
"""The same for one who saw her vanish."""
ROAMING = (0.6, 0.4, 0.3, 0.25, 0.2, 0.12, 0.08, 0.0)
"""The same for one who may leave her path for somebody else."""
ASTRAY = 0.35
"""The part of it that is left on the other side than the noise said."""
WANDERS = 0.5
"""The part of the danger on a path that is left when the guard may leave it."""
TOO_RISKY = 0.2
"""A chance of being caught at which a caught novice rather walks on."""
SAFE = 0.03
"""A chance of being caught at which she turns back at once."""
REROLL = 0.34
"""How likely a second roll must help."""

# What guards look for.
SURE = 1000.0
"""A capture that is sure comes before all that is likely."""
FOUND = 0.95
"""A novice on a place that comes in sight near enough to be reached in the same move,"""
FAR_FOUND = 0.05
"""or too far away, which counts for those who remember it."""
GUESSED = 0.25
"""The part of being near a novice (NEARBY) that counts where it is only guessed where she is."""
LISTENING = 0.3
"""A novice near enough to be heard when she stops."""
LIT = 0.02
"""A novice whose place she looks at when she stops: she cannot move unseen."""
A_SHADE = 0.001
"""A swift walk instead of a run."""
DEAF = 0.04
"""Both having run: nobody is heard in the next round."""
FALSE_GAIN = 1.0
"""What leaving the path must bring before false noise is made for it."""
STALE = 0.8
"""How much a token of the last round says about where its novice is now."""
ANYWHERE = 0.3
"""How likely a novice who was heard has left the ways of her errand."""
DOUBT = 0.05
"""How likely a place is that a token does not point to: the noise may be false."""
START = 10
"""The steps a novice makes in the first round,"""
SPEED = 3
"""in each later one,"""
SET_BACK = 8
"""and by how many a capture throws her back;"""
SPREAD = 8
"""how many steps before or behind she may be,"""
ASIDE, ASTEP = 3, 5
"""and how much less likely she is with each step off the shortest way: three fifths,"""
FARTHEST_DETOUR = 8
"""up to so many."""
WARMEST = 40
"""How many places guards keep in mind."""
SHUNNED = 0.95
"""How surely she avoids a place where a guard on her path would catch her."""
LOOKING_AHEAD = 14
"""How many steps of a path are weighed when it is chosen,"""
A_ROUND = 4
"""so many a round,"""
LATEST = LOOKING_AHEAD // A_ROUND
"""the last of them so many rounds later,"""
FADING = 0.93
"""each a little less than the one before."""
SHARED_WAY = 0.4
"""What is left of a place's worth where the other guard's path leads, too."""
SHARPEN = 0.12
"""How likely one more link must bring a novice into hearing,"""
ROLL_AGAIN = 2
"""and the highest die that is rolled again."""

# Where players know what is believed.
FREEDOM = 0.35
"""Being free to leave her path in the next round, for a novice she hears then or hears now."""
AFOOT = 0.6
"""The part of those in hearing now who will be in hearing after their next move."""
NEARBY = 0.4
"""A novice right where the move ends, and less and less the farther away she is:"""
AS_NEAR = 4.0
"""so many steps away a little more than a third."""
WORTH_A_NOISE = 1.2
"""What leaving the path must bring before false noise is made for it."""
IN_VIEW = 0.15
"""A novice seen where the move ends, too far away to be caught: she cannot go on without leaving a trace."""
AT_LARGE = 0.4
"""The part of a free guard's danger for a novice of whom nothing is known,"""
SHARPLY = 3.0
"""and how much it grows with how surely the guards hold her to be there."""
OVERHEARD = 1.5
"""How much more being heard counts than with greedy guards, who seldom listen."""
