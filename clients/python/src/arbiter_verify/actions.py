"""The form of actions."""

import re
import unicodedata
from typing import Any, Dict

from .form import Check, either, fields, from_zero, is_int, is_text, one_of
from .match import MODES, Match
from .strict_json import Json, same

Entry = Dict[str, Any]
_UUID = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-]{36}|[f-]{36}", re.IGNORECASE
)
LOSSES = ("GAME_LOSS", "MATCH_LOSS", "DISQUALIFICATION")


def _is_uuid(value: Json) -> bool:
    return is_text(value) and len(value) == 36 and _UUID.fullmatch(value) is not None


def _is_line(value: Json) -> bool:
    return (
        is_text(value)
        and 0 < len(value) <= 500
        and not any(unicodedata.category(letter) in ("Cc", "Cs") or letter in "\u2028\u2029" for letter in value)
        and value.strip(" \u00a0\u1680\u202f\u205f\u3000\ufeff" + "".join(map(chr, range(0x2000, 0x200B)))) != ""
    )


def _seconds(value: Json) -> bool:
    return is_int(value) and 0 < value <= 604_800


def _are_seats(value: Json) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(map(from_zero, value))


_WORD: Dict[str, Any] = {"by": _is_uuid, "reason": _is_line}
_RESULT = fields(ranks=lambda ranks: isinstance(ranks, list) and all(map(is_int, ranks)), why=is_text)
_DRAW = fields(offer=one_of("DRAW"), asks=_are_seats)
_WISH = fields(offer=one_of("TAKEBACK"), to=from_zero, asks=_are_seats)
is_offer = either(_DRAW, _WISH)
_MOVES: Dict[str, Check] = {
    "MOVE": lambda _: True,
    "TIMED_OUT": lambda _: True,
    "RESIGNED": fields(why=one_of("RESIGNED", "OUT_OF_TIME")),
    "AUTO_PASS": fields(mode=one_of(*MODES)),
    "RULING": _RESULT,
    "ENDED": _RESULT,
    "TIME_GIVEN_BACK": fields(why=one_of("OUTAGE"), began=is_int, ended=is_int),
    "PAUSED": fields(**_WORD),
    "RESUMED": fields(**_WORD),
    "TIME_GIVEN": fields(seat=from_zero, seconds=_seconds, **_WORD),
    "REWOUND": fields(to=from_zero, **_WORD),
    "RULED": fields(seat=from_zero, ruling=one_of("NOTE", "WARNING", *LOSSES), **_WORD),
    "JUDGE_CALLED": fields(about=_is_line),
    "OFFERED": is_offer,
    "ACCEPTED": fields(offer=from_zero),
    "DECLINED": fields(offer=from_zero),
}
_TAKEBACK = fields(to=from_zero, why=one_of("UNDONE", "AGREED", "AGAINST_BOTS"))
OFFERING = ("OFFERED", "ACCEPTED", "DECLINED")
_BY_SEATS = ("MOVE", "TIMED_OUT", "RESIGNED", "AUTO_PASS", "JUDGE_CALLED", *OFFERING)
JUDGING = ("PAUSED", "RESUMED", "TIME_GIVEN", "REWOUND", "RULED", "JUDGE_CALLED")


def is_void(entry: Entry) -> bool:
    void = {"kind": "VOID", "seat": None, "move": None, "agenda": [0]}
    finished = {"fact": "finished", "ranks": [], "why": "VOID", "awards": []}
    return same({name: entry[name] for name in void}, void) and same(entry["facts"], [finished])


def is_takeback(entry: Entry) -> bool:
    return entry["kind"] == "REWOUND" and entry["seat"] is not None


def is_undo(entry: Entry) -> bool:
    return is_takeback(entry) and isinstance(entry["move"], dict) and entry["move"].get("why") == "UNDONE"


def is_agreed_draw(entry: Entry) -> bool:
    return entry["kind"] == "ENDED" and entry["seat"] is not None


def is_by_players(entry: Entry) -> bool:
    return is_takeback(entry) or is_agreed_draw(entry) or entry["kind"] in OFFERING


def is_action(match: Match, entry: Entry) -> bool:
    kind, seat, move = entry["kind"], entry["seat"], entry["move"]
    if is_takeback(entry):
        return seat < match.seats and _TAKEBACK(move)
    if kind not in _MOVES or move is None or not _MOVES[kind](move):
        return False
    if kind in _BY_SEATS or is_agreed_draw(entry):
        return seat is not None and seat < match.seats
    if kind in ("RULING", "ENDED") and len(move["ranks"]) != match.seats:
        return False
    if kind == "TIME_GIVEN_BACK" and move["began"] >= move["ended"]:
        return False
    return seat is None and move.get("seat", 0) < match.seats
