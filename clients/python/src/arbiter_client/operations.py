"""The documents of this package, and the types of their results and variables.

Made from operations.graphql of the TypeScript package and schema.graphql by: npm run codegen
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

from .schema import (
    BoardShape,
    BotLevel,
    CreateMatchInput,
    EntryKind,
    JoinMatchInput,
    MatchStatus,
    SignInInput,
    SignUpInput,
    SubjectKind,
    SubmitMoveInput,
    Visibility,
    ZoneKind,
)

class CounterParts(TypedDict):
    label: str
    seat: Optional[int]
    value: int
    max: Optional[int]
    side: Optional[int]


class CardParts(TypedDict):
    number: Optional[int]
    name: Optional[str]
    text: Optional[str]
    stats: List[CounterParts]
    back: str
    place: Optional[int]


class ZoneParts(TypedDict):
    key: str
    label: str
    seat: Optional[int]
    kind: ZoneKind
    count: int
    cards: List[CardParts]


class PieceParts(TypedDict):
    key: str
    kind: str
    label: str
    seat: Optional[int]
    card: Optional[int]
    rotation: Optional[int]
    stats: List[CounterParts]


class CellParts(TypedDict):
    key: str
    x: int
    y: int
    kind: str
    label: str
    seat: Optional[int]
    card: Optional[int]
    pieces: List[PieceParts]


class BoardParts(TypedDict):
    shape: BoardShape
    cells: List[CellParts]


class TablePartsSeats(TypedDict):
    seat: int
    status: List[str]


class TableParts(TypedDict):
    zones: List[ZoneParts]
    board: Optional[BoardParts]
    counters: List[CounterParts]
    seats: List[TablePartsSeats]


class BlankPartsFrom(TypedDict):
    value: Any
    label: str


BlankParts = TypedDict("BlankParts", {
    "label": "Optional[str]",
    "kind": "SubjectKind",
    "path": "List[str]",
    "from": "Optional[List[BlankPartsFrom]]",
    "min": "int",
    "max": "int",
})


class ChoiceParts(TypedDict):
    label: str
    move: Any
    blanks: List[BlankParts]


class DecisionParts(TypedDict):
    version: int
    seat: int
    prompt: str
    deadline: Optional[str]
    choices: List[ChoiceParts]


class EntryParts(TypedDict):
    version: int
    seat: Optional[int]
    kind: EntryKind
    text: str


class MatchStateGame(TypedDict):
    id: str
    title: str


class MatchStateSeats(TypedDict):
    seat: int
    name: str
    bot: Optional[BotLevel]
    taken: bool
    left: bool


class MatchStateClockSeats(TypedDict):
    seat: int
    left: Optional[float]
    deadline: Optional[str]


class MatchStateClock(TypedDict):
    seats: List[MatchStateClockSeats]


class MatchStateResultPlaces(TypedDict):
    place: int
    seats: List[int]


class MatchStateResult(TypedDict):
    places: List[MatchStateResultPlaces]
    why: str


class MatchState(TypedDict):
    id: str
    game: MatchStateGame
    status: MatchStatus
    epoch: int
    version: int
    yourSeats: List[int]
    waitingFor: List[int]
    seats: List[MatchStateSeats]
    clock: Optional[MatchStateClock]
    table: TableParts
    result: Optional[MatchStateResult]


class MatchParts(MatchState):
    visibility: Visibility
    invitation: Optional[str]
    decision: Optional[DecisionParts]


class PlayerParts(TypedDict):
    id: str
    name: str
    guest: bool


class SessionParts(TypedDict):
    token: str
    expiresAt: str
    player: PlayerParts


class SignInAsGuestResult(TypedDict):
    session: SessionParts


class SignInAsGuestVariables(TypedDict):
    name: NotRequired[Optional[str]]


class SignInResult(TypedDict):
    session: SessionParts


class SignInVariables(TypedDict):
    input: SignInInput


class SignUpResult(TypedDict):
    session: SessionParts


class SignUpVariables(TypedDict):
    input: SignUpInput


class MeResult(TypedDict):
    me: Optional[PlayerParts]


class MeVariables(TypedDict):
    pass


class GamesResultGames(TypedDict):
    id: str
    title: str
    about: str
    minSeats: int
    maxSeats: int


class GamesResult(TypedDict):
    games: List[GamesResultGames]


class GamesVariables(TypedDict):
    pass


class MyMatchesResultMatchesNodesGame(TypedDict):
    title: str


class MyMatchesResultMatchesNodesSeats(TypedDict):
    name: str


class MyMatchesResultMatchesNodes(TypedDict):
    id: str
    game: MyMatchesResultMatchesNodesGame
    seats: List[MyMatchesResultMatchesNodesSeats]


class MyMatchesResultMatches(TypedDict):
    nodes: List[MyMatchesResultMatchesNodes]


class MyMatchesResult(TypedDict):
    matches: MyMatchesResultMatches


class MyMatchesVariables(TypedDict):
    pass


class OneMatchResult(TypedDict):
    match: Optional[MatchParts]


class OneMatchVariables(TypedDict):
    id: str


class CreateMatchResult(TypedDict):
    match: MatchParts


class CreateMatchVariables(TypedDict):
    input: CreateMatchInput


class JoinMatchResult(TypedDict):
    match: MatchParts


class JoinMatchVariables(TypedDict):
    input: JoinMatchInput


class SubmitMoveResultSubmitMove(TypedDict):
    entry: EntryParts
    match: MatchParts


class SubmitMoveResult(TypedDict):
    submitMove: SubmitMoveResultSubmitMove


class SubmitMoveVariables(TypedDict):
    input: SubmitMoveInput


class ResignResult(TypedDict):
    match: MatchParts


class ResignVariables(TypedDict):
    matchId: str


class MatchUpdatesResultMatchUpdates(TypedDict):
    epoch: int
    version: int
    entries: List[EntryParts]
    match: MatchParts


class MatchUpdatesResult(TypedDict):
    matchUpdates: MatchUpdatesResultMatchUpdates


class MatchUpdatesVariables(TypedDict):
    id: str
    after: NotRequired[Optional[int]]


SIGN_IN_AS_GUEST = """fragment PlayerParts on Player{id name guest}fragment SessionParts on Session{token expiresAt player{...PlayerParts}}mutation SignInAsGuest($name:String){session:signInAsGuest(name:$name){...SessionParts}}"""
SIGN_IN = """fragment PlayerParts on Player{id name guest}fragment SessionParts on Session{token expiresAt player{...PlayerParts}}mutation SignIn($input:SignInInput!){session:signIn(input:$input){...SessionParts}}"""
SIGN_UP = """fragment PlayerParts on Player{id name guest}fragment SessionParts on Session{token expiresAt player{...PlayerParts}}mutation SignUp($input:SignUpInput!){session:signUp(input:$input){...SessionParts}}"""
ME = """fragment PlayerParts on Player{id name guest}query Me{me{...PlayerParts}}"""
GAMES = """query Games{games{id title about minSeats maxSeats}}"""
MY_MATCHES = """query MyMatches{matches(filter:{mine:true status:RUNNING}){nodes{id game{title}seats{name}}}}"""
ONE_MATCH = """fragment CounterParts on Counter{label seat value max side}fragment CardParts on CardView{number name text stats{...CounterParts}back place}fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}fragment BoardParts on Board{shape cells{...CellParts}}fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}fragment BlankParts on Blank{label kind path from{value label}min max}fragment ChoiceParts on Choice{label move blanks{...BlankParts}}fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}query OneMatch($id:ID!){match(id:$id){...MatchParts}}"""
CREATE_MATCH = """fragment CounterParts on Counter{label seat value max side}fragment CardParts on CardView{number name text stats{...CounterParts}back place}fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}fragment BoardParts on Board{shape cells{...CellParts}}fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}fragment BlankParts on Blank{label kind path from{value label}min max}fragment ChoiceParts on Choice{label move blanks{...BlankParts}}fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}mutation CreateMatch($input:CreateMatchInput!){match:createMatch(input:$input){...MatchParts}}"""
JOIN_MATCH = """fragment CounterParts on Counter{label seat value max side}fragment CardParts on CardView{number name text stats{...CounterParts}back place}fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}fragment BoardParts on Board{shape cells{...CellParts}}fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}fragment BlankParts on Blank{label kind path from{value label}min max}fragment ChoiceParts on Choice{label move blanks{...BlankParts}}fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}mutation JoinMatch($input:JoinMatchInput!){match:joinMatch(input:$input){...MatchParts}}"""
SUBMIT_MOVE = """fragment CounterParts on Counter{label seat value max side}fragment CardParts on CardView{number name text stats{...CounterParts}back place}fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}fragment BoardParts on Board{shape cells{...CellParts}}fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}fragment BlankParts on Blank{label kind path from{value label}min max}fragment ChoiceParts on Choice{label move blanks{...BlankParts}}fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}fragment EntryParts on Entry{version seat kind text}fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}mutation SubmitMove($input:SubmitMoveInput!){submitMove(input:$input){entry{...EntryParts}match{...MatchParts}}}"""
RESIGN = """fragment CounterParts on Counter{label seat value max side}fragment CardParts on CardView{number name text stats{...CounterParts}back place}fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}fragment BoardParts on Board{shape cells{...CellParts}}fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}fragment BlankParts on Blank{label kind path from{value label}min max}fragment ChoiceParts on Choice{label move blanks{...BlankParts}}fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}mutation Resign($matchId:ID!){match:resign(matchId:$matchId){...MatchParts}}"""
MATCH_UPDATES = """fragment CounterParts on Counter{label seat value max side}fragment CardParts on CardView{number name text stats{...CounterParts}back place}fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}fragment BoardParts on Board{shape cells{...CellParts}}fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}fragment BlankParts on Blank{label kind path from{value label}min max}fragment ChoiceParts on Choice{label move blanks{...BlankParts}}fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}fragment EntryParts on Entry{version seat kind text}fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}subscription MatchUpdates($id:ID!$after:Int){matchUpdates(id:$id after:$after){epoch version entries{...EntryParts}match{...MatchParts}}}"""
