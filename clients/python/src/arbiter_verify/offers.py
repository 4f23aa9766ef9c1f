"""Offers of a draw or a takeback, and the answers to them."""

from typing import Any, Dict, List, Optional, Sequence

from .actions import Entry, is_offer, is_takeback
from .match import Match
from .strict_json import same


def open_offer(match: Match) -> Optional[Dict[str, Any]]:
    return next((offer for offer in match.offers if offer["awaits"]), None)


def offer_refusal(match: Match, entry: Entry) -> Optional[str]:
    """Return why an offer, an answer or an agreement is refused."""
    kind, seat, move, opened = entry["kind"], entry["seat"], entry["move"], open_offer(match)
    if kind == "OFFERED":
        return _new_offer_refusal(match, entry)
    if kind in ("ACCEPTED", "DECLINED"):
        is_awaited = opened is not None and opened["version"] == move["offer"] and seat in opened["awaits"]
        is_last = opened is not None and len(opened["awaits"]) == 1
        return None if is_awaited and not (kind == "ACCEPTED" and is_last) else "NO_OFFER"
    is_last = opened is not None and opened["awaits"] == [seat]
    if kind == "ENDED":
        if _has_eliminated(match):
            return "ELIMINATED"
        fits = is_last and opened["offer"] == "DRAW" and same(move, _agreed_draw(match)) if opened else False
        return None if fits else "NO_OFFER"
    if move["why"] == "AGREED":
        fits = is_last and opened["offer"] == "TAKEBACK" and opened["to"] == move["to"] if opened else False
        return None if fits else "NO_OFFER"
    return None


def _new_offer_refusal(match: Match, entry: Entry) -> Optional[str]:
    seat, move = entry["seat"], entry["move"]
    if open_offer(match):
        return "OFFER_OPEN"
    if any(offer["seat"] == seat and offer["offer"] == move["offer"] for offer in match.offers):
        return "OFFERED_BEFORE"
    if move["offer"] == "DRAW" and _has_eliminated(match):
        return "ELIMINATED"
    asks = move["asks"]
    can_agree = [one < match.seats and one != seat and one not in match.left for one in asks]
    is_fit = seat not in match.left and all(can_agree) and len(set(asks)) == len(asks)
    return None if is_fit else "NOT_ASKED"


def _has_eliminated(match: Match) -> bool:
    return match.game.has_eliminations and any(one not in match.left for one in match.state["fallen"])


def _agreed_draw(match: Match) -> Dict[str, Any]:
    playing = match.seats - len(match.left)
    ranks = [1 + playing if seat in match.left else 1 for seat in range(match.seats)]
    return {"ranks": ranks, "why": "The players agreed to a draw"}


def partial_agreement(entries: Sequence[Entry], preamble: Dict[str, Any]) -> Optional[int]:
    """Return the first version at which a player who still plays was not asked, or None."""
    players = [seat["player"]["id"] if seat["player"] else None for seat in preamble["seats"]]
    absent = {number for number, seat in enumerate(preamble["seats"]) if seat["bot"] is not None}
    for version, entry in enumerate(entries):
        heard = _heard(entry)
        ids = [players[seat] for seat in heard if seat < len(players)]
        for seat, player in enumerate(players):
            if heard and seat not in absent and seat not in heard and player not in ids:
                return version
        absent.update(fact.get("seat") for fact in entry["facts"] if fact["fact"] == "left")
        if entry["kind"] == "TIMED_OUT" and preamble["onTimeOut"] == "BOT":
            absent.add(entry["seat"])
    return None


def _heard(entry: Entry) -> List[int]:
    move = entry["move"] or {}
    if entry["kind"] == "OFFERED" and entry["seat"] is not None and is_offer(move):
        return [entry["seat"], *move["asks"]]
    return [entry["seat"]] if is_takeback(entry) and move.get("why") == "AGAINST_BOTS" else []
