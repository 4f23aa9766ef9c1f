"""Prints the verdict on a record: `python -m arbiter_verify replay.json --keys keys.json`."""

import argparse
import sys
from pathlib import Path

from . import Unreadable, read_keys, verify

CODES = {"VERIFIED": 0, "REFUTED": 1, "UNDECIDED": 2}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="arbiter_verify",
        description="Verifies the record of a match offline.",
        epilog="Exit code: 0 VERIFIED, 1 REFUTED, 2 UNDECIDED, 3 a file is missing or invalid.",
    )
    parser.add_argument("file", help="the replay document, as downloaded")
    parser.add_argument("--keys", help="the keys that the server publishes at /.well-known/arbiter-keys.json")
    arguments = parser.parse_args()
    name = arguments.file
    try:
        keys = []
        if arguments.keys:
            name = arguments.keys
            keys = read_keys(Path(name).read_bytes())
            name = arguments.file
        said = verify(Path(name).read_bytes(), keys)
    except (OSError, Unreadable) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 3
    where = "" if said.version is None else f" at entry {said.version}"
    print(f"{said.verdict}{where}{'' if said.why is None else f': {said.why}'}")
    for sentence in said.proven:
        print(f"  proven     {sentence}")
    for sentence in said.unproven:
        print(f"  not proven {sentence}")
    if said.verdict == "UNDECIDED" and not arguments.keys:
        print("To check the signatures, add --keys KEYS.json: the keys of the server.")
    return CODES[said.verdict]


if __name__ == "__main__":
    sys.exit(main())
