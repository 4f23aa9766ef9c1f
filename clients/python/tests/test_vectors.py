"""The test vectors of docs/reference/record-format.md."""

import json
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "clients/python/src"))

from arbiter_verify.chance import shuffled, stream  # noqa: E402
from arbiter_verify.crypto import is_signed, is_weak_key, sha256, thumbprint  # noqa: E402
from arbiter_verify.strict_json import Unreadable, canonical, parsed  # noqa: E402
from arbiter_verify.verdict import deal_seed, entry_hash, name_hash  # noqa: E402

VECTORS = json.loads((ROOT / "docs/reference/record-vectors.json").read_text(encoding="utf-8"))


def read(text: str):
    try:
        return canonical(parsed(text))
    except Unreadable:
        return None


class Vectors(unittest.TestCase):
    def test_reading(self) -> None:
        for one in VECTORS["reading"]:
            with self.subTest(one["text"]):
                self.assertEqual(read(one["text"]), one["canonical"])

    def test_hashes(self) -> None:
        for one in VECTORS["dealSeeds"]:
            self.assertEqual(deal_seed(one["seed"], one["entropy"]), one["deal"])
            self.assertEqual(sha256(one["seed"]), one["seedHash"])
        for one in VECTORS["chain"]:
            self.assertEqual(entry_hash(one["previous"], one["entry"]), one["hash"])
        for one in VECTORS["decks"]:
            self.assertEqual(sha256(canonical(one["deck"])), one["hash"])
        for one in VECTORS["names"]:
            self.assertEqual(name_hash(one["salt"], one["name"]), one["named"])

    def test_random_numbers(self) -> None:
        for one in VECTORS["streams"]:
            chance = stream(one["name"])
            self.assertEqual([chance(n) for n in one["below"] * 3], one["numbers"])
            self.assertEqual(shuffled(range(12), chance), one["shuffled"])

    def test_signatures(self) -> None:
        for one in VECTORS["signatures"]:
            self.assertTrue(is_signed(one["x"], one["text"], one["value"]))
            self.assertFalse(is_signed(one["x"], one["text"] + ".", one["value"]))
            self.assertEqual(thumbprint(one["x"]), one["kid"])
        for one in VECTORS["keys"]:
            self.assertEqual(not is_weak_key(one["x"]), one["accepted"])


if __name__ == "__main__":
    unittest.main()
