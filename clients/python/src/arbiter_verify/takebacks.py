"""Which answers players can take back: by an undo, or by agreement."""

from typing import Any, Callable, Dict, List, Optional, Sequence

from .actions import Entry, is_takeback, is_undo
from .match import EVERYONE, Audience, Fact, Game, Match, fold_all, includes, is_engine_fact, union
from .strict_json import Json, same

Execute = Callable[[Match, Entry], List[Json]]
_HARMLESS = ("TIME_GIVEN_BACK", "OFFERED", "ACCEPTED", "DECLINED")
_OPEN_NOTHING = (*_HARMLESS, "AUTO_PASS", "JUDGE_CALLED")
_AGREEABLE = (*_HARMLESS, "AUTO_PASS", "MOVE", "TIMED_OUT", "REWOUND")


def takeback_refusal(game: Game, past: Sequence[Entry], entry: Entry, execute: Execute) -> Optional[str]:
    move = entry["move"]
    if move.get("offer") == "TAKEBACK" or move.get("why") == "AGAINST_BOTS":
        return None if move["to"] == _takeback_to(past, entry["seat"]) else "NO_VERSION"
    return _undo_refusal(game, past, entry, execute) if is_undo(entry) else None


def _takeback_to(past: Sequence[Entry], seat: int) -> Optional[int]:
    standing = _in_force(past)
    for index in range(len(standing) - 1, 0, -1):
        entry = standing[index]
        if entry["kind"] not in _AGREEABLE or (entry["kind"] == "REWOUND" and entry["seat"] is None):
            return None
        if entry["kind"] in ("MOVE", "TIMED_OUT") and entry["seat"] == seat:
            return int(standing[index - 1]["version"])
    return None


def _undo_refusal(game: Game, past: Sequence[Entry], entry: Entry, execute: Execute) -> Optional[str]:
    standing = _in_force(past)
    index = next((i for i in range(len(standing) - 1, -1, -1) if standing[i]["kind"] not in _HARMLESS), 0)
    last = standing[index]
    if index == 0 or last["kind"] != "MOVE" or last["seat"] != entry["seat"]:
        return "NOTHING_TO_UNDO"
    to = standing[index - 1]["version"]
    opened = next((one["version"] for one in reversed(standing[:index]) if one["kind"] not in _OPEN_NOTHING), 0)
    if any(is_undo(one) and opened <= one["move"]["to"] <= to for one in past):
        return "UNDONE_BEFORE"
    if not _reveals_nothing(fold_all(game, past[: to + 1]), last, execute):
        return "REVEALED"
    return None if entry["move"]["to"] == to else "NO_VERSION"


def _in_force(past: Sequence[Entry]) -> List[Entry]:
    standing: List[Entry] = []
    for entry in past:
        if is_takeback(entry):
            standing = [one for one in standing if one["version"] <= entry["move"]["to"]]
        if not is_undo(entry):
            standing.append(entry)
    return standing


def _reveals_nothing(then: Match, entry: Entry, execute: Execute) -> bool:
    if not all(_shows_nothing(then, fact, entry["seat"]) for fact in entry["facts"]):
        return False
    try:
        return same(execute(then, entry), entry["facts"])
    except Exception:
        return False


def _shows_nothing(then: Match, fact: Fact, seat: Optional[int]) -> bool:
    name = fact["fact"]
    if name in ("passed", "sealed"):
        return bool(fact["seat"] == seat)
    if name in ("revealed", "peeked"):
        return all(_could_read(then, card, fact["seen"]) for card in fact["cards"])
    if name == "cardsMoved":
        hides = [_could_read(then, card, fact["seen"]) and _hides_back(then, card, fact) for card in fact["cards"]]
        return all(hides)
    return not is_engine_fact(name)


def _readers(then: Match, card: int) -> Audience:
    return union(then.zone_of(card)["readers"], then.known.get(card, []))


def _could_read(then: Match, card: int, seen: Audience) -> bool:
    readers = _readers(then, card)
    return readers == EVERYONE if isinstance(seen, str) else all(includes(readers, seat) for seat in seen)


def _hides_back(then: Match, card: int, fact: Dict[str, Any]) -> bool:
    zone = then.zones[fact["from"]]
    if zone["kind"] == "row" or _readers(then, card) == EVERYONE:
        return True
    return len({then.faces[one][1] for one in zone["cards"]}) <= 1
