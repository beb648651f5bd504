"""The games in the interfaces that researchers use, all through the same views and layouts.

- `batch.Batch("rose", seats=4, lanes=4096)`: thousands of matches a call
- `pettingzoo.env("rose", seats=4)`: PettingZoo, one seat after the other; `parallel_env`: all who choose at once
- `gymnasium.Solo("rose", seats=4)`: one seat against bots
- `openspiel`, once it is imported: OpenSpiel knows `python_subrosa_rose` and the others
"""
