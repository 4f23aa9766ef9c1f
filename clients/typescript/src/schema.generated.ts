export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value: an object, a list, a string, a number, true, false or null. */
  JSON: { input: unknown; output: unknown; }
  /** A point in time in ISO 8601 format with milliseconds, in UTC: `2030-01-31T18:05:09.123Z`. In requests, it must end with `Z` or an offset such as `+01:00`. A local time without an offset is refused, because when the clocks change, some local times occur twice and others not at all. Responses are in UTC. */
  DateTime: { input: string; output: string; }
  /** A position in a list: an opaque string from a page. To continue from there, pass it as `after` or `before`. For entries, a version also works, as a number or as a string. */
  Cursor: { input: string; output: string; }
};

/** A role of an account. */
export type Role =
  /** Every account has this role. */
  | 'PLAYER'
  /** Reserved. The server does not assign this role: anyone with an account can organize tournaments. */
  | 'ORGANIZER'
  /** An admin of this server, who can use the operations that say `Only for admins`. The server's operator appoints admins on the command line. */
  | 'ADMIN';

/** A player's account. A guest is a player without a password. */
export type Player = {
  /** The account's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name shown to other players, 2 to 24 characters. Account names are unique: no two accounts have names that look alike or differ only in case, except for accounts created before this rule. Several guests may share a name, but a guest cannot have an account's name. */
  readonly name: Scalars['String']['output'];
  /** True for a guest, who has not signed up. Once the guest's session has ended, no one can sign in as the guest again, unless `keepAccount` has turned the guest into an account. */
  readonly guest: Scalars['Boolean']['output'];
  /** True if the owner has declared that a program plays on this account. This mark can never be removed. */
  readonly bot: Scalars['Boolean']['output'];
  /** True if the account was deleted. A deleted account is shown as `Deleted player`. */
  readonly deleted: Scalars['Boolean']['output'];
  /** When the account was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The account's roles. */
  readonly roles: ReadonlyArray<Role>;
  /** The player's saved decks, newest first. Empty if the caller is not this player. FORBIDDEN for the player's API keys without READ. */
  readonly decks: ReadonlyArray<Deck>;
  /** The cards that the player owns, ordered by name. Only for games in which players own cards. A guest owns the starter set. Empty if the caller is not this player. FORBIDDEN for the player's API keys without READ. */
  readonly collection: ReadonlyArray<OwnedCard>;
  /** The player's ratings, ordered by game. Empty if no match of the player has counted, and for a deleted account. */
  readonly ratings: ReadonlyArray<Rating>;
  /** The rating after each of the player's last matches, oldest first. NOT_FOUND for an unknown game. */
  readonly ratingHistory: ReadonlyArray<RatingPoint>;
};


/** A player's account. A guest is a player without a password. */
export type PlayerDecksArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/** A player's account. A guest is a player without a password. */
export type PlayerCollectionArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/** A player's account. A guest is a player without a password. */
export type PlayerRatingHistoryArgs = {
  game: Scalars['ID']['input'];
  speed: Speed;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A card that a player owns. */
export type OwnedCard = {
  /** The game that the card belongs to. */
  readonly game: Game;
  /** The card's name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** The number of copies that the player owns, at least 1. */
  readonly count: Scalars['Int']['output'];
  /** The number of these copies that are staked in waiting or running matches for keeps. Staked copies cannot be staked in another match, but decks for friendly matches can still use them. */
  readonly staked: Scalars['Int']['output'];
};

/** The caller's account, with details that only its owner can read. Not available to API keys. */
export type Account = {
  /** The player that this account belongs to. */
  readonly player: Player;
  /** The confirmed address that the server sends email to, or null if there is none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** All sessions that are still valid, newest first; at most 200. */
  readonly sessions: ReadonlyArray<OpenSession>;
  /** All API keys that are still valid, newest first; at most 20. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** The players whom the caller has blocked, most recently blocked first; at most 500. */
  readonly blocked: ReadonlyArray<Player>;
};

/** One of the caller's sessions, without its token, which only the device that signed in knows. */
export type OpenSession = {
  /** The session's id, which stays the same for the lifetime of the session. */
  readonly id: Scalars['ID']['output'];
  /** The name that the owner gave the session, for example `Phone`, or null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When the session was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the session was last used, rounded to the hour, or null if unknown. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the session expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** True for the session that sent this request. */
  readonly current: Scalars['Boolean']['output'];
};

/** A permission of an API key. A key can do only what its scopes allow, and never more than its owner. No key can sign in or access sessions, passwords, email addresses, keys, account export or account deletion. Hands, decisions, decks and other private fields need READ wherever they appear, including in responses to mutations. */
export type ApiScope =
  /** Read everything that the owner can see, including the cards in the owner's hand, through queries, subscriptions and the REST files of matches. */
  | 'READ'
  /** Create and join matches, answer decisions, resign, set auto-pass, cancel the owner's matches and save decks. The responses show the match from the owner's seat. */
  | 'PLAY'
  /** Run tournaments and judge matches without playing in them, cancel matches that the owner created and that are still waiting for players, and manage the owner's webhooks. This scope reveals no player's cards or choices: add READ to see them. */
  | 'ORGANIZE';

/** An API key for one of the caller's programs. The secret is not included: it is returned only once, when the key is created. */
export type ApiKey = {
  /** The key's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name that the owner gave the key. */
  readonly name: Scalars['String']['output'];
  /** The key's permissions. */
  readonly scopes: ReadonlyArray<ApiScope>;
  /** The number of requests per minute that the key can make. The `RateLimit` header of each response says how many are left. */
  readonly budget: Scalars['Int']['output'];
  /** When the key was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key was last used, rounded to the hour, or null if it was never used. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the key expires. Requests after that fail with UNAUTHENTICATED. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A newly created API key and its secret. */
export type CreatedApiKey = {
  /** The key. */
  readonly key: ApiKey;
  /** The secret, which begins with `arbk_`. Send it in the same way as a session token: `Authorization: Bearer arbk_…`. The secret is shown only once, because the server stores only its hash. */
  readonly secret: Scalars['String']['output'];
};

/** A signed-in session. Send its token with every request as `Authorization: Bearer <token>`, or on a WebSocket as `{ "token": … }` in `connection_init`. */
export type Session = {
  /** An opaque token of 43 letters, digits, `-` and `_`. The token is shown only once, because the server stores only its hash. */
  readonly token: Scalars['String']['output'];
  /** The player who is signed in. */
  readonly player: Player;
  /** When the token expires. Requests after that fail with UNAUTHENTICATED. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A new account. */
export type SignUpInput = {
  /** The account's name: 2 to 24 characters as a reader counts them. The name can contain letters and digits from any script, with single spaces, `-`, `_`, `'` or `.` between them. Invisible characters are removed. BAD_INPUT if an account already has this name or one that looks like it, or if the server uses the name for something else, such as `Seat 1` or `Deleted player`. */
  readonly name: Scalars['String']['input'];
  /** The password: 8 to 200 characters of any kind. The most common passwords are refused, even with digits or symbols appended, and so is the account's own name. */
  readonly password: Scalars['String']['input'];
  /** Whether a program will play on this account. All players can see this. */
  readonly bot?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name for this session in the list of sessions, 1 to 60 characters. */
  readonly sessionName?: InputMaybe<Scalars['String']['input']>;
};

/** The name and password that turn a guest into an account. */
export type KeepAccountInput = {
  /** The account's name. The same rules apply as for `signUp`. Defaults to the guest's current name. BAD_INPUT if an account already has the name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The password. The same rules apply as for `signUp`. */
  readonly password: Scalars['String']['input'];
};

/** A password change. */
export type ChangePasswordInput = {
  /** The current password. UNAUTHENTICATED if the password is wrong. */
  readonly current: Scalars['String']['input'];
  /** The new password. The same rules apply as for `signUp`. */
  readonly password: Scalars['String']['input'];
  /** If true, the account keeps its API keys, its webhooks and the push subscription of this session. Otherwise, all API keys are revoked, and all webhooks and push subscriptions are deleted. */
  readonly keepKeys?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new password for a player who has forgotten the old one. */
export type ResetPasswordInput = {
  /** The token from the email, which is valid for one hour and can be used only once. */
  readonly token: Scalars['String']['input'];
  /** The new password. The same rules apply as for `signUp`. */
  readonly password: Scalars['String']['input'];
};

/** A new email address for the account. */
export type SetEmailInput = {
  /** The address, at most 254 characters. Null removes the current address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. UNAUTHENTICATED if the password is wrong. */
  readonly password: Scalars['String']['input'];
};

/** The confirmation needed to delete an account. */
export type DeleteAccountInput = {
  /** The account's name in upper or lower case, as confirmation. BAD_INPUT if the name does not match. */
  readonly name: Scalars['String']['input'];
  /** The account's password. Omit the password if the account has none: a guest, or an account that signs in through an external issuer. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** An API key to create. */
export type CreateApiKeyInput = {
  /** The key's name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The key's permissions, at least one. PLAY does not include READ. */
  readonly scopes: ReadonlyArray<ApiScope>;
  /** The number of days until the key expires, 1 to 365. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** The number of requests per minute. Together, the budgets of an account's keys cannot exceed a player's budget (`RATE_LIMIT`). Defaults to a tenth of a player's budget. */
  readonly budget?: InputMaybe<Scalars['Int']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. A retry returns the same API key with a new secret, because the server stores only a hash; the previous secret stops working. NOT_FOUND if that API key was revoked or has expired. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The credentials of an existing account. */
export type SignInInput = {
  /** The account's name, in upper or lower case. */
  readonly name: Scalars['String']['input'];
  /** The account's password. */
  readonly password: Scalars['String']['input'];
  /** The token of an earlier session of this account on this device, even if that session has ended. With it, the owner can still sign in while someone else is guessing the password. */
  readonly device?: InputMaybe<Scalars['String']['input']>;
  /** A name for this session in the list of sessions, 1 to 60 characters. */
  readonly sessionName?: InputMaybe<Scalars['String']['input']>;
};

/** A deck that a player has saved for a game. */
export type Deck = {
  /** The deck's id. Pass it as `{ saved: id }` when you create or join a match. */
  readonly id: Scalars['ID']['output'];
  /** The game that the deck is for. */
  readonly game: Game;
  /** The name that the player gave the deck, 1 to 60 characters. Invisible characters are removed. */
  readonly name: Scalars['String']['output'];
  /** The cards, with the number of copies of each. Each name occurs once. */
  readonly cards: ReadonlyArray<DeckCard>;
  /** The deck building rules that the deck currently breaks, one line of text each. For example, the player may have lost one of its cards in a match for keeps. Empty if the deck can be played. */
  readonly broken: ReadonlyArray<Scalars['String']['output']>;
  /** When the deck was last saved. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Copies of one card in a deck. */
export type DeckCard = {
  /** The card's name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** The number of copies, at least 1. */
  readonly count: Scalars['Int']['output'];
};

/** Copies of one card in a deck. */
export type DeckCardInput = {
  /** The card's name in the game's catalogue. */
  readonly card: Scalars['String']['input'];
  /** The number of copies, 1 to 1000. */
  readonly count: Scalars['Int']['input'];
};

/** A deck that a player is still building. */
export type UnfinishedDeckInput = {
  /** The id of the game that the deck is for. BAD_INPUT if players do not bring decks to that game. */
  readonly game: Scalars['ID']['input'];
  /** The cards, at most 500 names, each only once. The list may be empty. */
  readonly cards: ReadonlyArray<DeckCardInput>;
};

/** A deck to save. If the deck breaks any rules, INVALID_DECK lists them in `extensions.broken`. */
export type SaveDeckInput = {
  /** The id of one of the caller's decks, to replace it. If omitted, a new deck is created. NOT_FOUND if the caller has no such deck. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the game that the deck is for. BAD_INPUT if players do not bring decks to that game. */
  readonly game: Scalars['ID']['input'];
  /** The deck's name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The cards, at most 500 names, each only once. */
  readonly cards: ReadonlyArray<DeckCardInput>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. NOT_FOUND if the deck that it created has been deleted. Ignored if `id` is set. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type Query = {
  /** The caller, or null without a token. */
  readonly me?: Maybe<Player>;
  /** The caller's account, with details that only its owner can read. UNAUTHENTICATED without a token; FORBIDDEN with an API key. */
  readonly account: Account;
  /** A player by id, or null if there is no such player. */
  readonly player?: Maybe<Player>;
  /**
   * All rules that the deck would break if it were saved now, one line of text each: the game's own rules and, in games in which players own
   * cards, the limits of the caller's collection. Empty if the deck can be saved. Use this query while the player is still building the deck. Errors:
   * BAD_INPUT, UNAUTHENTICATED.
   */
  readonly rulesBrokenBy: ReadonlyArray<Scalars['String']['output']>;
  /** The analysis of a seat's answers, or null if no player has requested it. Errors: NOT_FOUND, FORBIDDEN (the match is not finished, or its tournament withholds its replay), BAD_INPUT (no such seat). */
  readonly analysis?: Maybe<Analysis>;
  /** The caller's friends and friend requests. FORBIDDEN for guests and API keys. */
  readonly friends: FriendList;
  /** Other accounts whose names begin with a text in upper or lower case, ordered by name; at most 10. Guests are not found, because their names are not unique. BAD_INPUT (fewer than two characters), RATE_LIMITED (more than 300 searches in an hour). FORBIDDEN for guests and API keys. */
  readonly playersNamed: ReadonlyArray<Player>;
  /** All games that can be played on this server. */
  readonly games: ReadonlyArray<Game>;
  /** A game by id, or null if there is no such game. */
  readonly game?: Maybe<Game>;
  /** A tournament match with all hands and all face-down cards, for a judge of the tournament who does not play in it. The server records in `Match.judgeReadings` which versions the judge has read. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the tournament, or the tournament is over). */
  readonly matchAsJudge: Match;
  /** Players' calls for a judge. Only the tournament's judges can read them. Open and taken calls are listed with the longest waiting first, closed calls with the newest first. Errors: UNAUTHENTICATED, NOT_FOUND (no such tournament, or the caller is not, or is no longer, one of its judges), BAD_INPUT. */
  readonly judgeCalls: ReadonlyArray<JudgeCall>;
  /** A match by id. Null if there is no such match, or if the caller is not allowed to see it. */
  readonly match?: Maybe<Match>;
  /** The caller's open decisions in all matches. Decisions with a deadline come first, earliest deadline first; then all others, longest-waiting match first. UNAUTHENTICATED without a token. */
  readonly myDecisions: ReadonlyArray<Decision>;
  /** The matches that the caller is allowed to see, newest first. A match with a broadcast delay is listed only after that delay and filtered by its delayed status, except for its own players. */
  readonly matches: MatchConnection;
  /** The open challenges from and to the caller, newest first; at most 100. If there are more, challenges from guests are left out first. Challenges from blocked players are not included. UNAUTHENTICATED without a token. */
  readonly challenges: ReadonlyArray<Challenge>;
  /** A challenge from or to the caller, even if it is closed. Null if there is no such challenge. */
  readonly challenge?: Maybe<Challenge>;
  /** The match that an invitation is for. Null if no match has this invitation. */
  readonly invitation?: Maybe<Invitation>;
  /** The caller's webhooks, newest first; at most 10. An API key needs ORGANIZE. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** The caller's push subscriptions, newest first; at most 20. Not available to API keys. */
  readonly pushSubscriptions: ReadonlyArray<PushSubscription>;
  /** The server's public key in base64url. Browsers pass the key as `applicationServerKey` when they subscribe. The key never changes and is the same for all callers. */
  readonly pushKey: Scalars['String']['output'];
  /** The maintenance that the admins have announced, or null if none is announced. An announcement ends when an admin ends it, or a day after the maintenance began. A change can take 10 seconds to appear; ask at most once a minute. */
  readonly maintenance?: Maybe<Maintenance>;
  /** Finds players for admins: by id, or accounts by name. Names that look like the text also match. Guests can be found only by id. At most 20 players. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or uses an API key). */
  readonly findPlayers: ReadonlyArray<FoundPlayer>;
  /** Everything that this server's admins have done, newest first. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or uses an API key), BAD_INPUT. */
  readonly operatorLog: OperatorLogConnection;
  /** Players' reports, newest first; `last` lists those that have waited longest. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or uses an API key), BAD_INPUT. */
  readonly playerReports: PlayerReportConnection;
  /** The caller's search, or null if there is none. A search that has found a match is shown for an hour, or until the next one starts. UNAUTHENTICATED without a token. */
  readonly search?: Maybe<Search>;
  /** The last ten people whom the caller has played against, among the caller's last hundred matches, latest first. Players whom the caller has blocked and deleted accounts are left out. UNAUTHENTICATED without a token. */
  readonly recentOpponents: ReadonlyArray<RecentOpponent>;
  /** The players with the best settled ratings in a game and speed. Only players whose last rated match is at most 90 days old. Banned players are left out. NOT_FOUND for an unknown game. */
  readonly leaderboard: Leaderboard;
  /** The results of two players against each other, from the last 500 finished matches that the caller can see. Matches that are void or that a tournament took back or cancelled, and matches in which both were on the same side, do not count. */
  readonly crosstable: Crosstable;
  /** The messages of a room that the caller can read now, newest first. Deleted messages, and messages of players whom the caller has blocked, are left out. The spectators' room is empty for players until the match is over. Errors: NOT_FOUND, BAD_INPUT. */
  readonly messages: MessageConnection;
  /** A tournament by id. Null if there is no such tournament, or if the caller is not allowed to see it. */
  readonly tournament?: Maybe<Tournament>;
  /** The tournaments that the caller is allowed to see, newest first. Errors: BAD_INPUT, UNAUTHENTICATED (`mine` without a token). */
  readonly tournaments: TournamentConnection;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryRulesBrokenByArgs = {
  deck: UnfinishedDeckInput;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryAnalysisArgs = {
  matchId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryPlayersNamedArgs = {
  start: Scalars['String']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchAsJudgeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryJudgeCallsArgs = {
  tournament: Scalars['ID']['input'];
  status?: InputMaybe<JudgeCallStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryMyDecisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchesArgs = {
  filter?: InputMaybe<MatchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryFindPlayersArgs = {
  text: Scalars['String']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryOperatorLogArgs = {
  player?: InputMaybe<Scalars['ID']['input']>;
  actor?: InputMaybe<Scalars['ID']['input']>;
  act?: InputMaybe<OperatorAct>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryPlayerReportsArgs = {
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
  player?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryLeaderboardArgs = {
  game: Scalars['ID']['input'];
  speed: Speed;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryCrosstableArgs = {
  player: Scalars['ID']['input'];
  opponent: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryMessagesArgs = {
  matchId: Scalars['ID']['input'];
  room?: InputMaybe<MessageRoom>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
  invitation?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. `extensions.cost` in a response says how many requests the query counts as: pages, lists and tables cost more than single fields. */
export type QueryTournamentsArgs = {
  filter?: InputMaybe<TournamentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};

/** All mutations. */
export type Mutation = {
  /** Creates an account and signs in. BAD_INPUT: the name or password breaks the rules, or the name is taken. RATE_LIMITED: too many sign-ups from one address. */
  readonly signUp: Session;
  /** Signs in to an account and opens a new session. UNAUTHENTICATED: the name or the password is wrong; the error does not say which. RATE_LIMITED: too many attempts from one address, or too many wrong passwords for this account from all addresses. */
  readonly signIn: Session;
  /** Creates a guest and signs in. A guest is an account without a password that ends with its session. */
  readonly signInAsGuest: Session;
  /** Turns the calling guest into an account, which stays the same player, with the same matches, decks, cards and sessions. FORBIDDEN if the caller is not a guest. BAD_INPUT and RATE_LIMITED as for `signUp`. */
  readonly keepAccount: Player;
  /** Ends the session whose token was sent with the request, closes its WebSockets, and deletes the push subscription made in it. Returns true. UNAUTHENTICATED without a token. */
  readonly signOut: Scalars['Boolean']['output'];
  /** Renames one of the caller's sessions. NOT_FOUND if the caller has no such session or it has ended. */
  readonly nameSession: OpenSession;
  /** Ends one of the caller's sessions, closes its WebSockets, deletes the push subscription made in it, and returns its id. NOT_FOUND if the caller has no such session or it has ended. */
  readonly revokeSession: Scalars['ID']['output'];
  /** Blocks a player. The caller no longer sees that player's challenges, messages and friend requests, and gets no notifications about them. A friendship or an open friend request between the two players ends. The blocked player is not informed and sees only challenges and requests that go unanswered. Blocking a player again changes nothing. Errors: NOT_FOUND, BAD_INPUT (the caller's own id), FORBIDDEN (the caller has already blocked 500 players). */
  readonly blockPlayer: Player;
  /** Unblocks a player, so that the caller sees that player's challenges, messages and friend requests again. Returns the player's id. Unblocking a player who is not blocked changes nothing. */
  readonly unblockPlayer: Scalars['ID']['output'];
  /** Ends all of the caller's sessions except the one that sends this request, and deletes the push subscriptions made in them. Returns the number of sessions that were ended. */
  readonly revokeOtherSessions: Scalars['Int']['output'];
  /** Changes the caller's password and ends all other sessions and the push subscriptions made in them. Unless `keepKeys` is true, the change also revokes all API keys and deletes all webhooks and push subscriptions. Returns true. UNAUTHENTICATED: the current password is wrong. BAD_INPUT: the new password breaks the rules. RATE_LIMITED as for `signIn`. */
  readonly changePassword: Scalars['Boolean']['output'];
  /** Emails a token to the address, one for each account that has confirmed it. Returns true, whether or not such an account exists. Tokens from earlier emails stay valid until they expire. RATE_LIMITED: within an hour, more than three emails to one address were requested from your network address, or more than ten from all network addresses; or your network address has made too many other requests. */
  readonly requestPasswordReset: Scalars['Boolean']['output'];
  /** Sets a new password with the token from an email and signs in. The reset ends all earlier sessions, revokes all API keys, and deletes the account's webhooks and push subscriptions. UNAUTHENTICATED: the token is unknown, used or expired. */
  readonly resetPassword: Session;
  /** Emails a token to the new address. The address takes effect once `confirmEmail` is called with that token. Returns true, even if another account has the same address. UNAUTHENTICATED: the password is wrong. FORBIDDEN: the account has no password. RATE_LIMITED: as for `requestPasswordReset`, but counted separately, and as for `signIn`. */
  readonly setEmail: Scalars['Boolean']['output'];
  /** Confirms the account's new email address with the token that was sent to it. Returns true. UNAUTHENTICATED: the token is unknown, used, expired or for another account. */
  readonly confirmEmail: Scalars['Boolean']['output'];
  /**
   * Permanently deletes the caller's account and returns its id. The name, password, address, sessions, keys and decks are deleted
   * immediately, and all WebSockets are closed. Matches stay, with the player shown as `Deleted player`. Within a minute, the player also
   * leaves all waiting and running matches. UNAUTHENTICATED: the password is wrong.
   */
  readonly deleteAccount: Scalars['ID']['output'];
  /** Creates an API key for a program. FORBIDDEN: the caller is a guest, already has 20 keys, or has given the whole budget to other keys. BAD_INPUT: the name, scopes, days or budget is not valid. */
  readonly createApiKey: CreatedApiKey;
  /** Revokes one of the caller's API keys, closes its WebSockets, deletes the webhooks that it created and returns its id. NOT_FOUND if the caller has no such key, or it was revoked or has expired. */
  readonly revokeApiKey: Scalars['ID']['output'];
  /** Permanently declares that a program plays on this account. */
  readonly markAsBot: Player;
  /** Saves a deck after checking it against the game's rules and, if players own cards, against the caller's collection. Errors: INVALID_DECK, BAD_INPUT, NOT_FOUND, UNAUTHENTICATED. */
  readonly saveDeck: Deck;
  /** Deletes one of the caller's decks and returns its id. NOT_FOUND if the caller has no such deck. */
  readonly deleteDeck: Scalars['ID']['output'];
  /** Requests an analysis of any seat's answers in a finished match and returns its progress. An analysis that was requested before is not repeated and costs nothing. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT (no such seat), FORBIDDEN (as for `analysis`; or the match is void or was played under different rules from this server's), RATE_LIMITED (the caller has three analyses in progress or has requested thirty in a day; for a guest, one and ten). */
  readonly analyseMatch: Analysis;
  /** Asks a player to become the caller's friend, or accepts that player's request. If two players ask each other, they become friends. Asking again changes nothing. A request to a player who has blocked the caller looks unanswered. Errors: NOT_FOUND, BAD_INPUT (the caller's own id, or a guest), FORBIDDEN (the caller has blocked the player, or has 500 friends and open requests), RATE_LIMITED (more than 30 requests in a day). */
  readonly addFriend: FriendList;
  /** Ends a friendship, declines a player's request, or withdraws the caller's request. Changes nothing if there is none. The other player is not notified, but the entry disappears from that player's list. */
  readonly removeFriend: FriendList;
  /** Lets the caller's friends see when the caller is online and was last seen, or hides it. While it is hidden, the server does not store it. By default, friends can see it. */
  readonly showPresence: FriendList;
  /** Pauses a tournament match. The clocks stop and keep their remaining time, no player is asked to decide, and moves fail with PAUSED. Pausing a paused match changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match), NOT_ASKED (the match has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT. */
  readonly pauseMatch: Match;
  /** Resumes a paused match. Each clock continues with its remaining time. Resuming a match that is not paused changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match), NOT_ASKED (the match has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT. */
  readonly resumeMatch: Match;
  /** Gives a seat more time. With a Fischer clock, the time is added to the seat's bank, and this is possible at any moment; with any other clock, it is added to the seat's current decision. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match), NOT_ASKED (the seat's clock is not running), MATCH_OVER, STALE_VERSION, BAD_INPUT (no clock, no such seat). */
  readonly giveTime: Match;
  /** Restores the table of an earlier version. Play continues from there with fresh randomness: cards in a face-down pile that no player knew at that version are shuffled again. Players keep what they have learned about cards since then, as far as those cards can be tracked. Answers that were sealed at that version are asked for again, and no seat gets extra time. The log keeps all entries. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match), NOT_ASKED (the match has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT (the match has never had that version). */
  readonly rewindMatch: Match;
  /** Records a ruling against a seat. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match), NOT_ASKED (the match has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT (no such seat). */
  readonly rule: Match;
  /** Calls a judge to a tournament match in which the caller has a seat, even while the match is paused. Anyone who can see the match can read the description. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller has no seat, or the match is not part of a tournament), NOT_ASKED (the match has not begun), MATCH_OVER, BAD_INPUT, RATE_LIMITED (the caller's last call is not closed yet). */
  readonly callJudge: Match;
  /** Takes a call, so that other judges know that the caller is handling it. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match; another judge has taken the call, or it is closed). */
  readonly takeJudgeCall: JudgeCall;
  /** Closes a call, even if another judge took it. Closing a closed call changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the match). */
  readonly closeJudgeCall: JudgeCall;
  /** Creates a match, which begins immediately if bots take all other seats. If no player joins for a week, the match is cancelled. Errors: UNAUTHENTICATED, BAD_INPUT, INVALID_DECK, NOT_FOUND (no such game or deck), FORBIDDEN (a guest cannot play for keeps or in a rated match; or the caller has too many waiting or running matches: by default at most 200, at most 20 of them between bots only; for a guest, 50 and 5), TOO_EARLY (to play for keeps, an account must by default be 3 days old and have finished 5 matches against other players). */
  readonly createMatch: Match;
  /** Takes a free seat. The match begins once all seats are taken. If the caller already has a seat, nothing changes, unless the match is private and `seat` names another free seat. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the seat is taken, or the match has begun; too many open matches, as for `createMatch`; in a match for keeps, a guest or a second seat; in a rated match, a guest or an account that a program plays), TOO_EARLY (in a match for keeps, as for `createMatch`), BAD_INPUT, INVALID_DECK, MATCH_OVER. */
  readonly joinMatch: Match;
  /** Leaves a match that is still waiting for players. All of the caller's seats become free, and their decks and stakes are released. If the caller has no seat, nothing changes. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller created the match: cancel it instead; or its last seat is taken: resign instead), MATCH_OVER. */
  readonly leaveMatch: Match;
  /** Answers a decision. If several of the caller's seats must decide, the move answers for the first of them. Responses and updates can arrive out of order. For each match, keep the one with the highest `epoch` and, within that, the highest `version`, and ignore the others, as the client package's `newest` reducer does. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (not one of the caller's seats), NOT_ASKED, ILLEGAL_MOVE, STALE_VERSION, MATCH_OVER, BAD_INPUT. */
  readonly submitMove: SubmitMovePayload;
  /** Undoes the caller's last answer. This is possible if nothing has happened in the match since, and the answer revealed nothing: no card was shown to anyone who could not read it before, and nothing was decided by chance. `Match.undoTo` tells whether it is possible now. The table of the version before the answer returns, and the question is asked again. Each question can be undone once, and each seat can undo 20 answers in a match. The question keeps its deadline, so that the caller's clock has run on since the answer, which earns no increment; without any time left, the undo is refused. The other seats are not charged for questions that the undo withdraws. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat), NOT_ASKED (the match has not begun), MATCH_OVER, PAUSED, STALE_VERSION, CANNOT_UNDO. */
  readonly undoMove: Match;
  /** Offers the other players a draw, or asks them to let the caller take back the last answer. All players who still play must accept. The next answer of any seat withdraws the offer. Only one offer can be open at a time, and after an offer, a seat can make another one of the same kind only once it has answered a decision. Bots decline draws and accept takebacks; if only bots play against the caller, a takeback happens immediately. A takeback does not cross a departure. Cards that no player knew at the restored version are shuffled again, and no seat gets time back. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat; not possible in this match; another offer is open; already offered), NOT_ASKED (the match has not begun), MATCH_OVER, PAUSED, STALE_VERSION, CANNOT_UNDO (the caller has no answer that can be taken back, or has taken back 20). */
  readonly makeOffer: Match;
  /** Accepts or declines the open offer. The last acceptance carries it out. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat, or the offer does not wait for the caller), NOT_ASKED (the match has not begun), MATCH_OVER, PAUSED, STALE_VERSION (the offer is no longer open). */
  readonly answerOffer: Match;
  /** Resigns from a running match with all of the caller's seats. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat), NOT_ASKED (the match has not begun), MATCH_OVER. */
  readonly resign: Match;
  /** Changes the auto-pass setting of the caller's seats in a running match. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (not one of the caller's seats), NOT_ASKED (the match has not begun), MATCH_OVER, RATE_LIMITED (changed twice since the last entry of another kind). */
  readonly setAutoPass: Match;
  /** Cancels a match that is still waiting for players. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (another player created the match, or its last seat is taken), MATCH_OVER. */
  readonly cancelMatch: Match;
  /**
   * Creates a match and challenges another player, who can accept or decline. The challenger can withdraw the challenge with `cancelMatch`.
   * The response does not reveal whether an account has the given name: a challenge to an unknown name simply expires. Errors as for
   * `createMatch`; also BAD_INPUT (the caller's own account, or more than one free seat) and FORBIDDEN (an open challenge to this player
   * exists, or the caller has 20 open challenges).
   */
  readonly challengePlayer: Challenge;
  /**
   * Turns a waiting match with one free seat into a challenge that expires after a day: the seat is reserved for the player, and the match is
   * cancelled if the player declines. Repeating the request returns the same challenge. Errors: NOT_FOUND (the match or the player), BAD_INPUT
   * (the caller's own id, a player who has a seat, or, if the match is rated, a guest or an account that a program plays), FORBIDDEN (the caller
   * did not create the match, not exactly one seat is free, the seat is reserved for another player, or as for `challengePlayer`).
   */
  readonly inviteToMatch: Challenge;
  /**
   * Offers a rematch with the same options, bots and clock, in which each player moves to the next seat. The offer is a challenge to all other
   * players. If another player has already made the offer, or makes it at the same time, the caller accepts that offer. The match begins when
   * all players have accepted; no clock runs before then. Each match has one rematch: repeating the request, even after the rematch has begun
   * or ended, returns the same one. `rematchUpdates` notifies the other players. Errors: NOT_FOUND, FORBIDDEN (the match is not over, the
   * caller had no seat, one player had several, or a player's account is deleted), and as for `createMatch` and `joinMatch`.
   */
  readonly rematch: Challenge;
  /** Accepts a challenge and takes the reserved seat. The match begins when all players have accepted. Accepting again changes nothing. Errors: NOT_FOUND, MATCH_OVER (declined, expired, withdrawn or begun), and as for `joinMatch`. */
  readonly acceptChallenge: Match;
  /** Declines a challenge and cancels its match. Errors: NOT_FOUND, MATCH_OVER as for `acceptChallenge`. */
  readonly declineChallenge: Challenge;
  /** Creates a webhook that receives events from the caller's matches from now on. An API key needs ORGANIZE and READ, because messages contain what its owner sees; when the key is revoked or expires, the webhook is deleted. `resetPassword` deletes all webhooks, and so does `changePassword` without `keepKeys`. Errors: FORBIDDEN (the caller is a guest, already has 10 webhooks, or is an API key that names FRIEND_REQUESTED), UNAUTHENTICATED (the caller has just been signed out). */
  readonly createWebhook: CreatedWebhook;
  /** Deletes a webhook and its deliveries, and returns its id. NOT_FOUND if the caller has no such webhook. */
  readonly deleteWebhook: Scalars['ID']['output'];
  /** Switches a webhook on again and sends it all messages from the last 7 days that still apply. NOT_FOUND if the caller has no such webhook. */
  readonly resumeWebhook: Webhook;
  /** Sends a completed delivery again under the same id, whatever its outcome. The message has current data and names. NOT_FOUND if the caller has no such delivery. BAD_INPUT if the delivery is still in progress, if the message no longer applies (for example, because the decision was made), or if the webhook is off. */
  readonly replayDelivery: WebhookDelivery;
  /** Subscribes a browser to events from the caller's matches from now on. If another player subscribed this browser before, the subscription moves to the caller. The subscription ends with the session that makes it. FORBIDDEN if the caller already has 20 subscriptions. Not available to API keys. */
  readonly subscribePush: PushSubscription;
  /** Deletes a push subscription and returns its id. NOT_FOUND if the caller has no such subscription. */
  readonly unsubscribePush: Scalars['ID']['output'];
  /** Bans a player. All sessions, API keys, webhooks and push subscriptions of the player end, and signing in fails with BANNED, which tells the player the reason and the end. Running matches continue: the player's clocks run out as for any absent player. The server cancels the matches that the player has created and that are still waiting for players, and frees the player's seats in other waiting matches. Banning a banned player replaces the ban. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or the player is one), NOT_FOUND, BAD_INPUT. */
  readonly banPlayer: OperatorLogEntry;
  /** Ends a ban, so that the player can sign in again. Ended sessions and API keys stay ended. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or the player is one), NOT_FOUND, BAD_INPUT. */
  readonly unbanPlayer: OperatorLogEntry;
  /** Ends all sessions, API keys, webhooks and push subscriptions of a player, for example because someone else uses the account. The player can sign in again, but a guest cannot. A token from an external issuer stays valid until it expires. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or the player is one), NOT_FOUND, BAD_INPUT. */
  readonly signOutPlayer: OperatorLogEntry;
  /** Gives a player another name. The old name becomes free, and records of the player's matches no longer contain it. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or the player is one), NOT_FOUND, BAD_INPUT (also if the name is taken). */
  readonly renamePlayer: OperatorLogEntry;
  /** Ends a running match that is stuck: no player wins, all stakes are released, and the result's `why` is `VOID`. In a tournament, the organizer or a judge then rules on the table. Only for admins who have no seat in the match. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or has a seat), NOT_FOUND, NOT_ASKED (the match has not begun), MATCH_OVER, BAD_INPUT. */
  readonly voidMatch: OperatorLogEntry;
  /** Cancels a tournament whose organizer cannot do it, as `cancelTournament` does: its running matches end without a winner. The tournament's log shows the entry under the organizer's name, with the reason `CLOSED_BY_ADMIN`. Only for admins who do not play in it. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, or plays in the tournament), NOT_FOUND, TOURNAMENT_OVER, BAD_INPUT. */
  readonly closeTournament: OperatorLogEntry;
  /** Moves one copy of a card to another account, or restores a copy that was lost. The audit of all cards checks the change against the operator log. Staked copies cannot move. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, an account belongs to an admin or a guest, or `from` has no copy that is not staked), NOT_FOUND, BAD_INPUT. */
  readonly moveCard: OperatorLogEntry;
  /** Announces maintenance: pages show the text, and other clients read it with `maintenance`. A new announcement replaces the earlier one. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin), BAD_INPUT. */
  readonly announceMaintenance: OperatorLogEntry;
  /** Ends the announcement of maintenance. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin), BAD_INPUT. */
  readonly endMaintenance: OperatorLogEntry;
  /** Tells the other admins that the caller works on a report. Another admin can take the report over. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, the report is about the caller, or it is already resolved), NOT_FOUND. */
  readonly takeReport: OperatorLogEntry;
  /** Resolves a report. Nothing else happens: to act on the player, use another operation. Only for admins. Errors: UNAUTHENTICATED, FORBIDDEN (the caller is not an admin, the report is about the caller, or it is already resolved), NOT_FOUND, BAD_INPUT. */
  readonly resolveReport: OperatorLogEntry;
  /** Reports a player to this server's admins. The reported player and other players do not learn of it. Returns the report's id. If the caller already has an open report about the same player, match and message, nothing is added, and its id is returned. Errors: UNAUTHENTICATED, NOT_FOUND (no such player, no such match of both players, or no such message by the player), BAD_INPUT, FORBIDDEN (the caller already has 20 open reports). */
  readonly reportPlayer: Scalars['ID']['output'];
  /**
   * Starts a search for an opponent, which replaces the caller's previous one. If that one has found a match in the last 15 seconds, and the
   * match is not over, it is returned with its `matchId` instead. Subscribe to `searchUpdates` within a minute: the server pairs
   * a player only while that subscription is open, so a player who has left is never paired. The match is public and begins immediately, in random
   * seats; a player who runs out of time three times loses. Errors: UNAUTHENTICATED, NOT_FOUND (no such game), BAD_INPUT, FORBIDDEN (rated: a guest, or an account
   * that a program plays; or the caller has too many open matches, as for `createMatch`).
   */
  readonly startSearch: Search;
  /** Stops the caller's search. Returns null, or the search if it has found a match before. */
  readonly stopSearch?: Maybe<Search>;
  /** Puts a bot into a free seat of a match that the caller has created and that has not begun. The bot gets a ready deck. The match begins once all seats are taken. Repeating the request changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT, FORBIDDEN (another player created the match; the match is rated, for keeps or part of a tournament; the seat is not free; the match has begun), MATCH_OVER. */
  readonly addBot: Match;
  /** Sends a message: to the players' room if the caller has a seat in the match, otherwise to the spectators' room. Any player who can see the match can send. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT, FORBIDDEN (a free text by a guest, or by a player in a tournament match before it is over; a judge or organizer, if the broadcast is delayed; or the caller has sent 500 messages in this match), RATE_LIMITED (the caller has sent five messages within ten seconds). */
  readonly sendMessage: Message;
  /** Deletes the text of one of the caller's own messages, or, for admins, of any message. Returns the message without its text, and sends it to the `messageUpdates` of everyone who has it. A report about the message keeps the text, unless an admin deletes it. Deleting a message again changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND (no such message, or it is another player's), BAD_INPUT (an admin must give a reason). */
  readonly deleteMessage: Message;
  /** Creates a tournament. Only the organizer can see it until registration is opened. With an API key, everything that an organizer does, including this, requires ORGANIZE. Errors: FORBIDDEN (the caller is a guest, or has 20 tournaments that have not ended), NOT_FOUND (no such game), BAD_INPUT. */
  readonly createTournament: Tournament;
  /** Changes a tournament's settings. Organizer only. Before registration is opened, everything but the game can be changed. After that and until the start: `name`, `description`, `capacity`, `startsAt`, `checkIn`, `roundLength`, `atTime`, `pause`, `grace`, `lateRounds`, `noShowAfter`, `noShowDrops` and `champion`. After the start: `name`, `description`, `capacity`, `roundLength` (for rounds that have not begun), `pause`, `grace` and `lateRounds`. Entrants can read each change in `Tournament.notices`. A FORBIDDEN error names the fields that can no longer be changed. */
  readonly setUpTournament: Tournament;
  /** Publishes an announcement to all entrants: on the tournament's page, in its log, and as the notification TOURNAMENT_NEWS. Organizer only, at most 200 times. FORBIDDEN: registration has not been opened. */
  readonly announceToEntrants: Tournament;
  /** Opens registration. Organizer only. BAD_INPUT: the time of the automatic start is in the past. */
  readonly openRegistration: Tournament;
  /** Registers the caller or a team. FORBIDDEN: registration is closed, the tournament is full, a player is already registered or was not invited, or a player is an official of the tournament. A late entry is also FORBIDDEN if a player organizes the tournament or was an official while it was running. INVALID_DECK: also if no deck was sent and the options allow none of the decks that the game lends. */
  readonly registerForTournament: Tournament;
  /** Accepts an invitation to join an entrant: the latest one, if there are several. FORBIDDEN: the caller was not invited, already takes part, or is an official of the tournament. BAD_INPUT: decks are registered, and no deck was sent. */
  readonly agreeToTournament: Tournament;
  /** Changes the caller's deck, starting with the next game. A registered deck can be changed until the tournament begins. Errors: FORBIDDEN, INVALID_DECK. */
  readonly changeTournamentDeck: Tournament;
  /** Withdraws an entrant before the tournament begins. Players can withdraw their own entrant, and the organizer can withdraw any. To act for other players' entrants, an API key needs ORGANIZE. */
  readonly unregisterFromTournament: Tournament;
  /** Checks in an entrant, from `checkIn` seconds before the start until the start. Players can check in their own entrant, and the organizer can check in any. To act for other players' entrants, an API key needs ORGANIZE. After the start, this mutation brings back the caller's own entrant if it was dropped as a no-show (`Entrant.noShow`). FORBIDDEN: too early, or too late. */
  readonly checkIn: Tournament;
  /** Drops an entrant from a tournament that has begun. The entrant is not paired again and, if it is at a table of two, loses that table. Players can drop their own entrant. The organizer and the judges can drop any entrant, unless they play in the tournament, or did until they left. To act for other players' entrants, an API key needs ORGANIZE. */
  readonly dropFromTournament: Tournament;
  /** Disqualifies an entrant. The entrant leaves as with `dropFromTournament` and has no final place: the entrants below it move up. Organizer and judges only. Officials who play in the tournament, or did until they left, cannot disqualify other entrants. */
  readonly disqualifyEntrant: Tournament;
  /** Reinstates an entrant that left, was dropped or was disqualified. Results stay as they are, missed rounds count as losses, and the entrant is paired in the next round. Organizer and judges only; after a disqualification, organizer only. Officials who play in the tournament, or did until they left, cannot reinstate entrants. If a stage has begun without an entrant that would have advanced to it, and nothing has been played there, the server decides again who advances. FORBIDDEN: the entrant has not left, or a stage has been played without it. */
  readonly reinstateEntrant: Tournament;
  /** Begins a tournament now. Organizer only. FORBIDDEN: fewer than two entrants are present. */
  readonly beginTournament: Tournament;
  /** Pairs the next round, either automatically or with the organizer's own tables, which are marked as such. The organizer's tables can also replace the tables of a round that has not begun, or in which no player has made a move yet; an organizer who plays in the tournament cannot replace a round that has begun. If the stage has no more rounds, the next stage begins, even before the break is over. FORBIDDEN: the round is being played or waits for approval, there is no next round, or `tables` is set in an elimination, in which the bracket decides who meets. */
  readonly pairRound: Tournament;
  /** Approves a round that is waiting for approval, so that it begins. Organizer only. FORBIDDEN: no round is waiting for approval, or the tournament is paused. */
  readonly approveRound: Tournament;
  /** Swaps two entrants in a round that has not begun. Organizer only. */
  readonly swapEntrants: Tournament;
  /** Undoes a round that has not begun, or in which no player has made a move yet. The round is then drawn again. If the round is the first of a later stage, the server also decides again who advances, leaving out players who have left. Organizer only; an organizer who plays in the tournament can undo only a round that has not begun. */
  readonly undoRound: Tournament;
  /** Ends the round's time now. Organizer and judges only. Officials who play in the tournament, or did until they left, cannot do this. */
  readonly callTime: Tournament;
  /** Pauses a tournament: nothing begins automatically, and the round's time stops. Games that have begun continue. Organizer only. */
  readonly pauseTournament: Tournament;
  /** Resumes a paused tournament. The round continues with its remaining time. Organizer only. */
  readonly resumeTournament: Tournament;
  /** Sets the result of a table, regardless of its games. If the table is already over, its result and everything that follows from it are corrected. Organizer and judges only. Officials who play in the tournament, or did until they left, cannot do this. If the correction changes who advances to the next stage or to the next round of a bracket, that round is drawn again. FORBIDDEN: a table in that round already has a result. */
  readonly ruleTable: Tournament;
  /** Appoints a judge or a commentator. Organizer only. FORBIDDEN: the player plays in the tournament, or did until they left while it was running. */
  readonly appointOfficial: Tournament;
  /** Dismisses a judge or a commentator. Organizer only. */
  readonly dismissOfficial: Tournament;
  /** Ends a tournament between two rounds, or before the time for corrections is over, with the current places. Organizer only. */
  readonly endTournament: Tournament;
  /** Cancels a tournament. No places are awarded. The tournament's matches end as well, and no player wins them. Organizer only. */
  readonly cancelTournament: Tournament;
};


/** All mutations. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** All mutations. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** All mutations. */
export type MutationSignInAsGuestArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  sessionName?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. */
export type MutationKeepAccountArgs = {
  input: KeepAccountInput;
};


/** All mutations. */
export type MutationNameSessionArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** All mutations. */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationBlockPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationUnblockPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All mutations. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** All mutations. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All mutations. */
export type MutationSetEmailArgs = {
  input: SetEmailInput;
};


/** All mutations. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** All mutations. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** All mutations. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** All mutations. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationSaveDeckArgs = {
  input: SaveDeckInput;
};


/** All mutations. */
export type MutationDeleteDeckArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationAnalyseMatchArgs = {
  matchId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** All mutations. */
export type MutationAddFriendArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationRemoveFriendArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationShowPresenceArgs = {
  shown: Scalars['Boolean']['input'];
};


/** All mutations. */
export type MutationPauseMatchArgs = {
  input: JudgeInput;
};


/** All mutations. */
export type MutationResumeMatchArgs = {
  input: JudgeInput;
};


/** All mutations. */
export type MutationGiveTimeArgs = {
  input: GiveTimeInput;
};


/** All mutations. */
export type MutationRewindMatchArgs = {
  input: RewindMatchInput;
};


/** All mutations. */
export type MutationRuleArgs = {
  input: RuleInput;
};


/** All mutations. */
export type MutationCallJudgeArgs = {
  matchId: Scalars['ID']['input'];
  about: Scalars['String']['input'];
};


/** All mutations. */
export type MutationTakeJudgeCallArgs = {
  matchId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** All mutations. */
export type MutationCloseJudgeCallArgs = {
  matchId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** All mutations. */
export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};


/** All mutations. */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};


/** All mutations. */
export type MutationLeaveMatchArgs = {
  matchId: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationSubmitMoveArgs = {
  input: SubmitMoveInput;
};


/** All mutations. */
export type MutationUndoMoveArgs = {
  input: UndoMoveInput;
};


/** All mutations. */
export type MutationMakeOfferArgs = {
  input: MakeOfferInput;
};


/** All mutations. */
export type MutationAnswerOfferArgs = {
  input: AnswerOfferInput;
};


/** All mutations. */
export type MutationResignArgs = {
  matchId: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationSetAutoPassArgs = {
  matchId: Scalars['ID']['input'];
  mode: AutoPass;
  seat?: InputMaybe<Scalars['Int']['input']>;
};


/** All mutations. */
export type MutationCancelMatchArgs = {
  matchId: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationChallengePlayerArgs = {
  input: ChallengeInput;
};


/** All mutations. */
export type MutationInviteToMatchArgs = {
  matchId: Scalars['ID']['input'];
  player: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationRematchArgs = {
  input: RematchInput;
};


/** All mutations. */
export type MutationAcceptChallengeArgs = {
  input: AcceptChallengeInput;
};


/** All mutations. */
export type MutationDeclineChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** All mutations. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationResumeWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationReplayDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationSubscribePushArgs = {
  input: SubscribePushInput;
};


/** All mutations. */
export type MutationUnsubscribePushArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. */
export type MutationBanPlayerArgs = {
  input: BanPlayerInput;
};


/** All mutations. */
export type MutationUnbanPlayerArgs = {
  input: ActOnPlayerInput;
};


/** All mutations. */
export type MutationSignOutPlayerArgs = {
  input: ActOnPlayerInput;
};


/** All mutations. */
export type MutationRenamePlayerArgs = {
  input: RenamePlayerInput;
};


/** All mutations. */
export type MutationVoidMatchArgs = {
  input: VoidMatchInput;
};


/** All mutations. */
export type MutationCloseTournamentArgs = {
  input: CloseTournamentInput;
};


/** All mutations. */
export type MutationMoveCardArgs = {
  input: MoveCardInput;
};


/** All mutations. */
export type MutationAnnounceMaintenanceArgs = {
  input: AnnounceMaintenanceInput;
};


/** All mutations. */
export type MutationEndMaintenanceArgs = {
  reason: Scalars['String']['input'];
};


/** All mutations. */
export type MutationTakeReportArgs = {
  input: TakeReportInput;
};


/** All mutations. */
export type MutationResolveReportArgs = {
  input: ResolveReportInput;
};


/** All mutations. */
export type MutationReportPlayerArgs = {
  input: ReportPlayerInput;
};


/** All mutations. */
export type MutationStartSearchArgs = {
  input: StartSearchInput;
};


/** All mutations. */
export type MutationAddBotArgs = {
  input: AddBotInput;
};


/** All mutations. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** All mutations. */
export type MutationDeleteMessageArgs = {
  input: DeleteMessageInput;
};


/** All mutations. */
export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
};


/** All mutations. */
export type MutationSetUpTournamentArgs = {
  input: SetUpTournamentInput;
};


/** All mutations. */
export type MutationAnnounceToEntrantsArgs = {
  input: AnnouncementInput;
};


/** All mutations. */
export type MutationOpenRegistrationArgs = {
  input: TournamentInput;
};


/** All mutations. */
export type MutationRegisterForTournamentArgs = {
  input: RegisterInput;
};


/** All mutations. */
export type MutationAgreeToTournamentArgs = {
  input: TournamentDeckInput;
};


/** All mutations. */
export type MutationChangeTournamentDeckArgs = {
  input: ChangeTournamentDeckInput;
};


/** All mutations. */
export type MutationUnregisterFromTournamentArgs = {
  input: EntrantInput;
};


/** All mutations. */
export type MutationCheckInArgs = {
  input: EntrantInput;
};


/** All mutations. */
export type MutationDropFromTournamentArgs = {
  input: EntrantInput;
};


/** All mutations. */
export type MutationDisqualifyEntrantArgs = {
  input: DisqualifyInput;
};


/** All mutations. */
export type MutationReinstateEntrantArgs = {
  input: ReinstateInput;
};


/** All mutations. */
export type MutationBeginTournamentArgs = {
  input: BeginTournamentInput;
};


/** All mutations. */
export type MutationPairRoundArgs = {
  input: PairRoundInput;
};


/** All mutations. */
export type MutationApproveRoundArgs = {
  input: TournamentInput;
};


/** All mutations. */
export type MutationSwapEntrantsArgs = {
  input: SwapEntrantsInput;
};


/** All mutations. */
export type MutationUndoRoundArgs = {
  input: TournamentInput;
};


/** All mutations. */
export type MutationCallTimeArgs = {
  input: TournamentInput;
};


/** All mutations. */
export type MutationPauseTournamentArgs = {
  input: TournamentReasonInput;
};


/** All mutations. */
export type MutationResumeTournamentArgs = {
  input: TournamentInput;
};


/** All mutations. */
export type MutationRuleTableArgs = {
  input: RuleTableInput;
};


/** All mutations. */
export type MutationAppointOfficialArgs = {
  input: OfficialInput;
};


/** All mutations. */
export type MutationDismissOfficialArgs = {
  input: OfficialInput;
};


/** All mutations. */
export type MutationEndTournamentArgs = {
  input: TournamentInput;
};


/** All mutations. */
export type MutationCancelTournamentArgs = {
  input: TournamentReasonInput;
};

/** The progress of an analysis. */
export type AnalysisStatus =
  /** The bot is still examining answers. Query again to see `done` increase. */
  | 'UNDER_WAY'
  /** The bot has examined all of the seat's answers. */
  | 'DONE'
  /** A server error stopped the analysis. You can request it again. */
  | 'FAILED';

/** A searching house bot's review of a seat's answers in a finished match. The bot uses only information that the seat had at the time. Each analysis is done once and shared by everyone who asks for it. */
export type Analysis = {
  /** The `Match.id`. */
  readonly matchId: Scalars['ID']['output'];
  /** The seat whose answers are analysed. */
  readonly seat: Scalars['Int']['output'];
  /** The progress of the analysis. */
  readonly status: AnalysisStatus;
  /** The number of answers examined so far. */
  readonly done: Scalars['Int']['output'];
  /** The number of answers that the seat gave. */
  readonly total: Scalars['Int']['output'];
  /** The number of search iterations for each answer. More iterations give more reliable estimates. */
  readonly iterations: Scalars['Int']['output'];
  /** The examined answers where the seat had a choice, oldest first. */
  readonly decisions: ReadonlyArray<AnalysedDecision>;
  /** Up to five of the largest changes in the seat's chances, largest first. Empty until `status` is DONE. */
  readonly swings: ReadonlyArray<Swing>;
};

/** One answer of the seat, compared with the bot's own choice. */
export type AnalysedDecision = {
  /** The version of the entry that the answer created. */
  readonly entry: Scalars['Int']['output'];
  /** The question that the seat answered. */
  readonly prompt: Scalars['String']['output'];
  /** The answer that the player or a stand-in gave. */
  readonly played: AnalysedMove;
  /** The answer that the bot would have given. The bot's search also covers the answer that was actually given. */
  readonly best: AnalysedMove;
};

/** A move and its estimated value. */
export type AnalysedMove = {
  /** The move's display text. */
  readonly label: Scalars['String']['output'];
  /** The move: a MoveInput as JSON. */
  readonly move: Scalars['JSON']['output'];
  /** The seat's estimated chance of winning after this move, 0 to 1. A shared first place counts as a fraction of a win. Null if the chance was not estimated. */
  readonly chance?: Maybe<Scalars['Float']['output']>;
};

/** The cause of a change in a seat's chances. */
export type SwingKind =
  /** The seat's answer was different from the bot's. */
  | 'CHOICE'
  /** Something that happened between this answer and the seat's next one: other seats' answers, cards or dice. */
  | 'SINCE';

/** A change in a seat's chances. */
export type Swing = {
  /** The cause of the change. */
  readonly kind: SwingKind;
  /** The version of the entry with the answer. For CHOICE, this answer caused the change; for SINCE, the change came after it. */
  readonly entry: Scalars['Int']['output'];
  /** The change in the chances, -1 to 1. */
  readonly by: Scalars['Float']['output'];
  /** The change as one line of text. */
  readonly text: Scalars['String']['output'];
};

/** The caller's friends and friend requests. Only the caller can read this list. */
export type FriendList = {
  /** The caller's friends, ordered by name; at most 500. */
  readonly friends: ReadonlyArray<Friend>;
  /** Open requests from other players, newest first; at most 100. Accept one with `addFriend`, decline it with `removeFriend`. Requests from blocked players are not included. */
  readonly received: ReadonlyArray<FriendRequest>;
  /** The caller's own open requests, newest first. `removeFriend` withdraws one. */
  readonly sent: ReadonlyArray<FriendRequest>;
  /** Whether the caller's friends can see when the caller is online: see `showPresence`. */
  readonly presenceShown: Scalars['Boolean']['output'];
};

/** A friend of the caller. */
export type Friend = {
  /** The friend. */
  readonly player: Player;
  /** When the two players became friends. */
  readonly since: Scalars['DateTime']['output'];
  /** When the friend was last on this server, or null if the friend does not show it or has not been here since friends can see it. */
  readonly presence?: Maybe<Presence>;
};

/** When a player was last on the server. Only friends can read it. */
export type Presence = {
  /** Whether the player used a session on the server within the last three minutes. API keys do not count. */
  readonly online: Scalars['Boolean']['output'];
  /** When the player was last on the server, rounded down to the hour. */
  readonly seenAt: Scalars['DateTime']['output'];
};

/** An open friend request. */
export type FriendRequest = {
  /** The other player: who has asked, or who was asked. */
  readonly player: Player;
  /** When the request was made. */
  readonly at: Scalars['DateTime']['output'];
};

/** A game that can be played on this server, with its rules. */
export type Game = {
  /** A slug, for example `golems`. Pass it to `createMatch`. */
  readonly id: Scalars['ID']['output'];
  /** The game's field in `MoveInput`, for example `golems`. */
  readonly key: Scalars['String']['output'];
  /** The game's display name. */
  readonly title: Scalars['String']['output'];
  /** One sentence about the game for people who do not know it. */
  readonly about: Scalars['String']['output'];
  /** The version of the rules, which changes whenever the same moves could lead to different events. Replay documents include it. */
  readonly rulesVersion: Scalars['String']['output'];
  /** The smallest number of seats in a match. */
  readonly minSeats: Scalars['Int']['output'];
  /** The largest number of seats in a match. */
  readonly maxSeats: Scalars['Int']['output'];
  /** The options that a match's creator can set, as a JSON Schema with defaults and descriptions. */
  readonly options: Scalars['JSON']['output'];
  /** Ready-made sets of options, so that players need not know the options. The first one is the default game. Empty if the game has only one form. */
  readonly presets: ReadonlyArray<GamePreset>;
  /** The decks that players bring to a match, or null if players bring none. */
  readonly deckFormat?: Maybe<DeckFormat>;
  /** The cards that every new account owns, in a game in which players own cards. Players then build decks from their own cards, and ready decks are only lent for friendly matches. Null if players do not own cards. */
  readonly starterSet?: Maybe<ReadonlyArray<DeckCard>>;
  /** All cards of the game, as printed. The list is long, so fetch it once and cache it. */
  readonly cards: ReadonlyArray<Card>;
  /** The rules of the game, written for players, in English. The text is long, so fetch it once and cache it. */
  readonly rules: Rulebook;
};

/** A ready-made set of options under a name that players understand, for example `Quick game`. */
export type GamePreset = {
  /** The preset's key, unique within the game only. */
  readonly key: Scalars['String']['output'];
  /** The preset's display name. */
  readonly title: Scalars['String']['output'];
  /** How such a match is played, in one or two sentences. */
  readonly about: Scalars['String']['output'];
  /** The options. Pass them to `createMatch` unchanged, or with your own changes. */
  readonly options: Scalars['JSON']['output'];
};

/**
 * The rules of a game, written for players. `text` fields contain a small part of Markdown: paragraphs, lists, tables, `**bold**` and
 * `_italic_`. They contain no headings, links or HTML.
 */
export type Rulebook = {
  /** The goal of the game in one line. */
  readonly goal: Scalars['String']['output'];
  /** The chapters, in reading order. Every rulebook has the sections `win` and `turn`. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** The game's terms, so that a client can explain them where a text uses them. */
  readonly glossary: ReadonlyArray<RuleTerm>;
  /** Advice for a player's first match of the game. */
  readonly hints: ReadonlyArray<RuleHint>;
};

/** A chapter of a rulebook. */
export type RuleSection = {
  /** The section's key, unique within the game only, for example `craft`. It is suitable for the fragment of a URL. */
  readonly key: Scalars['String']['output'];
  /** The chapter's heading. */
  readonly title: Scalars['String']['output'];
  /** The chapter as Markdown. */
  readonly text: Scalars['String']['output'];
  /** The questions that this section explains: values of `Match.question`. Each question of the game belongs to exactly one section. */
  readonly questions: ReadonlyArray<Scalars['String']['output']>;
  /** The kinds of cards that this section explains: values of `Card.kind`. Each kind of card belongs to exactly one section. */
  readonly cardKinds: ReadonlyArray<Scalars['String']['output']>;
};

/** A term of a game. */
export type RuleTerm = {
  /** The term in the singular, as prompts and rules write it. Some terms contain others: prefer the longest match. */
  readonly term: Scalars['String']['output'];
  /** The meaning, in one line. */
  readonly text: Scalars['String']['output'];
};

/** Advice that helps at one question, to show when a player first gets that question. */
export type RuleHint = {
  /** The question: a value of `Match.question`. */
  readonly question: Scalars['String']['output'];
  /** The advice, in one or two sentences. */
  readonly text: Scalars['String']['output'];
};

/** A card of a game's catalogue, as printed. */
export type Card = {
  /** The card's name, unique within the game. Decks, hands and facts refer to the card by this name. */
  readonly name: Scalars['String']['output'];
  /** The type of card, in the game's own terms. */
  readonly kind: Scalars['String']['output'];
  /** The printed text, or an empty string if the card has none. */
  readonly text: Scalars['String']['output'];
  /** The card's back. Face-down cards with the same back cannot be told apart. */
  readonly back: Scalars['String']['output'];
  /** The number of copies in every match of the game. Null if the number varies because players bring their own decks, or because it depends on the number of seats or the options. */
  readonly copies?: Maybe<Scalars['Int']['output']>;
  /** Everything else printed on the card, in the game's own terms. */
  readonly data: Scalars['JSON']['output'];
};

/** The kind of deck that players bring to a match. */
export type DeckFormat = {
  /** A summary of the deck building rules, in a few sentences. */
  readonly about: Scalars['String']['output'];
  /** The decks that come with the game. Players who do not choose a deck get the first one that the options allow. */
  readonly ready: ReadonlyArray<ReadyDeck>;
};

/** A deck that comes with the game. */
export type ReadyDeck = {
  /** The deck's key, unique within the game only. Pass it as `{ ready: key }` when you create or join a match. */
  readonly key: Scalars['String']['output'];
  /** The deck's display name. */
  readonly title: Scalars['String']['output'];
  /** How the deck plays, in one sentence. */
  readonly about: Scalars['String']['output'];
  /** The cards, with the number of copies of each. */
  readonly cards: ReadonlyArray<DeckCard>;
};

/** A ruling by a judge against a seat. */
export type JudgeRuling =
  /** A note, which has no consequences. */
  | 'NOTE'
  /** A warning, which has no consequences at the table. */
  | 'WARNING'
  /** The seat loses this match and is out, as if it had resigned. */
  | 'GAME_LOSS'
  /** Like GAME_LOSS, but the seat's entrant also loses the whole pairing. */
  | 'MATCH_LOSS'
  /** Like GAME_LOSS, but the seat's entrant is also out of the tournament. */
  | 'DISQUALIFICATION';

/** The status of a call for a judge. */
export type JudgeCallStatus =
  /** No judge has taken the call yet. */
  | 'OPEN'
  /** A judge has taken the call and is handling it. */
  | 'TAKEN'
  /** A judge has dealt with the call. */
  | 'CLOSED';

/** A player's call for a judge. `match.id` and `version` identify it. */
export type JudgeCall = {
  /** The match in which the judge was called. If the match is private, judges can read its table with `matchAsJudge`. */
  readonly match: Match;
  /** The version of the `JUDGE_CALLED` entry that the call created. */
  readonly version: Scalars['Int']['output'];
  /** The seat that made the call. */
  readonly seat: Scalars['Int']['output'];
  /** The player's description of the problem. */
  readonly about: Scalars['String']['output'];
  /** When the player called the judge. */
  readonly at: Scalars['DateTime']['output'];
  /** The status of the call. */
  readonly status: JudgeCallStatus;
  /** The judge who took the call, or null if no judge has taken it. */
  readonly takenBy?: Maybe<Player>;
  /** When the judge took the call, or null if no judge has taken it. */
  readonly takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The judge who closed the call, or null if it is not closed. */
  readonly closedBy?: Maybe<Player>;
  /** When the call was closed, or null if it is not closed. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A record of a judge reading a match with all hidden information. */
export type JudgeReading = {
  /** The judge's `Player.id`. */
  readonly judge: Scalars['ID']['output'];
  /** The version that the judge read. */
  readonly version: Scalars['Int']['output'];
  /** When the judge first read that version. */
  readonly at: Scalars['DateTime']['output'];
};

/** A judge's decision about a match, and the reason for it. */
export type JudgeInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. Anyone who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** The version of the match that the judge has seen. If the match has moved on since, nothing happens, and the request fails with STALE_VERSION. A request that sets this field takes effect only once, even if it is sent again after a lost response. If omitted, the decision applies to the current version, whatever it is. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Extra time for a seat. */
export type GiveTimeInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat that gets the extra time. */
  readonly seat: Scalars['Int']['input'];
  /** The number of extra seconds, 1 to 604800. */
  readonly seconds: Scalars['Int']['input'];
  /** The reason: one line of 1 to 500 characters. Anyone who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** The same as `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The version to which a judge rewinds a match. */
export type RewindMatchInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The version to restore: at least 0 and less than the match's current version. */
  readonly to: Scalars['Int']['input'];
  /** The reason: one line of 1 to 500 characters. Anyone who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** The same as `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A ruling to record. */
export type RuleInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat that the ruling is against. */
  readonly seat: Scalars['Int']['input'];
  /** The ruling. */
  readonly ruling: JudgeRuling;
  /** The reason: one line of 1 to 500 characters. Anyone who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** The same as `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The status of a match. */
export type MatchStatus =
  /** The match is waiting for players to take the free seats. */
  | 'WAITING'
  /** The match is being played. */
  | 'RUNNING'
  /** The match has a result. The match's seed is public, unless its tournament still hides registered decks. */
  | 'FINISHED'
  /** The match was cancelled: its creator cancelled it before it began, no player joined for a week, or a server error prevented it from beginning. */
  | 'CANCELLED';

/** The users who can find and watch a match. */
export type Visibility =
  /** All players. The match is listed, and any player can take a free seat or watch. */
  | 'PUBLIC'
  /** Only the players in the match and its creator can find and watch it. Taking a free seat requires the invitation. One player may take several seats by naming each of them (hot seat). */
  | 'PRIVATE';

/** The playing strength of a house bot. A bot sees only what its seat can see. */
export type BotLevel =
  /** Picks a choice at random. All choices are equally likely. */
  | 'RANDOM'
  /** Looks a few moves ahead and picks the choice that leaves it in the best position. */
  | 'STEADY'
  /** Plays out many possible worlds that its seat cannot tell from the real one, and picks the choice that does best in them. Takes a fraction of a second. */
  | 'STRONG'
  /** Searches as STRONG does, but simulates more moves in many more worlds, looks further ahead or uses a better evaluation. Takes one second or more. */
  | 'MASTER';

/** The reaction windows in which a seat wants to be asked. In all other windows, the server passes for the seat. */
export type AutoPass =
  /** Ask in every reaction window. */
  | 'NONE'
  /** Pass during other players' turns. */
  | 'UNTIL_MY_TURN'
  /** Pass, unless the seat is the target of the action that it could react to. */
  | 'UNLESS_TARGET';

/** The policy for a seat that runs out of time. */
export type TimeOutPolicy =
  /** The server gives the rules' default answer for the seat, and play continues. */
  | 'ABSENT'
  /** The server gives the default answer. After `forfeitAfter` time-outs the seat is out of the match. */
  | 'FORFEIT'
  /** A house bot takes over the seat permanently. `Match.standInLevel` is its level. */
  | 'BOT';

/** One match of a game, from its creation to its result, as the caller is allowed to see it. */
export type Match = {
  /** The match's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The game that is played. */
  readonly game: Game;
  /** The status of the match. */
  readonly status: MatchStatus;
  /** A counter that increases whenever the database has lost its latest changes, after a failover or after a backup was restored. Matches are then at an earlier version. The response with the higher epoch is the newer one, whatever its version. */
  readonly epoch: Scalars['Int']['output'];
  /** The number of the last entry: 0 once the cards are dealt, -1 before that. Within one `epoch`, it only increases. */
  readonly version: Scalars['Int']['output'];
  /** The seats, ordered by number. */
  readonly seats: ReadonlyArray<Seat>;
  /** The game's options as the creator chose them, with defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** The users who can find and watch the match. */
  readonly visibility: Visibility;
  /** The code that another player needs to take a free seat. Null unless the caller created the match or has a seat in it. */
  readonly invitation?: Maybe<Scalars['String']['output']>;
  /**
   * The broadcast delay in seconds; 0 for a live match. A delay applies to all callers except players in the match and the event's judges and
   * organizers. Delayed callers see the match as it was that many seconds ago: its version, table, entries, clock, status and result. Updates
   * arrive that much later than their entries. A match that had not begun at that time is WAITING with version -1; one that did not exist is
   * not found. The event's commentators see all hands, with the same delay.
   */
  readonly broadcastDelay: Scalars['Int']['output'];
  /** The `Tournament.id` of the tournament that the match is part of, whose judges can rule on it. Null if the match is not part of a tournament. */
  readonly tournamentId?: Maybe<Scalars['ID']['output']>;
  /** The player who created the match. */
  readonly createdBy: Player;
  /** The clock, or null if the match has none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** The policy for a seat that runs out of time. */
  readonly onTimeOut: TimeOutPolicy;
  /** If `onTimeOut` is BOT, the level of the bot that takes over a seat. Null otherwise. */
  readonly standInLevel?: Maybe<BotLevel>;
  /** True if the result counts for the players' ratings. */
  readonly rated: Scalars['Boolean']['output'];
  /** The speed of the match, which follows from its clock. */
  readonly speed: Speed;
  /** How the match changed the players' ratings, ordered by seat. Empty until the ratings are computed, shortly after the end (after the broadcast delay, if there is one), and if the match does not count. */
  readonly ratingChanges: ReadonlyArray<RatingChange>;
  /** When the match was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the cards were dealt, or null if the match has not begun. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the match ended with a result, or null if it has no result. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time that each seat has left. Null if the match has no clock or is not running. */
  readonly clock?: Maybe<Clock>;
  /** The caller's seats. */
  readonly yourSeats: ReadonlyArray<Scalars['Int']['output']>;
  /** The decision that the caller must make now, or null if there is none. If several of the caller's seats must decide, this is the first seat's decision. */
  readonly decision?: Maybe<Decision>;
  /** The version to which `undoMove` would return now, or null if the caller has no answer that can be undone. Null says nothing about hidden cards. */
  readonly undoTo?: Maybe<Scalars['Int']['output']>;
  /** The offer that waits for an answer, or null if there is none. */
  readonly offer?: Maybe<Offer>;
  /** The offers that the caller can make with `makeOffer` now. TAKEBACK only means that the match allows it: the caller may have no answer that can be taken back. */
  readonly possibleOffers: ReadonlyArray<OfferKind>;
  /** True while a judge has paused the match. Clocks are stopped, and no player is asked to decide. */
  readonly paused: Scalars['Boolean']['output'];
  /** The versions that the tournament's judges have read with all hidden information, latest first; at most 100. Empty for a match without judges. */
  readonly judgeReadings: ReadonlyArray<JudgeReading>;
  /** The seats that must answer now. */
  readonly waitingFor: ReadonlyArray<Scalars['Int']['output']>;
  /** The name of the question that these seats must answer, in the game's own terms, for example `craft`. `Game.rules` explains it. Null if no seat must answer. */
  readonly question?: Maybe<Scalars['String']['output']>;
  /** The table in the game's own terms, or null before the match begins. */
  readonly view?: Maybe<GameView>;
  /** The same table for clients that do not know the game. Empty before the match begins. */
  readonly table: TableView;
  /** The match's log, oldest entry first. */
  readonly entries: EntryConnection;
  /** The result, or null if there is none yet. */
  readonly result?: Maybe<MatchResult>;
  /** The SHA-256 hash of the seed, in hexadecimal, which is published when the match is created, before any other player joins. */
  readonly seedHash: Scalars['String']['output'];
  /** The seed, in hexadecimal. Together with the players' `seats.entropy`, it determines all cards and dice rolls. Null until the match is over, and while the tournament hides registered decks. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** The verification of the match's record. Null until the match is over, and while the tournament hides registered decks. */
  readonly replay?: Maybe<Replay>;
};


/** One match of a game, from its creation to its result, as the caller is allowed to see it. */
export type MatchEntriesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat in a match. */
export type Seat = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** The name of the player or bot in the seat. If the seat is free, `Seat` and a number that starts at 1: `Seat 1` is seat 0. */
  readonly name: Scalars['String']['output'];
  /** The player in the seat. Null if the seat is free or belongs to a bot. */
  readonly player?: Maybe<Player>;
  /** The player's current rating in this match's game and speed. Null if the player has none. */
  readonly rating?: Maybe<Rating>;
  /** The level of the bot that plays the seat, either as its owner or as a stand-in for `player`. Null if no bot plays it. */
  readonly bot?: Maybe<BotLevel>;
  /** True unless the seat is free. */
  readonly taken: Scalars['Boolean']['output'];
  /** True if the seat is free but reserved for a challenged player. No other player can take it. */
  readonly reserved: Scalars['Boolean']['output'];
  /** True if the seat's player has resigned or is out after running out of time. */
  readonly left: Scalars['Boolean']['output'];
  /** The most severe ruling by a judge against the seat, or null if there is none. */
  readonly ruled?: Maybe<JudgeRuling>;
  /** The entropy that the seat's player added to the shuffle. Together with the server's seed, it determines the cards. Null until the match has begun, or if the player added none. */
  readonly entropy?: Maybe<Scalars['String']['output']>;
};

/** Each seat's clock, which runs while the seat must answer. Exactly one of the three fields is set. */
export type TimeControl = {
  /** Seconds per decision, or null for other types of clock. */
  readonly perDecision?: Maybe<Scalars['Int']['output']>;
  /** A time bank that grows with each answer, or null for other types of clock. */
  readonly fischer?: Maybe<Fischer>;
  /** Days per decision, or null for other types of clock. */
  readonly days?: Maybe<Scalars['Int']['output']>;
};

/** A Fischer clock: a time bank that gets an increment after each answer. */
export type Fischer = {
  /** Seconds in the bank at the beginning. */
  readonly bank: Scalars['Int']['output'];
  /** Seconds added to the bank after each answer. */
  readonly increment: Scalars['Int']['output'];
};

/** The time that each seat has left. */
export type Clock = {
  /** The seats' clocks, ordered by seat number. */
  readonly seats: ReadonlyArray<SeatClock>;
};

/** The time that one seat has left. */
export type SeatClock = {
  /** The seat that this clock belongs to. */
  readonly seat: Scalars['Int']['output'];
  /** Milliseconds left at the time of this response. */
  readonly left?: Maybe<Scalars['Float']['output']>;
  /** When the time runs out, or null while the clock is stopped. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** A decision that a seat must make. `choices` lists every legal answer. Subscribe to be notified of the next decision: polling more often than your budget allows fails with RATE_LIMITED (see docs/reference/limits.md). */
export type Decision = {
  /** The id of the match. */
  readonly matchId: Scalars['ID']['output'];
  /** The match's version when the seat was asked. Send it back with the move. */
  readonly version: Scalars['Int']['output'];
  /** The seat that must decide. */
  readonly seat: Scalars['Int']['output'];
  /** The question for the player, in one line. */
  readonly prompt: Scalars['String']['output'];
  /** All legal answers, at least one. */
  readonly choices: ReadonlyArray<Choice>;
  /** When the time to decide runs out, or null without a clock. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** True if the decision is part of a reaction window: other seats may be asked in turn, and the first choice is to pass. `setAutoPass` applies to these decisions. */
  readonly reaction: Scalars['Boolean']['output'];
  /** The seat's current auto-pass setting for reaction windows. */
  readonly autoPass: AutoPass;
};

/** One legal answer, or a group of answers that differ in one or two values. */
export type Choice = {
  /** The choice's display text. */
  readonly label: Scalars['String']['output'];
  /** A MoveInput as JSON. Send it back unchanged, or with its blanks filled in. */
  readonly move: Scalars['JSON']['output'];
  /** The value to fill in, or the first of two. Null if there is nothing to fill in. */
  readonly blank?: Maybe<Blank>;
  /**
   * All values to fill in, at most two. The first one is also in `blank`. The values are independent: any value for one can be combined with
   * any value for the other. Fill in both: if you leave one of two blanks as listed, the move is refused with ILLEGAL_MOVE.
   */
  readonly blanks: ReadonlyArray<Blank>;
  /**
   * The cards, cells, pieces and seats that the listed move already names, without duplicates, so that a client can highlight them on the
   * table. All of them are in the `table` of the same version. A blank's options say what each value refers to.
   */
  readonly concerns: ReadonlyArray<Subject>;
  /**
   * The pieces that the choice would change, as they would be immediately after it, so that a client can show the result before the player
   * confirms. The first one is the piece that the choice is about, for example a card in another rotation. Their keys are those in the `table`
   * of the same version. Empty for most choices.
   */
  readonly preview: ReadonlyArray<Piece>;
};

/** The type of a value in a move. */
export type SubjectKind =
  /** A card: one of `table.zones.cards`, identified by `number`. */
  | 'CARD'
  /** A cell of the board: one of `table.board.cells`, identified by `key`. */
  | 'CELL'
  /** A piece on the board: one of `table.board.cells.pieces`, identified by `key`. */
  | 'PIECE'
  /** A seat, identified by its number. */
  | 'SEAT'
  /** A whole number, such as an amount. */
  | 'NUMBER'
  /** Something that is not on the table, such as a card's name, a trait or a mode. */
  | 'OTHER';

/** Something on the match's table that a choice refers to. */
export type Subject = {
  /** The type of thing: CARD, CELL, PIECE or SEAT. */
  readonly kind: SubjectKind;
  /** The number of the card or seat. Null for cells and pieces. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** The key of the cell or piece. Null for cards and seats. */
  readonly key?: Maybe<Scalars['String']['output']>;
};

/**
 * A value that a choice leaves open. At `path` in the move, put a list of `min` to `max` different values from `from`, in any order you like.
 * If `from` is null, put a whole number from `min` to `max` instead.
 */
export type Blank = {
  /** The name of the blank if a choice has two, for example `Whom`. Null if the choice's own label is enough. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** The type of value: cards, cells, pieces, seats, a number, or OTHER. */
  readonly kind: SubjectKind;
  /** The keys that lead to the value in the move. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** The values to choose from, or null for a whole number. */
  readonly from?: Maybe<ReadonlyArray<BlankOption>>;
  /** The minimum number of values, or the lowest number allowed. */
  readonly min: Scalars['Int']['output'];
  /** The maximum number of values, or the highest number allowed. */
  readonly max: Scalars['Int']['output'];
  /**
   * If each value is assigned to a target, such as a space to each of several characters, the labels of the targets: as many as `max`. The
   * first value is for the first label, and so on. Null otherwise.
   */
  readonly each?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A possible value for a blank. */
export type BlankOption = {
  /** The value to put in the list. */
  readonly value: Scalars['JSON']['output'];
  /** The value's display text. */
  readonly label: Scalars['String']['output'];
  /** The thing on the table that the value refers to, or null if the blank's kind is OTHER. */
  readonly concerns?: Maybe<Subject>;
};

/** The kind of event that created an entry. */
export type EntryKind =
  /** The table was set up and the cards were dealt. */
  | 'BEGAN'
  /** A seat answered. */
  | 'MOVE'
  /** A seat ran out of time, and the server gave the default answer for it. */
  | 'TIMED_OUT'
  /** A seat resigned or was removed. */
  | 'RESIGNED'
  /** A seat changed its auto-pass setting for reaction windows. */
  | 'AUTO_PASS'
  /** A judge decided the match. */
  | 'RULING'
  /** The match was ended by something other than its rules. If the entry has a seat, the players agreed to a draw, and that seat was the last to accept. */
  | 'ENDED'
  /** The server could not accept moves for a while. All clocks were stopped during that time. */
  | 'TIME_GIVEN_BACK'
  /** A server error prevented the match from continuing, or an admin ended it. No player wins, and no cards change hands. */
  | 'VOID'
  /** A judge paused the match. Only tournament matches have judges. */
  | 'PAUSED'
  /** A judge resumed the match. */
  | 'RESUMED'
  /** A judge gave a seat more time. */
  | 'TIME_GIVEN'
  /** The table of an earlier version was restored, by a judge or, if the entry has a seat, by players: that seat undid its last answer, or was the last to agree to a takeback. The entries after that version stay in the log. */
  | 'REWOUND'
  /** A judge made a ruling against a seat. */
  | 'RULED'
  /** A seat called a judge. */
  | 'JUDGE_CALLED'
  /** A seat offered a draw, or asked to take back its last answer. */
  | 'OFFERED'
  /** A seat accepted an offer that still waits for other seats. The last acceptance is an ENDED or REWOUND entry instead. */
  | 'ACCEPTED'
  /** A seat declined an offer. */
  | 'DECLINED';

/** The kinds of offer to the other players. */
export type OfferKind =
  /** The match ends as a draw: all players who still play share first place. Not possible in matches for keeps, with bots, in an elimination of a tournament, or after a player has been eliminated. */
  | 'DRAW'
  /** The player's last answer is taken back, with everything that has happened since. Only in friendly matches: neither rated nor for keeps nor part of a tournament. */
  | 'TAKEBACK';

/** An offer by one player that the other players have not answered yet. The next answer of any seat withdraws it. */
export type Offer = {
  /** The kind of offer. */
  readonly kind: OfferKind;
  /** The seat that made the offer. */
  readonly seat: Scalars['Int']['output'];
  /** For TAKEBACK, the version whose table would be restored. Null for DRAW. */
  readonly to?: Maybe<Scalars['Int']['output']>;
  /** The version of the OFFERED entry. Pass it to `answerOffer`. */
  readonly version: Scalars['Int']['output'];
  /** The seats that have not answered yet. */
  readonly awaits: ReadonlyArray<Scalars['Int']['output']>;
};

/** One entry in a match's log, as the caller is allowed to see it: an action and all its consequences. */
export type Entry = {
  /** The entry's number, starting at 0, without gaps. */
  readonly version: Scalars['Int']['output'];
  /** When the entry was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** The seat that created the entry, or null if no seat did. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The kind of event that created the entry. */
  readonly kind: EntryKind;
  /** The events, in order. Cards that the caller did not see are only counted. */
  readonly facts: ReadonlyArray<Fact>;
  /** The entry as one line of text. */
  readonly text: Scalars['String']['output'];
  /** The sentences of `text`, in order. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** The effects that the entry shows on the table, in order, so that a client can play it step by step. Cards that the caller did not see are only counted. */
  readonly effects: ReadonlyArray<Effect>;
  /** The beginnings and ends of turns and battles, in order, so that a client can group a log. */
  readonly milestones: ReadonlyArray<Milestone>;
  /** For REWOUND, the version whose table was restored. Entries between that version and this one no longer count. Null for other kinds. */
  readonly rewoundTo?: Maybe<Scalars['Int']['output']>;
  /** The judge who created the entry, or null if no judge did. */
  readonly judge?: Maybe<Player>;
  /** For RULED, the ruling. If the match is rewound, NOTE and WARNING remain, but a loss is cancelled. Null for other kinds. */
  readonly ruling?: Maybe<JudgeRuling>;
};

/** An event in a match. */
export type Fact = {
  /** The name of the event, in the engine's or the game's terms and in the past tense: `cardsMoved`, `manaChanged`. */
  readonly name: Scalars['String']['output'];
  /** The details of the event, such as the seat, the card or the amount: an object whose keys depend on `name`. */
  readonly data: Scalars['JSON']['output'];
};

/** The kinds of milestone. */
export type MilestoneKind =
  /** A turn begins, and any battle is over. */
  | 'TURN_BEGAN'
  /** A battle begins: attacks that belong together. */
  | 'BATTLE_BEGAN'
  /** A battle is over. The turn continues. */
  | 'BATTLE_ENDED';

/** A point in an entry that divides the match into turns and battles. */
export type Milestone = {
  /** The kind of milestone. */
  readonly kind: MilestoneKind;
  /** The index in `Entry.lines` of the sentence that describes the milestone. */
  readonly line: Scalars['Int']['output'];
};

/** The kinds of effect. They are the same in all games. */
export type EffectKind =
  /** Dice are rolled, or numbers are drawn: see `dice`. */
  | 'ROLL'
  /** `from` attacks `to`. */
  | 'STRIKE'
  /** `to` loses something, or leaves the table. */
  | 'LOSE'
  /** Cards or pieces move from `from` to `to`. */
  | 'MOVE'
  /** Cards or words are shown at `to`, for example a card that `seat` plays. */
  | 'REVEAL'
  /** `to` gains something, or appears on the table. */
  | 'GAIN';

/** The kinds of place on the table. */
export type PlaceKind =
  /** A cell of the board. */
  | 'CELL'
  /** A piece on the board. */
  | 'PIECE'
  /** A seat. */
  | 'SEAT'
  /** A zone of cards. */
  | 'ZONE';

/** A place on the table as it was before or after the entry: `Match.table` has its picture. */
export type Place = {
  /** The kind of place. */
  readonly kind: PlaceKind;
  /** The key of the cell, piece or zone, or the number of the seat as text. */
  readonly key: Scalars['String']['output'];
};

/** Something that an entry shows on the table. The table after the entry already includes all its effects. */
export type Effect = {
  /** The kind of effect. */
  readonly kind: EffectKind;
  /** The index in `Entry.lines` of the sentence that describes the effect. */
  readonly line: Scalars['Int']['output'];
  /** The seat that acts or that the effect is about, or null if there is none. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The place that the effect comes from, or null if it comes from no place. */
  readonly from?: Maybe<Place>;
  /** The place that the effect reaches, or null if it reaches no place. */
  readonly to?: Maybe<Place>;
  /** The names of the cards, without those that the caller did not see. */
  readonly cards: ReadonlyArray<Scalars['String']['output']>;
  /**
   * The number of cards or pieces that move, or how much is lost or gained; null if `to` itself leaves or appears. For STRIKE: the damage, 0 if the attack
   * misses or does no damage, and null if no damage is known at this moment: the attack may be undecided, or it may have hit, as `what` then says.
   */
  readonly amount?: Maybe<Scalars['Int']['output']>;
  /** The thing that is counted or shown, in the game's terms, such as `mana`; null if that is clear. For STRIKE: the outcome, such as `hit`, if `amount` does not tell. */
  readonly what?: Maybe<Scalars['String']['output']>;
  /** The numbers that were rolled or drawn. Empty unless `kind` is ROLL. */
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  /** The number of sides of the dice. Null if the numbers come from cards, or `kind` is not ROLL. */
  readonly sides?: Maybe<Scalars['Int']['output']>;
};

/** A page of entries. */
export type EntryConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<EntryEdge>;
  /** The entries without cursors. */
  readonly nodes: ReadonlyArray<Entry>;
  /** The number of entries in the whole match. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry in a page. */
export type EntryEdge = {
  /** The entry's version as text. Pass it as `after` or `before`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. */
  readonly node: Entry;
};

/** The result of a match. */
export type MatchResult = {
  /** The places, best first. Tied seats share a place. Empty if the match is void. */
  readonly places: ReadonlyArray<MatchPlace>;
  /**
   * Why the match ended, in one line. `VOID` means that a server error prevented it from continuing, or that an admin ended it: no player wins, and all stakes are
   * returned.
   */
  readonly why: Scalars['String']['output'];
  /**
   * The scores that decided the places: first the score of each seat, then each tie-break in order of importance. Empty if nothing was
   * counted, for example because only one player was left.
   */
  readonly scores: ReadonlyArray<Counter>;
  /** The reason for the result, in one sentence without a full stop, for example `after a tie in Points, Ann leads in Stars, 3 to 2`. */
  readonly decided: Scalars['String']['output'];
  /** The score table: how each seat's score came about, the score, and the tie-breaks. Empty if the game shows no numbers. */
  readonly scoreTable: ReadonlyArray<ScoreRow>;
  /** The cards that changed hands when the match ended. Always empty except in matches for keeps. */
  readonly awards: ReadonlyArray<Award>;
};

/** A row of the score table. The rows are in the order in which to show them: parts, then the score, then tie-breaks in order of importance. */
export type ScoreRow = {
  /** The count of the row, in the game's terms, for example `Points for planets`. */
  readonly label: Scalars['String']['output'];
  /** The meaning of the row for the result. */
  readonly kind: ScoreRowKind;
  /** True for the row that separates the first place from the next one. False in all rows if no number decided the match. */
  readonly decisive: Scalars['Boolean']['output'];
  /** The seats' numbers. A seat that was not ranked by numbers, for example because it left, has none. */
  readonly values: ReadonlyArray<ScoreValue>;
};

/** The meaning of a row of the score table for the result. */
export type ScoreRowKind =
  /** A part of the score. The score of a side is the sum of all parts of its seats. */
  | 'PART'
  /** The number that ranks the seats. */
  | 'SCORE'
  /** A number that ranks the seats that all numbers above leave tied. */
  | 'TIE_BREAK'
  /** A number that decided nothing, for example the life that each player had left when a player resigned. */
  | 'FIGURE';

/** A seat's number in a row of the score table. */
export type ScoreValue = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** The number. */
  readonly value: Scalars['Int']['output'];
  /** How the number came about, in one line, for example a list of quests with their points. Null if there is nothing to add. */
  readonly detail?: Maybe<Scalars['String']['output']>;
};

/** A card that changed hands. */
export type Award = {
  /** The card's name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** The seat whose player lost the card. */
  readonly from: Scalars['Int']['output'];
  /** The seat whose player owns the card now. */
  readonly to: Scalars['Int']['output'];
};

/** A place in a match's result. */
export type MatchPlace = {
  /** The place; 1 is best. If two seats share place 1, the next place is 3. */
  readonly place: Scalars['Int']['output'];
  /** The seats that finished in this place. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
};

/** The outcome of verifying a match's record by executing it again. */
export type ReplayStatus =
  /** The record has not been verified yet. Verification starts shortly after the end of the match. */
  | 'PENDING'
  /** Verified: every fact follows from the seed, the moves and the rules, the hash chain is complete, and the record comes from this server or is signed by it. */
  | 'VERIFIED'
  /** Verification failed: `version` says where, and `why` says what is wrong. */
  | 'REFUTED'
  /**
   * The record cannot be verified on this server. Either the match began under different rules (its hashes, seed and result are consistent),
   * or executing it takes too long, or the match is void and the rules fail on it, or no known server has signed the record. `why` says which.
   */
  | 'UNDECIDED';

/** The verification of a match's record. The document itself is at `/v1/matches/:id/replay`. */
export type Replay = {
  /** The outcome. */
  readonly status: ReplayStatus;
  /** The first entry that does not follow from the record. Null unless REFUTED. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** If REFUTED, what is wrong with the record. If UNDECIDED, why the record cannot be verified. Null otherwise. */
  readonly why?: Maybe<Scalars['String']['output']>;
  /** The proven statements, one sentence each. Empty if PENDING or REFUTED, and for verifications by earlier releases. */
  readonly proven: ReadonlyArray<Scalars['String']['output']>;
  /** The statements that are not proven, one sentence each, for example about entries that no rule explains, so that you have to take the server's word for them. Empty if `proven` is empty. */
  readonly unproven: ReadonlyArray<Scalars['String']['output']>;
  /** The path of the replay document on this server. */
  readonly path: Scalars['String']['output'];
};

/** Filters for a list of matches. A match must satisfy all of them. */
export type MatchFilter = {
  /** Only matches of this game. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches with this status. */
  readonly status?: InputMaybe<MatchStatus>;
  /** Only matches in which this player has a seat. */
  readonly player?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches in which this second player has a seat. */
  readonly opponent?: InputMaybe<Scalars['ID']['input']>;
  /** If true, only matches in which the caller has a seat, including private ones. UNAUTHENTICATED without a token. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of matches, newest first. */
export type MatchConnection = {
  /** The matches with their cursors. */
  readonly edges: ReadonlyArray<MatchEdge>;
  /** The matches without cursors. */
  readonly nodes: ReadonlyArray<Match>;
  /** The number of matches on all pages. Counting stops at 10000. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more pages. */
  readonly pageInfo: PageInfo;
};

/** A match in a page. */
export type MatchEdge = {
  /** Pass this as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The match. */
  readonly node: Match;
};

/** The position of a page in its list. */
export type PageInfo = {
  /** True if there is a next page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if there is a previous page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor to pass as `before` for the previous page. Null for an empty page. */
  readonly startCursor?: Maybe<Scalars['Cursor']['output']>;
  /** The cursor to pass as `after` for the next page. Null for an empty page. */
  readonly endCursor?: Maybe<Scalars['Cursor']['output']>;
};

/** The deck to bring. Set exactly one field. */
export type DeckChoice =
  /** The id of one of the caller's saved decks. */
  { readonly saved: Scalars['ID']['input']; readonly ready?: never; readonly cards?: never; }
  |  /** The `key` of one of the game's ready decks. */
  { readonly saved?: never; readonly ready: Scalars['String']['input']; readonly cards?: never; }
  |  /** The cards as a list of `{ "card": name, "count": n }`. */
  { readonly saved?: never; readonly ready?: never; readonly cards: Scalars['JSON']['input']; };

/** The clock of a match. Set exactly one field. */
export type TimeControlInput =
  /** Seconds per decision, 1 to 31536000. */
  { readonly perDecision: Scalars['Int']['input']; readonly fischer?: never; readonly days?: never; }
  |  /** A time bank that grows with each answer. */
  { readonly perDecision?: never; readonly fischer: FischerInput; readonly days?: never; }
  |  /** Days per decision, 1 to 365. */
  { readonly perDecision?: never; readonly fischer?: never; readonly days: Scalars['Int']['input']; };

/** A Fischer clock: a time bank that gets an increment after each answer. */
export type FischerInput = {
  /** Seconds in the bank at the beginning, 1 to 31536000. */
  readonly bank: Scalars['Int']['input'];
  /** Seconds added to the bank after each answer, 0 to 86400. */
  readonly increment: Scalars['Int']['input'];
};

/** A house bot to seat. */
export type BotInput = {
  /** The playing strength. */
  readonly level: BotLevel;
  /** The seat's number. Defaults to the last free seat. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The bot's deck. Defaults to the game's first ready deck that the options allow. */
  readonly deck?: InputMaybe<DeckChoice>;
};

/** A new match, whose creator takes the first seat that is not given to a bot. */
export type CreateMatchInput = {
  /** The game's id. */
  readonly game: Scalars['ID']['input'];
  /** The number of seats, within the game's limits. Defaults to the smallest number with room for the bots. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** The game's options as an object. Omitted options have their default values. The BAD_INPUT error names an invalid option. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** The creator's deck. Defaults to the game's first ready deck that the options allow. BAD_INPUT if players do not bring decks to the game. INVALID_DECK if the deck breaks rules or has cards that the creator does not own. In a match for keeps, the creator must own even the cards of a ready deck, and none of them may be staked in another match. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The clock. Defaults to no clock, or to three days per decision in a match for keeps. In a match for keeps, a clock may allow at most seven days per decision. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** The users who can find and watch the match. */
  readonly visibility?: InputMaybe<Visibility>;
  /** House bots to seat immediately. If bots take all seats, the creator watches. BAD_INPUT in a match for keeps. */
  readonly bots?: InputMaybe<ReadonlyArray<BotInput>>;
  /** The creator's auto-pass setting for reaction windows. Defaults to NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The policy for a seat that runs out of time. In a match for keeps, the policy is always FORFEIT: ABSENT is ignored, and BOT is refused with BAD_INPUT. */
  readonly onTimeOut?: InputMaybe<TimeOutPolicy>;
  /** The number of time-outs after which a seat is out of the match, 1 to 1000, or at most 3 in a match for keeps. Defaults to 3. BAD_INPUT unless `onTimeOut` is FORFEIT. */
  readonly forfeitAfter?: InputMaybe<Scalars['Int']['input']>;
  /** The level of the bot that takes over the seat. Defaults to STEADY. BAD_INPUT unless `onTimeOut` is BOT. */
  readonly standInLevel?: InputMaybe<BotLevel>;
  /** Whether the result counts for the players' ratings. Defaults to false. A rated match is public and has a clock. BAD_INPUT for a private match, without `timeControl`, with bots (also as `onTimeOut`) or for keeps. FORBIDDEN for guests and for accounts that a program plays. */
  readonly rated?: InputMaybe<Scalars['Boolean']['input']>;
  /** The creator's entropy for the shuffle: 16 to 128 letters, digits or + / = - _. Use random characters. To choose entropy after you have seen `seedHash`, omit this field and call `joinMatch` while other seats are free. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once, so you can safely retry after a lost response. A retry returns the match's current state. BAD_INPUT if the key was used for a different request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The match to join, by id if it is public, otherwise by invitation. Set exactly one of the two. */
export type JoinMatchInput = {
  /** The id of a public match. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** The invitation code from the creator. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** The seat to take. Defaults to the seat that the player already has or, if there is none, to the first free seat. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The deck. Defaults to the game's first ready deck that the options allow. BAD_INPUT and INVALID_DECK as for `createMatch`. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The player's auto-pass setting for reaction windows. Defaults to NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The player's entropy for the shuffle: 16 to 128 letters, digits or + / = - _. Use random characters. The cards depend on this entropy, so the server cannot have chosen them. A player who already has a seat can add entropy once while other seats are free, and must name the seat if they have several. After that, FORBIDDEN. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once, so you can safely retry after a lost response. A retry returns the match's current state. BAD_INPUT if the key was used for a different request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A move to submit. */
export type SubmitMoveInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The match's version when you read the decision. STALE_VERSION if the seat's decision has changed since, or if the match has not reached that version because the server has lost entries. Other changes to the match do not matter. */
  readonly version: Scalars['Int']['input'];
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends the same move again with the same key, the response has the same entry, so you can safely retry after a lost response. BAD_INPUT if the key was used for a different move. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** One of the decision's choices. Set exactly one of `move` and `choice`. */
  readonly move?: InputMaybe<MoveInput>;
  /** The move as JSON: the `move` of a choice as received, with its blanks filled in. Use this field if your generated types cannot turn that JSON into a MoveInput. The server validates both fields in the same way. */
  readonly choice?: InputMaybe<Scalars['JSON']['input']>;
};

/** An answer to undo. */
export type UndoMoveInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The version of the match that you have read. If the match has moved on since, nothing happens, and the request fails with STALE_VERSION. So you can safely retry after a lost response: if the first request succeeded, the second fails with STALE_VERSION. */
  readonly version: Scalars['Int']['input'];
};

/** An offer to the other players. */
export type MakeOfferInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The kind of offer. */
  readonly kind: OfferKind;
  /** The version of the match that you have read. If the match has moved on since, nothing happens, and the request fails with STALE_VERSION. So a request takes effect only once, even if it is sent again after a lost response. */
  readonly version: Scalars['Int']['input'];
};

/** An answer to an offer. */
export type AnswerOfferInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The `Offer.version` of the offer. If it is no longer open, the request fails with STALE_VERSION. */
  readonly offer: Scalars['Int']['input'];
  /** True to accept, false to decline. */
  readonly accept: Scalars['Boolean']['input'];
};

/** The result of a move. */
export type SubmitMovePayload = {
  /** The match after the move. */
  readonly match: Match;
  /** The entry that the move created. */
  readonly entry: Entry;
};

/** The public details of a match, for a player who has its invitation and can take a seat with `joinMatch`. */
export type Invitation = {
  /** The `Match.id`. Whether the player can see the match before taking a seat depends on its visibility. */
  readonly matchId: Scalars['ID']['output'];
  /** The game to be played. */
  readonly game: Game;
  /** The game's options, with defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** The status of the match. The invitation is valid while the match is WAITING. */
  readonly status: MatchStatus;
  /** The clock, or null if the match has none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** True if the result counts for the players' ratings. */
  readonly rated: Scalars['Boolean']['output'];
  /** The names of the players and bots, ordered by seat. Null for a seat that is free or reserved. */
  readonly names: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** The status of a challenge. */
export type ChallengeStatus =
  /** The challenge is waiting for an answer. */
  | 'OPEN'
  /** All challenged players have accepted, and the match has begun. */
  | 'ACCEPTED'
  /** A challenged player has declined. */
  | 'DECLINED'
  /** The challenge expired before all players had accepted. */
  | 'EXPIRED'
  /** The challenger has cancelled the match. */
  | 'WITHDRAWN';

/** A match that one player offers to others. Only the challenger and the challenged players can see it. */
export type Challenge = {
  /** The challenge's id, which never changes. A challenge is deleted a month after it expires. */
  readonly id: Scalars['ID']['output'];
  /** The challenger. */
  readonly from: Player;
  /** The names of the challenged players. For a challenge by name, the name as it was given, whether or not an account has it. */
  readonly to: ReadonlyArray<Scalars['String']['output']>;
  /** The game to be played. */
  readonly game: Game;
  /** The game's options, with defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** The number of seats in the match, including bots' seats. */
  readonly seats: Scalars['Int']['output'];
  /** The clock, or null if the match has none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** True if the result counts for the players' ratings. */
  readonly rated: Scalars['Boolean']['output'];
  /** The SHA-256 hash of the server's seed, in hexadecimal. Save it before you accept with `entropy`. */
  readonly seedHash: Scalars['String']['output'];
  /** For a rematch, the id of the original match. Null otherwise. */
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
  /** When the challenge was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the challenge expires, unless all players have accepted before that time. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The status of the challenge. */
  readonly status: ChallengeStatus;
  /** The match, which waits until all players have accepted. Null if it is private and the caller has no seat in it. */
  readonly match?: Maybe<Match>;
};

/** The player to challenge. Set exactly one field. */
export type OpponentInput =
  /** The id of a player or guest. */
  { readonly id: Scalars['ID']['input']; readonly name?: never; }
  |  /** The name of an account, in upper or lower case. */
  { readonly id?: never; readonly name: Scalars['String']['input']; };

/** A challenge to create. */
export type ChallengeInput = {
  /** The player to challenge. */
  readonly opponent: OpponentInput;
  /** The match to play. Bots must take all seats except two: the challenger's and the challenged player's. Only these two players can see a PRIVATE match. */
  readonly match: CreateMatchInput;
  /** The number of hours until the challenge expires, 1 to 168. */
  readonly hours?: InputMaybe<Scalars['Int']['input']>;
};

/** A request for a rematch. */
export type RematchInput = {
  /** The id of the finished match, in which the caller must have had exactly one seat. */
  readonly matchId: Scalars['ID']['input'];
  /** The deck. Defaults to the caller's deck in the original match. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The player's auto-pass setting for reaction windows. Defaults to NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The player's entropy. The same rules apply as for `createMatch`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** The number of hours until the offer expires, 1 to 168. Ignored when the player accepts an existing offer. */
  readonly hours?: InputMaybe<Scalars['Int']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The challenge to accept. */
export type AcceptChallengeInput = {
  /** The `Challenge.id`. */
  readonly id: Scalars['ID']['input'];
  /** The deck. In a rematch, defaults to the player's deck in the original match; in any other match, the same rules apply as for `joinMatch`. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The player's auto-pass setting for reaction windows. Defaults to NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The player's entropy. The same rules apply as for `joinMatch`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
};

/** A public match that has opened, changed or closed. */
export type OpenMatch = {
  /** The match as it is now. */
  readonly match: Match;
  /** True if a seat is free. If false, the match has begun or was cancelled, and no further updates follow. */
  readonly open: Scalars['Boolean']['output'];
};

/** The kinds of events that a player can be notified about. New kinds may be added: ignore the kinds that you do not know. */
export type NotificationEvent =
  /** One of the player's seats must make a new decision. The message's `type` is `match.your_turn`. */
  | 'YOUR_TURN'
  /** A decision is still open after three quarters of its time, or with one hour left. Not sent for decisions with less than two minutes in total. The message's `type` is `match.deadline_near`. */
  | 'DEADLINE_NEAR'
  /** The cards of a match were dealt. The message's `type` is `match.began`. */
  | 'MATCH_BEGAN'
  /** A match has a result. The message's `type` is `match.over`. */
  | 'MATCH_OVER'
  /** Another player has challenged the player or offered a rematch, and a seat is reserved. The message's `type` is `match.invited`. */
  | 'INVITED'
  /** A player has called a judge at an event that the recipient judges, and no judge has taken the call. The message's `type` is `match.judge_called`; its `data` also has `tournamentId`, `seat`, `from` and `about`. */
  | 'JUDGE_CALLED'
  /** The organizer of a tournament in which the player takes part has made an announcement, or changed the start or check-in time. The message's `type` is `tournament.news`; its `data` has `tournamentId`, `name`, `version`, `text`, `changed` and `startsAt`. */
  | 'TOURNAMENT_NEWS'
  /** Another player has asked the player to become friends. Sent at most once in 30 days for the same player. The message's `type` is `friend.requested`; its `data` has `playerId` and `from`, the id and name of the player who has asked. */
  | 'FRIEND_REQUESTED';

/** Why a webhook or push subscription was switched off. */
export type DisabledBecause =
  /** The receiver accepted nothing for a day, and all eight attempts to deliver one message failed. */
  | 'FAILED'
  /** The receiver answered 410, or the push service no longer knows the browser. */
  | 'GONE'
  /** The push service rejects this server with 401 or 403, so no attempt can succeed. Subscribe again once the operator has fixed this, usually by setting `PUSH_CONTACT`. */
  | 'REFUSED';

/**
 * One of the player's addresses to which Arbiter posts events, signed according to Standard Webhooks 1.0.0. The body is JSON:
 * `{ "type": …, "timestamp": …, "data": { "matchId": …, "game": …, "title": …, "players": […], "yourSeats": […], "version": … } }`. `data` also has
 * `seat`, `prompt` and `deadline` for a decision, and `ranks`, `why` and `finishedAt` for a result. The body contains only what the player is allowed
 * to see. To accept a message, answer with a status from 200 to 299 within 10 seconds. Otherwise, the server sends it again, up to eight times within
 * a day. Duplicates have the same `webhook-id`.
 */
export type Webhook = {
  /** The webhook's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name that the owner gave the webhook, or null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The address that receives the messages. */
  readonly url: Scalars['String']['output'];
  /** The events that the webhook receives. */
  readonly events: ReadonlyArray<NotificationEvent>;
  /**
   * Always false: a webhook receives its `events` even while the player is connected.
   * @deprecated Always false. A program that is also connected can ignore messages that it does not need.
   */
  readonly quiet: Scalars['Boolean']['output'];
  /** When the webhook was created. The webhook does not receive earlier events. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When attempts started to fail, or null if the last attempt succeeded. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the webhook was switched off, or null if it is on. Nothing is sent until `resumeWebhook` is called. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the webhook was switched off, or null if it is on. */
  readonly disabledBecause?: Maybe<DisabledBecause>;
  /** The webhook's deliveries in the last 30 days, newest first. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
};


/**
 * One of the player's addresses to which Arbiter posts events, signed according to Standard Webhooks 1.0.0. The body is JSON:
 * `{ "type": …, "timestamp": …, "data": { "matchId": …, "game": …, "title": …, "players": […], "yourSeats": […], "version": … } }`. `data` also has
 * `seat`, `prompt` and `deadline` for a decision, and `ranks`, `why` and `finishedAt` for a result. The body contains only what the player is allowed
 * to see. To accept a message, answer with a status from 200 to 299 within 10 seconds. Otherwise, the server sends it again, up to eight times within
 * a day. Duplicates have the same `webhook-id`.
 */
export type WebhookDeliveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The status of a webhook delivery. */
export type DeliveryStatus =
  /** Only for deliveries created by earlier versions of the server. The message will be sent at `nextAt`. */
  | 'HELD'
  /** The message is being sent, or will be sent at `nextAt`. A reminder is DUE until its deadline is near. */
  | 'DUE'
  /** The receiver accepted the message. */
  | 'DELIVERED'
  /** The receiver did not accept the message, and there are no further attempts. */
  | 'FAILED'
  /** Only for deliveries created by earlier versions of the server. The message was not sent because the player had an open subscription. */
  | 'HEARD'
  /** The message was not sent because it no longer applied: the decision had been made, or the challenge or call had been closed. */
  | 'OUTDATED';

/** Why an attempt failed. */
export type DeliveryFailure =
  /** The response had a status of 400 or higher, or an invalid status. */
  | 'REFUSED'
  /** The response was a redirect. Redirects are not followed. */
  | 'REDIRECTED'
  /** There was no response within 10 seconds, or before the server stopped. An attempt that is still in progress also has this value. */
  | 'TIMED_OUT'
  /** The connection failed, the name or the certificate is not valid, or the name resolves to an address that is not on the public internet. The server does not reveal which. */
  | 'UNREACHABLE'
  /** Never returned. For an address that is not on the public internet, the value is UNREACHABLE. */
  | 'BLOCKED';

/** The delivery of one message to a webhook, with all its attempts. */
export type WebhookDelivery = {
  /** The delivery's id, which never changes. The `webhook-id` header is `msg_` followed by this id. */
  readonly id: Scalars['ID']['output'];
  /** The event that the message is about. */
  readonly event: NotificationEvent;
  /** The id of the match that the message is about; see `Query.match`. For an invitation to a private match in which the recipient has no seat, the id of the challenge, as in the message; see `Query.challenge`. For TOURNAMENT_NEWS, the id of the tournament. For FRIEND_REQUESTED, the id of the player who has asked. */
  readonly matchId: Scalars['ID']['output'];
  /** The status of the delivery. */
  readonly status: DeliveryStatus;
  /** The number of attempts since the delivery was created or last replayed. */
  readonly attempts: Scalars['Int']['output'];
  /** When the server will next handle the delivery, or null if it is completed. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** The HTTP status of the last response. Null if there was no attempt, or if the last attempt got no response. */
  readonly lastStatus?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed. Null if it succeeded, or if there was no attempt. */
  readonly lastError?: Maybe<DeliveryFailure>;
  /** When the server noticed the event. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last attempt ended, or when it began if it is still in progress. Null before the first attempt. */
  readonly triedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A newly created webhook with its secret. */
export type CreatedWebhook = {
  /** The webhook. */
  readonly webhook: Webhook;
  /** The secret that signs the messages, in the format of Standard Webhooks: `whsec_` and base64. The secret is shown only once. */
  readonly secret: Scalars['String']['output'];
};

/** A browser or app that receives messages through its push service, encrypted for that browser or app (RFC 8291). The message is the same as the body of a webhook. */
export type PushSubscription = {
  /** The subscription's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name that the browser or app gave itself, or null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The events that the subscription receives. */
  readonly events: ReadonlyArray<NotificationEvent>;
  /** When the browser subscribed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When attempts started to fail, or null if the last attempt succeeded. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the subscription was switched off, or null if it is on. Subscribe again to receive more messages. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the subscription was switched off, or null if it is on. */
  readonly disabledBecause?: Maybe<DisabledBecause>;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** An `https:` address on the public internet that contains no password, at most 2000 characters. Any other address is refused with BAD_INPUT. The server resolves the name and checks it again before every attempt. */
  readonly url: Scalars['String']['input'];
  /** A name for the webhook in the list of webhooks, 1 to 60 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The events that the webhook receives, at least one. Defaults to all events. FORBIDDEN if an API key names FRIEND_REQUESTED; its default is all other events. */
  readonly events?: InputMaybe<ReadonlyArray<NotificationEvent>>;
  /**
   * Ignored: a webhook receives its `events` even while the player is connected.
   * @deprecated Ignored. Leave it out.
   */
  readonly quiet?: InputMaybe<Scalars['Boolean']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. A retry returns the same webhook and secret. NOT_FOUND if that webhook was deleted. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of a browser's `PushSubscription`, as returned by its `toJSON()`. */
export type SubscribePushInput = {
  /** The `endpoint`, which is an `https:` address. */
  readonly endpoint: Scalars['String']['input'];
  /** The key `keys.p256dh` in base64url: a point on the curve P-256. */
  readonly p256dh: Scalars['String']['input'];
  /** The secret `keys.auth` in base64url: 16 bytes. */
  readonly auth: Scalars['String']['input'];
  /** A name for the browser in the list of subscriptions, 1 to 60 characters, such as `Firefox on Linux`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The events that the subscription receives, at least one. Defaults to all events. */
  readonly events?: InputMaybe<ReadonlyArray<NotificationEvent>>;
};

/** Something that an admin of this server can do. An admin is an account with the role ADMIN. */
export type OperatorAct =
  /** The account became an admin. This happens only on the server's command line. */
  | 'APPOINT_ADMIN'
  /** The account is no longer an admin. This happens only on the server's command line. */
  | 'DISMISS_ADMIN'
  /** The player cannot sign in until the ban ends. */
  | 'BAN_PLAYER'
  /** The player's ban ended early. */
  | 'UNBAN_PLAYER'
  /** The player's sessions, API keys, webhooks and push subscriptions ended. */
  | 'SIGN_OUT_PLAYER'
  /** The player got another name. The log contains neither name. */
  | 'RENAME_PLAYER'
  /** The account was deleted for its owner, who could not sign in. This happens only on the server's command line. */
  | 'DELETE_ACCOUNT'
  /** The match ended as void. */
  | 'VOID_MATCH'
  /** The tournament was cancelled. */
  | 'CLOSE_TOURNAMENT'
  /** The player got a copy of a card, from another player or, if it was lost, from the server. `detail` has `game`, `card` and `from`, which is a player's id or null. */
  | 'MOVE_CARD'
  /** The admin works on the report. The entry has no reason. */
  | 'TAKE_REPORT'
  /** The report is resolved. */
  | 'RESOLVE_REPORT'
  /** A message of the player at a match's table was deleted. The log does not contain its text. */
  | 'DELETE_MESSAGE'
  /** Maintenance was announced. The reason is its text. `detail` has `at`, when it begins, and `translations`, the text by language. */
  | 'ANNOUNCE_MAINTENANCE'
  /** The announcement of maintenance ended. */
  | 'END_MAINTENANCE';

/** A player's report about another player. Only admins can read it. */
export type PlayerReport = {
  /** The report's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** When the player was reported. */
  readonly at: Scalars['DateTime']['output'];
  /** The player who made the report. */
  readonly reporter: Player;
  /** The player whom the report is about. */
  readonly player: Player;
  /** The id of the match that the report is about: the match of the reported message, or one in which both players have seats. Null if the report is about no match. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
  /** The text of the reported message, or the name of its phrase. The author cannot delete it from the report. Null if the report is about no message, once an admin has deleted the message, and after 90 days. Also null for a spectator's message while the caller plays in the match. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The `Message.id` of the reported message, for `deleteMessage`. Null whenever `message` is. */
  readonly messageId?: Maybe<Scalars['ID']['output']>;
  /** The reporter's description of the problem. */
  readonly reason: Scalars['String']['output'];
  /** The admin who works on the report, or null if no admin has taken it. */
  readonly takenBy?: Maybe<Player>;
  /** When an admin resolved the report, or null while it is open. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The admin who resolved the report, or null while it is open. */
  readonly resolvedBy?: Maybe<Player>;
  /** The admin's reason for resolving the report, or null while it is open. */
  readonly resolution?: Maybe<Scalars['String']['output']>;
};

/** A page of player reports, newest first. */
export type PlayerReportConnection = {
  /** The reports with their cursors. */
  readonly edges: ReadonlyArray<PlayerReportEdge>;
  /** The reports without cursors. */
  readonly nodes: ReadonlyArray<PlayerReport>;
  /** The number of reports on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more pages. */
  readonly pageInfo: PageInfo;
};

/** A player report in a page. */
export type PlayerReportEdge = {
  /** Pass this as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The report. */
  readonly node: PlayerReport;
};

/** A report about a player. */
export type ReportPlayerInput = {
  /** The `Player.id`. */
  readonly playerId: Scalars['ID']['input'];
  /** The `Match.id` of a match in which both the caller and the player have seats. If omitted, the report is about no match, but for example about a name. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** The `Message.id` of a message by the player. BAD_INPUT together with `matchId`, because the message determines the match. */
  readonly messageId?: InputMaybe<Scalars['ID']['input']>;
  /** A description of the problem: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** A report to work on. */
export type TakeReportInput = {
  /** The `PlayerReport.id`. */
  readonly reportId: Scalars['ID']['input'];
};

/** A report to resolve. */
export type ResolveReportInput = {
  /** The `PlayerReport.id`. */
  readonly reportId: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** Something that an admin did. The server keeps these entries forever, and refuses to change or delete them. */
export type OperatorLogEntry = {
  /** The entry's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** When the admin did it. */
  readonly at: Scalars['DateTime']['output'];
  /** The admin. Null if it was done on the server's command line. */
  readonly actor?: Maybe<Player>;
  /** The kind of act. */
  readonly act: OperatorAct;
  /** The player whom the act concerns. Null if it concerns no player, or a guest whom the server has removed since. */
  readonly player?: Maybe<Player>;
  /** The id of the match that the act concerns, or null if it concerns no match. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
  /** The id of the player report that the act concerns, or null if it concerns no report. */
  readonly reportId?: Maybe<Scalars['ID']['output']>;
  /** The id of the tournament that the act concerns, or null if it concerns no tournament. */
  readonly tournamentId?: Maybe<Scalars['ID']['output']>;
  /** The admin's reason. */
  readonly reason: Scalars['String']['output'];
  /** Facts of the act that no other field contains, or null: `OperatorAct` describes them. */
  readonly detail?: Maybe<Scalars['JSON']['output']>;
  /** When the effect of the act ends, or null if it does not end by itself. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of the operator log, newest entries first. */
export type OperatorLogConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<OperatorLogEdge>;
  /** The entries without cursors. */
  readonly nodes: ReadonlyArray<OperatorLogEntry>;
  /** The number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more pages. */
  readonly pageInfo: PageInfo;
};

/** An entry of the operator log in a page. */
export type OperatorLogEdge = {
  /** Pass this as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. */
  readonly node: OperatorLogEntry;
};

/** A ban. */
export type BanPlayerInput = {
  /** The `Player.id`. */
  readonly playerId: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. The banned player can read it. */
  readonly reason: Scalars['String']['input'];
  /** When the ban ends: a time in the future. If omitted, the ban does not end by itself. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A player, and the reason for acting on that player's account. */
export type ActOnPlayerInput = {
  /** The `Player.id`. */
  readonly playerId: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** A new name for a player. */
export type RenamePlayerInput = {
  /** The `Player.id`. */
  readonly playerId: Scalars['ID']['input'];
  /** The new name. The same rules apply as for `signUp`. Defaults to `Player` and a number. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The reason: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** A match to end, and the reason. */
export type VoidMatchInput = {
  /** The `Match.id`. */
  readonly matchId: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** A player, as admins find them. */
export type FoundPlayer = {
  /** The player. */
  readonly player: Player;
  /** Why the player is banned, or null if the player is not banned now. */
  readonly banReason?: Maybe<Scalars['String']['output']>;
  /** When the ban ends, or null if it does not end by itself. */
  readonly bannedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A card to move or restore. */
export type MoveCardInput = {
  /** The id of a game in which players own cards. */
  readonly game: Scalars['ID']['input'];
  /** The card's name in the game's catalogue. */
  readonly card: Scalars['String']['input'];
  /** The `Player.id` of the account that gives one copy. If omitted, the copy is new: this restores a card that was lost. */
  readonly from?: InputMaybe<Scalars['ID']['input']>;
  /** The `Player.id` of the account that gets the copy. */
  readonly to: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** A tournament to close, and the reason. */
export type CloseTournamentInput = {
  /** The `Tournament.id`. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The reason: one line of 1 to 500 characters. Only admins can read it. */
  readonly reason: Scalars['String']['input'];
};

/** A text in another language. */
export type TranslationInput = {
  /** The language's code of two small letters, such as `de`. */
  readonly language: Scalars['String']['input'];
  /** The text: one line of 1 to 500 characters. */
  readonly text: Scalars['String']['input'];
};

/** Maintenance to announce. */
export type AnnounceMaintenanceInput = {
  /** When the maintenance begins: in the future, or at most a day ago. */
  readonly at: Scalars['DateTime']['input'];
  /** The text: one line of 1 to 500 characters. All clients can read it. */
  readonly text: Scalars['String']['input'];
  /** The text in other languages, at most 20. Readers of all other languages get `text`. */
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

/** Planned maintenance of this server. */
export type Maintenance = {
  /** When the maintenance begins. */
  readonly at: Scalars['DateTime']['output'];
  /** The admins' text: one line. */
  readonly text: Scalars['String']['output'];
};


/** Planned maintenance of this server. */
export type MaintenanceTextArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A player's search for an opponent. The server pairs players who want the same game and clock, rated or not, and have similar ratings. How far
 * the ratings may differ grows with the waiting time. Players who have blocked each other never meet, and the last opponent is met again only
 * if no other player is waiting, or after half a minute.
 */
export type Search = {
  /** The game to be played, with its default options and two players. A player of a game with decks gets its first ready deck. */
  readonly game: Game;
  /** The clock. */
  readonly timeControl: TimeControl;
  /** True if the result will count for the players' ratings. */
  readonly rated: Scalars['Boolean']['output'];
  /** When the search started. */
  readonly since: Scalars['DateTime']['output'];
  /** How many points an opponent's rating may be above or below the caller's now. A player without a rating counts as 1500. Null after two minutes, when any rating is accepted. */
  readonly range?: Maybe<Scalars['Int']['output']>;
  /** When a bot takes the other seat, if no player has done so before. The bot's level follows from the caller's rating. A match with a bot is not rated. Null if no bot may take the seat. */
  readonly botAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many other players are searching at the moment, for any match. */
  readonly others: Scalars['Int']['output'];
  /** The id of the match that was found, which has begun. Null while the search goes on. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
};

/** A search for an opponent. */
export type StartSearchInput = {
  /** The `Game.id`. BAD_INPUT for a game that needs more than two players. */
  readonly game: Scalars['ID']['input'];
  /** The clock. Only players who want exactly the same clock meet. */
  readonly timeControl: TimeControlInput;
  /** True if the result should count for the ratings, which needs an account that is not played by a program. */
  readonly rated?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if a bot may take the other seat after a minute. That match is not rated. */
  readonly botAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A player whom the caller has played against. */
export type RecentOpponent = {
  /** The player. */
  readonly player: Player;
  /** The last finished match of the caller and this player. */
  readonly match: Match;
};

/** The bot to add. */
export type AddBotInput = {
  /** The `Match.id`. */
  readonly matchId: Scalars['ID']['input'];
  /** The free seat that the bot takes. */
  readonly seat: Scalars['Int']['input'];
  /** The bot's level. */
  readonly level: BotLevel;
};

/** The speed of a match, which follows from its clock. A player has one rating for each game and speed. */
export type Speed =
  /** A player has at most 3 hours for the first answer: `perDecision` and the bank of `fischer` are at most 10800 seconds. */
  | 'LIVE'
  /** All other matches, including those without a clock. */
  | 'DAILY';

/**
 * A player's rating in one game and speed. A match counts if it was created as rated (tournament matches are, unless the set-up says otherwise),
 * all seats have people with accounts, and it ended by the rules, a resignation, a time-out or an agreed draw: not if it is void, was ruled by a
 * judge, or ended with its round. At most 10 matches a day (UTC) count between exactly the same set of players.
 */
export type Rating = {
  /** The game that the rating is for. */
  readonly game: Game;
  /** The speed that the rating is for. */
  readonly speed: Speed;
  /** The rating in points. A new player has 1500, and most players are between 1000 and 2200. A settled player with 400 points more wins about ten of eleven matches. */
  readonly points: Scalars['Int']['output'];
  /** The uncertainty of the rating in points: the standard deviation, 246 for a new player, and lower after each match. */
  readonly deviation: Scalars['Int']['output'];
  /** True while `deviation` is above 160. Clients should mark the points, for example as `1500?`. Leaderboards leave the player out. */
  readonly provisional: Scalars['Boolean']['output'];
  /** The number of matches that have counted, at least 1. */
  readonly matches: Scalars['Int']['output'];
  /** When the last match counted. */
  readonly lastMatchAt: Scalars['DateTime']['output'];
};

/** A player's rating after one match. */
export type RatingPoint = {
  /** The match. */
  readonly matchId: Scalars['ID']['output'];
  /** When the match counted: when it ended, or later by its broadcast delay. */
  readonly at: Scalars['DateTime']['output'];
  /** The points after the match. */
  readonly points: Scalars['Int']['output'];
  /** The points that the match added; negative if it took points. */
  readonly change: Scalars['Int']['output'];
};

/** How a match changed the rating of one seat's player. */
export type RatingChange = {
  /** The seat's number. */
  readonly seat: Scalars['Int']['output'];
  /** The points before the match; 1500 in the first match. */
  readonly before: Scalars['Int']['output'];
  /** The points after the match. */
  readonly after: Scalars['Int']['output'];
  /** The points that the match added; negative if it took points. */
  readonly change: Scalars['Int']['output'];
  /** True if the rating is provisional after the match: see `Rating.provisional`. */
  readonly provisional: Scalars['Boolean']['output'];
};

/** A place on a leaderboard. */
export type Leader = {
  /** The place, from 1. */
  readonly place: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The player's rating. */
  readonly rating: Rating;
};

/** A page of a leaderboard. */
export type Leaderboard = {
  /** The players, best first. */
  readonly leaders: ReadonlyArray<Leader>;
  /** Whether there are more pages. Pass `endCursor` as `after` for the next one. */
  readonly pageInfo: PageInfo;
};

/** The results of one player against another in one game. */
export type CrosstableScore = {
  /** The game. */
  readonly game: Game;
  /** How often the player finished in a better place than the opponent. */
  readonly wins: Scalars['Int']['output'];
  /** How often both shared a place. */
  readonly draws: Scalars['Int']['output'];
  /** How often the player finished in a worse place. */
  readonly losses: Scalars['Int']['output'];
};

/** The results of two players against each other, in rated and friendly matches. */
export type Crosstable = {
  /** The results by game. Games that the two have not played are left out. */
  readonly games: ReadonlyArray<CrosstableScore>;
  /** The last 10 of these matches, newest first. */
  readonly matches: ReadonlyArray<Match>;
};

/** A match update. */
export type MatchUpdate = {
  /** The same as `Match.epoch`. If you resume and the first update has a higher epoch than you know, discard the match's data and subscribe again from the beginning. */
  readonly epoch: Scalars['Int']['output'];
  /** The version of the last entry. Pass it as `after` to resume. */
  readonly version: Scalars['Int']['output'];
  /** The entries since the last update, oldest first; at most 25. Empty if only the seats or the status have changed. The first update is sent immediately, and its list is empty if there is nothing new. */
  readonly entries: ReadonlyArray<Entry>;
  /** The match as it is now. */
  readonly match: Match;
};

/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, as the `Arbiter-Match` header does for an HTTP request.
 * A proxy in front of several nodes uses it to choose a node. The parameter and the header are optional and never change a response.
 * One connection can have 50 subscriptions at the same time. By default, one player can have 200, and all clients without a token at one
 * address can have 200 together. One player can have 20 connections, one address 200. Starting a subscription counts as a request and costs
 * as much as a query. Each update costs the same again, from a second budget. Once that budget is used up, updates wait and are then
 * combined into one.
 * After these close codes, connect again and resume with `after`: 1001 (the server is shutting down), 1013 (it cannot accept clients at the
 * moment), 4410 (the client reads too slowly). These close codes are permanent: 4401 (the token is not valid, or no longer valid), 4429 (too
 * many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which contains the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes a connection's operations one at a time, in the order
 * in which they were sent. Up to 32 operations can wait; any more are refused with RATE_LIMITED. Operations cost the same as over HTTP, from
 * the same budget.
 */
export type Subscription = {
  /** The entries after the given version, then new entries as they occur: in order, without gaps or duplicates. Entries are delayed by the match's broadcast delay. BAD_INPUT if `after` is below -1 or above the version that the caller can see. NOT_FOUND if there is no such match, or if the caller is not allowed to see it. Ends with STALE_VERSION if, after a failover, the server has lost entries that it already sent here: discard the match's data and subscribe again from the beginning. */
  readonly matchUpdates: MatchUpdate;
  /** The public matches that are waiting for players. The newest ones are sent first, at most 100, then each match that opens, gets a player or closes. Matches whose free seats are reserved and matches with a broadcast delay are not included. BAD_INPUT if there is no such game. */
  readonly openMatches: OpenMatch;
  /** The rematch of a finished match. The newest offer is sent first, if there is one, then each new offer and each change of status. Ends when the rematch begins. UNAUTHENTICATED without a token. NOT_FOUND if there is no such match, or if the caller is not allowed to see it. FORBIDDEN if the match is not over or the caller had no seat in it. */
  readonly rematchUpdates: Challenge;
  /** Sends a decision whenever one of the caller's seats must decide, in any match. Decisions that are already open are sent first. UNAUTHENTICATED without a token. */
  readonly myDecisions: Decision;
  /** The caller's friends and friend requests: sent immediately, then whenever a friend or a request is added or removed. A change of presence sends no update; query `friends` to read it. FORBIDDEN for guests and API keys. */
  readonly friendUpdates: FriendList;
  /** The caller's search, and each change of it. While this subscription is open, the caller can be paired. If the connection is lost, subscribe again within a minute to continue the search, or to learn which match was found. Ends once a match is found, the search is stopped, or it has lasted for half an hour. NOT_FOUND if the caller has no search. UNAUTHENTICATED without a token. */
  readonly searchUpdates: Search;
  /** The messages of a room that the caller can read: the latest ones, oldest first, at most 100, then each new one. A subscriber that falls behind by more than 100 messages gets only the latest 100. Messages that the caller may read only later, after a broadcast delay or once the match is over, are sent up to 20 seconds after that time, in order. A message that is deleted is sent again, with `deletedAt` and without its text: replace or remove it by its `id`. Messages of players whom the caller has blocked are left out. NOT_FOUND if there is no such match, or if the caller is not, or is no longer, allowed to see it. */
  readonly messageUpdates: Message;
  /** The entries after the given version, then new entries as they occur: in order, without gaps or duplicates. BAD_INPUT if the tournament has not reached that version. NOT_FOUND if there is no such tournament, or if the caller is not allowed to see it. Ends with STALE_VERSION if, after a failover, the server has lost entries that it already sent here: discard the tournament's data and subscribe again from the beginning. */
  readonly tournamentUpdates: TournamentUpdate;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, as the `Arbiter-Match` header does for an HTTP request.
 * A proxy in front of several nodes uses it to choose a node. The parameter and the header are optional and never change a response.
 * One connection can have 50 subscriptions at the same time. By default, one player can have 200, and all clients without a token at one
 * address can have 200 together. One player can have 20 connections, one address 200. Starting a subscription counts as a request and costs
 * as much as a query. Each update costs the same again, from a second budget. Once that budget is used up, updates wait and are then
 * combined into one.
 * After these close codes, connect again and resume with `after`: 1001 (the server is shutting down), 1013 (it cannot accept clients at the
 * moment), 4410 (the client reads too slowly). These close codes are permanent: 4401 (the token is not valid, or no longer valid), 4429 (too
 * many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which contains the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes a connection's operations one at a time, in the order
 * in which they were sent. Up to 32 operations can wait; any more are refused with RATE_LIMITED. Operations cost the same as over HTTP, from
 * the same budget.
 */
export type SubscriptionMatchUpdatesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, as the `Arbiter-Match` header does for an HTTP request.
 * A proxy in front of several nodes uses it to choose a node. The parameter and the header are optional and never change a response.
 * One connection can have 50 subscriptions at the same time. By default, one player can have 200, and all clients without a token at one
 * address can have 200 together. One player can have 20 connections, one address 200. Starting a subscription counts as a request and costs
 * as much as a query. Each update costs the same again, from a second budget. Once that budget is used up, updates wait and are then
 * combined into one.
 * After these close codes, connect again and resume with `after`: 1001 (the server is shutting down), 1013 (it cannot accept clients at the
 * moment), 4410 (the client reads too slowly). These close codes are permanent: 4401 (the token is not valid, or no longer valid), 4429 (too
 * many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which contains the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes a connection's operations one at a time, in the order
 * in which they were sent. Up to 32 operations can wait; any more are refused with RATE_LIMITED. Operations cost the same as over HTTP, from
 * the same budget.
 */
export type SubscriptionOpenMatchesArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, as the `Arbiter-Match` header does for an HTTP request.
 * A proxy in front of several nodes uses it to choose a node. The parameter and the header are optional and never change a response.
 * One connection can have 50 subscriptions at the same time. By default, one player can have 200, and all clients without a token at one
 * address can have 200 together. One player can have 20 connections, one address 200. Starting a subscription counts as a request and costs
 * as much as a query. Each update costs the same again, from a second budget. Once that budget is used up, updates wait and are then
 * combined into one.
 * After these close codes, connect again and resume with `after`: 1001 (the server is shutting down), 1013 (it cannot accept clients at the
 * moment), 4410 (the client reads too slowly). These close codes are permanent: 4401 (the token is not valid, or no longer valid), 4429 (too
 * many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which contains the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes a connection's operations one at a time, in the order
 * in which they were sent. Up to 32 operations can wait; any more are refused with RATE_LIMITED. Operations cost the same as over HTTP, from
 * the same budget.
 */
export type SubscriptionRematchUpdatesArgs = {
  matchId: Scalars['ID']['input'];
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, as the `Arbiter-Match` header does for an HTTP request.
 * A proxy in front of several nodes uses it to choose a node. The parameter and the header are optional and never change a response.
 * One connection can have 50 subscriptions at the same time. By default, one player can have 200, and all clients without a token at one
 * address can have 200 together. One player can have 20 connections, one address 200. Starting a subscription counts as a request and costs
 * as much as a query. Each update costs the same again, from a second budget. Once that budget is used up, updates wait and are then
 * combined into one.
 * After these close codes, connect again and resume with `after`: 1001 (the server is shutting down), 1013 (it cannot accept clients at the
 * moment), 4410 (the client reads too slowly). These close codes are permanent: 4401 (the token is not valid, or no longer valid), 4429 (too
 * many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which contains the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes a connection's operations one at a time, in the order
 * in which they were sent. Up to 32 operations can wait; any more are refused with RATE_LIMITED. Operations cost the same as over HTTP, from
 * the same budget.
 */
export type SubscriptionMessageUpdatesArgs = {
  matchId: Scalars['ID']['input'];
  room?: InputMaybe<MessageRoom>;
  after?: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, as the `Arbiter-Match` header does for an HTTP request.
 * A proxy in front of several nodes uses it to choose a node. The parameter and the header are optional and never change a response.
 * One connection can have 50 subscriptions at the same time. By default, one player can have 200, and all clients without a token at one
 * address can have 200 together. One player can have 20 connections, one address 200. Starting a subscription counts as a request and costs
 * as much as a query. Each update costs the same again, from a second budget. Once that budget is used up, updates wait and are then
 * combined into one.
 * After these close codes, connect again and resume with `after`: 1001 (the server is shutting down), 1013 (it cannot accept clients at the
 * moment), 4410 (the client reads too slowly). These close codes are permanent: 4401 (the token is not valid, or no longer valid), 4429 (too
 * many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which contains the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes a connection's operations one at a time, in the order
 * in which they were sent. Up to 32 operations can wait; any more are refused with RATE_LIMITED. Operations cost the same as over HTTP, from
 * the same budget.
 */
export type SubscriptionTournamentUpdatesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** The table in a form that any program can draw without knowing the game: cards, a board and numbers. The table contains only what the caller is allowed to see. */
export type TableView = {
  /** All places that hold cards. */
  readonly zones: ReadonlyArray<Zone>;
  /** The board, or null for a game without one. */
  readonly board?: Maybe<Board>;
  /** Public numbers such as points, mana and rounds. */
  readonly counters: ReadonlyArray<Counter>;
  /** The current status of each seat, ordered by number. */
  readonly seats: ReadonlyArray<TableSeat>;
};

/** The current status of a seat in the game. */
export type TableSeat = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** A few public words in the game's own terms, such as `out`, `passed`, `protected` or `has the turn`. Often empty. */
  readonly status: ReadonlyArray<Scalars['String']['output']>;
};

/** The arrangement of a zone's cards. */
export type ZoneKind =
  /** The cards are in an order that all players can know, as in decks and discard piles. Place 0 is the top. */
  | 'PILE'
  /** Unordered. When a card leaves the zone, only players who can read the zone know which one it was. */
  | 'HAND'
  /** Each card has its own place, and all players can see its back. */
  | 'ROW';

/** A place that holds cards. */
export type Zone = {
  /** The zone's key, unique within this match only. Other matches use the same keys. */
  readonly key: Scalars['String']['output'];
  /** The zone's display name. */
  readonly label: Scalars['String']['output'];
  /** The seat that owns the zone, or null if no seat does. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The arrangement of the cards. */
  readonly kind: ZoneKind;
  /** The number of cards in the zone, whether or not the caller can read them. */
  readonly count: Scalars['Int']['output'];
  /** The cards that the caller can read. In a ROW, this also includes all other cards, shown as backs in their places. */
  readonly cards: ReadonlyArray<CardView>;
};

/** One physical card in a match, as the caller is allowed to see it. */
export type CardView = {
  /** The card's number, which stays the same for the whole match. Moves use it to refer to the card. Null if the caller cannot read the card. In other matches, the same number belongs to a different card. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** The card's name in the game's catalogue, or null if the caller cannot read the card. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The printed text, or null if the caller cannot read the card. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The printed numbers, in the form of a piece's `stats`. Draw those with a `side` at that side of the card, in the shape of the board's cells. Empty if the caller cannot read the card, and in most games. */
  readonly stats: ReadonlyArray<Counter>;
  /** The card's back, which all players can see when the card is face down. */
  readonly back: Scalars['String']['output'];
  /** In a ROW, the card's place; in a PILE, its distance from the top; in a HAND, null. */
  readonly place?: Maybe<Scalars['Int']['output']>;
};

/** The shape and coordinates of a board's cells. */
export type BoardShape =
  /** Squares. x increases to the right, and y increases downwards. */
  | 'SQUARE'
  /** Hexagons with a flat top. x and y are axial coordinates (q and r). */
  | 'HEX';

/** A board. The whole board is public. */
export type Board = {
  /** The shape and coordinates of the cells. */
  readonly shape: BoardShape;
  /** All cells, in no particular order. */
  readonly cells: ReadonlyArray<Cell>;
};

/** One cell of a board. */
export type Cell = {
  /** The game's own name for the cell, for example `d4`, unique within this match only. Moves use it to refer to the cell, as a number if the game numbers its cells. */
  readonly key: Scalars['String']['output'];
  /** The column, or axial q. */
  readonly x: Scalars['Int']['output'];
  /** The row, or axial r. */
  readonly y: Scalars['Int']['output'];
  /** The type of cell, in the game's own terms. */
  readonly kind: Scalars['String']['output'];
  /** The cell's display name. */
  readonly label: Scalars['String']['output'];
  /** The seat that owns the cell, or null if no seat does. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The `number` of the card that lies under the pieces and forms the cell. Null if there is none, or if the caller cannot read it. */
  readonly card?: Maybe<Scalars['Int']['output']>;
  /** The pieces on the cell, bottom one first. */
  readonly pieces: ReadonlyArray<Piece>;
};

/** A piece on a cell. */
export type Piece = {
  /** The piece's key, unique within this match only. */
  readonly key: Scalars['String']['output'];
  /** The type of piece, in the game's own terms. */
  readonly kind: Scalars['String']['output'];
  /** The piece's display name. */
  readonly label: Scalars['String']['output'];
  /** The seat that owns the piece, or null if no seat does. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** If the piece is a card, that card's `number`; `table.zones.cards` has its text. Null if the piece is not a card, or if the caller cannot read it. */
  readonly card?: Maybe<Scalars['Int']['output']>;
  /** The clockwise rotation in quarter turns (SQUARE) or sixths of a turn (HEX), or null if rotation does not matter. */
  readonly rotation?: Maybe<Scalars['Int']['output']>;
  /** The piece's numbers, such as hits, force and armour. */
  readonly stats: ReadonlyArray<Counter>;
};

/** A public number. */
export type Counter = {
  /** The display name of the number. */
  readonly label: Scalars['String']['output'];
  /** The seat that the number belongs to, or null if it does not belong to a seat. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The current value. */
  readonly value: Scalars['Int']['output'];
  /** The maximum, or null if there is none. */
  readonly max?: Maybe<Scalars['Int']['output']>;
  /**
   * If the number belongs to one side of a piece, that side, counted clockwise from the top of the piece as it is currently rotated: 0 to 3
   * (SQUARE) or 0 to 5 (HEX). On a card, counted from the printed top. Null if it belongs to the whole piece or card.
   */
  readonly side?: Maybe<Scalars['Int']['output']>;
};

/** Each game's own typed table, for clients that know the game. Select it with `... on GolemsView { … }`. */
export type GameView = GolemsView | BusinessCardBattleView | SparkOfWarView | ValhallaView | SparkFormingView;

/** The rooms at a match's table. Each message is in one of them. */
export type MessageRoom =
  /** The messages of players in the match. All viewers of the match can read them, delayed viewers with the broadcast delay. */
  | 'PLAYERS'
  /** The messages of all others. Players in the match can read them only once the match is over. */
  | 'SPECTATORS';

/** Set phrases, which guests can send too, and which a client can show in its reader's language. */
export type Phrase =
  /** Hello! */
  | 'HELLO'
  /** Good luck and have fun! */
  | 'GOOD_LUCK'
  /** Nice move! */
  | 'NICE_MOVE'
  /** Thank you! */
  | 'THANKS'
  /** Sorry! */
  | 'SORRY'
  /** Let me think. */
  | 'THINKING'
  /** One moment, please. */
  | 'ONE_MOMENT'
  /** It is your turn. */
  | 'YOUR_TURN'
  /** Good game! */
  | 'GOOD_GAME'
  /** Goodbye! */
  | 'GOODBYE';

/**
 * A message at a match's table. Messages are not part of the match: no record, replay or export of the match contains them. The server deletes
 * them after 90 days, and with the account of their author. While a player is banned, no one can read the player's messages.
 */
export type Message = {
  /** The message's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The room that the message is in. */
  readonly room: MessageRoom;
  /** The author. */
  readonly player: Player;
  /** The set phrase. Null for a free text, and once the message is deleted. */
  readonly phrase?: Maybe<Phrase>;
  /** The text, in one line: players write whatever they like. For a phrase, the phrase in English. Empty once the message is deleted. */
  readonly text: Scalars['String']['output'];
  /** When the message was sent. No two messages in a room have the same time. */
  readonly at: Scalars['DateTime']['output'];
  /** When the message was deleted, or null. The server no longer has the text of a deleted message. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of messages, newest first. */
export type MessageConnection = {
  /** The messages with their cursors. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** The messages without cursors. */
  readonly nodes: ReadonlyArray<Message>;
  /** The number of messages on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more pages. */
  readonly pageInfo: PageInfo;
};

/** A message in a page. */
export type MessageEdge = {
  /** Pass this as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The message. */
  readonly node: Message;
};

/** A message to send. Set exactly one of `phrase` and `text`. */
export type SendMessageInput = {
  /** The `Match.id`. */
  readonly matchId: Scalars['ID']['input'];
  /** A set phrase. */
  readonly phrase?: InputMaybe<Phrase>;
  /** A free text: one line of 1 to 300 characters. FORBIDDEN for guests, and for players in a tournament match until it is over. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once, so you can safely retry after a lost response. BAD_INPUT if the key was used for a different request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A message to delete. */
export type DeleteMessageInput = {
  /** The `Message.id`. */
  readonly id: Scalars['ID']['input'];
  /** Why an admin deletes another player's message: one line of 1 to 500 characters, for the operator log. Ignored for the caller's own message. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The status of a tournament. */
export type TournamentStatus =
  /** The organizer is setting up the tournament. Only the organizer and the officials can see it. */
  | 'DRAFT'
  /** Registration is open. */
  | 'OPEN'
  /** Rounds are being played. */
  | 'RUNNING'
  /** The tournament has ended with final places. The seed for its random draws is public. */
  | 'FINISHED'
  /** The tournament has ended without places. */
  | 'CANCELLED';

/** How players enter a tournament. */
export type TournamentRegistration =
  /** Anyone can register. */
  | 'OPEN'
  /** Players with the invitation can register. */
  | 'INVITATION'
  /** The organizer enters players, who must then agree. */
  | 'ORGANIZER';

/** The decks that players may use. */
export type TournamentDecks =
  /** Any deck. Players can change their deck between games. */
  | 'ANY'
  /** One deck, registered before the tournament begins. */
  | 'REGISTERED';

/** When other players can see a registered deck. After the tournament, all players can see it. */
export type TournamentDecksShown =
  /** Other players cannot see the deck before the tournament has ended. */
  | 'NEVER'
  /** All players can see the deck once the tournament has begun. */
  | 'AFTER_REGISTRATION'
  /** Players at the same table can see the deck while they play. */
  | 'DURING_MATCH';

/** The policy for unfinished games when the round's time is up. */
export type AtTime =
  /** Unfinished games are drawn. Not available if any stage is an elimination, which needs a winner. */
  | 'DRAW'
  /** The entrant with less time left on the clock loses. If the times are equal, or there is no clock, the entrant in the first seat loses. */
  | 'LESS_TIME_LEFT_LOSES'
  /** Unfinished games continue until they end, or until the organizer or a judge rules. */
  | 'JUDGE';

/** A stage's pairing system. */
export type StageFormat =
  /** All entrants play in each round, against others with equal points. No two entrants meet twice if this can be avoided. */
  | 'SWISS'
  /** Each entrant plays against every other entrant. */
  | 'ROUND_ROBIN'
  /** An entrant is out after one loss. */
  | 'SINGLE_ELIMINATION'
  /** An entrant is out after two losses. */
  | 'DOUBLE_ELIMINATION';

/** A criterion for ranking entrants with equal points. Shares are fractions from 0 to 1. An opponent who was met twice counts twice. */
export type TieBreak =
  /** The mean of the opponents' shares of match points, each counted as at least a third. A bye counts as won, but the entrant's own byes have no opponent. A third if the entrant has met no one. */
  | 'OPPONENTS_MATCH_WIN'
  /** The mean of the opponents' OPPONENTS_MATCH_WIN. */
  | 'OPPONENTS_OPPONENTS_MATCH_WIN'
  /** The entrant's own share of game points, counted as at least a third. */
  | 'GAME_WIN'
  /** The mean of the opponents' shares of game points, each counted as at least a third. */
  | 'OPPONENTS_GAME_WIN'
  /** The mean of the opponents' shares of rounds won, as Play! Pokémon counts them: a draw is half a win, byes do not count, each opponent counts as at least a quarter, and one who has left as at most three quarters. A quarter if the entrant has met no one. */
  | 'RESISTANCE'
  /** The mean of the opponents' RESISTANCE. */
  | 'OPPONENTS_RESISTANCE'
  /** The sum of the opponents' points. FIDE's rules say what a round without an opponent adds. */
  | 'BUCHHOLZ'
  /** Like BUCHHOLZ, but without the opponent who has the fewest points. */
  | 'BUCHHOLZ_CUT_1'
  /** Like BUCHHOLZ, but without the opponents who have the fewest and the most points. */
  | 'MEDIAN_BUCHHOLZ'
  /** The sum of all beaten opponents' points, plus half the points of opponents that the entrant drew with. */
  | 'SONNEBORN_BERGER'
  /** The sum of the entrant's points after each round, so that early points count more often. */
  | 'PROGRESSIVE_SCORE'
  /** The number of rounds that the entrant has won. A bye counts if it scores at least as many points as a win. */
  | 'WINS'
  /** The number of entrants, equal in all earlier criteria, that the entrant is ahead of by the tables at which they met. If not all have met, an entrant is ahead only if no missing table could change that. Its place in the list decides which entrants count as tied. */
  | 'DIRECT_ENCOUNTER';

/** The role of an official. */
export type OfficialRole =
  /** Supervises the tournament's matches and makes rulings. */
  | 'JUDGE'
  /** Comments on the tournament for spectators. */
  | 'COMMENTATOR';

/** Why an entrant is no longer playing. */
export type EntrantGone =
  /** The registration was withdrawn before the tournament began. */
  | 'UNREGISTERED'
  /** The entrant was absent or incomplete when the tournament began. */
  | 'ABSENT'
  /** The entrant has left the tournament. */
  | 'DROPPED'
  /** The entrant was disqualified. */
  | 'DISQUALIFIED';

/** The status of a round. */
export type RoundStatus =
  /** The organizer has not approved the round yet. */
  | 'PROPOSED'
  /** The round has begun. A round keeps this status even after all its tables are over. */
  | 'PLAYING';

/** The part of a bracket that a table belongs to. */
export type BracketBranch =
  /** The part for entrants without a loss. A single elimination has only this part. */
  | 'WINNERS'
  /** The part for entrants with one loss. */
  | 'LOSERS'
  /** The final between the winners of both parts. */
  | 'GRAND_FINAL'
  /** A second final, if both entrants have one loss after the first. */
  | 'RESET';

/** The plan for a stage. */
export type StagePlan = {
  /** The pairing system. */
  readonly format: StageFormat;
  /** For SWISS, the number of rounds. Null means as many rounds as an elimination would have. */
  readonly rounds?: Maybe<Scalars['Int']['output']>;
  /** For ROUND_ROBIN, how often each entrant meets every other entrant. */
  readonly cycles?: Maybe<Scalars['Int']['output']>;
  /** The number of entrants that advance to this stage: the best of the previous one. Null means all remaining entrants. */
  readonly take?: Maybe<Scalars['Int']['output']>;
};

/** The points that a table awards. */
export type TournamentPoints = {
  /** The points for each place, best first, with one number for each seat of a full table. A smaller table uses only the first numbers. */
  readonly byPlace: ReadonlyArray<Scalars['Int']['output']>;
  /** The points for each entrant if all share first place. Null means the mean of the points for the shared places. */
  readonly draw?: Maybe<Scalars['Int']['output']>;
  /** The points for a round without a table. */
  readonly bye: Scalars['Int']['output'];
};

/** The settings that the organizer has chosen. */
export type TournamentSetup = {
  /** The tournament's name. */
  readonly name: Scalars['String']['output'];
  /** The organizer's description of the tournament for players. */
  readonly description: Scalars['String']['output'];
  /** The game that is played. */
  readonly game: Game;
  /** The game's options, which are the same for every match. */
  readonly options: Scalars['JSON']['output'];
  /** The number of entrants at a full table. If the entrants do not fill every table, some tables have one seat fewer. */
  readonly seats: Scalars['Int']['output'];
  /** The number of players in each entrant, who play on the same side. */
  readonly teamSize: Scalars['Int']['output'];
  /** The clock of every match, or null if there is none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** The policy for a seat that runs out of time in a match. */
  readonly onTimeOut: TimeOutPolicy;
  /** With FORFEIT, the number of time-outs after which a seat is out of its match. */
  readonly forfeitAfter: Scalars['Int']['output'];
  /** If `onTimeOut` is BOT, the level of the bot that takes over the seat; null means STEADY. Null with other policies. */
  readonly standInLevel?: Maybe<BotLevel>;
  /** False if no match counts for the players' ratings. Otherwise, a match counts if it is public and has a clock, `onTimeOut` is not BOT, and all of its players have accounts that no program plays. */
  readonly rated: Scalars['Boolean']['output'];
  /** The number of games at a table: 1, 3 or 5. An entrant that wins more than half of them wins the table. The seats rotate after each game. */
  readonly bestOf: Scalars['Int']['output'];
  /** The decks that players may use. */
  readonly decks: TournamentDecks;
  /** When other players can see a registered deck. With any value but AFTER_REGISTRATION, replays and seeds of the matches are withheld until the tournament is over, even from the players of the match. The organizer and the judges can read them immediately, unless they play in the tournament. */
  readonly decksShown: TournamentDecksShown;
  /** The maximum number of entrants. */
  readonly capacity: Scalars['Int']['output'];
  /** How players enter the tournament. */
  readonly registration: TournamentRegistration;
  /** When the tournament begins automatically. Null means that the organizer begins it. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many seconds before the start check-in opens. Entrants must then check in. Null means that check-in is not required. */
  readonly checkIn?: Maybe<Scalars['Int']['output']>;
  /** The users who can find and watch the tournament and its matches. */
  readonly visibility: Visibility;
  /** The broadcast delay in seconds, which applies to everything that spectators see of the tournament and its matches: rounds, pairings, results, standings, places, log and tables. The organizer and the judges have no delay, unless they play in the tournament. Players have no delay for their own matches, tables and byes, and the full delay for everything else. Registration and check-in are never delayed. */
  readonly broadcastDelay: Scalars['Int']['output'];
  /** The stages, in order. */
  readonly stages: ReadonlyArray<StagePlan>;
  /** The points that a table awards. */
  readonly points: TournamentPoints;
  /** The criteria for ranking entrants with equal points, most important first. */
  readonly tieBreaks: ReadonlyArray<TieBreak>;
  /** The length of a round in seconds. Null means that a round lasts until its last game is over. */
  readonly roundLength?: Maybe<Scalars['Int']['output']>;
  /** The policy for unfinished games when the round's time is up. */
  readonly atTime: AtTime;
  /** The break between two rounds, in seconds. */
  readonly pause: Scalars['Int']['output'];
  /** How many seconds the tournament stays open after its last result, so that results can still be corrected. The organizer can end the tournament earlier. */
  readonly grace: Scalars['Int']['output'];
  /** True if the organizer must approve each round before it begins. */
  readonly byHand: Scalars['Boolean']['output'];
  /** The last round of the first stage that players can still enter, if that stage is a Swiss. Players can enter until that round is paired: 2 admits players during round 1. With 0 or 1 there is no late entry, because round 1 is paired at the start. */
  readonly lateRounds: Scalars['Int']['output'];
  /** How many seconds a player at a table can leave a decision open without doing anything. After that, the player loses the table with all of its games; if all players are absent, all of them lose. Time does not count while other players must decide, the tournament is paused or the server is down. A player who has done nothing and ran out of this time also loses a table that ends earlier. Moves by a stand-in bot do not count. 0 means no limit. */
  readonly noShowAfter: Scalars['Int']['output'];
  /** Whether a player who lost a table as a no-show is dropped. The player can return with `checkIn`. */
  readonly noShowDrops: Scalars['Boolean']['output'];
  /** The id of the player who defends the title, or null if there is none. */
  readonly champion?: Maybe<Scalars['ID']['output']>;
};

/** A tournament official. */
export type TournamentOfficial = {
  /** The player. */
  readonly player: Player;
  /** The player's role. */
  readonly role: OfficialRole;
};

/** A player who belongs to an entrant. */
export type EntrantMember = {
  /** The player. */
  readonly player: Player;
  /** True if the player has agreed to take part. If someone else registered the player, the player is invited first and takes part only after agreeing. */
  readonly agreed: Scalars['Boolean']['output'];
  /** The player's deck as a list of `{ "card": name, "count": n }`. Null if the caller is not allowed to see it, or if the player uses the game's lent deck. */
  readonly deck?: Maybe<Scalars['JSON']['output']>;
};

/** A participant in a tournament: a player or a team. */
export type Entrant = {
  /** The entrant's number, starting at 1, in the order of registration. */
  readonly number: Scalars['Int']['output'];
  /** The entrant's players in seating order. Before the tournament is over, a player who was invited and has not agreed is visible only to the entrant's own players and to officials. */
  readonly members: ReadonlyArray<EntrantMember>;
  /** True if the entrant has checked in. */
  readonly checkedIn: Scalars['Boolean']['output'];
  /** True if the entrant registered after rounds had been paired. */
  readonly late: Scalars['Boolean']['output'];
  /** Why the entrant is no longer playing, or null if it is still playing. */
  readonly gone?: Maybe<EntrantGone>;
  /** True if the entrant was dropped as a no-show. `checkIn` or `reinstateEntrant` brings it back. */
  readonly noShow: Scalars['Boolean']['output'];
};

/** A finished game at a table. */
export type TableGame = {
  /** The match in which the game was played. Null if the caller is not allowed to see it. */
  readonly match?: Maybe<Match>;
  /** The entrants' places, in the table's order. 1 is best; entrants that share a place have the same number. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** A ruling about a table, which overrides the results of the table's games. */
export type TableRuling = {
  /** The entrants' places, in the table's order. Null means that all entrants lost. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** The number of games that each entrant won, in the table's order, according to the ruling or after a forfeit. These numbers replace the games that were actually played. Null means that the games played count. */
  readonly gameWins?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** The position of a table in the bracket. */
export type BracketPlace = {
  /** The part of the bracket. */
  readonly branch: BracketBranch;
  /** The round's number within this part of the bracket, starting at 1. */
  readonly round: Scalars['Int']['output'];
  /** The position within the round, starting at 1 at the top. */
  readonly position: Scalars['Int']['output'];
};

/** Entrants who play against each other in a round. */
export type TournamentTable = {
  /** The table's number within the round, starting at 1. */
  readonly table: Scalars['Int']['output'];
  /** The entrants, in the seat order of the first game. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** True if nothing more will be played at this table. */
  readonly over: Scalars['Boolean']['output'];
  /** True if the games could not be played, so that the organizer or a judge must rule on the table. */
  readonly awaitsRuling: Scalars['Boolean']['output'];
  /** The finished games that count, in order. */
  readonly games: ReadonlyArray<TableGame>;
  /** The match that is being played, or null if there is none. */
  readonly match?: Maybe<Match>;
  /** The id of the current match, which may not have been created yet. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
  /** The ruling on the table, or null if its games decide the result. */
  readonly ruled?: Maybe<TableRuling>;
  /** The entrants that lost the table as no-shows; see `TournamentSetup.noShowAfter`. */
  readonly noShows: ReadonlyArray<Entrant>;
  /** In an elimination, the table's position in the bracket. Null otherwise. */
  readonly bracket?: Maybe<BracketPlace>;
};

/** A round. */
export type TournamentRound = {
  /** The number of the stage that the round belongs to, starting at 1. */
  readonly stage: Scalars['Int']['output'];
  /** The round's number within the stage, starting at 1. */
  readonly round: Scalars['Int']['output'];
  /** The status of the round. */
  readonly status: RoundStatus;
  /** True if the organizer has made or changed the pairings. */
  readonly supplied: Scalars['Boolean']['output'];
  /** When the round began, or null if it has not begun. */
  readonly begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the round's time is up, or null if it has no time limit. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the round's time is up. */
  readonly timeCalled: Scalars['Boolean']['output'];
  /** When the round's last table finished, or null if tables are still being played. */
  readonly overAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of tables in the round. */
  readonly tableCount: Scalars['Int']['output'];
  /** The tables, ordered by number. */
  readonly tables: ReadonlyArray<TournamentTable>;
  /** The entrants without a table in this round. In stages scored by points, a bye earns the points set for byes. */
  readonly byes: ReadonlyArray<Entrant>;
};


/** A round. */
export type TournamentRoundTablesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** An entrant's position in the standings. */
export type Standing = {
  /** The place; 1 is best. Entrants with equal points and tie-breaks share a place. */
  readonly place: Scalars['Int']['output'];
  /** The rank, starting at 1, which is never shared. Entrants that share a place are ranked by lot. */
  readonly rank: Scalars['Int']['output'];
  /** The entrant. */
  readonly entrant: Entrant;
  /** The exact points: an integer (`7`), or a fraction in lowest terms (`5/2`). */
  readonly points: Scalars['String']['output'];
  /** The number of tables won, including byes. */
  readonly won: Scalars['Int']['output'];
  /** The number of tables at which all entrants shared first place. */
  readonly drawn: Scalars['Int']['output'];
  /** The number of tables that the entrant neither won nor drew. */
  readonly lost: Scalars['Int']['output'];
  /** The tie-break values, in the order of `TournamentSetup.tieBreaks` and in the same format as `points`. */
  readonly tieBreaks: ReadonlyArray<Scalars['String']['output']>;
};

/** A stage that has begun. */
export type TournamentStage = {
  /** The stage's number, starting at 1. */
  readonly number: Scalars['Int']['output'];
  /** The plan for the stage. */
  readonly plan: StagePlan;
  /** The stage's rounds so far. */
  readonly rounds: ReadonlyArray<TournamentRound>;
  /** The standings after all finished tables, best first. Disqualified entrants are not listed: the entrants below them move up. */
  readonly standings: ReadonlyArray<Standing>;
};


/** A stage that has begun. */
export type TournamentStageStandingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A final place in a tournament. */
export type TournamentPlace = {
  /** The place; 1 is best. Equal entrants share a place. */
  readonly place: Scalars['Int']['output'];
  /** The entrant. */
  readonly entrant: Entrant;
};

/** One entry in a tournament's log: a request and its consequences. */
export type TournamentEntry = {
  /** The entry's number, starting at 0, without gaps. */
  readonly version: Scalars['Int']['output'];
  /** When the entry was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** The kind of entry: CREATED, SET_UP, OPENED, ANNOUNCED, REGISTERED, CONSENTED, DECK_CHANGED, UNREGISTERED, CHECKED_IN, BEGUN, PAIRED, SWAPPED, UNDONE, APPROVED, RESULTS, TIME_CALLED, RULED, DROPPED, DISQUALIFIED, REINSTATED, PAUSED, RESUMED, TIME_GIVEN_BACK, APPOINTED, DISMISSED, ADVANCED, ENDED or CANCELLED. New kinds may be added. */
  readonly kind: Scalars['String']['output'];
  /** The id of the player who sent the request. Null means that the server acted automatically. */
  readonly by?: Maybe<Scalars['ID']['output']>;
  /** The request. Decks that the caller is not allowed to see are null. */
  readonly input: Scalars['JSON']['output'];
  /** The consequences. */
  readonly facts: Scalars['JSON']['output'];
};

/** A notice to entrants: an announcement by the organizer, or a change in the settings. */
export type TournamentNotice = {
  /** The version of the log entry that contains the notice. */
  readonly version: Scalars['Int']['output'];
  /** When the notice was published. */
  readonly at: Scalars['DateTime']['output'];
  /** The announcement. Null if the settings were changed. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The changed fields of `TournamentSetup`. Empty for an announcement. */
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
};

/** A page from a tournament's log. */
export type TournamentEntryPage = {
  /** The entries, oldest first. */
  readonly entries: ReadonlyArray<TournamentEntry>;
  /** Whether there are more entries. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them.
 */
export type Tournament = {
  /** The tournament's id, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The same as `Match.epoch`: the response with the higher epoch is the newer one, whatever its version. */
  readonly epoch: Scalars['Int']['output'];
  /** The number of the log's last entry. Within one `epoch`, it only increases. */
  readonly version: Scalars['Int']['output'];
  /** The status of the tournament. */
  readonly status: TournamentStatus;
  /** The settings that the organizer has chosen. */
  readonly setup: TournamentSetup;
  /** The player who organizes the tournament. */
  readonly organizer: Player;
  /** The judges and commentators. */
  readonly officials: ReadonlyArray<TournamentOfficial>;
  /** True while the organizer has paused the tournament. Nothing begins automatically during a pause. */
  readonly paused: Scalars['Boolean']['output'];
  /** The code that players need to register if registration is by invitation. Null unless the caller is the organizer or an official. */
  readonly invitation?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 hash of the seed for all random draws, in hexadecimal, which is published when the tournament is created, before any player registers. */
  readonly seedHash: Scalars['String']['output'];
  /** The seed for all random draws, in hexadecimal. Null until the tournament is over. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** When the tournament was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the tournament began, or null if it has not begun. */
  readonly begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the tournament ended, or null if it has not ended. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the next automatic step happens, unless the end of a game triggers one earlier. Null if no step is scheduled. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the last round is over and no other follows: the tournament ends at `nextAt`, or when the organizer ends it. A correction to the last round can still lead to another round. The value stays true after the tournament has finished, and is false if the tournament was cancelled. */
  readonly allPlayed: Scalars['Boolean']['output'];
  /** The number of registered entrants, including those that have left. */
  readonly entrantCount: Scalars['Int']['output'];
  /** The entrants, ordered by number, including those that have left. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** The caller's own entrant, or null if the caller has none. */
  readonly yourEntrant?: Maybe<Entrant>;
  /** The stages that have begun. */
  readonly stages: ReadonlyArray<TournamentStage>;
  /** A round, by default the current one. Null if there is no such round. */
  readonly round?: Maybe<TournamentRound>;
  /** The final places, best first; empty until the tournament has ended. Disqualified entrants have no place: the entrants below them move up. */
  readonly places: ReadonlyArray<TournamentPlace>;
  /** Announcements, and changes in the settings since registration was opened, newest first. */
  readonly notices: ReadonlyArray<TournamentNotice>;
  /** The tournament's log, oldest entry first. */
  readonly entries: TournamentEntryPage;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them.
 */
export type TournamentEntrantsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them.
 */
export type TournamentRoundArgs = {
  stage?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them.
 */
export type TournamentPlacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them.
 */
export type TournamentNoticesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, which the server pairs, seats and scores. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may make rulings about them.
 */
export type TournamentEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of tournaments, newest first. */
export type TournamentConnection = {
  /** The tournaments with their cursors. */
  readonly edges: ReadonlyArray<TournamentEdge>;
  /** The tournaments without cursors. */
  readonly nodes: ReadonlyArray<Tournament>;
  /** The number of tournaments on all pages. Counting stops at 10000. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more pages. */
  readonly pageInfo: PageInfo;
};

/** A tournament in a page. */
export type TournamentEdge = {
  /** Pass this as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The tournament. */
  readonly node: Tournament;
};

/** A tournament update. */
export type TournamentUpdate = {
  /** The same as `Match.epoch`. If you resume and the first update has a higher epoch than you know, discard the tournament's data and subscribe again from the beginning. */
  readonly epoch: Scalars['Int']['output'];
  /** The version of the last entry. Pass it as `after` to resume. */
  readonly version: Scalars['Int']['output'];
  /** The entries since the last update, oldest first; at most 25. The first update is sent immediately, and its list is empty if there is nothing new. */
  readonly entries: ReadonlyArray<TournamentEntry>;
  /** The tournament after these entries. */
  readonly tournament: Tournament;
};

/** A Swiss stage. */
export type SwissInput = {
  /** The number of rounds, 1 to 50. Defaults to as many rounds as an elimination would have. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** The number of entrants that advance to this stage, 2 to 2000: the best of the previous one. Defaults to all. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** A round-robin stage with two entrants at each table. */
export type RoundRobinInput = {
  /** How often each entrant meets every other entrant, 1 or 2 times. Defaults to 1. */
  readonly cycles?: InputMaybe<Scalars['Int']['input']>;
  /** The number of entrants that advance to this stage, 2 to 2000: the best of the previous one. Defaults to all. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** An elimination stage. */
export type EliminationInput = {
  /** The number of entrants that advance to this stage, 2 to 2000: the best of the previous one. Defaults to all. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** A stage. Set exactly one field. All entrants play in the first stage, so `take` applies only to later stages. */
export type StageInput =
  /** All entrants play in each round, against others with equal points. */
  { readonly swiss: SwissInput; readonly roundRobin?: never; readonly singleElimination?: never; readonly doubleElimination?: never; }
  |  /** Each entrant plays against every other entrant. */
  { readonly swiss?: never; readonly roundRobin: RoundRobinInput; readonly singleElimination?: never; readonly doubleElimination?: never; }
  |  /** An entrant is out after one loss. */
  { readonly swiss?: never; readonly roundRobin?: never; readonly singleElimination: EliminationInput; readonly doubleElimination?: never; }
  |  /** An entrant is out after two losses. Only with two entrants at each table. */
  { readonly swiss?: never; readonly roundRobin?: never; readonly singleElimination?: never; readonly doubleElimination: EliminationInput; };

/** The points that a table awards. */
export type TournamentPointsInput = {
  /** The points for each place, best first, with one number from 0 to 1000 for each seat of a full table. */
  readonly byPlace: ReadonlyArray<Scalars['Int']['input']>;
  /** The points for each entrant if all share first place. Defaults to the mean of the points for the shared places. */
  readonly draw?: InputMaybe<Scalars['Int']['input']>;
  /** The points for a round without a table, 0 to 1000. */
  readonly bye: Scalars['Int']['input'];
};

/** The settings for a tournament. Omitted fields have their default values. */
export type TournamentSetupInput = {
  /** The tournament's name: one line of 1 to 100 characters. Invisible characters are removed. */
  readonly name: Scalars['String']['input'];
  /** A description for players, at most 5000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The game's id. */
  readonly game: Scalars['ID']['input'];
  /** The game's options, which are the same for every match. Tournament matches are never for keeps: BAD_INPUT if the options say otherwise. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** The number of entrants at a full table, 2 to 6 and within the game's limits. Defaults to 2. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** The number of players in each entrant, 1 to 5. Defaults to 1. Players from different sides sit alternately. */
  readonly teamSize?: InputMaybe<Scalars['Int']['input']>;
  /** The clock for every match. Defaults to no clock. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** The policy for a seat that runs out of time in a match. Defaults to FORFEIT. */
  readonly onTimeOut?: InputMaybe<TimeOutPolicy>;
  /** With FORFEIT, the number of time-outs after which a seat is out of its match. Defaults to 3. */
  readonly forfeitAfter?: InputMaybe<Scalars['Int']['input']>;
  /** The level of the bot that takes over the seat. Defaults to STEADY. BAD_INPUT unless `onTimeOut` is BOT. */
  readonly standInLevel?: InputMaybe<BotLevel>;
  /** Whether matches can count for the players' ratings. Defaults to true. */
  readonly rated?: InputMaybe<Scalars['Boolean']['input']>;
  /** The number of games at a table: 1, 3 or 5. Defaults to 1. */
  readonly bestOf?: InputMaybe<Scalars['Int']['input']>;
  /** The decks that players may use. Defaults to ANY. */
  readonly decks?: InputMaybe<TournamentDecks>;
  /** When other players can see a registered deck. Defaults to NEVER. With any value but AFTER_REGISTRATION, replays and seeds of the matches are withheld until the tournament is over. */
  readonly decksShown?: InputMaybe<TournamentDecksShown>;
  /** The maximum number of entrants, 2 to 2000. Defaults to 2000. */
  readonly capacity?: InputMaybe<Scalars['Int']['input']>;
  /** How players enter the tournament. Defaults to OPEN. */
  readonly registration?: InputMaybe<TournamentRegistration>;
  /** When the tournament begins automatically: a time in the future. If omitted, the organizer begins it. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many seconds before the start check-in opens, 60 to 604800. Entrants must then check in. If omitted, check-in is not required. */
  readonly checkIn?: InputMaybe<Scalars['Int']['input']>;
  /** The users who can find and watch the tournament and its matches. Defaults to PUBLIC. */
  readonly visibility?: InputMaybe<Visibility>;
  /** The broadcast delay of the tournament and its matches in seconds, 0 to 86400. Defaults to 0. Rounds, results, standings and places have the same delay as the matches. The organizer and the judges have no delay, unless they play in the tournament; players have none for their own matches and tables. Registration and check-in are never delayed. */
  readonly broadcastDelay?: InputMaybe<Scalars['Int']['input']>;
  /** The stages in order, 1 to 4. Defaults to one Swiss stage. */
  readonly stages?: InputMaybe<ReadonlyArray<StageInput>>;
  /** The points that a table awards. By default, a table of two awards 3 points for a win and 1 for a draw, and a bye is worth 3. At a larger table, an entrant gets one point for each entrant placed behind it, and a bye is worth as much as a win. */
  readonly points?: InputMaybe<TournamentPointsInput>;
  /** The criteria for ranking entrants with equal points. Defaults to OPPONENTS_MATCH_WIN, GAME_WIN, OPPONENTS_GAME_WIN. */
  readonly tieBreaks?: InputMaybe<ReadonlyArray<TieBreak>>;
  /** The length of a round in seconds, 60 to 31536000. If omitted, a round lasts until its last game is over. */
  readonly roundLength?: InputMaybe<Scalars['Int']['input']>;
  /** The policy for unfinished games when the round's time is up. Defaults to JUDGE. */
  readonly atTime?: InputMaybe<AtTime>;
  /** The break between two rounds in seconds, 0 to 31536000. Defaults to 0. */
  readonly pause?: InputMaybe<Scalars['Int']['input']>;
  /** How many seconds the tournament stays open after its last result, so that results can still be corrected, 0 to 86400. Defaults to 300. The organizer can end the tournament earlier. */
  readonly grace?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the organizer must approve each round before it begins. */
  readonly byHand?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last round of the first stage that players can still enter, 0 to 50, if that stage is a Swiss. Players can enter until that round is paired: 2 admits players during round 1. With 0 or 1 there is no late entry, because round 1 is paired at the start. Defaults to 0. */
  readonly lateRounds?: InputMaybe<Scalars['Int']['input']>;
  /** How many seconds a player at a table can leave a decision open without doing anything before losing the table, 0 to 31536000. 0 means no limit. Defaults to 300, but at most a quarter of a round, and at least the clock's time for a first answer. Without a clock, the default is no limit, unless a round lasts at most 6 hours. */
  readonly noShowAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a player who lost a table as a no-show is dropped until they return with `checkIn`. Defaults to true. */
  readonly noShowDrops?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the player who defends the title. Games with rules for a defending champion apply them in all of this player's matches. If the id is omitted or its player is not registered, no player defends the title. */
  readonly champion?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to create. */
export type CreateTournamentInput = {
  /** The settings. */
  readonly setup: TournamentSetupInput;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An announcement to publish. */
export type AnnouncementInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The text, 1 to 1000 characters. Anyone who can see the tournament can read it. */
  readonly text: Scalars['String']['input'];
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A change in a tournament's settings. */
export type SetUpTournamentInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The new settings. Before registration is opened, an omitted field is reset to its default. After that, an omitted field keeps its value, and null resets it to its default. The game cannot be changed. */
  readonly setup: TournamentSetupInput;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request about a tournament. */
export type TournamentInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A registration. */
export type RegisterInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The ids of all players in a team, in seating order. Defaults to the caller alone. Only the organizer may register a team without being one of its players. The other players are invited. Until they agree, they can still register elsewhere in the tournament, and the entrant does not play. */
  readonly members?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The caller's deck. Required if decks are REGISTERED. Otherwise, defaults to the first deck that the game lends. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The invitation. Required if registration is by invitation or the tournament is private. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The caller's agreement to take part, with a deck. */
export type TournamentDeckInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The caller's deck. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A change of the caller's deck. */
export type ChangeTournamentDeckInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The caller's new deck. */
  readonly deck: DeckChoice;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An entrant to disqualify. */
export type DisqualifyInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. */
  readonly entrant: Scalars['Int']['input'];
  /** The reason, which is public: at most 1000 characters. */
  readonly reason: Scalars['String']['input'];
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An entrant to reinstate. */
export type ReinstateInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. */
  readonly entrant: Scalars['Int']['input'];
  /** The reason, which is public: at most 1000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request about one entrant. */
export type EntrantInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. Defaults to the caller's own entrant. */
  readonly entrant?: InputMaybe<Scalars['Int']['input']>;
  /** The reason, which is public: at most 1000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A tournament to begin. */
export type BeginTournamentInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The seeding: the entrants' numbers, best first. Unlisted entrants follow in random order. */
  readonly seeding?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The pairings for the next round. */
export type PairRoundInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** A list of entrant numbers for each table, in seat order. Unlisted entrants have a bye. If omitted, the server makes the pairings. */
  readonly tables?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Two entrants to swap. */
export type SwapEntrantsInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The number of one entrant. */
  readonly a: Scalars['Int']['input'];
  /** The number of the other entrant. */
  readonly b: Scalars['Int']['input'];
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The result to set for a table. */
export type RuleTableInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The stage's number, starting at 1. */
  readonly stage: Scalars['Int']['input'];
  /** The round's number within the stage, starting at 1. */
  readonly round: Scalars['Int']['input'];
  /** The table's number within the round, starting at 1. */
  readonly table: Scalars['Int']['input'];
  /** The entrants' places, in the table's order. 1 is best. Entrants may share a place; the next place is then skipped. If omitted, all entrants lose. In an elimination, exactly one entrant must have place 1. */
  readonly places?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The number of games that each entrant won, in the table's order; at most `bestOf` in total. In all tie-breaks, they replace the games that were actually played. If omitted, the games played count. */
  readonly gameWins?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The reason, which is public: at most 1000 characters. */
  readonly reason: Scalars['String']['input'];
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request about a tournament, with a reason. */
export type TournamentReasonInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The reason, which is public: at most 1000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An official to appoint or dismiss. */
export type OfficialInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The player's `Player.id`. */
  readonly player: Scalars['ID']['input'];
  /** The role. */
  readonly role: OfficialRole;
  /** An idempotency key: 1 to 200 characters of any kind. If the same player sends a request again with the same key, the server executes it only once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Filters for a list of tournaments. A tournament must satisfy all of them. */
export type TournamentFilter = {
  /** Only tournaments of this game. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only tournaments with this status. */
  readonly status?: InputMaybe<TournamentStatus>;
  /** If true, only tournaments in which the caller is the organizer, a player or an official. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The codes in `extensions.code`, each with advice. New ones may be added: treat an unknown code as INTERNAL. */
export type ErrorCode =
  /** Send a valid token as `authorization: Bearer <token>`: signIn, signUp and signInAsGuest return one. If `message` is about a password or a code, correct that instead. */
  | 'UNAUTHENTICATED'
  /** You are not allowed to do this, at least not now: `message` says why, and what you can do instead. */
  | 'FORBIDDEN'
  /** Do not try again before `extensions.until`. An admin of this server has banned the account, for the reason in `extensions.reason`. If `extensions.until` is null, the ban does not end by itself. */
  | 'BANNED'
  /** Play `extensions.matches` more friendly matches. You can stake cards from `extensions.from` onwards. */
  | 'TOO_EARLY'
  /** Check the id or name: the object may not exist, or you may not be allowed to see it. */
  | 'NOT_FOUND'
  /** Correct the field named in `extensions.field`; `message` says what is wrong. */
  | 'BAD_INPUT'
  /** Correct the deck: `extensions.broken` lists every rule it breaks. */
  | 'INVALID_DECK'
  /** `message` says what to do. `extensions.waitingFor` lists the seats that must answer; it is empty before the match begins. */
  | 'NOT_ASKED'
  /** Send one of the choices in `extensions.choices`. */
  | 'ILLEGAL_MOVE'
  /** Read the decision again at `extensions.version`, then decide again. If a subscription ended with this code, subscribe again from the beginning. */
  | 'STALE_VERSION'
  /** A judge has paused the match: wait for a `RESUMED` entry, then read the decision again. */
  | 'PAUSED'
  /** `message` says why your last answer stands: go on from there. */
  | 'CANNOT_UNDO'
  /** The match is over; nothing more can be done in it. */
  | 'MATCH_OVER'
  /** The tournament is over; nothing more can be done in it. */
  | 'TOURNAMENT_OVER'
  /** Wait `extensions.retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** Ask for less: `extensions.cost` is above `extensions.limit`. */
  | 'TOO_COSTLY'
  /** Nothing was done. Wait `extensions.retryAfter` seconds, then send the same request again. */
  | 'OVERLOADED'
  /** The server depends on a service that is not responding: `message` names it. Wait `extensions.retryAfter` seconds, then send the same request again. */
  | 'UNAVAILABLE'
  /** Send the document together with its hash once. After that, the hash alone is enough. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** This is our fault. Quote `extensions.id` when you report it, and try again later. */
  | 'INTERNAL';

/** The table of a Golems match, as the caller is allowed to see it. */
export type GolemsView = {
  /** The current phase of the turn. */
  readonly golemsPhase: GolemsPhase;
  /** The number of the seat whose turn it is, starting at 0. */
  readonly turnSeat: Scalars['Int']['output'];
  /** The number of the current round, starting at 1. Each round has one turn for every seat, including seats that are out. */
  readonly round: Scalars['Int']['output'];
  /** The number of rounds after which the match ends and the surviving Wizards are counted. */
  readonly rounds: Scalars['Int']['output'];
  /** All seats, ordered by number. */
  readonly players: ReadonlyArray<GolemsPlayer>;
  /** The 64 spaces of the board, row by row from the bottom left: a1, b1 … h8. */
  readonly spaces: ReadonlyArray<GolemsSpace>;
  /** The two decks with their discard piles: first Golem cards, then Event cards. */
  readonly piles: ReadonlyArray<GolemsPile>;
  /** Spells that have been announced but have not taken effect. The current decision is about the last one. Each Dispell negates the spell before it. */
  readonly spells: ReadonlyArray<GolemsSpell>;
  /** The current battle, or null if there is none. */
  readonly battle?: Maybe<GolemsBattle>;
};

/** The phases of a turn, in order. */
export type GolemsPhase =
  /** The player gains mana. */
  | 'POWER'
  /** The player may build one golem. */
  | 'CRAFT'
  /** The player draws cards. */
  | 'FATE'
  /** Each player may play spells. */
  | 'SPELL'
  /** The player's golems move. */
  | 'MOVE'
  /** The player's stacks attack adjacent enemy stacks. */
  | 'BATTLE'
  /** The players may put back Soft golems that died in battles they won. */
  | 'END';

/** One seat at the table. */
export type GolemsPlayer = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** False if the seat is out, because its Wizard has fallen or its player has left. */
  readonly alive: Scalars['Boolean']['output'];
  /** The space of the seat's tower, where its Wizard stands: a1, a8, h8 or h1. */
  readonly tower: Scalars['String']['output'];
  /** The amount of mana that the seat has. */
  readonly mana: Scalars['Int']['output'];
  /** The mana that the seat would gain in its next Power Phase if the board stayed as it is. */
  readonly income: Scalars['Int']['output'];
  /** The number of hits that the Wizard has left, 0 to 5. */
  readonly wizardHits: Scalars['Int']['output'];
  /** The number of the seat's golems on the board. */
  readonly golemCount: Scalars['Int']['output'];
  /** The number of Golem cards in the seat's hand. */
  readonly golemHandCount: Scalars['Int']['output'];
  /** The number of Event cards in the seat's hand. */
  readonly eventHandCount: Scalars['Int']['output'];
  /** The Golem cards in hand that the caller is allowed to read: all of the caller's own, and those of other seats that the caller has seen with Divination. */
  readonly golemHand: ReadonlyArray<GolemsCard>;
  /** The Event cards in hand that the caller is allowed to read: all of the caller's own, and those of other seats that the caller has seen with Divination. */
  readonly eventHand: ReadonlyArray<GolemsCard>;
};

/** A card that the caller is allowed to read. */
export type GolemsCard = {
  /** The card's number in this match. Moves use it to refer to the card. */
  readonly number: Scalars['Int']['output'];
  /** The card's printed name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
};

/** One space of the board. */
export type GolemsSpace = {
  /** The name of the space in moves: a column from a to h and a row from 1 to 8. a1 is the bottom left corner. */
  readonly key: Scalars['String']['output'];
  /** The column, 0 (left) to 7. */
  readonly x: Scalars['Int']['output'];
  /** The row, 0 (top) to 7. */
  readonly y: Scalars['Int']['output'];
  /** The terrain. */
  readonly terrain: GolemsTerrain;
  /** The material that the space provides, or null if there is none. */
  readonly material?: Maybe<GolemsMaterial>;
  /** The seats that control the space and so pay the single price for golems made of its material. If there are golems on the space, only their seat controls it. If the space is empty, every seat with a golem next to it does. Empty for spaces without material. */
  readonly controllers: ReadonlyArray<Scalars['Int']['output']>;
  /** The units on the space, which all belong to one seat: golems and, in a tower, its Wizard. */
  readonly units: ReadonlyArray<GolemsUnit>;
};

/** A golem or a Wizard on the board. */
export type GolemsUnit = {
  /** The unit's number in this match. Moves use it to refer to the unit. */
  readonly number: Scalars['Int']['output'];
  /** The seat that owns the unit. */
  readonly seat: Scalars['Int']['output'];
  /** True for a Wizard, which never moves and can share its space with any golem. */
  readonly wizard: Scalars['Boolean']['output'];
  /** The unit's name: "Large Crystal Flyer" or "Wizard". */
  readonly name: Scalars['String']['output'];
  /** The golem's material, or null for a Wizard. */
  readonly material?: Maybe<GolemsMaterial>;
  /** The hardness of the golem's material. A Wizard is soft. */
  readonly hardness: GolemsHardness;
  /** The golem's size. A Wizard is small. */
  readonly size: GolemsSize;
  /** The golem's shape. A Wizard is man-shaped. */
  readonly shape: GolemsShape;
  /** The space that the unit is on. */
  readonly space: Scalars['String']['output'];
  /** The number of hits that the unit has left, at least 1. */
  readonly hits: Scalars['Int']['output'];
  /** The number of hits that the unit has when undamaged. */
  readonly maxHits: Scalars['Int']['output'];
  /** The amount that the unit adds to its roll when it attacks, including spells. */
  readonly force: Scalars['Int']['output'];
  /** The amount that the unit adds to its roll when it is attacked, including spells and the tower. */
  readonly armor: Scalars['Int']['output'];
  /** The number of spaces that the unit can cover in one move; 0 for a Wizard. */
  readonly move: Scalars['Int']['output'];
  /** The number of moves that the unit has left in its seat's turn; 0 for a Wizard. */
  readonly movesLeft: Scalars['Int']['output'];
  /** The number of attacks that the unit has left in this round of the battle; 0 outside a battle. */
  readonly attacksLeft: Scalars['Int']['output'];
  /** The Power and Protection spells that affect the unit. */
  readonly boosts: ReadonlyArray<GolemsBoost>;
};

/** A spell that affects a unit for several turns. */
export type GolemsBoost = {
  /** The value that the spell raises. */
  readonly kind: GolemsBoostKind;
  /** The amount added to the value. */
  readonly by: Scalars['Int']['output'];
  /** The number of turns, of any player, for which the spell still lasts, including the current one. */
  readonly turns: Scalars['Int']['output'];
};

/** The value that a lasting spell raises. */
export type GolemsBoostKind =
  /** Force, raised by the spell Power. */
  | 'FORCE'
  /** Armor, raised by the spell Protection. */
  | 'ARMOR';

/** A deck and its discard pile. */
export type GolemsPile = {
  /** The kind of cards in the deck. */
  readonly kind: GolemsHand;
  /** The number of cards left in the deck. When the deck runs out, the discard pile is shuffled and becomes the new deck. */
  readonly deckCount: Scalars['Int']['output'];
  /** The number of cards in the discard pile. */
  readonly discardCount: Scalars['Int']['output'];
  /** The discard pile, top card first. It is public. */
  readonly discard: ReadonlyArray<GolemsCard>;
  /** The cards in the deck that the caller has seen with Divination, in the order in which they will be drawn. */
  readonly known: ReadonlyArray<GolemsCard>;
};

/** A spell that has been announced. */
export type GolemsSpell = {
  /** The seat that played the spell. */
  readonly seat: Scalars['Int']['output'];
  /** The card's printed name. */
  readonly card: Scalars['String']['output'];
  /** True if a Dispell has negated the spell. */
  readonly negated: Scalars['Boolean']['output'];
  /** The space of the stack that the spell targets, or null if it does not target a stack. */
  readonly stack?: Maybe<Scalars['String']['output']>;
  /** For Portal, the space that the stack moves to. Null for other spells. */
  readonly destination?: Maybe<Scalars['String']['output']>;
  /** For Transformation, the number of the golem that changes. Null for other spells. */
  readonly golem?: Maybe<Scalars['Int']['output']>;
  /** For Transformation, the golem's new trait. Null for other spells. */
  readonly into?: Maybe<GolemsTrait>;
  /** For Theft, the seat that loses a card. Null for other spells. */
  readonly opponent?: Maybe<Scalars['Int']['output']>;
  /** For Theft under rules earlier than 1.1.0, the hand that loses a card. Null otherwise. */
  readonly hand?: Maybe<GolemsHandOf>;
};

/** One of a seat's two hands. */
export type GolemsHandOf = {
  /** The seat that owns the hand. */
  readonly seat: Scalars['Int']['output'];
  /** Which of the two hands it is. */
  readonly hand: GolemsHand;
};

/** A battle between two stacks. */
export type GolemsBattle = {
  /** The number of the current round of the battle, starting at 1. */
  readonly round: Scalars['Int']['output'];
  /** The two sides, starting with the player whose turn it is. */
  readonly sides: ReadonlyArray<GolemsSide>;
  /** The attack that has been announced but not rolled yet, or null if there is none. */
  readonly attack?: Maybe<GolemsAttack>;
  /** The seats that have passed for the whole battle and are not asked for battle cards again. */
  readonly passed: ReadonlyArray<Scalars['Int']['output']>;
};

/** One side of a battle. */
export type GolemsSide = {
  /** The seat that owns the stack. */
  readonly seat: Scalars['Int']['output'];
  /** The space that the stack is on. */
  readonly space: Scalars['String']['output'];
};

/** An attack in a battle, before the dice are rolled. */
export type GolemsAttack = {
  /** The number of the attacking unit. */
  readonly unit: Scalars['Int']['output'];
  /** The number of the unit under attack. */
  readonly target: Scalars['Int']['output'];
  /** The Force that battle cards have added to this attack. */
  readonly force: Scalars['Int']['output'];
  /** The Armor that battle cards have added against this attack. */
  readonly armor: Scalars['Int']['output'];
};

/** The terrain of a space. */
export type GolemsTerrain =
  /** A corner of the board. Gives 1 mana to the seat that occupies it, and Armor +1 to the units on it. */
  | 'TOWER'
  /** Gives 1 mana to the seat that occupies it. */
  | 'MONOLITH'
  /** No unit can enter it, but flyers can pass over it. */
  | 'WATER'
  /** Has no effect. */
  | 'WASTELAND'
  /** Provides Flesh. */
  | 'VILLAGE'
  /** Provides Clay. */
  | 'MUD_FLATS'
  /** Provides Stone. */
  | 'QUARRY'
  /** Provides Crystal. */
  | 'GEM_MINE'
  /** Provides Iron. */
  | 'IRON_MINE'
  /** Provides Ice. */
  | 'ICE_CAVE'
  /** Provides Gold. */
  | 'GOLD_MINE'
  /** Provides Bone. */
  | 'RUINS'
  /** Provides Sand. */
  | 'DESERT'
  /** Provides Wood. */
  | 'FOREST'
  /** Provides Bronze. */
  | 'HILLS'
  /** Provides Obsidian. */
  | 'MOUNTAIN'
  /** Provides Basalt. */
  | 'VOLCANO'
  /** Provides Clockwork. */
  | 'WORKSHOPS'
  /** Provides Salt. */
  | 'SALT_FLATS'
  /** Provides Silver. */
  | 'SILVER_MINE';

/** A golem's material. */
export type GolemsMaterial =
  /** Soft: Force +1. */
  | 'FLESH'
  /** Soft: Force +1. */
  | 'CLAY'
  /** Rock: Force +3, Armor +2. */
  | 'STONE'
  /** Rock: Force +3, Armor +2. */
  | 'CRYSTAL'
  /** Metal: Force +4, Armor +3. */
  | 'IRON'
  /** Hard: Force +2, Armor +1. */
  | 'ICE'
  /** Metal: Force +4, Armor +3. */
  | 'GOLD'
  /** Hard: Force +2, Armor +1. */
  | 'BONE'
  /** Soft: Force +1. */
  | 'SAND'
  /** Hard: Force +2, Armor +1. */
  | 'WOOD'
  /** Metal: Force +4, Armor +3. */
  | 'BRONZE'
  /** Rock: Force +3, Armor +2. */
  | 'OBSIDIAN'
  /** Rock: Force +3, Armor +2. */
  | 'BASALT'
  /** Hard: Force +2, Armor +1. */
  | 'CLOCKWORK'
  /** Soft: Force +1. */
  | 'SALT'
  /** Metal: Force +4, Armor +3. */
  | 'SILVER';

/** The hardness of a material. Two golems with the same hardness cannot share a space. */
export type GolemsHardness =
  /** Flesh, Clay, Sand, Salt and all Wizards. */
  | 'SOFT'
  /** Ice, Bone, Wood and Clockwork. */
  | 'HARD'
  /** Stone, Crystal, Obsidian and Basalt. */
  | 'ROCK'
  /** Iron, Gold, Bronze and Silver. */
  | 'METAL';

/** A golem's size. Two golems of the same size cannot share a space. Smaller golems attack first. */
export type GolemsSize =
  /** 1 hit, Armor +1. */
  | 'SMALL'
  /** 2 hits, Force +1, Armor +2. */
  | 'MEDIUM'
  /** 3 hits, Force +2, Armor +3. */
  | 'LARGE'
  /** 4 hits, Force +3, Armor +4. */
  | 'GIANT';

/** A golem's shape. Two golems with the same shape cannot share a space. */
export type GolemsShape =
  /** Moves 2 spaces. */
  | 'MAN'
  /** Moves 3 spaces, Force +1. */
  | 'BEAST'
  /** Moves 4 spaces and can pass over Water and units, Armor -1. */
  | 'FLYER'
  /** Moves 1 space, Force +1, Armor +1. */
  | 'JUGGERNAUGHT';

/** A trait that Transformation can give a golem: a new material, size or shape. */
export type GolemsTrait =
  /** A soft material. */
  | 'FLESH'
  /** A soft material. */
  | 'CLAY'
  /** A rock material. */
  | 'STONE'
  /** A rock material. */
  | 'CRYSTAL'
  /** A metal material. */
  | 'IRON'
  /** A hard material. */
  | 'ICE'
  /** A metal material. */
  | 'GOLD'
  /** A hard material. */
  | 'BONE'
  /** A soft material. */
  | 'SAND'
  /** A hard material. */
  | 'WOOD'
  /** A metal material. */
  | 'BRONZE'
  /** A rock material. */
  | 'OBSIDIAN'
  /** A rock material. */
  | 'BASALT'
  /** A hard material. */
  | 'CLOCKWORK'
  /** A soft material. */
  | 'SALT'
  /** A metal material. */
  | 'SILVER'
  /** A size with 1 hit. */
  | 'SMALL'
  /** A size with 2 hits. */
  | 'MEDIUM'
  /** A size with 3 hits. */
  | 'LARGE'
  /** A size with 4 hits. */
  | 'GIANT'
  /** A shape that moves 2 spaces. */
  | 'MAN'
  /** A shape that moves 3 spaces. */
  | 'BEAST'
  /** A shape that flies 4 spaces. */
  | 'FLYER'
  /** A shape that moves 1 space. */
  | 'JUGGERNAUGHT';

/** The two kinds of cards. Each kind has its own deck, discard pile and hands. */
export type GolemsHand =
  /** Golem cards: materials, sizes and shapes. */
  | 'GOLEM'
  /** Event cards: spells and battle cards. */
  | 'EVENT';

/** A move in Golems. Set exactly one field. A decision's choices list all legal moves. */
export type GolemsMove =
  /** Builds no golem, draws no more cards, plays no card, ends the player's moves or battles, or puts back no golem, depending on the decision. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Craft Phase: builds a golem. */
  { readonly pass?: never; readonly craft: GolemsCraft; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Battle Phase: passes and plays no more cards in this battle. Always true. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle: Scalars['Boolean']['input']; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Fate Phase: draws cards. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw: GolemsDraw; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Fate Phase: pays 5 mana and draws one more card from this deck. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy: GolemsHand; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Fate Phase: discards the cards beyond seven in a hand. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard: GolemsDiscard; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Plays an event card: a spell in the Spell Phase, a Dispell in response to a spell, or a battle card before an attack is rolled or a round ends. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play: GolemsPlay; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Move Phase: moves a golem. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move: GolemsMoveGolem; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Battle Phase: attacks an adjacent enemy stack. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack: GolemsAttackStack; readonly strike?: never; readonly regenerate?: never; }
  |  /** Battle Phase: chooses a unit to attack with in the current battle, and its target. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike: GolemsStrike; readonly regenerate?: never; }
  |  /** End Phase: puts back a Soft golem that died in a battle that the player won. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate: GolemsRegenerate; };

/** A golem to build from three cards in the player's hand. If several cards have the same name, use the one that the choices list. */
export type GolemsCraft = {
  /** The number of the material card. */
  readonly material: Scalars['Int']['input'];
  /** The number of the size card. */
  readonly size: Scalars['Int']['input'];
  /** The number of the shape card. */
  readonly shape: Scalars['Int']['input'];
  /** The space where the golem appears, in a list with one element: the player's tower or a space next to it. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** The number of cards to draw from each deck. Either draw one card and be asked again, or draw all that are left of the three. */
export type GolemsDraw = {
  /** The number of cards from the Golem deck, 0 to 3. */
  readonly golem: Scalars['Int']['input'];
  /** The number of cards from the Event deck, 0 to 3. */
  readonly event: Scalars['Int']['input'];
};

/** Cards to discard from a hand that has too many. */
export type GolemsDiscard = {
  /** The cards' numbers: exactly as many as the hand has beyond seven. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** An event card to play. */
export type GolemsPlay = {
  /** The card's number. If several cards have the same name, use the one that the choices list. */
  readonly card: Scalars['Int']['input'];
  /** The card's target. Omit it if the card has none. */
  readonly target?: InputMaybe<GolemsTarget>;
};

/** An event card's target. Set exactly one field: the one that the card needs. */
export type GolemsTarget =
  /** For Haste, Elemental Storm, Power, Protection and Repair: the space of the stack, in a list with one element. */
  { readonly stack: ReadonlyArray<Scalars['String']['input']>; readonly portal?: never; readonly opponent?: never; readonly hand?: never; readonly golem?: never; readonly unit?: never; }
  |  /** For Portal: one of the player's stacks and its destination. */
  { readonly stack?: never; readonly portal: GolemsPortal; readonly opponent?: never; readonly hand?: never; readonly golem?: never; readonly unit?: never; }
  |  /** For Theft: the opponent's seat. The stolen card is a random one from both hands. */
  { readonly stack?: never; readonly portal?: never; readonly opponent: Scalars['Int']['input']; readonly hand?: never; readonly golem?: never; readonly unit?: never; }
  |  /**
   * For Theft under rules earlier than 1.1.0: an opponent and which of their hands to steal from.
   * @deprecated No choice names a hand any more: name the `opponent`.
   */
  { readonly stack?: never; readonly portal?: never; readonly opponent?: never; readonly hand: GolemsHandTarget; readonly golem?: never; readonly unit?: never; }
  |  /** For Transformation: a golem and its new trait. */
  { readonly stack?: never; readonly portal?: never; readonly opponent?: never; readonly hand?: never; readonly golem: GolemsTransformation; readonly unit?: never; }
  |  /** For a card that gives an extra attack: the unit that gets it, in a list with one element. */
  { readonly stack?: never; readonly portal?: never; readonly opponent?: never; readonly hand?: never; readonly golem?: never; readonly unit: ReadonlyArray<Scalars['Int']['input']>; };

/** A stack and the empty space that Portal moves it to. */
export type GolemsPortal = {
  /** The space of the stack. A Wizard in the stack stays. */
  readonly from: Scalars['String']['input'];
  /** The empty space, in a list with one element. Water is not allowed. */
  readonly to: ReadonlyArray<Scalars['String']['input']>;
};

/** An opponent's hand to steal from. */
export type GolemsHandTarget = {
  /** The opponent's seat. */
  readonly seat: Scalars['Int']['input'];
  /** Which of the opponent's two hands to steal from. */
  readonly hand: GolemsHand;
};

/** A golem and its new trait. */
export type GolemsTransformation = {
  /** The number of the golem, which may belong to any seat. */
  readonly golem: Scalars['Int']['input'];
  /** A trait that the golem does not have yet, in a list with one element. */
  readonly into: ReadonlyArray<GolemsTrait>;
};

/** A golem to move. */
export type GolemsMoveGolem = {
  /** The golem's number. */
  readonly golem: Scalars['Int']['input'];
  /** The space that the golem moves to, in a list with one element. */
  readonly to: ReadonlyArray<Scalars['String']['input']>;
};

/** A stack to attack with, and the enemy stack to attack. */
export type GolemsAttackStack = {
  /** The space of the player's stack. */
  readonly from: Scalars['String']['input'];
  /** The space of an adjacent enemy stack, in a list with one element. */
  readonly target: ReadonlyArray<Scalars['String']['input']>;
};

/** An attack in a battle. */
export type GolemsStrike = {
  /** The number of the player's unit, which must be one of the smallest that have attacks left. */
  readonly unit: Scalars['Int']['input'];
  /** The number of the enemy unit, in a list with one element. */
  readonly target: ReadonlyArray<Scalars['Int']['input']>;
};

/** A golem to put back. */
export type GolemsRegenerate = {
  /** The number of the golem that died. */
  readonly golem: Scalars['Int']['input'];
  /** The space to put it on, in a list with one element: the winning stack's space if stacking allows it, otherwise the player's tower or a space next to it. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** The table of a Business Card Battle match, as the caller is allowed to see it. */
export type BusinessCardBattleView = {
  /** The current phase. */
  readonly businessCardBattlePhase: BusinessCardBattlePhase;
  /** The stakes of the match. */
  readonly stakes: BusinessCardBattleStakes;
  /** The number of cards that each player brings, 6 to 10. */
  readonly size: Scalars['Int']['output'];
  /** The seat that took the first turn. Null until the marks have decided it. */
  readonly first?: Maybe<Scalars['Int']['output']>;
  /** The number of the current turn, starting at 1; 0 before the first turn. */
  readonly turn: Scalars['Int']['output'];
  /** The seat whose turn it is, or null before the first turn. */
  readonly acting?: Maybe<Scalars['Int']['output']>;
  /** The number of turns that can still begin. After the last one, the match is a draw. */
  readonly turnsLeft: Scalars['Int']['output'];
  /** The number of consecutive turns without a battle, including the current one. After 100, the match is a draw. */
  readonly quietTurns: Scalars['Int']['output'];
  /** Both players, in seat order. */
  readonly players: ReadonlyArray<BusinessCardBattlePlayer>;
  /** The current battle, or null if there is none. */
  readonly battle?: Maybe<BusinessCardBattleFight>;
  /** The seat that won. Null if the match is undecided or drawn. */
  readonly winner?: Maybe<Scalars['Int']['output']>;
  /** Why the match ended, or null if it has not. */
  readonly ending?: Maybe<BusinessCardBattleEnding>;
  /** The seat that picks the prize. Null until that is decided, and in friendly matches. */
  readonly prizePicker?: Maybe<Scalars['Int']['output']>;
};

/** The current phase of a match. */
export type BusinessCardBattlePhase =
  /** Both players secretly pick a card. The marks on the two cards decide who goes first, as in Paper, Scissors, Rock. */
  | 'FIRST_PICK'
  /** Both players secretly place their characters. The fields are then revealed at the same time. */
  | 'PLACEMENT'
  /** A player with an empty front line chooses a character to step forward, before the first turn and after every turn. */
  | 'FORCED_ADVANCE'
  /** A turn: one character may act. */
  | 'ACTION'
  /** Two characters take turns striking until one is in the graveyard. */
  | 'BATTLE'
  /** One card from the loser's deck is picked as the prize. */
  | 'PRIZE'
  /** The match is over. */
  | 'OVER';

/** The stakes of a match. */
export type BusinessCardBattleStakes =
  /** No card changes owner. */
  | 'FRIENDLY'
  /** One card from the loser's deck goes to the winner. Guests and new accounts cannot play for keeps: TOO_EARLY says what a new account still needs. */
  | 'FOR_KEEPS';

/** Why a match ended. */
export type BusinessCardBattleEnding =
  /** One player has no characters left. */
  | 'ELIMINATION'
  /** One player has left the match. */
  | 'LEFT'
  /** There were 100 turns in a row without a battle, so the match is a draw. Under rules 1.0, the player with more characters won, or with equal numbers the player with more HP. */
  | 'NO_BATTLE'
  /** The last turn is over, so the match is a draw. Under rules 1.0, the player with more characters won, or with equal numbers the player with more HP. */
  | 'TURNS'
  /** A turn never ended, which should not happen, so the match is a draw. */
  | 'LONG_TURN';

/** One player's side of the table. */
export type BusinessCardBattlePlayer = {
  /** The seat's number, 0 or 1. */
  readonly seat: Scalars['Int']['output'];
  /** The number of cards in this player's deck that the caller is not allowed to read. */
  readonly hiddenCards: Scalars['Int']['output'];
  /** True if this player has answered and the answer stays secret until the other player answers too. */
  readonly hasAnswered: Scalars['Boolean']['output'];
  /** The mark that this player revealed to decide the first turn. Null before the player reveals one, and after a tie. */
  readonly mark?: Maybe<BusinessCardBattleMark>;
  /** The cards that have not been placed yet and that the caller is allowed to read. The spots in a `place` move are in the same order. */
  readonly deck: ReadonlyArray<BusinessCardBattleCharacter>;
  /** The player's field: the front line, then the rear line. */
  readonly lines: ReadonlyArray<BusinessCardBattleLine>;
  /** The defeated characters, in the order in which they were defeated. */
  readonly graveyard: ReadonlyArray<BusinessCardBattleCharacter>;
  /** The number of characters on the field. */
  readonly charactersLeft: Scalars['Int']['output'];
  /** The total HP of all characters on the field. */
  readonly totalHp: Scalars['Int']['output'];
};

/** One line of a field. */
export type BusinessCardBattleLine = {
  /** Which of the two lines this is. */
  readonly line: BusinessCardBattleLineName;
  /** Five columns; null for an empty spot. Each column faces the other player's column with the same number. */
  readonly columns: ReadonlyArray<Maybe<BusinessCardBattleFighter>>;
};

/** The two lines of a field. */
export type BusinessCardBattleLineName =
  /** The line that faces the other player's front line. */
  | 'FRONT'
  /** The line behind the front line. Only characters with Flying can attack from here. */
  | 'REAR';

/** A spot on a field: a line and a column from 1 to 5. Each column faces the other player's column with the same number. */
export type BusinessCardBattleSpot =
  /** Front line, column 1. */
  | 'FRONT_1'
  /** Front line, column 2. */
  | 'FRONT_2'
  /** Front line, column 3. */
  | 'FRONT_3'
  /** Front line, column 4. */
  | 'FRONT_4'
  /** Front line, column 5. */
  | 'FRONT_5'
  /** Rear line, column 1. */
  | 'REAR_1'
  /** Rear line, column 2. */
  | 'REAR_2'
  /** Rear line, column 3. */
  | 'REAR_3'
  /** Rear line, column 4. */
  | 'REAR_4'
  /** Rear line, column 5. */
  | 'REAR_5';

/** Earth is stronger than Water, Water than Fire, Fire than Air, and Air than Earth. Neither of two opposite attributes is stronger. */
export type BusinessCardBattleAttribute =
  /** Stronger than Water. */
  | 'EARTH'
  /** Stronger than Fire. */
  | 'WATER'
  /** Stronger than Air. */
  | 'FIRE'
  /** Stronger than Earth. */
  | 'AIR';

/** The mark that a card plays to decide the first turn. */
export type BusinessCardBattleMark =
  /** Beats Rock. */
  | 'PAPER'
  /** Beats Paper. */
  | 'SCISSORS'
  /** Beats Scissors. */
  | 'ROCK';

/** A character's special skill. */
export type BusinessCardBattleSkill =
  /** Can also attack neighbouring columns, and can attack at long distance: from the front line to the rear line or the other way round. */
  | 'FLYING'
  /** Strikes first when attacked, unless the attacker has this skill too. */
  | 'LEADOFF_ATTACK'
  /** Instead of acting, can regain a quarter of its printed HP, rounded down, but not above the printed HP. */
  | 'SELF_RESTORATION'
  /** Declared before a strike. A roll of 5 or 6 kills the other character; on any other roll, this character loses its next strike in the battle. */
  | 'INSTANT_DEATH'
  /** Declared before the character is struck. On a roll of 5 or 6, it gains the HP that it would have lost. */
  | 'ABSORB_ATTACKING_POWER';

/** A character as printed on its card. */
export type BusinessCardBattleCharacter = {
  /** The card's number in this match. Moves use it to refer to the character. */
  readonly card: Scalars['Int']['output'];
  /** The name printed on the card. */
  readonly name: Scalars['String']['output'];
  /** The character's department. */
  readonly department: Scalars['String']['output'];
  /** The character's job title. */
  readonly title: Scalars['String']['output'];
  /** The character's attribute. */
  readonly attribute: BusinessCardBattleAttribute;
  /** The character's mark. */
  readonly mark: BusinessCardBattleMark;
  /** The character's skills; may be empty. */
  readonly skills: ReadonlyArray<BusinessCardBattleSkill>;
  /** The character's attack power. */
  readonly ap: Scalars['Int']['output'];
  /** The hit points printed on the card. */
  readonly printedHp: Scalars['Int']['output'];
};

/** A character on the field. */
export type BusinessCardBattleFighter = {
  /** The card's number in this match. Moves use it to refer to the character. */
  readonly card: Scalars['Int']['output'];
  /** The name printed on the card. */
  readonly name: Scalars['String']['output'];
  /** The character's department. */
  readonly department: Scalars['String']['output'];
  /** The character's job title. */
  readonly title: Scalars['String']['output'];
  /** The character's attribute. */
  readonly attribute: BusinessCardBattleAttribute;
  /** The character's mark. */
  readonly mark: BusinessCardBattleMark;
  /** The character's skills; may be empty. */
  readonly skills: ReadonlyArray<BusinessCardBattleSkill>;
  /** The character's attack power. */
  readonly ap: Scalars['Int']['output'];
  /** The hit points printed on the card. */
  readonly printedHp: Scalars['Int']['output'];
  /** The character's current hit points, at least 1. HP from neighbours and absorbed strikes can raise them above the printed HP. */
  readonly hp: Scalars['Int']['output'];
  /** The spot where the character stands. */
  readonly spot: BusinessCardBattleSpot;
  /** True if the character loses its next strike in this battle after a failed Instant Death. */
  readonly sideways: Scalars['Boolean']['output'];
};

/** A battle between two characters. */
export type BusinessCardBattleFight = {
  /** The character that started the battle. */
  readonly attacker: BusinessCardBattleNamed;
  /** The character that was attacked. */
  readonly target: BusinessCardBattleNamed;
  /** True if the battle is between a front line and a rear line. Attributes are then ignored, and all strikes are weak. */
  readonly longDistance: Scalars['Boolean']['output'];
  /** True if the attacked character strikes too. At long distance, this requires Flying. */
  readonly strikesBack: Scalars['Boolean']['output'];
  /** The card number of the character that strikes next. */
  readonly striker: Scalars['Int']['output'];
  /** The card numbers of characters that try to absorb every strike in this battle without being asked again. */
  readonly absorbing: ReadonlyArray<Scalars['Int']['output']>;
};

/** A character in a battle. */
export type BusinessCardBattleNamed = {
  /** The card's number in this match. */
  readonly card: Scalars['Int']['output'];
  /** The name printed on the card. */
  readonly name: Scalars['String']['output'];
  /** The seat that owns the character, 0 or 1. */
  readonly seat: Scalars['Int']['output'];
  /** The spot where the character stands. */
  readonly spot: BusinessCardBattleSpot;
};

/** A move in Business Card Battle. Set exactly one field. */
export type BusinessCardBattleMove =
  /** Does nothing. After a step, ends the turn; before a strike that could be absorbed, does not absorb it. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Picks a card from the player's deck to decide the first turn. */
  { readonly pass?: never; readonly pick: BusinessCardBattlePick; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Places the whole deck. */
  { readonly pass?: never; readonly pick?: never; readonly place: BusinessCardBattlePlace; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Moves a character forward into the empty front line. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance: BusinessCardBattleOne; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Moves a character one step on the player's own field. The same character may act afterwards. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move: BusinessCardBattleStep; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Starts a battle. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack: BusinessCardBattleAttack; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Gives HP to a neighbouring character, including diagonally. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share: BusinessCardBattleShare; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Uses Self-Restoration: the character regains a quarter of its printed HP. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore: BusinessCardBattleOne; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Strikes with the character's AP, without declaring Instant Death. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike: Scalars['Boolean']['input']; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Declares Instant Death before the strike. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath: Scalars['Boolean']['input']; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Declares Absorb Attacking Power before the strike: if the strike does not fail, the player rolls to absorb it. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb: Scalars['Boolean']['input']; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Declares Absorb Attacking Power for this strike and all later strikes against the same character in this battle. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways: Scalars['Boolean']['input']; readonly prize?: never; }
  |  /** Picks the card that changes owner. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize: BusinessCardBattlePrize; };

/** A card from the player's deck. */
export type BusinessCardBattlePick = {
  /** The card's number, in a list with one element. */
  readonly card: ReadonlyArray<Scalars['Int']['input']>;
};

/** A spot for each card in the deck. */
export type BusinessCardBattlePlace = {
  /** The spots, all different, in the order of `deck`: the first spot is for the first card. */
  readonly spots: ReadonlyArray<BusinessCardBattleSpot>;
};

/** One of the player's characters. */
export type BusinessCardBattleOne = {
  /** The card's number. */
  readonly character: Scalars['Int']['input'];
};

/** A step. */
export type BusinessCardBattleStep = {
  /** The card number of the character that moves. */
  readonly character: Scalars['Int']['input'];
  /** The spot to move to, in a list with one element: one step forward, backward, left or right. If another character is there, the two swap places. */
  readonly to: ReadonlyArray<BusinessCardBattleSpot>;
};

/** An attack. */
export type BusinessCardBattleAttack = {
  /** The card number of the attacker. */
  readonly character: Scalars['Int']['input'];
  /** The card number of the attacked character, in a list with one element. */
  readonly target: ReadonlyArray<Scalars['Int']['input']>;
};

/** HP that one character gives to another. */
export type BusinessCardBattleShare = {
  /** The card number of the character that gives HP. */
  readonly from: Scalars['Int']['input'];
  /** The card number of the character that receives HP. */
  readonly to: Scalars['Int']['input'];
  /** The amount of HP, from 1 to all that the giver has. A character that gives all of its HP goes to the graveyard. */
  readonly hp: Scalars['Int']['input'];
};

/** The prize. */
export type BusinessCardBattlePrize = {
  /** The name of a card that the loser brought, in a list with one element. The card may be that of a defeated character. */
  readonly card: ReadonlyArray<Scalars['String']['input']>;
};

/** The table of a Spark of War match, as the caller is allowed to see it. */
export type SparkOfWarView = {
  /** Whether each player plays alone or in one of two teams. */
  readonly mode: SparkOfWarMode;
  /** The name of the galaxy: a map's title, `Random galaxy` or `Custom galaxy`. */
  readonly galaxy: Scalars['String']['output'];
  /** The current phase of the turn. */
  readonly sparkOfWarPhase: SparkOfWarPhase;
  /** The number of the seat whose turn it is, starting at 0. */
  readonly turnSeat: Scalars['Int']['output'];
  /** The number of the current turn, starting at 1. Each turn belongs to one player. */
  readonly turn: Scalars['Int']['output'];
  /** The number of turns after which the match is scored, even if stars remain. The number is a multiple of the number of seats, because the last round is always completed. */
  readonly turns: Scalars['Int']['output'];
  /** The number of the current round, starting at 1. Each seat has one turn per round; seats that have left are skipped. */
  readonly round: Scalars['Int']['output'];
  /** The number of rounds after which the match is scored, even if stars remain. */
  readonly rounds: Scalars['Int']['output'];
  /** The current action phase of the turn, 1 or 2. */
  readonly action: Scalars['Int']['output'];
  /** The number of stars still in the galaxy. When none are left, the match is over. */
  readonly starsLeft: Scalars['Int']['output'];
  /** All seats, ordered by number. */
  readonly players: ReadonlyArray<SparkOfWarPlayer>;
  /** All hexagons that hold a card and all empty ones next to a card, in no particular order. */
  readonly hexes: ReadonlyArray<SparkOfWarHex>;
  /** The number of spaceships in the draw pile. */
  readonly drawCount: Scalars['Int']['output'];
  /** The discard pile, most recent card first. */
  readonly discard: ReadonlyArray<SparkOfWarCard>;
};

/** How the players compete. */
export type SparkOfWarMode =
  /** Every player plays alone. */
  | 'FREE_FOR_ALL'
  /** Two teams. Players cannot take planets or stars of the other team's colour. */
  | 'FACE_OFF';

/** The two teams of a Face-off. */
export type SparkOfWarColour =
  /** Seats 0, 2 and 4. */
  | 'BLUE'
  /** Seats 1, 3 and 5. */
  | 'ORANGE';

/** The parts of a turn in which a seat can be asked to decide. */
export type SparkOfWarPhase =
  /** The player deploys and rotates a spaceship. */
  | 'DEPLOYMENT'
  /** The player uses the special power of the ship just deployed. */
  | 'SPECIAL_POWER'
  /** The player may add damage with salvaged ships. Everything with enough damage is then conquered. */
  | 'DAMAGE'
  /** The player discards down to two ships in the salvage yard. */
  | 'DISCARD'
  /** The match is over. */
  | 'OVER';

/** One seat at the table. */
export type SparkOfWarPlayer = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** False if the player has left the match. */
  readonly playing: Scalars['Boolean']['output'];
  /** The seat's team, or null if each player plays alone. */
  readonly colour?: Maybe<SparkOfWarColour>;
  /** The seat's public points: 1 for each planet and 2 for each star. Quests are not included. */
  readonly points: Scalars['Int']['output'];
  /** The scoring pile: the conquered planets and stars, oldest first. */
  readonly planets: ReadonlyArray<SparkOfWarCard>;
  /** The salvage yard: the conquered spaceships. Two of them can be spent for 1 damage. */
  readonly salvage: ReadonlyArray<SparkOfWarCard>;
  /** The number of supply stations that the seat can still deploy. */
  readonly stations: Scalars['Int']['output'];
  /** The number of spaceships in the seat's hand. */
  readonly handCount: Scalars['Int']['output'];
  /** The spaceships in the seat's hand that the caller is allowed to read. */
  readonly hand: ReadonlyArray<SparkOfWarCard>;
  /** The number of quests that the seat has. */
  readonly questCount: Scalars['Int']['output'];
  /** The seat's quests that the caller is allowed to read: all of them for the caller's own seat, and for every seat once the match has been scored. */
  readonly quests: ReadonlyArray<SparkOfWarCard>;
  /** The final score including quests, or null before the end. */
  readonly score?: Maybe<SparkOfWarScore>;
};

/** A card that the caller is allowed to read. */
export type SparkOfWarCard = {
  /** The card's number in this match. Moves use it to refer to the card. */
  readonly number: Scalars['Int']['output'];
  /** The card's printed name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
};

/** A seat's score at the end of the match. */
export type SparkOfWarScore = {
  /** The total score: planets, stars, compensation and quests. */
  readonly total: Scalars['Int']['output'];
  /** The number of conquered planets, worth 1 point each. */
  readonly planets: Scalars['Int']['output'];
  /** The number of conquered stars, worth 2 points each. */
  readonly stars: Scalars['Int']['output'];
  /** The points for going later than the first player: 0, or as set by the match option `compensation`. */
  readonly compensation: Scalars['Int']['output'];
  /** In a Face-off, the sum of the team's totals, which decides the match. Null if each player plays alone, and in matches played under earlier rules. */
  readonly team?: Maybe<Scalars['Int']['output']>;
  /** The score of each quest. */
  readonly quests: ReadonlyArray<SparkOfWarQuestScore>;
};

/** The score of one quest. */
export type SparkOfWarQuestScore = {
  /** The quest's printed name. */
  readonly quest: Scalars['String']['output'];
  /** The number of points. */
  readonly points: Scalars['Int']['output'];
  /** For Envy, the printed name of the neighbour's quest that it copied. Null for other quests, if there was no quest to copy, and in matches played under earlier rules. */
  readonly copied?: Maybe<Scalars['String']['output']>;
  /** For Hidden World, or for Envy if it copied Hidden World, the kind of planet that the quest became. Null for other quests, and in matches played under earlier rules. */
  readonly planet?: Maybe<SparkOfWarKind>;
};

/** A place in the galaxy. Hexagons have a flat top, and their sides are numbered clockwise from 0 (top) to 5. */
export type SparkOfWarHex = {
  /** The name of the hexagon in moves: its axial coordinates, for example `2,-1`. */
  readonly key: Scalars['String']['output'];
  /** The axial column, which increases to the right. */
  readonly q: Scalars['Int']['output'];
  /** The axial row, which increases downwards. */
  readonly r: Scalars['Int']['output'];
  /** The card on the hexagon, or null if it is empty. */
  readonly card?: Maybe<SparkOfWarThing>;
  /** The damage that a ship would take immediately if it were deployed here. Only ships with more resistance than that can be deployed. Null if the hexagon holds a card. */
  readonly damageIfDeployed?: Maybe<Scalars['Int']['output']>;
};

/** The type of card in the galaxy. */
export type SparkOfWarThingKind =
  /** A planet, worth 1 point. */
  | 'PLANET'
  /** A star, worth 2 points. */
  | 'STAR'
  /** A spaceship, which has no owner. */
  | 'SHIP'
  /** A supply station, which deals no damage and keeps no other card in place. */
  | 'STATION';

/** The kinds of planets, and stars. */
export type SparkOfWarKind =
  /** Resistance 4. */
  | 'DWARF'
  /** Resistance 5. */
  | 'RING'
  /** Resistance 6. */
  | 'HABITABLE'
  /** Resistance 7. */
  | 'GASEOUS'
  /** Resistance 8. */
  | 'LUNAR'
  /** Resistance 9. */
  | 'STAR';

/** A spaceship's special power, used when it is deployed. */
export type SparkOfWarPower =
  /** Destroys a spaceship, which goes to the discard pile. */
  | 'DESTROY_SHIP'
  /** The ship's damage ignores forcefields for as long as the ship stays in the galaxy. */
  | 'IGNORE_FORCEFIELDS'
  /** Rotates a planet. */
  | 'ROTATE_PLANET'
  /** Rotates a spaceship. */
  | 'ROTATE_SHIP'
  /** Moves a spaceship from the player's hand to the player's salvage yard. */
  | 'STOW_SHIP';

/** A card in the galaxy. */
export type SparkOfWarThing = {
  /** The card's number in this match. */
  readonly number: Scalars['Int']['output'];
  /** The type of card. */
  readonly kind: SparkOfWarThingKind;
  /** The card's printed name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text, which names the sides as they are when the card is not rotated. */
  readonly text: Scalars['String']['output'];
  /** The kind of planet, or STAR for a star. Null for other cards. */
  readonly planet?: Maybe<SparkOfWarKind>;
  /** In a Face-off, the only team that may take this planet or star. Null otherwise. */
  readonly colour?: Maybe<SparkOfWarColour>;
  /** The card's clockwise rotation in sixths of a turn, 0 to 5. */
  readonly rotation: Scalars['Int']['output'];
  /** The damage needed to conquer the card. */
  readonly resistance: Scalars['Int']['output'];
  /** The damage that the card is taking now, from all ships around it and from salvaged ships. */
  readonly damage: Scalars['Int']['output'];
  /** The damage that the card deals at each of its six sides, clockwise from the top of the table. The card's rotation is already taken into account. */
  readonly deals: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether the card has a forcefield at each of its six sides, clockwise from the top of the table. The card's rotation is already taken into account. */
  readonly forcefields: ReadonlyArray<Scalars['Boolean']['output']>;
  /** True for a spaceship whose damage ignores forcefields. */
  readonly ignoresForcefields: Scalars['Boolean']['output'];
  /** The card's special power, or null if it has none. */
  readonly power?: Maybe<SparkOfWarPower>;
};

/** A move in Spark of War. Set exactly one field. If a decision leaves a list blank, put one value in it unless the field says otherwise. */
export type SparkOfWarMove =
  /** Declines what is offered. In the deployment phase, only if no spaceship can be deployed. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Deploys a spaceship or a supply station. */
  { readonly pass?: never; readonly deploy: SparkOfWarDeploy; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Rotates the card that the decision is about. */
  { readonly pass?: never; readonly deploy?: never; readonly turn: SparkOfWarTurn; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Destroys a spaceship with a special power. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy: SparkOfWarTarget; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Picks the card that a special power rotates. The next decision asks for its rotation. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate: SparkOfWarTarget; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Moves a spaceship from the player's hand to the salvage yard with a special power. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow: SparkOfWarStow; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Deals 1 more damage, paid for with two ships from the salvage yard. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire: SparkOfWarTarget; readonly spend?: never; readonly discard?: never; }
  |  /** Picks the two ships from the salvage yard that pay for the extra damage. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend: SparkOfWarShips; readonly discard?: never; }
  |  /** Discards ships from the salvage yard at the end of the turn. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard: SparkOfWarShips; };

/** A deployment. */
export type SparkOfWarDeploy = {
  /** The number of a spaceship in the player's hand or of a supply station in the player's supply. If several have the same name, use any of them. */
  readonly card: Scalars['Int']['input'];
  /** An empty hexagon next to a card, for example `2,-1`. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** A card's rotation. */
export type SparkOfWarTurn = {
  /** The clockwise rotation from the printed orientation in sixths of a turn, 0 to 5. */
  readonly rotation: Scalars['Int']['input'];
};

/** A card in the galaxy, identified by its hexagon. */
export type SparkOfWarTarget = {
  /** The card's hexagon, for example `2,-1`. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** A spaceship from the player's hand. */
export type SparkOfWarStow = {
  /** The card's number. */
  readonly card: ReadonlyArray<Scalars['Int']['input']>;
};

/** Ships from the player's salvage yard. */
export type SparkOfWarShips = {
  /** The cards' numbers, as many as the decision asks for. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** The table of a Valhalla match, as the caller is allowed to see it. */
export type ValhallaView = {
  /** True while the players are laying out the map, before the first turn. */
  readonly laying: Scalars['Boolean']['output'];
  /** The current phase of the turn. */
  readonly valhallaPhase: ValhallaPhase;
  /** The number of the seat whose turn it is, starting at 0. */
  readonly turnSeat: Scalars['Int']['output'];
  /** The number of the current round, starting at 1. Each round has one turn for every seat. */
  readonly round: Scalars['Int']['output'];
  /** The number of rounds after which the match ends. The seat with the most life then wins. */
  readonly rounds: Scalars['Int']['output'];
  /** All seats, ordered by number. */
  readonly players: ReadonlyArray<ValhallaPlayer>;
  /** The 36 cells of the map, row by row from the top left, six to a row. */
  readonly cells: ReadonlyArray<ValhallaCell>;
  /** The events in play, which apply to all players. The effects of several events add up. */
  readonly events: ReadonlyArray<ValhallaCard>;
  /** The current attack, or null if there is none. */
  readonly attack?: Maybe<ValhallaAttack>;
  /** The action that the current player has announced and that has not taken effect, or null if there is none. */
  readonly activity?: Maybe<ValhallaActivity>;
};

/** The phases of a turn, in order. */
export type ValhallaPhase =
  /** Used equipment becomes ready again, and timed effects end. */
  | 'RESOLVE'
  /** The player draws a card. */
  | 'DRAW'
  /** The player may move, equip or seed, play an ally, and play an event: each once, in any order. */
  | 'ACTIVITY'
  /** The player may make one attack with each ready weapon, or one unarmed attack. */
  | 'COMBAT'
  /** The player may take a piece of equipment from the ground, and then discards down to the hand limit. */
  | 'DISCARD';

/** One seat at the table. */
export type ValhallaPlayer = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** False if the seat is out, because its avatar was defeated or its player has left. */
  readonly alive: Scalars['Boolean']['output'];
  /** The seat's remaining life. At 0, the seat is out. */
  readonly life: Scalars['Int']['output'];
  /** The maximum life. */
  readonly maxLife: Scalars['Int']['output'];
  /** The cell that the avatar's token is on, 1 to 36. Null while it is off the map. */
  readonly cell?: Maybe<Scalars['Int']['output']>;
  /** The avatar. Null only if the deck had none. */
  readonly avatar?: Maybe<ValhallaCard>;
  /** The ATK of the avatar, its allies and all current effects, without a weapon and without R. */
  readonly atk: Scalars['Int']['output'];
  /** The DEF of the avatar, its armour, its allies and all current effects, without R. */
  readonly def: Scalars['Int']['output'];
  /** The range of the longest-ranged weapon in cells; 0 for melee only. */
  readonly reach: Scalars['Int']['output'];
  /** The number of cards in the seat's hand. */
  readonly handCount: Scalars['Int']['output'];
  /** The number of cards that the seat may keep at the end of its turn. */
  readonly handLimit: Scalars['Int']['output'];
  /** The cards in the seat's hand that the caller is allowed to read: all of the caller's own, and those of other seats that the caller has seen. */
  readonly hand: ReadonlyArray<ValhallaCard>;
  /** The seat's terrains that have not been laid yet and that the caller is allowed to read. */
  readonly terrainHand: ReadonlyArray<ValhallaCard>;
  /** The number of cards in the Draw stack. */
  readonly drawCount: Scalars['Int']['output'];
  /** The cards in the Draw stack that the caller has seen, in the order in which they will be drawn. */
  readonly knownDraw: ReadonlyArray<ValhallaCard>;
  /** The Recycle stack, top card first. When the Draw stack runs out, the Recycle stack is shuffled to replace it. */
  readonly recycle: ReadonlyArray<ValhallaCard>;
  /** The Discard stack, top card first. Discarded cards are out of the match. */
  readonly discard: ReadonlyArray<ValhallaCard>;
  /** The equipment that the avatar wears, ordered by slot. */
  readonly equipment: ReadonlyArray<ValhallaPiece>;
  /** The allies, in the order in which they take damage. */
  readonly allies: ReadonlyArray<ValhallaAlly>;
  /** The timed effects on this seat. */
  readonly boosts: ReadonlyArray<ValhallaBoost>;
  /** The phases that the seat will skip the next time it reaches them. */
  readonly skips: ReadonlyArray<ValhallaPhase>;
};

/** A card that the caller is allowed to read. */
export type ValhallaCard = {
  /** The card's number in this match. Moves use it to refer to the card. */
  readonly number: Scalars['Int']['output'];
  /** The card's name in the game's catalogue. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
  /** The Randomizer number in the card's corner, 1 to 6. Null for terrains and avatars, which have none. */
  readonly r?: Maybe<Scalars['Int']['output']>;
};

/** A face-up piece of equipment. */
export type ValhallaPiece = {
  /** The card's number in this match. */
  readonly number: Scalars['Int']['output'];
  /** The card's name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
  /** The Randomizer number in the card's corner, 1 to 6. Null for terrains and avatars, which have none. */
  readonly r?: Maybe<Scalars['Int']['output']>;
  /** The slot that the piece is worn in. Each slot holds one piece. */
  readonly slot: ValhallaSlot;
  /** True if the piece is rotated and cannot be used until its wearer's next Resolve phase. */
  readonly used: Scalars['Boolean']['output'];
  /** For a pistol, rifle or bow, the number of shots left. At 0, the weapon lies face down until it is reloaded. Null for other pieces. */
  readonly shots?: Maybe<Scalars['Int']['output']>;
  /** The weapon class, or null for armour and devices. */
  readonly weapon?: Maybe<ValhallaWeapon>;
  /** The ATK in attacks with this weapon. */
  readonly atk: Scalars['Int']['output'];
  /** The armour's +DEF; 0 for other pieces. */
  readonly def: Scalars['Int']['output'];
  /** The weapon's printed range in cells, or null for armour and devices. */
  readonly rng?: Maybe<Scalars['Int']['output']>;
  /** The weapon's printed damage, or null for armour and devices. */
  readonly dmg?: Maybe<Scalars['Int']['output']>;
};

/** The six slots for equipment. */
export type ValhallaSlot =
  /** The head. */
  | 'HEAD'
  /** The body. */
  | 'BODY'
  /** The back. */
  | 'BACK'
  /** The main hand. */
  | 'MAIN_HAND'
  /** The off hand. */
  | 'OFF_HAND'
  /** The legs. */
  | 'LEGS';

/** The classes of weapons. */
export type ValhallaWeapon =
  /** Attacks only on the same cell, whenever it is ready. */
  | 'MELEE'
  /** Has 4 shots. */
  | 'PISTOL'
  /** Has 4 shots. */
  | 'RIFLE'
  /** Has 4 shots. */
  | 'BOW';

/** An ally in play. */
export type ValhallaAlly = {
  /** The card's number in this match. */
  readonly number: Scalars['Int']['output'];
  /** The card's name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
  /** The Randomizer number in the card's corner, 1 to 6. Null for terrains and avatars, which have none. */
  readonly r?: Maybe<Scalars['Int']['output']>;
  /** The ally's remaining HP. Allies take damage before armour and life. */
  readonly hp: Scalars['Int']['output'];
  /** The ally's printed HP. */
  readonly maxHp: Scalars['Int']['output'];
  /** The amount that the ally adds to ATK. */
  readonly atk: Scalars['Int']['output'];
  /** The amount that the ally adds to DEF. */
  readonly def: Scalars['Int']['output'];
  /** True if the ally's ability has been used since its owner's last Resolve phase. */
  readonly used: Scalars['Boolean']['output'];
};

/** A timed effect, which ends in the next Resolve phase of the player who created it. */
export type ValhallaBoost = {
  /** The number that the effect changes. */
  readonly what: ValhallaStat;
  /** The amount of the change. */
  readonly by: Scalars['Int']['output'];
  /** The seat that created the effect. */
  readonly from: Scalars['Int']['output'];
};

/** A number that cards can raise and lower. */
export type ValhallaStat =
  /** Attack. */
  | 'ATK'
  /** Defence. */
  | 'DEF'
  /** The Randomizer number. */
  | 'R'
  /** Damage. */
  | 'DMG'
  /** The range of ranged weapons. */
  | 'RNG'
  /** The hand limit. */
  | 'HAND'
  /** The number of cards drawn in the Draw phase. */
  | 'DRAW'
  /** The number of moves per turn. */
  | 'MOVES'
  /** The number of pieces that can be equipped per turn. */
  | 'EQUIPS'
  /** The number of allies that can be in play at the same time. */
  | 'ALLIES';

/** One cell of the map. */
export type ValhallaCell = {
  /** The cell's number, 1 to 36, starting at the top left. */
  readonly cell: Scalars['Int']['output'];
  /** The cell's row; 1 is the top row. */
  readonly row: Scalars['Int']['output'];
  /** The cell's column; 1 is the leftmost column. */
  readonly column: Scalars['Int']['output'];
  /** True if there is a terrain on the cell. */
  readonly laid: Scalars['Boolean']['output'];
  /** True if the terrain is face up. */
  readonly turnedUp: Scalars['Boolean']['output'];
  /** The terrain. Null if there is none, or if the caller does not know it. */
  readonly terrain?: Maybe<ValhallaCard>;
  /** The seats whose avatars are on the cell. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** The face-up equipment on the cell. */
  readonly ground: ReadonlyArray<ValhallaPiece>;
  /** The number of pieces of equipment that lie face down under the terrain. */
  readonly seedCount: Scalars['Int']['output'];
  /** The face-down pieces that the caller knows, such as those that the caller seeded. */
  readonly knownSeeds: ReadonlyArray<ValhallaCard>;
};

/** An attack that has been announced and has not dealt its damage. */
export type ValhallaAttack = {
  /** The attacking seat. */
  readonly seat: Scalars['Int']['output'];
  /** The attacked seat. */
  readonly target: Scalars['Int']['output'];
  /** The name of the weapon, or `bare hands`. */
  readonly weapon: Scalars['String']['output'];
  /** True if the attack is on the same cell and uses no shot. */
  readonly melee: Scalars['Boolean']['output'];
  /** The stage that the attack has reached. */
  readonly stage: ValhallaStage;
  /** The attacker's Randomizer number, or null until it is drawn. */
  readonly attackerR?: Maybe<Scalars['Int']['output']>;
  /** The target's Randomizer number, or null until it is drawn. */
  readonly targetR?: Maybe<Scalars['Int']['output']>;
  /** The current attack value, R + ATK. R is left out until it is drawn. */
  readonly atk: Scalars['Int']['output'];
  /** The current defence value, R + DEF. R is left out until it is drawn. */
  readonly def: Scalars['Int']['output'];
  /** The damage that the attack would deal if it hit now. */
  readonly dmg: Scalars['Int']['output'];
  /** An effect that decides whether the attack hits, regardless of the numbers. Null if the numbers decide: the attack then hits if ATK is at least DEF. */
  readonly lastWord?: Maybe<ValhallaWord>;
  /** The cards played in response to the attack, in order. */
  readonly cards: ReadonlyArray<ValhallaSaid>;
};

/** The stages of an attack. */
export type ValhallaStage =
  /** The attack has been announced. */
  | 'ANNOUNCED'
  /** Both Randomizer numbers are known. */
  | 'NUMBERS'
  /** The attack hits and is about to deal its damage. */
  | 'DAMAGE';

/** An effect that overrides the numbers of an attack. */
export type ValhallaWord =
  /** The attack hits. */
  | 'HIT'
  /** The attack misses. */
  | 'MISS';

/** A card played in response to an attack or an activity. */
export type ValhallaSaid = {
  /** The seat that played the card. */
  readonly seat: Scalars['Int']['output'];
  /** The card's name. */
  readonly card: Scalars['String']['output'];
  /** False if another card has cancelled it. */
  readonly counts: Scalars['Boolean']['output'];
  /** For a card that cancels another one, the index of the cancelled card in this list, starting at 0, or -1 for the activity's own card. Null for other cards. */
  readonly cancels?: Maybe<Scalars['Int']['output']>;
};

/** An action announced in the Activity phase. */
export type ValhallaActivity = {
  /** The seat that announced the action. */
  readonly seat: Scalars['Int']['output'];
  /** The type of action. */
  readonly kind: ValhallaActivityKind;
  /** The name of the card, or null if it is not face up. */
  readonly card?: Maybe<Scalars['String']['output']>;
  /** The cell that the action leads to. For a piece of equipment picked up from the ground, the cell where it lay. */
  readonly cell?: Maybe<Scalars['Int']['output']>;
  /** The cards played in response to the action, in order. */
  readonly cards: ReadonlyArray<ValhallaSaid>;
};

/** An action in the Activity phase. Each is possible once per turn. */
export type ValhallaActivityKind =
  /** Move to an adjacent cell, or enter the map. */
  | 'MOVE'
  /** Equip a piece of equipment. */
  | 'EQUIP'
  /** Lay a piece of equipment face down under an empty cell. */
  | 'SEED'
  /** Play an ally. */
  | 'ALLY'
  /** Play an event. */
  | 'EVENT';

/** A move in Valhalla. Set exactly one field. A decision's choices list all legal moves. */
export type ValhallaMove =
  /** Plays nothing, or ends or skips the phase. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** During set-up: lays a terrain face down. */
  { readonly pass?: never; readonly lay: ValhallaLay; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: moves to an adjacent cell, or enters the map. */
  { readonly pass?: never; readonly lay?: never; readonly move: ValhallaGo; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: equips a piece from the player's hand or from the avatar's cell. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip: ValhallaCardMove; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: lays a piece of equipment face down under an empty cell. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed: ValhallaLay; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: plays an ally. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally: ValhallaCardMove; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: plays an event. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event: ValhallaCardMove; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Plays an action card from the player's hand, in any decision that offers it. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play: ValhallaPlay; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Uses a piece of equipment or an ally in play, which then stays rotated until the player's next Resolve phase. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use: ValhallaPlay; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Combat phase: attacks an opponent. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack: ValhallaStrike; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Chooses which piece of armour takes more than its +DEF and is lost. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay: ValhallaPieceMove; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Chooses the target of an effect that does not come from a played card, such as a terrain's or a weapon's. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose: ValhallaChoose; readonly discard?: never; readonly take?: never; }
  |  /** Discards cards from the player's hand. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard: ValhallaDiscard; readonly take?: never; }
  |  /** Discard phase: takes a piece of equipment from the avatar's cell into the player's hand. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take: ValhallaPieceMove; };

/** A card and the cell to put it on. */
export type ValhallaLay = {
  /** The number of a card in the player's hand. If several cards have the same name, use the one that the choices list. */
  readonly card: Scalars['Int']['input'];
  /** The cell, 1 to 36, in a list with one element. */
  readonly cell: ReadonlyArray<Scalars['Int']['input']>;
};

/** The destination of a move. */
export type ValhallaGo = {
  /** The cell, in a list with one element. */
  readonly to: ReadonlyArray<Scalars['Int']['input']>;
};

/** A card. */
export type ValhallaCardMove = {
  /** The card's number. If several cards have the same name, use the one that the choices list. */
  readonly card: Scalars['Int']['input'];
};

/** A piece of equipment. */
export type ValhallaPieceMove = {
  /** The number of the piece. */
  readonly piece: Scalars['Int']['input'];
};

/** A card to play, or a piece of equipment or an ally to use. */
export type ValhallaPlay = {
  /** The card's number. If several cards have the same name, use the one that the choices list. */
  readonly card: Scalars['Int']['input'];
  /** The card's target. Omit it if the card has none. */
  readonly target?: InputMaybe<ValhallaTarget>;
};

/** An effect's target. Set exactly one field: the one that the effect needs. */
export type ValhallaTarget =
  /** An opponent's seat, in a list with one element. */
  { readonly seat: ReadonlyArray<Scalars['Int']['input']>; readonly cell?: never; readonly card?: never; readonly push?: never; }
  |  /** A cell, in a list with one element. */
  { readonly seat?: never; readonly cell: ReadonlyArray<Scalars['Int']['input']>; readonly card?: never; readonly push?: never; }
  |  /** The number of a piece of equipment, an ally or an event in play, in a list with one element. */
  { readonly seat?: never; readonly cell?: never; readonly card: ReadonlyArray<Scalars['Int']['input']>; readonly push?: never; }
  |  /** An opponent and the cell to push them to. */
  { readonly seat?: never; readonly cell?: never; readonly card?: never; readonly push: ValhallaPush; };

/** An opponent to push, and where to. */
export type ValhallaPush = {
  /** The opponent's seat. */
  readonly seat: Scalars['Int']['input'];
  /** A cell next to the opponent's cell, in a list with one element. */
  readonly to: ReadonlyArray<Scalars['Int']['input']>;
};

/** An attack. */
export type ValhallaStrike = {
  /** The number of the weapon. If omitted, the attack is unarmed. */
  readonly weapon?: InputMaybe<Scalars['Int']['input']>;
  /** The opponent's seat, in a list with one element. */
  readonly target: ReadonlyArray<Scalars['Int']['input']>;
};

/** The target of an effect. */
export type ValhallaChoose = {
  /** The target. */
  readonly target: ValhallaTarget;
};

/** Cards to discard. */
export type ValhallaDiscard = {
  /** The cards' numbers: exactly as many as the decision asks for. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** The table of a Spark Forming match, as the caller is allowed to see it. */
export type SparkFormingView = {
  /** The current phase. */
  readonly sparkFormingPhase: SparkFormingPhase;
  /** The number of the current turn, starting at 1; 0 while the players draw their first hands. Each turn is one attack. */
  readonly turn: Scalars['Int']['output'];
  /** The number of turns after which the side with more Health Points wins. Equal sums are a draw. */
  readonly turns: Scalars['Int']['output'];
  /** The seat that attacks this turn. */
  readonly attacker: Scalars['Int']['output'];
  /** The seat under attack this turn. */
  readonly defender: Scalars['Int']['output'];
  /** The two sides. In a match with two seats, each side is one seat. */
  readonly teams: ReadonlyArray<SparkFormingTeam>;
  /** All seats, ordered by number. */
  readonly players: ReadonlyArray<SparkFormingPlayer>;
  /** The attack made this turn, or null before it is made. */
  readonly attack?: Maybe<SparkFormingAttack>;
  /** The defence against the attack, or null if there is none yet. */
  readonly defence?: Maybe<SparkFormingDefence>;
  /** The number of consecutive turns in which the attacker ended the attack. Twenty of them end the match. */
  readonly attacksEnded: Scalars['Int']['output'];
  /** The number of consecutive attacks by the attacking side. */
  readonly streak: Scalars['Int']['output'];
};

/** The current phase of a match. */
export type SparkFormingPhase =
  /** Each player may replace their first hand once. */
  | 'REDRAW'
  /** The attacker makes an attack, or ends it. */
  | 'ATTACK'
  /** The defender blocks, dodges, counters, or does not defend. */
  | 'DEFENCE'
  /** The attack deals damage. In a sustained attack, the defender exchanges cards. */
  | 'DAMAGE'
  /** Players quarantine and draw cards. Played cards are disposed of and have their effects. */
  | 'END'
  /** The next attacker is decided, and a team-mate replaces a fallen member. */
  | 'NEXT'
  /** The match is over. */
  | 'OVER';

/** One of the two sides. */
export type SparkFormingTeam = {
  /** 0 for the even seats, 1 for the odd seats. */
  readonly side: Scalars['Int']['output'];
  /** The side's seats, in tagging order. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** The seat of the member who is fighting now. */
  readonly active: Scalars['Int']['output'];
  /** True if the last member is using its own Data Fragment instead of the team's. */
  readonly lastStand: Scalars['Boolean']['output'];
  /** The Data Fragment in use. In a match with two seats and in a last stand, it is the member's own; otherwise it is the Tag Team Fragment, which works for the whole team. Null if there is none. Also null for callers outside the team until the fragment has been used, because they cannot know which one it is. */
  readonly fragment?: Maybe<SparkFormingFragment>;
  /** The seat that brought the Data Fragment in use. Null if `fragment` is null. */
  readonly fragmentSeat?: Maybe<Scalars['Int']['output']>;
};

/** One seat at the table, with its form, points and cards. */
export type SparkFormingPlayer = {
  /** The seat's number, starting at 0. */
  readonly seat: Scalars['Int']['output'];
  /** 0 for the even seats, 1 for the odd seats. */
  readonly side: Scalars['Int']['output'];
  /** False if the seat is out, because it has no Health Points left or its player has left. */
  readonly standing: Scalars['Boolean']['output'];
  /** True for the member of each side who is fighting now. */
  readonly active: Scalars['Boolean']['output'];
  /** The seat's Health Points, 0 to 100. */
  readonly health: Scalars['Int']['output'];
  /** The name of the seat's Spark Form. */
  readonly form: Scalars['String']['output'];
  /** The species of the Spark Form. */
  readonly species: SparkFormingSpecies;
  /** The Character Type of the Spark Form. The seat can use cards of this type and neutral cards. */
  readonly characterType: SparkFormingCharacterType;
  /** The form's Attack Stats, including its Upgrade. */
  readonly stats: ReadonlyArray<SparkFormingStatValue>;
  /** The amount subtracted from all damage to the seat, from its form, its Upgrade and effects. */
  readonly resilience: Scalars['Int']['output'];
  /** The Upgrade Card next to the form, or null if there is none. */
  readonly upgrade?: Maybe<Scalars['String']['output']>;
  /** The seat's own Data Fragment. In a tag match, it is used only in a last stand. */
  readonly fragment?: Maybe<SparkFormingFragment>;
  /** The Tag Team Fragment that the seat brought, or null if there is none. A team uses the first one in seat order, provided that it works for every member. */
  readonly teamFragment?: Maybe<SparkFormingFragment>;
  /** The number of cards in the seat's hand. */
  readonly handCount: Scalars['Int']['output'];
  /** The cards in the seat's hand that the caller is allowed to read. */
  readonly hand: ReadonlyArray<SparkFormingCard>;
  /** The number of cards in the seat's deck. When the deck runs out, the Quarantine is shuffled to replace it. */
  readonly deckCount: Scalars['Int']['output'];
  /** The card in the seat's Action space. */
  readonly action: ReadonlyArray<SparkFormingCard>;
  /** The cards that charge the action. */
  readonly dataCharge: ReadonlyArray<SparkFormingCard>;
  /** The cards that charge the seat's fragment, oldest first. The oldest is spent first. */
  readonly fragmentCharge: ReadonlyArray<SparkFormingCard>;
  /** The seat's Quarantine, top card first. */
  readonly quarantine: ReadonlyArray<SparkFormingCard>;
  /** Effects that apply to the seat's next actions, one line of text each. */
  readonly pending: ReadonlyArray<Scalars['String']['output']>;
  /** The number of consecutive attacks that the seat has made itself. In a speed match, its hand is larger by this number for as long as it keeps attacking. */
  readonly attacksInARow: Scalars['Int']['output'];
  /** In a tag match, the number of turns since the seat was last active. */
  readonly waited: Scalars['Int']['output'];
  /** In a tag match, the Health Points that the seat has recovered since it was last active, at most 20. */
  readonly rested: Scalars['Int']['output'];
};

/** A card that the caller is allowed to read. */
export type SparkFormingCard = {
  /** The card's number in this match. Moves use it to refer to the card. */
  readonly number: Scalars['Int']['output'];
  /** The card's printed name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
};

/** A Data Fragment on the table. */
export type SparkFormingFragment = {
  /** The fragment's type, which is public from the beginning. */
  readonly type: SparkFormingFragmentType;
  /** True for a Tag Team Fragment. */
  readonly team: Scalars['Boolean']['output'];
  /** The card, or null if the caller is not allowed to read it yet. */
  readonly card?: Maybe<SparkFormingCard>;
  /** True if the fragment has been used and is now face up. */
  readonly faceUp: Scalars['Boolean']['output'];
};

/** A stat and its value. */
export type SparkFormingStatValue = {
  /** The stat. */
  readonly stat: SparkFormingStat;
  /** The stat's value. */
  readonly value: Scalars['Int']['output'];
};

/** The range of an attack or a defence. */
export type SparkFormingRange = {
  /** The mode of defence that the range is for. */
  readonly mode: SparkFormingMode;
  /** The lower limit. */
  readonly lower: Scalars['Int']['output'];
  /** The upper limit. */
  readonly upper: Scalars['Int']['output'];
};

/** The attack that was made. */
export type SparkFormingAttack = {
  /** The attacking seats: one, or two in a double team. */
  readonly attackers: ReadonlyArray<Scalars['Int']['output']>;
  /** The name of the Action Card or Blast. */
  readonly card: Scalars['String']['output'];
  /** True if the attack is a Blast. */
  readonly blast: Scalars['Boolean']['output'];
  /** The Boost that strengthens the attack, or null if there is none. */
  readonly boost?: Maybe<Scalars['String']['output']>;
  /** For each attacker, the stats times their multipliers, before the defender's Resilience. */
  readonly power: ReadonlyArray<Scalars['Int']['output']>;
  /** The modes of defence that work against the attack, with their ranges. For a sustained attack, those that end it. */
  readonly ranges: ReadonlyArray<SparkFormingRange>;
  /** True if the attack continues until a defence ends it. */
  readonly sustained: Scalars['Boolean']['output'];
  /** For a sustained attack, what ends it as printed on the card, for example `a block` or `a defence with a Neutral card`. Null for other attacks. */
  readonly until?: Maybe<Scalars['String']['output']>;
  /** The number of times that a sustained attack has struck without ending. */
  readonly strikes: Scalars['Int']['output'];
};

/** The defence that was made. */
export type SparkFormingDefence = {
  /** The defending seat. */
  readonly seat: Scalars['Int']['output'];
  /** The name of the Action Card or Burst. */
  readonly card: Scalars['String']['output'];
  /** True if the defence is a Burst. */
  readonly burst: Scalars['Boolean']['output'];
  /** The Boost that strengthens the defence, or null if there is none. */
  readonly boost?: Maybe<Scalars['String']['output']>;
  /** The defence's mode and range. */
  readonly range: SparkFormingRange;
  /** How the defence's range compares to the attack's. */
  readonly fit: SparkFormingFit;
  /** For a counter, the stats times their multipliers, before the attacker's Resilience; otherwise 0. */
  readonly power: Scalars['Int']['output'];
};

/** How a defence's range compares to the attack's. */
export type SparkFormingFit =
  /** The defence's range lies within the attack's or equals it: the defender attacks next. */
  | 'WITHIN'
  /** The defence's range reaches higher than the attack's: the attacker continues. */
  | 'EXCEEDS';

/** The modes of defence. */
export type SparkFormingMode =
  /** Halves the damage, rounded down to a multiple of five. */
  | 'BLOCK'
  /** Avoids all damage. */
  | 'DODGE'
  /** The defender takes no damage, and the attacker takes the damage of the defence card. */
  | 'COUNTER';

/** The types of Data Fragments. */
export type SparkFormingFragmentType =
  /** Attacks. */
  | 'BLAST'
  /** Defends. */
  | 'BURST'
  /** Strengthens a card as it is played. */
  | 'BOOST';

/** The Attack Stats. */
export type SparkFormingStat =
  /** Physical strength. */
  | 'MIGHT'
  /** Quickness. */
  | 'SPEED'
  /** Elemental force. */
  | 'ENERGY'
  /** Mental strength. */
  | 'WILL';

/** The Character Types. */
export type SparkFormingCharacterType =
  /** Fire. */
  | 'EMBER'
  /** Water. */
  | 'TIDE'
  /** Wind. */
  | 'GALE'
  /** Earth. */
  | 'TERRA';

/** The species of Spark Forms. */
export type SparkFormingSpecies =
  /** Drakes. */
  | 'DRAKE'
  /** Automatons. */
  | 'AUTOMATON'
  /** Sprites. */
  | 'SPRITE'
  /** Beasts. */
  | 'BEAST';

/** A move in Spark Forming. Set exactly one field. A decision's choices list all legal moves. */
export type SparkFormingMove =
  /** As the attacker, ends the attack. As the defender, does not defend and exchanges no cards. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Keeps the first hand. Always true. */
  { readonly pass?: never; readonly keepHand: Scalars['Boolean']['input']; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Shuffles the first hand back into the deck and draws five new cards. Always true. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw: Scalars['Boolean']['input']; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Attacks with an Action Card. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack: SparkFormingAttackMove; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Attacks with the player's Blast. Always true. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast: Scalars['Boolean']['input']; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** In a tag match, lets a team-mate make the attack by means of a card burn. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag: SparkFormingTagMove; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** In a tag match, attacks together with a team-mate who has the same card. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam: SparkFormingDoubleTeamMove; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** In a tag match, charges the player's own card in a double team. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist: SparkFormingAssistMove; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** In a tag match, switches the team's last member to its own Data Fragment. Always true. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand: Scalars['Boolean']['input']; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Defends with an Action Card. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend: SparkFormingDefendMove; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Defends with the player's Burst. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst: SparkFormingBurstMove; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Does not defend against an attack that will strike again. The defender quarantines one to five cards and draws as many. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap: SparkFormingCardsMove; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** At the end of the turn, quarantines any number of cards from the player's hand. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine: SparkFormingCardsMove; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** At the end of the turn, moves Data Charge cards to the Data Fragment instead of using their effects. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge: SparkFormingCardsMove; readonly takeBack?: never; readonly enter?: never; }
  |  /** As an effect, takes a card back from the player's Quarantine. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack: SparkFormingTakeBackMove; readonly enter?: never; }
  |  /** In a tag match, picks the member who replaces the fallen one. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter: SparkFormingEnterMove; };

/** An attack with an Action Card. */
export type SparkFormingAttackMove = {
  /** The card's number. */
  readonly card: Scalars['Int']['input'];
  /** The cards that charge it: exactly as many other cards from the player's hand as its Action Cost. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
  /** Whether the player's Boost strengthens the attack. */
  readonly boost: Scalars['Boolean']['input'];
};

/** A card burn. */
export type SparkFormingTagMove = {
  /** The card that the player quarantines. */
  readonly card: Scalars['Int']['input'];
  /** The seat of the team-mate who replaces the player. */
  readonly partner: Scalars['Int']['input'];
  /** The card of equal cost that the team-mate quarantines, in a list with one element. */
  readonly theirs: ReadonlyArray<Scalars['Int']['input']>;
};

/** A double team. */
export type SparkFormingDoubleTeamMove = {
  /** The number of the player's card. */
  readonly card: Scalars['Int']['input'];
  /** The seat of the team-mate who also attacks. */
  readonly partner: Scalars['Int']['input'];
  /** The number of the team-mate's card with the same name. */
  readonly theirs: Scalars['Int']['input'];
  /** The cards that charge the player's card. The team-mate is asked for theirs. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
  /** Whether the player's Boost strengthens the player's own strike. */
  readonly boost: Scalars['Boolean']['input'];
};

/** The team-mate's part in a double team. */
export type SparkFormingAssistMove = {
  /** The cards that charge the team-mate's card. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
};

/** A defence with an Action Card. */
export type SparkFormingDefendMove = {
  /** The card's number. */
  readonly card: Scalars['Int']['input'];
  /** The mode of defence. */
  readonly mode: SparkFormingMode;
  /** The cards that charge it: exactly as many other cards from the player's hand as its Action Cost. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
  /** Whether the player's Boost strengthens the defence. */
  readonly boost: Scalars['Boolean']['input'];
  /** If true, both limits of the range shift by as much as the player's Upgrade, effects and Boost allow. If omitted, the printed range applies. */
  readonly reach?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A defence with a Burst. */
export type SparkFormingBurstMove = {
  /** The mode of defence. */
  readonly mode: SparkFormingMode;
  /** If true, both limits of the range shift by as much as the player's Upgrade and effects allow. If omitted, the printed range applies. */
  readonly reach?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One or more cards. */
export type SparkFormingCardsMove = {
  /** The cards' numbers. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** A card to take back from the Quarantine. */
export type SparkFormingTakeBackMove = {
  /** The card's number, in a list with one element. */
  readonly card: ReadonlyArray<Scalars['Int']['input']>;
};

/** A team member to send in. */
export type SparkFormingEnterMove = {
  /** The seat, in a list with one element. */
  readonly seat: ReadonlyArray<Scalars['Int']['input']>;
};

/** A move. Set exactly one field: the one for the match's game. */
export type MoveInput =
  /** A move of Golems. */
  { readonly golems: GolemsMove; readonly businessCardBattle?: never; readonly sparkOfWar?: never; readonly valhalla?: never; readonly sparkForming?: never; }
  |  /** A move of Business Card Battle. */
  { readonly golems?: never; readonly businessCardBattle: BusinessCardBattleMove; readonly sparkOfWar?: never; readonly valhalla?: never; readonly sparkForming?: never; }
  |  /** A move of Spark of War. */
  { readonly golems?: never; readonly businessCardBattle?: never; readonly sparkOfWar: SparkOfWarMove; readonly valhalla?: never; readonly sparkForming?: never; }
  |  /** A move of Valhalla. */
  { readonly golems?: never; readonly businessCardBattle?: never; readonly sparkOfWar?: never; readonly valhalla: ValhallaMove; readonly sparkForming?: never; }
  |  /** A move of Spark Forming. */
  { readonly golems?: never; readonly businessCardBattle?: never; readonly sparkOfWar?: never; readonly valhalla?: never; readonly sparkForming: SparkFormingMove; };
