"""Executing a record again: each action, the steps that it causes, and what the record has instead."""

from typing import Any, Dict, Optional, Sequence, Tuple, List

from .actions import LOSSES, OFFERING, Entry, is_action, is_agreed_draw, is_takeback, is_undo, is_void
from .form import Check, fields, from_zero, is_int
from .match import MODES, Ask, Choice, Game, Match, Run, Step, blank_match, count_answer, fold, fold_all, withdraw_offers
from .strict_json import Json, canonical, same
from .table import Table, restored, seen_since, unchanged
from .offers import offer_refusal
from .takebacks import takeback_refusal

_STEPS = 100_000


class Refuted(Exception):
    def __init__(self, version: int, why: str) -> None:
        super().__init__(why)
        self.version, self.why = version, why


def question(match: Match) -> Tuple[Optional[Ask], Step, List[int]]:
    """Return what the top step asks, the step, and the seats that it asks."""
    if match.result or not match.agenda:
        return None, {}, []
    step = match.agenda[-1]
    rule = match.game.steps[step["step"]]
    return (rule, step, rule.asks(match, step)) if isinstance(rule, Ask) else (None, step, [])


def is_legal(choices: Sequence[Choice], move: Dict[str, Any]) -> bool:
    return any(_fits(choice, move) for choice in choices)


def _fits(choice: Choice, move: Dict[str, Any]) -> bool:
    blank = choice.blank
    if blank is None:
        return same(choice.move, move)
    value, template = _at(move, blank.path), _at(choice.move, blank.path)
    if blank.values is None:
        filled = is_int(value) and blank.least <= value <= blank.most
    else:
        filled = isinstance(value, list) and blank.least <= len(value) <= blank.most
        filled = filled and all(type(one) in (int, str) and one in blank.values for one in value)
        filled = filled and len(set(value)) == len(value)
    return filled and same(choice.move, _with(move, blank.path, template))


def _at(move: Json, path: Sequence[str]) -> Json:
    for key in path:
        move = move.get(key) if isinstance(move, dict) else None
    return move


def _with(move: Json, path: Sequence[str], value: Json) -> Json:
    if not path:
        return value
    return {**move, path[0]: _with(move[path[0]], path[1:], value)}


def _refusal(match: Match, entry: Entry, past: Sequence[Entry]) -> Optional[str]:
    kind, seat, move = entry["kind"], entry["seat"], entry["move"]
    if match.result:
        return "MATCH_OVER"
    is_by_seat = is_takeback(entry) or is_agreed_draw(entry) or kind in OFFERING
    if (kind in ("MOVE", "TIMED_OUT", "AUTO_PASS", "PAUSED") or is_by_seat) and match.paused:
        return "PAUSED"
    if kind == "RESUMED" and not match.paused:
        return "NOT_PAUSED"
    if kind == "REWOUND" and move["to"] >= match.version:
        return "NO_VERSION"
    if is_by_seat:
        done = past[: match.version + 1]
        return offer_refusal(match, entry) or takeback_refusal(match.game, done, entry, _facts_without_chance)
    if kind == "RESIGNED" and seat in match.left:
        return "NOT_ASKED"
    if kind in ("MOVE", "TIMED_OUT"):
        rule, step, asked = question(match)
        if rule is None or seat not in asked or any(answer["seat"] == seat for answer in match.sealed):
            return "NOT_ASKED"
        if not is_legal(rule.choices(match, step, seat), move):
            return "ILLEGAL_MOVE"
        if kind == "TIMED_OUT" and not same(move, rule.absent(match, step, seat)):
            return "ILLEGAL_MOVE"
    return None


def settle(table: Table) -> None:
    """Run steps until a seat must be asked or the match has a result."""
    match = table.match
    for _ in range(_STEPS):
        if match.result:
            return
        rule, step, asked = question(match)
        if rule is None:
            step = table.pop()
            runs = match.game.steps[step["step"]]
            if isinstance(runs, Run):
                runs.run(table, step)
        elif match.sealed:
            answers = sorted(match.sealed, key=lambda answer: answer["seat"])
            if not all(seat in [answer["seat"] for answer in answers] for seat in asked):
                return
            table.record("unsealed")
            table.pop()
            for answer in answers:
                rule.take(table, step, answer["seat"], answer["move"])
        elif not asked:
            table.pop()
        else:
            choices = rule.choices(match, step, asked[0]) if rule.is_open and len(asked) == 1 else []
            if len(choices) != 1 or choices[0].blank:
                return
            table.pop()
            rule.take(table, step, asked[0], choices[0].move)
    raise RuntimeError("the rules do not come to an end")


def _answer(table: Table, entry: Entry) -> None:
    rule, step, asked = question(table.match)
    if rule is None:
        raise RuntimeError("an answer without a question")
    if len(asked) > 1 or table.match.sealed:
        table.record("sealed", seat=entry["seat"], move=entry["move"])
        return
    table.pop()
    rule.take(table, step, entry["seat"], entry["move"])


def _leave(table: Table, seat: int, why: str) -> None:
    match = table.match
    top = match.agenda[-1] if match.agenda else None
    table.record("left", seat=seat, why=why)
    match.game.leave(table, seat)
    if match.sealed and (match.agenda[-1] if match.agenda else None) is not top:
        table.record("unsealed")


def _rewind(table: Table, entry: Entry, past: Sequence[Entry]) -> None:
    to = entry["move"]["to"]
    then = fold_all(table.match.game, past[: to + 1])
    since = seen_since(then, past[to + 1 : table.match.version + 1])
    laid = unchanged(then) if is_undo(entry) else restored(then, since, table.chance)
    by = {"seat": entry["seat"]} if is_takeback(entry) else {}
    table.record("rewound", **by, **entry["move"], table=laid)
    table.match.agenda.extend(then.agenda)


def _rule(table: Table, entry: Entry) -> None:
    move = entry["move"]
    table.record("ruled", **move)
    if move["ruling"] in LOSSES and move["seat"] not in table.match.left:
        _leave(table, move["seat"], "RULED")


def _act(table: Table, entry: Entry, past: Sequence[Entry]) -> None:
    kind, seat, move = entry["kind"], entry["seat"], entry["move"]
    if kind in ("MOVE", "TIMED_OUT"):
        _answer(table, entry)
    elif kind == "RESIGNED":
        _leave(table, seat, move["why"])
    elif kind == "AUTO_PASS":
        table.record("autoPassSet", seat=seat, mode=move["mode"])
    elif kind in ("RULING", "ENDED"):
        table.finish(move["ranks"], move["why"])
    elif kind == "REWOUND":
        _rewind(table, entry, past)
    elif kind == "RULED":
        _rule(table, entry)
    elif kind == "JUDGE_CALLED":
        table.record("judgeCalled", seat=seat, **move)
    elif kind in OFFERING:
        names = {"OFFERED": "offerMade", "ACCEPTED": "offerAccepted", "DECLINED": "offerDeclined"}
        table.record(names[kind], seat=seat, **move)
    else:
        names = {
            "TIME_GIVEN_BACK": "timeGivenBack",
            "PAUSED": "paused",
            "RESUMED": "resumed",
            "TIME_GIVEN": "timeGiven",
        }
        table.record(names[kind], **move)


def _facts_without_chance(match: Match, entry: Entry) -> List[Json]:
    return _advance(match, entry, [], None).facts


def _advance(match: Match, entry: Entry, past: Sequence[Entry], seed: Optional[str]) -> Table:
    table = Table(match, seed and f"{seed}:{entry['version']}")
    count_answer(match, entry["kind"])
    withdraw_offers(match, entry)
    _act(table, entry, past)
    settle(table)
    if match.result is None and match.answered >= match.game.turn_limit:
        match.game.rule_on_turn(table)
        settle(table)
    match.version += 1
    return table


def _begin(game: Game, first: Entry, seed: str) -> Table:
    recorded = first["facts"][0]
    names = ("fact", "seats", "options", "decks", "firstCard", "tournament")
    began = {name: recorded[name] for name in names if name in recorded}
    table = Table(blank_match(game, began), f"{seed}:0")
    table.record(**began)
    for seat in range(began["seats"]):
        wishes = [fact for fact in first["facts"] if fact["fact"] == "autoPassSet" and same(fact.get("seat"), seat)]
        mode = next((mode for mode in MODES if {"fact": "autoPassSet", "seat": seat, "mode": mode} in wishes), "NONE")
        if mode != "NONE":
            table.record("autoPassSet", seat=seat, mode=mode)
    game.setup(table, began)
    settle(table)
    return table


def _difference(entry: Entry, table: Table) -> Optional[str]:
    for i in range(max(len(entry["facts"]), len(table.facts))):
        recorded, executed = (facts[i] if i < len(facts) else None for facts in (entry["facts"], table.facts))
        if not same(recorded, executed):
            return f"fact {i}: recorded {_brief(recorded)}, executed {_brief(executed)}"
    return None if same(entry["agenda"], table.agenda()) else "the agenda differs"


def _brief(fact: Optional[Json]) -> str:
    return canonical(fact)[:200] if fact else "nothing"


def execute(game: Game, entries: Sequence[Entry], seed: str) -> Optional[Dict[str, Any]]:
    """Return the result of the match. Raises Refuted at the first entry that does not follow."""
    version = 0
    try:
        table = _begin(game, entries[0], seed)
        _expect(0, _difference(entries[0], table))
        match = table.match
        for version, entry in enumerate(entries[1:], 1):
            if is_void(entry):
                _expect(version, "the match was already over" if match.result else None)
                fold(match, entry)
                continue
            if not is_action(match, entry):
                raise Refuted(version, f"the entry of kind {entry['kind']} is incomplete")
            refused = _refusal(match, entry, entries)
            _expect(version, refused and f"the move is refused: {refused}")
            _expect(version, _difference(entry, _advance(match, entry, entries, seed)))
        return match.result
    except Refuted:
        raise
    except Exception as error:
        raise NotExecutable(f"the record cannot be executed: {error!r}") from error


class NotExecutable(Exception):
    """The rules fail on the record."""


def _expect(version: int, why: Optional[str]) -> None:
    if why:
        raise Refuted(version, why)


def bad_beginning(game: Game, document: Dict[str, Any]) -> Optional[str]:
    entries = document["entries"]
    began = entries[0]["facts"][0] if entries and entries[0]["facts"] else {}
    seats, options, decks = began.get("seats"), began.get("options"), began.get("decks")
    if not is_int(seats) or not game.seats[0] <= seats <= game.seats[1] or seats != len(document["seats"]):
        return "the seats do not fit the game"
    if not game.are_options(options) or not same(options, document["options"]):
        return "the options do not fit the game"
    if not same(began.get("firstCard"), 1):
        return "the cards are not numbered from 1"
    if "tournament" in began and not _is_tournament(seats)(began["tournament"]):
        return "the champion has no seat"
    if not isinstance(decks, list) or len(decks) != seats or not all(game.is_deck(deck, options) for deck in decks):
        return "the decks do not fit the game"
    return None if began.get("fact") == "began" else "the first entry is not a beginning"


def _is_tournament(seats: int) -> Check:
    return fields(champion=lambda seat: seat is None or (from_zero(seat) and seat < seats))
