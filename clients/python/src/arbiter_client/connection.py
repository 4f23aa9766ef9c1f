from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from typing import Any, AsyncGenerator, Dict, Mapping, Optional, Union

import websockets
from websockets.exceptions import ConnectionClosed, WebSocketException

from .errors import ServerRefusal, Unreachable, refusal_of

# The time-out for opening a connection, in seconds.
OPENING = 30
# The close code for an invalid or expired token.
UNAUTHORIZED = 4401

Message = Dict[str, Any]


class Connection:
    """A WebSocket that speaks graphql-transport-ws. Once it is lost, it stays lost."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._calls: Dict[str, asyncio.Queue[Union[Message, Exception]]] = {}
        self._ids = itertools.count(1)
        self.is_open = True
        self._reader = asyncio.create_task(self._read())

    async def results(self, query: str, variables: Mapping[str, Any]) -> AsyncGenerator[Any, None]:
        """Sends an operation and yields its results until the server completes it.

        Raises ServerRefusal, or Unreachable if the connection is lost.
        """
        if not self.is_open:
            raise Unreachable("the connection is closed")
        call = str(next(self._ids))
        inbox = self._calls[call] = asyncio.Queue()
        try:
            await self._send({"id": call, "type": "subscribe", "payload": {"query": query, "variables": variables}})
            while True:
                message = await inbox.get()
                if isinstance(message, Exception):
                    raise message
                payload: Any = message.get("payload")
                if message["type"] == "complete":
                    return
                if message["type"] == "error":
                    raise refusal_of(payload)
                if payload.get("errors"):
                    raise refusal_of(payload["errors"])
                yield payload["data"]
        finally:
            if self._calls.pop(call, None) is not None and self.is_open:
                with suppress(Unreachable):
                    await self._send({"id": call, "type": "complete"})

    async def close(self) -> None:
        """Closes the connection. Pending operations raise Unreachable."""
        await self._socket.close(1000)
        await self._reader

    async def _send(self, message: Message) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise failure(error) from error

    async def _read(self) -> None:
        lost: Exception = Unreachable("the connection was closed")
        try:
            async for text in self._socket:
                message = json.loads(text)
                if message["type"] == "ping":
                    await self._send({"type": "pong"})
                elif message["type"] != "pong":
                    self._hear(message)
        except (OSError, ValueError, WebSocketException, Unreachable) as error:
            lost = failure(error)
        self.is_open = False
        for inbox in self._calls.values():
            inbox.put_nowait(lost)
        self._calls.clear()

    def _hear(self, message: Message) -> None:
        call = str(message.get("id"))
        inbox = self._calls.get(call)
        if message["type"] in ("complete", "error"):
            self._calls.pop(call, None)
        if inbox is not None:
            inbox.put_nowait(message)


async def open_connection(server: str, token: Optional[str], match: Optional[str]) -> Connection:
    """Opens a connection. Raises ServerRefusal if the token is invalid, or Unreachable.

    `match` is the main match of the connection, which a proxy in front of several nodes uses to route it.
    """
    address = f"ws{server[len('http'):]}/graphql" + (f"?match={match}" if match else "")
    try:
        return await asyncio.wait_for(_opened(address, token), OPENING)
    except (OSError, asyncio.TimeoutError, WebSocketException, ValueError) as error:
        raise failure(error) from error


async def _opened(address: str, token: Optional[str]) -> Connection:
    # The first update of a long match exceeds the default limit for a message.
    socket: Any = await websockets.connect(address, subprotocols=["graphql-transport-ws"], max_size=None)  # type: ignore[attr-defined]
    try:
        await socket.send(json.dumps({"type": "connection_init", "payload": {"token": token} if token else {}}))
        while json.loads(await socket.recv())["type"] != "connection_ack":
            pass
    except BaseException:
        await socket.close()
        raise
    return Connection(socket)


def failure(error: Exception) -> Exception:
    """Converts an error of the connection."""
    closing = error.rcvd if isinstance(error, ConnectionClosed) else None
    if closing is not None and closing.code == UNAUTHORIZED:
        return ServerRefusal("UNAUTHENTICATED", closing.reason)
    return Unreachable(f"no answer: {error}")
