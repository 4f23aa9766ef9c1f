"""The types of the contract. A field that a document does not select is missing.

Made from schema.graphql by: npm run codegen
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Literal, Optional, Union, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class Player(TypedDict, total=False):
    """A player's account. A guest is a player without a password."""
    id: str
    name: str
    guest: bool
    bot: bool
    deleted: bool
    createdAt: str
    roles: List[Role]
    decks: List[Deck]
    collection: List[OwnedCard]
    ratings: List[Rating]
    ratingHistory: List[RatingPoint]


class OwnedCard(TypedDict, total=False):
    """A card that a player owns."""
    game: Game
    card: str
    count: int
    staked: int


class Account(TypedDict, total=False):
    """The caller's account, with details that only its owner can read. Not available to API keys."""
    player: Player
    email: Optional[str]
    sessions: List[OpenSession]
    apiKeys: List[ApiKey]
    blocked: List[Player]


class OpenSession(TypedDict, total=False):
    """One of the caller's sessions, without its token, which only the device that signed in knows."""
    id: str
    name: Optional[str]
    createdAt: str
    usedAt: Optional[str]
    expiresAt: str
    current: bool


class ApiKey(TypedDict, total=False):
    """An API key for one of the caller's programs. The secret is not included: it is returned only once, when the key is created."""
    id: str
    name: str
    scopes: List[ApiScope]
    budget: int
    createdAt: str
    usedAt: Optional[str]
    expiresAt: str


class CreatedApiKey(TypedDict, total=False):
    """A newly created API key and its secret."""
    key: ApiKey
    secret: str


class Session(TypedDict, total=False):
    """A signed-in session. Send its token with every request as `Authorization: Bearer <token>`, or on a WebSocket as `{ 'token': … }` in `connection_init`."""
    token: str
    player: Player
    expiresAt: str


class SignUpInput(TypedDict):
    """A new account."""
    name: str
    password: str
    bot: NotRequired[Optional[bool]]
    sessionName: NotRequired[Optional[str]]


class KeepAccountInput(TypedDict):
    """The name and password that turn a guest into an account."""
    name: NotRequired[Optional[str]]
    password: str


class ChangePasswordInput(TypedDict):
    """A password change."""
    current: str
    password: str
    keepKeys: NotRequired[Optional[bool]]


class ResetPasswordInput(TypedDict):
    """A new password for a player who has forgotten the old one."""
    token: str
    password: str


class SetEmailInput(TypedDict):
    """A new email address for the account."""
    email: NotRequired[Optional[str]]
    password: str


class DeleteAccountInput(TypedDict):
    """The confirmation needed to delete an account."""
    name: str
    password: NotRequired[Optional[str]]


class CreateApiKeyInput(TypedDict):
    """An API key to create."""
    name: str
    scopes: List[ApiScope]
    days: NotRequired[Optional[int]]
    budget: NotRequired[Optional[int]]
    key: NotRequired[Optional[str]]


class SignInInput(TypedDict):
    """The credentials of an existing account."""
    name: str
    password: str
    device: NotRequired[Optional[str]]
    sessionName: NotRequired[Optional[str]]


class Deck(TypedDict, total=False):
    """A deck that a player has saved for a game."""
    id: str
    game: Game
    name: str
    cards: List[DeckCard]
    broken: List[str]
    updatedAt: str


class DeckCard(TypedDict, total=False):
    """Copies of one card in a deck."""
    card: str
    count: int


class DeckCardInput(TypedDict):
    """Copies of one card in a deck."""
    card: str
    count: int


class UnfinishedDeckInput(TypedDict):
    """A deck that a player is still building."""
    game: str
    cards: List[DeckCardInput]


class SaveDeckInput(TypedDict):
    """A deck to save. If the deck breaks any rules, INVALID_DECK lists them in `extensions.broken`."""
    id: NotRequired[Optional[str]]
    game: str
    name: str
    cards: List[DeckCardInput]
    key: NotRequired[Optional[str]]


class Analysis(TypedDict, total=False):
    """A searching house bot's review of a seat's answers in a finished match. The bot uses only information that the seat had at the time. Each analysis is done once and shared by everyone who asks for it."""
    matchId: str
    seat: int
    status: AnalysisStatus
    done: int
    total: int
    iterations: int
    decisions: List[AnalysedDecision]
    swings: List[Swing]


class AnalysedDecision(TypedDict, total=False):
    """One answer of the seat, compared with the bot's own choice."""
    entry: int
    prompt: str
    played: AnalysedMove
    best: AnalysedMove


class AnalysedMove(TypedDict, total=False):
    """A move and its estimated value."""
    label: str
    move: Any
    chance: Optional[float]


class Swing(TypedDict, total=False):
    """A change in a seat's chances."""
    kind: SwingKind
    entry: int
    by: float
    text: str


class FriendList(TypedDict, total=False):
    """The caller's friends and friend requests. Only the caller can read this list."""
    friends: List[Friend]
    received: List[FriendRequest]
    sent: List[FriendRequest]
    presenceShown: bool


class Friend(TypedDict, total=False):
    """A friend of the caller."""
    player: Player
    since: str
    presence: Optional[Presence]


class Presence(TypedDict, total=False):
    """When a player was last on the server. Only friends can read it."""
    online: bool
    seenAt: str


class FriendRequest(TypedDict, total=False):
    """An open friend request."""
    player: Player
    at: str


class Game(TypedDict, total=False):
    """A game that can be played on this server, with its rules."""
    id: str
    key: str
    title: str
    about: str
    rulesVersion: str
    minSeats: int
    maxSeats: int
    options: Any
    presets: List[GamePreset]
    deckFormat: Optional[DeckFormat]
    starterSet: Optional[List[DeckCard]]
    cards: List[Card]
    rules: Rulebook


class GamePreset(TypedDict, total=False):
    """A ready-made set of options under a name that players understand, for example `Quick game`."""
    key: str
    title: str
    about: str
    options: Any


class Rulebook(TypedDict, total=False):
    """The rules of a game, written for players. `text` fields contain a small part of Markdown: paragraphs, lists, tables, `**bold**` and `_italic_`. They contain no headings, links or HTML."""
    goal: str
    sections: List[RuleSection]
    glossary: List[RuleTerm]
    hints: List[RuleHint]


class RuleSection(TypedDict, total=False):
    """A chapter of a rulebook."""
    key: str
    title: str
    text: str
    questions: List[str]
    cardKinds: List[str]


class RuleTerm(TypedDict, total=False):
    """A term of a game."""
    term: str
    text: str


class RuleHint(TypedDict, total=False):
    """Advice that helps at one question, to show when a player first gets that question."""
    question: str
    text: str


class Card(TypedDict, total=False):
    """A card of a game's catalogue, as printed."""
    name: str
    kind: str
    text: str
    back: str
    copies: Optional[int]
    data: Any


class DeckFormat(TypedDict, total=False):
    """The kind of deck that players bring to a match."""
    about: str
    ready: List[ReadyDeck]


class ReadyDeck(TypedDict, total=False):
    """A deck that comes with the game."""
    key: str
    title: str
    about: str
    cards: List[DeckCard]


class JudgeCall(TypedDict, total=False):
    """A player's call for a judge. `match.id` and `version` identify it."""
    match: Match
    version: int
    seat: int
    about: str
    at: str
    status: JudgeCallStatus
    takenBy: Optional[Player]
    takenAt: Optional[str]
    closedBy: Optional[Player]
    closedAt: Optional[str]


class JudgeReading(TypedDict, total=False):
    """A record of a judge reading a match with all hidden information."""
    judge: str
    version: int
    at: str


class JudgeInput(TypedDict):
    """A judge's decision about a match, and the reason for it."""
    matchId: str
    reason: str
    version: NotRequired[Optional[int]]


class GiveTimeInput(TypedDict):
    """Extra time for a seat."""
    matchId: str
    seat: int
    seconds: int
    reason: str
    version: NotRequired[Optional[int]]


class RewindMatchInput(TypedDict):
    """The version to which a judge rewinds a match."""
    matchId: str
    to: int
    reason: str
    version: NotRequired[Optional[int]]


class RuleInput(TypedDict):
    """A ruling to record."""
    matchId: str
    seat: int
    ruling: JudgeRuling
    reason: str
    version: NotRequired[Optional[int]]


class Match(TypedDict, total=False):
    """One match of a game, from its creation to its result, as the caller is allowed to see it."""
    id: str
    game: Game
    status: MatchStatus
    epoch: int
    version: int
    seats: List[Seat]
    options: Any
    visibility: Visibility
    invitation: Optional[str]
    broadcastDelay: int
    tournamentId: Optional[str]
    createdBy: Player
    timeControl: Optional[TimeControl]
    onTimeOut: TimeOutPolicy
    standInLevel: Optional[BotLevel]
    rated: bool
    speed: Speed
    ratingChanges: List[RatingChange]
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    clock: Optional[Clock]
    yourSeats: List[int]
    decision: Optional[Decision]
    undoTo: Optional[int]
    offer: Optional[Offer]
    possibleOffers: List[OfferKind]
    paused: bool
    judgeReadings: List[JudgeReading]
    waitingFor: List[int]
    question: Optional[str]
    view: Optional[GameView]
    table: TableView
    entries: EntryConnection
    result: Optional[MatchResult]
    seedHash: str
    seed: Optional[str]
    replay: Optional[Replay]


class Seat(TypedDict, total=False):
    """A seat in a match."""
    seat: int
    name: str
    player: Optional[Player]
    rating: Optional[Rating]
    bot: Optional[BotLevel]
    taken: bool
    reserved: bool
    left: bool
    ruled: Optional[JudgeRuling]
    entropy: Optional[str]


class TimeControl(TypedDict, total=False):
    """Each seat's clock, which runs while the seat must answer. Exactly one of the three fields is set."""
    perDecision: Optional[int]
    fischer: Optional[Fischer]
    days: Optional[int]


class Fischer(TypedDict, total=False):
    """A Fischer clock: a time bank that gets an increment after each answer."""
    bank: int
    increment: int


class Clock(TypedDict, total=False):
    """The time that each seat has left."""
    seats: List[SeatClock]


class SeatClock(TypedDict, total=False):
    """The time that one seat has left."""
    seat: int
    left: Optional[float]
    deadline: Optional[str]


class Decision(TypedDict, total=False):
    """A decision that a seat must make. `choices` lists every legal answer. Subscribe to be notified of the next decision: polling more often than your budget allows fails with RATE_LIMITED (see docs/reference/limits.md)."""
    matchId: str
    version: int
    seat: int
    prompt: str
    choices: List[Choice]
    deadline: Optional[str]
    reaction: bool
    autoPass: AutoPass


class Choice(TypedDict, total=False):
    """One legal answer, or a group of answers that differ in one or two values."""
    label: str
    move: Any
    blank: Optional[Blank]
    blanks: List[Blank]
    concerns: List[Subject]
    preview: List[Piece]


class Subject(TypedDict, total=False):
    """Something on the match's table that a choice refers to."""
    kind: SubjectKind
    number: Optional[int]
    key: Optional[str]


Blank = TypedDict("Blank", {
    "label": "Optional[str]",
    "kind": "SubjectKind",
    "path": "List[str]",
    "from": "Optional[List[BlankOption]]",
    "min": "int",
    "max": "int",
    "each": "Optional[List[str]]",
}, total=False)


class BlankOption(TypedDict, total=False):
    """A possible value for a blank."""
    value: Any
    label: str
    concerns: Optional[Subject]


class Offer(TypedDict, total=False):
    """An offer by one player that the other players have not answered yet. The next answer of any seat withdraws it."""
    kind: OfferKind
    seat: int
    to: Optional[int]
    version: int
    awaits: List[int]


class Entry(TypedDict, total=False):
    """One entry in a match's log, as the caller is allowed to see it: an action and all its consequences."""
    version: int
    at: str
    seat: Optional[int]
    kind: EntryKind
    facts: List[Fact]
    text: str
    lines: List[str]
    effects: List[Effect]
    milestones: List[Milestone]
    rewoundTo: Optional[int]
    judge: Optional[Player]
    ruling: Optional[JudgeRuling]


class Fact(TypedDict, total=False):
    """An event in a match."""
    name: str
    data: Any


class Milestone(TypedDict, total=False):
    """A point in an entry that divides the match into turns and battles."""
    kind: MilestoneKind
    line: int


class Place(TypedDict, total=False):
    """A place on the table as it was before or after the entry: `Match.table` has its picture."""
    kind: PlaceKind
    key: str


Effect = TypedDict("Effect", {
    "kind": "EffectKind",
    "line": "int",
    "seat": "Optional[int]",
    "from": "Optional[Place]",
    "to": "Optional[Place]",
    "cards": "List[str]",
    "amount": "Optional[int]",
    "what": "Optional[str]",
    "dice": "List[int]",
    "sides": "Optional[int]",
}, total=False)


class EntryConnection(TypedDict, total=False):
    """A page of entries."""
    edges: List[EntryEdge]
    nodes: List[Entry]
    totalCount: int
    pageInfo: PageInfo


class EntryEdge(TypedDict, total=False):
    """An entry in a page."""
    cursor: str
    node: Entry


class MatchResult(TypedDict, total=False):
    """The result of a match."""
    places: List[MatchPlace]
    why: str
    scores: List[Counter]
    decided: str
    scoreTable: List[ScoreRow]
    awards: List[Award]


class ScoreRow(TypedDict, total=False):
    """A row of the score table. The rows are in the order in which to show them: parts, then the score, then tie-breaks in order of importance."""
    label: str
    kind: ScoreRowKind
    decisive: bool
    values: List[ScoreValue]


class ScoreValue(TypedDict, total=False):
    """A seat's number in a row of the score table."""
    seat: int
    value: int
    detail: Optional[str]


Award = TypedDict("Award", {
    "card": "str",
    "from": "int",
    "to": "int",
}, total=False)


class MatchPlace(TypedDict, total=False):
    """A place in a match's result."""
    place: int
    seats: List[int]


class Replay(TypedDict, total=False):
    """The verification of a match's record. The document itself is at `/v1/matches/:id/replay`."""
    status: ReplayStatus
    version: Optional[int]
    why: Optional[str]
    proven: List[str]
    unproven: List[str]
    path: str


class MatchFilter(TypedDict):
    """Filters for a list of matches. A match must satisfy all of them."""
    game: NotRequired[Optional[str]]
    status: NotRequired[Optional[MatchStatus]]
    player: NotRequired[Optional[str]]
    opponent: NotRequired[Optional[str]]
    mine: NotRequired[Optional[bool]]


class MatchConnection(TypedDict, total=False):
    """A page of matches, newest first."""
    edges: List[MatchEdge]
    nodes: List[Match]
    totalCount: int
    pageInfo: PageInfo


class MatchEdge(TypedDict, total=False):
    """A match in a page."""
    cursor: str
    node: Match


class PageInfo(TypedDict, total=False):
    """The position of a page in its list."""
    hasNextPage: bool
    hasPreviousPage: bool
    startCursor: Optional[str]
    endCursor: Optional[str]


class DeckChoice(TypedDict):
    """The deck to bring. Set exactly one field."""
    saved: NotRequired[Optional[str]]
    ready: NotRequired[Optional[str]]
    cards: NotRequired[Any]


class TimeControlInput(TypedDict):
    """The clock of a match. Set exactly one field."""
    perDecision: NotRequired[Optional[int]]
    fischer: NotRequired[Optional[FischerInput]]
    days: NotRequired[Optional[int]]


class FischerInput(TypedDict):
    """A Fischer clock: a time bank that gets an increment after each answer."""
    bank: int
    increment: int


class BotInput(TypedDict):
    """A house bot to seat."""
    level: BotLevel
    seat: NotRequired[Optional[int]]
    deck: NotRequired[Optional[DeckChoice]]


class CreateMatchInput(TypedDict):
    """A new match, whose creator takes the first seat that is not given to a bot."""
    game: str
    seats: NotRequired[Optional[int]]
    options: NotRequired[Any]
    deck: NotRequired[Optional[DeckChoice]]
    timeControl: NotRequired[Optional[TimeControlInput]]
    visibility: NotRequired[Optional[Visibility]]
    bots: NotRequired[Optional[List[BotInput]]]
    autoPass: NotRequired[Optional[AutoPass]]
    onTimeOut: NotRequired[Optional[TimeOutPolicy]]
    forfeitAfter: NotRequired[Optional[int]]
    standInLevel: NotRequired[Optional[BotLevel]]
    rated: NotRequired[Optional[bool]]
    entropy: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class JoinMatchInput(TypedDict):
    """The match to join, by id if it is public, otherwise by invitation. Set exactly one of the two."""
    matchId: NotRequired[Optional[str]]
    invitation: NotRequired[Optional[str]]
    seat: NotRequired[Optional[int]]
    deck: NotRequired[Optional[DeckChoice]]
    autoPass: NotRequired[Optional[AutoPass]]
    entropy: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class SubmitMoveInput(TypedDict):
    """A move to submit."""
    matchId: str
    version: int
    key: NotRequired[Optional[str]]
    move: NotRequired[Optional[MoveInput]]
    choice: NotRequired[Any]


class UndoMoveInput(TypedDict):
    """An answer to undo."""
    matchId: str
    version: int


class MakeOfferInput(TypedDict):
    """An offer to the other players."""
    matchId: str
    kind: OfferKind
    version: int


class AnswerOfferInput(TypedDict):
    """An answer to an offer."""
    matchId: str
    offer: int
    accept: bool


class SubmitMovePayload(TypedDict, total=False):
    """The result of a move."""
    match: Match
    entry: Entry


class Invitation(TypedDict, total=False):
    """The public details of a match, for a player who has its invitation and can take a seat with `joinMatch`."""
    matchId: str
    game: Game
    options: Any
    status: MatchStatus
    timeControl: Optional[TimeControl]
    rated: bool
    names: List[Optional[str]]


Challenge = TypedDict("Challenge", {
    "id": "str",
    "from": "Player",
    "to": "List[str]",
    "game": "Game",
    "options": "Any",
    "seats": "int",
    "timeControl": "Optional[TimeControl]",
    "rated": "bool",
    "seedHash": "str",
    "rematchOf": "Optional[str]",
    "createdAt": "str",
    "expiresAt": "str",
    "status": "ChallengeStatus",
    "match": "Optional[Match]",
}, total=False)


class OpponentInput(TypedDict):
    """The player to challenge. Set exactly one field."""
    id: NotRequired[Optional[str]]
    name: NotRequired[Optional[str]]


class ChallengeInput(TypedDict):
    """A challenge to create."""
    opponent: OpponentInput
    match: CreateMatchInput
    hours: NotRequired[Optional[int]]


class RematchInput(TypedDict):
    """A request for a rematch."""
    matchId: str
    deck: NotRequired[Optional[DeckChoice]]
    autoPass: NotRequired[Optional[AutoPass]]
    entropy: NotRequired[Optional[str]]
    hours: NotRequired[Optional[int]]
    key: NotRequired[Optional[str]]


class AcceptChallengeInput(TypedDict):
    """The challenge to accept."""
    id: str
    deck: NotRequired[Optional[DeckChoice]]
    autoPass: NotRequired[Optional[AutoPass]]
    entropy: NotRequired[Optional[str]]


class OpenMatch(TypedDict, total=False):
    """A public match that has opened, changed or closed."""
    match: Match
    open: bool


class Webhook(TypedDict, total=False):
    """One of the player's addresses to which Arbiter posts events, signed according to Standard Webhooks 1.0.0. The body is JSON: `{ 'type': …, 'timestamp': …, 'data': { 'matchId': …, 'game': …, 'title': …, 'players': […], 'yourSeats': […], 'version': … } }`. `data` also has `seat`, `prompt` and `deadline` for a decision, and `ranks`, `why` and `finishedAt` for a result. The body contains only what the player is allowed to see. To accept a message, answer with a status from 200 to 299 within 10 seconds. Otherwise, the server sends it again, up to eight times within a day. Duplicates have the same `webhook-id`."""
    id: str
    name: Optional[str]
    url: str
    events: List[NotificationEvent]
    quiet: bool
    createdAt: str
    failingSince: Optional[str]
    disabledAt: Optional[str]
    disabledBecause: Optional[DisabledBecause]
    deliveries: List[WebhookDelivery]


class WebhookDelivery(TypedDict, total=False):
    """The delivery of one message to a webhook, with all its attempts."""
    id: str
    event: NotificationEvent
    matchId: str
    status: DeliveryStatus
    attempts: int
    nextAt: Optional[str]
    lastStatus: Optional[int]
    lastError: Optional[DeliveryFailure]
    createdAt: str
    triedAt: Optional[str]


class CreatedWebhook(TypedDict, total=False):
    """A newly created webhook with its secret."""
    webhook: Webhook
    secret: str


class PushSubscription(TypedDict, total=False):
    """A browser or app that receives messages through its push service, encrypted for that browser or app (RFC 8291). The message is the same as the body of a webhook."""
    id: str
    name: Optional[str]
    events: List[NotificationEvent]
    createdAt: str
    failingSince: Optional[str]
    disabledAt: Optional[str]
    disabledBecause: Optional[DisabledBecause]


class CreateWebhookInput(TypedDict):
    """A webhook to create."""
    url: str
    name: NotRequired[Optional[str]]
    events: NotRequired[Optional[List[NotificationEvent]]]
    quiet: NotRequired[Optional[bool]]
    key: NotRequired[Optional[str]]


class SubscribePushInput(TypedDict):
    """The fields of a browser's `PushSubscription`, as returned by its `toJSON()`."""
    endpoint: str
    p256dh: str
    auth: str
    name: NotRequired[Optional[str]]
    events: NotRequired[Optional[List[NotificationEvent]]]


class PlayerReport(TypedDict, total=False):
    """A player's report about another player. Only admins can read it."""
    id: str
    at: str
    reporter: Player
    player: Player
    matchId: Optional[str]
    message: Optional[str]
    messageId: Optional[str]
    reason: str
    takenBy: Optional[Player]
    resolvedAt: Optional[str]
    resolvedBy: Optional[Player]
    resolution: Optional[str]


class PlayerReportConnection(TypedDict, total=False):
    """A page of player reports, newest first."""
    edges: List[PlayerReportEdge]
    nodes: List[PlayerReport]
    totalCount: int
    pageInfo: PageInfo


class PlayerReportEdge(TypedDict, total=False):
    """A player report in a page."""
    cursor: str
    node: PlayerReport


class ReportPlayerInput(TypedDict):
    """A report about a player."""
    playerId: str
    matchId: NotRequired[Optional[str]]
    messageId: NotRequired[Optional[str]]
    reason: str


class TakeReportInput(TypedDict):
    """A report to work on."""
    reportId: str


class ResolveReportInput(TypedDict):
    """A report to resolve."""
    reportId: str
    reason: str


class OperatorLogEntry(TypedDict, total=False):
    """Something that an admin did. The server keeps these entries forever, and refuses to change or delete them."""
    id: str
    at: str
    actor: Optional[Player]
    act: OperatorAct
    player: Optional[Player]
    matchId: Optional[str]
    reportId: Optional[str]
    tournamentId: Optional[str]
    reason: str
    detail: Any
    until: Optional[str]


class OperatorLogConnection(TypedDict, total=False):
    """A page of the operator log, newest entries first."""
    edges: List[OperatorLogEdge]
    nodes: List[OperatorLogEntry]
    totalCount: int
    pageInfo: PageInfo


class OperatorLogEdge(TypedDict, total=False):
    """An entry of the operator log in a page."""
    cursor: str
    node: OperatorLogEntry


class BanPlayerInput(TypedDict):
    """A ban."""
    playerId: str
    reason: str
    until: NotRequired[Optional[str]]


class ActOnPlayerInput(TypedDict):
    """A player, and the reason for acting on that player's account."""
    playerId: str
    reason: str


class RenamePlayerInput(TypedDict):
    """A new name for a player."""
    playerId: str
    name: NotRequired[Optional[str]]
    reason: str


class VoidMatchInput(TypedDict):
    """A match to end, and the reason."""
    matchId: str
    reason: str


class FoundPlayer(TypedDict, total=False):
    """A player, as admins find them."""
    player: Player
    banReason: Optional[str]
    bannedUntil: Optional[str]


MoveCardInput = TypedDict("MoveCardInput", {
    "game": "str",
    "card": "str",
    "from": "NotRequired[Optional[str]]",
    "to": "str",
    "reason": "str",
})


class CloseTournamentInput(TypedDict):
    """A tournament to close, and the reason."""
    tournamentId: str
    reason: str


class TranslationInput(TypedDict):
    """A text in another language."""
    language: str
    text: str


class AnnounceMaintenanceInput(TypedDict):
    """Maintenance to announce."""
    at: str
    text: str
    translations: NotRequired[Optional[List[TranslationInput]]]


class Maintenance(TypedDict, total=False):
    """Planned maintenance of this server."""
    at: str
    text: str


class Search(TypedDict, total=False):
    """A player's search for an opponent. The server pairs players who want the same game and clock, rated or not, and have similar ratings. How far the ratings may differ grows with the waiting time. Players who have blocked each other never meet, and the last opponent is met again only if no other player is waiting, or after half a minute."""
    game: Game
    timeControl: TimeControl
    rated: bool
    since: str
    range: Optional[int]
    botAt: Optional[str]
    others: int
    matchId: Optional[str]


class StartSearchInput(TypedDict):
    """A search for an opponent."""
    game: str
    timeControl: TimeControlInput
    rated: NotRequired[Optional[bool]]
    botAllowed: NotRequired[Optional[bool]]


class RecentOpponent(TypedDict, total=False):
    """A player whom the caller has played against."""
    player: Player
    match: Match


class AddBotInput(TypedDict):
    """The bot to add."""
    matchId: str
    seat: int
    level: BotLevel


class Rating(TypedDict, total=False):
    """A player's rating in one game and speed. A match counts if it was created as rated (tournament matches are, unless the set-up says otherwise), all seats have people with accounts, and it ended by the rules, a resignation, a time-out or an agreed draw: not if it is void, was ruled by a judge, or ended with its round. At most 10 matches a day (UTC) count between exactly the same set of players."""
    game: Game
    speed: Speed
    points: int
    deviation: int
    provisional: bool
    matches: int
    lastMatchAt: str


class RatingPoint(TypedDict, total=False):
    """A player's rating after one match."""
    matchId: str
    at: str
    points: int
    change: int


class RatingChange(TypedDict, total=False):
    """How a match changed the rating of one seat's player."""
    seat: int
    before: int
    after: int
    change: int
    provisional: bool


class Leader(TypedDict, total=False):
    """A place on a leaderboard."""
    place: int
    player: Player
    rating: Rating


class Leaderboard(TypedDict, total=False):
    """A page of a leaderboard."""
    leaders: List[Leader]
    pageInfo: PageInfo


class CrosstableScore(TypedDict, total=False):
    """The results of one player against another in one game."""
    game: Game
    wins: int
    draws: int
    losses: int


class Crosstable(TypedDict, total=False):
    """The results of two players against each other, in rated and friendly matches."""
    games: List[CrosstableScore]
    matches: List[Match]


class MatchUpdate(TypedDict, total=False):
    """A match update."""
    epoch: int
    version: int
    entries: List[Entry]
    match: Match


class TableView(TypedDict, total=False):
    """The table in a form that any program can draw without knowing the game: cards, a board and numbers. The table contains only what the caller is allowed to see."""
    zones: List[Zone]
    board: Optional[Board]
    counters: List[Counter]
    seats: List[TableSeat]


class TableSeat(TypedDict, total=False):
    """The current status of a seat in the game."""
    seat: int
    status: List[str]


class Zone(TypedDict, total=False):
    """A place that holds cards."""
    key: str
    label: str
    seat: Optional[int]
    kind: ZoneKind
    count: int
    cards: List[CardView]


class CardView(TypedDict, total=False):
    """One physical card in a match, as the caller is allowed to see it."""
    number: Optional[int]
    name: Optional[str]
    text: Optional[str]
    stats: List[Counter]
    back: str
    place: Optional[int]


class Board(TypedDict, total=False):
    """A board. The whole board is public."""
    shape: BoardShape
    cells: List[Cell]


class Cell(TypedDict, total=False):
    """One cell of a board."""
    key: str
    x: int
    y: int
    kind: str
    label: str
    seat: Optional[int]
    card: Optional[int]
    pieces: List[Piece]


class Piece(TypedDict, total=False):
    """A piece on a cell."""
    key: str
    kind: str
    label: str
    seat: Optional[int]
    card: Optional[int]
    rotation: Optional[int]
    stats: List[Counter]


class Counter(TypedDict, total=False):
    """A public number."""
    label: str
    seat: Optional[int]
    value: int
    max: Optional[int]
    side: Optional[int]


class Message(TypedDict, total=False):
    """A message at a match's table. Messages are not part of the match: no record, replay or export of the match contains them. The server deletes them after 90 days, and with the account of their author. While a player is banned, no one can read the player's messages."""
    id: str
    room: MessageRoom
    player: Player
    phrase: Optional[Phrase]
    text: str
    at: str
    deletedAt: Optional[str]


class MessageConnection(TypedDict, total=False):
    """A page of messages, newest first."""
    edges: List[MessageEdge]
    nodes: List[Message]
    totalCount: int
    pageInfo: PageInfo


class MessageEdge(TypedDict, total=False):
    """A message in a page."""
    cursor: str
    node: Message


class SendMessageInput(TypedDict):
    """A message to send. Set exactly one of `phrase` and `text`."""
    matchId: str
    phrase: NotRequired[Optional[Phrase]]
    text: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class DeleteMessageInput(TypedDict):
    """A message to delete."""
    id: str
    reason: NotRequired[Optional[str]]


class StagePlan(TypedDict, total=False):
    """The plan for a stage."""
    format: StageFormat
    rounds: Optional[int]
    cycles: Optional[int]
    take: Optional[int]


class TournamentPoints(TypedDict, total=False):
    """The points that a table awards."""
    byPlace: List[int]
    draw: Optional[int]
    bye: int


class TournamentSetup(TypedDict, total=False):
    """The settings that the organizer has chosen."""
    name: str
    description: str
    game: Game
    options: Any
    seats: int
    teamSize: int
    timeControl: Optional[TimeControl]
    onTimeOut: TimeOutPolicy
    forfeitAfter: int
    standInLevel: Optional[BotLevel]
    rated: bool
    bestOf: int
    decks: TournamentDecks
    decksShown: TournamentDecksShown
    capacity: int
    registration: TournamentRegistration
    startsAt: Optional[str]
    checkIn: Optional[int]
    visibility: Visibility
    broadcastDelay: int
    stages: List[StagePlan]
    points: TournamentPoints
    tieBreaks: List[TieBreak]
    roundLength: Optional[int]
    atTime: AtTime
    pause: int
    grace: int
    byHand: bool
    lateRounds: int
    noShowAfter: int
    noShowDrops: bool
    champion: Optional[str]


class TournamentOfficial(TypedDict, total=False):
    """A tournament official."""
    player: Player
    role: OfficialRole


class EntrantMember(TypedDict, total=False):
    """A player who belongs to an entrant."""
    player: Player
    agreed: bool
    deck: Any


class Entrant(TypedDict, total=False):
    """A participant in a tournament: a player or a team."""
    number: int
    members: List[EntrantMember]
    checkedIn: bool
    late: bool
    gone: Optional[EntrantGone]
    noShow: bool


class TableGame(TypedDict, total=False):
    """A finished game at a table."""
    match: Optional[Match]
    places: Optional[List[int]]


class TableRuling(TypedDict, total=False):
    """A ruling about a table, which overrides the results of the table's games."""
    places: Optional[List[int]]
    gameWins: Optional[List[int]]


class BracketPlace(TypedDict, total=False):
    """The position of a table in the bracket."""
    branch: BracketBranch
    round: int
    position: int


class TournamentTable(TypedDict, total=False):
    """Entrants who play against each other in a round."""
    table: int
    entrants: List[Entrant]
    over: bool
    awaitsRuling: bool
    games: List[TableGame]
    match: Optional[Match]
    matchId: Optional[str]
    ruled: Optional[TableRuling]
    noShows: List[Entrant]
    bracket: Optional[BracketPlace]


class TournamentRound(TypedDict, total=False):
    """A round."""
    stage: int
    round: int
    status: RoundStatus
    supplied: bool
    begunAt: Optional[str]
    endsAt: Optional[str]
    timeCalled: bool
    overAt: Optional[str]
    tableCount: int
    tables: List[TournamentTable]
    byes: List[Entrant]


class Standing(TypedDict, total=False):
    """An entrant's position in the standings."""
    place: int
    rank: int
    entrant: Entrant
    points: str
    won: int
    drawn: int
    lost: int
    tieBreaks: List[str]


class TournamentStage(TypedDict, total=False):
    """A stage that has begun."""
    number: int
    plan: StagePlan
    rounds: List[TournamentRound]
    standings: List[Standing]


class TournamentPlace(TypedDict, total=False):
    """A final place in a tournament."""
    place: int
    entrant: Entrant


class TournamentEntry(TypedDict, total=False):
    """One entry in a tournament's log: a request and its consequences."""
    version: int
    at: str
    kind: str
    by: Optional[str]
    input: Any
    facts: Any


class TournamentNotice(TypedDict, total=False):
    """A notice to entrants: an announcement by the organizer, or a change in the settings."""
    version: int
    at: str
    text: Optional[str]
    changed: List[str]


class TournamentEntryPage(TypedDict, total=False):
    """A page from a tournament's log."""
    entries: List[TournamentEntry]
    hasNextPage: bool


class Tournament(TypedDict, total=False):
    """A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them."""
    id: str
    epoch: int
    version: int
    status: TournamentStatus
    setup: TournamentSetup
    organizer: Player
    officials: List[TournamentOfficial]
    paused: bool
    invitation: Optional[str]
    seedHash: str
    seed: Optional[str]
    createdAt: str
    begunAt: Optional[str]
    endedAt: Optional[str]
    nextAt: Optional[str]
    allPlayed: bool
    entrantCount: int
    entrants: List[Entrant]
    yourEntrant: Optional[Entrant]
    stages: List[TournamentStage]
    round: Optional[TournamentRound]
    places: List[TournamentPlace]
    notices: List[TournamentNotice]
    entries: TournamentEntryPage


class TournamentConnection(TypedDict, total=False):
    """A page of tournaments, newest first."""
    edges: List[TournamentEdge]
    nodes: List[Tournament]
    totalCount: int
    pageInfo: PageInfo


class TournamentEdge(TypedDict, total=False):
    """A tournament in a page."""
    cursor: str
    node: Tournament


class TournamentUpdate(TypedDict, total=False):
    """A tournament update."""
    epoch: int
    version: int
    entries: List[TournamentEntry]
    tournament: Tournament


class SwissInput(TypedDict):
    """A Swiss stage."""
    rounds: NotRequired[Optional[int]]
    take: NotRequired[Optional[int]]


class RoundRobinInput(TypedDict):
    """A round-robin stage with two entrants at each table."""
    cycles: NotRequired[Optional[int]]
    take: NotRequired[Optional[int]]


class EliminationInput(TypedDict):
    """An elimination stage."""
    take: NotRequired[Optional[int]]


class StageInput(TypedDict):
    """A stage. Set exactly one field. All entrants play in the first stage, so `take` applies only to later stages."""
    swiss: NotRequired[Optional[SwissInput]]
    roundRobin: NotRequired[Optional[RoundRobinInput]]
    singleElimination: NotRequired[Optional[EliminationInput]]
    doubleElimination: NotRequired[Optional[EliminationInput]]


class TournamentPointsInput(TypedDict):
    """The points that a table awards."""
    byPlace: List[int]
    draw: NotRequired[Optional[int]]
    bye: int


class TournamentSetupInput(TypedDict):
    """The settings for a tournament. Omitted fields have their default values."""
    name: str
    description: NotRequired[Optional[str]]
    game: str
    options: NotRequired[Any]
    seats: NotRequired[Optional[int]]
    teamSize: NotRequired[Optional[int]]
    timeControl: NotRequired[Optional[TimeControlInput]]
    onTimeOut: NotRequired[Optional[TimeOutPolicy]]
    forfeitAfter: NotRequired[Optional[int]]
    standInLevel: NotRequired[Optional[BotLevel]]
    rated: NotRequired[Optional[bool]]
    bestOf: NotRequired[Optional[int]]
    decks: NotRequired[Optional[TournamentDecks]]
    decksShown: NotRequired[Optional[TournamentDecksShown]]
    capacity: NotRequired[Optional[int]]
    registration: NotRequired[Optional[TournamentRegistration]]
    startsAt: NotRequired[Optional[str]]
    checkIn: NotRequired[Optional[int]]
    visibility: NotRequired[Optional[Visibility]]
    broadcastDelay: NotRequired[Optional[int]]
    stages: NotRequired[Optional[List[StageInput]]]
    points: NotRequired[Optional[TournamentPointsInput]]
    tieBreaks: NotRequired[Optional[List[TieBreak]]]
    roundLength: NotRequired[Optional[int]]
    atTime: NotRequired[Optional[AtTime]]
    pause: NotRequired[Optional[int]]
    grace: NotRequired[Optional[int]]
    byHand: NotRequired[Optional[bool]]
    lateRounds: NotRequired[Optional[int]]
    noShowAfter: NotRequired[Optional[int]]
    noShowDrops: NotRequired[Optional[bool]]
    champion: NotRequired[Optional[str]]


class CreateTournamentInput(TypedDict):
    """A tournament to create."""
    setup: TournamentSetupInput
    key: NotRequired[Optional[str]]


class AnnouncementInput(TypedDict):
    """An announcement to publish."""
    id: str
    text: str
    key: NotRequired[Optional[str]]


class SetUpTournamentInput(TypedDict):
    """A change in a tournament's settings."""
    id: str
    setup: TournamentSetupInput
    key: NotRequired[Optional[str]]


class TournamentInput(TypedDict):
    """A request about a tournament."""
    id: str
    key: NotRequired[Optional[str]]


class RegisterInput(TypedDict):
    """A registration."""
    id: str
    members: NotRequired[Optional[List[str]]]
    deck: NotRequired[Optional[DeckChoice]]
    invitation: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class TournamentDeckInput(TypedDict):
    """The caller's agreement to take part, with a deck."""
    id: str
    deck: NotRequired[Optional[DeckChoice]]
    key: NotRequired[Optional[str]]


class ChangeTournamentDeckInput(TypedDict):
    """A change of the caller's deck."""
    id: str
    deck: DeckChoice
    key: NotRequired[Optional[str]]


class DisqualifyInput(TypedDict):
    """An entrant to disqualify."""
    id: str
    entrant: int
    reason: str
    key: NotRequired[Optional[str]]


class ReinstateInput(TypedDict):
    """An entrant to reinstate."""
    id: str
    entrant: int
    reason: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class EntrantInput(TypedDict):
    """A request about one entrant."""
    id: str
    entrant: NotRequired[Optional[int]]
    reason: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class BeginTournamentInput(TypedDict):
    """A tournament to begin."""
    id: str
    seeding: NotRequired[Optional[List[int]]]
    key: NotRequired[Optional[str]]


class PairRoundInput(TypedDict):
    """The pairings for the next round."""
    id: str
    tables: NotRequired[Optional[List[List[int]]]]
    key: NotRequired[Optional[str]]


class SwapEntrantsInput(TypedDict):
    """Two entrants to swap."""
    id: str
    a: int
    b: int
    key: NotRequired[Optional[str]]


class RuleTableInput(TypedDict):
    """The result to set for a table."""
    id: str
    stage: int
    round: int
    table: int
    places: NotRequired[Optional[List[int]]]
    gameWins: NotRequired[Optional[List[int]]]
    reason: str
    key: NotRequired[Optional[str]]


class TournamentReasonInput(TypedDict):
    """A request about a tournament, with a reason."""
    id: str
    reason: NotRequired[Optional[str]]
    key: NotRequired[Optional[str]]


class OfficialInput(TypedDict):
    """An official to appoint or dismiss."""
    id: str
    player: str
    role: OfficialRole
    key: NotRequired[Optional[str]]


class TournamentFilter(TypedDict):
    """Filters for a list of tournaments. A tournament must satisfy all of them."""
    game: NotRequired[Optional[str]]
    status: NotRequired[Optional[TournamentStatus]]
    mine: NotRequired[Optional[bool]]


class GolemsView(TypedDict, total=False):
    """The table of a Golems match, as the caller is allowed to see it."""
    golemsPhase: GolemsPhase
    turnSeat: int
    round: int
    rounds: int
    players: List[GolemsPlayer]
    spaces: List[GolemsSpace]
    piles: List[GolemsPile]
    spells: List[GolemsSpell]
    battle: Optional[GolemsBattle]


class GolemsPlayer(TypedDict, total=False):
    """One seat at the table."""
    seat: int
    alive: bool
    tower: str
    mana: int
    income: int
    wizardHits: int
    golemCount: int
    golemHandCount: int
    eventHandCount: int
    golemHand: List[GolemsCard]
    eventHand: List[GolemsCard]


class GolemsCard(TypedDict, total=False):
    """A card that the caller is allowed to read."""
    number: int
    name: str
    text: str


class GolemsSpace(TypedDict, total=False):
    """One space of the board."""
    key: str
    x: int
    y: int
    terrain: GolemsTerrain
    material: Optional[GolemsMaterial]
    controllers: List[int]
    units: List[GolemsUnit]


class GolemsUnit(TypedDict, total=False):
    """A golem or a Wizard on the board."""
    number: int
    seat: int
    wizard: bool
    name: str
    material: Optional[GolemsMaterial]
    hardness: GolemsHardness
    size: GolemsSize
    shape: GolemsShape
    space: str
    hits: int
    maxHits: int
    force: int
    armor: int
    move: int
    movesLeft: int
    attacksLeft: int
    boosts: List[GolemsBoost]


class GolemsBoost(TypedDict, total=False):
    """A spell that affects a unit for several turns."""
    kind: GolemsBoostKind
    by: int
    turns: int


class GolemsPile(TypedDict, total=False):
    """A deck and its discard pile."""
    kind: GolemsHand
    deckCount: int
    discardCount: int
    discard: List[GolemsCard]
    known: List[GolemsCard]


class GolemsSpell(TypedDict, total=False):
    """A spell that has been announced."""
    seat: int
    card: str
    negated: bool
    stack: Optional[str]
    destination: Optional[str]
    golem: Optional[int]
    into: Optional[GolemsTrait]
    opponent: Optional[int]
    hand: Optional[GolemsHandOf]


class GolemsHandOf(TypedDict, total=False):
    """One of a seat's two hands."""
    seat: int
    hand: GolemsHand


class GolemsBattle(TypedDict, total=False):
    """A battle between two stacks."""
    round: int
    sides: List[GolemsSide]
    attack: Optional[GolemsAttack]
    passed: List[int]


class GolemsSide(TypedDict, total=False):
    """One side of a battle."""
    seat: int
    space: str


class GolemsAttack(TypedDict, total=False):
    """An attack in a battle, before the dice are rolled."""
    unit: int
    target: int
    force: int
    armor: int


GolemsMove = TypedDict("GolemsMove", {
    "pass": "NotRequired[Optional[bool]]",
    "craft": "NotRequired[Optional[GolemsCraft]]",
    "passBattle": "NotRequired[Optional[bool]]",
    "draw": "NotRequired[Optional[GolemsDraw]]",
    "buy": "NotRequired[Optional[GolemsHand]]",
    "discard": "NotRequired[Optional[GolemsDiscard]]",
    "play": "NotRequired[Optional[GolemsPlay]]",
    "move": "NotRequired[Optional[GolemsMoveGolem]]",
    "attack": "NotRequired[Optional[GolemsAttackStack]]",
    "strike": "NotRequired[Optional[GolemsStrike]]",
    "regenerate": "NotRequired[Optional[GolemsRegenerate]]",
})


class GolemsCraft(TypedDict):
    """A golem to build from three cards in the player's hand. If several cards have the same name, use the one that the choices list."""
    material: int
    size: int
    shape: int
    at: List[str]


class GolemsDraw(TypedDict):
    """The number of cards to draw from each deck. Either draw one card and be asked again, or draw all that are left of the three."""
    golem: int
    event: int


class GolemsDiscard(TypedDict):
    """Cards to discard from a hand that has too many."""
    cards: List[int]


class GolemsPlay(TypedDict):
    """An event card to play."""
    card: int
    target: NotRequired[Optional[GolemsTarget]]


class GolemsTarget(TypedDict):
    """An event card's target. Set exactly one field: the one that the card needs."""
    stack: NotRequired[Optional[List[str]]]
    portal: NotRequired[Optional[GolemsPortal]]
    opponent: NotRequired[Optional[int]]
    hand: NotRequired[Optional[GolemsHandTarget]]
    golem: NotRequired[Optional[GolemsTransformation]]
    unit: NotRequired[Optional[List[int]]]


GolemsPortal = TypedDict("GolemsPortal", {
    "from": "str",
    "to": "List[str]",
})


class GolemsHandTarget(TypedDict):
    """An opponent's hand to steal from."""
    seat: int
    hand: GolemsHand


class GolemsTransformation(TypedDict):
    """A golem and its new trait."""
    golem: int
    into: List[GolemsTrait]


class GolemsMoveGolem(TypedDict):
    """A golem to move."""
    golem: int
    to: List[str]


GolemsAttackStack = TypedDict("GolemsAttackStack", {
    "from": "str",
    "target": "List[str]",
})


class GolemsStrike(TypedDict):
    """An attack in a battle."""
    unit: int
    target: List[int]


class GolemsRegenerate(TypedDict):
    """A golem to put back."""
    golem: int
    at: List[str]


class BusinessCardBattleView(TypedDict, total=False):
    """The table of a Business Card Battle match, as the caller is allowed to see it."""
    businessCardBattlePhase: BusinessCardBattlePhase
    stakes: BusinessCardBattleStakes
    size: int
    first: Optional[int]
    turn: int
    acting: Optional[int]
    turnsLeft: int
    quietTurns: int
    players: List[BusinessCardBattlePlayer]
    battle: Optional[BusinessCardBattleFight]
    winner: Optional[int]
    ending: Optional[BusinessCardBattleEnding]
    prizePicker: Optional[int]


class BusinessCardBattlePlayer(TypedDict, total=False):
    """One player's side of the table."""
    seat: int
    hiddenCards: int
    hasAnswered: bool
    mark: Optional[BusinessCardBattleMark]
    deck: List[BusinessCardBattleCharacter]
    lines: List[BusinessCardBattleLine]
    graveyard: List[BusinessCardBattleCharacter]
    charactersLeft: int
    totalHp: int


class BusinessCardBattleLine(TypedDict, total=False):
    """One line of a field."""
    line: BusinessCardBattleLineName
    columns: List[Optional[BusinessCardBattleFighter]]


class BusinessCardBattleCharacter(TypedDict, total=False):
    """A character as printed on its card."""
    card: int
    name: str
    department: str
    title: str
    attribute: BusinessCardBattleAttribute
    mark: BusinessCardBattleMark
    skills: List[BusinessCardBattleSkill]
    ap: int
    printedHp: int


class BusinessCardBattleFighter(TypedDict, total=False):
    """A character on the field."""
    card: int
    name: str
    department: str
    title: str
    attribute: BusinessCardBattleAttribute
    mark: BusinessCardBattleMark
    skills: List[BusinessCardBattleSkill]
    ap: int
    printedHp: int
    hp: int
    spot: BusinessCardBattleSpot
    sideways: bool


class BusinessCardBattleFight(TypedDict, total=False):
    """A battle between two characters."""
    attacker: BusinessCardBattleNamed
    target: BusinessCardBattleNamed
    longDistance: bool
    strikesBack: bool
    striker: int
    absorbing: List[int]


class BusinessCardBattleNamed(TypedDict, total=False):
    """A character in a battle."""
    card: int
    name: str
    seat: int
    spot: BusinessCardBattleSpot


BusinessCardBattleMove = TypedDict("BusinessCardBattleMove", {
    "pass": "NotRequired[Optional[bool]]",
    "pick": "NotRequired[Optional[BusinessCardBattlePick]]",
    "place": "NotRequired[Optional[BusinessCardBattlePlace]]",
    "advance": "NotRequired[Optional[BusinessCardBattleOne]]",
    "move": "NotRequired[Optional[BusinessCardBattleStep]]",
    "attack": "NotRequired[Optional[BusinessCardBattleAttack]]",
    "share": "NotRequired[Optional[BusinessCardBattleShare]]",
    "restore": "NotRequired[Optional[BusinessCardBattleOne]]",
    "strike": "NotRequired[Optional[bool]]",
    "instantDeath": "NotRequired[Optional[bool]]",
    "absorb": "NotRequired[Optional[bool]]",
    "absorbAlways": "NotRequired[Optional[bool]]",
    "prize": "NotRequired[Optional[BusinessCardBattlePrize]]",
})


class BusinessCardBattlePick(TypedDict):
    """A card from the player's deck."""
    card: List[int]


class BusinessCardBattlePlace(TypedDict):
    """A spot for each card in the deck."""
    spots: List[BusinessCardBattleSpot]


class BusinessCardBattleOne(TypedDict):
    """One of the player's characters."""
    character: int


class BusinessCardBattleStep(TypedDict):
    """A step."""
    character: int
    to: List[BusinessCardBattleSpot]


class BusinessCardBattleAttack(TypedDict):
    """An attack."""
    character: int
    target: List[int]


BusinessCardBattleShare = TypedDict("BusinessCardBattleShare", {
    "from": "int",
    "to": "int",
    "hp": "int",
})


class BusinessCardBattlePrize(TypedDict):
    """The prize."""
    card: List[str]


class SparkOfWarView(TypedDict, total=False):
    """The table of a Spark of War match, as the caller is allowed to see it."""
    mode: SparkOfWarMode
    galaxy: str
    sparkOfWarPhase: SparkOfWarPhase
    turnSeat: int
    turn: int
    turns: int
    round: int
    rounds: int
    action: int
    starsLeft: int
    players: List[SparkOfWarPlayer]
    hexes: List[SparkOfWarHex]
    drawCount: int
    discard: List[SparkOfWarCard]


class SparkOfWarPlayer(TypedDict, total=False):
    """One seat at the table."""
    seat: int
    playing: bool
    colour: Optional[SparkOfWarColour]
    points: int
    planets: List[SparkOfWarCard]
    salvage: List[SparkOfWarCard]
    stations: int
    handCount: int
    hand: List[SparkOfWarCard]
    questCount: int
    quests: List[SparkOfWarCard]
    score: Optional[SparkOfWarScore]


class SparkOfWarCard(TypedDict, total=False):
    """A card that the caller is allowed to read."""
    number: int
    name: str
    text: str


class SparkOfWarScore(TypedDict, total=False):
    """A seat's score at the end of the match."""
    total: int
    planets: int
    stars: int
    compensation: int
    team: Optional[int]
    quests: List[SparkOfWarQuestScore]


class SparkOfWarQuestScore(TypedDict, total=False):
    """The score of one quest."""
    quest: str
    points: int
    copied: Optional[str]
    planet: Optional[SparkOfWarKind]


class SparkOfWarHex(TypedDict, total=False):
    """A place in the galaxy. Hexagons have a flat top, and their sides are numbered clockwise from 0 (top) to 5."""
    key: str
    q: int
    r: int
    card: Optional[SparkOfWarThing]
    damageIfDeployed: Optional[int]


class SparkOfWarThing(TypedDict, total=False):
    """A card in the galaxy."""
    number: int
    kind: SparkOfWarThingKind
    name: str
    text: str
    planet: Optional[SparkOfWarKind]
    colour: Optional[SparkOfWarColour]
    rotation: int
    resistance: int
    damage: int
    deals: List[int]
    forcefields: List[bool]
    ignoresForcefields: bool
    power: Optional[SparkOfWarPower]


SparkOfWarMove = TypedDict("SparkOfWarMove", {
    "pass": "NotRequired[Optional[bool]]",
    "deploy": "NotRequired[Optional[SparkOfWarDeploy]]",
    "turn": "NotRequired[Optional[SparkOfWarTurn]]",
    "destroy": "NotRequired[Optional[SparkOfWarTarget]]",
    "rotate": "NotRequired[Optional[SparkOfWarTarget]]",
    "stow": "NotRequired[Optional[SparkOfWarStow]]",
    "fire": "NotRequired[Optional[SparkOfWarTarget]]",
    "spend": "NotRequired[Optional[SparkOfWarShips]]",
    "discard": "NotRequired[Optional[SparkOfWarShips]]",
})


class SparkOfWarDeploy(TypedDict):
    """A deployment."""
    card: int
    at: List[str]


class SparkOfWarTurn(TypedDict):
    """A card's rotation."""
    rotation: int


class SparkOfWarTarget(TypedDict):
    """A card in the galaxy, identified by its hexagon."""
    at: List[str]


class SparkOfWarStow(TypedDict):
    """A spaceship from the player's hand."""
    card: List[int]


class SparkOfWarShips(TypedDict):
    """Ships from the player's salvage yard."""
    cards: List[int]


class ValhallaView(TypedDict, total=False):
    """The table of a Valhalla match, as the caller is allowed to see it."""
    laying: bool
    valhallaPhase: ValhallaPhase
    turnSeat: int
    round: int
    rounds: int
    players: List[ValhallaPlayer]
    cells: List[ValhallaCell]
    events: List[ValhallaCard]
    attack: Optional[ValhallaAttack]
    activity: Optional[ValhallaActivity]


ValhallaPlayer = TypedDict("ValhallaPlayer", {
    "seat": "int",
    "alive": "bool",
    "life": "int",
    "maxLife": "int",
    "cell": "Optional[int]",
    "avatar": "Optional[ValhallaCard]",
    "atk": "int",
    "def": "int",
    "reach": "int",
    "handCount": "int",
    "handLimit": "int",
    "hand": "List[ValhallaCard]",
    "terrainHand": "List[ValhallaCard]",
    "drawCount": "int",
    "knownDraw": "List[ValhallaCard]",
    "recycle": "List[ValhallaCard]",
    "discard": "List[ValhallaCard]",
    "equipment": "List[ValhallaPiece]",
    "allies": "List[ValhallaAlly]",
    "boosts": "List[ValhallaBoost]",
    "skips": "List[ValhallaPhase]",
}, total=False)


class ValhallaCard(TypedDict, total=False):
    """A card that the caller is allowed to read."""
    number: int
    name: str
    text: str
    r: Optional[int]


ValhallaPiece = TypedDict("ValhallaPiece", {
    "number": "int",
    "name": "str",
    "text": "str",
    "r": "Optional[int]",
    "slot": "ValhallaSlot",
    "used": "bool",
    "shots": "Optional[int]",
    "weapon": "Optional[ValhallaWeapon]",
    "atk": "int",
    "def": "int",
    "rng": "Optional[int]",
    "dmg": "Optional[int]",
}, total=False)


ValhallaAlly = TypedDict("ValhallaAlly", {
    "number": "int",
    "name": "str",
    "text": "str",
    "r": "Optional[int]",
    "hp": "int",
    "maxHp": "int",
    "atk": "int",
    "def": "int",
    "used": "bool",
}, total=False)


ValhallaBoost = TypedDict("ValhallaBoost", {
    "what": "ValhallaStat",
    "by": "int",
    "from": "int",
}, total=False)


class ValhallaCell(TypedDict, total=False):
    """One cell of the map."""
    cell: int
    row: int
    column: int
    laid: bool
    turnedUp: bool
    terrain: Optional[ValhallaCard]
    seats: List[int]
    ground: List[ValhallaPiece]
    seedCount: int
    knownSeeds: List[ValhallaCard]


ValhallaAttack = TypedDict("ValhallaAttack", {
    "seat": "int",
    "target": "int",
    "weapon": "str",
    "melee": "bool",
    "stage": "ValhallaStage",
    "attackerR": "Optional[int]",
    "targetR": "Optional[int]",
    "atk": "int",
    "def": "int",
    "dmg": "int",
    "lastWord": "Optional[ValhallaWord]",
    "cards": "List[ValhallaSaid]",
}, total=False)


class ValhallaSaid(TypedDict, total=False):
    """A card played in response to an attack or an activity."""
    seat: int
    card: str
    counts: bool
    cancels: Optional[int]


class ValhallaActivity(TypedDict, total=False):
    """An action announced in the Activity phase."""
    seat: int
    kind: ValhallaActivityKind
    card: Optional[str]
    cell: Optional[int]
    cards: List[ValhallaSaid]


ValhallaMove = TypedDict("ValhallaMove", {
    "pass": "NotRequired[Optional[bool]]",
    "lay": "NotRequired[Optional[ValhallaLay]]",
    "move": "NotRequired[Optional[ValhallaGo]]",
    "equip": "NotRequired[Optional[ValhallaCardMove]]",
    "seed": "NotRequired[Optional[ValhallaLay]]",
    "ally": "NotRequired[Optional[ValhallaCardMove]]",
    "event": "NotRequired[Optional[ValhallaCardMove]]",
    "play": "NotRequired[Optional[ValhallaPlay]]",
    "use": "NotRequired[Optional[ValhallaPlay]]",
    "attack": "NotRequired[Optional[ValhallaStrike]]",
    "giveWay": "NotRequired[Optional[ValhallaPieceMove]]",
    "choose": "NotRequired[Optional[ValhallaChoose]]",
    "discard": "NotRequired[Optional[ValhallaDiscard]]",
    "take": "NotRequired[Optional[ValhallaPieceMove]]",
})


class ValhallaLay(TypedDict):
    """A card and the cell to put it on."""
    card: int
    cell: List[int]


class ValhallaGo(TypedDict):
    """The destination of a move."""
    to: List[int]


class ValhallaCardMove(TypedDict):
    """A card."""
    card: int


class ValhallaPieceMove(TypedDict):
    """A piece of equipment."""
    piece: int


class ValhallaPlay(TypedDict):
    """A card to play, or a piece of equipment or an ally to use."""
    card: int
    target: NotRequired[Optional[ValhallaTarget]]


class ValhallaTarget(TypedDict):
    """An effect's target. Set exactly one field: the one that the effect needs."""
    seat: NotRequired[Optional[List[int]]]
    cell: NotRequired[Optional[List[int]]]
    card: NotRequired[Optional[List[int]]]
    push: NotRequired[Optional[ValhallaPush]]


class ValhallaPush(TypedDict):
    """An opponent to push, and where to."""
    seat: int
    to: List[int]


class ValhallaStrike(TypedDict):
    """An attack."""
    weapon: NotRequired[Optional[int]]
    target: List[int]


class ValhallaChoose(TypedDict):
    """The target of an effect."""
    target: ValhallaTarget


class ValhallaDiscard(TypedDict):
    """Cards to discard."""
    cards: List[int]


class SparkFormingView(TypedDict, total=False):
    """The table of a Spark Forming match, as the caller is allowed to see it."""
    sparkFormingPhase: SparkFormingPhase
    turn: int
    turns: int
    attacker: int
    defender: int
    teams: List[SparkFormingTeam]
    players: List[SparkFormingPlayer]
    attack: Optional[SparkFormingAttack]
    defence: Optional[SparkFormingDefence]
    attacksEnded: int
    streak: int


class SparkFormingTeam(TypedDict, total=False):
    """One of the two sides."""
    side: int
    seats: List[int]
    active: int
    lastStand: bool
    fragment: Optional[SparkFormingFragment]
    fragmentSeat: Optional[int]


class SparkFormingPlayer(TypedDict, total=False):
    """One seat at the table, with its form, points and cards."""
    seat: int
    side: int
    standing: bool
    active: bool
    health: int
    form: str
    species: SparkFormingSpecies
    characterType: SparkFormingCharacterType
    stats: List[SparkFormingStatValue]
    resilience: int
    upgrade: Optional[str]
    fragment: Optional[SparkFormingFragment]
    teamFragment: Optional[SparkFormingFragment]
    handCount: int
    hand: List[SparkFormingCard]
    deckCount: int
    action: List[SparkFormingCard]
    dataCharge: List[SparkFormingCard]
    fragmentCharge: List[SparkFormingCard]
    quarantine: List[SparkFormingCard]
    pending: List[str]
    attacksInARow: int
    waited: int
    rested: int


class SparkFormingCard(TypedDict, total=False):
    """A card that the caller is allowed to read."""
    number: int
    name: str
    text: str


class SparkFormingFragment(TypedDict, total=False):
    """A Data Fragment on the table."""
    type: SparkFormingFragmentType
    team: bool
    card: Optional[SparkFormingCard]
    faceUp: bool


class SparkFormingStatValue(TypedDict, total=False):
    """A stat and its value."""
    stat: SparkFormingStat
    value: int


class SparkFormingRange(TypedDict, total=False):
    """The range of an attack or a defence."""
    mode: SparkFormingMode
    lower: int
    upper: int


class SparkFormingAttack(TypedDict, total=False):
    """The attack that was made."""
    attackers: List[int]
    card: str
    blast: bool
    boost: Optional[str]
    power: List[int]
    ranges: List[SparkFormingRange]
    sustained: bool
    until: Optional[str]
    strikes: int


class SparkFormingDefence(TypedDict, total=False):
    """The defence that was made."""
    seat: int
    card: str
    burst: bool
    boost: Optional[str]
    range: SparkFormingRange
    fit: SparkFormingFit
    power: int


SparkFormingMove = TypedDict("SparkFormingMove", {
    "pass": "NotRequired[Optional[bool]]",
    "keepHand": "NotRequired[Optional[bool]]",
    "redraw": "NotRequired[Optional[bool]]",
    "attack": "NotRequired[Optional[SparkFormingAttackMove]]",
    "blast": "NotRequired[Optional[bool]]",
    "tag": "NotRequired[Optional[SparkFormingTagMove]]",
    "doubleTeam": "NotRequired[Optional[SparkFormingDoubleTeamMove]]",
    "assist": "NotRequired[Optional[SparkFormingAssistMove]]",
    "lastStand": "NotRequired[Optional[bool]]",
    "defend": "NotRequired[Optional[SparkFormingDefendMove]]",
    "burst": "NotRequired[Optional[SparkFormingBurstMove]]",
    "swap": "NotRequired[Optional[SparkFormingCardsMove]]",
    "quarantine": "NotRequired[Optional[SparkFormingCardsMove]]",
    "charge": "NotRequired[Optional[SparkFormingCardsMove]]",
    "takeBack": "NotRequired[Optional[SparkFormingTakeBackMove]]",
    "enter": "NotRequired[Optional[SparkFormingEnterMove]]",
})


class SparkFormingAttackMove(TypedDict):
    """An attack with an Action Card."""
    card: int
    charge: List[int]
    boost: bool


class SparkFormingTagMove(TypedDict):
    """A card burn."""
    card: int
    partner: int
    theirs: List[int]


class SparkFormingDoubleTeamMove(TypedDict):
    """A double team."""
    card: int
    partner: int
    theirs: int
    charge: List[int]
    boost: bool


class SparkFormingAssistMove(TypedDict):
    """The team-mate's part in a double team."""
    charge: List[int]


class SparkFormingDefendMove(TypedDict):
    """A defence with an Action Card."""
    card: int
    mode: SparkFormingMode
    charge: List[int]
    boost: bool
    reach: NotRequired[Optional[bool]]


class SparkFormingBurstMove(TypedDict):
    """A defence with a Burst."""
    mode: SparkFormingMode
    reach: NotRequired[Optional[bool]]


class SparkFormingCardsMove(TypedDict):
    """One or more cards."""
    cards: List[int]


class SparkFormingTakeBackMove(TypedDict):
    """A card to take back from the Quarantine."""
    card: List[int]


class SparkFormingEnterMove(TypedDict):
    """A team member to send in."""
    seat: List[int]


class MoveInput(TypedDict):
    """A move. Set exactly one field: the one for the match's game."""
    golems: NotRequired[Optional[GolemsMove]]
    businessCardBattle: NotRequired[Optional[BusinessCardBattleMove]]
    sparkOfWar: NotRequired[Optional[SparkOfWarMove]]
    valhalla: NotRequired[Optional[ValhallaMove]]
    sparkForming: NotRequired[Optional[SparkFormingMove]]

Role = Literal["PLAYER", "ORGANIZER", "ADMIN"]
ApiScope = Literal["READ", "PLAY", "ORGANIZE"]
AnalysisStatus = Literal["UNDER_WAY", "DONE", "FAILED"]
SwingKind = Literal["CHOICE", "SINCE"]
JudgeRuling = Literal["NOTE", "WARNING", "GAME_LOSS", "MATCH_LOSS", "DISQUALIFICATION"]
JudgeCallStatus = Literal["OPEN", "TAKEN", "CLOSED"]
MatchStatus = Literal["WAITING", "RUNNING", "FINISHED", "CANCELLED"]
Visibility = Literal["PUBLIC", "PRIVATE"]
BotLevel = Literal["RANDOM", "STEADY", "STRONG", "MASTER"]
AutoPass = Literal["NONE", "UNTIL_MY_TURN", "UNLESS_TARGET"]
TimeOutPolicy = Literal["ABSENT", "FORFEIT", "BOT"]
SubjectKind = Literal["CARD", "CELL", "PIECE", "SEAT", "NUMBER", "OTHER"]
EntryKind = Literal["BEGAN", "MOVE", "TIMED_OUT", "RESIGNED", "AUTO_PASS", "RULING", "ENDED", "TIME_GIVEN_BACK", "VOID", "PAUSED", "RESUMED", "TIME_GIVEN", "REWOUND", "RULED", "JUDGE_CALLED", "OFFERED", "ACCEPTED", "DECLINED"]
OfferKind = Literal["DRAW", "TAKEBACK"]
MilestoneKind = Literal["TURN_BEGAN", "BATTLE_BEGAN", "BATTLE_ENDED"]
EffectKind = Literal["ROLL", "STRIKE", "LOSE", "MOVE", "REVEAL", "GAIN"]
PlaceKind = Literal["CELL", "PIECE", "SEAT", "ZONE"]
ScoreRowKind = Literal["PART", "SCORE", "TIE_BREAK", "FIGURE"]
ReplayStatus = Literal["PENDING", "VERIFIED", "REFUTED", "UNDECIDED"]
ChallengeStatus = Literal["OPEN", "ACCEPTED", "DECLINED", "EXPIRED", "WITHDRAWN"]
NotificationEvent = Literal["YOUR_TURN", "DEADLINE_NEAR", "MATCH_BEGAN", "MATCH_OVER", "INVITED", "JUDGE_CALLED", "TOURNAMENT_NEWS", "FRIEND_REQUESTED"]
DisabledBecause = Literal["FAILED", "GONE", "REFUSED"]
DeliveryStatus = Literal["HELD", "DUE", "DELIVERED", "FAILED", "HEARD", "OUTDATED"]
DeliveryFailure = Literal["REFUSED", "REDIRECTED", "TIMED_OUT", "UNREACHABLE", "BLOCKED"]
OperatorAct = Literal["APPOINT_ADMIN", "DISMISS_ADMIN", "BAN_PLAYER", "UNBAN_PLAYER", "SIGN_OUT_PLAYER", "RENAME_PLAYER", "DELETE_ACCOUNT", "VOID_MATCH", "CLOSE_TOURNAMENT", "MOVE_CARD", "TAKE_REPORT", "RESOLVE_REPORT", "DELETE_MESSAGE", "ANNOUNCE_MAINTENANCE", "END_MAINTENANCE"]
Speed = Literal["LIVE", "DAILY"]
ZoneKind = Literal["PILE", "HAND", "ROW"]
BoardShape = Literal["SQUARE", "HEX"]
GameView = Union[GolemsView, BusinessCardBattleView, SparkOfWarView, ValhallaView, SparkFormingView]
MessageRoom = Literal["PLAYERS", "SPECTATORS"]
Phrase = Literal["HELLO", "GOOD_LUCK", "NICE_MOVE", "THANKS", "SORRY", "THINKING", "ONE_MOMENT", "YOUR_TURN", "GOOD_GAME", "GOODBYE"]
TournamentStatus = Literal["DRAFT", "OPEN", "RUNNING", "FINISHED", "CANCELLED"]
TournamentRegistration = Literal["OPEN", "INVITATION", "ORGANIZER"]
TournamentDecks = Literal["ANY", "REGISTERED"]
TournamentDecksShown = Literal["NEVER", "AFTER_REGISTRATION", "DURING_MATCH"]
AtTime = Literal["DRAW", "LESS_TIME_LEFT_LOSES", "JUDGE"]
StageFormat = Literal["SWISS", "ROUND_ROBIN", "SINGLE_ELIMINATION", "DOUBLE_ELIMINATION"]
TieBreak = Literal["OPPONENTS_MATCH_WIN", "OPPONENTS_OPPONENTS_MATCH_WIN", "GAME_WIN", "OPPONENTS_GAME_WIN", "RESISTANCE", "OPPONENTS_RESISTANCE", "BUCHHOLZ", "BUCHHOLZ_CUT_1", "MEDIAN_BUCHHOLZ", "SONNEBORN_BERGER", "PROGRESSIVE_SCORE", "WINS", "DIRECT_ENCOUNTER"]
OfficialRole = Literal["JUDGE", "COMMENTATOR"]
EntrantGone = Literal["UNREGISTERED", "ABSENT", "DROPPED", "DISQUALIFIED"]
RoundStatus = Literal["PROPOSED", "PLAYING"]
BracketBranch = Literal["WINNERS", "LOSERS", "GRAND_FINAL", "RESET"]
ErrorCode = Literal["UNAUTHENTICATED", "FORBIDDEN", "BANNED", "TOO_EARLY", "NOT_FOUND", "BAD_INPUT", "INVALID_DECK", "NOT_ASKED", "ILLEGAL_MOVE", "STALE_VERSION", "PAUSED", "CANNOT_UNDO", "MATCH_OVER", "TOURNAMENT_OVER", "RATE_LIMITED", "TOO_COSTLY", "OVERLOADED", "UNAVAILABLE", "PERSISTED_QUERY_NOT_FOUND", "INTERNAL"]
GolemsPhase = Literal["POWER", "CRAFT", "FATE", "SPELL", "MOVE", "BATTLE", "END"]
GolemsBoostKind = Literal["FORCE", "ARMOR"]
GolemsTerrain = Literal["TOWER", "MONOLITH", "WATER", "WASTELAND", "VILLAGE", "MUD_FLATS", "QUARRY", "GEM_MINE", "IRON_MINE", "ICE_CAVE", "GOLD_MINE", "RUINS", "DESERT", "FOREST", "HILLS", "MOUNTAIN", "VOLCANO", "WORKSHOPS", "SALT_FLATS", "SILVER_MINE"]
GolemsMaterial = Literal["FLESH", "CLAY", "STONE", "CRYSTAL", "IRON", "ICE", "GOLD", "BONE", "SAND", "WOOD", "BRONZE", "OBSIDIAN", "BASALT", "CLOCKWORK", "SALT", "SILVER"]
GolemsHardness = Literal["SOFT", "HARD", "ROCK", "METAL"]
GolemsSize = Literal["SMALL", "MEDIUM", "LARGE", "GIANT"]
GolemsShape = Literal["MAN", "BEAST", "FLYER", "JUGGERNAUGHT"]
GolemsTrait = Literal["FLESH", "CLAY", "STONE", "CRYSTAL", "IRON", "ICE", "GOLD", "BONE", "SAND", "WOOD", "BRONZE", "OBSIDIAN", "BASALT", "CLOCKWORK", "SALT", "SILVER", "SMALL", "MEDIUM", "LARGE", "GIANT", "MAN", "BEAST", "FLYER", "JUGGERNAUGHT"]
GolemsHand = Literal["GOLEM", "EVENT"]
BusinessCardBattlePhase = Literal["FIRST_PICK", "PLACEMENT", "FORCED_ADVANCE", "ACTION", "BATTLE", "PRIZE", "OVER"]
BusinessCardBattleStakes = Literal["FRIENDLY", "FOR_KEEPS"]
BusinessCardBattleEnding = Literal["ELIMINATION", "LEFT", "NO_BATTLE", "TURNS", "LONG_TURN"]
BusinessCardBattleLineName = Literal["FRONT", "REAR"]
BusinessCardBattleSpot = Literal["FRONT_1", "FRONT_2", "FRONT_3", "FRONT_4", "FRONT_5", "REAR_1", "REAR_2", "REAR_3", "REAR_4", "REAR_5"]
BusinessCardBattleAttribute = Literal["EARTH", "WATER", "FIRE", "AIR"]
BusinessCardBattleMark = Literal["PAPER", "SCISSORS", "ROCK"]
BusinessCardBattleSkill = Literal["FLYING", "LEADOFF_ATTACK", "SELF_RESTORATION", "INSTANT_DEATH", "ABSORB_ATTACKING_POWER"]
SparkOfWarMode = Literal["FREE_FOR_ALL", "FACE_OFF"]
SparkOfWarColour = Literal["BLUE", "ORANGE"]
SparkOfWarPhase = Literal["DEPLOYMENT", "SPECIAL_POWER", "DAMAGE", "DISCARD", "OVER"]
SparkOfWarThingKind = Literal["PLANET", "STAR", "SHIP", "STATION"]
SparkOfWarKind = Literal["DWARF", "RING", "HABITABLE", "GASEOUS", "LUNAR", "STAR"]
SparkOfWarPower = Literal["DESTROY_SHIP", "IGNORE_FORCEFIELDS", "ROTATE_PLANET", "ROTATE_SHIP", "STOW_SHIP"]
ValhallaPhase = Literal["RESOLVE", "DRAW", "ACTIVITY", "COMBAT", "DISCARD"]
ValhallaSlot = Literal["HEAD", "BODY", "BACK", "MAIN_HAND", "OFF_HAND", "LEGS"]
ValhallaWeapon = Literal["MELEE", "PISTOL", "RIFLE", "BOW"]
ValhallaStat = Literal["ATK", "DEF", "R", "DMG", "RNG", "HAND", "DRAW", "MOVES", "EQUIPS", "ALLIES"]
ValhallaStage = Literal["ANNOUNCED", "NUMBERS", "DAMAGE"]
ValhallaWord = Literal["HIT", "MISS"]
ValhallaActivityKind = Literal["MOVE", "EQUIP", "SEED", "ALLY", "EVENT"]
SparkFormingPhase = Literal["REDRAW", "ATTACK", "DEFENCE", "DAMAGE", "END", "NEXT", "OVER"]
SparkFormingFit = Literal["WITHIN", "EXCEEDS"]
SparkFormingMode = Literal["BLOCK", "DODGE", "COUNTER"]
SparkFormingFragmentType = Literal["BLAST", "BURST", "BOOST"]
SparkFormingStat = Literal["MIGHT", "SPEED", "ENERGY", "WILL"]
SparkFormingCharacterType = Literal["EMBER", "TIDE", "GALE", "TERRA"]
SparkFormingSpecies = Literal["DRAKE", "AUTOMATON", "SPRITE", "BEAST"]
