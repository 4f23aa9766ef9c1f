"""Reading JSON that every parser understands in the same way, and writing canonical JSON."""

import json
import re
from decimal import Decimal
from typing import Any, Dict, Iterator, List, Set, Tuple

Json = Any

DEPTH = 30
VALUES = 6_000_000
KEYS = 10_000
_SPACE = re.compile(r"[ \t\n\r]*")
_SURROGATE = re.compile(r"[\ud800-\udfff]")
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class Unreadable(Exception):
    """The text is not a document, or readers could disagree on its content."""


def number_text(value: float) -> str:
    """Write a number as JavaScript does."""
    sign, digit_tuple, exponent = Decimal(repr(value)).normalize().as_tuple()
    digits = "".join(map(str, digit_tuple))
    point = len(digits) + int(exponent)
    if value == 0:
        return "0"
    if len(digits) <= point <= 21:
        text = digits + "0" * (point - len(digits))
    elif 0 < point <= 21:
        text = f"{digits[:point]}.{digits[point:]}"
    elif -6 < point <= 0:
        text = f"0.{'0' * -point}{digits}"
    else:
        mantissa = digits[0] + (f".{digits[1:]}" if len(digits) > 1 else "")
        text = f"{mantissa}e{point - 1:+d}"
    return ("-" if sign else "") + text


def _whole(text: str) -> int:
    if text == "-0" or (len(text) > 15 and number_text(float(text)) != text):
        raise Unreadable(f"JavaScript writes the number {text[:40]} differently")
    return int(text)


def _float(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")) or number_text(value) != text:
        raise Unreadable(f"JavaScript writes the number {text[:40]} differently")
    return value


def _constant(text: str) -> None:
    raise Unreadable(f"{text} is not JSON")


def _object(pairs: List[Tuple[str, Json]]) -> Dict[str, Json]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise Unreadable("a key occurs twice in one object")
    if "__proto__" in made:
        raise Unreadable('a key is "__proto__"')
    if len(made) > KEYS:
        raise Unreadable(f"an object has more than {KEYS} keys")
    return made


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_whole, parse_float=_float, parse_constant=_constant)


class Text:
    """A text of one or more JSON values."""

    def __init__(self, text: str) -> None:
        if _SURROGATE.search(text):
            raise Unreadable("the text has half a surrogate pair")
        self.text = text
        self._escapes = bool(_ESCAPED_SURROGATE.search(text))
        self._values = 0

    def skip(self, at: int) -> int:
        """Return the position after white space."""
        match = _SPACE.match(self.text, at)
        return match.end() if match else at

    def value(self, at: int, depth: int = 0) -> Tuple[Json, int]:
        """Read the value that starts here, and return it with its end."""
        try:
            value, end = _DECODER.raw_decode(self.text, at)
        except (ValueError, RecursionError, OverflowError) as error:
            raise Unreadable("the text is not JSON") from error
        self._check(value, depth)
        return value, end

    def members(self, at: int) -> Iterator[Tuple[str, Json, int]]:
        """Read an object, and give each key, its value and the length of the value in UTF-16 units."""
        if self.text[at : at + 1] != "{":
            raise Unreadable("the text is not a JSON object")
        keys: Set[Json] = set()
        at = self.skip(at + 1)
        while self.text[at : at + 1] != "}" or keys:
            key, at = self.value(at, 1)
            at = self.skip(at)
            if not isinstance(key, str) or key in keys or key == "__proto__" or self.text[at : at + 1] != ":":
                raise Unreadable("the text is not a JSON object with different keys")
            keys.add(key)
            start = self.skip(at + 1)
            value, at = self.value(start, 1)
            yield key, value, len(self.text[start:at].encode("utf-16-le")) // 2
            at = self.skip(at)
            if self.text[at : at + 1] == "}":
                break
            if self.text[at : at + 1] != ",":
                raise Unreadable("the text is not JSON")
            at = self.skip(at + 1)
        self.end = at + 1

    def _check(self, value: Json, depth: int) -> None:
        stack = [(value, depth)]
        while stack:
            one, level = stack.pop()
            self._values += 1
            if isinstance(one, str):
                if self._escapes and _SURROGATE.search(one):
                    raise Unreadable("the text has half a surrogate pair")
            elif isinstance(one, (dict, list)):
                if level >= DEPTH:
                    raise Unreadable("the text is nested too deeply")
                if isinstance(one, dict):
                    stack.extend((key, level + 1) for key in one)
                    stack.extend((inner, level + 1) for inner in one.values())
                else:
                    stack.extend((inner, level + 1) for inner in one)
        if self._values > VALUES:
            raise Unreadable(f"the text has more than {VALUES} values and keys")


def parsed(text: str) -> Json:
    """Read a text that is a single value."""
    whole = Text(text)
    value, end = whole.value(whole.skip(0))
    if whole.skip(end) < len(text):
        raise Unreadable("the text goes on after its end")
    return value


def same(one: Json, other: Json) -> bool:
    """Compare JSON values. Unlike `==`, this distinguishes true from 1."""
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all(same(v, other[k]) for k, v in one.items())
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def canonical(value: Json) -> str:
    """Write JSON for hashing, in C unless Python could sort a key or write a number differently."""
    text = _FAST.encode(value)
    return _canonical(value) if _UNLIKE.search(text) else text


def _canonical(value: Json) -> str:
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join([f"{_FAST.encode(key)}:{_canonical(value[key])}" for key in keys]) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_canonical, value)) + "]"
    return number_text(value) if isinstance(value, float) else _FAST.encode(value)


_FAST = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))
_UNLIKE = re.compile("e-0|[\ue000-\U0010ffff]")
