"""A reference engine in plain Python, without grognard: fires at the best odds, else advances at random."""

import json
import random
import sys


def chance_of_effect(option):
    """How likely a shot is to do anything."""
    return 1 - option.get("tally", {}).get("chances", {}).get("-", 1)


def choose(question, luck):
    """The option to answer with."""
    options = question["options"]
    shots = [option for option in options if option["verb"] in ("fire", "shoot") and chance_of_effect(option) > 0]
    return max(shots, key=chance_of_effect) if shots else luck.choice(options)


def main():
    """Read a line, answer it, until told to stop."""
    luck = random.Random()
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            reply = {"type": "ready", "protocol": 1, "name": "Gunner", "wants": ["tallies"]}
        elif said["type"] == "question":
            reply = {"type": "answer", "option": choose(said["question"], luck)["text"]}
        elif said["type"] == "game":
            luck.seed(said["seed"])
            continue
        else:
            break
        print(json.dumps(reply), flush=True)


main()
