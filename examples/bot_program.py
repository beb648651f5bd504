"""A player as a program, with nothing but Python's own library; in any other language it would look the same.

    subrosa arena rose --bots "greedy,exec:python examples/bot_program.py" --games 40
    python examples/bot_program.py http://127.0.0.1:8000 rose greedy,greedy
    python examples/bot_program.py http://127.0.0.1:8000 LINK

In the arena it reads updates, a line of JSON each, and writes decisions. At a server's table it asks for the same
updates and posts the same decisions, as a guest with a token: at a table of its own among bots, or where a link leads.
"""

import json
import random
import sys
import time
import urllib.request


def choose(update):
    """Any choice, by its line, but rather one that does not name who we are in secret."""
    own = (update["view"].get("identity") or {}).get(f"seat {update['seat'] + 1}")
    lines = [choice["text"] for choice in update["choices"]]
    return random.choice([line for line in lines if own not in line.split()] or lines)


def decision(update):
    return {"type": "decide", "key": str(update["n"]), "n": update["n"], "choices": [choose(update)]}


def in_the_arena():
    for line in sys.stdin:
        print(json.dumps(decision(json.loads(line))), flush=True)


def at_a_table(server, what, bots=""):
    def ask(path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{server}/program/v1/{path}", data, headers)
        return json.load(urllib.request.urlopen(request))

    headers = {"Content-Type": "application/json"}
    headers["Authorization"] = f"Bearer {ask('me', {'name': 'A program'})['token']}"
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": name} for name in bots.split(",") if name)]
    wanted = {"game": what, "seats": len(chairs), "chairs": chairs}
    table = (ask("matches", wanted) if bots else ask("join", {"link": what}))["table"]
    while table["state"] != "finished":
        update = ask(f"matches/{table['id']}/seat")
        table = update["table"] or table
        if update["choices"]:
            ask(f"matches/{table['id']}/commands", decision(update))
        else:
            time.sleep(0.2)
    print({seat["name"] or seat["bot"]: seat["place"] for seat in table["seats"]})


if __name__ == "__main__":
    at_a_table(*sys.argv[1:]) if sys.argv[1:] else in_the_arena()
