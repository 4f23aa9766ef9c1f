"""The table on which rules act: each action records facts and applies them."""

from typing import Any, Dict, List, Optional, Sequence

from .chance import Chance, no_chance, shuffled, stream
from .match import EVERYONE, Audience, Fact, Match, Step, Zone, apply, includes, union


class Table:
    def __init__(self, match: Match, name: Optional[str]) -> None:
        self.match = match
        self.state: Dict[str, Any] = match.state
        self.chance: Chance = stream(name) if name else no_chance
        self._beside: Chance = stream(f"{name}:beside") if name else no_chance
        self.facts: List[Fact] = []
        self._kept = len(match.agenda)

    def record(self, fact: str, **fields: Any) -> None:
        whole = {"fact": fact, **fields}
        apply(self.match, whole)
        self.state = self.match.state
        self._kept = min(self._kept, len(self.match.agenda))
        self.facts.append(whole)

    def agenda(self) -> List[Any]:
        return [self._kept, *self.match.agenda[self._kept :]]

    def next(self, *steps: Step) -> None:
        self.match.agenda.extend(reversed(steps))

    def pop(self) -> Step:
        step = self.match.agenda.pop()
        self._kept = min(self._kept, len(self.match.agenda))
        return step

    def cards(self, zone: str) -> List[int]:
        return self.match.zones[zone]["cards"]

    def open(self, name: str, label: str, kind: str, seat: Optional[int], readers: Audience) -> None:
        zone = {"id": name, "label": label, "kind": kind, "seat": seat, "readers": readers}
        self.record("zoneOpened", zone=zone)

    def make(self, to: str, names: Sequence[str]) -> None:
        first = 1 + max(self.match.faces, default=0)
        ids = shuffled(range(len(names)), self._beside)
        backs = self.match.game.backs
        cards = [{"id": first + ids[i], "name": name, "back": backs[name]} for i, name in enumerate(names)]
        self.record("cardsMade", to=to, cards=cards, seen=self.match.zones[to]["readers"])

    def move(self, wanted: Sequence[int], to: str, places: Optional[Sequence[int]] = None) -> List[int]:
        cards = copies_leaving(self.match, wanted)
        start = 0
        while start < len(cards):
            left = cards[start:]
            source, target = self.match.zone_of(left[0]), self.match.zones[to]
            seen = _witnesses(self.match, left[0], source, target)
            length = 1
            while length < len(left) and left[length] in source["cards"]:
                if seen != _witnesses(self.match, left[length], source, target):
                    break
                length += 1
            run = left[:length]
            fact: Dict[str, Any] = {"from": source["id"], "to": to, "cards": run, "seen": seen}
            if places is not None:
                fact["places"] = list(places[start : start + length])
            known = _known_after(self.match, source, target, run, seen)
            if known:
                fact["known"] = {str(card): by for card, by in known.items()}
            self.record("cardsMoved", **fact)
            start += length
        return cards

    def gather(self, zone: str, to: str) -> None:
        self.move(list(self.cards(zone)), to)

    def draw(self, source: str, to: str, count: int) -> int:
        drawn = self.cards(source)[-count:][::-1] if count > 0 else []
        self.move(drawn, to)
        return len(drawn)

    def shuffle(self, zone: str) -> None:
        order = shuffled(self.cards(zone), self.chance)
        self.record("shuffled", zone=zone, order=order, seen=self.match.zones[zone]["readers"])

    def reveal(self, cards: Sequence[int]) -> None:
        for zone, some in self._by_zone(cards).items():
            self.record("revealed", zone=zone, cards=some, seen=EVERYONE)

    def peek(self, cards: Sequence[int], by: List[int]) -> None:
        for zone, some in self._by_zone(cards).items():
            self.record("peeked", zone=zone, cards=some, by=by, seen=union(by, self.match.zones[zone]["readers"]))

    def roll(self, sides: int, seat: Optional[int] = None) -> int:
        value = 1 + self.chance(sides)
        self.record("rolled", seat=seat, sides=sides, value=value)
        return value

    def finish(self, ranks: List[int], why: str, awards: Sequence[Dict[str, Any]] = ()) -> None:
        self.record("finished", ranks=ranks, why=why, awards=list(awards))

    def _by_zone(self, cards: Sequence[int]) -> Dict[str, List[int]]:
        found: Dict[str, List[int]] = {}
        for card in cards:
            found.setdefault(self.match.zone_of(card)["id"], []).append(card)
        return found


def _witnesses(match: Match, card: int, source: Zone, target: Zone) -> Audience:
    ends = union(source["readers"], target["readers"])
    return ends if source["kind"] == "hand" else union(ends, match.known.get(card, []))


def _others_knowing(match: Match, zone: Zone, card: int) -> Audience:
    known: Audience = match.known.get(card, [])
    if isinstance(known, str) or zone["readers"] == EVERYONE:
        return known
    return [seat for seat in known if seat not in zone["readers"]]


def copies_leaving(match: Match, cards: Sequence[int]) -> List[int]:
    """Return the equal cards that leave in place of these, so that no seat learns how many copies there are."""
    going: List[int] = []
    for card in cards:
        zone = match.zone_of(card)
        copies = [card]
        if zone["kind"] == "hand" and any(one in match.known for one in zone["cards"]):
            equal = [one for one in zone["cards"] if match.faces[one] == match.faces[card]]
            knowers = {one: _others_knowing(match, zone, one) for one in equal}
            if any(knowers.values()):
                copies = sorted(equal, key=lambda one: (-_count(knowers[one]), _as_text(knowers[one])))
        going.append(next((one for one in copies if one not in going), card))
    return going


def _count(audience: Audience) -> float:
    return float("inf") if isinstance(audience, str) else len(audience)


def _as_text(audience: Audience) -> str:
    return audience if isinstance(audience, str) else ",".join(map(str, audience))


def _known_after(match: Match, source: Zone, target: Zone, moved: List[int], seen: Audience) -> Dict[int, Audience]:
    if source["kind"] != "hand":
        return {}
    if target["kind"] == "hand" and len(moved) == len(source["cards"]):
        return _kept_whole(match, source, target, moved)
    if not any(card in match.known and card not in moved for card in source["cards"]):
        return {}
    known: Dict[int, Audience] = {}
    faces = []
    for card in moved:
        if match.faces[card] not in faces:
            faces.append(match.faces[card])
            known.update(_one_less(match, source, card, moved, seen))
    return known


def _kept_whole(match: Match, source: Zone, target: Zone, moved: List[int]) -> Dict[int, Audience]:
    ends = union(source["readers"], target["readers"])
    if all(union(ends, match.known.get(card, [])) == ends for card in moved):
        return {}
    return {card: union(match.known.get(card, []), source["readers"]) for card in moved}


def _one_less(match: Match, source: Zone, card: int, moved: List[int], seen: Audience) -> Dict[int, List[int]]:
    copies = [one for one in source["cards"] if match.faces[one] == match.faces[card]]
    staying = [one for one in copies if one not in moved]
    known: Dict[int, List[int]] = {}
    lists = {one: by for one, by in match.known.items() if not isinstance(by, str)}
    for seat in sorted({seat for one in staying for seat in lists.get(one, [])}):
        if not includes(seen, seat) or includes(source["readers"], seat):
            continue
        known_to = [one for one in copies if includes(match.known.get(one, []), seat)]
        follows = max(0, len(known_to) - (len(copies) - len(staying)))
        for one in [one for one in staying if one in known_to][follows:]:
            if one in lists:
                known[one] = [other for other in known.get(one, lists[one]) if other != seat]
    return known


def seen_since(then: Match, entries: Sequence[Dict[str, Any]]) -> Dict[int, Audience]:
    """Return who saw which cards since an earlier version, as far as the cards can still be followed."""
    seen: Dict[int, Audience] = {}
    moved, joined, left = set(), set(), set()

    def see(card: int, zone: str, by: Audience) -> None:
        old: Zone = then.zones.get(zone, {"kind": "", "readers": []})
        if card in moved or zone in joined or (zone in left and old["kind"] == "pile"):
            return
        more: Audience = by if isinstance(by, str) else [seat for seat in by if not includes(old["readers"], seat)]
        seen[card] = union(seen.get(card, []), more)

    for fact in (fact for entry in entries for fact in entry["facts"]):
        name = fact["fact"]
        if name == "rewound":
            break
        if name == "cardsMoved":
            for card in fact["cards"]:
                if then.zones.get(fact["from"], {}).get("kind") != "pile":
                    see(card, fact["from"], fact["seen"])
                moved.add(card)
            left.add(fact["from"])
            joined.add(fact["to"])
        elif name == "cardsMade":
            moved.update(card["id"] for card in fact["cards"])
            joined.add(fact["to"])
        elif name == "shuffled":
            joined.add(fact["zone"])
        elif name in ("revealed", "peeked"):
            for card in fact["cards"]:
                see(card, fact["zone"], fact["seen"])
    return seen


def restored(then: Match, since: Dict[int, Audience], chance: Chance) -> Dict[str, Any]:
    """Return the table of an earlier match as a judge's fact `rewound` has it."""
    instead: Dict[int, int] = {}
    for zone in then.zones.values():
        if zone["kind"] != "pile" or zone["readers"]:
            continue
        groups: Dict[str, List[int]] = {}
        for card in zone["cards"]:
            if not then.known.get(card):
                groups.setdefault(then.faces[card][1], []).append(card)
        for group in groups.values():
            if len(group) > 1:
                instead.update(zip(group, shuffled(group, chance)))
    known = dict(then.known)
    for card, by in since.items():
        if card not in instead and by:
            known[card] = union(known.get(card, []), by)
    zones = {
        name: {**zone, "cards": [instead.get(card, card) for card in zone["cards"]]}
        for name, zone in then.zones.items()
    }
    return _laid(then, zones, known)


def unchanged(then: Match) -> Dict[str, Any]:
    """Return the table of an earlier match as the fact `rewound` of an undo has it."""
    laid = _laid(then, then.zones, then.known)
    return {**laid, "sealed": then.sealed} if then.sealed else laid


def _laid(then: Match, zones: Dict[str, Zone], known: Dict[int, Audience]) -> Dict[str, Any]:
    return {
        "state": then.state,
        "zones": zones,
        "known": {str(card): by for card, by in known.items()},
        "told": [],
        "answered": then.answered,
        "left": then.left,
    }
