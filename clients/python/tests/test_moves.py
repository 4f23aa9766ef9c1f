"""Moves built from choices, and the pauses between attempts. These tests need the package `websockets`."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from arbiter_client import ServerRefusal, Unreachable, first_move, move_of, random_move  # noqa: E402
from arbiter_client.errors import pause_after  # noqa: E402

AT = {
    "label": None,
    "kind": "CELL",
    "path": ["golems", "craft", "at"],
    "from": [{"value": "d4", "label": "d4"}, {"value": "e5", "label": "e5"}],
    "min": 1,
    "max": 9,
}
COUNT = {"label": None, "kind": "NUMBER", "path": ["golems", "craft", "size"], "from": None, "min": 2, "max": 4}
CHOICE = {"label": "Craft", "move": {"golems": {"craft": {"at": [], "size": 0, "kind": "x"}}}, "blanks": [AT, COUNT]}
DECISION = {"version": 1, "seat": 0, "prompt": "", "deadline": None, "choices": [CHOICE]}


def crafted(at, size):
    return {"golems": {"craft": {"at": at, "size": size, "kind": "x"}}}


class Moves(unittest.TestCase):
    def test_a_move_has_the_values_of_its_blanks_and_the_choice_stays_as_it_was(self) -> None:
        self.assertEqual(move_of(CHOICE, [["d4"], 3]), crafted(["d4"], 3))
        self.assertEqual(CHOICE["move"], crafted([], 0))

    def test_the_first_move_has_as_few_values_as_possible(self) -> None:
        self.assertEqual(first_move(DECISION), crafted(["d4"], 2))

    def test_a_random_move_has_at_most_all_values_and_none_twice(self) -> None:
        self.assertEqual(random_move(DECISION, lambda n: n - 1), crafted(["e5", "d4"], 4))


class Pauses(unittest.TestCase):
    def test_a_refusal_is_final_unless_the_server_says_when_to_return(self) -> None:
        self.assertIsNone(pause_after(ServerRefusal("ILLEGAL_MOVE", "", {"retryAfter": 1}), 0, True))
        self.assertGreaterEqual(pause_after(ServerRefusal("OVERLOADED", "", {"retryAfter": 2}), 0, False), 2)
        self.assertIsNone(pause_after(ServerRefusal("RATE_LIMITED", "", {"retryAfter": 61}), 0, True))

    def test_only_a_repeatable_attempt_is_repeated_if_its_outcome_is_unknown(self) -> None:
        for unknown in (Unreachable(""), ServerRefusal("UNAVAILABLE", "", {"retryAfter": 1})):
            self.assertIsNone(pause_after(unknown, 0, False))
            self.assertIsNotNone(pause_after(unknown, 10_000, True))


if __name__ == "__main__":
    unittest.main()
