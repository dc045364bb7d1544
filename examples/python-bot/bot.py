#!/usr/bin/env python3
"""A bot for the card game Aquarius: reads a question a line, writes a move a line.

A question is a JSON object with two fields. `view` is the position as the seat on turn may know it, and `legal` lists the texts of
its legal moves. The answer is one of these texts. What stands in them is described on the page "Text forms" of the rule book.

This bot looks one move ahead, by the texts alone: it wins if it can, else it plays what makes the largest group of its own Goal
bigger, and keeps other elements away from seven. Python 3.9 or newer, nothing else.
"""

import json
import sys

from table import Table, sizes_after

SEVEN = 7


def choose(view, legal):
    """The best of the legal moves; of equal ones the first."""
    goal = view["players"][view["me"]].get("goal")  # "?" while it is covered, and some rules have none
    table = Table(dict(reversed(placement.split("@")) for placement in view.get("table", [])))
    return max(legal, key=lambda move: worth(move, table, goal))


def worth(move, table, goal):
    """How good a move is, for a comparison with others."""
    if move in ("claim", "look"):  # covered Goals: claim a win, or look at the own Goal first
        return 1000
    if move in ("resign", "pass"):
        return -1000
    sizes = sizes_after(table, move)
    if sizes is None:  # cards or Goals change hands: nobody can say what for
        return worth_of(table.sizes(), goal) - 0.5
    return worth_of(sizes, goal)


def worth_of(sizes, goal):
    """How good it is for a Goal to have largest groups of these sizes."""
    own = sizes.get(goal, 0)
    others = max(size for element, size in sizes.items() if element != goal)
    if own >= SEVEN:
        return 1000
    if others >= SEVEN:  # somebody else may have that Goal
        return -100
    return own - others / 10


def main():
    # Not `for line in sys.stdin`, as old Pythons read ahead there; and flush, or the answer stays here and the game waits for it.
    while line := sys.stdin.readline():
        question = json.loads(line)
        print(choose(question["view"], question["legal"]), flush=True)


if __name__ == "__main__":
    main()
