"""Run with: python3 -m unittest discover examples/python-bot"""

import itertools
import json
import pathlib
import subprocess
import sys
import unittest

from bot import choose
from table import Table, sizes_after

BOT = pathlib.Path(__file__).with_name("bot.py")


def view(table, goal, hand=()):
    return {"me": 0, "table": table, "players": [{"hand": list(hand), "goal": goal}, {"hand": ["????"], "goal": "?"}]}


def row(word, count):
    return [f"{word}@{x},0" for x in range(count)]


def spots(*placements):
    return dict(reversed(placement.split("@")) for placement in placements)


class Groups(unittest.TestCase):
    def assert_sizes(self, placements, expected):
        """Whatever the order in which the cards came, and if the last of them is only thought of."""
        for order in itertools.permutations(placements):
            self.assertEqual(Table(spots(*order)).sizes(), expected, order)
            self.assertEqual(Table(spots(*order[1:])).sizes_with(*order[0].split("@")), expected, order)

    def test_join_where_halves_of_edges_show_the_same(self):
        self.assert_sizes(["FFWW@0,0", "FAWS@1,0"], {"E": 0, "A": 1, "W": 2, "F": 2, "S": 1})
        self.assert_sizes(["FFWW@0,0", "WWFF@1,0"], {"E": 0, "A": 0, "W": 1, "F": 1, "S": 0})

    def test_do_not_join_at_corners(self):
        self.assert_sizes(["FFFF@0,0", "FFFF@1,1"], {"E": 0, "A": 0, "W": 0, "F": 1, "S": 0})

    def test_join_through_a_wild(self):
        self.assert_sizes(["FFFF@0,0", "****@1,0", "FFFF@2,0"], {"E": 1, "A": 1, "W": 1, "F": 3, "S": 1})

    def test_see_a_diagonal_at_two_whole_sides(self):
        for word, left, right in (("F..A", "F", "A"), (".FA.", "A", "F")):
            beside = ["FFFF@0,-1", "AAAA@0,1", f"{4 * left}@-1,0", f"{4 * right}@1,0"]
            self.assert_sizes([f"{word}@0,0", *beside], {"E": 0, "A": 3, "W": 0, "F": 3, "S": 0})

    def test_join_at_half_spots(self):
        self.assert_sizes(["FFFF@0,0", "FFFF@1,0.5"], {"E": 0, "A": 0, "W": 0, "F": 2, "S": 0})

    def test_close_a_ring(self):
        ring = ["FFFF@0,0", "FFFF@1,0", "FFFF@1,1", "FFFF@0,1"]
        self.assert_sizes(ring, {"E": 0, "A": 0, "W": 0, "F": 4, "S": 0})


class SizesAfter(unittest.TestCase):
    TABLE = Table(spots("FFWA@0,0", "FFFF@1,0"))

    def test_moves_that_change_the_table(self):
        for move, after in (
            ("FEFE@2,0", spots("FFWA@0,0", "FFFF@1,0", "FEFE@2,0")),
            ("zap-a-card 1,0", spots("FFWA@0,0")),
            ("rotate-a-card 0,0", spots("AWFF@0,0", "FFFF@1,0")),
            ("move-a-card 0,0 AWFF@2,0", spots("FFFF@1,0", "AWFF@2,0")),
            ("move-a-card 0,0 AWFF@0,0", spots("FFFF@1,0", "AWFF@0,0")),
            ("****=zap-a-card 0,0", spots("FFFF@1,0")),
        ):
            self.assertEqual(sizes_after(self.TABLE, move), Table(after).sizes(), move)

    def test_moves_that_do_not(self):
        for move in ("zap-a-card -", "trade-goals 1", "****=shuffle-hands", "shuffle-goals left", "p2>p4 AWFF", "call"):
            self.assertIsNone(sizes_after(self.TABLE, move), move)


class Choice(unittest.TestCase):
    def test_takes_a_win(self):
        self.assertEqual(choose(view(row("FFFF", 6), "F"), ["EEEE@6,0", "trade-goals 1", "FFFF@6,0"]), "FFFF@6,0")

    def test_takes_a_win_by_an_action(self):
        table = [f"FFFF@{x},0" for x in (0, 1, 2, 4, 5, 6)] + ["FEFE@9,9"]
        moves = ["FFFF@7,0", "zap-a-card 9,9", "move-a-card 9,9 FEFE@3,0", "move-a-card 0,0 FFFF@3,0"]
        self.assertEqual(choose(view(table, "F"), moves), "move-a-card 0,0 FFFF@3,0")  # six
        winning = "move-a-card 8,8 FFFF@3,0"
        self.assertEqual(choose(view([*table, "FFFF@8,8"], "F"), [*moves, winning]), winning)

    def test_joins_its_own_goal(self):
        self.assertEqual(choose(view(["FFWW@0,0"], "F"), ["WWAA@0,1", "FFFF@0,-1", "trade-goals 1"]), "FFFF@0,-1")

    def test_keeps_others_from_seven(self):
        self.assertEqual(choose(view(row("EEEE", 6), "F"), ["EFEF@6,0", "trade-goals 1"]), "trade-goals 1")

    def test_finds_something_in_every_game(self):
        self.assertEqual(choose(view([], "?"), ["look", "FFFF@0,0"]), "look")
        self.assertEqual(choose({"me": 0, "players": [{"hand": []}]}, ["resign", "p2>p4 AWFF"]), "p2>p4 AWFF")
        self.assertEqual(choose(view([], "F"), ["pass"]), "pass")


class Protocol(unittest.TestCase):
    def test_answers_each_line_before_it_reads_the_next(self):
        question = json.dumps({"view": view(["FFWW@0,0"], "F"), "legal": ["WWAA@0,1", "FFFF@0,-1"]})
        with subprocess.Popen([sys.executable, BOT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
            for _ in range(2):
                bot.stdin.write(question + "\n")
                bot.stdin.flush()
                self.assertEqual(bot.stdout.readline(), "FFFF@0,-1\n")
            bot.stdin.close()
            self.assertEqual(bot.wait(10), 0)


if __name__ == "__main__":
    unittest.main()
