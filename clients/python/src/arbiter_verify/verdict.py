"""The verdict on a document."""

from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Tuple, Union

from .actions import JUDGING, is_by_players, is_void
from .crypto import is_signed, sha256
from .execution import NotExecutable, Refuted, bad_beginning, execute
from .form import ENTRY, PREAMBLE, milliseconds, read_document
from .games import GAMES
from .match import Game, fold_all
from .offers import partial_agreement
from .strict_json import Unreadable, canonical, same

Document = Dict[str, Any]
Keys = List[Dict[str, Any]]
Preamble = Optional[Dict[str, Any]]
_DAY = 86_400_000
_ON_WORD = ("TIMED_OUT", "TIME_GIVEN_BACK", "RESIGNED", "VOID", "RULING", "ENDED", *JUDGING)


@dataclass
class Verdict:
    verdict: str
    version: Optional[int] = None
    why: Optional[str] = None
    proven: List[str] = field(default_factory=list)
    unproven: List[str] = field(default_factory=list)


def verify(data: bytes, keys: Keys) -> Verdict:
    """Verify a document. Raises Unreadable if it has no verdict."""
    document = read_document(data)
    try:
        return _verify(document, keys)
    except Refuted as refuted:
        return Verdict("REFUTED", refuted.version, refuted.why)


def _verify(document: Document, keys: Keys) -> Verdict:
    deal, broken = _follow(document)
    preamble = _preamble(document)
    if sha256(document["seed"]) != document["seedHash"]:
        raise Refuted(0, "the seed is not the one whose hash was published")
    if broken:
        raise broken
    undecided = _rules(document, deal)
    if isinstance(preamble, str):
        raise Refuted(0, "its beginning cannot be read")
    wrong = _wrong_beginning(document, preamble)
    if wrong:
        raise Refuted(0, wrong)
    signers = _signers(document, keys)
    _judges(document, preamble)
    unasked = partial_agreement(document["entries"], preamble) if preamble else None
    if unasked is not None:
        raise Refuted(unasked, "a player was not asked to agree")
    proven, unproven = _proven(document, preamble, undecided is None), _unproven(document, preamble)
    if isinstance(signers, str):
        unproven.append(f"Authorship: {signers}.")
        why = f"it follows from the rules; who wrote it is not proven: {signers}"
        return Verdict("UNDECIDED", None, undecided or why, proven, unproven)
    proven.append(f"Authorship: beginning and end are signed with key {' and '.join(signers)}.")
    return Verdict("UNDECIDED" if undecided else "VERIFIED", None, undecided, proven, unproven)


def deal_seed(seed: str, values: List[Optional[str]]) -> str:
    if all(value is None for value in values):
        return seed
    lines = ["arbiter-deal-1", seed, *("-" if value is None else value for value in values)]
    return sha256("\n".join(lines))


def name_hash(salt: str, name: str) -> str:
    return sha256(f"arbiter-name-1\n{salt}\n{name}")


def entry_hash(previous: str, entry: Dict[str, Any]) -> str:
    return sha256(previous + canonical({name: value for name, value in entry.items() if name != "hash"}))


def _follow(document: Document) -> Tuple[str, Optional[Refuted]]:
    """Drop the entries after the first break of the chain. Return the deal seed and the break."""
    deal, previous, entries = document["seed"], "", document["entries"]
    for index, entry in enumerate(entries):
        if not ENTRY(entry):
            raise Unreadable(f"entries.{index}: this is not an entry")
        if index == 0:
            if entry["move"] is not None and PREAMBLE(entry["move"]):
                deal = deal_seed(deal, [seat.get("entropy") for seat in entry["move"]["seats"]])
            previous = sha256(deal)
        if entry["version"] != index or entry_hash(previous, entry) != entry["hash"]:
            del entries[index + 1 :]
            missing = entry["version"] != index
            why = "the entry does not match its hash and the previous hash"
            return deal, Refuted(index, f"expected entry {index}, found {entry['version']}" if missing else why)
        previous = entry["hash"]
    return deal, None


def _preamble(document: Document) -> Union[str, Preamble]:
    move = document["entries"][0]["move"] if document["entries"] else None
    return move if move is None or PREAMBLE(move) else "UNREADABLE"


def _rules(document: Document, deal: str) -> Optional[str]:
    """Return why the rules decide nothing, or None if every fact follows from them."""
    game = GAMES.get(document["game"])
    if game is None:
        return f"this verifier does not know the game {document['game']}"
    entries = document["entries"]
    if game.rules_version != document["rulesVersion"]:
        return _folded(game, document)
    is_end_void = bool(entries) and is_void(entries[-1])
    if is_end_void and not same(document["result"], {"ranks": [], "why": "VOID"}):
        raise Refuted(len(entries) - 1, "the result is not that of a void match")
    wrong = bad_beginning(game, document)
    if wrong and is_end_void:
        return f"the match is void: {wrong}"
    if wrong:
        raise Refuted(0, wrong)
    try:
        result = execute(game, entries, deal)
    except NotExecutable as error:
        if is_end_void:
            return f"the match is void, and {error}"
        raise Refuted(0, str(error)) from error
    if not same(result, document["result"]):
        raise Refuted(len(entries) - 1, "the result differs from that of the match")
    return None


def _folded(game: Game, document: Document) -> str:
    why = f"it began under rules {document['rulesVersion']}; this verifier has rules {game.rules_version}"
    if bad_beginning(game, document):
        return f"{why}, which cannot begin a match that way"
    try:
        result = fold_all(game, document["entries"]).result
    except Exception:
        return f"{why}, which do not know all of its facts"
    if not same(result, document["result"]):
        raise Refuted(len(document["entries"]) - 1, "the result differs from that of the match")
    return why


def _wrong_beginning(document: Document, preamble: Preamble) -> Optional[str]:
    label = _mislabelled(document, preamble)
    if label or preamble is None:
        return label
    for name in ("match", "game", "rulesVersion", "options", "seedHash", "createdAt"):
        if not same(document[name], preamble[name]):
            return f"its {name} {'differ from those' if name == 'options' else 'differs from the one'} in the chain"
    shown, sworn, entries = document["seats"], preamble["seats"], document["entries"]
    if len(shown) != len(sworn) or not all(map(_is_shown_by, shown, sworn)):
        return "its seats differ from those in the chain"
    decks = entries[0]["facts"][0].get("decks") if entries[0]["facts"] else None
    hashes = [deck if deck is None else sha256(canonical(deck)) for deck in decks] if isinstance(decks, list) else []
    if not same(hashes, [seat["deck"] for seat in sworn]):
        return "its decks differ from those in the chain"
    if document["startedAt"] != entries[0]["at"]:
        return "its start differs from the one in the chain"
    return None if document["finishedAt"] == entries[-1]["at"] else "its end differs from the one in the chain"


def _mislabelled(document: Document, preamble: Preamble) -> Optional[str]:
    form, seats = document["format"], document["seats"]
    if form == "arbiter-replay-1" and (preamble is not None or "signatures" in document):
        return f"{form} has neither a preamble nor signatures"
    sworn = preamble["seats"] if preamble else []
    is_hashed = any("named" in (seat["player"] or {}) for seat in sworn) or any("salt" in seat for seat in seats)
    if form == "arbiter-replay-2" and is_hashed:
        return f"{form} has no hashed names"
    is_new = "standIn" in (preamble or {}) or any(seat["bot"] in ("STRONG", "MASTER") for seat in seats)
    if any(map(is_by_players, document["entries"])) and form < "arbiter-replay-5":
        return f"{form} has no takebacks and offers"
    return f"{form} has no bots of these levels" if is_new and form < "arbiter-replay-4" else None


def _is_shown_by(shown: Dict[str, Any], sworn: Dict[str, Any]) -> bool:
    if shown["seat"] != sworn["seat"] or shown["bot"] != sworn["bot"]:
        return False
    player, name, salt = sworn["player"], shown["name"], shown.get("salt")
    if player and "named" in player:
        if salt is None or name is None:
            return salt is None and name is None
        return bool(name_hash(salt, name) == player["named"])
    plain = player["name"] if player else f"{sworn['bot'].lower()} bot" if sworn["bot"] else None
    return salt is None and name == plain


def _signers(document: Document, keys: Keys) -> Union[str, List[str]]:
    """Return the keys that signed the beginning and the end, or why no known key did."""
    entries, known = document["entries"], {key["kid"]: key for key in keys}
    signed = [(one["version"], one["signature"]) for one in document.get("signatures", [])]
    for version, signature in signed:
        key = known.get(signature["kid"])
        if key and not _is_signed(document, version, signature, key):
            why = f"the signature of entry {version} was not made with key {signature['kid']}"
            raise Refuted(version, why)
    signers: List[str] = []
    last = len(entries) - 1
    for version in dict.fromkeys([0, last]):
        part = "beginning" if version == 0 else "end"
        kids = [signature["kid"] for one, signature in signed if one == version]
        at = entries[version]["at"] if entries else ""
        objections = [_objection(at, known.get(kid)) for kid in kids]
        if not kids:
            return f"its {part} is not signed"
        if all(objections):
            return f"its {part} is signed with key {kids[0]}, {objections[0]}"
        signers.extend(kid for kid, objection in zip(kids, objections) if objection is None)
    return list(dict.fromkeys(signers))


def _is_signed(document: Document, version: int, signature: Dict[str, str], key: Dict[str, Any]) -> bool:
    entries = document["entries"]
    if version >= len(entries):
        return False
    status = "FINISHED" if version == len(entries) - 1 else "RUNNING"
    lines = ["arbiter-signature-1", document["match"], str(version), status, entries[version]["hash"]]
    return is_signed(key["x"], "\n".join(lines), signature["value"])


def _objection(at: str, key: Optional[Dict[str, Any]]) -> Optional[str]:
    if key is None:
        return "which is not a known key"
    if "revoked" in key:
        return "which was revoked"
    moment = milliseconds(at) or 0
    if "retired" in key and moment > (milliseconds(key["retired"]) or 0) + _DAY:
        return "which was retired earlier"
    if "created" in key and moment < (milliseconds(key["created"]) or 0) - _DAY:
        return "which was created later"
    return None


def _judges(document: Document, preamble: Preamble) -> None:
    entries = document["entries"]
    last = len(entries) - 1
    if not any(one["version"] == last for one in document.get("signatures", [])):
        for version, entry in enumerate(entries):
            if entry["kind"] in JUDGING or (version == last and entry["kind"] in ("RULING", "ENDED")):
                raise Refuted(version, f"an entry of kind {entry['kind']} counts only with a signature")
    if preamble:
        players = [seat["player"]["id"] for seat in preamble["seats"] if seat["player"]]
        for version, entry in enumerate(entries):
            if entry["kind"] in JUDGING and entry["move"] and entry["move"].get("by") in players:
                raise Refuted(version, "the judge sits at the match")


def _proven(document: Document, preamble: Preamble, by_rules: bool) -> List[str]:
    game = f"{document['game']} {document['rulesVersion']}"
    sentences = [
        "Chain: no entry has been changed, added, left out or moved since it was hashed.",
        f"Seed: its hash is {document['seedHash']}, which was published before the deal.",
    ]
    if by_rules:
        sentences.append(f"Rules: every fact follows from the seed, the answers and the rules of {game}.")
    if preamble is None:
        return sentences
    values = [str(i) for i, seat in enumerate(preamble["seats"]) if seat.get("entropy") is not None]
    if values:
        seats = ", ".join(values)
        sentences.append(f"Deal: the cards follow from that seed together with the entropy from seats {seats}.")
    beginning = "the chain covers the players, their seats and decks, the options and the clock"
    return [*sentences, f"Beginning: {beginning}."]


def _unproven(document: Document, preamble: Preamble) -> List[str]:
    sentences = []
    if preamble is None:
        old = "the record is old, and its chain does not cover which player had which seat"
        sentences.append(f"Beginning: {old}.")
    else:
        hashed = [seat["seat"] for seat in preamble["seats"] if "named" in (seat["player"] or {})]
        seats = document["seats"]
        gone = [str(seat) for seat in hashed if not 0 <= seat < len(seats) or "salt" not in seats[seat]]
        if gone:
            text = "was deleted; the record keeps its hash and the player's id"
            sentences.append(f"Name: the name of the player in seat {', '.join(gone)} {text}.")
    words = [f"{entry['version']} ({entry['kind']})" for entry in document["entries"] if entry["kind"] in _ON_WORD]
    if words:
        noun, more = "entry" if len(words) == 1 else "entries", len(words) - 10
        rest = f" and {more} more" if more > 0 else ""
        sentences.append(f"Taken on the author's word, not decided by the rules: {noun} {', '.join(words[:10])}{rest}.")
    return sentences
