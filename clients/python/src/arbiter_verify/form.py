"""The form of documents, preambles and key files."""

import re
from datetime import date
from typing import Any, Callable, Dict, List, Optional

from .crypto import from_base64url, is_weak_key, thumbprint
from .strict_json import Json, Text, Unreadable, parsed

Check = Callable[[Json], bool]

LEVELS = ("RANDOM", "STEADY", "STRONG", "MASTER")
FORMATS = tuple(f"arbiter-replay-{n}" for n in (1, 2, 3, 4, 5))
KINDS = (
    "BEGAN MOVE TIMED_OUT RESIGNED AUTO_PASS RULING ENDED TIME_GIVEN_BACK VOID "
    "PAUSED RESUMED TIME_GIVEN REWOUND RULED JUDGE_CALLED "
    "OFFERED ACCEPTED DECLINED"
).split()
MOST_ENTRIES = 200_000
LARGEST_HEAD = 1024 * 1024
_TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d+))?Z", re.ASCII)


def units(text: str) -> int:
    """Return the length of a text in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def milliseconds(text: str) -> Optional[int]:
    """Return a time in milliseconds, or None if it is not a time."""
    match = _TIME.fullmatch(text)
    if not match:
        return None
    year, month, day, hour, minute, second = (int(part) for part in match.groups()[:6])
    fraction = int(((match[7] or "") + "000")[:3])
    try:
        days = date(year or 400, month, day).toordinal() - (0 if year else 146097)
    except ValueError:
        return None
    return (((days * 24 + hour) * 60 + minute) * 60 + second) * 1000 + fraction


def is_text(value: Json) -> bool:
    return isinstance(value, str)


def is_number(value: Json) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_int(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


def from_zero(value: Json) -> bool:
    return is_int(value) and value >= 0


def is_object(value: Json) -> bool:
    return isinstance(value, dict)


def is_time(value: Json) -> bool:
    return isinstance(value, str) and milliseconds(value) is not None


def is_exact_time(value: Json) -> bool:
    return is_time(value) and len(value) == 24 and value[19] == "."


def is_base64url(value: Json) -> bool:
    return isinstance(value, str) and from_base64url(value) is not None


def short(most: int) -> Check:
    return lambda value: isinstance(value, str) and units(value) <= most


def one_of(*values: Optional[str]) -> Check:
    return lambda value: (value is None or isinstance(value, str)) and value in values


def nullable(check: Check) -> Check:
    return lambda value: value is None or check(value)


def both(one: Check, other: Check) -> Check:
    return lambda value: one(value) and other(value)


def either(one: Check, other: Check) -> Check:
    return lambda value: one(value) or other(value)


def each(check: Check, most: Optional[int] = None) -> Check:
    return lambda value: isinstance(value, list) and (most is None or len(value) <= most) and all(map(check, value))


def fields(optional: Optional[Dict[str, Check]] = None, **needed: Check) -> Check:
    known = {**needed, **(optional or {})}

    def check(value: Json) -> bool:
        return (
            isinstance(value, dict)
            and value.keys() >= needed.keys()
            and all(key in known and known[key](inner) for key, inner in value.items())
        )

    return check


_AWARD = fields({}, card=is_text, **{"from": is_int, "to": is_int})
_SIGNATURE = fields(kid=short(100), value=both(short(200), is_base64url))
HEAD: Dict[str, Check] = {
    "format": one_of(*FORMATS),
    **{name: is_text for name in ("match", "game", "rulesVersion", "seed", "seedHash")},
    "seats": each(fields({"salt": short(100)}, seat=is_int, name=nullable(is_text), bot=one_of(None, *LEVELS))),
    "options": is_object,
    **{name: is_exact_time for name in ("createdAt", "startedAt", "finishedAt")},
    "result": fields({"awards": each(_AWARD)}, ranks=each(is_int), why=is_text),
}
SIGNATURES = each(fields(version=from_zero, signature=_SIGNATURE), 10)


def _is_agenda(value: Json) -> bool:
    return isinstance(value, list) and len(value) > 0 and from_zero(value[0]) and all(map(is_object, value[1:]))


ENTRY = fields(
    version=from_zero,
    at=is_exact_time,
    kind=one_of(*KINDS),
    seat=nullable(from_zero),
    move=nullable(is_object),
    facts=each(lambda fact: is_object(fact) and is_text(fact.get("fact"))),
    agenda=_is_agenda,
    key=nullable(is_text),
    hash=is_text,
)

_CLOCK = either(
    either(fields(perDecision=is_number), fields(days=is_number)),
    fields(fischer=fields(bank=is_number, increment=is_number)),
)
_SEAT = fields(
    {"entropy": nullable(is_text)},
    seat=is_int,
    player=nullable(either(fields(id=is_text, named=is_text), fields(id=is_text, name=is_text))),
    bot=one_of(None, *LEVELS),
    deck=nullable(is_text),
)
PREAMBLE = fields(
    {"standIn": one_of(*LEVELS)},
    **{name: is_text for name in ("match", "game", "rulesVersion", "seedHash")},
    options=is_object,
    seats=each(_SEAT),
    timeControl=nullable(_CLOCK),
    onTimeOut=one_of("ABSENT", "FORFEIT", "BOT"),
    forfeitAfter=is_int,
    createdAt=is_time,
)


def read_document(data: bytes) -> Dict[str, Any]:
    """Read a document. The form of its entries is not checked."""
    text = _decoded(data)
    end = text.find("\n")
    first = _head_line(text[:end]) if end > 0 else None
    head = first or _head_of(text)
    if "entries" not in head:
        head["entries"] = _lines(text, end + 1) if first else None
    entries = head["entries"]
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
        raise Unreadable(f"entries: a record has a list of at most {MOST_ENTRIES} entries")
    check = fields({"signatures": SIGNATURES}, entries=lambda _: True, **HEAD)
    if not check(head):
        wrong = next((name for name, fits in HEAD.items() if not (name in head and fits(head[name]))), "its fields")
        raise Unreadable(f"{wrong}: this is not the head of a record")
    return head


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("the text is not UTF-8") from error
    return text[1:] if text.startswith("\ufeff") else text


def _head_of(text: str) -> Dict[str, Any]:
    whole = Text(text)
    head, size = {}, 0
    for key, value, length in whole.members(whole.skip(0)):
        head[key] = value
        size += 0 if key == "entries" else length
    if whole.skip(whole.end) < len(text):
        raise Unreadable("the text goes on after its end")
    if size > LARGEST_HEAD:
        raise Unreadable("the document has too much data outside its entries")
    return head


def _head_line(line: str) -> Optional[Dict[str, Any]]:
    try:
        head = _head_of(line)
    except Unreadable:
        return None
    return head if "format" in head and "entries" not in head else None


def _lines(text: str, at: int) -> List[Json]:
    lines = Text(text)
    entries: List[Json] = []
    at = lines.skip(at)
    while at < len(text):
        entry, end = lines.value(at, 2)
        at = lines.skip(end)
        if at < len(text) and "\n" not in text[end:at]:
            raise Unreadable("two entries are on one line")
        entries.append(entry)
    return entries


def _is_key(key: Json) -> bool:
    return (
        is_object(key)
        and key.get("kty") == "OKP"
        and key.get("crv") == "Ed25519"
        and is_text(key.get("x"))
        and not is_weak_key(key["x"])
        and key.get("kid") == thumbprint(key["x"])
        and key.get("alg", "EdDSA") == "EdDSA"
        and key.get("use", "sig") == "sig"
        and all(is_time(key[name]) for name in ("created", "retired", "revoked") if name in key)
    )


def read_keys(data: bytes) -> List[Dict[str, Any]]:
    value = parsed(_decoded(data))
    keys = value.get("keys") if is_object(value) else None
    if not isinstance(keys, list) or len(keys) > 1000 or not all(map(_is_key, keys)):
        raise Unreadable("this is not a set of Ed25519 keys")
    if len({key["kid"] for key in keys}) < len(keys):
        raise Unreadable("a key occurs twice")
    return keys
