"""The numbers behind the words of the rules: steps, stages and options."""

from ..fields import FIGURE_SETUP, FLOOR, OVERSHOOT, OWN_COLOUR, SHORT_CHAIN, STAGES, STEPS, TILE_RETURN, TIME_STEP

OVER = STEPS.index("over")
CARD = STEPS.index("card")
CALL = STEPS.index("call")
SPEND = STEPS.index("spend")
PLACE = STEPS.index("place")
FIGURE = STEPS.index("figure")
TASK = STEPS.index("task")
SIGN = STEPS.index("sign")
SPLIT = STEPS.index("split")
DELICATE_POINTS = STEPS.index("delicate")
AGAIN = STEPS.index("again")
RETURN = STEPS.index("return")
STAND = STEPS.index("stand")
MARKER = STEPS.index("marker")
ACCUSE = STEPS.index("accuse")
LOT = STEPS.index("lot")
POSE = STEPS.index("pose")
LAY = STEPS.index("lay")
DEAL = STEPS.index("deal")
IDENTITY = STEPS.index("identity")
EVENT = STEPS.index("event")
REFILL = STEPS.index("refill")
DRAW = STEPS.index("draw")
LOSE = STEPS.index("lose")

PAY = STAGES.index("pay")
MOVE = STAGES.index("move")
ACT = STAGES.index("act")
HAPPEN = STAGES.index("happen")
TAKE_CARD = STAGES.index("draw")
END = STAGES.index("end")

EARLY = TIME_STEP.index("early")
CARRY = OVERSHOOT.index("carry")
STOPS_AT_ZERO = FLOOR.index("zero")
OLDEST_FIRST = TILE_RETURN.index("oldest_first")
OWNER_CHOICE = TILE_RETURN.index("owner_choice")
WAIT = SHORT_CHAIN.index("wait")
IN_TURN = FIGURE_SETUP.index("players_in_turn")
OWN_ALLOWED = OWN_COLOUR.index("allowed")

MORE = 0
LESS = 1
STOP = 14
"""At `again`: leave the card at its first use. Smaller choices are places or figures."""
