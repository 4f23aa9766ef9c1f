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
  /** A moment in ISO 8601 with milliseconds, in UTC: `2030-01-31T18:05:09.123Z`. In requests it must have `Z` or an offset such as `+01:00`. A local time alone is refused, because it is ambiguous or missing when the clocks change. Responses are in UTC. */
  DateTime: { input: string; output: string; }
  /** A position in a list: an opaque string that a page contains. To continue from there, pass it as `after` or `before`. For entries, a version also works, as a number or as a string. */
  Cursor: { input: string; output: string; }
};

/** The permission level of an account. */
export type Role =
  /** Can play, watch and save decks. */
  | 'PLAYER'
  /** Can also organize: tournaments, cubes and rulings. */
  | 'ORGANIZER'
  /** Can do everything. */
  | 'ADMIN';

/** A player's account. A guest is a player without a password. */
export type Player = {
  /** The account's id. It never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name shown to other players, 2 to 24 characters. Each account's name is unique: no two accounts have names that look alike or differ only in case, unless they predate this rule. Several guests may share a name, but not with an account. */
  readonly name: Scalars['String']['output'];
  /** True for a guest, who has not signed up. The account ends with its session, unless the guest keeps it with `keepAccount`. */
  readonly guest: Scalars['Boolean']['output'];
  /** True if the owner has declared that a program plays with this account. It never becomes false again. */
  readonly bot: Scalars['Boolean']['output'];
  /** True if the account was deleted. It then has no name of its own and appears as `Deleted player`. */
  readonly deleted: Scalars['Boolean']['output'];
  /** When the account was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The account's permission levels. */
  readonly roles: ReadonlyArray<Role>;
  /** The player's saved decks, newest first. Empty if the caller is not this player. FORBIDDEN for the player's API keys without READ. */
  readonly decks: ReadonlyArray<Deck>;
  /** The cards that the player owns, ordered by name. Only for games in which players own cards. A guest owns the starter set. Empty if the caller is not this player. FORBIDDEN for the player's API keys without READ. */
  readonly collection: ReadonlyArray<OwnedCard>;
};


/** A player's account. A guest is a player without a password. */
export type PlayerDecksArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/** A player's account. A guest is a player without a password. */
export type PlayerCollectionArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};

/** A card that a player owns. */
export type OwnedCard = {
  /** The game that the card belongs to. */
  readonly game: Game;
  /** The card's name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** How many copies the player owns, at least 1. */
  readonly count: Scalars['Int']['output'];
  /** How many of these copies are in decks of waiting or running matches for keeps. They cannot be staked in another match; decks for friendly matches may still use them. */
  readonly staked: Scalars['Int']['output'];
};

/** The caller's account, with details that only its owner can read. Not available to API keys. */
export type Account = {
  /** The player that this account belongs to. */
  readonly player: Player;
  /** The confirmed address to which the server sends email, or null if there is none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** All sessions that can still be used, newest first; at most 200. */
  readonly sessions: ReadonlyArray<OpenSession>;
  /** All API keys that can still be used, newest first; at most 20. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** The players whom the caller has blocked, most recently blocked first; at most 500. */
  readonly blocked: ReadonlyArray<Player>;
};

/** One of the caller's sessions. Its token is not shown: only the device that signed in has it. */
export type OpenSession = {
  /** The session's id. It stays the same for the lifetime of the session. */
  readonly id: Scalars['ID']['output'];
  /** The name that the owner gave the session, for example `Phone`, or null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When the session was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the session was last used, to the hour, or null if unknown. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the session expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** True for the session that sent this request. */
  readonly current: Scalars['Boolean']['output'];
};

/** A permission of an API key. A key can do only what its scopes allow, and never more than its owner. No key can sign in or access sessions, passwords, email addresses, keys, account export or account deletion. Hands, decisions, decks and other private fields need READ wherever they appear, including in the response to a mutation. */
export type ApiScope =
  /** Read everything that the owner can see, including the cards in the owner's hand: queries, subscriptions and the REST files of matches. */
  | 'READ'
  /** Create and join matches, answer decisions, resign, set auto-pass, cancel the owner's own matches and save decks. The responses show the match from the owner's seat. */
  | 'PLAY'
  /** Run tournaments and judge without playing, cancel matches that the owner created and that still wait for players, and manage the owner's webhooks. It reveals no player's cards or choices: add READ to see them. */
  | 'ORGANIZE';

/** An API key for one of the caller's programs. The secret is not shown: it is returned only once, when the key is created. */
export type ApiKey = {
  /** The key's id. It never changes. */
  readonly id: Scalars['ID']['output'];
  /** The name that the owner gave the key. */
  readonly name: Scalars['String']['output'];
  /** The permissions of the key. */
  readonly scopes: ReadonlyArray<ApiScope>;
  /** The number of requests per minute that the key may make. The `RateLimit` header of each response says how many are left. */
  readonly budget: Scalars['Int']['output'];
  /** When the key was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key was last used, to the hour, or null if it was never used. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the key expires. Later requests fail with UNAUTHENTICATED. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A newly created key with its secret. */
export type CreatedApiKey = {
  /** The key. */
  readonly key: ApiKey;
  /** The secret, which begins with `arbk_`. Send it in the same way as a session token: `Authorization: Bearer arbk_…`. It is shown only once, because the server stores only its hash. */
  readonly secret: Scalars['String']['output'];
};

/** A signed-in session. Send its token with every request as `Authorization: Bearer <token>`, or on a WebSocket as `{ "token": … }` in `connection_init`. */
export type Session = {
  /** An opaque token of 43 letters, digits, `-` and `_`. It is shown only once, because the server stores only its hash. */
  readonly token: Scalars['String']['output'];
  /** The player who is signed in. */
  readonly player: Player;
  /** When the token expires. Later requests fail with UNAUTHENTICATED. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A new account. */
export type SignUpInput = {
  /** 2 to 24 characters as a reader counts them: letters and digits of any script, with single spaces, `-`, `_`, `'` or `.` between them. Invisible characters are removed. BAD_INPUT if an account already has this name or one that looks like it, or if the server uses the name for something else, such as `Seat 1` or `Deleted player`. */
  readonly name: Scalars['String']['input'];
  /** 8 to 200 characters of any kind. The most common passwords are refused, even with digits or symbols appended, and so is the account's own name. */
  readonly password: Scalars['String']['input'];
  /** Whether a program will play with this account. All players can see this. */
  readonly bot?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name for this session in the list of sessions, 1 to 60 characters. */
  readonly sessionName?: InputMaybe<Scalars['String']['input']>;
};

/** The name and password that turn a guest into an account. */
export type KeepAccountInput = {
  /** As for `signUp`. If omitted, the guest's current name. BAD_INPUT if an account already has that name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** As for `signUp`. */
  readonly password: Scalars['String']['input'];
};

/** A change of password. */
export type ChangePasswordInput = {
  /** The current password. UNAUTHENTICATED if it is wrong. */
  readonly current: Scalars['String']['input'];
  /** The new password, as for `signUp`. */
  readonly password: Scalars['String']['input'];
  /** If true, API keys, webhooks and push subscriptions are kept. Otherwise all API keys are revoked, and all webhooks and push subscriptions are deleted. */
  readonly keepKeys?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new password for a player who has forgotten theirs. */
export type ResetPasswordInput = {
  /** The token from the email. It can be used once, within an hour. */
  readonly token: Scalars['String']['input'];
  /** The new password, as for `signUp`. */
  readonly password: Scalars['String']['input'];
};

/** A new email address for the account. */
export type SetEmailInput = {
  /** The address, at most 254 characters. Null removes the current address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. UNAUTHENTICATED if it is wrong. */
  readonly password: Scalars['String']['input'];
};

/** The confirmation needed to delete an account. */
export type DeleteAccountInput = {
  /** The account's name, as a confirmation, in upper or lower case. BAD_INPUT if it is a different name. */
  readonly name: Scalars['String']['input'];
  /** The account's password. Omit it for a guest or for an account of an external issuer. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** An API key to create. */
export type CreateApiKeyInput = {
  /** The key's name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The permissions of the key, at least one. PLAY does not include READ. */
  readonly scopes: ReadonlyArray<ApiScope>;
  /** The number of days until the key expires, 1 to 365. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** Requests per minute. All keys of an account together may have at most the budget of a player (`RATE_LIMIT`). If omitted, a tenth of that budget. */
  readonly budget?: InputMaybe<Scalars['Int']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. Repeating it returns the same API key with a new secret, because the server stores only a hash; the previous secret stops working. NOT_FOUND if that API key was revoked or has expired. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The credentials of an existing account. */
export type SignInInput = {
  /** The account's name, in upper or lower case. */
  readonly name: Scalars['String']['input'];
  /** The account's password. */
  readonly password: Scalars['String']['input'];
  /** The token of an earlier session of this account on this device, even one that has ended. With it, the owner can still sign in while someone else is guessing the password. */
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
  /** The cards with their numbers of copies, each name once. */
  readonly cards: ReadonlyArray<DeckCard>;
  /** The deck building rules that the deck breaks now, one line of text each. For example, the player may have lost one of its cards in a match for keeps. Empty if the deck can be played. */
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
  /** The cards, each name once, at most 500 names. The list may be empty. */
  readonly cards: ReadonlyArray<DeckCardInput>;
};

/** A deck to save. If the deck breaks rules, INVALID_DECK lists each of them in `extensions.broken`. */
export type SaveDeckInput = {
  /** The id of the caller's deck to replace. If omitted, a new deck is created. NOT_FOUND if the caller has no such deck. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the game that the deck is for. BAD_INPUT if players do not bring decks to that game. */
  readonly game: Scalars['ID']['input'];
  /** The deck's name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The cards, each name once, at most 500 names. */
  readonly cards: ReadonlyArray<DeckCardInput>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. NOT_FOUND if the deck that it created has been deleted. Ignored if `id` is given. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type Query = {
  /** The caller, or null without a token. */
  readonly me?: Maybe<Player>;
  /** The caller's account, with details that only its owner can read. UNAUTHENTICATED without a token; FORBIDDEN with an API key. */
  readonly account: Account;
  /** A player by id, or null if there is none. */
  readonly player?: Maybe<Player>;
  /**
   * Every rule that the deck would break if it were saved now, one line of text each: the game's own rules and, if players own cards, those of the
   * caller's collection. Empty if the deck can be saved. Call it while the player is still building. Errors: BAD_INPUT, UNAUTHENTICATED.
   */
  readonly rulesBrokenBy: ReadonlyArray<Scalars['String']['output']>;
  /** The analysis of a seat's answers, or null if no player has requested it. Errors: NOT_FOUND, FORBIDDEN (the match is not finished, or its tournament withholds its replay), BAD_INPUT (no such seat). */
  readonly analysis?: Maybe<Analysis>;
  /** All games that can be played on this server. */
  readonly games: ReadonlyArray<Game>;
  /** A game by id, or null if there is none. */
  readonly game?: Maybe<Game>;
  /** A tournament match with all hands and all face-down cards, for a judge of the tournament who does not play in it. The server records each reading in `Match.judgeReadings`. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of the tournament, or the tournament is over). */
  readonly matchAsJudge: Match;
  /** Players' calls for a judge, for judges of the tournament. Calls that are not closed come in order of waiting time, longest first; closed calls come newest first. Errors: UNAUTHENTICATED, NOT_FOUND (no such tournament, or the caller is not a judge of it, or no longer is), BAD_INPUT. */
  readonly judgeCalls: ReadonlyArray<JudgeCall>;
  /** A match by id. Null if there is none, or if the caller is not allowed to see it. */
  readonly match?: Maybe<Match>;
  /** The caller's open decisions in all matches. Decisions with a deadline come first, earliest first; then the others, longest waiting match first. UNAUTHENTICATED without a token. */
  readonly myDecisions: ReadonlyArray<Decision>;
  /** The matches that the caller is allowed to see, newest first. For all but its players, a match with a broadcast delay is listed only after that delay, and filtered by the status that they see. */
  readonly matches: MatchConnection;
  /** The open challenges by and to the caller, newest first, at most 100. If there are more, those of guests are dropped first. Challenges by blocked players are not included. UNAUTHENTICATED without a token. */
  readonly challenges: ReadonlyArray<Challenge>;
  /** A challenge by or to the caller, even if it is over. Null if there is none. */
  readonly challenge?: Maybe<Challenge>;
  /** The match that an invitation leads to. Null if no match has this invitation. */
  readonly invitation?: Maybe<Invitation>;
  /** The caller's webhooks, newest first; at most 10. An API key needs ORGANIZE. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** The caller's push subscriptions, newest first; at most 20. Not available to API keys. */
  readonly pushSubscriptions: ReadonlyArray<PushSubscription>;
  /** The server's public key, base64url, which a browser subscribes with as `applicationServerKey`. It never changes and is the same for all callers. */
  readonly pushKey: Scalars['String']['output'];
  /** A tournament by id. Null if there is none, or if the caller is not allowed to see it. */
  readonly tournament?: Maybe<Tournament>;
  /** The tournaments that the caller is allowed to see, newest first. Errors: BAD_INPUT, UNAUTHENTICATED (`mine` without a token). */
  readonly tournaments: TournamentConnection;
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryRulesBrokenByArgs = {
  deck: UnfinishedDeckInput;
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryAnalysisArgs = {
  matchId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchAsJudgeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryJudgeCallsArgs = {
  tournament: Scalars['ID']['input'];
  status?: InputMaybe<JudgeCallStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMyDecisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchesArgs = {
  filter?: InputMaybe<MatchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
  invitation?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. `extensions.cost` of a response says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryTournamentsArgs = {
  filter?: InputMaybe<TournamentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};

/** All mutations. */
export type Mutation = {
  /** Creates an account and signs in. BAD_INPUT: the name or password is not as described, or the name is taken. RATE_LIMITED: too many sign-ups from one address. */
  readonly signUp: Session;
  /** Signs in to an account and opens a new session. UNAUTHENTICATED: the name or the password is wrong; the error does not say which. RATE_LIMITED: too many attempts from one address, or too many wrong passwords for this account from any address. */
  readonly signIn: Session;
  /** Creates a guest, an account without a password that ends with its session, and signs in. */
  readonly signInAsGuest: Session;
  /** Turns the calling guest into an account. It stays the same player, with the same matches, decks, cards and sessions. FORBIDDEN if it is an account already. BAD_INPUT and RATE_LIMITED as for `signUp`. */
  readonly keepAccount: Player;
  /** Ends the session whose token the request carries, and closes its WebSockets. Returns true. UNAUTHENTICATED without a token. */
  readonly signOut: Scalars['Boolean']['output'];
  /** Renames one of the caller's sessions. NOT_FOUND if the session is not the caller's or has ended. */
  readonly nameSession: OpenSession;
  /** Ends one of the caller's sessions, closes its WebSockets and returns its id. NOT_FOUND if the session is not the caller's or has ended. */
  readonly revokeSession: Scalars['ID']['output'];
  /** Blocks a player: the caller no longer sees that player's challenges and gets no notifications about them. The blocked player is not informed, and sees a challenge that is never answered. Blocking a player again changes nothing. Errors: NOT_FOUND, BAD_INPUT (the caller's own id), FORBIDDEN (500 players are blocked already). */
  readonly blockPlayer: Player;
  /** Unblocks a player, so that the caller sees that player's challenges again. Returns the player's id. Does nothing if the player is not blocked. */
  readonly unblockPlayer: Scalars['ID']['output'];
  /** Ends all of the caller's sessions except the one that sends this request. Returns the number of sessions ended. */
  readonly revokeOtherSessions: Scalars['Int']['output'];
  /** Changes the caller's password and ends all other sessions. Unless `keepKeys` is true, it also revokes API keys and deletes webhooks and push subscriptions. Returns true. UNAUTHENTICATED: the current password is wrong. BAD_INPUT: the new password is not as described. RATE_LIMITED as for `signIn`. */
  readonly changePassword: Scalars['Boolean']['output'];
  /** Emails a token to the address, once for each account that has confirmed it. Returns true, whether or not there is such an account. Tokens from earlier emails stay valid for their hour. RATE_LIMITED: in one hour, more than three emails to one address requested from your network address, or more than ten from all; or too many other requests from your network address. */
  readonly requestPasswordReset: Scalars['Boolean']['output'];
  /** Sets a new password with the token from an email and signs in. It ends all sessions, revokes all API keys, and deletes the account's webhooks and push subscriptions. UNAUTHENTICATED: the token is unknown, used or expired. */
  readonly resetPassword: Session;
  /** Emails a token to the new address. The address takes effect when `confirmEmail` is called with that token. Returns true, even if another account has the same address. UNAUTHENTICATED: the password is wrong. FORBIDDEN: the account has no password. RATE_LIMITED: as for `requestPasswordReset`, but counted separately, and as for `signIn`. */
  readonly setEmail: Scalars['Boolean']['output'];
  /** Confirms the account's new email address with the token that was sent to it. Returns true. UNAUTHENTICATED: the token is unknown, used, expired or for another account. */
  readonly confirmEmail: Scalars['Boolean']['output'];
  /**
   * Permanently deletes the caller's account and returns its id. The name, password, address, sessions, keys and decks are deleted immediately, and all WebSockets are
   * closed. Matches remain under the name `Deleted player`; the player leaves those that wait or run within a minute. UNAUTHENTICATED: the password is wrong.
   */
  readonly deleteAccount: Scalars['ID']['output'];
  /** Creates an API key for a program. FORBIDDEN: the caller is a guest, already has 20 keys, or has given the whole budget to other keys. BAD_INPUT: the name, scopes, days or budget are not as described. */
  readonly createApiKey: CreatedApiKey;
  /** Revokes one of the caller's API keys, closes its WebSockets, deletes the webhooks that it created and returns its id. NOT_FOUND if the key is not the caller's, or was revoked or has expired. */
  readonly revokeApiKey: Scalars['ID']['output'];
  /** Permanently declares that a program plays with this account. */
  readonly markAsBot: Player;
  /** Checks a deck against the game's rules and, if players own cards, against the caller's collection, and saves it. Errors: INVALID_DECK, BAD_INPUT, NOT_FOUND, UNAUTHENTICATED. */
  readonly saveDeck: Deck;
  /** Deletes one of the caller's decks and returns its id. NOT_FOUND if the caller has no such deck. */
  readonly deleteDeck: Scalars['ID']['output'];
  /** Requests the analysis of any seat's answers in a finished match and returns its progress. An analysis that was requested before is not repeated and costs nothing. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT (no such seat), FORBIDDEN (as for `analysis`; or the match is void or was played under other rules than this server's), RATE_LIMITED (the caller has three analyses in progress or has requested thirty in a day; for a guest, one and ten). */
  readonly analyseMatch: Analysis;
  /** Pauses a tournament match: the clocks stop and keep their remaining time, no player is asked to decide, and moves fail with PAUSED. Pausing a paused match changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT. */
  readonly pauseMatch: Match;
  /** Resumes a paused match. Each clock continues with its remaining time. Resuming a match that is not paused changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT. */
  readonly resumeMatch: Match;
  /** Gives a seat more time. With a Fischer clock the time is added to the seat's bank at any moment; with another clock, to the seat's current decision. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it), NOT_ASKED (the seat's clock is not running), MATCH_OVER, STALE_VERSION, BAD_INPUT (no clock, no such seat). */
  readonly giveTime: Match;
  /** Restores the table of an earlier version. Play continues from there with fresh randomness: cards of a face-down pile that no player knew then are shuffled again. Cards that players have seen since stay known to them as far as they can be followed, answers that were sealed then are asked for again, and no seat is given time. The log keeps all entries. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT (the match has not had that version). */
  readonly rewindMatch: Match;
  /** Records a ruling against a seat. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT (no such seat). */
  readonly rule: Match;
  /** Calls a judge to a tournament match in which the caller has a seat, even while it is paused. All who can see the match can read the description. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller has no seat, or the match is not part of a tournament), NOT_ASKED (it has not begun), MATCH_OVER, BAD_INPUT, RATE_LIMITED (the caller's last call is not closed yet). */
  readonly callJudge: Match;
  /** Takes a call, so that others know that the calling judge is handling it. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it; another judge has taken the call, or it is closed). */
  readonly takeJudgeCall: JudgeCall;
  /** Closes a call, whichever judge took it. Closing a closed call changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is not a judge of it). */
  readonly closeJudgeCall: JudgeCall;
  /** Creates a match. It begins immediately if bots take all other seats. If no player joins for a week, it is cancelled. Errors: UNAUTHENTICATED, BAD_INPUT, INVALID_DECK, NOT_FOUND (no such game or deck), FORBIDDEN (a guest cannot play for keeps; or the caller has too many matches waiting or running: by default at most 200, of which 20 between bots only; for a guest 50 and 5), TOO_EARLY (to play for keeps, an account must by default be 3 days old and have finished 5 matches against other players). */
  readonly createMatch: Match;
  /** Takes a free seat. The match begins when no seat is free. If the caller already has a seat, nothing changes, unless the match is private and `seat` names another free seat. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the seat is taken, or the match has begun; too many open matches, as for `createMatch`; in a match for keeps: a guest, or a second seat), TOO_EARLY (in a match for keeps, as for `createMatch`), BAD_INPUT, INVALID_DECK, MATCH_OVER. */
  readonly joinMatch: Match;
  /** Leaves a match that still waits for players: all of the caller's seats are freed, and decks and stakes are released. If the caller has no seat, nothing changes. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller created the match: cancel it instead; or its last seat is taken: resign instead), MATCH_OVER. */
  readonly leaveMatch: Match;
  /** Answers a decision. If the caller has several seats, it answers for the first that must decide. Responses and updates can arrive out of order: for each match keep the highest `epoch`, and within it the highest `version`, and ignore anything lower, as the `newest` reducer of the client package does. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (not a seat of the caller), NOT_ASKED, ILLEGAL_MOVE, STALE_VERSION, MATCH_OVER, BAD_INPUT. */
  readonly submitMove: SubmitMovePayload;
  /** Resigns all of the caller's seats in a running match. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat), NOT_ASKED (it has not begun), MATCH_OVER. */
  readonly resign: Match;
  /** Changes the auto-pass setting of the caller's seats in a running match. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (not a seat of the caller), NOT_ASKED (it has not begun), MATCH_OVER, RATE_LIMITED (changed twice since the last other entry). */
  readonly setAutoPass: Match;
  /** Cancels a match that still waits for players. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (another player created the match, or its last seat is taken), MATCH_OVER. */
  readonly cancelMatch: Match;
  /**
   * Creates a match and challenges another player, who can accept or decline. The challenger withdraws it with `cancelMatch`. The response does
   * not reveal whether an account has the given name: a challenge to an unknown name expires. Errors as for `createMatch`; also BAD_INPUT (the
   * caller's own account, or more than one free seat) and FORBIDDEN (an open challenge to this player exists, or 20 challenges are open).
   */
  readonly challengePlayer: Challenge;
  /**
   * Offers a rematch with the same options, bots and clock, and each player one seat further. It is a challenge to all other players.
   * If another player has already offered it, or does so at the same time, the caller accepts that offer. The match begins when all have accepted;
   * no clock runs before. Each match has one rematch: repeating the request, even after the rematch has begun or ended, returns
   * the same one. `rematchUpdates` notifies the other players. Errors: NOT_FOUND, FORBIDDEN (the match is not over, the caller had no seat, one player had several, or a player's account is deleted), and as for `createMatch` and `joinMatch`.
   */
  readonly rematch: Challenge;
  /** Accepts a challenge and takes the reserved seat. The match begins when all players have accepted. Repeating the request changes nothing. Errors: NOT_FOUND, MATCH_OVER (declined, expired, withdrawn or begun), and as for `joinMatch`. */
  readonly acceptChallenge: Match;
  /** Declines a challenge and cancels its match. Errors: NOT_FOUND, MATCH_OVER as for `acceptChallenge`. */
  readonly declineChallenge: Challenge;
  /** Creates a webhook that receives events of the caller's matches from now on. An API key needs ORGANIZE and READ, because messages contain what its player sees; when the key is revoked or expires, the webhook is deleted. `resetPassword` deletes all webhooks, and so does `changePassword` without `keepKeys`. Errors: FORBIDDEN (a guest, or the caller has 10 webhooks), UNAUTHENTICATED (the caller has just been signed out). */
  readonly createWebhook: CreatedWebhook;
  /** Deletes a webhook and its deliveries, and returns its id. NOT_FOUND if the caller has no such webhook. */
  readonly deleteWebhook: Scalars['ID']['output'];
  /** Switches a webhook on again. It receives the messages of the last 7 days that still apply. NOT_FOUND if the caller has no such webhook. */
  readonly resumeWebhook: Webhook;
  /** Sends a completed delivery again under the same id, whatever its outcome. The message has current data and names. NOT_FOUND if the caller has no such delivery. BAD_INPUT if the delivery is still in progress, if the message no longer applies (for example, the decision was made), or if the webhook is off. */
  readonly replayDelivery: WebhookDelivery;
  /** Subscribes a browser to events of the caller's matches from now on. If another player subscribed this browser before, the subscription moves to the caller. FORBIDDEN if the caller has 20 subscriptions. Not available to API keys. */
  readonly subscribePush: PushSubscription;
  /** Deletes a push subscription and returns its id. NOT_FOUND if the caller has no such subscription. */
  readonly unsubscribePush: Scalars['ID']['output'];
  /** Creates a tournament. Only the organizer can see it until registration is opened. An API key needs ORGANIZE, as for everything that an organizer does. Errors: FORBIDDEN (the caller is a guest, or has 20 tournaments that have not ended), NOT_FOUND (game), BAD_INPUT. */
  readonly createTournament: Tournament;
  /** Changes a tournament's settings. Organizer only. Before registration is opened, everything but the game can be changed. Until the start: `name`, `description`, `capacity`, `startsAt`, `checkIn`, `roundLength`, `atTime`, `pause`, `grace`, `lateRounds`, `noShowAfter`, `noShowDrops` and `champion`. Later: `name`, `description`, `capacity`, `roundLength` (of rounds that have not begun), `pause`, `grace` and `lateRounds`. Entrants can read each change in `Tournament.notices`. FORBIDDEN names the fields that can no longer be changed. */
  readonly setUpTournament: Tournament;
  /** Publishes an announcement to all entrants: on the tournament's page, in its log, and as the notification TOURNAMENT_NEWS. Organizer only, at most 200 times. FORBIDDEN: registration has not been opened. */
  readonly announceToEntrants: Tournament;
  /** Opens registration. Organizer only. BAD_INPUT: the time of the automatic start has passed. */
  readonly openRegistration: Tournament;
  /** Registers the caller or a team. FORBIDDEN: registration is over, all places are taken, a player is registered already or was not invited; or a player is an official of the tournament or, for a late entry, organizes it or was an official while it ran. INVALID_DECK: also if there is no deck and the options allow none of the decks that the game lends. */
  readonly registerForTournament: Tournament;
  /** Accepts an invitation to an entrant: the latest one, if there are several. FORBIDDEN: the caller was not invited, already takes part, or is an official of the tournament. BAD_INPUT: no deck is given, and decks are registered. */
  readonly agreeToTournament: Tournament;
  /** Changes the caller's deck from the next game on. A registered deck can be changed until the tournament begins. Errors: FORBIDDEN, INVALID_DECK. */
  readonly changeTournamentDeck: Tournament;
  /** Withdraws an entrant before the tournament begins. Players can withdraw their own entrant, the organizer any. For other players' entrants an API key needs ORGANIZE. */
  readonly unregisterFromTournament: Tournament;
  /** Checks in an entrant, from `checkIn` seconds before the start until the start. Players can check in their own entrant, the organizer any; for other players' entrants an API key needs ORGANIZE. Later it brings back the caller's own entrant after it was dropped as a no-show (`Entrant.noShow`). FORBIDDEN: too early, or too late. */
  readonly checkIn: Tournament;
  /** Drops an entrant from a tournament that has begun. The entrant loses its current table if that is a table of two, and is not paired again. Players can drop their own entrant. The organizer and the judges can drop any entrant, unless they play in the tournament or did until they left. For other players' entrants an API key needs ORGANIZE. */
  readonly dropFromTournament: Tournament;
  /** Disqualifies an entrant. It leaves as with `dropFromTournament`, and has no place: the entrants below it move up. Organizer and judges only; those who play in the tournament, or did until they left, cannot disqualify other entrants. */
  readonly disqualifyEntrant: Tournament;
  /** Reinstates an entrant that has left, was dropped or was disqualified. Results stay as they are, missed rounds count as losses, and the entrant is paired in the next round. Organizer and judges only, after a disqualification the organizer only; not those who play in the tournament or did until they left. If a stage has begun without an entrant that would have advanced to it, and nothing has been played there, the server decides again who advances. FORBIDDEN: the entrant has not left, or a stage has been played without it. */
  readonly reinstateEntrant: Tournament;
  /** Begins a tournament now. Organizer only. FORBIDDEN: fewer than two entrants are present. */
  readonly beginTournament: Tournament;
  /** Pairs the next round by the rules or with the organizer's own tables, which are marked as such. Own tables can also replace the tables of a round that has not begun, or in which no player has made a move yet; an organizer who plays cannot do the latter. If the stage has no further round, the next stage begins, even before the break is over. FORBIDDEN: the round is being played, or there is no further round; in an elimination, the bracket decides who meets. */
  readonly pairRound: Tournament;
  /** Approves a round that waits for approval, so that it begins. Organizer only. FORBIDDEN: also while the tournament is paused. */
  readonly approveRound: Tournament;
  /** Swaps two entrants in a round that has not begun. Organizer only. */
  readonly swapEntrants: Tournament;
  /** Undoes a round that has not begun, or in which no player has made a move yet. It is then drawn again. For the first round of a later stage the cut is undone as well: the server decides again who advances, without players who have left. Organizer only; an organizer who plays in the tournament can undo only a round that has not begun. */
  readonly undoRound: Tournament;
  /** Ends the round's time now. Organizer and judges only; not those who play in the tournament or did until they left. */
  readonly callTime: Tournament;
  /** Pauses a tournament: nothing begins automatically, and the round's time stops. Games that have begun continue. Organizer only. */
  readonly pauseTournament: Tournament;
  /** Resumes a paused tournament with the remaining time. Organizer only. */
  readonly resumeTournament: Tournament;
  /** Sets the result of a table, whatever its games say. If the table is over, its result and everything that follows from it are corrected. Organizer and judges only; not those who play in the tournament or did until they left. If other entrants then advance to the next stage or to the next round of a bracket, that round is drawn again, unless one of its tables has a result. FORBIDDEN: one of its tables has a result. */
  readonly ruleTable: Tournament;
  /** Appoints a judge or a commentator. Organizer only. FORBIDDEN: the player plays in the tournament, or did until they left while it was running. */
  readonly appointOfficial: Tournament;
  /** Dismisses a judge or a commentator. Organizer only. */
  readonly dismissOfficial: Tournament;
  /** Ends a tournament between two rounds, or before its correction time is over, with the current places. Organizer only. */
  readonly endTournament: Tournament;
  /** Cancels a tournament without places. Its matches end as well, and no player wins them. Organizer only. */
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
  /** The bot is still examining answers. Query again to see `done` grow. */
  | 'UNDER_WAY'
  /** The bot has examined every answer of the seat. */
  | 'DONE'
  /** A server error stopped the analysis. It can be requested again. */
  | 'FAILED';

/** A searching house bot's review of a seat's answers in a finished match. The bot uses only information that the seat had at the time. Each analysis is made once and shared by all who ask for it. */
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
  /** The answers examined so far that offered a choice, oldest first. */
  readonly decisions: ReadonlyArray<AnalysedDecision>;
  /** The largest changes of the seat's chances, at most five, largest first. Empty until `status` is DONE. */
  readonly swings: ReadonlyArray<Swing>;
};

/** One answer of the seat, compared with the bot's own choice. */
export type AnalysedDecision = {
  /** The version of the entry that the answer created. */
  readonly entry: Scalars['Int']['output'];
  /** The question that the seat answered. */
  readonly prompt: Scalars['String']['output'];
  /** The answer that was given, by the player or by a stand-in. */
  readonly played: AnalysedMove;
  /** The answer that the bot would have given. The bot's search also covers the answer that was given. */
  readonly best: AnalysedMove;
};

/** A move and its estimated value. */
export type AnalysedMove = {
  /** The move as shown to people. */
  readonly label: Scalars['String']['output'];
  /** The move as JSON of a MoveInput. */
  readonly move: Scalars['JSON']['output'];
  /** The seat's estimated chance to win after this move, 0 to 1. A shared first place counts in part. Null if it was not estimated. */
  readonly chance?: Maybe<Scalars['Float']['output']>;
};

/** The cause of a change in a seat's chances. */
export type SwingKind =
  /** The seat answered differently from the bot. */
  | 'CHOICE'
  /** Events between this answer and the seat's next one: other seats' answers, cards, dice. */
  | 'SINCE';

/** A change of a seat's chances. */
export type Swing = {
  /** The cause of the change. */
  readonly kind: SwingKind;
  /** The version of the entry with the answer that caused the change, or after which the change came. */
  readonly entry: Scalars['Int']['output'];
  /** The change of the chances, -1 to 1. */
  readonly by: Scalars['Float']['output'];
  /** A description of the change in one line. */
  readonly text: Scalars['String']['output'];
};

/** A game that can be played on this server, with its rules. */
export type Game = {
  /** A slug, for example `golems`. Pass it to `createMatch`. */
  readonly id: Scalars['ID']['output'];
  /** The game's field in `MoveInput`, for example `golems`. */
  readonly key: Scalars['String']['output'];
  /** The game's name as shown to people. */
  readonly title: Scalars['String']['output'];
  /** One sentence for readers who do not know the game. */
  readonly about: Scalars['String']['output'];
  /** The version of the rules. It changes whenever the same moves could lead to a different course of play. Replay documents include it. */
  readonly rulesVersion: Scalars['String']['output'];
  /** The fewest seats a match can have. */
  readonly minSeats: Scalars['Int']['output'];
  /** The most seats a match can have. */
  readonly maxSeats: Scalars['Int']['output'];
  /** A JSON Schema of the options that a match's creator can set, with defaults and descriptions. */
  readonly options: Scalars['JSON']['output'];
  /** The decks that players bring to a match, or null if players bring none. */
  readonly deckFormat?: Maybe<DeckFormat>;
  /** The cards that every new account owns, in a game in which players own cards. Decks are then built from the player's own cards; ready decks are lent for friendly matches only. Null if players do not own cards. */
  readonly starterSet?: Maybe<ReadonlyArray<DeckCard>>;
  /** All cards of the game, as printed. The list is long: fetch it once and cache it. */
  readonly cards: ReadonlyArray<Card>;
};

/** A card of a game's catalogue, as printed. */
export type Card = {
  /** The card's name, unique within the game. Decks, hands and facts refer to the card by this name. */
  readonly name: Scalars['String']['output'];
  /** The type of card, in the game's own terms. */
  readonly kind: Scalars['String']['output'];
  /** The printed text, or an empty string if the card has none. */
  readonly text: Scalars['String']['output'];
  /** The back of the card. Cards with the same back cannot be told apart face down. */
  readonly back: Scalars['String']['output'];
  /** The number of copies in every match of the game. Null if it varies: because players bring their decks, or because it depends on the seats or the options. */
  readonly copies?: Maybe<Scalars['Int']['output']>;
  /** Everything else printed on the card, in the game's own terms. */
  readonly data: Scalars['JSON']['output'];
};

/** The kind of deck that players bring to a match. */
export type DeckFormat = {
  /** A summary of the deck building rules, in a few sentences. */
  readonly about: Scalars['String']['output'];
  /** The decks that come with the game. A player who chooses no deck gets the first one. */
  readonly ready: ReadonlyArray<ReadyDeck>;
};

/** A deck that comes with the game. */
export type ReadyDeck = {
  /** The deck's key, unique within the game only. Pass it as `{ ready: key }` when you create or join a match. */
  readonly key: Scalars['String']['output'];
  /** The deck's name as shown to people. */
  readonly title: Scalars['String']['output'];
  /** How the deck plays, in one sentence. */
  readonly about: Scalars['String']['output'];
  /** The cards with their numbers of copies. */
  readonly cards: ReadonlyArray<DeckCard>;
};

/** A judge's ruling against a seat. */
export type JudgeRuling =
  /** The judge notes something. It has no consequences. */
  | 'NOTE'
  /** A warning; it has no consequences at the table. */
  | 'WARNING'
  /** The seat loses this match and is out, as if it had resigned. */
  | 'GAME_LOSS'
  /** As GAME_LOSS, and the seat's entrant also loses the whole pairing. */
  | 'MATCH_LOSS'
  /** As GAME_LOSS, and the seat's entrant is also out of the tournament. */
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
  /** The match that the call came from. If the match is private, judges read its table with `matchAsJudge`. */
  readonly match: Match;
  /** The version of the `JUDGE_CALLED` entry that the call created. */
  readonly version: Scalars['Int']['output'];
  /** The seat that made the call. */
  readonly seat: Scalars['Int']['output'];
  /** The player's description of the problem. */
  readonly about: Scalars['String']['output'];
  /** When the call was made. */
  readonly at: Scalars['DateTime']['output'];
  /** The status of the call. */
  readonly status: JudgeCallStatus;
  /** The judge who took the call, or null if no judge has. */
  readonly takenBy?: Maybe<Player>;
  /** When the judge took the call, or null if no judge has. */
  readonly takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The judge who closed the call, or null while it is not closed. */
  readonly closedBy?: Maybe<Player>;
  /** When the call was closed, or null while it is not closed. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A record that a judge read a match with all hidden information. */
export type JudgeReading = {
  /** The judge's `Player.id`. */
  readonly judge: Scalars['ID']['output'];
  /** The version of the match that the judge read. */
  readonly version: Scalars['Int']['output'];
  /** When the judge first read this version. */
  readonly at: Scalars['DateTime']['output'];
};

/** A judge's decision about a match, with the reason. */
export type JudgeInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The reason, one line of 1 to 500 characters. All who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** The version of the match that the judge has seen. If the match has moved on since, nothing happens and the request fails with STALE_VERSION. With it, a request repeated after a lost response takes effect only once. If omitted, the decision applies to any version. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Extra time for a seat. */
export type GiveTimeInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat that gets the time. */
  readonly seat: Scalars['Int']['input'];
  /** The number of extra seconds, 1 to 604,800. */
  readonly seconds: Scalars['Int']['input'];
  /** The reason, one line of 1 to 500 characters. All who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** As for `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The version to which a judge takes a match back. */
export type RewindMatchInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The version to restore: at least 0 and less than the match's current version. */
  readonly to: Scalars['Int']['input'];
  /** The reason, one line of 1 to 500 characters. All who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** As for `JudgeInput.version`. */
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
  /** The reason, one line of 1 to 500 characters. All who can see the match can read it. */
  readonly reason: Scalars['String']['input'];
  /** As for `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** The status of a match. */
export type MatchStatus =
  /** The match waits for players: seats are free. */
  | 'WAITING'
  /** The match is being played. */
  | 'RUNNING'
  /** The match has a result. Its seed is public, unless its tournament still hides registered decks. */
  | 'FINISHED'
  /** The match was cancelled: by its creator before it began, because no player joined for a week, or because a server error prevented it from beginning. */
  | 'CANCELLED';

/** The users who can find and watch a match. */
export type Visibility =
  /** All players: the match is listed, and any player can take a free seat or watch. */
  | 'PUBLIC'
  /** Only its players and its creator. Taking a free seat requires the invitation. One player may take several seats by naming them (hot seat). */
  | 'PRIVATE';

/** The playing strength of a house bot. A bot sees only what its seat can see. */
export type BotLevel =
  /** Picks any choice with equal probability. */
  | 'RANDOM'
  /** Looks a few moves ahead and picks the choice that leaves it in the best position. */
  | 'STEADY'
  /** Searches: plays out many possible worlds that its seat cannot tell from the real one, and picks the choice that does best. Takes a fraction of a second. */
  | 'STRONG'
  /** Searches like STRONG, but simulates more moves in many more worlds, looks further ahead or uses a better evaluation. Takes one or several seconds. */
  | 'MASTER';

/** The reaction windows in which a seat wants to be asked. In the others the server passes for it. */
export type AutoPass =
  /** Ask in every reaction window. */
  | 'NONE'
  /** Pass while it is another player's turn. */
  | 'UNTIL_MY_TURN'
  /** Pass, unless the seat is the target of the action that it could respond to. */
  | 'UNLESS_TARGET';

/** The consequence when a seat's time runs out. */
export type TimeOutPolicy =
  /** The server gives the rules' default answer for the seat, and play continues. */
  | 'ABSENT'
  /** The server gives the default answer. After `forfeitAfter` time-outs the seat is out of the match. */
  | 'FORFEIT'
  /** A house bot takes over the seat permanently. `standInLevel` of the match sets its level. */
  | 'BOT';

/** One match of a game, from its creation to its result, as the caller is allowed to see it. */
export type Match = {
  /** The match's id. It never changes. */
  readonly id: Scalars['ID']['output'];
  /** The game that is played. */
  readonly game: Game;
  /** The status of the match. */
  readonly status: MatchStatus;
  /** A counter that grows when the database has lost its latest changes, after a failover or after a backup was restored: matches are then back at an earlier version. The response with the higher epoch is the newer one, whatever its version. */
  readonly epoch: Scalars['Int']['output'];
  /** The number of the last entry: 0 when the cards are dealt, -1 before. Within one `epoch` it only grows. */
  readonly version: Scalars['Int']['output'];
  /** The seats, ordered by number from 0. */
  readonly seats: ReadonlyArray<Seat>;
  /** The game's options as the creator chose them, with defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** The users who can find and watch the match. */
  readonly visibility: Visibility;
  /** The code with which another player can take a free seat. Null unless the caller created the match or has a seat in it. */
  readonly invitation?: Maybe<Scalars['String']['output']>;
  /**
   * The broadcast delay in seconds; 0 for a live match. With a delay, callers who have no seat in the match and are not judges or organizers of
   * the event see the match as it was that many seconds ago: version, table, entries, clock, status and result. Updates arrive that much
   * later than their entries. If the match had not begun at that time, it is WAITING with version -1. If it did not exist, it is not found.
   * A commentator of the event sees all hands, with the same delay.
   */
  readonly broadcastDelay: Scalars['Int']['output'];
  /** The `Tournament.id` of the tournament that the match belongs to, which provides its judges. Null if it belongs to none. */
  readonly tournamentId?: Maybe<Scalars['ID']['output']>;
  /** The player who created the match. */
  readonly createdBy: Player;
  /** The clock, or null if the match has none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** The consequence when a seat's time runs out. */
  readonly onTimeOut: TimeOutPolicy;
  /** If `onTimeOut` is BOT, the level of the bot that takes over a seat. Null otherwise. */
  readonly standInLevel?: Maybe<BotLevel>;
  /** When the match was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the cards were dealt, or null if the match has not begun. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the match ended with a result, or null if it has not. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The remaining time of the seats. Null if the match has no clock or is not running. */
  readonly clock?: Maybe<Clock>;
  /** The seats of the caller. */
  readonly yourSeats: ReadonlyArray<Scalars['Int']['output']>;
  /** The decision that the caller must make now, or null if there is none. If the caller has several seats, the decision of the first seat that must answer. */
  readonly decision?: Maybe<Decision>;
  /** True while a judge has paused the match: clocks are stopped, and no player is asked to decide. */
  readonly paused: Scalars['Boolean']['output'];
  /** The versions that judges of the tournament have read with all hidden information, latest first, at most 100. Empty for a match without judges. */
  readonly judgeReadings: ReadonlyArray<JudgeReading>;
  /** The seats that must answer now. */
  readonly waitingFor: ReadonlyArray<Scalars['Int']['output']>;
  /** The table in the game's own terms, or null before the match begins. */
  readonly view?: Maybe<GameView>;
  /** The same table for clients that do not know the game. Empty before the match begins. */
  readonly table: TableView;
  /** The match's log, oldest entry first. */
  readonly entries: EntryConnection;
  /** The result, or null if the match has none yet. */
  readonly result?: Maybe<MatchResult>;
  /** The SHA-256 hash of the seed, hexadecimal. It is published when the match is created, before any other player joins. */
  readonly seedHash: Scalars['String']['output'];
  /** The seed, hexadecimal. It determines every card and die, together with the players' `seats.entropy`. Null until the match is over, and while its tournament hides registered decks. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** The verification of the match's record. Null until the match is over, and while its tournament hides registered decks. */
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
  /** The seat's number, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** The name of the seat's player or bot. While the seat is free, `Seat` and a number, for example `Seat 1`. */
  readonly name: Scalars['String']['output'];
  /** The player in the seat, or null if the seat is free or a bot's. */
  readonly player?: Maybe<Player>;
  /** The level of the bot that plays the seat, as its owner or as a stand-in for `player`. Null if no bot plays it. */
  readonly bot?: Maybe<BotLevel>;
  /** True if the seat is not free. */
  readonly taken: Scalars['Boolean']['output'];
  /** True if the seat is free but reserved for a challenged player. No other player can take it. */
  readonly reserved: Scalars['Boolean']['output'];
  /** True if the seat's player has resigned or run out of time. */
  readonly left: Scalars['Boolean']['output'];
  /** The most severe ruling of a judge against the seat, or null if there is none. */
  readonly ruled?: Maybe<JudgeRuling>;
  /** The entropy that the seat's player added to the shuffle. Together with the server's seed, it determines the cards. Null until the match has begun, or if the player added none. */
  readonly entropy?: Maybe<Scalars['String']['output']>;
};

/** A clock for every seat that must answer. It stops when the seat has answered. One of the three fields is set. */
export type TimeControl = {
  /** Seconds per decision, or null for another type of clock. */
  readonly perDecision?: Maybe<Scalars['Int']['output']>;
  /** A bank of time that grows with each answer, or null for another type of clock. */
  readonly fischer?: Maybe<Fischer>;
  /** Days per decision, or null for another type of clock. */
  readonly days?: Maybe<Scalars['Int']['output']>;
};

/** A Fischer clock: a bank of time, with an increment for each answer. */
export type Fischer = {
  /** Seconds in the bank at the beginning. */
  readonly bank: Scalars['Int']['output'];
  /** Seconds added to the bank after each answer. */
  readonly increment: Scalars['Int']['output'];
};

/** The remaining time of all seats. */
export type Clock = {
  /** One clock for each seat, ordered by seat number. */
  readonly seats: ReadonlyArray<SeatClock>;
};

/** The remaining time of one seat. */
export type SeatClock = {
  /** The seat that this clock belongs to. */
  readonly seat: Scalars['Int']['output'];
  /** Milliseconds left at the time of this response. */
  readonly left?: Maybe<Scalars['Float']['output']>;
  /** When the time runs out, or null while the clock is stopped. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** A decision that a seat must make. `choices` lists every legal answer. Subscribe to be notified of the next decision: polling more often than the budget allows fails with RATE_LIMITED (see docs/reference/limits.md). */
export type Decision = {
  /** The id of the match. */
  readonly matchId: Scalars['ID']['output'];
  /** The match's version when the seat was asked. Send it back with the move. */
  readonly version: Scalars['Int']['output'];
  /** The seat that must decide. */
  readonly seat: Scalars['Int']['output'];
  /** The question to the player, in one line. */
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
  /** The choice as shown to people. */
  readonly label: Scalars['String']['output'];
  /** JSON of a MoveInput. Send it back unchanged, or with its blanks filled in. */
  readonly move: Scalars['JSON']['output'];
  /** The value to fill in, or the first of two. Null if there is none. */
  readonly blank?: Maybe<Blank>;
  /**
   * All values to fill in, at most two; `blank` is the first. The values are independent: any value of one can be combined with any value of the
   * other. Fill in both: a move in which one of two blanks is left as listed is refused as ILLEGAL_MOVE.
   */
  readonly blanks: ReadonlyArray<Blank>;
  /**
   * The cards, cells, pieces and seats that the listed move already names, each once, so that a client can highlight them on the table.
   * All of them are in the `table` of the same version. The options of a blank name the things that may go into it.
   */
  readonly concerns: ReadonlyArray<Subject>;
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
  /** Something that is not on the table: a card's name, a trait, a mode. */
  | 'OTHER';

/** Something on the match's table that a choice refers to. */
export type Subject = {
  /** The type of thing: CARD, CELL, PIECE or SEAT. */
  readonly kind: SubjectKind;
  /** The number of a card or seat. Null for other kinds. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** The key of a cell or piece. Null for other kinds. */
  readonly key?: Maybe<Scalars['String']['output']>;
};

/**
 * A value that a choice leaves open. At `path` in the move, put a list of `min` to `max` different values from `from`, in
 * an order of your choice. If `from` is null, put a whole number from `min` to `max` instead.
 */
export type Blank = {
  /** The name of the blank if a choice has two, for example `Whom`. Null if the choice's own label is enough. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** The type of value: cards, cells, pieces, seats, a number, or OTHER. */
  readonly kind: SubjectKind;
  /** The keys that lead to the value inside the move. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** The values to choose from, or null for a whole number. */
  readonly from?: Maybe<ReadonlyArray<BlankOption>>;
  /** The fewest values, or the lowest number. */
  readonly min: Scalars['Int']['output'];
  /** The most values, or the highest number. */
  readonly max: Scalars['Int']['output'];
  /**
   * If each value is assigned to something, such as a space to each of several characters: the labels of those things, as many as `max`.
   * The first value is for the first label, and so on. Null otherwise.
   */
  readonly each?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A possible value for a blank. */
export type BlankOption = {
  /** The value to put into the list. */
  readonly value: Scalars['JSON']['output'];
  /** The value as shown to people. */
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
  /** A seat's time ran out, and the default answer was given for it. */
  | 'TIMED_OUT'
  /** A seat resigned or was removed. */
  | 'RESIGNED'
  /** A seat changed its auto-pass setting for reaction windows. */
  | 'AUTO_PASS'
  /** A judge decided the match. */
  | 'RULING'
  /** The match was ended from outside the rules. */
  | 'ENDED'
  /** The server could not accept moves for a while. All clocks were stopped for that time. */
  | 'TIME_GIVEN_BACK'
  /** A server error prevented the match from continuing, so it was ended. No player wins, and no card changes owner. */
  | 'VOID'
  /** A judge paused the match. Only tournament matches have judges. */
  | 'PAUSED'
  /** A judge resumed the match. */
  | 'RESUMED'
  /** A judge gave a seat more time. */
  | 'TIME_GIVEN'
  /** A judge took the match back to the table of an earlier version. The entries in between stay in the log. */
  | 'REWOUND'
  /** A judge ruled against a seat. */
  | 'RULED'
  /** A seat called a judge. */
  | 'JUDGE_CALLED';

/** One entry of a match's log, as the caller is allowed to see it: an action and all its consequences. */
export type Entry = {
  /** The entry's number: 0 for the first, without gaps. */
  readonly version: Scalars['Int']['output'];
  /** When the entry was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** The seat that created the entry, or null if no seat did. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The kind of event that created the entry. */
  readonly kind: EntryKind;
  /** The events in order. Cards that the caller did not see are only counted. */
  readonly facts: ReadonlyArray<Fact>;
  /** The entry as one line of text. */
  readonly text: Scalars['String']['output'];
  /** For REWOUND, the version whose table was restored; entries after that version no longer count. Null for other kinds. */
  readonly rewoundTo?: Maybe<Scalars['Int']['output']>;
  /** The judge who created the entry, or null if no judge did. */
  readonly judge?: Maybe<Player>;
  /** For RULED, the ruling. NOTE and WARNING remain when the match is taken back; a loss is cancelled. Null for other kinds. */
  readonly ruling?: Maybe<JudgeRuling>;
};

/** An event in a match. */
export type Fact = {
  /** The kind of fact, in the engine's or the game's terms and in the past tense: `cardsMoved`, `manaChanged`. */
  readonly name: Scalars['String']['output'];
  /** Details such as who, which and how much: an object whose keys depend on the name. */
  readonly data: Scalars['JSON']['output'];
};

/** A page of entries. */
export type EntryConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<EntryEdge>;
  /** The entries without cursors. */
  readonly nodes: ReadonlyArray<Entry>;
  /** The number of entries in the match, independent of the page. */
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
   * Why the match ended, in one line. `VOID`: a server error prevented it from continuing. Then no player wins, and
   * all stakes return to their owners.
   */
  readonly why: Scalars['String']['output'];
  /**
   * The scores that decided the places: the score of each seat, then each tie-break, in order of importance. Empty if nothing was
   * counted, for example because only one player was left.
   */
  readonly scores: ReadonlyArray<Counter>;
  /** The cards that changed owner when the match ended. Always empty except in matches for keeps. */
  readonly awards: ReadonlyArray<Award>;
};

/** A card that changed owner. */
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
  /** The place; 1 is best. If two seats share place 1, place 3 follows. */
  readonly place: Scalars['Int']['output'];
  /** The seats that finished in this place. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
};

/** The outcome of verifying a match's record by executing it again. */
export type ReplayStatus =
  /** The record has not been verified yet. Verification starts shortly after the end of the match. */
  | 'PENDING'
  /** Verified: every fact follows from the seed, the moves and the rules, the hash chain is complete, and the record is this server's own or signed by it. */
  | 'VERIFIED'
  /** Verification failed: `version` says where and `why` says what is wrong. */
  | 'REFUTED'
  /**
   * The record cannot be executed on this server. Either the match began under different rules (its hashes, seed and result are consistent),
   * or it takes too long, or it is void and the rules fail on it, or no known server has signed it. `why` says which.
   */
  | 'UNDECIDED';

/** The verification of a match's record. The document itself is at `/v1/matches/:id/replay`. */
export type Replay = {
  /** The outcome. */
  readonly status: ReplayStatus;
  /** The first entry that does not follow from the record. Null unless REFUTED. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** If REFUTED, what is wrong with the record. If UNDECIDED, why it cannot be executed. Null otherwise. */
  readonly why?: Maybe<Scalars['String']['output']>;
  /** The proven statements, one sentence each. Empty if PENDING or REFUTED, and for verifications by earlier releases. */
  readonly proven: ReadonlyArray<Scalars['String']['output']>;
  /** The statements that are not proven, one sentence each, for example the entries that rest on the server's word and follow from no rule. Empty if `proven` is empty. */
  readonly unproven: ReadonlyArray<Scalars['String']['output']>;
  /** The path of the replay document on this server. */
  readonly path: Scalars['String']['output'];
};

/** Conditions for listing matches. A match must satisfy every condition that is set. */
export type MatchFilter = {
  /** Only matches of this game. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches with this status. */
  readonly status?: InputMaybe<MatchStatus>;
  /** Only matches in which this player has a seat. */
  readonly player?: InputMaybe<Scalars['ID']['input']>;
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
  /** Pass it as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The match. */
  readonly node: Match;
};

/** The position of a page in its list. */
export type PageInfo = {
  /** True when there is a next page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when there is a page before it. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor to pass as `before` for the page before it, null on an empty page. */
  readonly startCursor?: Maybe<Scalars['Cursor']['output']>;
  /** The cursor to pass as `after` for the next page, null on an empty page. */
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
  |  /** A bank of time that grows with each answer. */
  { readonly perDecision?: never; readonly fischer: FischerInput; readonly days?: never; }
  |  /** Days per decision, 1 to 365. */
  { readonly perDecision?: never; readonly fischer?: never; readonly days: Scalars['Int']['input']; };

/** A Fischer clock: a bank of time, with an increment for each answer. */
export type FischerInput = {
  /** Seconds in the bank at the beginning, 1 to 31536000. */
  readonly bank: Scalars['Int']['input'];
  /** Seconds added to the bank after each answer, 0 to 86400. */
  readonly increment: Scalars['Int']['input'];
};

/** A house bot to put into a seat. */
export type BotInput = {
  /** The playing strength. */
  readonly level: BotLevel;
  /** The seat's number. If omitted, the last free seat. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The bot's deck. If omitted, the game's first ready deck. */
  readonly deck?: InputMaybe<DeckChoice>;
};

/** A new match. Its creator takes the first seat not given to a bot. */
export type CreateMatchInput = {
  /** The game's id. */
  readonly game: Scalars['ID']['input'];
  /** The number of seats, within the game's limits. If omitted, the fewest possible with room for the bots. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** The game's options as an object. Omitted options have their defaults. BAD_INPUT names the option that is not valid. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** The creator's deck. If omitted, the game's first ready deck that the options allow. BAD_INPUT if players do not bring decks to the game. INVALID_DECK if the deck breaks rules or has cards that the creator does not own. In a match for keeps the creator must also own the cards of a ready deck, and none of them may be staked in another such match. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The clock. If omitted, none; in a match for keeps, three days per decision. In a match for keeps a clock may allow at most seven days per decision. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** The users who can find and watch the match. */
  readonly visibility?: InputMaybe<Visibility>;
  /** House bots to seat immediately. If bots take all seats, the creator watches. BAD_INPUT in a match for keeps. */
  readonly bots?: InputMaybe<ReadonlyArray<BotInput>>;
  /** The creator's auto-pass setting for reaction windows. If omitted, NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The consequence when a seat's time runs out. In a match for keeps it is always FORFEIT, whatever you set, but BOT is BAD_INPUT. */
  readonly onTimeOut?: InputMaybe<TimeOutPolicy>;
  /** The number of time-outs after which a seat is out of the match, 1 to 1000. Only with FORFEIT, otherwise BAD_INPUT. If omitted, 3. In a match for keeps at most 3. */
  readonly forfeitAfter?: InputMaybe<Scalars['Int']['input']>;
  /** The level of the bot that takes over a seat. Only with BOT, otherwise BAD_INPUT. If omitted, STEADY. */
  readonly standInLevel?: InputMaybe<BotLevel>;
  /** The creator's entropy for the shuffle, 16 to 128 letters, digits or + / = - _. Use random characters. To choose it after you have seen `seedHash`, omit it here and call `joinMatch` while other seats are free. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once, so you can safely retry it after a lost response. The response is the match as it is at that time. BAD_INPUT if the key was used for a different request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The match to join, given by id if it is public, otherwise by invitation. Set exactly one of the two. */
export type JoinMatchInput = {
  /** The id of a public match. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** The invitation code from the creator. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** The seat to take. If omitted, the first free seat, or the seat that the player already has. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The deck. If omitted, the game's first ready deck. BAD_INPUT and INVALID_DECK as for `createMatch`. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The player's auto-pass setting for reaction windows. If omitted, NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The player's entropy for the shuffle, 16 to 128 letters, digits or + / = - _. Use random characters. The cards depend on it, so the server cannot have chosen them. A player who already has a seat can add entropy once while other seats are free, and must name the seat if they have several; FORBIDDEN afterwards. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once, so you can safely retry it after a lost response. The response is the match as it is at that time. BAD_INPUT if the key was used for a different request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A move to submit. */
export type SubmitMoveInput = {
  /** The match's id. */
  readonly matchId: Scalars['ID']['input'];
  /** The match's version when you read the decision. STALE_VERSION if the seat's decision has changed since, or if the match has not reached that version because the server has lost entries. Other changes do not matter. */
  readonly version: Scalars['Int']['input'];
  /** An idempotency key, 1 to 200 characters of any kind. Repeating the same move of the same player with the same key always returns the same entry, so you can safely retry it after a lost response. BAD_INPUT if the key was used for a different move. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** One of the decision's choices. Set exactly one of `move` and `choice`. */
  readonly move?: InputMaybe<MoveInput>;
  /** The same as JSON: the `move` of a choice as received, with its blanks filled in. Use it if your generated types cannot turn that JSON into a MoveInput. It is validated in the same way. */
  readonly choice?: InputMaybe<Scalars['JSON']['input']>;
};

/** The result of making a move. */
export type SubmitMovePayload = {
  /** The match after the move. */
  readonly match: Match;
  /** The entry that the move created. */
  readonly entry: Entry;
};

/** The public details of a match, for a player who has its invitation and may take a seat with `joinMatch`. */
export type Invitation = {
  /** The `Match.id`. Whether the match is visible before the player takes a seat depends on its visibility. */
  readonly matchId: Scalars['ID']['output'];
  /** The game to be played. */
  readonly game: Game;
  /** The game's options, with defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** The status of the match. The invitation is valid while it is WAITING. */
  readonly status: MatchStatus;
  /** The clock, or null if the match has none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** The names of the players and bots by seat. Null for a seat that is free or reserved. */
  readonly names: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** The status of a challenge. */
export type ChallengeStatus =
  /** The challenge waits for an answer. */
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
  /** The challenge's id. It never changes. A challenge is deleted a month after it expires. */
  readonly id: Scalars['ID']['output'];
  /** The challenger. */
  readonly from: Player;
  /** The names of the challenged players. For a challenge by name it is the name as given, whether or not an account has it. */
  readonly to: ReadonlyArray<Scalars['String']['output']>;
  /** The game to be played. */
  readonly game: Game;
  /** The game's options, with defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** The number of seats in the match, including those of bots. */
  readonly seats: Scalars['Int']['output'];
  /** The clock, or null if the match has none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** The SHA-256 hash of the server's seed, hexadecimal. Save it before you accept with `entropy`. */
  readonly seedHash: Scalars['String']['output'];
  /** For a rematch, the id of the original match. Null otherwise. */
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
  /** When the challenge was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the challenge expires unless all players have accepted. */
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
  /** The match to play. Bots must take all seats except the challenger's and one more. Only the two players can see a PRIVATE match. */
  readonly match: CreateMatchInput;
  /** The number of hours until the challenge expires, 1 to 168. */
  readonly hours?: InputMaybe<Scalars['Int']['input']>;
};

/** A request for a rematch. */
export type RematchInput = {
  /** The id of the finished match, in which the caller had one seat. */
  readonly matchId: Scalars['ID']['input'];
  /** The deck. If omitted, the deck of the original match. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The player's auto-pass setting for reaction windows. If omitted, NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The player's entropy, as for `createMatch`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** The number of hours until the offer expires, 1 to 168. Ignored when the player accepts an existing offer. */
  readonly hours?: InputMaybe<Scalars['Int']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The acceptance of a challenge. */
export type AcceptChallengeInput = {
  /** The `Challenge.id`. */
  readonly id: Scalars['ID']['input'];
  /** The deck. If omitted: in a rematch the deck of the original match, otherwise as for `joinMatch`. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The player's auto-pass setting for reaction windows. If omitted, NONE. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** The player's entropy, as for `joinMatch`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
};

/** A public match that has opened, changed or closed. */
export type OpenMatch = {
  /** The match as it is now. */
  readonly match: Match;
  /** True if a seat is free. False if the match has begun or was cancelled; no further updates follow. */
  readonly open: Scalars['Boolean']['output'];
};

/** The kinds of events that a player can be notified of. New ones may be added: ignore those that you do not know. */
export type NotificationEvent =
  /** One of the player's seats must make a new decision. The message's `type` is `match.your_turn`. */
  | 'YOUR_TURN'
  /** A decision is still open after three quarters of its time, or with one hour left. Not sent if the decision has less than two minutes. `match.deadline_near`. */
  | 'DEADLINE_NEAR'
  /** The cards of a match were dealt. `match.began`. */
  | 'MATCH_BEGAN'
  /** A match has a result. `match.over`. */
  | 'MATCH_OVER'
  /** Another player challenges the player or asks for a rematch, and a seat is reserved. `match.invited`. */
  | 'INVITED'
  /** A player has called a judge at an event that the recipient judges, and no judge has taken the call. `match.judge_called`; `data` also has `tournamentId`, `seat`, `from` and `about`. */
  | 'JUDGE_CALLED'
  /** The organizer of a tournament in which the player takes part has made an announcement, or changed the start or the check-in time. `tournament.news`; `data` has `tournamentId`, `name`, `version`, `text`, `changed` and `startsAt`. */
  | 'TOURNAMENT_NEWS';

/** The reason why a webhook or push subscription was switched off. */
export type DisabledBecause =
  /** The receiver accepted nothing for a day, and one message failed in all eight attempts. */
  | 'FAILED'
  /** The receiver answered 410, or the push service no longer knows the browser. */
  | 'GONE'
  /** The push service rejects this server with 401 or 403, so no attempt can succeed. Subscribe again when the operator has fixed this, usually by setting `PUSH_CONTACT`. */
  | 'REFUSED';

/**
 * An address of the player's to which Arbiter posts events, signed according to Standard Webhooks 1.0.0. The body is JSON:
 * `{ "type": …, "timestamp": …, "data": { "matchId": …, "game": …, "title": …, "players": […], "yourSeats": […], "version": … } }`, with
 * `seat`, `prompt` and `deadline` for a decision, and `ranks`, `why` and `finishedAt` for a result. It contains only what the player may see.
 * To accept a message, answer 200 to 299 within 10 seconds. Otherwise it is sent again, up to eight times in a day. Duplicates have the same `webhook-id`.
 */
export type Webhook = {
  /** The webhook's id. It never changes. */
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
  /** When the webhook was created. It receives no earlier events. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time since which every attempt has failed, or null if the last one succeeded. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the webhook was switched off, or null if it is on. Nothing is sent until `resumeWebhook`. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the webhook was switched off, or null if it is on. */
  readonly disabledBecause?: Maybe<DisabledBecause>;
  /** The webhook's deliveries of the last 30 days, newest first. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
};


/**
 * An address of the player's to which Arbiter posts events, signed according to Standard Webhooks 1.0.0. The body is JSON:
 * `{ "type": …, "timestamp": …, "data": { "matchId": …, "game": …, "title": …, "players": […], "yourSeats": […], "version": … } }`, with
 * `seat`, `prompt` and `deadline` for a decision, and `ranks`, `why` and `finishedAt` for a result. It contains only what the player may see.
 * To accept a message, answer 200 to 299 within 10 seconds. Otherwise it is sent again, up to eight times in a day. Duplicates have the same `webhook-id`.
 */
export type WebhookDeliveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The status of a webhook delivery. */
export type DeliveryStatus =
  /** Only for deliveries by earlier versions of the server. The message will be sent at `nextAt`. */
  | 'HELD'
  /** The message is being sent, or will be sent at `nextAt`. A reminder is DUE until its deadline is near. */
  | 'DUE'
  /** The receiver accepted the message. */
  | 'DELIVERED'
  /** The receiver did not accept the message, and there are no further attempts. */
  | 'FAILED'
  /** Only for deliveries by earlier versions of the server. The message was not sent because the player had an open subscription. */
  | 'HEARD'
  /** The message was not sent because it no longer applies: the decision was made, or the challenge or call was closed. */
  | 'OUTDATED';

/** The reason why an attempt failed. */
export type DeliveryFailure =
  /** The response had a status of 400 or higher, or one that is not part of HTTP. */
  | 'REFUSED'
  /** The response was a redirect. Redirects are not followed. */
  | 'REDIRECTED'
  /** There was no response within 10 seconds, or none before the server stopped. An attempt in flight also has this value. */
  | 'TIMED_OUT'
  /** The connection failed, the name or the certificate is not valid, or the name resolves to an address outside the public internet. The server does not reveal which. */
  | 'UNREACHABLE'
  /** Never returned: for an address outside the public internet the value is UNREACHABLE. */
  | 'BLOCKED';

/** The delivery of one message to a webhook, with all its attempts. */
export type WebhookDelivery = {
  /** The delivery's id. It never changes. The `webhook-id` header is `msg_` followed by this id. */
  readonly id: Scalars['ID']['output'];
  /** The event that the message is about. */
  readonly event: NotificationEvent;
  /** The id of the match that the message is about; see `Query.match`. For an invitation to a private match in which the recipient has no seat, the id of the challenge, as in the message; see `Query.challenge`. For TOURNAMENT_NEWS, the id of the tournament. */
  readonly matchId: Scalars['ID']['output'];
  /** The status of the delivery. */
  readonly status: DeliveryStatus;
  /** The number of attempts since the delivery was created or last replayed. */
  readonly attempts: Scalars['Int']['output'];
  /** When the server next handles the delivery, or null if it is completed. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** The HTTP status of the last response. Null if there was no attempt, or the last one got no response. */
  readonly lastStatus?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed. Null if it succeeded, or if there was none. */
  readonly lastError?: Maybe<DeliveryFailure>;
  /** When the server noticed the event. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last attempt ended, or began if it is still in flight. Null before the first attempt. */
  readonly triedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A newly created webhook with its secret. */
export type CreatedWebhook = {
  /** The webhook. */
  readonly webhook: Webhook;
  /** The secret that signs the messages, in the form of Standard Webhooks: `whsec_` and base64. It is shown only once. */
  readonly secret: Scalars['String']['output'];
};

/** A browser or app that receives messages through its push service, encrypted for it (RFC 8291). The message is the same as the body of a webhook. */
export type PushSubscription = {
  /** The subscription's id. It never changes. */
  readonly id: Scalars['ID']['output'];
  /** The events that the subscription receives. */
  readonly events: ReadonlyArray<NotificationEvent>;
  /** When the browser subscribed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time since which every attempt has failed, or null if the last one succeeded. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the subscription was switched off, or null if it is on. To receive messages again, subscribe again. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the subscription was switched off, or null if it is on. */
  readonly disabledBecause?: Maybe<DisabledBecause>;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** An `https:` address on the public internet without a password, at most 2000 characters; BAD_INPUT for any other. The server resolves its name and checks it again before every attempt. */
  readonly url: Scalars['String']['input'];
  /** A name for the list of webhooks, 1 to 60 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The events that the webhook receives, at least one. If omitted, all events. */
  readonly events?: InputMaybe<ReadonlyArray<NotificationEvent>>;
  /**
   * Ignored: a webhook receives its `events` even while the player is connected.
   * @deprecated Ignored. Leave it out.
   */
  readonly quiet?: InputMaybe<Scalars['Boolean']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. Repeating it returns the same webhook and secret; NOT_FOUND if that webhook was deleted. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The fields of a browser's `PushSubscription`, as in its `toJSON()`. */
export type SubscribePushInput = {
  /** Its `endpoint`, an `https:` address. */
  readonly endpoint: Scalars['String']['input'];
  /** Its `keys.p256dh`, base64url: a point of P-256. */
  readonly p256dh: Scalars['String']['input'];
  /** Its `keys.auth`, base64url: 16 bytes. */
  readonly auth: Scalars['String']['input'];
  /** The events that the subscription receives, at least one. If omitted, all events. */
  readonly events?: InputMaybe<ReadonlyArray<NotificationEvent>>;
};

/** An update of a match. */
export type MatchUpdate = {
  /** As `Match.epoch`. If you resume and the first update has a higher epoch than you know, discard the match's data and subscribe again from the beginning. */
  readonly epoch: Scalars['Int']['output'];
  /** The version of the last entry. Pass it as `after` to resume. */
  readonly version: Scalars['Int']['output'];
  /** The entries since the last update, oldest first; at most 25. Empty if only the seats or the status have changed, and in the first update, which is sent immediately, if there is nothing new. */
  readonly entries: ReadonlyArray<Entry>;
  /** The match as it is now. */
  readonly match: Match;
};

/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, like the `Arbiter-Match` header of an HTTP
 * request. A proxy in front of several nodes routes by it. Both are optional and never change a response.
 * One connection can have 50 subscriptions at the same time, and by default one player 200, or one address without a token. One player can
 * have 20 connections, one address 200. Starting a subscription counts as a request and has its cost. Each update is charged the same to a
 * second budget. When that is spent, updates wait and are then combined into one. Close codes after which to connect again and resume with
 * `after`: 1001 (the server shuts down), 1013 (it cannot accept clients at the moment), 4410 (the client reads too slowly). Permanent close
 * codes: 4401 (the token is not valid or no longer valid), 4429 (too many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which has the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes the operations of a connection one by one, in the order
 * in which they were sent. 32 can wait; one more is RATE_LIMITED. They count and cost the same as over HTTP, from the same budget.
 */
export type Subscription = {
  /** The entries after the given version, then new entries as they occur: in order, without gaps or duplicates. Entries are delayed by the match's broadcast delay. BAD_INPUT if `after` is below -1 or above the version that the caller can see. NOT_FOUND if there is no such match, or if the caller is not allowed to see it. Ends with STALE_VERSION if the server has lost entries that it sent here, after a failover: discard the match's data and subscribe again from the beginning. */
  readonly matchUpdates: MatchUpdate;
  /** The public matches that wait for players: first the newest, at most 100, then each match that opens, gets a player or closes. Matches whose free seats are reserved, or that have a broadcast delay, are not included. BAD_INPUT if there is no such game. */
  readonly openMatches: OpenMatch;
  /** The rematch of a finished match: first the newest offer, if any, then each new offer and each change of status. Ends when the rematch begins. UNAUTHENTICATED without a token. NOT_FOUND if there is no such match, or if the caller is not allowed to see it. FORBIDDEN if the match is not over or the caller had no seat in it. */
  readonly rematchUpdates: Challenge;
  /** Sends a decision whenever one of the caller's seats must decide, in any match. It first sends those that are already open. UNAUTHENTICATED without a token. */
  readonly myDecisions: Decision;
  /** The entries after the given version, then new entries as they occur: in order, without gaps or duplicates. BAD_INPUT if the tournament has not reached that version. NOT_FOUND if there is no such tournament, or if the caller is not allowed to see it. Ends with STALE_VERSION if the server has lost entries that it sent here, after a failover: discard the tournament's data and subscribe again from the beginning. */
  readonly tournamentUpdates: TournamentUpdate;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, like the `Arbiter-Match` header of an HTTP
 * request. A proxy in front of several nodes routes by it. Both are optional and never change a response.
 * One connection can have 50 subscriptions at the same time, and by default one player 200, or one address without a token. One player can
 * have 20 connections, one address 200. Starting a subscription counts as a request and has its cost. Each update is charged the same to a
 * second budget. When that is spent, updates wait and are then combined into one. Close codes after which to connect again and resume with
 * `after`: 1001 (the server shuts down), 1013 (it cannot accept clients at the moment), 4410 (the client reads too slowly). Permanent close
 * codes: 4401 (the token is not valid or no longer valid), 4429 (too many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which has the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes the operations of a connection one by one, in the order
 * in which they were sent. 32 can wait; one more is RATE_LIMITED. They count and cost the same as over HTTP, from the same budget.
 */
export type SubscriptionMatchUpdatesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, like the `Arbiter-Match` header of an HTTP
 * request. A proxy in front of several nodes routes by it. Both are optional and never change a response.
 * One connection can have 50 subscriptions at the same time, and by default one player 200, or one address without a token. One player can
 * have 20 connections, one address 200. Starting a subscription counts as a request and has its cost. Each update is charged the same to a
 * second budget. When that is spent, updates wait and are then combined into one. Close codes after which to connect again and resume with
 * `after`: 1001 (the server shuts down), 1013 (it cannot accept clients at the moment), 4410 (the client reads too slowly). Permanent close
 * codes: 4401 (the token is not valid or no longer valid), 4429 (too many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which has the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes the operations of a connection one by one, in the order
 * in which they were sent. 32 can wait; one more is RATE_LIMITED. They count and cost the same as over HTTP, from the same budget.
 */
export type SubscriptionOpenMatchesArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, like the `Arbiter-Match` header of an HTTP
 * request. A proxy in front of several nodes routes by it. Both are optional and never change a response.
 * One connection can have 50 subscriptions at the same time, and by default one player 200, or one address without a token. One player can
 * have 20 connections, one address 200. Starting a subscription counts as a request and has its cost. Each update is charged the same to a
 * second budget. When that is spent, updates wait and are then combined into one. Close codes after which to connect again and resume with
 * `after`: 1001 (the server shuts down), 1013 (it cannot accept clients at the moment), 4410 (the client reads too slowly). Permanent close
 * codes: 4401 (the token is not valid or no longer valid), 4429 (too many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which has the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes the operations of a connection one by one, in the order
 * in which they were sent. 32 can wait; one more is RATE_LIMITED. They count and cost the same as over HTTP, from the same budget.
 */
export type SubscriptionRematchUpdatesArgs = {
  matchId: Scalars['ID']['input'];
};


/**
 * Subscriptions over WebSocket at `/graphql` with the protocol `graphql-transport-ws`. Send the session token in `connection_init`: `{ "token": … }`
 * or `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address can name the match that the connection is for, `/graphql?match=5b0c9f4e-…`, like the `Arbiter-Match` header of an HTTP
 * request. A proxy in front of several nodes routes by it. Both are optional and never change a response.
 * One connection can have 50 subscriptions at the same time, and by default one player 200, or one address without a token. One player can
 * have 20 connections, one address 200. Starting a subscription counts as a request and has its cost. Each update is charged the same to a
 * second budget. When that is spent, updates wait and are then combined into one. Close codes after which to connect again and resume with
 * `after`: 1001 (the server shuts down), 1013 (it cannot accept clients at the moment), 4410 (the client reads too slowly). Permanent close
 * codes: 4401 (the token is not valid or no longer valid), 4429 (too many connections or messages).
 *
 * The connection also accepts queries and mutations: send them in `subscribe`. The server answers with `next`, which has the body of the HTTP
 * response, and `complete`; or with `error` if nothing was executed. It executes the operations of a connection one by one, in the order
 * in which they were sent. 32 can wait; one more is RATE_LIMITED. They count and cost the same as over HTTP, from the same budget.
 */
export type SubscriptionTournamentUpdatesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** The table in a form that any program can draw without knowing the game: cards, a board, numbers. It contains only what the caller is allowed to see. */
export type TableView = {
  /** All places with cards. */
  readonly zones: ReadonlyArray<Zone>;
  /** The board, or null for a game without one. */
  readonly board?: Maybe<Board>;
  /** Public numbers: points, mana, rounds. */
  readonly counters: ReadonlyArray<Counter>;
  /** The current status of each seat, ordered by number. */
  readonly seats: ReadonlyArray<TableSeat>;
};

/** The current status of a seat in the game. */
export type TableSeat = {
  /** The seat's number, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** A few public words in the game's own terms, such as `out`, `passed`, `protected` or `has the turn`. Often empty. */
  readonly status: ReadonlyArray<Scalars['String']['output']>;
};

/** The arrangement of a zone's cards. */
export type ZoneKind =
  /** In an order that all players can know: decks and discards. Place 0 is the top. */
  | 'PILE'
  /** Unordered. Only players who can read the zone know which card leaves it. */
  | 'HAND'
  /** Each card has its own place, and all players see its back. */
  | 'ROW';

/** A place with cards. */
export type Zone = {
  /** Unique within this match only. Other matches have the same keys. */
  readonly key: Scalars['String']['output'];
  /** The name of the zone as shown to people. */
  readonly label: Scalars['String']['output'];
  /** The seat that owns the zone, or null if it belongs to the table. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The arrangement of the cards. */
  readonly kind: ZoneKind;
  /** The number of cards in the zone, readable or not. */
  readonly count: Scalars['Int']['output'];
  /** The cards that the caller can read. In a ROW also the others, as backs with their places. */
  readonly cards: ReadonlyArray<CardView>;
};

/** One physical card in a match, as the caller is allowed to see it. */
export type CardView = {
  /** The card's number, which stays the same for the whole match. Moves refer to cards by this number. Null if the caller cannot read the card. Other matches use the same numbers for other cards. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** The card's name in the game's catalogue, or null if the caller cannot read the card. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The printed text, or null if the caller cannot read the card. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The back, which all players see when the card is face down. */
  readonly back: Scalars['String']['output'];
  /** In a ROW, the card's place; in a PILE, its distance from the top; in a HAND, null. */
  readonly place?: Maybe<Scalars['Int']['output']>;
};

/** The shape and coordinates of a board's cells. */
export type BoardShape =
  /** Squares. x increases to the right, y downwards. */
  | 'SQUARE'
  /** Hexagons with a flat top. x and y are axial coordinates (q and r). */
  | 'HEX';

/** A board. All of it is public. */
export type Board = {
  /** The shape and coordinates of the cells. */
  readonly shape: BoardShape;
  /** All cells, in no particular order. */
  readonly cells: ReadonlyArray<Cell>;
};

/** One cell of a board. */
export type Cell = {
  /** The game's own name for the cell, for example `d4`, unique within this match only. Moves refer to the cell by it; as a number if the game's cells have numbers. */
  readonly key: Scalars['String']['output'];
  /** Column, or axial q. */
  readonly x: Scalars['Int']['output'];
  /** Row, or axial r. */
  readonly y: Scalars['Int']['output'];
  /** The type of cell, in the game's own terms. */
  readonly kind: Scalars['String']['output'];
  /** The cell's name as shown to people. */
  readonly label: Scalars['String']['output'];
  /** The seat that owns the cell, or null if no seat does. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The `number` of the card that forms the ground of the cell. Null if there is none, or if the caller cannot read it. */
  readonly card?: Maybe<Scalars['Int']['output']>;
  /** The pieces on the cell, lowest first. */
  readonly pieces: ReadonlyArray<Piece>;
};

/** A piece on a cell. */
export type Piece = {
  /** Unique within this match only. */
  readonly key: Scalars['String']['output'];
  /** The type of piece, in the game's own terms. */
  readonly kind: Scalars['String']['output'];
  /** The piece's name as shown to people. */
  readonly label: Scalars['String']['output'];
  /** The seat that owns the piece, or null if no seat does. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The `number` of the card that the piece is; `table.zones.cards` has its text. Null if the piece is not a card, or if the caller cannot read it. */
  readonly card?: Maybe<Scalars['Int']['output']>;
  /** Clockwise rotation in quarters (SQUARE) or sixths (HEX) of a turn, or null if rotation does not matter. */
  readonly rotation?: Maybe<Scalars['Int']['output']>;
  /** The piece's numbers: hits, force, armour. */
  readonly stats: ReadonlyArray<Counter>;
};

/** A public number. */
export type Counter = {
  /** The name of the number. */
  readonly label: Scalars['String']['output'];
  /** The seat that the number belongs to, or null if it belongs to the table. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The current value. */
  readonly value: Scalars['Int']['output'];
  /** The maximum, or null if there is none. */
  readonly max?: Maybe<Scalars['Int']['output']>;
  /**
   * For a number that belongs to one side of a piece: the side, counted clockwise from the top in the piece's current rotation, 0 to 3 (SQUARE)
   * or 0 to 5 (HEX). Null for a number that belongs to the whole piece.
   */
  readonly side?: Maybe<Scalars['Int']['output']>;
};

/** The typed table of each game, for clients that know the game. Select it with `... on GolemsView { … }`. */
export type GameView = GolemsView | BusinessCardBattleView | SparkOfWarView | ValhallaView | SparkFormingView;

/** The status of a tournament. */
export type TournamentStatus =
  /** The organizer is setting it up. Only the organizer and the officials can see it. */
  | 'DRAFT'
  /** Registration is open. */
  | 'OPEN'
  /** Rounds are being played. */
  | 'RUNNING'
  /** The tournament has ended with final places. The seed of its random draws is public. */
  | 'FINISHED'
  /** The tournament has ended without places. */
  | 'CANCELLED';

/** The way in which players enter a tournament. */
export type TournamentRegistration =
  /** Anyone can register. */
  | 'OPEN'
  /** Players with the invitation can register. */
  | 'INVITATION'
  /** The organizer enters players, who then agree. */
  | 'ORGANIZER';

/** The decks that players may use. */
export type TournamentDecks =
  /** Any deck. Players may change their deck for the next game. */
  | 'ANY'
  /** One deck, registered before the tournament begins. */
  | 'REGISTERED';

/** When a registered deck is visible to other players. After the tournament all players can see it. */
export type TournamentDecksShown =
  /** Not before the end of the tournament. */
  | 'NEVER'
  /** All can see it once the tournament has begun. */
  | 'AFTER_REGISTRATION'
  /** Players at the same table can see it while they play. */
  | 'DURING_MATCH';

/** The treatment of unfinished games when the round's time is up. */
export type AtTime =
  /** Unfinished games are drawn. Not available if a stage is an elimination, which needs a winner. */
  | 'DRAW'
  /** The entrant with less time left on the clock loses. With equal time, or without a clock, the entrant that sits first loses. */
  | 'LESS_TIME_LEFT_LOSES'
  /** Unfinished games continue until they end, or until the organizer or a judge rules. */
  | 'JUDGE';

/** The pairing system of a stage. */
export type StageFormat =
  /** All entrants play each round, against others with equal points. No two entrants meet twice while this can be avoided. */
  | 'SWISS'
  /** Each entrant plays every other one. */
  | 'ROUND_ROBIN'
  /** An entrant is out after one loss. */
  | 'SINGLE_ELIMINATION'
  /** An entrant is out after two losses. */
  | 'DOUBLE_ELIMINATION';

/** A criterion that ranks entrants with equal points. */
export type TieBreak =
  /** The mean of the opponents' shares of match points, each at least a third. */
  | 'OPPONENTS_MATCH_WIN'
  /** The entrant's own share of game points; at least a third, as for opponents. */
  | 'GAME_WIN'
  /** The mean of the opponents' shares of game points, each at least a third. */
  | 'OPPONENTS_GAME_WIN'
  /** The sum of the opponents' points. */
  | 'BUCHHOLZ'
  /** As BUCHHOLZ, without the lowest opponent. */
  | 'BUCHHOLZ_CUT_1'
  /** The sum of the points of all beaten opponents, plus half the points of those with a draw. */
  | 'SONNEBORN_BERGER'
  /** The points from the tables between the tied entrants, if all of them have met. */
  | 'DIRECT_ENCOUNTER';

/** The role of an official. */
export type OfficialRole =
  /** Rules on matches of the tournament and supervises them. */
  | 'JUDGE'
  /** Comments on the tournament for spectators. */
  | 'COMMENTATOR';

/** The reason why an entrant no longer plays. */
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
  /** The round has begun. It keeps this status when all tables are over. */
  | 'PLAYING';

/** The part of a bracket that a table belongs to. */
export type BracketBranch =
  /** Entrants without a loss. A single elimination has only this part. */
  | 'WINNERS'
  /** Entrants with one loss. */
  | 'LOSERS'
  /** The final between the winners of both parts. */
  | 'GRAND_FINAL'
  /** A second final, if both entrants have one loss after the first. */
  | 'RESET';

/** The plan of a stage. */
export type StagePlan = {
  /** The pairing system. */
  readonly format: StageFormat;
  /** For SWISS, the number of rounds. Null: as many as an elimination would have. */
  readonly rounds?: Maybe<Scalars['Int']['output']>;
  /** For ROUND_ROBIN, how often each entrant meets each other one. */
  readonly cycles?: Maybe<Scalars['Int']['output']>;
  /** The number of entrants that advance to this stage: the best of the previous one. Null: all remaining entrants. */
  readonly take?: Maybe<Scalars['Int']['output']>;
};

/** The points that a table awards. */
export type TournamentPoints = {
  /** The points by place, best first, one number for each seat of a full table. A smaller table awards the first of them. */
  readonly byPlace: ReadonlyArray<Scalars['Int']['output']>;
  /** The points for each entrant if all share the first place. Null: the mean of the points of the shared places. */
  readonly draw?: Maybe<Scalars['Int']['output']>;
  /** The points for a round without a table. */
  readonly bye: Scalars['Int']['output'];
};

/** The settings that the organizer has chosen. */
export type TournamentSetup = {
  /** The tournament's name. */
  readonly name: Scalars['String']['output'];
  /** The organizer's description for players. */
  readonly description: Scalars['String']['output'];
  /** The game that is played. */
  readonly game: Game;
  /** The game's options, the same for every match. */
  readonly options: Scalars['JSON']['output'];
  /** The number of entrants at a full table. Remaining entrants are spread over tables with one seat less. */
  readonly seats: Scalars['Int']['output'];
  /** The number of players of each entrant, who play on one side. */
  readonly teamSize: Scalars['Int']['output'];
  /** The clock of every match, or null if there is none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** The consequence when a seat's time runs out in a match. */
  readonly onTimeOut: TimeOutPolicy;
  /** With FORFEIT, the number of time-outs after which a seat is out of its match. */
  readonly forfeitAfter: Scalars['Int']['output'];
  /** If `onTimeOut` is BOT, the level of the bot that takes over a seat; null means STEADY. Null with other policies. */
  readonly standInLevel?: Maybe<BotLevel>;
  /** The number of games at a table: 1, 3 or 5. An entrant that wins more than half of them wins the table. The seats rotate after each game. */
  readonly bestOf: Scalars['Int']['output'];
  /** The decks that players may use. */
  readonly decks: TournamentDecks;
  /** When a registered deck is visible to other players. Unless it is AFTER_REGISTRATION, replays and seeds of the matches are withheld until the tournament is over, even from their players. The organizer and the judges can read them immediately, unless they play in the tournament. */
  readonly decksShown: TournamentDecksShown;
  /** The maximum number of entrants. */
  readonly capacity: Scalars['Int']['output'];
  /** The way in which players enter the tournament. */
  readonly registration: TournamentRegistration;
  /** When the tournament begins automatically. Null: when the organizer begins it. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of seconds before the start in which entrants must check in. Null: check-in is not required. */
  readonly checkIn?: Maybe<Scalars['Int']['output']>;
  /** The users who can find and watch the tournament and its matches. */
  readonly visibility: Visibility;
  /** The delay in seconds with which others follow the tournament and its matches: rounds, pairings, results, standings, places, log and tables. The organizer and the judges have no delay, unless they play in the tournament. Players have no delay for their own matches, tables and byes, and the full delay for everything else. Registration and check-in are never delayed. */
  readonly broadcastDelay: Scalars['Int']['output'];
  /** The stages in order. */
  readonly stages: ReadonlyArray<StagePlan>;
  /** The points that a table awards. */
  readonly points: TournamentPoints;
  /** The criteria that rank entrants with equal points, most important first. */
  readonly tieBreaks: ReadonlyArray<TieBreak>;
  /** The length of a round in seconds. Null: a round lasts until its last game is over. */
  readonly roundLength?: Maybe<Scalars['Int']['output']>;
  /** The treatment of unfinished games when the round's time is up. */
  readonly atTime: AtTime;
  /** The break between two rounds in seconds. */
  readonly pause: Scalars['Int']['output'];
  /** The number of seconds for which the tournament stays open after its last result, so that results can still be corrected. The organizer can end it earlier. */
  readonly grace: Scalars['Int']['output'];
  /** True if the organizer must approve each round before it begins. */
  readonly byHand: Scalars['Boolean']['output'];
  /** The round of the first stage until whose pairing players may enter, if that stage is a Swiss: 2 admits players during round 1. With 0 or 1 there is no late entry, because round 1 is paired at the start. */
  readonly lateRounds: Scalars['Int']['output'];
  /** The number of seconds for which a player at a table may leave a decision open without doing anything. After that the table is lost with all of its games; if all players are absent, all lose. Time in which other players must decide, the tournament is paused or the server is down does not count. A player who has done nothing and whose time ran out there also loses a table that ends earlier. Moves of a stand-in bot do not count. 0: never. */
  readonly noShowAfter: Scalars['Int']['output'];
  /** Whether a player who lost a table in this way is dropped. The player comes back with `checkIn`. */
  readonly noShowDrops: Scalars['Boolean']['output'];
  /** The id of the player who defends the title, or null if there is none. */
  readonly champion?: Maybe<Scalars['ID']['output']>;
};

/** An official of a tournament. */
export type TournamentOfficial = {
  /** The player. */
  readonly player: Player;
  /** The player's role. */
  readonly role: OfficialRole;
};

/** A player of an entrant. */
export type EntrantMember = {
  /** The player. */
  readonly player: Player;
  /** True if the player has agreed to take part. A player who was entered by another one is invited, and takes part once they agree. */
  readonly agreed: Scalars['Boolean']['output'];
  /** The player's deck as a list of `{ "card": name, "count": n }`. Null if the caller is not allowed to see it, or if the player uses the deck that the game lends. */
  readonly deck?: Maybe<Scalars['JSON']['output']>;
};

/** A participant: a player or a team. */
export type Entrant = {
  /** The entrant's number, from 1 in the order of registration. */
  readonly number: Scalars['Int']['output'];
  /** The entrant's players in seating order. A player who is invited and has not agreed is visible only to the entrant's own players, to officials and, when the tournament is over, to everyone. */
  readonly members: ReadonlyArray<EntrantMember>;
  /** True if the entrant has checked in. */
  readonly checkedIn: Scalars['Boolean']['output'];
  /** True if the entrant entered after rounds had been paired. */
  readonly late: Scalars['Boolean']['output'];
  /** Why the entrant no longer plays, or null if it still plays. */
  readonly gone?: Maybe<EntrantGone>;
  /** True if the entrant was dropped after a no-show. `checkIn` brings it back, as `reinstateEntrant` does. */
  readonly noShow: Scalars['Boolean']['output'];
};

/** A finished game of a table. */
export type TableGame = {
  /** The game's match. Null if the caller is not allowed to see it. */
  readonly match?: Maybe<Match>;
  /** The places by entrant, in the table's order. 1 is best; entrants that share a place have the same number. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** A ruling on a table. It overrides the results of its games. */
export type TableRuling = {
  /** The places by entrant, in the table's order. Null: all entrants lost. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** The games won by entrant, in the table's order, according to the ruling or after a forfeit. They replace the games actually played. Null: the games played count. */
  readonly gameWins?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** The position of a table in the bracket. */
export type BracketPlace = {
  /** The part of the bracket. */
  readonly branch: BracketBranch;
  /** The round, from 1 within the part. */
  readonly round: Scalars['Int']['output'];
  /** The position, from 1 within the round, from the top. */
  readonly position: Scalars['Int']['output'];
};

/** Entrants who play against each other in a round. */
export type TournamentTable = {
  /** The table's number, from 1 within the round. */
  readonly table: Scalars['Int']['output'];
  /** The entrants in the seat order of the first game. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** True if nothing more is played at this table. */
  readonly over: Scalars['Boolean']['output'];
  /** True if the games could not be played, and the organizer or a judge must rule on the table. */
  readonly awaitsRuling: Scalars['Boolean']['output'];
  /** The finished games that count, in order. */
  readonly games: ReadonlyArray<TableGame>;
  /** The match that is being played, or null if there is none. */
  readonly match?: Maybe<Match>;
  /** The id of that match. The match may not have been created yet. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
  /** The ruling on the table, or null if its games decide. */
  readonly ruled?: Maybe<TableRuling>;
  /** The entrants that lost the table as no-shows; see `TournamentSetup.noShowAfter`. */
  readonly noShows: ReadonlyArray<Entrant>;
  /** In an elimination, the table's position in the bracket. Null otherwise. */
  readonly bracket?: Maybe<BracketPlace>;
};

/** A round. */
export type TournamentRound = {
  /** The stage that the round belongs to, from 1. */
  readonly stage: Scalars['Int']['output'];
  /** The round's number, from 1 within the stage. */
  readonly round: Scalars['Int']['output'];
  /** The status of the round. */
  readonly status: RoundStatus;
  /** True if the organizer has made or changed the pairings. */
  readonly supplied: Scalars['Boolean']['output'];
  /** When the round began, or null if it has not. */
  readonly begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the round's time is up, or null if it has no limit. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the round's time is up. */
  readonly timeCalled: Scalars['Boolean']['output'];
  /** When the round's last table was over, or null before that. */
  readonly overAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of tables in the round. */
  readonly tableCount: Scalars['Int']['output'];
  /** The tables, ordered by number. */
  readonly tables: ReadonlyArray<TournamentTable>;
  /** The entrants without a table in this round. A bye counts as a win if points are counted. */
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
  /** The rank from 1, which is never shared. Entrants that share a place are ranked by lot. */
  readonly rank: Scalars['Int']['output'];
  /** The entrant. */
  readonly entrant: Entrant;
  /** The exact points: an integer (`7`), or a fraction in lowest terms (`5/2`). */
  readonly points: Scalars['String']['output'];
  /** The number of tables won, including byes. */
  readonly won: Scalars['Int']['output'];
  /** The number of tables in which all entrants shared the first place. */
  readonly drawn: Scalars['Int']['output'];
  /** The number of all other tables. */
  readonly lost: Scalars['Int']['output'];
  /** The tie-break values in the order of `tieBreaks`, in the same form as `points`. */
  readonly tieBreaks: ReadonlyArray<Scalars['String']['output']>;
};

/** A stage that has begun. */
export type TournamentStage = {
  /** The stage's number, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The plan of the stage. */
  readonly plan: StagePlan;
  /** The rounds so far. */
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

/** One entry of a tournament's log: a request and its consequences. */
export type TournamentEntry = {
  /** The entry's number, from 0 without gaps. */
  readonly version: Scalars['Int']['output'];
  /** When the entry was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** The kind of entry: CREATED, SET_UP, OPENED, ANNOUNCED, REGISTERED, CONSENTED, DECK_CHANGED, UNREGISTERED, CHECKED_IN, BEGUN, PAIRED, SWAPPED, UNDONE, APPROVED, RESULTS, TIME_CALLED, RULED, DROPPED, DISQUALIFIED, REINSTATED, PAUSED, RESUMED, TIME_GIVEN_BACK, APPOINTED, DISMISSED, ADVANCED, ENDED or CANCELLED. New kinds may be added. */
  readonly kind: Scalars['String']['output'];
  /** The id of the player who sent the request. Null: the server acted automatically. */
  readonly by?: Maybe<Scalars['ID']['output']>;
  /** The request. Decks that the caller is not allowed to see are null. */
  readonly input: Scalars['JSON']['output'];
  /** The consequences. */
  readonly facts: Scalars['JSON']['output'];
};

/** A notice to entrants: the organizer's announcement, or a change of the settings. */
export type TournamentNotice = {
  /** The version of the notice's entry in the log. */
  readonly version: Scalars['Int']['output'];
  /** When the notice was published. */
  readonly at: Scalars['DateTime']['output'];
  /** The announcement. Null if the settings were changed. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The changed fields of `TournamentSetup`. Empty for an announcement. */
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
};

/** A page of a tournament's log. */
export type TournamentEntryPage = {
  /** The entries, oldest first. */
  readonly entries: ReadonlyArray<TournamentEntry>;
  /** Whether there are more entries. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, paired, seated and scored by the server. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may rule on them.
 */
export type Tournament = {
  /** The tournament's id. It never changes. */
  readonly id: Scalars['ID']['output'];
  /** As `Match.epoch`: the response with the higher epoch is the newer one, whatever its version. */
  readonly epoch: Scalars['Int']['output'];
  /** The number of the last entry of the log. Within one `epoch` it only grows. */
  readonly version: Scalars['Int']['output'];
  /** The status of the tournament. */
  readonly status: TournamentStatus;
  /** The settings that the organizer has chosen. */
  readonly setup: TournamentSetup;
  /** The player who organizes the tournament. */
  readonly organizer: Player;
  /** The judges and commentators. */
  readonly officials: ReadonlyArray<TournamentOfficial>;
  /** True while the organizer has paused the tournament. Nothing begins automatically. */
  readonly paused: Scalars['Boolean']['output'];
  /** The code that players need to register if registration is by invitation. Null unless the caller is the organizer or an official. */
  readonly invitation?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 hash of the seed of all random draws, hexadecimal. It is published when the tournament is created, before any player registers. */
  readonly seedHash: Scalars['String']['output'];
  /** The seed of all random draws, hexadecimal. Null until the tournament is over. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** When the tournament was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the tournament began, or null if it has not. */
  readonly begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the tournament ended, or null if it has not. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the next automatic step happens, if no game ends before. Null: no step is scheduled. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the last round is over and no other follows: the tournament ends at `nextAt`, or when the organizer ends it. A correction of that round can still cause another round. It stays true when the tournament has finished, and is false if the tournament was cancelled. */
  readonly allPlayed: Scalars['Boolean']['output'];
  /** The number of registered entrants, including those that have left. */
  readonly entrantCount: Scalars['Int']['output'];
  /** The entrants ordered by number, including those that have left. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** The caller's own entrant, or null if there is none. */
  readonly yourEntrant?: Maybe<Entrant>;
  /** The stages that have begun. */
  readonly stages: ReadonlyArray<TournamentStage>;
  /** A round; without arguments, the current one. Null if there is none. */
  readonly round?: Maybe<TournamentRound>;
  /** The final places, best first; empty until the tournament has ended. Disqualified entrants have no place: the entrants below them move up. */
  readonly places: ReadonlyArray<TournamentPlace>;
  /** Announcements and changes of the settings since registration was opened, newest first. */
  readonly notices: ReadonlyArray<TournamentNotice>;
  /** The tournament's log, oldest entry first. */
  readonly entries: TournamentEntryPage;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, paired, seated and scored by the server. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may rule on them.
 */
export type TournamentEntrantsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, paired, seated and scored by the server. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may rule on them.
 */
export type TournamentRoundArgs = {
  stage?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, paired, seated and scored by the server. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may rule on them.
 */
export type TournamentPlacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, paired, seated and scored by the server. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may rule on them.
 */
export type TournamentNoticesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament as the caller is allowed to see it: rounds of matches of one game, paired, seated and scored by the server. A player who
 * registers agrees that the judges may see everything in the player's matches, including hidden cards, and may rule on them.
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
  /** Pass it as `after` or `before` to continue from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The tournament. */
  readonly node: Tournament;
};

/** An update of a tournament. */
export type TournamentUpdate = {
  /** As `Match.epoch`. If you resume and the first update has a higher epoch than you know, discard the tournament's data and subscribe again from the beginning. */
  readonly epoch: Scalars['Int']['output'];
  /** The version of the last entry. Pass it as `after` to resume. */
  readonly version: Scalars['Int']['output'];
  /** The entries since the last update, oldest first; at most 25. Empty in the first update, which is sent immediately, if there is nothing new. */
  readonly entries: ReadonlyArray<TournamentEntry>;
  /** The tournament after these entries. */
  readonly tournament: Tournament;
};

/** A Swiss stage. */
export type SwissInput = {
  /** The number of rounds, 1 to 50. If omitted, as many as an elimination would have. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** The number of entrants that advance to this stage, 2 to 2000: the best of the previous one. If omitted, all. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** A round-robin stage with tables of two. */
export type RoundRobinInput = {
  /** How often each entrant meets each other one, 1 or 2 times. If omitted, once. */
  readonly cycles?: InputMaybe<Scalars['Int']['input']>;
  /** The number of entrants that advance to this stage, 2 to 2000: the best of the previous one. If omitted, all. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** An elimination stage. */
export type EliminationInput = {
  /** The number of entrants that advance to this stage, 2 to 2000: the best of the previous one. If omitted, all. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** A stage. Set exactly one field. All entrants play in the first stage, so `take` applies only to later ones. */
export type StageInput =
  /** All entrants play each round, against others with equal points. */
  { readonly swiss: SwissInput; readonly roundRobin?: never; readonly singleElimination?: never; readonly doubleElimination?: never; }
  |  /** Each entrant plays every other one. */
  { readonly swiss?: never; readonly roundRobin: RoundRobinInput; readonly singleElimination?: never; readonly doubleElimination?: never; }
  |  /** An entrant is out after one loss. */
  { readonly swiss?: never; readonly roundRobin?: never; readonly singleElimination: EliminationInput; readonly doubleElimination?: never; }
  |  /** An entrant is out after two losses. Tables of two only. */
  { readonly swiss?: never; readonly roundRobin?: never; readonly singleElimination?: never; readonly doubleElimination: EliminationInput; };

/** The points that a table awards. */
export type TournamentPointsInput = {
  /** The points by place, best first, one number for each seat of a full table; 0 to 1000. */
  readonly byPlace: ReadonlyArray<Scalars['Int']['input']>;
  /** The points for each entrant if all share the first place. If omitted, the mean of the points of the shared places. */
  readonly draw?: InputMaybe<Scalars['Int']['input']>;
  /** The points for a round without a table, 0 to 1000. */
  readonly bye: Scalars['Int']['input'];
};

/** The settings of a tournament. Omitted fields have their default values. */
export type TournamentSetupInput = {
  /** The tournament's name, one line of 1 to 100 characters. Invisible characters are removed. */
  readonly name: Scalars['String']['input'];
  /** A description for players, at most 5000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The game's id. */
  readonly game: Scalars['ID']['input'];
  /** The game's options, the same for every match. Tournament matches are never for keeps: BAD_INPUT if the options say otherwise. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** The number of entrants at a full table, 2 to 6 and within the game's limits. If omitted, 2. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** The number of players of each entrant, 1 to 5. If omitted, 1. The players of the sides sit alternately. */
  readonly teamSize?: InputMaybe<Scalars['Int']['input']>;
  /** The clock of every match. If omitted, none. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** The consequence when a seat's time runs out in a match. If omitted, FORFEIT. */
  readonly onTimeOut?: InputMaybe<TimeOutPolicy>;
  /** With FORFEIT, the number of time-outs after which a seat is out of its match. If omitted, 3. */
  readonly forfeitAfter?: InputMaybe<Scalars['Int']['input']>;
  /** The level of the bot that takes over a seat. Only with BOT, otherwise BAD_INPUT. If omitted, STEADY. */
  readonly standInLevel?: InputMaybe<BotLevel>;
  /** The number of games at a table: 1, 3 or 5. If omitted, 1. */
  readonly bestOf?: InputMaybe<Scalars['Int']['input']>;
  /** The decks that players may use. If omitted, ANY. */
  readonly decks?: InputMaybe<TournamentDecks>;
  /** When a registered deck is visible to other players. If omitted, NEVER. Unless it is AFTER_REGISTRATION, replays and seeds of the matches are withheld until the tournament is over. */
  readonly decksShown?: InputMaybe<TournamentDecksShown>;
  /** The maximum number of entrants, 2 to 2000. If omitted, 2000. */
  readonly capacity?: InputMaybe<Scalars['Int']['input']>;
  /** The way in which players enter the tournament. If omitted, OPEN. */
  readonly registration?: InputMaybe<TournamentRegistration>;
  /** When the tournament begins automatically; a time in the future. If omitted, it begins when the organizer begins it. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The number of seconds before the start in which entrants must check in, 60 to 604800. If omitted, check-in is not required. */
  readonly checkIn?: InputMaybe<Scalars['Int']['input']>;
  /** The users who can find and watch the tournament and its matches. If omitted, PUBLIC. */
  readonly visibility?: InputMaybe<Visibility>;
  /** The delay in seconds with which others follow the tournament and its matches, 0 to 86400. If omitted, 0. Rounds, results, standings and places have the same delay as the matches. The organizer and the judges have no delay, unless they play in the tournament; players have none for their own matches and tables. Registration and check-in are never delayed. */
  readonly broadcastDelay?: InputMaybe<Scalars['Int']['input']>;
  /** The stages in order, 1 to 4. If omitted, one Swiss. */
  readonly stages?: InputMaybe<ReadonlyArray<StageInput>>;
  /** The points that a table awards. If omitted: at tables of two, 3 for a win, 1 for a draw and 3 for a bye; at larger tables, one point for each entrant that is placed behind, and as many for a bye as for a win. */
  readonly points?: InputMaybe<TournamentPointsInput>;
  /** The criteria that rank entrants with equal points. If omitted, OPPONENTS_MATCH_WIN, GAME_WIN, OPPONENTS_GAME_WIN. */
  readonly tieBreaks?: InputMaybe<ReadonlyArray<TieBreak>>;
  /** The length of a round in seconds, 60 to 31536000. If omitted, a round lasts until its last game is over. */
  readonly roundLength?: InputMaybe<Scalars['Int']['input']>;
  /** The treatment of unfinished games when the round's time is up. If omitted, JUDGE. */
  readonly atTime?: InputMaybe<AtTime>;
  /** The break between two rounds in seconds, 0 to 31536000. If omitted, 0. */
  readonly pause?: InputMaybe<Scalars['Int']['input']>;
  /** The number of seconds for which the tournament stays open after its last result, so that results can still be corrected, 0 to 86400. If omitted, 300. The organizer can end it earlier. */
  readonly grace?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the organizer must approve each round before it begins. */
  readonly byHand?: InputMaybe<Scalars['Boolean']['input']>;
  /** The round of the first stage until whose pairing players may enter, 0 to 50, if that stage is a Swiss: 2 admits players during round 1. With 0 or 1 there is no late entry, because round 1 is paired at the start. If omitted, 0. */
  readonly lateRounds?: InputMaybe<Scalars['Int']['input']>;
  /** The number of seconds for which a player at a table may leave a decision open without doing anything before the table is lost, 0 to 31536000; 0: never. If omitted: 300, but at most a quarter of a round, and at least the clock's time for a first answer. Without a clock, the default is never, unless a round lasts at most 6 hours. */
  readonly noShowAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a player who lost a table in this way is dropped until they come back with `checkIn`. If omitted, true. */
  readonly noShowDrops?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the player who defends the title. Games with rules for a defending champion apply them in all matches of this player. If omitted or not registered, no player defends. */
  readonly champion?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to create. */
export type CreateTournamentInput = {
  /** The settings. */
  readonly setup: TournamentSetupInput;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An announcement to publish. */
export type AnnouncementInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The text, 1 to 1000 characters. Everyone who can see the tournament can read it. */
  readonly text: Scalars['String']['input'];
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a tournament's settings. */
export type SetUpTournamentInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The new settings. Before registration is opened, an omitted field returns to its default. Later it keeps its value, and null returns it to its default. The game cannot be changed. */
  readonly setup: TournamentSetupInput;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request about a tournament without further input. */
export type TournamentInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A registration. */
export type RegisterInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The ids of all players of a team, in seating order. If omitted, the caller alone. Only the organizer may enter others without themselves. The other players are invited: until they agree, they may register elsewhere in the tournament, and the entrant does not play. */
  readonly members?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The caller's deck. Required if decks are REGISTERED; if omitted, the first deck that the game lends. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The invitation. Required if registration is by invitation or the tournament is private. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The caller's agreement to take part, with a deck. */
export type TournamentDeckInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The caller's deck. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A change of the caller's deck. */
export type ChangeTournamentDeckInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The caller's new deck. */
  readonly deck: DeckChoice;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A disqualification. */
export type DisqualifyInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. */
  readonly entrant: Scalars['Int']['input'];
  /** The reason, at most 1000 characters. It is public. */
  readonly reason: Scalars['String']['input'];
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A reinstatement of an entrant. */
export type ReinstateInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. */
  readonly entrant: Scalars['Int']['input'];
  /** The reason, at most 1000 characters. It is public. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request about one entrant. */
export type EntrantInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. If omitted, the caller's own entrant. */
  readonly entrant?: InputMaybe<Scalars['Int']['input']>;
  /** The reason, at most 1000 characters. It is public. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The start of a tournament. */
export type BeginTournamentInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The seeding: entrants by number, best first. Unlisted entrants follow in random order. */
  readonly seeding?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The pairings of the next round. */
export type PairRoundInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** A list of entrant numbers for each table, in seat order. Unlisted entrants have a bye. If omitted, the server pairs by the rules. */
  readonly tables?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
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
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a table. */
export type RuleTableInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The stage, from 1. */
  readonly stage: Scalars['Int']['input'];
  /** The round, from 1 within the stage. */
  readonly round: Scalars['Int']['input'];
  /** The table, from 1 within the round. */
  readonly table: Scalars['Int']['input'];
  /** The places by entrant, in the table's order. 1 is best. Entrants may share a place; the next place is then skipped. If omitted, all entrants lose. In an elimination exactly one entrant must have place 1. */
  readonly places?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The games won by entrant, in the table's order; together at most `bestOf`. In all tie-breaks they replace the games actually played. If omitted, the games played count. */
  readonly gameWins?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The reason, at most 1000 characters. It is public. */
  readonly reason: Scalars['String']['input'];
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request about a tournament, with a reason. */
export type TournamentReasonInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The reason, at most 1000 characters. It is public. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An official's appointment or dismissal. */
export type OfficialInput = {
  /** The tournament's id. */
  readonly id: Scalars['ID']['input'];
  /** The `Player.id`. */
  readonly player: Scalars['ID']['input'];
  /** The role. */
  readonly role: OfficialRole;
  /** An idempotency key, 1 to 200 characters of any kind. A request that the same player repeats with the same key is executed once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions for listing tournaments. */
export type TournamentFilter = {
  /** Only tournaments of this game. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only tournaments with this status. */
  readonly status?: InputMaybe<TournamentStatus>;
  /** If true, only tournaments in which the caller is the organizer, a player or an official. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The codes in `extensions.code` of an error, with advice. New ones may be added: treat an unknown code as INTERNAL. */
export type ErrorCode =
  /** Send a valid token as `authorization: Bearer <token>`: signIn, signUp and signInAsGuest return one. If `message` is about a password or a code, correct that instead. */
  | 'UNAUTHENTICATED'
  /** The request is refused in the current state: `message` says why, and what you can do. */
  | 'FORBIDDEN'
  /** Play `extensions.matches` more friendly matches; you can stake cards from `extensions.from` on. */
  | 'TOO_EARLY'
  /** Check the id or name; it may not exist, or you may not be allowed to see it. */
  | 'NOT_FOUND'
  /** Correct the field named in `extensions.field`; `message` says what is wrong. */
  | 'BAD_INPUT'
  /** Correct the deck: `extensions.broken` lists every rule it breaks. */
  | 'INVALID_DECK'
  /** `message` says what to do; `extensions.waitingFor` lists the seats that must answer, none before the match begins. */
  | 'NOT_ASKED'
  /** Send one of the choices in `extensions.choices`. */
  | 'ILLEGAL_MOVE'
  /** Read the decision again at `extensions.version`, then decide again. A subscription that ends with it: subscribe again from the beginning. */
  | 'STALE_VERSION'
  /** A judge has stopped the match: wait for an entry `RESUMED`, then read the decision again. */
  | 'PAUSED'
  /** The match is over; nothing more can be done in it. */
  | 'MATCH_OVER'
  /** The tournament is over; nothing more can be done in it. */
  | 'TOURNAMENT_OVER'
  /** Wait `extensions.retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** Ask for less: `extensions.cost` is above `extensions.limit`. */
  | 'TOO_COSTLY'
  /** Nothing was done. Wait `extensions.retryAfter` seconds, then send the same again; a move with the same key. */
  | 'OVERLOADED'
  /** The server depends on a service that does not respond: `message` names it. Wait `extensions.retryAfter` seconds, then send the same again; a move with the same key. */
  | 'UNAVAILABLE'
  /** Send the document with its hash once; then the hash alone is enough. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** This is our fault. Quote `extensions.id` when reporting it, and try again later. */
  | 'INTERNAL';

/** The table of a match of Golems, as the caller may see it. */
export type GolemsView = {
  /** The phase of the turn that is being played. */
  readonly golemsPhase: GolemsPhase;
  /** The seat whose turn it is, counted from 0. */
  readonly turnSeat: Scalars['Int']['output'];
  /** The round that is being played, counted from 1: one turn of every seat, the fallen included. */
  readonly round: Scalars['Int']['output'];
  /** After this many rounds the match ends and the Wizards are counted. */
  readonly rounds: Scalars['Int']['output'];
  /** Every seat, in seat order. */
  readonly players: ReadonlyArray<GolemsPlayer>;
  /** The 64 spaces of the board, row by row from the bottom left: a1, b1 … h8. */
  readonly spaces: ReadonlyArray<GolemsSpace>;
  /** The two decks with their discards: Golem cards, Event cards. */
  readonly piles: ReadonlyArray<GolemsPile>;
  /** Spells that have been announced and have not yet taken effect. The last one is answered now; each Dispell negates the one before it. */
  readonly spells: ReadonlyArray<GolemsSpell>;
  /** The battle in progress, null when there is none. */
  readonly battle?: Maybe<GolemsBattle>;
};

/** The phases of a turn, in their order. */
export type GolemsPhase =
  /** Mana is gained. */
  | 'POWER'
  /** One golem may be built. */
  | 'CRAFT'
  /** Cards are drawn. */
  | 'FATE'
  /** Every player may play spells. */
  | 'SPELL'
  /** Golems move. */
  | 'MOVE'
  /** Stacks attack adjacent enemy stacks. */
  | 'BATTLE'
  /** Soft golems that died in a battle which was won may be put back. */
  | 'END';

/** One seat at the table. */
export type GolemsPlayer = {
  /** The seat, counted from 0. */
  readonly seat: Scalars['Int']['output'];
  /** False once the Wizard has fallen or the player has left: the seat is out. */
  readonly alive: Scalars['Boolean']['output'];
  /** The space of the seat's tower, where its Wizard stands: a1, a8, h8 or h1. */
  readonly tower: Scalars['String']['output'];
  /** Mana in hand. */
  readonly mana: Scalars['Int']['output'];
  /** Mana that the next Power Phase would bring as the board is now. */
  readonly income: Scalars['Int']['output'];
  /** Hits that the Wizard has left, 0 to 5. */
  readonly wizardHits: Scalars['Int']['output'];
  /** Golems on the board. */
  readonly golemCount: Scalars['Int']['output'];
  /** How many Golem cards are held. */
  readonly golemHandCount: Scalars['Int']['output'];
  /** How many Event cards are held. */
  readonly eventHandCount: Scalars['Int']['output'];
  /** The Golem cards in hand that the caller may read: all of its own, of others those it has seen by Divination. */
  readonly golemHand: ReadonlyArray<GolemsCard>;
  /** The Event cards in hand that the caller may read: all of its own, of others those it has seen by Divination. */
  readonly eventHand: ReadonlyArray<GolemsCard>;
};

/** A card that the caller may read. */
export type GolemsCard = {
  /** The card's number in this match: moves name cards by it. */
  readonly number: Scalars['Int']['output'];
  /** The printed name. */
  readonly name: Scalars['String']['output'];
  /** The printed text. */
  readonly text: Scalars['String']['output'];
};

/** One space of the board. */
export type GolemsSpace = {
  /** The name that moves use: column a-h and row 1-8. a1 is the bottom left corner. */
  readonly key: Scalars['String']['output'];
  /** Column from the left, 0 to 7. */
  readonly x: Scalars['Int']['output'];
  /** Row from the top, 0 to 7. */
  readonly y: Scalars['Int']['output'];
  /** The terrain of the space. */
  readonly terrain: GolemsTerrain;
  /** The material that is found there, null where there is none. */
  readonly material?: Maybe<GolemsMaterial>;
  /** The seats that control the space and so pay the single price for golems of its material: a seat with a golem on it or, if it is empty, every seat with a golem next to it. Empty for spaces without material. */
  readonly controllers: ReadonlyArray<Scalars['Int']['output']>;
  /** The units on the space, all of one seat: golems, and in a tower its Wizard. */
  readonly units: ReadonlyArray<GolemsUnit>;
};

/** A golem or a Wizard on the board. */
export type GolemsUnit = {
  /** The unit's number in this match: moves name units by it. */
  readonly number: Scalars['Int']['output'];
  /** The seat it belongs to. */
  readonly seat: Scalars['Int']['output'];
  /** True for a Wizard, who never moves and stacks with every golem. */
  readonly wizard: Scalars['Boolean']['output'];
  /** What it is called: "Large Crystal Flyer" or "Wizard". */
  readonly name: Scalars['String']['output'];
  /** What it is made of, null for a Wizard. */
  readonly material?: Maybe<GolemsMaterial>;
  /** The hardness of its material; a Wizard is soft. */
  readonly hardness: GolemsHardness;
  /** Its size; a Wizard is small. */
  readonly size: GolemsSize;
  /** Its shape; a Wizard is man-shaped. */
  readonly shape: GolemsShape;
  /** The unit's space. */
  readonly space: Scalars['String']['output'];
  /** Hits it has left, 1 or more. */
  readonly hits: Scalars['Int']['output'];
  /** Hits it has undamaged. */
  readonly maxHits: Scalars['Int']['output'];
  /** What it adds to its roll when it attacks, spells included. */
  readonly force: Scalars['Int']['output'];
  /** What it adds to its roll when it is attacked, spells and the tower included. */
  readonly armor: Scalars['Int']['output'];
  /** How many spaces it may go in one move; 0 for a Wizard. */
  readonly move: Scalars['Int']['output'];
  /** How many moves it has left this turn, should it be its seat's turn; 0 for a Wizard. */
  readonly movesLeft: Scalars['Int']['output'];
  /** How many attacks it has left in this round of the battle; 0 outside one. */
  readonly attacksLeft: Scalars['Int']['output'];
  /** The Power and Protection spells that work on it. */
  readonly boosts: ReadonlyArray<GolemsBoost>;
};

/** A spell that works on a unit for some turns. */
export type GolemsBoost = {
  /** What it raises. */
  readonly kind: GolemsBoostKind;
  /** By how much. */
  readonly by: Scalars['Int']['output'];
  /** For how many turns, of whatever player, the present one counted. */
  readonly turns: Scalars['Int']['output'];
};

/** The value that a lasting spell raises. */
export type GolemsBoostKind =
  /** Force: the spell is Power. */
  | 'FORCE'
  /** Armor: the spell is Protection. */
  | 'ARMOR';

/** A deck and its discard. */
export type GolemsPile = {
  /** Which of the two decks. */
  readonly kind: GolemsHand;
  /** Cards left to draw. When they run out the discard is shuffled and becomes the deck. */
  readonly deckCount: Scalars['Int']['output'];
  /** Cards in the discard. */
  readonly discardCount: Scalars['Int']['output'];
  /** The discard, its top card first. Public. */
  readonly discard: ReadonlyArray<GolemsCard>;
  /** The cards of the deck that the caller has seen by Divination, the next to be drawn first. */
  readonly known: ReadonlyArray<GolemsCard>;
};

/** A spell that has been announced. */
export type GolemsSpell = {
  /** The seat that played it. */
  readonly seat: Scalars['Int']['output'];
  /** The card's printed name. */
  readonly card: Scalars['String']['output'];
  /** True when a Dispell has negated it. */
  readonly negated: Scalars['Boolean']['output'];
  /** The space of the stack it is aimed at, if it is aimed at a stack. */
  readonly stack?: Maybe<Scalars['String']['output']>;
  /** Portal: the space to which the stack goes. */
  readonly destination?: Maybe<Scalars['String']['output']>;
  /** Transformation: the golem that changes. */
  readonly golem?: Maybe<Scalars['Int']['output']>;
  /** Transformation: what it becomes. */
  readonly into?: Maybe<GolemsTrait>;
  /** Theft: the seat from which a card is stolen. */
  readonly opponent?: Maybe<Scalars['Int']['output']>;
  /** Theft that was played by the rules before 1.1.0: the hand from which a card is stolen. */
  readonly hand?: Maybe<GolemsHandOf>;
};

/** One of the hands of a seat. */
export type GolemsHandOf = {
  /** The seat that holds it. */
  readonly seat: Scalars['Int']['output'];
  /** Which of its two hands. */
  readonly hand: GolemsHand;
};

/** A battle between two stacks. */
export type GolemsBattle = {
  /** The round of the battle, counted from 1. */
  readonly round: Scalars['Int']['output'];
  /** The two sides, that of the turn's player first. */
  readonly sides: ReadonlyArray<GolemsSide>;
  /** The attack that has been named and not yet rolled, null when there is none. */
  readonly attack?: Maybe<GolemsAttack>;
  /** The seats that have passed for the whole battle: they are not asked for battle cards any more. */
  readonly passed: ReadonlyArray<Scalars['Int']['output']>;
};

/** One side of a battle. */
export type GolemsSide = {
  /** The seat that owns the stack. */
  readonly seat: Scalars['Int']['output'];
  /** The space in which it stands. */
  readonly space: Scalars['String']['output'];
};

/** An attack in a battle, before the dice are rolled. */
export type GolemsAttack = {
  /** The unit that attacks. */
  readonly unit: Scalars['Int']['output'];
  /** The unit that is attacked. */
  readonly target: Scalars['Int']['output'];
  /** Force that battle cards have added to this attack. */
  readonly force: Scalars['Int']['output'];
  /** Armor that battle cards have added against this attack. */
  readonly armor: Scalars['Int']['output'];
};

/** The terrain of a space. */
export type GolemsTerrain =
  /** A corner: 1 mana to who occupies it, Armor +1 to the units in it. */
  | 'TOWER'
  /** 1 mana to who occupies it. */
  | 'MONOLITH'
  /** Cannot be entered; flyers pass over it. */
  | 'WATER'
  /** Nothing. */
  | 'WASTELAND'
  /** Flesh is found here. */
  | 'VILLAGE'
  /** Clay is found here. */
  | 'MUD_FLATS'
  /** Stone is found here. */
  | 'QUARRY'
  /** Crystal is found here. */
  | 'GEM_MINE'
  /** Iron is found here. */
  | 'IRON_MINE'
  /** Ice is found here. */
  | 'ICE_CAVE'
  /** Gold is found here. */
  | 'GOLD_MINE'
  /** Bone is found here. */
  | 'RUINS'
  /** Sand is found here. */
  | 'DESERT'
  /** Wood is found here. */
  | 'FOREST'
  /** Bronze is found here. */
  | 'HILLS'
  /** Obsidian is found here. */
  | 'MOUNTAIN'
  /** Basalt is found here. */
  | 'VOLCANO'
  /** Clockwork is found here. */
  | 'WORKSHOPS'
  /** Salt is found here. */
  | 'SALT_FLATS'
  /** Silver is found here. */
  | 'SILVER_MINE';

/** The material of a golem. */
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

/** How hard a material is. Two golems of the same hardness cannot share a space. */
export type GolemsHardness =
  /** Flesh, Clay, Sand, Salt, and every Wizard. */
  | 'SOFT'
  /** Ice, Bone, Wood, Clockwork. */
  | 'HARD'
  /** Stone, Crystal, Obsidian, Basalt. */
  | 'ROCK'
  /** Iron, Gold, Bronze, Silver. */
  | 'METAL';

/** How big a golem is. Two golems of the same size cannot share a space; small ones attack first. */
export type GolemsSize =
  /** 1 hit, Armor +1. */
  | 'SMALL'
  /** 2 hits, Force +1, Armor +2. */
  | 'MEDIUM'
  /** 3 hits, Force +2, Armor +3. */
  | 'LARGE'
  /** 4 hits, Force +3, Armor +4. */
  | 'GIANT';

/** The shape of a golem. Two golems of the same shape cannot share a space. */
export type GolemsShape =
  /** Moves 2 spaces. */
  | 'MAN'
  /** Moves 3 spaces, Force +1. */
  | 'BEAST'
  /** Moves 4 spaces, also over Water and units, Armor -1. */
  | 'FLYER'
  /** Moves 1 space, Force +1, Armor +1. */
  | 'JUGGERNAUGHT';

/** A trait that Transformation can give a golem: another material, size or shape. */
export type GolemsTrait =
  /** A material, soft. */
  | 'FLESH'
  /** A material, soft. */
  | 'CLAY'
  /** A material, rock. */
  | 'STONE'
  /** A material, rock. */
  | 'CRYSTAL'
  /** A material, metal. */
  | 'IRON'
  /** A material, hard. */
  | 'ICE'
  /** A material, metal. */
  | 'GOLD'
  /** A material, hard. */
  | 'BONE'
  /** A material, soft. */
  | 'SAND'
  /** A material, hard. */
  | 'WOOD'
  /** A material, metal. */
  | 'BRONZE'
  /** A material, rock. */
  | 'OBSIDIAN'
  /** A material, rock. */
  | 'BASALT'
  /** A material, hard. */
  | 'CLOCKWORK'
  /** A material, soft. */
  | 'SALT'
  /** A material, metal. */
  | 'SILVER'
  /** A size: 1 hit. */
  | 'SMALL'
  /** A size: 2 hits. */
  | 'MEDIUM'
  /** A size: 3 hits. */
  | 'LARGE'
  /** A size: 4 hits. */
  | 'GIANT'
  /** A shape: moves 2 spaces. */
  | 'MAN'
  /** A shape: moves 3 spaces. */
  | 'BEAST'
  /** A shape: flies 4 spaces. */
  | 'FLYER'
  /** A shape: moves 1 space. */
  | 'JUGGERNAUGHT';

/** The two kinds of cards. Each has its own deck, discard and hands. */
export type GolemsHand =
  /** Golem cards: materials, sizes and shapes. */
  | 'GOLEM'
  /** Event cards: spells and battle cards. */
  | 'EVENT';

/** A move in Golems: exactly one of these. The choices of a decision list the moves that are allowed. */
export type GolemsMove =
  /** Do nothing: build no golem, draw no further card, play no card, end one's moves or battles, put back no golem. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Craft Phase: build a golem. */
  { readonly pass?: never; readonly craft: GolemsCraft; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Battle Phase: pass, and play no more cards in the whole battle. Always true. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle: Scalars['Boolean']['input']; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Fate Phase: which cards to draw. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw: GolemsDraw; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Fate Phase: pay 5 mana and draw one more card of this deck. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy: GolemsHand; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Fate Phase: discard what is above seven cards in a hand. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard: GolemsDiscard; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Play an event card: a spell in the Spell Phase, a Dispell in answer to a spell, a battle card before an attack is rolled or before a round ends. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play: GolemsPlay; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Move Phase: move a golem. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move: GolemsMoveGolem; readonly attack?: never; readonly strike?: never; readonly regenerate?: never; }
  |  /** Battle Phase: attack an adjacent enemy stack. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack: GolemsAttackStack; readonly strike?: never; readonly regenerate?: never; }
  |  /** Battle Phase: name the unit that attacks in the battle, and its target. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike: GolemsStrike; readonly regenerate?: never; }
  |  /** End Phase: put back a Soft golem that died in a battle you won. */
  { readonly pass?: never; readonly craft?: never; readonly passBattle?: never; readonly draw?: never; readonly buy?: never; readonly discard?: never; readonly play?: never; readonly move?: never; readonly attack?: never; readonly strike?: never; readonly regenerate: GolemsRegenerate; };

/** A golem to build out of three cards of one's hand: of cards with the same name the one that the choices list. */
export type GolemsCraft = {
  /** The card of its material. */
  readonly material: Scalars['Int']['input'];
  /** The card of its size. */
  readonly size: Scalars['Int']['input'];
  /** The card of its shape. */
  readonly shape: Scalars['Int']['input'];
  /** The space where it appears, exactly one: one's tower or a space next to it. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** How many cards to draw from each deck: one, and then one is asked again; or together all that are left of the three. */
export type GolemsDraw = {
  /** Cards from the Golem deck, 0 to 3. */
  readonly golem: Scalars['Int']['input'];
  /** Cards from the Event deck, 0 to 3. */
  readonly event: Scalars['Int']['input'];
};

/** Cards to discard from the hand that holds too many. */
export type GolemsDiscard = {
  /** Exactly as many cards as are above seven. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** An event card to play. */
export type GolemsPlay = {
  /** The card; of cards with the same name the one that the choices list. */
  readonly card: Scalars['Int']['input'];
  /** What it is aimed at, for a card that is aimed at something. */
  readonly target?: InputMaybe<GolemsTarget>;
};

/** The target of an event card: exactly one field, the one that the card asks for. */
export type GolemsTarget =
  /** Haste, Elemental Storm, Power, Protection, Repair: the space of the stack, exactly one. */
  { readonly stack: ReadonlyArray<Scalars['String']['input']>; readonly portal?: never; readonly opponent?: never; readonly hand?: never; readonly golem?: never; readonly unit?: never; }
  |  /** Portal: which of your stacks, and to where. */
  { readonly stack?: never; readonly portal: GolemsPortal; readonly opponent?: never; readonly hand?: never; readonly golem?: never; readonly unit?: never; }
  |  /** Theft: the seat of the opponent. The card is a random one out of both hands. */
  { readonly stack?: never; readonly portal?: never; readonly opponent: Scalars['Int']['input']; readonly hand?: never; readonly golem?: never; readonly unit?: never; }
  |  /**
   * Theft by the rules before 1.1.0: from which hand of which opponent.
   * @deprecated No choice names a hand any more: name the `opponent`.
   */
  { readonly stack?: never; readonly portal?: never; readonly opponent?: never; readonly hand: GolemsHandTarget; readonly golem?: never; readonly unit?: never; }
  |  /** Transformation: which golem, and what it becomes. */
  { readonly stack?: never; readonly portal?: never; readonly opponent?: never; readonly hand?: never; readonly golem: GolemsTransformation; readonly unit?: never; }
  |  /** A card that gives an extra attack: the unit that gets it, exactly one. */
  { readonly stack?: never; readonly portal?: never; readonly opponent?: never; readonly hand?: never; readonly golem?: never; readonly unit: ReadonlyArray<Scalars['Int']['input']>; };

/** A stack and the empty space to which Portal moves it. */
export type GolemsPortal = {
  /** The space of the stack. A Wizard in it stays. */
  readonly from: Scalars['String']['input'];
  /** The empty space, exactly one, not Water. */
  readonly to: ReadonlyArray<Scalars['String']['input']>;
};

/** A hand of an opponent, to steal from. */
export type GolemsHandTarget = {
  /** The opponent's seat. */
  readonly seat: Scalars['Int']['input'];
  /** Which of his two hands. */
  readonly hand: GolemsHand;
};

/** A golem and its new trait. */
export type GolemsTransformation = {
  /** The golem, of any seat. */
  readonly golem: Scalars['Int']['input'];
  /** A trait that it does not have yet, exactly one. */
  readonly into: ReadonlyArray<GolemsTrait>;
};

/** A golem to move. */
export type GolemsMoveGolem = {
  /** The golem. */
  readonly golem: Scalars['Int']['input'];
  /** The space where it ends, exactly one. */
  readonly to: ReadonlyArray<Scalars['String']['input']>;
};

/** A stack to attack with, and the enemy stack. */
export type GolemsAttackStack = {
  /** The space of your stack. */
  readonly from: Scalars['String']['input'];
  /** The space of the enemy stack, exactly one, adjacent to it. */
  readonly target: ReadonlyArray<Scalars['String']['input']>;
};

/** An attack in a battle. */
export type GolemsStrike = {
  /** Your unit, one of the smallest that have attacks left. */
  readonly unit: Scalars['Int']['input'];
  /** The enemy unit, exactly one. */
  readonly target: ReadonlyArray<Scalars['Int']['input']>;
};

/** A golem to put back. */
export type GolemsRegenerate = {
  /** The golem that died. */
  readonly golem: Scalars['Int']['input'];
  /** The space, exactly one: the winning stack's space if stacking allows, otherwise your tower or a space next to it. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** The table of a match of Business Card Battle, as the caller may see it. */
export type BusinessCardBattleView = {
  /** The current phase. */
  readonly businessCardBattlePhase: BusinessCardBattlePhase;
  /** The stakes of the match. */
  readonly stakes: BusinessCardBattleStakes;
  /** How many cards each player brings, 6 to 10. */
  readonly size: Scalars['Int']['output'];
  /** The seat that had the first turn, null until the marks have decided it. */
  readonly first?: Maybe<Scalars['Int']['output']>;
  /** The number of the turn, counted from 1; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** The seat whose turn it is, null before the first turn. */
  readonly acting?: Maybe<Scalars['Int']['output']>;
  /** How many turns may still begin; after the last one the match is a draw. */
  readonly turnsLeft: Scalars['Int']['output'];
  /** Turns in a row without a battle, the present one counted: after 100 the match is a draw. */
  readonly quietTurns: Scalars['Int']['output'];
  /** Both players, in seat order. */
  readonly players: ReadonlyArray<BusinessCardBattlePlayer>;
  /** The battle that is being fought, null when there is none. */
  readonly battle?: Maybe<BusinessCardBattleFight>;
  /** The seat that has won, null while the match is undecided or when it is a draw. */
  readonly winner?: Maybe<Scalars['Int']['output']>;
  /** Why the match is decided, null while it is not. */
  readonly ending?: Maybe<BusinessCardBattleEnding>;
  /** The seat that picks the prize, null until that is decided and in friendly matches. */
  readonly prizePicker?: Maybe<Scalars['Int']['output']>;
};

/** The current phase of a match. */
export type BusinessCardBattlePhase =
  /** Both secretly pick a card whose mark plays Paper/Scissors/Rock for the first turn. */
  | 'FIRST_PICK'
  /** Both secretly place their characters; the fields are revealed together. */
  | 'PLACEMENT'
  /** A player with an empty front line chooses who steps forward: before the first turn, and after every turn. */
  | 'FORCED_ADVANCE'
  /** A turn: one character may act. */
  | 'ACTION'
  /** Two characters strike in turn until one is in the graveyard. */
  | 'BATTLE'
  /** One card of the loser's deck is picked as the prize. */
  | 'PRIZE'
  /** The match is over. */
  | 'OVER';

/** The stakes of a match. */
export type BusinessCardBattleStakes =
  /** No card changes its owner. */
  | 'FRIENDLY'
  /** One card of the loser's deck goes to the winner. For accounts only, and not for new ones: TOO_EARLY says what is missing. */
  | 'FOR_KEEPS';

/** Why a match is decided. */
export type BusinessCardBattleEnding =
  /** One player has no character left. */
  | 'ELIMINATION'
  /** One player has left the match. */
  | 'LEFT'
  /** 100 turns in a row without a battle: a draw. In matches begun under rules 1.0 more characters, then more HP, decided. */
  | 'NO_BATTLE'
  /** The last turn is over: a draw. In matches begun under rules 1.0 more characters, then more HP, decided. */
  | 'TURNS'
  /** A turn has gone on without an end, against all expectation: a draw. */
  | 'LONG_TURN';

/** One player's side of the table. */
export type BusinessCardBattlePlayer = {
  /** The seat, 0 or 1. */
  readonly seat: Scalars['Int']['output'];
  /** Cards of the deck that the caller may not read: the secrets this player still has. */
  readonly hiddenCards: Scalars['Int']['output'];
  /** True while an answer of this player lies sealed until the other one has answered too. */
  readonly hasAnswered: Scalars['Boolean']['output'];
  /** The mark this player has shown for the first turn, null before that and after equal marks. */
  readonly mark?: Maybe<BusinessCardBattleMark>;
  /** The cards not placed yet that the caller may read. Their order is the order of the spots in the move `place`. */
  readonly deck: ReadonlyArray<BusinessCardBattleCharacter>;
  /** The field: the front line, then the rear line. */
  readonly lines: ReadonlyArray<BusinessCardBattleLine>;
  /** The fallen, in the order in which they fell. */
  readonly graveyard: ReadonlyArray<BusinessCardBattleCharacter>;
  /** Characters on the field. */
  readonly charactersLeft: Scalars['Int']['output'];
  /** HP of all characters on the field together. */
  readonly totalHp: Scalars['Int']['output'];
};

/** One line of a field. */
export type BusinessCardBattleLine = {
  /** Which line it is. */
  readonly line: BusinessCardBattleLineName;
  /** Five columns; null for an empty spot. Column k of one player faces column k of the other. */
  readonly columns: ReadonlyArray<Maybe<BusinessCardBattleFighter>>;
};

/** The two lines of a field. */
export type BusinessCardBattleLineName =
  /** The line that faces the other player's. */
  | 'FRONT'
  /** The line behind: only characters with Flying attack from here. */
  | 'REAR';

/** A spot of a field: a line and a column from 1 to 5. Column k of one player faces column k of the other. */
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

/** Earth is stronger than Water, Water than Fire, Fire than Air, Air than Earth; opposite ones are unrelated. */
export type BusinessCardBattleAttribute =
  /** Stronger than Water. */
  | 'EARTH'
  /** Stronger than Fire. */
  | 'WATER'
  /** Stronger than Air. */
  | 'FIRE'
  /** Stronger than Earth. */
  | 'AIR';

/** The mark that a card plays for the first turn. */
export type BusinessCardBattleMark =
  /** Wins over Rock. */
  | 'PAPER'
  /** Wins over Paper. */
  | 'SCISSORS'
  /** Wins over Scissors. */
  | 'ROCK';

/** A skill of a character beyond attacking. */
export type BusinessCardBattleSkill =
  /** Attacks the neighbouring columns too, and over a distance: front line to rear line, rear line to front line. */
  | 'FLYING'
  /** Strikes first when it is attacked, unless the attacker has this skill too. */
  | 'LEADOFF_ATTACK'
  /** May regain a quarter of its printed HP, rounded down and never above the printed HP, instead of acting. */
  | 'SELF_RESTORATION'
  /** Declared before a strike: 5 or 6 kills, anything else costs its next strike in this battle. */
  | 'INSTANT_DEATH'
  /** Declared by its owner before it is struck: a 5 or 6 adds the HP that the strike would have taken instead. */
  | 'ABSORB_ATTACKING_POWER';

/** A character as its card is printed. */
export type BusinessCardBattleCharacter = {
  /** The card's number in this match: moves name characters by it. */
  readonly card: Scalars['Int']['output'];
  /** The name on the card. */
  readonly name: Scalars['String']['output'];
  /** The department it works in. */
  readonly department: Scalars['String']['output'];
  /** The job title. */
  readonly title: Scalars['String']['output'];
  /** Its attribute. */
  readonly attribute: BusinessCardBattleAttribute;
  /** Its mark. */
  readonly mark: BusinessCardBattleMark;
  /** Its skills; may be empty. */
  readonly skills: ReadonlyArray<BusinessCardBattleSkill>;
  /** Attack power. */
  readonly ap: Scalars['Int']['output'];
  /** Hit points as printed. */
  readonly printedHp: Scalars['Int']['output'];
};

/** A character on the field. */
export type BusinessCardBattleFighter = {
  /** The card's number in this match: moves name characters by it. */
  readonly card: Scalars['Int']['output'];
  /** The name on the card. */
  readonly name: Scalars['String']['output'];
  /** The department it works in. */
  readonly department: Scalars['String']['output'];
  /** The job title. */
  readonly title: Scalars['String']['output'];
  /** Its attribute. */
  readonly attribute: BusinessCardBattleAttribute;
  /** Its mark. */
  readonly mark: BusinessCardBattleMark;
  /** Its skills; may be empty. */
  readonly skills: ReadonlyArray<BusinessCardBattleSkill>;
  /** Attack power. */
  readonly ap: Scalars['Int']['output'];
  /** Hit points as printed. */
  readonly printedHp: Scalars['Int']['output'];
  /** Hit points now, 1 or more; HP given by others and absorbed strikes may raise it above the printed HP. */
  readonly hp: Scalars['Int']['output'];
  /** The spot it occupies. */
  readonly spot: BusinessCardBattleSpot;
  /** True when a failed Instant Death costs its next strike in this battle. */
  readonly sideways: Scalars['Boolean']['output'];
};

/** A battle between two characters. */
export type BusinessCardBattleFight = {
  /** The character that began it. */
  readonly attacker: BusinessCardBattleNamed;
  /** The character that was attacked. */
  readonly target: BusinessCardBattleNamed;
  /** True between a front and a rear line: all strikes are weak, attributes count for nothing. */
  readonly longDistance: Scalars['Boolean']['output'];
  /** True when the attacked one strikes too: over a distance only with Flying. */
  readonly strikesBack: Scalars['Boolean']['output'];
  /** The card number of the one whose strike is next. */
  readonly striker: Scalars['Int']['output'];
  /** Card numbers of those that absorb every strike in this battle without being asked. */
  readonly absorbing: ReadonlyArray<Scalars['Int']['output']>;
};

/** A character, named. */
export type BusinessCardBattleNamed = {
  /** The card's number in this match. */
  readonly card: Scalars['Int']['output'];
  /** The name on the card. */
  readonly name: Scalars['String']['output'];
  /** The seat whose character it is, 0 or 1. */
  readonly seat: Scalars['Int']['output'];
  /** The spot it occupies. */
  readonly spot: BusinessCardBattleSpot;
};

/** A move of Business Card Battle: exactly one of these. */
export type BusinessCardBattleMove =
  /** Do nothing; after a move, nothing more; before a strike that may be absorbed, take it. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Pick a card of the own deck for the first turn. */
  { readonly pass?: never; readonly pick: BusinessCardBattlePick; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Place the whole deck. */
  { readonly pass?: never; readonly pick?: never; readonly place: BusinessCardBattlePlace; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Step forward into the empty front line. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance: BusinessCardBattleOne; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** One step on the own field; the same character may act afterwards. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move: BusinessCardBattleStep; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Open a battle. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack: BusinessCardBattleAttack; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Give HP to a neighbour, diagonals included. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share: BusinessCardBattleShare; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Self-Restoration: regain a quarter of the printed HP. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore: BusinessCardBattleOne; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Strike with the AP, declaring no Instant Death. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike: Scalars['Boolean']['input']; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Declare Instant Death before the strike. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath: Scalars['Boolean']['input']; readonly absorb?: never; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Declare Absorb Attacking Power before the strike: if it does not fail, roll to absorb it. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb: Scalars['Boolean']['input']; readonly absorbAlways?: never; readonly prize?: never; }
  |  /** Declare Absorb Attacking Power before this strike and every further strike at the same character in this battle. Always true. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways: Scalars['Boolean']['input']; readonly prize?: never; }
  |  /** Pick the card that changes its owner. */
  { readonly pass?: never; readonly pick?: never; readonly place?: never; readonly advance?: never; readonly move?: never; readonly attack?: never; readonly share?: never; readonly restore?: never; readonly strike?: never; readonly instantDeath?: never; readonly absorb?: never; readonly absorbAlways?: never; readonly prize: BusinessCardBattlePrize; };

/** A card of the own deck. */
export type BusinessCardBattlePick = {
  /** The card's number: a list of one. */
  readonly card: ReadonlyArray<Scalars['Int']['input']>;
};

/** A spot for each card of the deck. */
export type BusinessCardBattlePlace = {
  /** All different, in the order of the view's `deck`: the first spot is for its first card. */
  readonly spots: ReadonlyArray<BusinessCardBattleSpot>;
};

/** One of the own characters. */
export type BusinessCardBattleOne = {
  /** The card's number. */
  readonly character: Scalars['Int']['input'];
};

/** A step. */
export type BusinessCardBattleStep = {
  /** The card number of who steps. */
  readonly character: Scalars['Int']['input'];
  /** The spot, one step forward, backward, left or right: a list of one. A character already there swaps places. */
  readonly to: ReadonlyArray<BusinessCardBattleSpot>;
};

/** An attack. */
export type BusinessCardBattleAttack = {
  /** The card number of the attacker. */
  readonly character: Scalars['Int']['input'];
  /** The card number of the attacked character: a list of one. */
  readonly target: ReadonlyArray<Scalars['Int']['input']>;
};

/** HP given away. */
export type BusinessCardBattleShare = {
  /** The card number of the giver. */
  readonly from: Scalars['Int']['input'];
  /** The card number of the receiver. */
  readonly to: Scalars['Int']['input'];
  /** How much, from 1 to all that the giver has; all of it sends the giver to the graveyard. */
  readonly hp: Scalars['Int']['input'];
};

/** The prize. */
export type BusinessCardBattlePrize = {
  /** The name of a card that the loser brought, the fallen included: a list of one. */
  readonly card: ReadonlyArray<Scalars['String']['input']>;
};

/** The table of a match of Spark of War, as the caller may see it. */
export type SparkOfWarView = {
  /** Whether all players play alone or in two teams. */
  readonly mode: SparkOfWarMode;
  /** The name of the galaxy: the title of a map, `Random galaxy` or `Custom galaxy`. */
  readonly galaxy: Scalars['String']['output'];
  /** The current phase of the turn. */
  readonly sparkOfWarPhase: SparkOfWarPhase;
  /** The seat whose turn it is, counted from 0. */
  readonly turnSeat: Scalars['Int']['output'];
  /** The turn that is being played, counted from 1; each is one player's. */
  readonly turn: Scalars['Int']['output'];
  /** After this many turns the match is counted, if stars are left then: a multiple of the number of seats, for the last round is played to its end. */
  readonly turns: Scalars['Int']['output'];
  /** The round that is being played, counted from 1; in each every seat has one turn, those of seats that have left are skipped. */
  readonly round: Scalars['Int']['output'];
  /** After this many rounds the match is counted, if stars are left then. */
  readonly rounds: Scalars['Int']['output'];
  /** Which of the turn's two action phases is played, 1 or 2. */
  readonly action: Scalars['Int']['output'];
  /** Stars still in the galaxy: when none is left the match is over. */
  readonly starsLeft: Scalars['Int']['output'];
  /** Every seat, in seat order. */
  readonly players: ReadonlyArray<SparkOfWarPlayer>;
  /** Every hexagon where a card lies and every empty one beside a card, in no particular order. */
  readonly hexes: ReadonlyArray<SparkOfWarHex>;
  /** Spaceships in the draw pile. */
  readonly drawCount: Scalars['Int']['output'];
  /** The discard pile, the last card first. */
  readonly discard: ReadonlyArray<SparkOfWarCard>;
};

/** The ways to play. */
export type SparkOfWarMode =
  /** Every player plays alone. */
  | 'FREE_FOR_ALL'
  /** Two teams; players cannot take planets or stars of the other colour. */
  | 'FACE_OFF';

/** The two teams of a Face-off. */
export type SparkOfWarColour =
  /** Seats 0, 2 and 4. */
  | 'BLUE'
  /** Seats 1, 3 and 5. */
  | 'ORANGE';

/** The parts of a turn in which a seat can be asked. */
export type SparkOfWarPhase =
  /** A spaceship is deployed and turned. */
  | 'DEPLOYMENT'
  /** The power of the ship just deployed is used. */
  | 'SPECIAL_POWER'
  /** Salvaged ships may add damage; then everything that sustained enough is conquered. */
  | 'DAMAGE'
  /** Ships beyond two leave the salvage yard. */
  | 'DISCARD'
  /** The match is over. */
  | 'OVER';

/** One seat at the table. */
export type SparkOfWarPlayer = {
  /** The seat, counted from 0. */
  readonly seat: Scalars['Int']['output'];
  /** False once the player has left the match. */
  readonly playing: Scalars['Boolean']['output'];
  /** The seat's team, null if all players play alone. */
  readonly colour?: Maybe<SparkOfWarColour>;
  /** Points that lie in the open: 1 for each planet, 2 for each star. Quests are not in it. */
  readonly points: Scalars['Int']['output'];
  /** The scoring pile: planets and stars conquered, the first one first. */
  readonly planets: ReadonlyArray<SparkOfWarCard>;
  /** The salvage yard: spaceships conquered. Two of them buy 1 damage. */
  readonly salvage: ReadonlyArray<SparkOfWarCard>;
  /** Supply stations that the seat may still deploy. */
  readonly stations: Scalars['Int']['output'];
  /** How many spaceships are in hand. */
  readonly handCount: Scalars['Int']['output'];
  /** The spaceships in hand that the caller may read: its own. */
  readonly hand: ReadonlyArray<SparkOfWarCard>;
  /** How many quests the seat has. */
  readonly questCount: Scalars['Int']['output'];
  /** The quests that the caller may read: its own, and those of all seats once the match has been counted. */
  readonly quests: ReadonlyArray<SparkOfWarCard>;
  /** The final count including quests; null before the end. */
  readonly score?: Maybe<SparkOfWarScore>;
};

/** A card that the caller may read. */
export type SparkOfWarCard = {
  /** The card's number in this match: moves name cards by it. */
  readonly number: Scalars['Int']['output'];
  /** The printed name. */
  readonly name: Scalars['String']['output'];
  /** The printed text. */
  readonly text: Scalars['String']['output'];
};

/** The score of a seat at the end of the match. */
export type SparkOfWarScore = {
  /** All points: planets, stars, compensation and quests. */
  readonly total: Scalars['Int']['output'];
  /** Conquered planets, by number: 1 point for each. */
  readonly planets: Scalars['Int']['output'];
  /** Conquered stars, by number: 2 points for each. */
  readonly stars: Scalars['Int']['output'];
  /** Points for not having had the first turn: 0, or what the match option `compensation` says. */
  readonly compensation: Scalars['Int']['output'];
  /** Face-off: the sum of the team's totals, which decides; null if all players play alone, and in records of earlier rules. */
  readonly team?: Maybe<Scalars['Int']['output']>;
  /** The score of each quest. */
  readonly quests: ReadonlyArray<SparkOfWarQuestScore>;
};

/** The score of one quest. */
export type SparkOfWarQuestScore = {
  /** The printed name of the quest. */
  readonly quest: Scalars['String']['output'];
  /** Points. */
  readonly points: Scalars['Int']['output'];
  /** For Envy: the printed name of the neighbour's quest that it copied. Null for other quests, when there was none to copy, and in records of earlier rules. */
  readonly copied?: Maybe<Scalars['String']['output']>;
  /** For Hidden World, and Envy that copied it: the kind of planet that it became. Null for other quests and in records of earlier rules. */
  readonly planet?: Maybe<SparkOfWarKind>;
};

/** A place in the galaxy. Hexagons have a flat top; sides are numbered 0 to 5 clockwise from the top. */
export type SparkOfWarHex = {
  /** The name that moves use: its axial coordinates, for example `2,-1`. */
  readonly key: Scalars['String']['output'];
  /** Axial column: grows to the right. */
  readonly q: Scalars['Int']['output'];
  /** Axial row: grows downwards. */
  readonly r: Scalars['Int']['output'];
  /** The card that lies here, null when the hexagon is empty. */
  readonly card?: Maybe<SparkOfWarThing>;
  /** Damage that a ship deployed here would sustain at once: only ships with more resistance may be; null where a card lies. */
  readonly damageIfDeployed?: Maybe<Scalars['Int']['output']>;
};

/** The type of a card in the galaxy. */
export type SparkOfWarThingKind =
  /** A planet: 1 point. */
  | 'PLANET'
  /** A star: 2 points. */
  | 'STAR'
  /** A spaceship, without an owner. */
  | 'SHIP'
  /** A supply station: deals nothing, and nothing holds on to it. */
  | 'STATION';

/** The kinds of planets, and the star. */
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

/** The special power of a spaceship when it is deployed. */
export type SparkOfWarPower =
  /** Destroys a spaceship: it goes to the discard pile. */
  | 'DESTROY_SHIP'
  /** Its damage ignores forcefields, as long as it is there. */
  | 'IGNORE_FORCEFIELDS'
  /** Rotates a planet. */
  | 'ROTATE_PLANET'
  /** Rotates a spaceship. */
  | 'ROTATE_SHIP'
  /** Puts a spaceship from the hand into the own salvage yard. */
  | 'STOW_SHIP';

/** A card in the galaxy. */
export type SparkOfWarThing = {
  /** The card's number in this match. */
  readonly number: Scalars['Int']['output'];
  /** The type of the card. */
  readonly kind: SparkOfWarThingKind;
  /** The printed name. */
  readonly name: Scalars['String']['output'];
  /** The printed text; its sides are those of a card that is not turned. */
  readonly text: Scalars['String']['output'];
  /** The kind of a planet or star, else null. */
  readonly planet?: Maybe<SparkOfWarKind>;
  /** Face-off: the only team that may take this planet or star, else null. */
  readonly colour?: Maybe<SparkOfWarColour>;
  /** How far it is turned clockwise, in sixths of a turn, 0 to 5. */
  readonly rotation: Scalars['Int']['output'];
  /** Damage that it takes to conquer it. */
  readonly resistance: Scalars['Int']['output'];
  /** Damage that it sustains now, from all ships around it and from salvaged ships. */
  readonly damage: Scalars['Int']['output'];
  /** Damage that it deals at each side of the table, six numbers, clockwise from the top, its rotation counted in. */
  readonly deals: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether it has a forcefield at each side of the table, six values, clockwise from the top, its rotation counted in. */
  readonly forcefields: ReadonlyArray<Scalars['Boolean']['output']>;
  /** True for a spaceship that no forcefield stops. */
  readonly ignoresForcefields: Scalars['Boolean']['output'];
  /** Its special power, null when it has none. */
  readonly power?: Maybe<SparkOfWarPower>;
};

/** A move of Spark of War: exactly one key. A list that a decision leaves blank takes one value unless its key says more. */
export type SparkOfWarMove =
  /** Says no to what is offered; in the deployment only when no spaceship can be deployed. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Deploys a spaceship, or a supply station. */
  { readonly pass?: never; readonly deploy: SparkOfWarDeploy; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Turns the card in question. */
  { readonly pass?: never; readonly deploy?: never; readonly turn: SparkOfWarTurn; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Destroys a spaceship by a special power. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy: SparkOfWarTarget; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Picks the card that a special power rotates; how it is turned is asked next. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate: SparkOfWarTarget; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Puts a spaceship from the hand into the salvage yard by a special power. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow: SparkOfWarStow; readonly fire?: never; readonly spend?: never; readonly discard?: never; }
  |  /** Deals 1 more damage for two ships of the salvage yard. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire: SparkOfWarTarget; readonly spend?: never; readonly discard?: never; }
  |  /** Says which two ships of the salvage yard pay for that. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend: SparkOfWarShips; readonly discard?: never; }
  |  /** Discards ships from the salvage yard at the end of the turn. */
  { readonly pass?: never; readonly deploy?: never; readonly turn?: never; readonly destroy?: never; readonly rotate?: never; readonly stow?: never; readonly fire?: never; readonly spend?: never; readonly discard: SparkOfWarShips; };

/** A deployment. */
export type SparkOfWarDeploy = {
  /** The card: a spaceship in hand or a supply station in the supply; of several with the same name any. */
  readonly card: Scalars['Int']['input'];
  /** An empty hexagon beside a card, for example `2,-1`. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** How a card is turned. */
export type SparkOfWarTurn = {
  /** Clockwise from how it is printed, in sixths of a turn, 0 to 5. */
  readonly rotation: Scalars['Int']['input'];
};

/** A card in the galaxy, by where it lies. */
export type SparkOfWarTarget = {
  /** A hexagon, for example `2,-1`. */
  readonly at: ReadonlyArray<Scalars['String']['input']>;
};

/** A spaceship from the hand. */
export type SparkOfWarStow = {
  /** The card. */
  readonly card: ReadonlyArray<Scalars['Int']['input']>;
};

/** Ships of the own salvage yard. */
export type SparkOfWarShips = {
  /** The cards, as many as the decision asks for. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** The table of a match of Valhalla, as the caller may see it. */
export type ValhallaView = {
  /** True while the map is being laid; the first turn has not begun. */
  readonly laying: Scalars['Boolean']['output'];
  /** The phase of the turn that is being played. */
  readonly valhallaPhase: ValhallaPhase;
  /** The seat whose turn it is, counted from 0. */
  readonly turnSeat: Scalars['Int']['output'];
  /** The round that is being played, counted from 1: one turn of every seat. */
  readonly round: Scalars['Int']['output'];
  /** After this many rounds the match ends and most life wins. */
  readonly rounds: Scalars['Int']['output'];
  /** Every seat, in seat order. */
  readonly players: ReadonlyArray<ValhallaPlayer>;
  /** The 36 cells of the map, from the top left, six to a row. */
  readonly cells: ReadonlyArray<ValhallaCell>;
  /** The events in play. They apply to all players and add up. */
  readonly events: ReadonlyArray<ValhallaCard>;
  /** The attack going on, null when there is none. */
  readonly attack?: Maybe<ValhallaAttack>;
  /** The pending activity announced by the turn's player, null if there is none. */
  readonly activity?: Maybe<ValhallaActivity>;
};

/** The phases of a turn, in their order. */
export type ValhallaPhase =
  /** Used equipment is ready again, timed effects end. */
  | 'RESOLVE'
  /** A card is drawn. */
  | 'DRAW'
  /** Move, equip or seed, play an ally, play an event: each once, in any order. */
  | 'ACTIVITY'
  /** One attack with each ready weapon, or one unarmed. */
  | 'COMBAT'
  /** A piece may be taken from the ground; then down to the hand limit. */
  | 'DISCARD';

/** One seat at the table. */
export type ValhallaPlayer = {
  /** The seat, counted from 0. */
  readonly seat: Scalars['Int']['output'];
  /** False once the avatar is defeated or the player has left: the seat is out. */
  readonly alive: Scalars['Boolean']['output'];
  /** Life left. At 0 the seat is out. */
  readonly life: Scalars['Int']['output'];
  /** The most life there can be. */
  readonly maxLife: Scalars['Int']['output'];
  /** The cell of the avatar's token, 1 to 36; null while it is off the map. */
  readonly cell?: Maybe<Scalars['Int']['output']>;
  /** The avatar, null only where the deck had none. */
  readonly avatar?: Maybe<ValhallaCard>;
  /** ATK of the avatar, its allies and all that counts now, without a weapon and without R. */
  readonly atk: Scalars['Int']['output'];
  /** DEF of the avatar, its armour, its allies and all that counts now, without R. */
  readonly def: Scalars['Int']['output'];
  /** How many steps away the farthest-reaching weapon reaches; 0: melee only. */
  readonly reach: Scalars['Int']['output'];
  /** Cards in hand. */
  readonly handCount: Scalars['Int']['output'];
  /** Cards that may be kept at the end of the turn. */
  readonly handLimit: Scalars['Int']['output'];
  /** The cards in hand that the caller may read: all of its own, of others those it has seen. */
  readonly hand: ReadonlyArray<ValhallaCard>;
  /** The terrains not laid yet that the caller may read: its own. */
  readonly terrainHand: ReadonlyArray<ValhallaCard>;
  /** Cards in the Draw stack. */
  readonly drawCount: Scalars['Int']['output'];
  /** The cards of the Draw stack that the caller has seen, the next to be drawn first. */
  readonly knownDraw: ReadonlyArray<ValhallaCard>;
  /** The Recycle stack, its top card first. It is shuffled when the Draw stack runs out. */
  readonly recycle: ReadonlyArray<ValhallaCard>;
  /** The Discard stack, its top card first: out of the match. */
  readonly discard: ReadonlyArray<ValhallaCard>;
  /** The equipment worn, by slot. */
  readonly equipment: ReadonlyArray<ValhallaPiece>;
  /** The allies, in the order in which they take damage. */
  readonly allies: ReadonlyArray<ValhallaAlly>;
  /** Timed effects on this seat. */
  readonly boosts: ReadonlyArray<ValhallaBoost>;
  /** Phases that will be skipped when they come next. */
  readonly skips: ReadonlyArray<ValhallaPhase>;
};

/** A card that the caller may read. */
export type ValhallaCard = {
  /** The card's number in this match: moves name cards by it. */
  readonly number: Scalars['Int']['output'];
  /** The name of the card, as in the game's catalogue. */
  readonly name: Scalars['String']['output'];
  /** The printed text. */
  readonly text: Scalars['String']['output'];
  /** The Randomizer number in its corner, 1 to 6; null on terrains and avatars, which have none. */
  readonly r?: Maybe<Scalars['Int']['output']>;
};

/** A piece of equipment that lies open. */
export type ValhallaPiece = {
  /** The card's number in this match. */
  readonly number: Scalars['Int']['output'];
  /** The name of the card. */
  readonly name: Scalars['String']['output'];
  /** The printed text. */
  readonly text: Scalars['String']['output'];
  /** The Randomizer number in its corner, 1 to 6; null on terrains and avatars, which have none. */
  readonly r?: Maybe<Scalars['Int']['output']>;
  /** The slot it is worn in. Each slot holds one piece. */
  readonly slot: ValhallaSlot;
  /** True when it is rotated: it cannot be used before its wearer's next Resolve phase. */
  readonly used: Scalars['Boolean']['output'];
  /** Shots left of a pistol, rifle or bow; 0: it lies face down until it is reloaded. Null for everything else. */
  readonly shots?: Maybe<Scalars['Int']['output']>;
  /** The weapon class, null for armour and devices. */
  readonly weapon?: Maybe<ValhallaWeapon>;
  /** ATK in attacks with this weapon. */
  readonly atk: Scalars['Int']['output'];
  /** The +DEF of armour, 0 for everything else. */
  readonly def: Scalars['Int']['output'];
  /** How many steps away the weapon reaches as printed; null for armour and devices. */
  readonly rng?: Maybe<Scalars['Int']['output']>;
  /** Damage of the weapon as printed; null for armour and devices. */
  readonly dmg?: Maybe<Scalars['Int']['output']>;
};

/** The six places where equipment is worn. */
export type ValhallaSlot =
  /** On the head. */
  | 'HEAD'
  /** On the body. */
  | 'BODY'
  /** On the back. */
  | 'BACK'
  /** In the main hand. */
  | 'MAIN_HAND'
  /** In the off hand. */
  | 'OFF_HAND'
  /** On the legs. */
  | 'LEGS';

/** The sorts of weapons. */
export type ValhallaWeapon =
  /** Hits on the same cell only, as often as it is ready. */
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
  /** The name of the card. */
  readonly name: Scalars['String']['output'];
  /** The printed text. */
  readonly text: Scalars['String']['output'];
  /** The Randomizer number in its corner, 1 to 6; null on terrains and avatars, which have none. */
  readonly r?: Maybe<Scalars['Int']['output']>;
  /** HP left. Allies take damage before armour and life. */
  readonly hp: Scalars['Int']['output'];
  /** HP as printed. */
  readonly maxHp: Scalars['Int']['output'];
  /** What it adds to ATK. */
  readonly atk: Scalars['Int']['output'];
  /** What it adds to DEF. */
  readonly def: Scalars['Int']['output'];
  /** True when its ability has been used since its owner's last Resolve phase. */
  readonly used: Scalars['Boolean']['output'];
};

/** A timed effect. It ends in the next Resolve phase of who played it. */
export type ValhallaBoost = {
  /** What it changes. */
  readonly what: ValhallaStat;
  /** By how much. */
  readonly by: Scalars['Int']['output'];
  /** The seat that played it. */
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
  /** How many cards may be kept. */
  | 'HAND'
  /** Cards drawn in the Draw phase. */
  | 'DRAW'
  /** Moves in a turn. */
  | 'MOVES'
  /** Pieces equipped in a turn. */
  | 'EQUIPS'
  /** Allies at once. */
  | 'ALLIES';

/** One cell of the map. */
export type ValhallaCell = {
  /** Its number, 1 to 36 from the top left. */
  readonly cell: Scalars['Int']['output'];
  /** Its row, 1 at the top. */
  readonly row: Scalars['Int']['output'];
  /** Its column, 1 on the left. */
  readonly column: Scalars['Int']['output'];
  /** True when a terrain lies there. */
  readonly laid: Scalars['Boolean']['output'];
  /** True if the terrain is turned up. */
  readonly turnedUp: Scalars['Boolean']['output'];
  /** The terrain, null when there is none or the caller does not know it. */
  readonly terrain?: Maybe<ValhallaCard>;
  /** The seats whose avatars are on the cell. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** Equipment that lies there open. */
  readonly ground: ReadonlyArray<ValhallaPiece>;
  /** How many pieces of equipment lie face down under the terrain. */
  readonly seedCount: Scalars['Int']['output'];
  /** Those of them that the caller knows: what it has seeded itself. */
  readonly knownSeeds: ReadonlyArray<ValhallaCard>;
};

/** An attack between its announcement and its damage. */
export type ValhallaAttack = {
  /** The attacking seat. */
  readonly seat: Scalars['Int']['output'];
  /** The attacked seat. */
  readonly target: Scalars['Int']['output'];
  /** The weapon, or bare hands. */
  readonly weapon: Scalars['String']['output'];
  /** True for an attack on the same cell without a shot. */
  readonly melee: Scalars['Boolean']['output'];
  /** How far it is. */
  readonly stage: ValhallaStage;
  /** The Randomizer number of the attacker, null until it is drawn. */
  readonly attackerR?: Maybe<Scalars['Int']['output']>;
  /** The Randomizer number of the target, null until it is drawn. */
  readonly targetR?: Maybe<Scalars['Int']['output']>;
  /** The current attack value: R + ATK. Without R until it is drawn. */
  readonly atk: Scalars['Int']['output'];
  /** The current defence value: R + DEF. Without R until it is drawn. */
  readonly def: Scalars['Int']['output'];
  /** The damage, if it hits now. */
  readonly dmg: Scalars['Int']['output'];
  /** The last word on whether it hits, whatever the numbers; null: the numbers decide, and at least as much ATK as DEF hits. */
  readonly lastWord?: Maybe<ValhallaWord>;
  /** The cards that were said to it, in their order. */
  readonly cards: ReadonlyArray<ValhallaSaid>;
};

/** How far an attack is. */
export type ValhallaStage =
  /** It is announced. */
  | 'ANNOUNCED'
  /** Both Randomizer numbers are known. */
  | 'NUMBERS'
  /** It hits; the damage is about to be dealt. */
  | 'DAMAGE';

/** A word that overrides the numbers of an attack. */
export type ValhallaWord =
  /** The attack hits. */
  | 'HIT'
  /** The attack misses. */
  | 'MISS';

/** A card that was said to an attack or an activity. */
export type ValhallaSaid = {
  /** The seat that played it. */
  readonly seat: Scalars['Int']['output'];
  /** The name of the card. */
  readonly card: Scalars['String']['output'];
  /** False when another card has cancelled it. */
  readonly counts: Scalars['Boolean']['output'];
  /** For a cancelling card: the index in this list, from 0, of the card that it cancels, or -1 for the card of the activity itself. Null for other cards. */
  readonly cancels?: Maybe<Scalars['Int']['output']>;
};

/** Something announced in the Activity phase. */
export type ValhallaActivity = {
  /** The acting seat. */
  readonly seat: Scalars['Int']['output'];
  /** What it is. */
  readonly kind: ValhallaActivityKind;
  /** The card, if it lies open. */
  readonly card?: Maybe<Scalars['String']['output']>;
  /** The cell that is meant: where it leads, or where the piece lay that is taken up from the ground. */
  readonly cell?: Maybe<Scalars['Int']['output']>;
  /** The cards that were said to it, in their order. */
  readonly cards: ReadonlyArray<ValhallaSaid>;
};

/** An action of the Activity phase, each possible once. */
export type ValhallaActivityKind =
  /** Move to an adjacent cell, or enter the map. */
  | 'MOVE'
  /** Put on a piece of equipment. */
  | 'EQUIP'
  /** Lay a piece of equipment face down under an empty cell. */
  | 'SEED'
  /** Call an ally. */
  | 'ALLY'
  /** Begin an event. */
  | 'EVENT';

/** A move in Valhalla: exactly one of these. The choices of a decision list the moves that are allowed. */
export type ValhallaMove =
  /** Play nothing, end the phase, leave it. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Set-up: lay a terrain face down. */
  { readonly pass?: never; readonly lay: ValhallaLay; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: move to an adjacent cell, or enter the map. */
  { readonly pass?: never; readonly lay?: never; readonly move: ValhallaGo; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: put on a piece from the hand or from the cell one is on. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip: ValhallaCardMove; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: lay a piece face down under an empty cell. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed: ValhallaLay; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: call an ally. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally: ValhallaCardMove; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Activity phase: begin an event. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event: ValhallaCardMove; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Play an action card from the hand, whenever one is asked. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play: ValhallaPlay; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Use a piece of equipment or an ally in play; it is rotated until one's next Resolve phase. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use: ValhallaPlay; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Combat phase: attack. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack: ValhallaStrike; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Say which piece of armour is given more than its +DEF and is lost. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay: ValhallaPieceMove; readonly choose?: never; readonly discard?: never; readonly take?: never; }
  |  /** Aim an effect for which no card was played: a terrain's, a weapon's. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose: ValhallaChoose; readonly discard?: never; readonly take?: never; }
  |  /** Discard cards from the hand. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard: ValhallaDiscard; readonly take?: never; }
  |  /** Discard phase: take a piece from one's cell into the hand. */
  { readonly pass?: never; readonly lay?: never; readonly move?: never; readonly equip?: never; readonly seed?: never; readonly ally?: never; readonly event?: never; readonly play?: never; readonly use?: never; readonly attack?: never; readonly giveWay?: never; readonly choose?: never; readonly discard?: never; readonly take: ValhallaPieceMove; };

/** A card and the cell for it. */
export type ValhallaLay = {
  /** The card, out of the hand; of cards with the same name the one that the choices list. */
  readonly card: Scalars['Int']['input'];
  /** The cell, exactly one: 1 to 36. */
  readonly cell: ReadonlyArray<Scalars['Int']['input']>;
};

/** Where to move. */
export type ValhallaGo = {
  /** The cell, exactly one. */
  readonly to: ReadonlyArray<Scalars['Int']['input']>;
};

/** A card. */
export type ValhallaCardMove = {
  /** The card; of cards with the same name the one that the choices list. */
  readonly card: Scalars['Int']['input'];
};

/** A piece of equipment. */
export type ValhallaPieceMove = {
  /** The piece. */
  readonly piece: Scalars['Int']['input'];
};

/** A card to play or a piece to use. */
export type ValhallaPlay = {
  /** The card; of cards with the same name the one that the choices list. */
  readonly card: Scalars['Int']['input'];
  /** What it is aimed at, for a card that is aimed at something. */
  readonly target?: InputMaybe<ValhallaTarget>;
};

/** The target of an effect: exactly one field, the one that it asks for. */
export type ValhallaTarget =
  /** An opponent, exactly one. */
  { readonly seat: ReadonlyArray<Scalars['Int']['input']>; readonly cell?: never; readonly card?: never; readonly push?: never; }
  |  /** A cell, exactly one. */
  { readonly seat?: never; readonly cell: ReadonlyArray<Scalars['Int']['input']>; readonly card?: never; readonly push?: never; }
  |  /** A piece of equipment, an ally or an event in play, exactly one. */
  { readonly seat?: never; readonly cell?: never; readonly card: ReadonlyArray<Scalars['Int']['input']>; readonly push?: never; }
  |  /** An opponent and where it is pushed. */
  { readonly seat?: never; readonly cell?: never; readonly card?: never; readonly push: ValhallaPush; };

/** Whom to push, and to where. */
export type ValhallaPush = {
  /** The opponent. */
  readonly seat: Scalars['Int']['input'];
  /** A cell next to the opponent's own, exactly one. */
  readonly to: ReadonlyArray<Scalars['Int']['input']>;
};

/** An attack. */
export type ValhallaStrike = {
  /** The weapon; left out: unarmed. */
  readonly weapon?: InputMaybe<Scalars['Int']['input']>;
  /** The opponent, exactly one. */
  readonly target: ReadonlyArray<Scalars['Int']['input']>;
};

/** Where an effect goes. */
export type ValhallaChoose = {
  /** The target. */
  readonly target: ValhallaTarget;
};

/** Cards to discard. */
export type ValhallaDiscard = {
  /** Exactly as many as asked for. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** The table of a match of Spark Forming, as the caller may see it. */
export type SparkFormingView = {
  /** The current phase. */
  readonly sparkFormingPhase: SparkFormingPhase;
  /** The turn that is being played, counted from 1; 0 while the first hands are drawn. A turn is one attack. */
  readonly turn: Scalars['Int']['output'];
  /** After this many turns the side with more Health Points wins. */
  readonly turns: Scalars['Int']['output'];
  /** The seat that attacks in this turn. */
  readonly attacker: Scalars['Int']['output'];
  /** The seat that is attacked in this turn. */
  readonly defender: Scalars['Int']['output'];
  /** The two sides. In a match of two seats each is one seat. */
  readonly teams: ReadonlyArray<SparkFormingTeam>;
  /** Every seat, in seat order. */
  readonly players: ReadonlyArray<SparkFormingPlayer>;
  /** The attack that has been made in this turn, null before that. */
  readonly attack?: Maybe<SparkFormingAttack>;
  /** How it was answered, null as long as it was not. */
  readonly defence?: Maybe<SparkFormingDefence>;
  /** Attacks that were ended in a row; twenty of them end the match. */
  readonly attacksEnded: Scalars['Int']['output'];
  /** Attacks that the attacking side has made in a row. */
  readonly streak: Scalars['Int']['output'];
};

/** The current phase of a match. */
export type SparkFormingPhase =
  /** Each player may draw a new first hand once. */
  | 'REDRAW'
  /** The attacker makes an attack, or ends it. */
  | 'ATTACK'
  /** The defender blocks, dodges, counters, or does not defend. */
  | 'DEFENCE'
  /** Damage is dealt; in a sustained attack the defender exchanges cards. */
  | 'DAMAGE'
  /** Cards are quarantined and drawn, what was played is disposed of and has its effects. */
  | 'END'
  /** It is settled who attacks next, and who comes in for a fallen member. */
  | 'NEXT'
  /** The match is over. */
  | 'OVER';

/** One of the two sides. */
export type SparkFormingTeam = {
  /** 0: the even seats, 1: the odd seats. */
  readonly side: Scalars['Int']['output'];
  /** Its seats, in the order in which they tag. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** The member who fights now. */
  readonly active: Scalars['Int']['output'];
  /** True when its last member has taken up the own Data Fragment instead of the team's. */
  readonly lastStand: Scalars['Boolean']['output'];
  /** The Data Fragment in force: the own one in a match of two and in a last stand, else the Tag Team Fragment that serves all of the team. Null when there is none, and as long as the caller cannot know which it is: before it has been used, only its team does. */
  readonly fragment?: Maybe<SparkFormingFragment>;
  /** The seat that has brought the Data Fragment in force; null when that is null. */
  readonly fragmentSeat?: Maybe<Scalars['Int']['output']>;
};

/** A seat: its form, its points, its cards. */
export type SparkFormingPlayer = {
  /** The seat, counted from 0. */
  readonly seat: Scalars['Int']['output'];
  /** 0 for the even seats, 1 for the odd ones. */
  readonly side: Scalars['Int']['output'];
  /** False when it is out: no Health Points left, or gone. */
  readonly standing: Scalars['Boolean']['output'];
  /** True for the member of its side who fights now. */
  readonly active: Scalars['Boolean']['output'];
  /** Health Points, 0 to 100. */
  readonly health: Scalars['Int']['output'];
  /** The name of its Spark Form. */
  readonly form: Scalars['String']['output'];
  /** The species of its form. */
  readonly species: SparkFormingSpecies;
  /** The Character Type of its form: cards of this type, and neutral ones, can be used. */
  readonly characterType: SparkFormingCharacterType;
  /** The form's Attack Stats, its Upgrade counted. */
  readonly stats: ReadonlyArray<SparkFormingStatValue>;
  /** The reduction of every damage to it: the form's, its Upgrade's and that of effects. */
  readonly resilience: Scalars['Int']['output'];
  /** The Upgrade Card beside its form, null when there is none. */
  readonly upgrade?: Maybe<Scalars['String']['output']>;
  /** Its Data Fragment; in a tag match it is used only in a last stand. */
  readonly fragment?: Maybe<SparkFormingFragment>;
  /** The Tag Team Fragment that it has brought, null when there is none. A team uses the first one, in seat order, if it serves all. */
  readonly teamFragment?: Maybe<SparkFormingFragment>;
  /** Cards in its hand. */
  readonly handCount: Scalars['Int']['output'];
  /** The cards of its hand that the caller may read. */
  readonly hand: ReadonlyArray<SparkFormingCard>;
  /** Cards in its deck. An empty deck is the Quarantine, shuffled. */
  readonly deckCount: Scalars['Int']['output'];
  /** The card in its Action space. */
  readonly action: ReadonlyArray<SparkFormingCard>;
  /** The cards that charge it. */
  readonly dataCharge: ReadonlyArray<SparkFormingCard>;
  /** The cards that charge its fragment, the oldest first: it is spent first. */
  readonly fragmentCharge: ReadonlyArray<SparkFormingCard>;
  /** Its Quarantine, the top card first. */
  readonly quarantine: ReadonlyArray<SparkFormingCard>;
  /** Effects that wait for its next actions, one readable line each. */
  readonly pending: ReadonlyArray<Scalars['String']['output']>;
  /** Attacks that it has made itself in a row, from 0. In a speed match its hand is larger by this number while it keeps attacking. */
  readonly attacksInARow: Scalars['Int']['output'];
  /** Tag: turns that it has waited since it was last active. */
  readonly waited: Scalars['Int']['output'];
  /** Tag: Health Points that it has recovered in this spell of waiting, at most 20. */
  readonly rested: Scalars['Int']['output'];
};

/** A card that the caller may read. */
export type SparkFormingCard = {
  /** The number of this one card in this match. */
  readonly number: Scalars['Int']['output'];
  /** The card's printed name. */
  readonly name: Scalars['String']['output'];
  /** The card's printed text. */
  readonly text: Scalars['String']['output'];
};

/** A Data Fragment as it lies on the table. */
export type SparkFormingFragment = {
  /** Its type, which is declared from the beginning. */
  readonly type: SparkFormingFragmentType;
  /** True for a Tag Team Fragment. */
  readonly team: Scalars['Boolean']['output'];
  /** The card, null as long as the caller may not read it. */
  readonly card?: Maybe<SparkFormingCard>;
  /** True when it has been used and lies face up. */
  readonly faceUp: Scalars['Boolean']['output'];
};

/** A stat with its value. */
export type SparkFormingStatValue = {
  /** Which stat. */
  readonly stat: SparkFormingStat;
  /** Its value. */
  readonly value: Scalars['Int']['output'];
};

/** A range of an attack or a defence. */
export type SparkFormingRange = {
  /** In which mode. */
  readonly mode: SparkFormingMode;
  /** The lower limit. */
  readonly lower: Scalars['Int']['output'];
  /** The upper limit. */
  readonly upper: Scalars['Int']['output'];
};

/** An attack as it was made. */
export type SparkFormingAttack = {
  /** The attackers: one seat, or two in a double team. */
  readonly attackers: ReadonlyArray<Scalars['Int']['output']>;
  /** The name of the Action Card or of the Blast. */
  readonly card: Scalars['String']['output'];
  /** True when it is a Blast. */
  readonly blast: Scalars['Boolean']['output'];
  /** The Boost that strengthens it, null when there is none. */
  readonly boost?: Maybe<Scalars['String']['output']>;
  /** For each attacker: multipliers times stats, before the defender's Resilience. */
  readonly power: ReadonlyArray<Scalars['Int']['output']>;
  /** The modes in which it can be met, with their ranges; of a sustained attack those that end it. */
  readonly ranges: ReadonlyArray<SparkFormingRange>;
  /** True when it goes on until it is met. */
  readonly sustained: Scalars['Boolean']['output'];
  /** The printed end of a sustained attack: 'a block', 'a defence with a Neutral card'. Null for other attacks. */
  readonly until?: Maybe<Scalars['String']['output']>;
  /** How often a sustained attack has struck and goes on. */
  readonly strikes: Scalars['Int']['output'];
};

/** A defence as it was made. */
export type SparkFormingDefence = {
  /** The defending seat. */
  readonly seat: Scalars['Int']['output'];
  /** The name of the Action Card or of the Burst. */
  readonly card: Scalars['String']['output'];
  /** True when it is a Burst. */
  readonly burst: Scalars['Boolean']['output'];
  /** The Boost that strengthens it, null when there is none. */
  readonly boost?: Maybe<Scalars['String']['output']>;
  /** Its mode and range. */
  readonly range: SparkFormingRange;
  /** How its range stands to the attack's. */
  readonly fit: SparkFormingFit;
  /** For a counter: multipliers times stats, before the attacker's Resilience; otherwise 0. */
  readonly power: Scalars['Int']['output'];
};

/** How a defence's range stands to the attack's. */
export type SparkFormingFit =
  /** Within it or equal: the defender attacks next. */
  | 'WITHIN'
  /** It reaches higher: the attacker goes on. */
  | 'EXCEEDS';

/** The ways to defend. */
export type SparkFormingMode =
  /** Half of the damage, rounded down to a multiple of five. */
  | 'BLOCK'
  /** No damage. */
  | 'DODGE'
  /** No damage to the defender; the attacker takes that of the defence card. */
  | 'COUNTER';

/** The types of Data Fragments. */
export type SparkFormingFragmentType =
  /** It attacks. */
  | 'BLAST'
  /** It defends. */
  | 'BURST'
  /** It strengthens a card that is being played. */
  | 'BOOST';

/** The Attack Stats. */
export type SparkFormingStat =
  /** Strength of body. */
  | 'MIGHT'
  /** Quickness. */
  | 'SPEED'
  /** Force of the elements. */
  | 'ENERGY'
  /** Strength of mind. */
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

/** A move in Spark Forming: exactly one of these. The choices of a decision list the moves that are allowed. */
export type SparkFormingMove =
  /** As attacker: end the attack. As defender: do not defend, where no cards are exchanged. Always true. */
  { readonly pass: Scalars['Boolean']['input']; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** The first hand: keep it. Always true. */
  { readonly pass?: never; readonly keepHand: Scalars['Boolean']['input']; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** The first hand: shuffle it back and draw five new cards. Always true. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw: Scalars['Boolean']['input']; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Attack with an Action Card. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack: SparkFormingAttackMove; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Attack with one's Blast. Always true. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast: Scalars['Boolean']['input']; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Tag: let a team-mate make the attack, by card burn. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag: SparkFormingTagMove; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Tag: attack together with a team-mate who holds the same card. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam: SparkFormingDoubleTeamMove; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Tag: charge one's own card in a double team. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist: SparkFormingAssistMove; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Tag: as the last of the team, take up one's own Data Fragment. Always true. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand: Scalars['Boolean']['input']; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Defend with an Action Card. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend: SparkFormingDefendMove; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** Defend with one's Burst. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst: SparkFormingBurstMove; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** As defender against an attack that strikes again: do not defend, quarantine one to five cards and draw as many. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap: SparkFormingCardsMove; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** The end of the turn: quarantine any cards of one's hand. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine: SparkFormingCardsMove; readonly charge?: never; readonly takeBack?: never; readonly enter?: never; }
  |  /** The end of the turn: which Data Charge cards go to the Data Fragment instead of having their effects. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge: SparkFormingCardsMove; readonly takeBack?: never; readonly enter?: never; }
  |  /** An effect: a card that comes back from one's Quarantine. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack: SparkFormingTakeBackMove; readonly enter?: never; }
  |  /** Tag: who comes in for the fallen. */
  { readonly pass?: never; readonly keepHand?: never; readonly redraw?: never; readonly attack?: never; readonly blast?: never; readonly tag?: never; readonly doubleTeam?: never; readonly assist?: never; readonly lastStand?: never; readonly defend?: never; readonly burst?: never; readonly swap?: never; readonly quarantine?: never; readonly charge?: never; readonly takeBack?: never; readonly enter: SparkFormingEnterMove; };

/** An attack with an Action Card. */
export type SparkFormingAttackMove = {
  /** The card. */
  readonly card: Scalars['Int']['input'];
  /** The cards that charge it: exactly its Action Cost of other cards of the hand. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
  /** Whether one's Boost strengthens it. */
  readonly boost: Scalars['Boolean']['input'];
};

/** A card burn. */
export type SparkFormingTagMove = {
  /** The card that one quarantines. */
  readonly card: Scalars['Int']['input'];
  /** The seat that comes in. */
  readonly partner: Scalars['Int']['input'];
  /** The card of equal cost that the partner quarantines, exactly one. */
  readonly theirs: ReadonlyArray<Scalars['Int']['input']>;
};

/** A double team. */
export type SparkFormingDoubleTeamMove = {
  /** One's card. */
  readonly card: Scalars['Int']['input'];
  /** The seat that attacks as well. */
  readonly partner: Scalars['Int']['input'];
  /** The partner's card of the same name. */
  readonly theirs: Scalars['Int']['input'];
  /** The cards that charge one's own card; the partner is asked for his. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
  /** Whether one's Boost strengthens one's own strike. */
  readonly boost: Scalars['Boolean']['input'];
};

/** The partner's part of a double team. */
export type SparkFormingAssistMove = {
  /** The cards that charge one's own card. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
};

/** A defence with an Action Card. */
export type SparkFormingDefendMove = {
  /** The card. */
  readonly card: Scalars['Int']['input'];
  /** In which mode. */
  readonly mode: SparkFormingMode;
  /** The cards that charge it: exactly its Action Cost of other cards of the hand. */
  readonly charge: ReadonlyArray<Scalars['Int']['input']>;
  /** Whether one's Boost strengthens it. */
  readonly boost: Scalars['Boolean']['input'];
  /** True: both limits of the range are shifted by all that one's Upgrade, effects and the Boost allow. Left out: they are as printed. */
  readonly reach?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A defence with a Burst. */
export type SparkFormingBurstMove = {
  /** In which mode. */
  readonly mode: SparkFormingMode;
  /** True: both limits of the range are shifted by all that one's Upgrade and effects allow. Left out: they are as printed. */
  readonly reach?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Some cards. */
export type SparkFormingCardsMove = {
  /** The cards. */
  readonly cards: ReadonlyArray<Scalars['Int']['input']>;
};

/** A card out of the Quarantine. */
export type SparkFormingTakeBackMove = {
  /** The card, exactly one. */
  readonly card: ReadonlyArray<Scalars['Int']['input']>;
};

/** A member who comes in. */
export type SparkFormingEnterMove = {
  /** The seat, exactly one. */
  readonly seat: ReadonlyArray<Scalars['Int']['input']>;
};

/** A move: exactly one key, that of the match's game. */
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
