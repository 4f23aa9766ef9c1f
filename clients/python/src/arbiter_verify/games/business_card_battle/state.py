"""The characters, the decks and the state of Business Card Battle."""

import json
from pathlib import Path
from typing import Any, Dict

from ...form import each, fields, is_int, one_of, short
from ...match import Fact
from ...strict_json import Json

CARDS = {
    card["name"]: card
    for card in json.loads(Path(__file__).parent.with_name("business-card-battle.json").read_text())["cards"]
}
PLAIN_FACTS = (
    "stepped absorbsAlways instantDeathDeclared plainStrikeDeclared absorbDeclared absorbFailed prizeTaken".split()
)
are_options = fields(
    size=lambda value: is_int(value) and 6 <= value <= 10,
    stakes=one_of("friendly", "forKeeps"),
    turns=lambda value: is_int(value) and 10 <= value <= 1000,
)
_is_list = each(fields(card=short(200), count=lambda value: is_int(value) and 1 <= value <= 1000), 500)


def is_deck(deck: Json, options: Dict[str, Any]) -> bool:
    if not _is_list(deck):
        return False
    names = [line["card"] for line in deck for _ in range(line["count"])]
    strong = [name for name in names if name in CARDS and CARDS[name]["ap"] + CARDS[name]["hp"] > 90]
    return (
        len(names) == options["size"]
        and all(name in CARDS and names.count(name) <= 3 for name in names)
        and len(strong) <= 1
    )


def initial(_: int) -> Dict[str, Any]:
    return {
        **{"marks": [None, None], "equal": 0, "first": None, "hp": {}, "turn": 0, "quiet": 0, "battle": None},
        **{"gone": [], "outcome": None, "picker": None},
    }


def _alternate(state: Dict[str, Any]) -> None:
    battle = state["battle"]
    if battle:
        is_back = battle["striker"] == battle["attacker"] and battle["strikesBack"]
        battle["striker"] = battle["target"] if is_back else battle["attacker"]


def reduce(state: Dict[str, Any], fact: Fact) -> None:
    name, hp, battle = fact["fact"], state["hp"], state["battle"]
    if name == "markShown":
        state["marks"][fact["seat"]] = fact["mark"]
    elif name == "marksEqual":
        state["equal"] += 1
        state["marks"] = [None, None]
    elif name == "firstDecided":
        state["first"] = fact["seat"]
    elif name == "fielded":
        hp.update({str(one["card"]): one["hp"] for one in fact["characters"]})
    elif name == "turnBegan":
        state["turn"] = fact["turn"]
        state["quiet"] += 1
    elif name == "hpShared":
        hp[str(fact["from"]["card"])] = fact["left"]
        hp[str(fact["to"]["card"])] = fact["now"]
    elif name == "restored":
        hp[str(fact["character"]["card"])] = fact["now"]
    elif name == "battleBegan":
        state["quiet"] = 0
        state["battle"] = {
            **{"attacker": fact["attacker"]["card"], "target": fact["target"]["card"], "striker": fact["first"]},
            **{"longDistance": fact["longDistance"], "strikesBack": fact["strikesBack"]},
            **{"sideways": [], "absorbing": []},
        }
    elif name == "absorbsAlways" and battle:
        battle["absorbing"].append(fact["target"]["card"])
    elif name in ("struck", "absorbed"):
        hp[str(fact["target"]["card"])] = fact["left" if name == "struck" else "now"]
        _alternate(state)
    elif name == "strikeFailed":
        _alternate(state)
    elif name == "instantlyKilled":
        hp[str(fact["target"]["card"])] = 0
    elif name in ("turnedSideways", "strikeSkipped"):
        card = fact["striker"]["card"]
        if battle and name == "turnedSideways":
            battle["sideways"].append(card)
        elif battle:
            battle["sideways"] = [one for one in battle["sideways"] if one != card]
        _alternate(state)
    elif name == "fell":
        hp.pop(str(fact["character"]["card"]), None)
    elif name in ("battleEnded", "decided"):
        state["battle"] = None
        if name == "decided":
            state["outcome"] = {"winner": fact["winner"], "ending": fact["ending"]}
    elif name == "gone":
        state["gone"].append(fact["seat"])
    elif name == "prizeRightGiven":
        state["picker"] = fact["seat"]
    elif name not in PLAIN_FACTS:
        raise KeyError(name)
