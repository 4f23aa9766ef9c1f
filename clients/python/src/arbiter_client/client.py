from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, AsyncGenerator, Awaitable, Callable, Dict, List, Mapping, Optional, TypeVar, Union
from urllib.parse import quote

from . import operations as op
from .connection import Connection, open_connection
from .errors import ServerRefusal, Unreachable, pause_after
from .moves import random_move
from .records import request
from .schema import CreateMatchInput, JoinMatchInput, MoveInput, SignInInput, SignUpInput

# The time-out of a request, in seconds.
PATIENCE = 30
# The codes of refusals that mean the match has moved on. The next update contains the current decision.
MOVED_ON = ("STALE_VERSION", "NOT_ASKED", "MATCH_OVER")

T = TypeVar("T")
# Answers a decision with a move, such as `random_move`.
Player = Callable[[op.DecisionParts], Any]


class Update(op.MatchUpdatesResultMatchUpdates, total=False):
    """An update of a match. If it has `restarted`, the server has lost entries: discard what you have received."""

    restarted: bool


class Client:
    """A player, or nobody, on an Arbiter server. All operations share one WebSocket, which opens when it is needed."""

    def __init__(self, server: str, token: Optional[str] = None) -> None:
        """`server` is an address without a path; `token` is an API key or the token of a session."""
        self.server = server.rstrip("/")
        self.token = token
        self._connection: Optional[Connection] = None
        self._opening: Optional[asyncio.Lock] = None

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connection. The next operation opens it again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def sign_in_as_guest(self, name: Optional[str] = None) -> op.PlayerParts:
        """Creates a guest account. A guest has no password, so a lost `token` means a lost account."""
        return await self._sign_in(op.SIGN_IN_AS_GUEST, {"name": name})

    async def sign_in(self, account: SignInInput) -> op.PlayerParts:
        return await self._sign_in(op.SIGN_IN, {"input": account})

    async def sign_up(self, account: SignUpInput) -> op.PlayerParts:
        return await self._sign_in(op.SIGN_UP, {"input": account})

    async def games(self) -> List[op.GamesResultGames]:
        return list((await self.ask(op.GAMES))["games"])

    async def match(self, match_id: str) -> Optional[op.MatchParts]:
        """Reads a match. Returns None if it does not exist or you are not allowed to see it."""
        found: Optional[op.MatchParts] = (await self.ask(op.ONE_MATCH, {"id": match_id}))["match"]
        return found

    async def create_match(self, match: CreateMatchInput) -> op.MatchParts:
        """Creates a match exactly once, however often the request is sent."""
        made: op.MatchParts = (await self.ask(op.CREATE_MATCH, {"input": keyed(match)}))["match"]
        return made

    async def join_match(self, seat: JoinMatchInput) -> op.MatchParts:
        """Takes a free seat exactly once, however often the request is sent."""
        joined: op.MatchParts = (await self.ask(op.JOIN_MATCH, {"input": keyed(seat)}))["match"]
        return joined

    async def submit_move(
        self, match_id: str, version: int, move: Union[MoveInput, Dict[str, Any]]
    ) -> op.SubmitMoveResultSubmitMove:
        """Answers a decision exactly once, however often the request is sent.

        `version` is the version of the decision; `move` is the move of a choice with its blanks filled in.
        """
        answer = keyed({"matchId": match_id, "version": version, "choice": move})
        made: op.SubmitMoveResultSubmitMove = (await self.ask(op.SUBMIT_MOVE, {"input": answer}))["submitMove"]
        return made

    async def resign(self, match_id: str) -> op.MatchParts:
        """Resigns all of your seats. MATCH_OVER if an earlier attempt succeeded but its response was lost."""
        resigned: op.MatchParts = (await self.ask(op.RESIGN, {"matchId": match_id}))["match"]
        return resigned

    async def ask(self, document: str, variables: Optional[Mapping[str, Any]] = None, repeatable: bool = True) -> Any:
        """Sends a query or a mutation, again until a response arrives, and returns its `data`.

        Pass `repeatable=False` for a mutation without a key. Raises ServerRefusal, and Unreachable only if the
        operation is not repeatable.
        """
        return await patiently(lambda: self._ask_once(document, variables or {}), repeatable)

    async def subscribe(self, document: str, variables: Mapping[str, Any]) -> AsyncGenerator[Any, None]:
        """Yields the `data` of a subscription until it ends. Raises Unreachable if the connection is lost."""
        connection = await self._open(variables)
        results = connection.results(document, variables)
        try:
            async for data in results:
                yield data
        finally:
            await results.aclose()

    async def watch_match(
        self, match_id: str, after: Optional[int] = None, document: str = op.MATCH_UPDATES
    ) -> AsyncGenerator[Update, None]:
        """Yields every update of a match, with each entry once and in order, even if the connection is lost.

        Ends when the match can no longer change. `after` is the last version that you know: -1 sends all entries, and
        None only new ones. Another document must select `version` and `epoch`.
        """
        known, epoch, restarted, failed = after, None, False, 0
        while True:
            is_resumed = False
            variables: Dict[str, Any] = {"id": match_id} if known is None else {"id": match_id, "after": known}
            results = self.subscribe(document, variables)
            try:
                async for data in results:
                    update: Update = data["matchUpdates"]
                    # A resumed subscription cannot tell which entries were lost; an open one continues or is ended.
                    if not is_resumed and epoch is not None and update["epoch"] > epoch:
                        raise ServerRefusal("STALE_VERSION", "The server has lost entries.")
                    known, epoch, is_resumed, failed = update["version"], update["epoch"], True, 0
                    if restarted:
                        update["restarted"] = True
                        restarted = False
                    yield update
                return
            except (ServerRefusal, Unreachable) as error:
                if _has_lost(error, known):
                    known, epoch, restarted = None if after is None else -1, None, True
                    continue
                pause = pause_after(error, failed, True)
                if pause is None:
                    raise
            finally:
                await results.aclose()
            failed += 1
            await asyncio.sleep(pause)

    async def play(
        self, match_id: str, player: Player = random_move, after: Optional[int] = -1
    ) -> AsyncGenerator[Update, None]:
        """Plays your seats until the match ends, and yields every update like `watch_match`."""
        moved = -1
        updates = self.watch_match(match_id, after)
        try:
            async for update in updates:
                yield update
                if update.get("restarted"):
                    moved = -1  # the server may have lost our own move
                match = update["match"]
                if match["status"] in ("FINISHED", "CANCELLED"):
                    return
                decision = match["decision"]
                if decision is not None and decision["version"] >= moved:
                    moved = await self._answer(match_id, decision["version"], player(decision), moved)
        finally:
            await updates.aclose()

    async def replay(self, match_id: str) -> bytes:
        """Downloads the record of a finished match, for `arbiter_verify.verify`."""
        return await self._rest(f"/v1/matches/{quote(match_id, safe='')}/replay")

    async def keys(self) -> bytes:
        """Downloads the server's public keys, for `arbiter_verify.read_keys`."""
        return await self._rest("/.well-known/arbiter-keys.json")

    async def verify_replay(self, replay: bytes) -> Dict[str, Any]:
        """Asks the server for its verdict on a record."""
        verdict: Dict[str, Any] = json.loads(await self._rest("/v1/replays/verify", replay))
        return verdict

    async def _rest(self, path: str, body: Optional[bytes] = None) -> bytes:
        return await patiently(lambda: request(self.server + path, self.token, body), True)

    async def _sign_in(self, document: str, variables: Mapping[str, Any]) -> op.PlayerParts:
        session: op.SessionParts = (await self.ask(document, variables, repeatable=False))["session"]
        await self.close()  # the open connection belongs to the previous token
        self.token = session["token"]
        return session["player"]

    async def _answer(self, match_id: str, version: int, move: Any, moved: int) -> int:
        try:
            return (await self.submit_move(match_id, version, move))["entry"]["version"]
        except ServerRefusal as error:
            if error.code not in MOVED_ON:
                raise
            return moved

    async def _ask_once(self, document: str, variables: Mapping[str, Any]) -> Any:
        try:
            return await asyncio.wait_for(self._only_result(document, variables), PATIENCE)
        except asyncio.TimeoutError as error:
            raise Unreachable("no answer in time") from error

    async def _only_result(self, document: str, variables: Mapping[str, Any]) -> Any:
        data = None
        async for data in self.subscribe(document, variables):
            pass
        return data

    async def _open(self, variables: Mapping[str, Any]) -> Connection:
        self._opening = self._opening or asyncio.Lock()
        async with self._opening:
            if self._connection is None or not self._connection.is_open:
                self._connection = await open_connection(self.server, self.token, _routed_match(variables))
            return self._connection


async def patiently(attempt: Callable[[], Awaitable[T]], repeatable: bool) -> T:
    """Repeats an attempt while the server asks the client to wait and, if it is repeatable, until an answer arrives."""
    tries = 0
    while True:
        try:
            return await attempt()
        except (ServerRefusal, Unreachable) as error:
            pause = pause_after(error, tries, repeatable)
            if pause is None:
                raise
        tries += 1
        await asyncio.sleep(pause)


def keyed(given: Mapping[str, Any]) -> Dict[str, Any]:
    """Adds a key to an input before the first attempt, so that the server recognizes repeats."""
    return {**given, "key": given.get("key") or secrets.token_hex(16)}


def _has_lost(error: Exception, known: Optional[int]) -> bool:
    if not isinstance(error, ServerRefusal):
        return False
    version = error.details.get("version")
    return error.code == "STALE_VERSION" or (isinstance(version, int) and version < (-1 if known is None else known))


def _routed_match(variables: Mapping[str, Any]) -> Optional[str]:
    """Finds the match that an operation is about. A proxy uses it only for routing, so any other id does no harm."""
    given = variables.get("input") or {}
    found = given.get("matchId") or variables.get("matchId") or variables.get("id")
    return quote(found, safe="") if isinstance(found, str) else None
