from __future__ import annotations

import asyncio
import http.client
import json
import urllib.error
import urllib.request
from typing import Any, Optional

from .errors import ServerRefusal, Unreachable

# The time-out for executing a long record, in seconds.
EXECUTION = 120


async def request(address: str, token: Optional[str], body: Optional[bytes] = None) -> bytes:
    """Sends a REST request. Raises ServerRefusal or Unreachable."""
    # A thread, because the standard library has no HTTP client for asyncio. These requests are rare.
    return await asyncio.get_running_loop().run_in_executor(None, _request, address, token, body)


def _request(address: str, token: Optional[str], body: Optional[bytes]) -> bytes:
    sent = urllib.request.Request(address, body, {"Accept": "application/json"})
    if body is not None:
        sent.add_header("Content-Type", "application/json")
    if token:
        sent.add_unredirected_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(sent, timeout=EXECUTION) as response:
            return bytes(response.read())
    except urllib.error.HTTPError as error:
        raise _refusal(error) from error
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(f"no answer: {error}") from error


# An answer in another format comes from a proxy, so the server may or may not have executed the request.
def _refusal(error: urllib.error.HTTPError) -> Exception:
    try:
        body: Any = json.loads(error.read())
        return ServerRefusal(str(body.pop("code")), str(body.pop("message")), body)
    except (OSError, ValueError, KeyError, AttributeError, http.client.HTTPException):
        if error.code >= 500:
            return Unreachable(f"no answer: {error}")
        wait = error.headers.get("Retry-After", "")
        details = {"retryAfter": int(wait) if wait.isdecimal() else 1}
        code = "RATE_LIMITED" if error.code == 429 else "INTERNAL"
        return ServerRefusal(code, f"The server answers {error.code}.", details)
