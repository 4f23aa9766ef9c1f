from __future__ import annotations

import random
from typing import Any, Mapping, Optional

# The longest wait in seconds. If the server asks for a longer wait, its refusal is raised.
LONGEST = 60
# The first and the longest pause after an attempt without an answer, in seconds.
FIRST_PAUSE, LAST_PAUSE = 0.25, 5.0


class ServerRefusal(Exception):
    """The server refused the request and did nothing. After UNAVAILABLE, the outcome is unknown."""

    def __init__(self, code: str, message: str, details: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.details = dict(details or {})

    def __str__(self) -> str:
        return f"{self.code}: {self.args[0]}"

    @property
    def retry_after(self) -> Optional[float]:
        """The seconds to wait before repeating the request; None if the server would refuse it again."""
        seconds = self.details.get("retryAfter")
        is_passing = self.code in ("OVERLOADED", "RATE_LIMITED", "UNAVAILABLE")
        return float(seconds) if is_passing and isinstance(seconds, (int, float)) else None


class Unreachable(Exception):
    """No answer arrived, so the server may or may not have executed the request."""


def refusal_of(errors: Any) -> ServerRefusal:
    """Converts the first error in a GraphQL response."""
    error = errors[0] if isinstance(errors, list) and errors else {}
    details = dict(error.get("extensions") or {})
    return ServerRefusal(str(details.pop("code", "INTERNAL")), str(error.get("message")), details)


def pause_after(error: Exception, tries: int, repeatable: bool) -> Optional[float]:
    """The seconds to wait before repeating a failed attempt; None if it must not be repeated."""
    # Spreads retries, because clients that were refused at the same time must not all return at the same time.
    jitter = 1 + random.random() / 4
    if isinstance(error, ServerRefusal):
        wait = error.retry_after
        if wait is None or wait > LONGEST or (error.code == "UNAVAILABLE" and not repeatable):
            return None
        return wait * jitter
    if not (isinstance(error, Unreachable) and repeatable):
        return None
    return float(min(FIRST_PAUSE * 2 ** min(tries, 10), LAST_PAUSE)) * jitter
