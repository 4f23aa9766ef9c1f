"""Hashes, base64url and Ed25519 signatures (RFC 8032)."""

import base64
import binascii
import hashlib
from typing import Optional, Tuple

P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, P - 2, P) % P
_Point = Tuple[int, int, int, int]


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def from_base64url(text: str) -> Optional[bytes]:
    """Return None unless the text is the only way to write the bytes."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        return None
    return data if to_base64url(data) == text else None


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def thumbprint(x: str) -> str:
    text = f'{{"crv":"Ed25519","kty":"OKP","x":"{x}"}}'
    return to_base64url(hashlib.sha256(text.encode()).digest())


def _add(one: _Point, other: _Point) -> _Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * _D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(factor: int, point: _Point) -> _Point:
    total: _Point = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            total = _add(total, point)
        point = _add(point, point)
        factor >>= 1
    return total


def _decoded(data: bytes) -> Optional[_Point]:
    number = int.from_bytes(data, "little")
    y, sign = number & (2**255 - 1), number >> 255
    if y >= P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    if x * x % P != square or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


def _encoded(point: _Point) -> bytes:
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


_BASE = _decoded((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_weak_key(x: str) -> bool:
    """Whether anyone could sign with this key, or it has more than one encoding."""
    data = from_base64url(x)
    if data is None or len(data) != 32:
        return True
    y = int.from_bytes(data, "little") & (2**255 - 1)
    point = _decoded(y.to_bytes(32, "little")) if y < P else None
    return y >= P or (point is not None and _encoded(_times(8, point)) == (1).to_bytes(32, "little"))


def is_signed(x: str, text: str, signature: str) -> bool:
    key, value = from_base64url(x), from_base64url(signature)
    point = _decoded(key) if key is not None and len(key) == 32 else None
    if key is None or point is None or _BASE is None or value is None or len(value) != 64:
        return False
    scalar = int.from_bytes(value[32:], "little")
    if scalar >= _ORDER:
        return False
    digest = hashlib.sha512(value[:32] + key + text.encode()).digest()
    negative: _Point = (P - point[0], point[1], 1, P - point[3])
    factor = int.from_bytes(digest, "little") % _ORDER
    return _encoded(_add(_times(scalar, _BASE), _times(factor, negative))) == value[:32]
