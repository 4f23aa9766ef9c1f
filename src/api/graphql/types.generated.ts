import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PlayerParent, SessionParent, DeckParent, GameParent, MatchParent, MatchResultParent, MatchUpdateParent, SubmitMovePayloadParent, EntryParent, GameViewParent, TableViewParent, MatchConnectionParent, AccountParent, OpenSessionParent, ApiKeyParent, ChallengeParent, InvitationParent, WebhookParent, WebhookDeliveryParent, PushSubscriptionParent, TournamentParent, TournamentSetupParent, TournamentStageParent, TournamentRoundParent, TournamentTableParent, TableGameParent, TournamentConnectionParent, TournamentUpdateParent, JudgeCallParent } from './parents.ts';
import type { Context } from '../request/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value: an object, a list, a text, a number, true, false or null. */
  JSON: { input: unknown; output: unknown; }
  /** A moment in UTC, ISO 8601 with milliseconds: `2030-01-31T18:05:09.123Z`. Sent with `Z` or an offset such as `+01:00`: a local time alone is refused, as a change of the clocks skips some and repeats others. Answers are in UTC. */
  DateTime: { input: Date; output: Date; }
  /** A place in a list, to go on from there: a text that a page has brought along. Of entries a version, as a number or as text, does as well. */
  Cursor: { input: string; output: string; }
};

/** What an account may do beyond playing. */
export type Role =
  /** Plays, watches, keeps decks. */
  | 'PLAYER'
  /** May also organise: tournaments, cubes, rulings. */
  | 'ORGANIZER'
  /** May do everything. */
  | 'ADMIN';

/** An account. Guests are players too, without a password. */
export type Player = {
  /** Stays the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** Shown to others; 2 to 24 characters. No two accounts have names that look alike or differ in case only, except accounts from before this rule. Guests may share a name, but not with an account. */
  readonly name: Scalars['String']['output'];
  /** True for somebody who has not signed up: the account lasts only as long as its session, unless it is kept with `keepAccount`. */
  readonly guest: Scalars['Boolean']['output'];
  /** True when the owner has said that a program plays with this account. Never becomes false again. */
  readonly bot: Scalars['Boolean']['output'];
  /** True when the account has been deleted. It has no name any more, and is called `Deleted player`. */
  readonly deleted: Scalars['Boolean']['output'];
  /** When the account was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the account may do. */
  readonly roles: ReadonlyArray<Role>;
  /** The saved decks, newest first. Empty for anybody but the player. FORBIDDEN for the player's API keys without READ. */
  readonly decks: ReadonlyArray<Deck>;
  /** The cards that the player owns of games whose cards are owned, by name; a guest's are the starter set. Empty for anybody but the player. FORBIDDEN for the player's API keys without READ. */
  readonly collection: ReadonlyArray<OwnedCard>;
};


/** An account. Guests are players too, without a password. */
export type PlayerDecksArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/** An account. Guests are players too, without a password. */
export type PlayerCollectionArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};

/** A card that a player owns. */
export type OwnedCard = {
  /** Which game it belongs to. */
  readonly game: Game;
  /** Its name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** How many copies, at least 1. */
  readonly count: Scalars['Int']['output'];
  /** How many of these are in decks of waiting or running matches for keeps, and so cannot be staked in another one. Decks for friendly matches may still use them. */
  readonly staked: Scalars['Int']['output'];
};

/** The caller's account, as nobody else may see it. Not for API keys. */
export type Account = {
  /** Who it is. */
  readonly player: Player;
  /** Where letters go, once it has been confirmed; null for nowhere. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** All sessions that can still be used, the newest first; at most 200. */
  readonly sessions: ReadonlyArray<OpenSession>;
  /** All API keys that can still be used, the newest first; at most 20. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** The players whom the caller has blocked, the latest first; at most 500. */
  readonly blocked: ReadonlyArray<Player>;
};

/** A session of the caller's, without its token, which nobody has but the device that signed in. */
export type OpenSession = {
  /** Stays the same as long as the session lives. */
  readonly id: Scalars['ID']['output'];
  /** How its owner calls it, `Phone` for example; null without a name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to the hour; null when that is not known. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends by itself. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Whether it is the one that this request came with. */
  readonly current: Scalars['Boolean']['output'];
};

/** A permission of an API key. A key can do only what its scopes allow, and never more than its owner. No key can sign in or touch sessions, passwords, email addresses, keys, export and deletion. Hands, decisions, decks and other private fields need READ wherever they appear, also in the answer to a mutation. */
export type ApiScope =
  /** Read what its owner may see: queries, subscriptions and the REST files of matches; a seat's own cards are among it. */
  | 'READ'
  /** Create and join matches, answer, resign, set auto-pass, cancel what its owner has created, keep decks. The answers of these operations show the match from the owner's seat. */
  | 'PLAY'
  /** Run tournaments and judge without playing, cancel matches that its owner has created and that wait for players, and keep its owner's webhooks. It shows no player's cards or choices: add READ to see them. */
  | 'ORGANIZE';

/** A key for a program of the caller's, without the secret, which is shown once. */
export type ApiKey = {
  /** Stays the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** How its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** What it may do. */
  readonly scopes: ReadonlyArray<ApiScope>;
  /** Requests a minute that it may make; the header `RateLimit` of every answer says how many are left. */
  readonly budget: Scalars['Int']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to the hour; null for never. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** After this moment it is refused with UNAUTHENTICATED. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A key that has just been made. */
export type CreatedApiKey = {
  /** The key. */
  readonly key: ApiKey;
  /** Send it as a session's token is sent: `Authorization: Bearer arbk_…`. Begins with `arbk_`. Shown once: only its hash is kept. */
  readonly secret: Scalars['String']['output'];
};

/** Proof of who is calling: send the token with every request as `Authorization: Bearer <token>`, on a WebSocket as `{ "token": … }` in `connection_init`. */
export type Session = {
  /** Opaque; 43 letters, digits, `-` and `_`. Shown once: only its hash is kept. */
  readonly token: Scalars['String']['output'];
  /** Whose session it is. */
  readonly player: Player;
  /** After this moment the token is refused with UNAUTHENTICATED. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A new account. */
export type SignUpInput = {
  /** 2 to 24 characters, as a reader counts them: letters and digits of any script, and single spaces, `-`, `_`, `'` or `.` between them. Invisible characters are removed. BAD_INPUT when an account has it or one that looks like it, or when the server shows it for something else: `Seat 1`, `Deleted player`. */
  readonly name: Scalars['String']['input'];
  /** 8 to 200 characters, any; but none of the most common passwords, also with digits and signs behind it, nor the name itself. */
  readonly password: Scalars['String']['input'];
  /** Whether a program is going to play with this account, which everybody sees. */
  readonly bot?: InputMaybe<Scalars['Boolean']['input']>;
  /** How this session is called in the list of sessions, 1 to 60 characters. */
  readonly sessionName?: InputMaybe<Scalars['String']['input']>;
};

/** What turns a guest into an account. */
export type KeepAccountInput = {
  /** As for `signUp`; the guest's own name when left out. BAD_INPUT when an account is called so. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** As for `signUp`. */
  readonly password: Scalars['String']['input'];
};

/** Another password. */
export type ChangePasswordInput = {
  /** The one that holds now. UNAUTHENTICATED when it is another. */
  readonly current: Scalars['String']['input'];
  /** As for `signUp`. */
  readonly password: Scalars['String']['input'];
  /** Whether API keys go on working, and webhooks and push subscriptions stay. Otherwise keys are revoked, and all webhooks and push subscriptions deleted. */
  readonly keepKeys?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A password for who has forgotten theirs. */
export type ResetPasswordInput = {
  /** From the letter. Works once, within an hour. */
  readonly token: Scalars['String']['input'];
  /** As for `signUp`. */
  readonly password: Scalars['String']['input'];
};

/** Where letters are to go. */
export type SetEmailInput = {
  /** The address, at most 254 characters; null for none. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. UNAUTHENTICATED when it is another. */
  readonly password: Scalars['String']['input'];
};

/** What has to be said to delete an account. */
export type DeleteAccountInput = {
  /** The account's name, as a confirmation; case does not matter. BAD_INPUT when it is another. */
  readonly name: Scalars['String']['input'];
  /** Its password. Left out by guests, and by accounts of an outside issuer. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** A key to be made. */
export type CreateApiKeyInput = {
  /** 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** What it may do, at least one. PLAY does not include READ. */
  readonly scopes: ReadonlyArray<ApiScope>;
  /** How many days it lasts, 1 to 365. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** Requests a minute. All keys of an account have as many together as a player has (`RATE_LIMIT`); a tenth of that when left out. */
  readonly budget?: InputMaybe<Scalars['Int']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. Sent again, it is answered with the same API key and a new secret, and the secret before stops working, as only its hash is kept; NOT_FOUND once that API key is revoked or has expired. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An account that exists. */
export type SignInInput = {
  /** The name, whatever the case of its letters. */
  readonly name: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
  /** The token of an earlier session of this account on this device, also of one that has ended: keeps the way in open while somebody else guesses the password. */
  readonly device?: InputMaybe<Scalars['String']['input']>;
  /** How this session is called in the list of sessions, 1 to 60 characters. */
  readonly sessionName?: InputMaybe<Scalars['String']['input']>;
};

/** A deck that a player has saved for a game. */
export type Deck = {
  /** Name it as `{ saved: id }` when creating or joining a match. */
  readonly id: Scalars['ID']['output'];
  /** Which game's rules it follows. */
  readonly game: Game;
  /** The player's own name for it, 1 to 60 characters, as it is stored: without invisible characters. */
  readonly name: Scalars['String']['output'];
  /** The cards, each name once, with how many copies. */
  readonly cards: ReadonlyArray<DeckCard>;
  /** Every rule it now breaks, one readable line each: one of its cards may have been lost in a match for keeps. Empty when it can be played. */
  readonly broken: ReadonlyArray<Scalars['String']['output']>;
  /** When it was last saved. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Copies of one card in a deck. */
export type DeckCard = {
  /** A card's name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** How many, at least 1. */
  readonly count: Scalars['Int']['output'];
};

/** Copies of one card in a deck. */
export type DeckCardInput = {
  /** A card's name in the game's catalogue. */
  readonly card: Scalars['String']['input'];
  /** How many, 1 to 1000. */
  readonly count: Scalars['Int']['input'];
};

/** A deck that is being built. */
export type UnfinishedDeckInput = {
  /** Which game it is for. BAD_INPUT when players bring no decks to that game. */
  readonly game: Scalars['ID']['input'];
  /** The cards, each name once, at most 500 names; none at all is a deck, too. */
  readonly cards: ReadonlyArray<DeckCardInput>;
};

/** A deck to keep. INVALID_DECK lists every rule that it breaks in `extensions.broken`. */
export type SaveDeckInput = {
  /** Which of the caller's decks to replace; a new one when left out. NOT_FOUND when it is not the caller's. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Which game it is for. BAD_INPUT when players bring no decks to that game. */
  readonly game: Scalars['ID']['input'];
  /** 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The cards, each name once, at most 500 names. */
  readonly cards: ReadonlyArray<DeckCardInput>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. NOT_FOUND when the deck that it made has been deleted. Ignored beside `id`. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type Query = {
  /** The caller, null without a token. */
  readonly me?: Maybe<Player>;
  /** The caller's account, as nobody else may see it. UNAUTHENTICATED without a token; FORBIDDEN with an API key. */
  readonly account: Account;
  /** An account by its id, null when there is none. */
  readonly player?: Maybe<Player>;
  /**
   * Every rule that a deck would break if it were saved now, one readable line each: the game's own and, where cards are owned, those of the
   * caller's collection. Empty when it could be saved. For who is still building it. BAD_INPUT, UNAUTHENTICATED.
   */
  readonly rulesBrokenBy: ReadonlyArray<Scalars['String']['output']>;
  /** The analysis of a seat's answers, null when nobody has asked for it. NOT_FOUND, FORBIDDEN (the match is not finished, or its tournament keeps its replay back), BAD_INPUT (no such seat). */
  readonly analysis?: Maybe<Analysis>;
  /** Every game that can be played here. */
  readonly games: ReadonlyArray<Game>;
  /** One game, null when there is none with this id. */
  readonly game?: Maybe<Game>;
  /** A match of a tournament with everything in it, all hands and all cards that lie face down, for a judge of the tournament who does not play in it. That it was read is noted in `Match.judgeReadings`. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it, or not any more: the tournament is over). */
  readonly matchAsJudge: Match;
  /** Players' calls for a judge, for judges of the tournament: who has waited longest comes first, of closed ones the newest. UNAUTHENTICATED, NOT_FOUND (no such tournament, or the caller is no judge of it, or not any more), BAD_INPUT. */
  readonly judgeCalls: ReadonlyArray<JudgeCall>;
  /** A match by its id. Null when there is none, or none that the caller may see. */
  readonly match?: Maybe<Match>;
  /** What the caller is asked now, in all matches: first what is due first, then what has no deadline, the match that has waited longest first. UNAUTHENTICATED without a token. */
  readonly myDecisions: ReadonlyArray<Decision>;
  /** Matches that the caller may see, newest first. One with a broadcast delay is listed to others than its players once it has been there for so long, and by the status that they see. */
  readonly matches: MatchConnection;
  /** The challenges by and to the caller that wait for an answer, the newest first, at most 100; those of guests are left out first. Challenges by players whom the caller has blocked are not among them. UNAUTHENTICATED without a token. */
  readonly challenges: ReadonlyArray<Challenge>;
  /** A challenge by or to the caller, also when it is over. Null when there is none. */
  readonly challenge?: Maybe<Challenge>;
  /** What an invitation is to. Null when no match has it. */
  readonly invitation?: Maybe<Invitation>;
  /** The caller's webhooks, the newest first; at most 10. An API key needs ORGANIZE. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** The caller's browsers, the newest first; at most 20. Not for API keys. */
  readonly pushSubscriptions: ReadonlyArray<PushSubscription>;
  /** What a browser subscribes with, as `applicationServerKey`: the server's public key, base64url. The same for everybody and for ever. */
  readonly pushKey: Scalars['String']['output'];
  /** A tournament by its id. Null when there is none, or none that the caller may see. */
  readonly tournament?: Maybe<Tournament>;
  /** The tournaments that the caller may see, the newest first. BAD_INPUT, UNAUTHENTICATED (`mine` without a token). */
  readonly tournaments: TournamentConnection;
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryRulesBrokenByArgs = {
  deck: UnfinishedDeckInput;
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryAnalysisArgs = {
  matchId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchAsJudgeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryJudgeCallsArgs = {
  tournament: Scalars['ID']['input'];
  status?: InputMaybe<JudgeCallStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMyDecisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryMatchesArgs = {
  filter?: InputMaybe<MatchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
  invitation?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. An answer's `extensions.cost` says how many requests it counts as: pages, lists and tables cost more than single fields. */
export type QueryTournamentsArgs = {
  filter?: InputMaybe<TournamentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
};

/** What can be done. */
export type Mutation = {
  /** Makes an account and signs it in. BAD_INPUT: name or password not as described, or the name is taken. RATE_LIMITED: too many from one address. */
  readonly signUp: Session;
  /** A new session for an account. UNAUTHENTICATED: no such name or another password, without saying which. RATE_LIMITED: too many from one address, or too many wrong passwords for this account, from wherever they came. */
  readonly signIn: Session;
  /** An account without a password, for as long as this session lives. */
  readonly signInAsGuest: Session;
  /** Makes an account of the guest who calls: the same player, with the same matches, decks, cards and sessions. FORBIDDEN when it is one already. BAD_INPUT, RATE_LIMITED as for `signUp`. */
  readonly keepAccount: Player;
  /** Ends the session whose token came with the request, and closes its WebSockets. Answers true. UNAUTHENTICATED without one. */
  readonly signOut: Scalars['Boolean']['output'];
  /** Calls one of the caller's sessions by another name. NOT_FOUND when it is not the caller's, or has ended. */
  readonly nameSession: OpenSession;
  /** Ends one of the caller's sessions, closes its WebSockets, and answers its id. NOT_FOUND when it is not the caller's, or has ended. */
  readonly revokeSession: Scalars['ID']['output'];
  /** Hides a player's challenges from the caller: they are not listed and cause no notification. The blocked player is not told, and sees a challenge without an answer. Blocking a player twice changes nothing. NOT_FOUND, BAD_INPUT (oneself), FORBIDDEN (500 players are blocked). */
  readonly blockPlayer: Player;
  /** Shows a player's challenges to the caller again, and answers the player's id. Does nothing when the player is not blocked. */
  readonly unblockPlayer: Scalars['ID']['output'];
  /** Ends all of the caller's sessions but the one that asks, and answers how many. */
  readonly revokeOtherSessions: Scalars['Int']['output'];
  /** Changes the caller's password and ends all other sessions; revokes API keys and deletes webhooks and push subscriptions, too, unless told otherwise. Answers true. UNAUTHENTICATED: the current password is wrong. BAD_INPUT: the new one is not as described. RATE_LIMITED as for `signIn`. */
  readonly changePassword: Scalars['Boolean']['output'];
  /** Sends a letter with a token to the address, for each account that has confirmed it. Answers true, whether or not there is one. What earlier letters hold is good for its hour, whatever comes later. RATE_LIMITED: within an hour more than three to one mail address from where you are, or ten from everywhere; or too much else from where you are. */
  readonly requestPasswordReset: Scalars['Boolean']['output'];
  /** Sets another password with a letter's token, ends all sessions and API keys of the account, deletes its webhooks and push subscriptions, and signs in. UNAUTHENTICATED: the token is unknown, used or expired. */
  readonly resetPassword: Session;
  /** Sends a letter with a token to the address, which is used once `confirmEmail` has been called with it. Answers true, also when somebody else has the same address. UNAUTHENTICATED: the password is wrong. FORBIDDEN: the account has none. RATE_LIMITED: as for `requestPasswordReset`, counted apart, and as for `signIn`. */
  readonly setEmail: Scalars['Boolean']['output'];
  /** The address that the token was sent to is the account's from now on. Answers true. UNAUTHENTICATED: the token is unknown, used, expired, or for another account. */
  readonly confirmEmail: Scalars['Boolean']['output'];
  /**
   * Deletes the caller's account for good, and answers its id. Name, password, address, sessions, keys and decks are gone at once; every WebSocket is
   * closed. Matches stay, with `Deleted player` for the name; those that wait or run are left within a minute. UNAUTHENTICATED: the password is wrong.
   */
  readonly deleteAccount: Scalars['ID']['output'];
  /** Makes a key for a program. FORBIDDEN: a guest has none, there are 20 already, or they have no budget left. BAD_INPUT: name, scopes, days or budget not as described. */
  readonly createApiKey: CreatedApiKey;
  /** Takes a key back, closes its WebSockets, deletes the webhooks that it has made, and answers its id. NOT_FOUND when it is not the caller's, or has ended. */
  readonly revokeApiKey: Scalars['ID']['output'];
  /** Says, for good, that a program plays with this account. */
  readonly markAsBot: Player;
  /** Saves a deck after checking it against the game's rules and, where cards are owned, against the caller's collection. INVALID_DECK, BAD_INPUT, NOT_FOUND, UNAUTHENTICATED. */
  readonly saveDeck: Deck;
  /** Deletes one of the caller's decks and answers its id. NOT_FOUND when it is not the caller's. */
  readonly deleteDeck: Scalars['ID']['output'];
  /** Asks for the analysis of a seat's answers in a finished match, of anybody's, and answers how far it is. What was asked for before is not done again and costs nobody anything. UNAUTHENTICATED, NOT_FOUND, BAD_INPUT (no such seat), FORBIDDEN (as for `analysis`; void, or played by other rules than those of this server), RATE_LIMITED (three of yours are under way, or thirty were asked for in a day; of a guest one and ten). */
  readonly analyseMatch: Analysis;
  /** Stops a match of a tournament: clocks stand still with what is left on them, nobody is asked, and moves are refused with PAUSED. One that is stopped already stays so. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT. */
  readonly pauseMatch: Match;
  /** Lets a stopped match go on, each clock with what was left on it. One that goes on already stays so. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT. */
  readonly resumeMatch: Match;
  /** Gives a seat more time: to its bank whenever, with another clock for what it is asked now. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it), NOT_ASKED (the seat's clock does not run), MATCH_OVER, STALE_VERSION, BAD_INPUT (no clock, no such seat). */
  readonly giveTime: Match;
  /** Lays the table of an earlier version again, and play goes on from there with fresh chance: cards of a face-down pile that nobody knew then are mixed anew. What was seen since stays seen as far as it can be followed, answers that were sealed then are asked for again, and nobody is given time. The log keeps what was done. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT (the match has not been there). */
  readonly rewindMatch: Match;
  /** Rules on a seat. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it), NOT_ASKED (it has not begun), MATCH_OVER, STALE_VERSION, BAD_INPUT (no such seat). */
  readonly rule: Match;
  /** Calls a judge to a match of a tournament at which the caller sits; also while it is paused. Everybody at the match reads what it is about. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat, or no match of a tournament), NOT_ASKED (it has not begun), MATCH_OVER, BAD_INPUT, RATE_LIMITED (the caller's last call is not closed yet). */
  readonly callJudge: Match;
  /** The caller sees to a call. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it; another judge has taken it, or it is closed). */
  readonly takeJudgeCall: JudgeCall;
  /** A call has been seen to, whoever had taken it. One that is closed already stays as it is. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the caller is no judge of it). */
  readonly closeJudgeCall: JudgeCall;
  /** Creates a match, and begins it when bots take all other seats. UNAUTHENTICATED, BAD_INPUT, INVALID_DECK, NOT_FOUND (no such game or deck), FORBIDDEN (a guest who wants to play for keeps; too many matches waiting or running: by default at most 200, or 50 for a guest, of these 20, or 5 for a guest, between bots alone), TOO_EARLY (to play for keeps an account must by default be 3 days old and have played 5 matches against other players to their end). A match that nobody joins for a week is cancelled. */
  readonly createMatch: Match;
  /** Takes a free seat; the match begins when none is left. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the seat is taken, or the match has begun; too many open matches, as for `createMatch`; in a match for keeps: a guest, or a second seat), TOO_EARLY (in a match for keeps, as for `createMatch`), BAD_INPUT, INVALID_DECK, MATCH_OVER. Who sits there already changes nothing, but for a private match in which another free seat is named. */
  readonly joinMatch: Match;
  /** Gives back all of the caller's seats at a match that still waits for players, with decks and stakes; who has none there changes nothing. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (created by the caller: cancel it; or its last seat is taken: resign), MATCH_OVER. */
  readonly leaveMatch: Match;
  /** Answers a decision; if the caller has several seats, for the first that is being waited for. Answers and updates may overtake one another: keep of each match the highest `epoch` that you have seen, and in it the highest `version`, and drop whatever comes with a lower one, as the reducer `newest` of the package for clients does. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (not a seat of yours), NOT_ASKED, ILLEGAL_MOVE, STALE_VERSION, MATCH_OVER, BAD_INPUT. */
  readonly submitMove: SubmitMovePayload;
  /** Resigns all of the caller's seats in a running match. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no seat), NOT_ASKED (it has not begun), MATCH_OVER. */
  readonly resign: Match;
  /** Sets what reaction windows ask the caller's seats in a running match. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (not a seat of yours), NOT_ASKED (it has not begun), MATCH_OVER, RATE_LIMITED (changed twice since the last other entry). */
  readonly setAutoPass: Match;
  /** Cancels a match that is still waiting for players. UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (created by somebody else, or its last seat is taken), MATCH_OVER. */
  readonly cancelMatch: Match;
  /**
   * Opens a match for the caller and one other player, who may accept or decline; its maker takes it back with `cancelMatch`. Whether
   * anybody is called so is not told: a challenge to nobody expires. Errors as for `createMatch`; BAD_INPUT also for oneself and for more
   * than one free seat, FORBIDDEN also when there is one to this player already, or 20 wait for an answer.
   */
  readonly challengePlayer: Challenge;
  /**
   * Offers the same match again, with the same options, bots and clock, each player one seat further: a challenge to all other players.
   * A player who asks after another has offered it accepts; so it is when several ask at the same moment. The match begins when all have accepted,
   * and no clock runs before. A match has one rematch: a player who asks again, also once it has begun or is over, is answered
   * the same. `rematchUpdates` tells the other players. NOT_FOUND, FORBIDDEN (not over, no seat, one player had several, a player's account is deleted), and as for `createMatch` and `joinMatch`.
   */
  readonly rematch: Challenge;
  /** Takes the seat that is kept for the caller, who has it already when this is sent again; the match begins when everybody has. NOT_FOUND, MATCH_OVER (declined, expired, taken back or begun), and as for `joinMatch`. */
  readonly acceptChallenge: Match;
  /** Says no, and the match is cancelled. NOT_FOUND, MATCH_OVER as for `acceptChallenge`. */
  readonly declineChallenge: Challenge;
  /** Posts to an address what happens at the caller's matches from now on. FORBIDDEN for guests and for more than 10. An API key needs ORGANIZE and READ, as messages say what its player sees; the webhook is deleted with the key, when it is revoked or expires. `changePassword`, unless told otherwise, and `resetPassword` delete all webhooks. UNAUTHENTICATED: the caller has just been signed out. */
  readonly createWebhook: CreatedWebhook;
  /** Ends a webhook, and forgets what it was told. Returns its id. NOT_FOUND when the caller has no such webhook. */
  readonly deleteWebhook: Scalars['ID']['output'];
  /** Switches a webhook on again. What has happened in the last 7 days and is worth telling still is told. NOT_FOUND when the caller has no such webhook. */
  readonly resumeWebhook: Webhook;
  /** Sends something again that is over, under the same id, whatever has come of it; with what holds, and how players are called, by now. NOT_FOUND when the caller has no such delivery; BAD_INPUT while it is on its way, when it is not so any more (a question that was answered), or the webhook is off. */
  readonly replayDelivery: WebhookDelivery;
  /** Tells a browser what happens at the caller's matches from now on. One that another player has subscribed before is the caller's from here on. FORBIDDEN for more than 20. Not for API keys. */
  readonly subscribePush: PushSubscription;
  /** Ends it. Returns its id. NOT_FOUND when the caller has no such subscription. */
  readonly unsubscribePush: Scalars['ID']['output'];
  /** Makes a tournament, which its organizer alone sees until registration is opened. An API key needs ORGANIZE, as for all that an organizer does. FORBIDDEN (a guest; more than 20 that have not ended), NOT_FOUND (game), BAD_INPUT. */
  readonly createTournament: Tournament;
  /** Changes the set-up of a tournament. Its organizer's alone. Before registration is opened, everything but the game can be changed; until the start `name`, `description`, `capacity`, `startsAt`, `checkIn`, `roundLength`, `atTime`, `pause`, `grace`, `lateRounds`, `noShowAfter`, `noShowDrops` and `champion`; later `name`, `description`, `capacity`, `roundLength` (of rounds that have not begun), `pause`, `grace` and `lateRounds`. Entrants read each change in `Tournament.notices`. FORBIDDEN names the fields that cannot be changed any more. */
  readonly setUpTournament: Tournament;
  /** Tells all entrants something: on the page of the tournament, in its log, and with the notification TOURNAMENT_NEWS. Its organizer's alone, 200 times at most. FORBIDDEN: registration has not been opened. */
  readonly announceToEntrants: Tournament;
  /** Opens registration. Its organizer's alone. BAD_INPUT: the moment at which it begins by itself has passed. */
  readonly openRegistration: Tournament;
  /** Registers the caller, or a team. FORBIDDEN: registration is over, all places are taken, registered already, or not invited; has an office at it, or, late, organizes it or has had an office while it ran. INVALID_DECK: also without a deck, where the options allow none that the game lends. */
  readonly registerForTournament: Tournament;
  /** Accepts an invitation to an entrant: the last one, if there are several. FORBIDDEN: not invited, takes part already, or has an office at the tournament. BAD_INPUT: no deck, where decks are registered. */
  readonly agreeToTournament: Tournament;
  /** Changes what the caller plays with: from the next game on, a registered deck until the tournament begins. FORBIDDEN, INVALID_DECK. */
  readonly changeTournamentDeck: Tournament;
  /** Takes an entrant back before the tournament begins: one's own, or, as its organizer, any. For others' an API key needs ORGANIZE. */
  readonly unregisterFromTournament: Tournament;
  /** Says that an entrant is there: from `checkIn` seconds before the start until then: one's own, or, as its organizer, any, for which an API key needs ORGANIZE. Later it brings one's own entrant back that was dropped as a no-show (`Entrant.noShow`). FORBIDDEN: too early, or too late. */
  readonly checkIn: Tournament;
  /** An entrant leaves a tournament that has begun: the table of two that is being played is lost, and no other is paired. One's own, or, as its organizer or a judge who neither plays in it nor has until they left, any. For others' an API key needs ORGANIZE. */
  readonly dropFromTournament: Tournament;
  /** An entrant leaves as a punishment, as with `dropFromTournament`, and has no place: those below move up. Its organizer's and its judges'; of others not by who plays in the tournament, or has until they left. */
  readonly disqualifyEntrant: Tournament;
  /** Brings an entrant back who has dropped out, was dropped or was disqualified. Results stay as they are, rounds that were missed count as losses, and the next round is paired with them. Its organizer's and its judges', of who was disqualified its organizer's alone; not by who plays in the tournament, or has until they left. If nothing has been played in a stage that began without them, and they would have gone on to it, who goes on is decided again. FORBIDDEN: has not left, or a stage has been played without them. */
  readonly reinstateEntrant: Tournament;
  /** Begins a tournament now. Its organizer's alone. FORBIDDEN: fewer than two are there. */
  readonly beginTournament: Tournament;
  /** Pairs the next round by the rules or with the organizer's own tables, which are marked as such. Own tables may also replace those of a round that has not begun, or in which no player has made a move yet; an organizer who plays may not do the latter. When the stage has no further round, the next stage begins, also before the pause is over. FORBIDDEN: the round is being played, or there is no further round; in an elimination, the bracket decides who meets. */
  readonly pairRound: Tournament;
  /** Lets a round begin that waits for approval. Its organizer's alone. FORBIDDEN: also while the tournament is paused. */
  readonly approveRound: Tournament;
  /** Two entrants change places in a round that has not begun. Its organizer's alone. */
  readonly swapEntrants: Tournament;
  /** Takes back a round that has not begun, or in which no player has made a move yet; it is drawn again. The first round of a later stage takes the cut with it: the server decides again who goes on, without players who have left. Its organizer's alone; of an organizer who plays in it only before it has begun. */
  readonly undoRound: Tournament;
  /** Ends the round's time now. Its organizer's and its judges'; not by who plays in the tournament, or has until they left. */
  readonly callTime: Tournament;
  /** Nothing begins by itself any more, and the round's time stands still; games that have begun go on. Its organizer's alone. */
  readonly pauseTournament: Tournament;
  /** It goes on, with the time that was left. Its organizer's alone. */
  readonly resumeTournament: Tournament;
  /** Says how a table came out, whatever its games say; of one that is over the result is corrected, and everything that follows from it. Its organizer's and its judges'; not by who plays in the tournament, or has until they left. If other entrants go on to the next stage, or to the next round of a bracket, it is drawn again, unless one of its tables has a result. FORBIDDEN: one has. */
  readonly ruleTable: Tournament;
  /** Makes somebody a judge or a commentator. Its organizer's alone. FORBIDDEN: plays in it, or has until they left it running. */
  readonly appointOfficial: Tournament;
  /** Takes an office back. Its organizer's alone. */
  readonly dismissOfficial: Tournament;
  /** Ends a tournament between two rounds, or before its grace is over, with the places as they are. Its organizer's alone. */
  readonly endTournament: Tournament;
  /** Ends a tournament without places; its matches end with it, and nobody has won them. Its organizer's alone. */
  readonly cancelTournament: Tournament;
};


/** What can be done. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be done. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be done. */
export type MutationSignInAsGuestArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  sessionName?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. */
export type MutationKeepAccountArgs = {
  input: KeepAccountInput;
};


/** What can be done. */
export type MutationNameSessionArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be done. */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationBlockPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationUnblockPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be done. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be done. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be done. */
export type MutationSetEmailArgs = {
  input: SetEmailInput;
};


/** What can be done. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** What can be done. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be done. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What can be done. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationSaveDeckArgs = {
  input: SaveDeckInput;
};


/** What can be done. */
export type MutationDeleteDeckArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationAnalyseMatchArgs = {
  matchId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationPauseMatchArgs = {
  input: JudgeInput;
};


/** What can be done. */
export type MutationResumeMatchArgs = {
  input: JudgeInput;
};


/** What can be done. */
export type MutationGiveTimeArgs = {
  input: GiveTimeInput;
};


/** What can be done. */
export type MutationRewindMatchArgs = {
  input: RewindMatchInput;
};


/** What can be done. */
export type MutationRuleArgs = {
  input: RuleInput;
};


/** What can be done. */
export type MutationCallJudgeArgs = {
  matchId: Scalars['ID']['input'];
  about: Scalars['String']['input'];
};


/** What can be done. */
export type MutationTakeJudgeCallArgs = {
  matchId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationCloseJudgeCallArgs = {
  matchId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be done. */
export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};


/** What can be done. */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};


/** What can be done. */
export type MutationLeaveMatchArgs = {
  matchId: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationSubmitMoveArgs = {
  input: SubmitMoveInput;
};


/** What can be done. */
export type MutationResignArgs = {
  matchId: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationSetAutoPassArgs = {
  matchId: Scalars['ID']['input'];
  mode: AutoPass;
  seat?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done. */
export type MutationCancelMatchArgs = {
  matchId: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationChallengePlayerArgs = {
  input: ChallengeInput;
};


/** What can be done. */
export type MutationRematchArgs = {
  input: RematchInput;
};


/** What can be done. */
export type MutationAcceptChallengeArgs = {
  input: AcceptChallengeInput;
};


/** What can be done. */
export type MutationDeclineChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be done. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationResumeWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationReplayDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationSubscribePushArgs = {
  input: SubscribePushInput;
};


/** What can be done. */
export type MutationUnsubscribePushArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. */
export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
};


/** What can be done. */
export type MutationSetUpTournamentArgs = {
  input: SetUpTournamentInput;
};


/** What can be done. */
export type MutationAnnounceToEntrantsArgs = {
  input: AnnouncementInput;
};


/** What can be done. */
export type MutationOpenRegistrationArgs = {
  input: TournamentInput;
};


/** What can be done. */
export type MutationRegisterForTournamentArgs = {
  input: RegisterInput;
};


/** What can be done. */
export type MutationAgreeToTournamentArgs = {
  input: TournamentDeckInput;
};


/** What can be done. */
export type MutationChangeTournamentDeckArgs = {
  input: ChangeTournamentDeckInput;
};


/** What can be done. */
export type MutationUnregisterFromTournamentArgs = {
  input: EntrantInput;
};


/** What can be done. */
export type MutationCheckInArgs = {
  input: EntrantInput;
};


/** What can be done. */
export type MutationDropFromTournamentArgs = {
  input: EntrantInput;
};


/** What can be done. */
export type MutationDisqualifyEntrantArgs = {
  input: DisqualifyInput;
};


/** What can be done. */
export type MutationReinstateEntrantArgs = {
  input: ReinstateInput;
};


/** What can be done. */
export type MutationBeginTournamentArgs = {
  input: BeginTournamentInput;
};


/** What can be done. */
export type MutationPairRoundArgs = {
  input: PairRoundInput;
};


/** What can be done. */
export type MutationApproveRoundArgs = {
  input: TournamentInput;
};


/** What can be done. */
export type MutationSwapEntrantsArgs = {
  input: SwapEntrantsInput;
};


/** What can be done. */
export type MutationUndoRoundArgs = {
  input: TournamentInput;
};


/** What can be done. */
export type MutationCallTimeArgs = {
  input: TournamentInput;
};


/** What can be done. */
export type MutationPauseTournamentArgs = {
  input: TournamentReasonInput;
};


/** What can be done. */
export type MutationResumeTournamentArgs = {
  input: TournamentInput;
};


/** What can be done. */
export type MutationRuleTableArgs = {
  input: RuleTableInput;
};


/** What can be done. */
export type MutationAppointOfficialArgs = {
  input: OfficialInput;
};


/** What can be done. */
export type MutationDismissOfficialArgs = {
  input: OfficialInput;
};


/** What can be done. */
export type MutationEndTournamentArgs = {
  input: TournamentInput;
};


/** What can be done. */
export type MutationCancelTournamentArgs = {
  input: TournamentReasonInput;
};

/** How far an analysis is. */
export type AnalysisStatus =
  /** Answers are being looked at: ask again, and `done` has grown. */
  | 'UNDER_WAY'
  /** Every answer of the seat has been looked at. */
  | 'DONE'
  /** It could not be brought to an end, because of a server error. It can be asked for again. */
  | 'FAILED';

/** What a house bot that searches makes of a seat's answers in a finished match, with nothing but what the seat could know then. Made once for everybody. */
export type Analysis = {
  /** As `Match.id`. */
  readonly matchId: Scalars['ID']['output'];
  /** Whose answers. */
  readonly seat: Scalars['Int']['output'];
  /** How far it is. */
  readonly status: AnalysisStatus;
  /** Answers that have been looked at. */
  readonly done: Scalars['Int']['output'];
  /** Answers that the seat has given. */
  readonly total: Scalars['Int']['output'];
  /** How long each answer was searched, in iterations: more is surer. */
  readonly iterations: Scalars['Int']['output'];
  /** The answers so far among which there was a choice, oldest first. */
  readonly decisions: ReadonlyArray<AnalysedDecision>;
  /** The largest changes of the seat's chances, the largest first, at most five. Empty until it is DONE. */
  readonly swings: ReadonlyArray<Swing>;
};

/** An answer of a seat, beside what the bot would have answered. */
export type AnalysedDecision = {
  /** The version of the entry that the answer made. */
  readonly entry: Scalars['Int']['output'];
  /** What the seat was asked. */
  readonly prompt: Scalars['String']['output'];
  /** What was answered, by the player or by whoever stood in. */
  readonly played: AnalysedMove;
  /** What the bot would have answered, having looked at what was played, too. */
  readonly best: AnalysedMove;
};

/** A move, and what it is worth. */
export type AnalysedMove = {
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** JSON of a MoveInput. */
  readonly move: Scalars['JSON']['output'];
  /** The estimated chance of the seat to win after it, 0 to 1; sharing first place counts in part. Null where it was not estimated. */
  readonly chance?: Maybe<Scalars['Float']['output']>;
};

/** What has changed a seat's chances. */
export type SwingKind =
  /** The seat has answered otherwise than the bot would have. */
  | 'CHOICE'
  /** What came between this answer and the seat's next one: others' answers, cards, dice. */
  | 'SINCE';

/** A change of a seat's chances. */
export type Swing = {
  /** Whose doing it was. */
  readonly kind: SwingKind;
  /** The version of the entry with the answer that was such, or after which it came. */
  readonly entry: Scalars['Int']['output'];
  /** By how much the chances have changed, -1 to 1. */
  readonly by: Scalars['Float']['output'];
  /** The same as one readable line. */
  readonly text: Scalars['String']['output'];
};

/** The rules of one game: what can be played here. */
export type Game = {
  /** A slug, for example `golems`: name it in `createMatch`. */
  readonly id: Scalars['ID']['output'];
  /** The game's field in `MoveInput`, for example `golems`. */
  readonly key: Scalars['String']['output'];
  /** The name as people write it. */
  readonly title: Scalars['String']['output'];
  /** One sentence for somebody who has never heard of it. */
  readonly about: Scalars['String']['output'];
  /** Changes whenever the same moves could lead to a different course of play. Replay documents include it. */
  readonly rulesVersion: Scalars['String']['output'];
  /** The fewest seats a match can have. */
  readonly minSeats: Scalars['Int']['output'];
  /** The most seats a match can have. */
  readonly maxSeats: Scalars['Int']['output'];
  /** What a match's creator may choose, as a JSON Schema with defaults and descriptions. */
  readonly options: Scalars['JSON']['output'];
  /** What a player brings to a match, null when everybody plays with what is on the table. */
  readonly deckFormat?: Maybe<DeckFormat>;
  /** What every new account owns, where cards are owned: decks are then built out of one's own cards, but for the ready decks, which are lent for friendly matches. Null where they are not. */
  readonly starterSet?: Maybe<ReadonlyArray<DeckCard>>;
  /** Every card there is, as printed. A long list: fetch it once and cache it. */
  readonly cards: ReadonlyArray<Card>;
};

/** A card of a game's catalogue, as printed. */
export type Card = {
  /** Unique within the game; the name that decks, hands and facts use. */
  readonly name: Scalars['String']['output'];
  /** What sort of card it is, in the game's own word. */
  readonly kind: Scalars['String']['output'];
  /** The printed text; empty when the card says nothing. */
  readonly text: Scalars['String']['output'];
  /** The back: cards with the same back cannot be told apart face down. */
  readonly back: Scalars['String']['output'];
  /** How many copies of it there are in every match of the game. Null where that is not fixed: where players bring their decks, or where the number depends on the seats or the options. */
  readonly copies?: Maybe<Scalars['Int']['output']>;
  /** Everything else that is printed on it, in the game's own terms. */
  readonly data: Scalars['JSON']['output'];
};

/** What a player brings to a match. */
export type DeckFormat = {
  /** The rules of deck building in a few sentences. */
  readonly about: Scalars['String']['output'];
  /** Decks that come with the game; the first is given to whoever names none. */
  readonly ready: ReadonlyArray<ReadyDeck>;
};

/** A deck that comes with the game. */
export type ReadyDeck = {
  /** Unique within the game only. Name it as `{ ready: key }` when creating or joining a match. */
  readonly key: Scalars['String']['output'];
  /** The name as people write it. */
  readonly title: Scalars['String']['output'];
  /** How it plays, in a sentence. */
  readonly about: Scalars['String']['output'];
  /** The cards with how many copies. */
  readonly cards: ReadonlyArray<DeckCard>;
};

/** What a judge says of a seat. */
export type JudgeRuling =
  /** Something is put down; it has no consequences. */
  | 'NOTE'
  /** A warning; it has no consequences at the table. */
  | 'WARNING'
  /** The seat loses this match: it is out, as if it had resigned. */
  | 'GAME_LOSS'
  /** The same, and its entrant loses the whole pairing. */
  | 'MATCH_LOSS'
  /** The same, and its entrant is out of the tournament. */
  | 'DISQUALIFICATION';

/** Where a call for a judge stands. */
export type JudgeCallStatus =
  /** No judge has come yet. */
  | 'OPEN'
  /** A judge sees to it. */
  | 'TAKEN'
  /** It has been seen to. */
  | 'CLOSED';

/** A player's call for a judge. `match.id` and `version` name it. */
export type JudgeCall = {
  /** From which match. In a private one its table is read by `matchAsJudge`. */
  readonly match: Match;
  /** The version of the entry `JUDGE_CALLED` with which it was made. */
  readonly version: Scalars['Int']['output'];
  /** The seat that calls. */
  readonly seat: Scalars['Int']['output'];
  /** What it is about, in the player's words. */
  readonly about: Scalars['String']['output'];
  /** When it was made. */
  readonly at: Scalars['DateTime']['output'];
  /** Where it stands. */
  readonly status: JudgeCallStatus;
  /** The judge who sees to it, null for nobody yet. */
  readonly takenBy?: Maybe<Player>;
  /** When that judge took it, null before. */
  readonly takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The judge who closed it, null while it stands. */
  readonly closedBy?: Maybe<Player>;
  /** When it was closed, null before. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** That a judge has read a match with everything in it. */
export type JudgeReading = {
  /** The judge's id, as in `Player.id`. */
  readonly judge: Scalars['ID']['output'];
  /** The version of the match that was read. */
  readonly version: Scalars['Int']['output'];
  /** When it was read first. */
  readonly at: Scalars['DateTime']['output'];
};

/** Which match a judge decides on, and why. */
export type JudgeInput = {
  /** Which match. */
  readonly matchId: Scalars['ID']['input'];
  /** Why: 1 to 500 characters in one line. Everybody who may see the match reads it. */
  readonly reason: Scalars['String']['input'];
  /** The version that the judge has seen: if the match has gone on since, nothing is done and STALE_VERSION says so. A request that is sent again because its answer was lost so counts once. Left out: whatever the version. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which seat is given time. */
export type GiveTimeInput = {
  /** Which match. */
  readonly matchId: Scalars['ID']['input'];
  /** Which seat. */
  readonly seat: Scalars['Int']['input'];
  /** How many seconds more, 1 to 604,800. */
  readonly seconds: Scalars['Int']['input'];
  /** Why: 1 to 500 characters in one line. Everybody who may see the match reads it. */
  readonly reason: Scalars['String']['input'];
  /** As in `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a match is taken back. */
export type RewindMatchInput = {
  /** Which match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version whose table is laid again: 0 or more, and less than the match's own. */
  readonly to: Scalars['Int']['input'];
  /** Why: 1 to 500 characters in one line. Everybody who may see the match reads it. */
  readonly reason: Scalars['String']['input'];
  /** As in `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** What is ruled. */
export type RuleInput = {
  /** Which match. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat that it is about. */
  readonly seat: Scalars['Int']['input'];
  /** What is ruled. */
  readonly ruling: JudgeRuling;
  /** Why: 1 to 500 characters in one line. Everybody who may see the match reads it. */
  readonly reason: Scalars['String']['input'];
  /** As in `JudgeInput.version`. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a match stands. */
export type MatchStatus =
  /** Seats are still free. */
  | 'WAITING'
  /** It is being played. */
  | 'RUNNING'
  /** It has a result, and its seed is shown, unless its tournament still keeps registered decks from others. */
  | 'FINISHED'
  /** Cancelled by its creator before it began, or because nobody joined for a week, or because a server error kept it from beginning. */
  | 'CANCELLED';

/** Who may find and watch a match. */
export type Visibility =
  /** Everybody: it is listed, anybody may take a free seat or watch. */
  | 'PUBLIC'
  /** Only its players and its creator; a free seat takes the invitation. One player may take several seats by naming them (hot seat). */
  | 'PRIVATE';

/** How a house bot plays. It sees only what its seat may see. */
export type BotLevel =
  /** Picks any choice with equal probability. */
  | 'RANDOM'
  /** Looks a little ahead and picks what leaves it in the best position. */
  | 'STEADY'
  /** Searches: plays on in many worlds that its seat cannot tell from the real one, and picks what does best. Takes a fraction of a second. */
  | 'STRONG'
  /** Searches as STRONG does, but plays more moves on, in many more worlds, further ahead or by a better judgement. Takes a second, or some. */
  | 'MASTER';

/** When a seat wants to be asked in reaction windows. */
export type AutoPass =
  /** Always ask me. */
  | 'NONE'
  /** Pass for me while it is somebody else's turn. */
  | 'UNTIL_MY_TURN'
  /** Pass for me unless I am the target of what I could answer. */
  | 'UNLESS_TARGET';

/** What happens when a seat's time runs out. */
export type TimeOutPolicy =
  /** The rules' own default answer is given for the seat; play goes on. */
  | 'ABSENT'
  /** The default answer is given, and after `forfeitAfter` time-outs the seat is out of the match. */
  | 'FORFEIT'
  /** A house bot takes the seat from then on, of the level that the match names in `standInLevel`. */
  | 'BOT';

/** One match of a game, from its creation to its result, as the caller may see it. */
export type Match = {
  /** Stays the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** Whose rules are played. */
  readonly game: Game;
  /** Where it stands. */
  readonly status: MatchStatus;
  /** Grows when the server's database has lost its latest changes, after a failover or when a backup was restored: matches are then back at an earlier version. The answer with the higher epoch is the newer one, whatever its version. */
  readonly epoch: Scalars['Int']['output'];
  /** The number of the last entry: 0 once the cards are dealt, -1 before. Only ever grows within one `epoch`. */
  readonly version: Scalars['Int']['output'];
  /** The places at the table, by number from 0. */
  readonly seats: ReadonlyArray<Seat>;
  /** The game's options as they were chosen, defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** Who may find and watch it. */
  readonly visibility: Visibility;
  /** Take a free seat with it. Null unless the caller created the match or sits in it. */
  readonly invitation?: Maybe<Scalars['String']['output']>;
  /**
   * How far behind a broadcast of it is, in seconds; 0 for a match that everybody follows as it is played. With a delay, whoever has no seat there
   * and is no judge or organizer of the event sees all of it as it was so long ago: version, table, entries, clock, status, result, and updates
   * so long after their entry. Before it had begun by then it is WAITING, with version -1. Until it has been there for so long there is no
   * such match to them. A commentator of the event sees all hands, as late.
   */
  readonly broadcastDelay: Scalars['Int']['output'];
  /** The id of the tournament that it is of, as in `Tournament.id`: such a match has judges. Null for any other. */
  readonly tournamentId?: Maybe<Scalars['ID']['output']>;
  /** Who created it. */
  readonly createdBy: Player;
  /** The clock that was chosen, null for none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** What happens when a seat's time runs out. */
  readonly onTimeOut: TimeOutPolicy;
  /** With `onTimeOut` BOT the level of the bot that takes a seat over. Null with anything else. */
  readonly standInLevel?: Maybe<BotLevel>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the cards were dealt, null before. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended with a result, null before. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time left, null for a match without a clock or one that is not running. */
  readonly clock?: Maybe<Clock>;
  /** Which seats are the caller's. */
  readonly yourSeats: ReadonlyArray<Scalars['Int']['output']>;
  /** What the caller is asked now, null when nothing. If the caller has several seats, the first that is being waited for. */
  readonly decision?: Maybe<Decision>;
  /** A judge has stopped it: clocks stand still, and nobody is asked until it goes on. */
  readonly paused: Scalars['Boolean']['output'];
  /** Which versions judges of its tournament have read with everything in them, the last first, at most 100. Empty for a match without judges. */
  readonly judgeReadings: ReadonlyArray<JudgeReading>;
  /** The seats that are being waited for. */
  readonly waitingFor: ReadonlyArray<Scalars['Int']['output']>;
  /** The table in the game's own terms, null before the match begins. */
  readonly view?: Maybe<GameView>;
  /** The same table for clients that know no game. Empty before the match begins. */
  readonly table: TableView;
  /** The record, oldest first. */
  readonly entries: EntryConnection;
  /** How it ended, null before. */
  readonly result?: Maybe<MatchResult>;
  /** SHA-256, hexadecimal, of the seed: published when the match is created, before anybody else joins. */
  readonly seedHash: Scalars['String']['output'];
  /** What every card and die follows from, hexadecimal; together with `seats.entropy` where players have put something into the deal. Null until the match is over, and as long as its tournament keeps registered decks from others. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** The second execution that proves the record, null until the match is over, and as long as its tournament keeps registered decks from others. */
  readonly replay?: Maybe<Replay>;
};


/** One match of a game, from its creation to its result, as the caller may see it. */
export type MatchEntriesArgs = {
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Cursor']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A place at a match. */
export type Seat = {
  /** Its number, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** The name of its player or bot, or `Seat 1` while it is free. */
  readonly name: Scalars['String']['output'];
  /** Who sits in it, null while it is free or a bot's. */
  readonly player?: Maybe<Player>;
  /** The level of the bot that answers for it: one that sits in it, or stands in for `player`. Null when none does. */
  readonly bot?: Maybe<BotLevel>;
  /** Somebody sits in it. */
  readonly taken: Scalars['Boolean']['output'];
  /** It is free, and kept for a player who was challenged: nobody else can take it. */
  readonly reserved: Scalars['Boolean']['output'];
  /** Whoever sat in it has resigned or run out of time. */
  readonly left: Scalars['Boolean']['output'];
  /** The gravest that a judge has ruled against it, null for nothing. */
  readonly ruled?: Maybe<JudgeRuling>;
  /** What its player has put into the deal: with the server's seed, it is what the cards follow from. Null until the match has begun, or when nothing was put in. */
  readonly entropy?: Maybe<Scalars['String']['output']>;
};

/** A clock for every seat that is asked. It stops when the seat has answered. */
export type TimeControl = {
  /** Seconds for each decision; null for another kind of clock. */
  readonly perDecision?: Maybe<Scalars['Int']['output']>;
  /** A bank that grows with each answer; null for another kind of clock. */
  readonly fischer?: Maybe<Fischer>;
  /** Days for each decision; null for another kind of clock. */
  readonly days?: Maybe<Scalars['Int']['output']>;
};

/** A bank of time, and what each answer adds to it. */
export type Fischer = {
  /** Seconds at the beginning. */
  readonly bank: Scalars['Int']['output'];
  /** Seconds added after each answer. */
  readonly increment: Scalars['Int']['output'];
};

/** Time left, by seat. */
export type Clock = {
  /** Every seat, by number. */
  readonly seats: ReadonlyArray<SeatClock>;
};

/** Time left for one seat. */
export type SeatClock = {
  /** The seat this clock belongs to. */
  readonly seat: Scalars['Int']['output'];
  /** Milliseconds left at the moment of this answer. */
  readonly left?: Maybe<Scalars['Float']['output']>;
  /** When the time runs out, null while the clock stands still. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** The question that a seat must answer. `choices` lists every legal answer. Subscribe to learn of the next one: polling more often than the budget allows is refused with RATE_LIMITED (docs/reference/limits.md). */
export type Decision = {
  /** The match that asks. */
  readonly matchId: Scalars['ID']['output'];
  /** The match's version when it was asked: send it back with the move. */
  readonly version: Scalars['Int']['output'];
  /** Who is asked. */
  readonly seat: Scalars['Int']['output'];
  /** One line that asks the question. */
  readonly prompt: Scalars['String']['output'];
  /** Every answer there is, at least one. */
  readonly choices: ReadonlyArray<Choice>;
  /** When the time for it runs out, null without a clock. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** It is one of a reaction window: others may be asked in their turn, and the first choice is to pass. `setAutoPass` is about these. */
  readonly reaction: Scalars['Boolean']['output'];
  /** When the seat wants to be asked in reaction windows, as it was set at last. */
  readonly autoPass: AutoPass;
};

/** An answer, or a family of answers that differ in one value or in two. */
export type Choice = {
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** JSON of a MoveInput: send it back as it is, or with its blanks filled in. */
  readonly move: Scalars['JSON']['output'];
  /** The value that it leaves open, or the first of two. Null when there is none. */
  readonly blank?: Maybe<Blank>;
  /**
   * All values that it leaves open, at most two; `blank` is the first of them. What goes into one goes with anything that may go into
   * the other. Fill in both: a move in which one of two is left as it is listed is refused as ILLEGAL_MOVE.
   */
  readonly blanks: ReadonlyArray<Blank>;
  /**
   * What it is about as it is listed: the cards, cells, pieces and seats that its move names already, each once, so that a table can
   * show them. All of them are in the `table` of the same version. What may go into its blanks is told by their options.
   */
  readonly concerns: ReadonlyArray<Subject>;
};

/** What a value of a move can be. */
export type SubjectKind =
  /** A card: one of `table.zones.cards`, by its `number`. */
  | 'CARD'
  /** A cell of the board: one of `table.board.cells`, by its `key`. */
  | 'CELL'
  /** Something that stands on the board: one of `table.board.cells.pieces`, by its `key`. */
  | 'PIECE'
  /** A seat, by its number. */
  | 'SEAT'
  /** A whole number, such as how many. */
  | 'NUMBER'
  /** Something that lies nowhere on the table: a card's name, a trait, a mode. */
  | 'OTHER';

/** Something on the table of this match that a choice is about. */
export type Subject = {
  /** What sort of thing it is: CARD, CELL, PIECE or SEAT. */
  readonly kind: SubjectKind;
  /** Of a card or a seat its number, else null. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** Of a cell or a piece its key, else null. */
  readonly key?: Maybe<Scalars['String']['output']>;
};

/**
 * A value that a choice leaves open. At `path` of the move goes a list of `min` to `max` different values out of
 * `from`, in the order you choose; or, where `from` is null, a whole number from `min` to `max`.
 */
export type Blank = {
  /** What it asks for, where a choice has two blanks, such as `Whom`. Null where the choice's own label says it. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** What goes in: cards, cells, pieces, seats, a number, or OTHER. */
  readonly kind: SubjectKind;
  /** The keys that lead to the value within the move. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** The values there are, null for a whole number. */
  readonly from?: Maybe<ReadonlyArray<BlankOption>>;
  /** The fewest values, or the lowest number. */
  readonly min: Scalars['Int']['output'];
  /** The most values, or the highest number. */
  readonly max: Scalars['Int']['output'];
  /**
   * Where each value is for something of its own, such as a space for each of some characters: what people call those, `max` of them, the
   * first value being for the first. Null everywhere else.
   */
  readonly each?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A value for a blank. */
export type BlankOption = {
  /** Put this into the list. */
  readonly value: Scalars['JSON']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** What it stands for on the table, null where the blank asks for OTHER. */
  readonly concerns?: Maybe<Subject>;
};

/** What made an entry. */
export type EntryKind =
  /** The table was set up and the cards were dealt. */
  | 'BEGAN'
  /** A seat answered. */
  | 'MOVE'
  /** A seat's time ran out and the default answer was given for it. */
  | 'TIMED_OUT'
  /** A seat resigned, or was taken out. */
  | 'RESIGNED'
  /** A seat changed what reaction windows ask it. */
  | 'AUTO_PASS'
  /** A judge decided the match. */
  | 'RULING'
  /** The match was ended from outside the rules. */
  | 'ENDED'
  /** No moves could be taken for a while, and for so long all clocks stood still. */
  | 'TIME_GIVEN_BACK'
  /** A server error kept the match from going on, so it was ended: nobody wins and no card changes owner. */
  | 'VOID'
  /** A judge stopped the match. Only matches of a tournament have judges. */
  | 'PAUSED'
  /** A judge let it go on. */
  | 'RESUMED'
  /** A judge gave a seat more time. */
  | 'TIME_GIVEN'
  /** A judge took the match back: the table of an earlier version was laid again. The entries in between stay in the record. */
  | 'REWOUND'
  /** A judge ruled on a seat. */
  | 'RULED'
  /** A seat called a judge. */
  | 'JUDGE_CALLED';

/** One line of a match's record, as the caller may see it: what was done, and all that followed. */
export type Entry = {
  /** Its number: 0 for the first, no gaps. */
  readonly version: Scalars['Int']['output'];
  /** When it was written down. */
  readonly at: Scalars['DateTime']['output'];
  /** Who made it, null for nobody at the table. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** What made it. */
  readonly kind: EntryKind;
  /** What happened, in order. Cards that the caller did not see are only counted. */
  readonly facts: ReadonlyArray<Fact>;
  /** The same as one readable line. */
  readonly text: Scalars['String']['output'];
  /** Of REWOUND the version whose table was laid again: what was done since then counts no more. Null for every other kind. */
  readonly rewoundTo?: Maybe<Scalars['Int']['output']>;
  /** The judge who made it; null for whatever no judge has done. */
  readonly judge?: Maybe<Player>;
  /** Of RULED what was ruled: a NOTE and a WARNING stay when the match is taken back, a loss falls. Null for every other kind. */
  readonly ruling?: Maybe<JudgeRuling>;
};

/** Something that happened. */
export type Fact = {
  /** What kind of fact, in the engine's or the game's terms, in the past tense: `cardsMoved`, `manaChanged`. */
  readonly name: Scalars['String']['output'];
  /** Who, which, how much: an object whose keys depend on the name. */
  readonly data: Scalars['JSON']['output'];
};

/** A page of entries. */
export type EntryConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<EntryEdge>;
  /** The entries without. */
  readonly nodes: ReadonlyArray<Entry>;
  /** How many entries the match has, whatever the page. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more. */
  readonly pageInfo: PageInfo;
};

/** An entry in a page. */
export type EntryEdge = {
  /** Its version as text. Pass it as `after` or `before`. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The entry. */
  readonly node: Entry;
};

/** How a match ended. */
export type MatchResult = {
  /** The places, best first; tied seats share one. Empty when the match is void. */
  readonly places: ReadonlyArray<MatchPlace>;
  /**
   * Why it ended, in one line. `VOID`: a server error kept it from going on. In that case nobody wins and
   * all stakes are returned to their owners.
   */
  readonly why: Scalars['String']['output'];
  /**
   * What decided the places: the score of each seat, then each tie-break, in the order in which they count. Empty where nothing was
   * counted, as when one player is left.
   */
  readonly scores: ReadonlyArray<Counter>;
  /** Cards that changed owners when the match ended. Always empty except in matches for keeps. */
  readonly awards: ReadonlyArray<Award>;
};

/** A card that has changed its owner. */
export type Award = {
  /** Its name in the game's catalogue. */
  readonly card: Scalars['String']['output'];
  /** The seat whose player has lost it. */
  readonly from: Scalars['Int']['output'];
  /** The seat whose player owns it now. */
  readonly to: Scalars['Int']['output'];
};

/** A place in the result. */
export type MatchPlace = {
  /** 1 is best. Two seats that share the first place are followed by place 3. */
  readonly place: Scalars['Int']['output'];
  /** The seats that finished in this place. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
};

/** What a second execution made of the record. */
export type ReplayStatus =
  /** Not yet executed again; it takes a moment after the end. */
  | 'PENDING'
  /** Every fact follows from the seed, the moves and the rules, the hash chain is whole, and it is this server's own record or signed by it. */
  | 'VERIFIED'
  /** It does not: `version` says where and `why` says what is wrong. */
  | 'REFUTED'
  /**
   * It cannot be executed here: the match began under different rules from this server's (its hashes, seed and result are consistent),
   * it takes too long, it is void and the rules fail on it, or nobody known has signed it. `why` says which.
   */
  | 'UNDECIDED';

/** The proof that a match's record is true. The document itself is at `/v1/matches/:id/replay`. */
export type Replay = {
  /** What came of it. */
  readonly status: ReplayStatus;
  /** The first entry that does not follow, null unless refuted. */
  readonly version?: Maybe<Scalars['Int']['output']>;
  /** Refuted: what is wrong with it. Undecided: why it cannot be executed. Null otherwise. */
  readonly why?: Maybe<Scalars['String']['output']>;
  /** What exactly is proven, a sentence each. Empty while pending, when refuted, and for verdicts of earlier releases. */
  readonly proven: ReadonlyArray<Scalars['String']['output']>;
  /** What is not, a sentence each: for instance which entries are the server's word and follow from no rule. Empty when `proven` is. */
  readonly unproven: ReadonlyArray<Scalars['String']['output']>;
  /** Where the replay document is, a path on this server. */
  readonly path: Scalars['String']['output'];
};

/** Which matches to list. A match must satisfy every condition given. */
export type MatchFilter = {
  /** Only this game. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches with this status. */
  readonly status?: InputMaybe<MatchStatus>;
  /** Only matches in which this player sits. */
  readonly player?: InputMaybe<Scalars['ID']['input']>;
  /** True: only matches in which the caller sits, private ones too. UNAUTHENTICATED without a token. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of matches, newest first. */
export type MatchConnection = {
  /** The matches with their cursors. */
  readonly edges: ReadonlyArray<MatchEdge>;
  /** The matches without. */
  readonly nodes: ReadonlyArray<Match>;
  /** How many matches there are on all pages together; from 10000 on they are counted no further. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more. */
  readonly pageInfo: PageInfo;
};

/** A match in a page. */
export type MatchEdge = {
  /** Pass it as `after` or `before` to go on from here. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The match. */
  readonly node: Match;
};

/** Where a page begins and ends. */
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

/** Which deck to bring: exactly one of the three. */
export type DeckChoice =
  /** The id of one of the caller's saved decks. */
  { readonly saved: Scalars['ID']['input']; readonly ready?: never; readonly cards?: never; }
  |  /** The `key` of one of the game's ready decks. */
  { readonly saved?: never; readonly ready: Scalars['String']['input']; readonly cards?: never; }
  |  /** A list of `{ "card": name, "count": n }`. */
  { readonly saved?: never; readonly ready?: never; readonly cards: Scalars['JSON']['input']; };

/** A clock: exactly one of the three. */
export type TimeControlInput =
  /** Seconds for each decision, 1 to 31536000. */
  { readonly perDecision: Scalars['Int']['input']; readonly fischer?: never; readonly days?: never; }
  |  /** A bank that grows with each answer. */
  { readonly perDecision?: never; readonly fischer: FischerInput; readonly days?: never; }
  |  /** Days for each decision, 1 to 365. */
  { readonly perDecision?: never; readonly fischer?: never; readonly days: Scalars['Int']['input']; };

/** A bank of time, and what each answer adds to it. */
export type FischerInput = {
  /** Seconds at the beginning, 1 to 31536000. */
  readonly bank: Scalars['Int']['input'];
  /** Seconds added after each answer, 0 to 86400. */
  readonly increment: Scalars['Int']['input'];
};

/** A house bot to seat. */
export type BotInput = {
  /** How it plays. */
  readonly level: BotLevel;
  /** Where; the last free seat when left out. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Its deck; the game's first ready deck when left out. */
  readonly deck?: InputMaybe<DeckChoice>;
};

/** A new match. Its creator takes the first seat not given to a bot. */
export type CreateMatchInput = {
  /** A game's id. */
  readonly game: Scalars['ID']['input'];
  /** How many seats, within the game's bounds; when left out the fewest, with room for the bots. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** The game's options, an object; defaults for what is left out. BAD_INPUT names the option that does not fit. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** The creator's deck; the game's first ready deck that the options allow when left out. BAD_INPUT when players bring none to the game, INVALID_DECK when it breaks rules or holds cards that the creator does not own. In a match for keeps ready decks must be owned too, and no card may be staked in another such match. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The clock; when left out none, in a match for keeps three days per decision. In a match for keeps no clock may allow more than seven days for a decision. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** Who may find and watch it. */
  readonly visibility?: InputMaybe<Visibility>;
  /** House bots to seat at once; with a bot on every seat the creator watches. BAD_INPUT in a match for keeps. */
  readonly bots?: InputMaybe<ReadonlyArray<BotInput>>;
  /** When the creator wants to be asked in reaction windows; NONE when left out. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** What happens when a seat's time runs out. In a match for keeps always FORFEIT, whatever is given; BOT is BAD_INPUT. */
  readonly onTimeOut?: InputMaybe<TimeOutPolicy>;
  /** Only with FORFEIT, else BAD_INPUT: how many time-outs put a seat out of the match, 1 to 1000; 3 when left out, and at most 3 in a match for keeps. */
  readonly forfeitAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Only with BOT, else BAD_INPUT: of which level the bot is that takes a seat over; STEADY when left out. */
  readonly standInLevel?: InputMaybe<BotLevel>;
  /** What the creator puts into the deal, 16 to 128 letters, digits or + / = - _: take random ones. To put it in only after having seen `seedHash`, leave it out here and call `joinMatch` while other seats are free. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** Any text of 1 to 200 characters. The same request under the same key from the same player is done once, so it can safely be sent again when the answer was lost; the answer is the match as it stands then. BAD_INPUT when the key has been used for another request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Which match to join: by its id when it is public, else by its invitation. Give one of the two. */
export type JoinMatchInput = {
  /** A public match's id. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** The invitation that the creator passed on. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** Which seat; when left out the first free one, or the seat that the player has already. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** The deck; the game's first ready deck when left out. BAD_INPUT, INVALID_DECK as for `createMatch`. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** When the player wants to be asked in reaction windows; NONE when left out. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** What the player puts into the deal, 16 to 128 letters, digits or + / = - _: take random ones. The cards follow from it too, so that the server cannot have chosen them. Whoever sits in a seat already (and names it, when there are several) can do so once while others are free; FORBIDDEN afterwards. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** Any text of 1 to 200 characters. The same request under the same key from the same player is done once, so it can safely be sent again when the answer was lost; the answer is the match as it stands then. BAD_INPUT when the key has been used for another request. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A move. */
export type SubmitMoveInput = {
  /** Which match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version at which the decision was read. STALE_VERSION only when what the seat is asked has changed since, or when the match is not that far, because the server has lost entries. */
  readonly version: Scalars['Int']['input'];
  /** Any text of 1 to 200 characters. The same move under the same key from the same player always returns the same entry, so a move can safely be sent again when the answer was lost. BAD_INPUT when another move has been made under the key. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** One of the decision's choices. Exactly one of `move` and `choice` is wanted. */
  readonly move?: InputMaybe<MoveInput>;
  /** The same as JSON: a choice's `move` as it came, its blanks filled in. For clients whose generated types cannot turn that into a MoveInput; it is checked as if it were one. */
  readonly choice?: InputMaybe<Scalars['JSON']['input']>;
};

/** The result of making a move. */
export type SubmitMovePayload = {
  /** The match after it. */
  readonly match: Match;
  /** The move's own entry. */
  readonly entry: Entry;
};

/** What somebody who has been passed an invitation may know of its match, before they take a seat with `joinMatch`. */
export type Invitation = {
  /** The match: as `Match.id`. Whether it can be seen before a seat is taken depends on its visibility. */
  readonly matchId: Scalars['ID']['output'];
  /** Whose rules are to be played. */
  readonly game: Game;
  /** The game's options, defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** Where the match stands: the invitation is of use as long as that is WAITING. */
  readonly status: MatchStatus;
  /** The clock, null for none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** How those are called who sit there, by seat; null for a seat that is free or kept for somebody. */
  readonly names: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** How a challenge stands. */
export type ChallengeStatus =
  /** It waits for an answer. */
  | 'OPEN'
  /** Everybody has accepted, and the match has begun. */
  | 'ACCEPTED'
  /** Somebody has declined. */
  | 'DECLINED'
  /** Nobody has answered in time. */
  | 'EXPIRED'
  /** Its maker has cancelled the match. */
  | 'WITHDRAWN';

/** A match that somebody has opened for others, as its maker or one of those who are challenged sees it. Nobody else does. */
export type Challenge = {
  /** Stays the same for ever; forgotten a month after it has expired. */
  readonly id: Scalars['ID']['output'];
  /** Who has made it. */
  readonly from: Player;
  /** How those are called who are challenged. For a challenge by name it is the name that was given, whether or not anybody has it. */
  readonly to: ReadonlyArray<Scalars['String']['output']>;
  /** Whose rules are to be played. */
  readonly game: Game;
  /** The game's options, defaults filled in. */
  readonly options: Scalars['JSON']['output'];
  /** How many seats the match has, with those of bots. */
  readonly seats: Scalars['Int']['output'];
  /** The clock, null for none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** SHA-256, hexadecimal, of the server's seed: note it before you accept with `entropy`. */
  readonly seedHash: Scalars['String']['output'];
  /** The id of the match that is to be played once more, null unless it is a rematch. */
  readonly rematchOf?: Maybe<Scalars['ID']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it expires unless everybody has accepted. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** How it stands. */
  readonly status: ChallengeStatus;
  /** The match, which waits until everybody has accepted. Null while the caller does not sit at it and it is private. */
  readonly match?: Maybe<Match>;
};

/** Who is challenged: exactly one of the two. */
export type OpponentInput =
  /** A player's id, a guest's too. */
  { readonly id: Scalars['ID']['input']; readonly name?: never; }
  |  /** The name of an account, whatever the case of its letters. */
  { readonly id?: never; readonly name: Scalars['String']['input']; };

/** A challenge to be made. */
export type ChallengeInput = {
  /** Who is challenged. */
  readonly opponent: OpponentInput;
  /** The match to be played. All of its seats but the maker's and one are given to bots. A PRIVATE one is seen by nobody else. */
  readonly match: CreateMatchInput;
  /** In how many hours it expires, 1 to 168. */
  readonly hours?: InputMaybe<Scalars['Int']['input']>;
};

/** A match once more. */
export type RematchInput = {
  /** Which match: one that is over, at which the caller had one seat. */
  readonly matchId: Scalars['ID']['input'];
  /** The deck; the one of last time when left out. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** When the player wants to be asked in reaction windows; NONE when left out. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** As for `createMatch`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** In how many hours it expires, 1 to 168; of no account for whoever accepts. */
  readonly hours?: InputMaybe<Scalars['Int']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** How a challenge is accepted. */
export type AcceptChallengeInput = {
  /** As in `Challenge.id`. */
  readonly id: Scalars['ID']['input'];
  /** The deck; in a rematch the one of last time when left out, else as for `joinMatch`. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** When the player wants to be asked in reaction windows; NONE when left out. */
  readonly autoPass?: InputMaybe<AutoPass>;
  /** As for `joinMatch`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
};

/** A public match that anybody may join, or not any more. */
export type OpenMatch = {
  /** The match as it stands now. */
  readonly match: Match;
  /** True: a seat is free. False: it has begun, or was cancelled; it is not heard of again. */
  readonly open: Scalars['Boolean']['output'];
};

/** What a player can be told of while away. Others may come: ignore a strange one. */
export type NotificationEvent =
  /** One of the player's seats is asked something new. `type` of the message: `match.your_turn`. */
  | 'YOUR_TURN'
  /** A question is still open, and three quarters of its time are over, or all but an hour. None for less than two minutes. `match.deadline_near`. */
  | 'DEADLINE_NEAR'
  /** The cards are dealt. `match.began`. */
  | 'MATCH_BEGAN'
  /** There is a result. `match.over`. */
  | 'MATCH_OVER'
  /** Somebody challenges the player, or asks for a rematch, and a seat is kept. `match.invited`. */
  | 'INVITED'
  /** A player has called a judge at an event that its reader judges, and nobody has come yet. `match.judge_called`; `data` has `tournamentId`, `seat`, `from` and `about`, too. */
  | 'JUDGE_CALLED'
  /** The organizer of a tournament in which the player takes part has announced something, or changed when it starts or when to check in. `tournament.news`; `data` has `tournamentId`, `name`, `version`, `text`, `changed` and `startsAt`. */
  | 'TOURNAMENT_NEWS';

/** Why nothing is sent to a webhook or a browser any more. */
export type DisabledBecause =
  /** Nothing was taken for a day, in eight attempts. */
  | 'FAILED'
  /** The receiver has answered 410, or the push service that it does not know the browser. */
  | 'GONE'
  /** The push service refuses this server with 401 or 403, so that no attempt can succeed. Subscribe again once its operator has mended that, mostly by setting `PUSH_CONTACT`. */
  | 'REFUSED';

/**
 * An address of the player's to which Arbiter posts what happens, signed as Standard Webhooks 1.0.0 says. The body is JSON,
 * `{ "type": …, "timestamp": …, "data": { "matchId": …, "game": …, "title": …, "players": […], "yourSeats": […], "version": … } }`, with
 * `seat`, `prompt` and `deadline` where something is asked, and `ranks`, `why` and `finishedAt` at the end: never more than the player may see.
 * Any answer from 200 to 299 within 10 seconds takes it; else it is tried again, eight times in a day. It may come twice: `webhook-id` stays the same.
 */
export type Webhook = {
  /** Stays the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** How its owner calls it; null without a name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Where it posts to. */
  readonly url: Scalars['String']['output'];
  /** Of what it is told. */
  readonly events: ReadonlyArray<NotificationEvent>;
  /**
   * Always false: a webhook receives its `events` also while the player is connected.
   * @deprecated Always false. A program that is also connected can ignore messages that it does not need.
   */
  readonly quiet: Scalars['Boolean']['output'];
  /** When it was made. Of what happened before it is not told. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Since when every attempt has failed; null when the last one was taken. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When it was switched off: nothing is sent until `resumeWebhook`. Null while it is on. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was switched off; null while it is on. */
  readonly disabledBecause?: Maybe<DisabledBecause>;
  /** What it is told and was told in the last 30 days, the newest first. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
};


/**
 * An address of the player's to which Arbiter posts what happens, signed as Standard Webhooks 1.0.0 says. The body is JSON,
 * `{ "type": …, "timestamp": …, "data": { "matchId": …, "game": …, "title": …, "players": […], "yourSeats": […], "version": … } }`, with
 * `seat`, `prompt` and `deadline` where something is asked, and `ranks`, `why` and `finishedAt` at the end: never more than the player may see.
 * Any answer from 200 to 299 within 10 seconds takes it; else it is tried again, eight times in a day. It may come twice: `webhook-id` stays the same.
 */
export type WebhookDeliveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What has become of something that a webhook is to be told. */
export type DeliveryStatus =
  /** Only of deliveries made by earlier versions of the server: it is sent at `nextAt`. */
  | 'HELD'
  /** It is sent at `nextAt`, or just now. A reminder is DUE until its deadline is near. */
  | 'DUE'
  /** It was taken. */
  | 'DELIVERED'
  /** It was not taken, and is not tried again. */
  | 'FAILED'
  /** Only of deliveries made by earlier versions of the server: it was not sent because a subscription of the player's was open. */
  | 'HEARD'
  /** It was not sent because it no longer holds: the question was answered, or the challenge or call was closed. */
  | 'OUTDATED';

/** What was wrong with an attempt. */
export type DeliveryFailure =
  /** The answer was a status from 400 on, or none that HTTP knows. */
  | 'REFUSED'
  /** The answer was a redirect; none is followed. */
  | 'REDIRECTED'
  /** There was no answer within 10 seconds, or none before the server stopped. An attempt in flight counts as this. */
  | 'TIMED_OUT'
  /** There was no connection, no such name, no valid certificate, or the name stands for an address that is not of the public internet: which of them is not told. */
  | 'UNREACHABLE'
  /** Not answered: an address that is not of the public internet is UNREACHABLE. */
  | 'BLOCKED';

/** One thing that a webhook is told, once however many attempts it takes. */
export type WebhookDelivery = {
  /** Stays the same for ever; `webhook-id` is `msg_` and this. */
  readonly id: Scalars['ID']['output'];
  /** What is told. */
  readonly event: NotificationEvent;
  /** The id of the match that it is about; see `Query.match`. For an invitation to a private match at which the reader does not sit, the id of the challenge, as in the message; see `Query.challenge`. For TOURNAMENT_NEWS, the id of the tournament. */
  readonly matchId: Scalars['ID']['output'];
  /** How it stands. */
  readonly status: DeliveryStatus;
  /** How many attempts were made, since it was last replayed. */
  readonly attempts: Scalars['Int']['output'];
  /** When it is looked at next; null when it is over. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** The HTTP status of the last attempt; null when there was none, or no answer. */
  readonly lastStatus?: Maybe<Scalars['Int']['output']>;
  /** What was wrong with the last attempt; null when it was taken, or there was none. */
  readonly lastError?: Maybe<DeliveryFailure>;
  /** When it was noticed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last attempt ended, or began while it is in flight; null before the first. */
  readonly triedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A webhook that has just been made. */
export type CreatedWebhook = {
  /** The webhook. */
  readonly webhook: Webhook;
  /** What its messages are signed with, as Standard Webhooks writes it: `whsec_` and base64. Shown once. */
  readonly secret: Scalars['String']['output'];
};

/** A browser, or an app, that is told through its push service, encrypted for it alone (RFC 8291). The message is the same as a webhook's body. */
export type PushSubscription = {
  /** Stays the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** Of what it is told. */
  readonly events: ReadonlyArray<NotificationEvent>;
  /** When it subscribed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Since when every attempt has failed; null when the last one was taken. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When it was switched off: subscribe again. Null while it is on. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was switched off; null while it is on. */
  readonly disabledBecause?: Maybe<DisabledBecause>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** An `https:` address of the public internet, without a password in it, 2000 characters at most; BAD_INPUT for any other. What its name stands for is looked at again at every attempt. */
  readonly url: Scalars['String']['input'];
  /** How it is called in the list, 1 to 60 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Of what it is told, one at least; of everything when left out. */
  readonly events?: InputMaybe<ReadonlyArray<NotificationEvent>>;
  /**
   * Ignored: a webhook receives its `events` also while the player is connected.
   * @deprecated Ignored. Leave it out.
   */
  readonly quiet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. Sent again, it is answered with the same webhook and secret; NOT_FOUND once that is deleted. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** What a browser's `PushSubscription` says in `toJSON()`. */
export type SubscribePushInput = {
  /** Its `endpoint`, an `https:` address. */
  readonly endpoint: Scalars['String']['input'];
  /** Its `keys.p256dh`, base64url: a point of P-256. */
  readonly p256dh: Scalars['String']['input'];
  /** Its `keys.auth`, base64url: 16 bytes. */
  readonly auth: Scalars['String']['input'];
  /** Of what it is told, one at least; of everything when left out. */
  readonly events?: InputMaybe<ReadonlyArray<NotificationEvent>>;
};

/** News of a match. */
export type MatchUpdate = {
  /** As `Match.epoch`. When you resume and the first update has a higher one than you know, drop what you know and subscribe again from the beginning. */
  readonly epoch: Scalars['Int']['output'];
  /** The last entry's version: pass it as `after` to resume. */
  readonly version: Scalars['Int']['output'];
  /** What is new since the last update, oldest first; at most 25. Empty when only the seats or the status have changed, or in the first update, which comes at once, when nothing is new. */
  readonly entries: ReadonlyArray<Entry>;
  /** The match as it stands now. */
  readonly match: Match;
};

/**
 * Over WebSocket at `/graphql`, protocol `graphql-transport-ws`, with the session's token in `connection_init`: `{ "token": … }`, or
 * `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address may name the match that the connection is opened for, `/graphql?match=5b0c9f4e-…`, as the header `Arbiter-Match` does for a
 * request over HTTP: a proxy in front of several nodes routes by it. Both are optional and never change an answer.
 * At most 50 at the same time on one connection, and by default 200 of one player, or of one address without a token; a player may
 * have 20 connections, an address 200. The beginning of a subscription counts as a request, and costs like one; each update takes as
 * much from a second budget, and waits where that is spent, so that what has happened meanwhile comes in one. A connection is closed
 * with 1001 when the server goes away, 1013 when it cannot let anybody in just now, 4410 when the client reads too slowly: connect again
 * and resume with `after`; and for good with 4401 when the token is not good (any more), 4429 when there are too many connections or
 * messages.
 *
 * Queries and mutations go over the same connection, as `subscribe` with their document: each is answered with `next`, whose payload is the body that
 * it would have got over HTTP, and `complete`; or with `error` when nothing was executed. Those of one connection are done one by one, in the order in which
 * they were sent; 32 may wait, one more is RATE_LIMITED. They count and cost as over HTTP, from the same budget.
 */
export type Subscription = {
  /** The entries after that version first, then live: no gap, no duplicate, in order. Each comes as late as the match's broadcast delay says. BAD_INPUT when the match, as the caller sees it, has not reached that version, or it is below -1. NOT_FOUND when there is no such match or none that the caller may see. Ends with STALE_VERSION when the server has lost entries that it has sent here, after a failover: drop what you know of the match and subscribe again from the beginning. */
  readonly matchUpdates: MatchUpdate;
  /** The public matches that wait for players, at most the 100 newest; then each that opens, in which a seat is taken, or that closes. Matches whose free seats are kept for somebody, or that are broadcast with a delay, are not among them. BAD_INPUT when there is no such game. */
  readonly openMatches: OpenMatch;
  /** The rematch of a finished match: the newest offer first, if there is one, then each offer and each change of its status. Ends when the rematch has begun. UNAUTHENTICATED without a token, NOT_FOUND when there is no such match or none that the caller may see, FORBIDDEN when the match is not over or the caller had no seat there. */
  readonly rematchUpdates: Challenge;
  /** Sends a decision whenever one of the caller's seats is asked, in any match; starts with those already open. UNAUTHENTICATED without a token. */
  readonly myDecisions: Decision;
  /** The entries of a tournament after that version first, then live: no gap, no duplicate, in order. BAD_INPUT when it has not reached that version. NOT_FOUND when there is none or none that the caller may see. Ends with STALE_VERSION when the server has lost entries that it has sent here, after a failover: drop what you know of the tournament and subscribe again from the beginning. */
  readonly tournamentUpdates: TournamentUpdate;
};


/**
 * Over WebSocket at `/graphql`, protocol `graphql-transport-ws`, with the session's token in `connection_init`: `{ "token": … }`, or
 * `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address may name the match that the connection is opened for, `/graphql?match=5b0c9f4e-…`, as the header `Arbiter-Match` does for a
 * request over HTTP: a proxy in front of several nodes routes by it. Both are optional and never change an answer.
 * At most 50 at the same time on one connection, and by default 200 of one player, or of one address without a token; a player may
 * have 20 connections, an address 200. The beginning of a subscription counts as a request, and costs like one; each update takes as
 * much from a second budget, and waits where that is spent, so that what has happened meanwhile comes in one. A connection is closed
 * with 1001 when the server goes away, 1013 when it cannot let anybody in just now, 4410 when the client reads too slowly: connect again
 * and resume with `after`; and for good with 4401 when the token is not good (any more), 4429 when there are too many connections or
 * messages.
 *
 * Queries and mutations go over the same connection, as `subscribe` with their document: each is answered with `next`, whose payload is the body that
 * it would have got over HTTP, and `complete`; or with `error` when nothing was executed. Those of one connection are done one by one, in the order in which
 * they were sent; 32 may wait, one more is RATE_LIMITED. They count and cost as over HTTP, from the same budget.
 */
export type SubscriptionMatchUpdatesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Over WebSocket at `/graphql`, protocol `graphql-transport-ws`, with the session's token in `connection_init`: `{ "token": … }`, or
 * `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address may name the match that the connection is opened for, `/graphql?match=5b0c9f4e-…`, as the header `Arbiter-Match` does for a
 * request over HTTP: a proxy in front of several nodes routes by it. Both are optional and never change an answer.
 * At most 50 at the same time on one connection, and by default 200 of one player, or of one address without a token; a player may
 * have 20 connections, an address 200. The beginning of a subscription counts as a request, and costs like one; each update takes as
 * much from a second budget, and waits where that is spent, so that what has happened meanwhile comes in one. A connection is closed
 * with 1001 when the server goes away, 1013 when it cannot let anybody in just now, 4410 when the client reads too slowly: connect again
 * and resume with `after`; and for good with 4401 when the token is not good (any more), 4429 when there are too many connections or
 * messages.
 *
 * Queries and mutations go over the same connection, as `subscribe` with their document: each is answered with `next`, whose payload is the body that
 * it would have got over HTTP, and `complete`; or with `error` when nothing was executed. Those of one connection are done one by one, in the order in which
 * they were sent; 32 may wait, one more is RATE_LIMITED. They count and cost as over HTTP, from the same budget.
 */
export type SubscriptionOpenMatchesArgs = {
  game?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Over WebSocket at `/graphql`, protocol `graphql-transport-ws`, with the session's token in `connection_init`: `{ "token": … }`, or
 * `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address may name the match that the connection is opened for, `/graphql?match=5b0c9f4e-…`, as the header `Arbiter-Match` does for a
 * request over HTTP: a proxy in front of several nodes routes by it. Both are optional and never change an answer.
 * At most 50 at the same time on one connection, and by default 200 of one player, or of one address without a token; a player may
 * have 20 connections, an address 200. The beginning of a subscription counts as a request, and costs like one; each update takes as
 * much from a second budget, and waits where that is spent, so that what has happened meanwhile comes in one. A connection is closed
 * with 1001 when the server goes away, 1013 when it cannot let anybody in just now, 4410 when the client reads too slowly: connect again
 * and resume with `after`; and for good with 4401 when the token is not good (any more), 4429 when there are too many connections or
 * messages.
 *
 * Queries and mutations go over the same connection, as `subscribe` with their document: each is answered with `next`, whose payload is the body that
 * it would have got over HTTP, and `complete`; or with `error` when nothing was executed. Those of one connection are done one by one, in the order in which
 * they were sent; 32 may wait, one more is RATE_LIMITED. They count and cost as over HTTP, from the same budget.
 */
export type SubscriptionRematchUpdatesArgs = {
  matchId: Scalars['ID']['input'];
};


/**
 * Over WebSocket at `/graphql`, protocol `graphql-transport-ws`, with the session's token in `connection_init`: `{ "token": … }`, or
 * `{ "authorization": "Bearer …" }`. Messages are compressed for clients that offer permessage-deflate.
 * The address may name the match that the connection is opened for, `/graphql?match=5b0c9f4e-…`, as the header `Arbiter-Match` does for a
 * request over HTTP: a proxy in front of several nodes routes by it. Both are optional and never change an answer.
 * At most 50 at the same time on one connection, and by default 200 of one player, or of one address without a token; a player may
 * have 20 connections, an address 200. The beginning of a subscription counts as a request, and costs like one; each update takes as
 * much from a second budget, and waits where that is spent, so that what has happened meanwhile comes in one. A connection is closed
 * with 1001 when the server goes away, 1013 when it cannot let anybody in just now, 4410 when the client reads too slowly: connect again
 * and resume with `after`; and for good with 4401 when the token is not good (any more), 4429 when there are too many connections or
 * messages.
 *
 * Queries and mutations go over the same connection, as `subscribe` with their document: each is answered with `next`, whose payload is the body that
 * it would have got over HTTP, and `complete`; or with `error` when nothing was executed. Those of one connection are done one by one, in the order in which
 * they were sent; 32 may wait, one more is RATE_LIMITED. They count and cost as over HTTP, from the same budget.
 */
export type SubscriptionTournamentUpdatesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** The table as any program can draw it without knowing the game: cards, a board, numbers. Only what the caller may see. */
export type TableView = {
  /** Every place where cards lie. */
  readonly zones: ReadonlyArray<Zone>;
  /** The board, null for a game without one. */
  readonly board?: Maybe<Board>;
  /** Numbers that everybody may see: points, mana, rounds. */
  readonly counters: ReadonlyArray<Counter>;
  /** What each seat is at the moment, by number. */
  readonly seats: ReadonlyArray<TableSeat>;
};

/** A seat as it stands in the game at the moment. */
export type TableSeat = {
  /** Its number, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** A few words of the game's own that everybody may see, such as `out`, `passed`, `protected` or `has the turn`. Often empty. */
  readonly status: ReadonlyArray<Scalars['String']['output']>;
};

/** How the cards of a zone lie. */
export type ZoneKind =
  /** In an order that everybody may know: decks and discards. Place 0 is the top. */
  | 'PILE'
  /** Unordered; only its readers know which card leaves it. */
  | 'HAND'
  /** Each card in a place of its own, its back seen by everybody. */
  | 'ROW';

/** A place where cards lie. */
export type Zone = {
  /** Unique within this match only; the next match has the same ones. */
  readonly key: Scalars['String']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** Whose it is, null for the table's own. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** How the cards lie. */
  readonly kind: ZoneKind;
  /** How many cards lie there, readable or not. */
  readonly count: Scalars['Int']['output'];
  /** The cards that the caller may read; of a ROW also the others, as backs with their places. */
  readonly cards: ReadonlyArray<CardView>;
};

/** One physical card of a match, as the caller may see it. */
export type CardView = {
  /** The card's number in this match, which stays with it: moves name cards by it. Null when the caller may not read the card. Other matches have cards of the same numbers. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** Its name in the game's catalogue; null when the caller may not read it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The printed text; null when the caller may not read it. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** What everybody sees of it face down. */
  readonly back: Scalars['String']['output'];
  /** Of a ROW its place, of a PILE its distance from the top, of a HAND null. */
  readonly place?: Maybe<Scalars['Int']['output']>;
};

/** How the cells of a board touch. */
export type BoardShape =
  /** Squares: x grows to the right, y downwards. */
  | 'SQUARE'
  /** Hexagons with a flat top: x and y are axial coordinates (q and r). */
  | 'HEX';

/** A board, all of it public. */
export type Board = {
  /** How its cells touch. */
  readonly shape: BoardShape;
  /** Every cell there is, in no particular order. */
  readonly cells: ReadonlyArray<Cell>;
};

/** One space of a board. */
export type Cell = {
  /** The game's own name for it, for example `d4`, unique within this match only. Moves name it so, where cells have numbers as numbers. */
  readonly key: Scalars['String']['output'];
  /** Column, or axial q. */
  readonly x: Scalars['Int']['output'];
  /** Row, or axial r. */
  readonly y: Scalars['Int']['output'];
  /** What sort of space it is, in the game's own word. */
  readonly kind: Scalars['String']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** Whose it is, null when nobody's. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The card that lies there as the ground, by its `number`; null when there is none, or none that the caller may read. */
  readonly card?: Maybe<Scalars['Int']['output']>;
  /** What stands on it, the lowest first. */
  readonly pieces: ReadonlyArray<Piece>;
};

/** Something that stands on a cell. */
export type Piece = {
  /** Unique within this match only. */
  readonly key: Scalars['String']['output'];
  /** What sort of piece it is, in the game's own word. */
  readonly kind: Scalars['String']['output'];
  /** What people call it. */
  readonly label: Scalars['String']['output'];
  /** Whose it is, null when nobody's. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** The card that it is, by its `number`: `table.zones.cards` has its text. Null when it is none, or none that the caller may read. */
  readonly card?: Maybe<Scalars['Int']['output']>;
  /** Clockwise, in quarters (SQUARE) or sixths (HEX) of a turn; null when it makes no difference. */
  readonly rotation?: Maybe<Scalars['Int']['output']>;
  /** Its numbers: hits, force, armour. */
  readonly stats: ReadonlyArray<Counter>;
};

/** A number that everybody may see. */
export type Counter = {
  /** What is counted. */
  readonly label: Scalars['String']['output'];
  /** Whose it is, null for the table's. */
  readonly seat?: Maybe<Scalars['Int']['output']>;
  /** How much. */
  readonly value: Scalars['Int']['output'];
  /** The highest value it can have, null when there is none. */
  readonly max?: Maybe<Scalars['Int']['output']>;
  /**
   * Of a number that belongs to one side of a piece: which, as the piece lies now. Counted clockwise from the top, 0 to 3 (SQUARE) or 0 to 5 (HEX);
   * null for a number of the whole.
   */
  readonly side?: Maybe<Scalars['Int']['output']>;
};

/** The typed table of each game, for clients that know it. Ask with `... on GolemsView { … }`. */
export type GameView = GolemsView | BusinessCardBattleView | SparkOfWarView | ValhallaView | SparkFormingView;

/** Where a tournament stands. */
export type TournamentStatus =
  /** Its organizer sets it up; nobody else sees it but its officials. */
  | 'DRAFT'
  /** Players register. */
  | 'OPEN'
  /** Rounds are played. */
  | 'RUNNING'
  /** It has places, and the seed of its lots is shown. */
  | 'FINISHED'
  /** It has ended without places. */
  | 'CANCELLED';

/** How players come to be entrants. */
export type TournamentRegistration =
  /** Whoever wants to registers. */
  | 'OPEN'
  /** Who has the invitation registers. */
  | 'INVITATION'
  /** The organizer enters players, who then agree. */
  | 'ORGANIZER';

/** Which decks are played. */
export type TournamentDecks =
  /** Any: who plays may change it for the next game. */
  | 'ANY'
  /** One, registered before the tournament begins. */
  | 'REGISTERED';

/** When others see a registered deck. When the tournament is over everybody does. */
export type TournamentDecksShown =
  /** Not before the end. */
  | 'NEVER'
  /** Everybody, once the tournament has begun. */
  | 'AFTER_REGISTRATION'
  /** Those who sit at the same table, as long as they play. */
  | 'DURING_MATCH';

/** What becomes of games that are not over when the round's time is up. */
export type AtTime =
  /** They are drawn. Not where a stage is an elimination, as somebody has to go on. */
  | 'DRAW'
  /** Who has less time left on the clock loses; with equal time, or without a clock, who sits first. */
  | 'LESS_TIME_LEFT_LOSES'
  /** They go on until they are over, or until the organizer or a judge rules. */
  | 'JUDGE';

/** How a stage is paired. */
export type StageFormat =
  /** Everybody plays each round, against others of equal points, nobody twice as long as that can be. */
  | 'SWISS'
  /** Everybody plays everybody. */
  | 'ROUND_ROBIN'
  /** Who loses is out. */
  | 'SINGLE_ELIMINATION'
  /** Who loses twice is out. */
  | 'DOUBLE_ELIMINATION';

/** What decides between entrants of equal points. */
export type TieBreak =
  /** The mean of the opponents' share of match points, each at least a third. */
  | 'OPPONENTS_MATCH_WIN'
  /** The own share of game points; at least a third, as for opponents. */
  | 'GAME_WIN'
  /** The mean of the opponents' share of game points, each at least a third. */
  | 'OPPONENTS_GAME_WIN'
  /** The sum of the opponents' points. */
  | 'BUCHHOLZ'
  /** The same without the lowest. */
  | 'BUCHHOLZ_CUT_1'
  /** The sum of the points of those who were beaten, and half of those who were drawn with. */
  | 'SONNEBORN_BERGER'
  /** The points from the tables of those who are equal, where all of them have met. */
  | 'DIRECT_ENCOUNTER';

/** What an official may do. */
export type OfficialRole =
  /** Rules, and looks after matches of the tournament. */
  | 'JUDGE'
  /** Tells others of it. */
  | 'COMMENTATOR';

/** Why an entrant plays no more. */
export type EntrantGone =
  /** Taken back before the tournament began. */
  | 'UNREGISTERED'
  /** Not there, or not complete, when it began. */
  | 'ABSENT'
  /** Has left. */
  | 'DROPPED'
  /** Had to leave. */
  | 'DISQUALIFIED';

/** Where a round stands. */
export type RoundStatus =
  /** Its organizer has not approved it yet. */
  | 'PROPOSED'
  /** It has begun; also when all of its tables are over. */
  | 'PLAYING';

/** In which part of a bracket a table stands. */
export type BracketBranch =
  /** Of those who have not lost yet; the only one of a single elimination. */
  | 'WINNERS'
  /** Of those who have lost once. */
  | 'LOSERS'
  /** Between the winners of both. */
  | 'GRAND_FINAL'
  /** Once more, as both have lost once then. */
  | 'RESET';

/** A stage as it was planned. */
export type StagePlan = {
  /** How it is paired. */
  readonly format: StageFormat;
  /** Of a Swiss: how many rounds; null: as many as an elimination would have. */
  readonly rounds?: Maybe<Scalars['Int']['output']>;
  /** Of a round robin: how often each meets each other one. */
  readonly cycles?: Maybe<Scalars['Int']['output']>;
  /** How many go on to it: the best of the stage before. Null: all who are left. */
  readonly take?: Maybe<Scalars['Int']['output']>;
};

/** What a table is worth. */
export type TournamentPoints = {
  /** By place, best first, one for each seat of a full table. A smaller table gives the first ones of these. */
  readonly byPlace: ReadonlyArray<Scalars['Int']['output']>;
  /** For each, where all share the first place; null: the mean of what the shared places are worth. */
  readonly draw?: Maybe<Scalars['Int']['output']>;
  /** For a round without a table. */
  readonly bye: Scalars['Int']['output'];
};

/** What an organizer has chosen. */
export type TournamentSetup = {
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What players should know, in the organizer's words. */
  readonly description: Scalars['String']['output'];
  /** What is played. */
  readonly game: Game;
  /** The game's options, of every match. */
  readonly options: Scalars['JSON']['output'];
  /** Entrants at a full table; what is left over is spread over tables of one less. */
  readonly seats: Scalars['Int']['output'];
  /** Players of an entrant, who sit on one side. */
  readonly teamSize: Scalars['Int']['output'];
  /** The clock of every match, null for none. */
  readonly timeControl?: Maybe<TimeControl>;
  /** What happens in a match when a seat's time runs out. */
  readonly onTimeOut: TimeOutPolicy;
  /** With FORFEIT: how many time-outs put a seat out of its match. */
  readonly forfeitAfter: Scalars['Int']['output'];
  /** With `onTimeOut` BOT the level of the bot that takes a seat over, null: STEADY. Null with anything else. */
  readonly standInLevel?: Maybe<BotLevel>;
  /** Games of a table: 1, 3 or 5. Who has won more than half of them has won; seats turn round with each game. */
  readonly bestOf: Scalars['Int']['output'];
  /** Which decks are played. */
  readonly decks: TournamentDecks;
  /** When others see a registered deck. Unless everybody sees them once it has begun, replays and seeds of its matches are withheld until it is over, from their players, too; its organizer and its judges have them at once unless they play in it. */
  readonly decksShown: TournamentDecksShown;
  /** Entrants at most. */
  readonly capacity: Scalars['Int']['output'];
  /** How players come to be entrants. */
  readonly registration: TournamentRegistration;
  /** When it begins by itself; null: when its organizer says so. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many seconds before the start entrants have to check in; null: they need not. */
  readonly checkIn?: Maybe<Scalars['Int']['output']>;
  /** Who may find and watch it, and its matches. */
  readonly visibility: Visibility;
  /** How far behind others follow the tournament and its matches, in seconds: rounds, pairings, results, standings, places, log and tables. Its organizer and its judges see them at once unless they play in it; who plays sees the own matches, tables and byes at once, and all else as late as everybody. Registration and check-in are never late. */
  readonly broadcastDelay: Scalars['Int']['output'];
  /** One after another. */
  readonly stages: ReadonlyArray<StagePlan>;
  /** What a table is worth. */
  readonly points: TournamentPoints;
  /** What decides between equal points, the first one first. */
  readonly tieBreaks: ReadonlyArray<TieBreak>;
  /** Of a round, in seconds; null: it lasts until its last game is over. */
  readonly roundLength?: Maybe<Scalars['Int']['output']>;
  /** What becomes of games that are not over then. */
  readonly atTime: AtTime;
  /** Between two rounds, in seconds. */
  readonly pause: Scalars['Int']['output'];
  /** How long after its last result the tournament stays open, so that it can still be corrected, in seconds; its organizer may end it before. */
  readonly grace: Scalars['Int']['output'];
  /** The organizer approves each round before it begins. */
  readonly byHand: Scalars['Boolean']['output'];
  /** Players may enter until this round of the first stage is paired, if that stage is a Swiss: 2 admits players during round 1. 0 and 1: no late entry, since round 1 is paired at the start. */
  readonly lateRounds: Scalars['Int']['output'];
  /** How many seconds a player may be asked at a table without doing anything before the table is lost, with all of its games. If all are absent, all lose. Time while others are asked, while the tournament is paused or while the server is away does not count. A player whose time ran out there and who has done nothing also loses a table that ends earlier. Moves of a stand-in bot do not count. 0: never. */
  readonly noShowAfter: Scalars['Int']['output'];
  /** Whether a player who lost a table that way is dropped. They come back with `checkIn`. */
  readonly noShowDrops: Scalars['Boolean']['output'];
  /** The id of the player who defends the title; null: no player does. */
  readonly champion?: Maybe<Scalars['ID']['output']>;
};

/** Somebody who has an office at a tournament. */
export type TournamentOfficial = {
  /** Who. */
  readonly player: Player;
  /** Which office. */
  readonly role: OfficialRole;
};

/** A player of an entrant. */
export type EntrantMember = {
  /** Who. */
  readonly player: Player;
  /** Whether the player has agreed. A player who was entered by another one is invited, and takes part once they agree. */
  readonly agreed: Scalars['Boolean']['output'];
  /** What the player plays with, as a list of `{ "card": name, "count": n }`. Null when the caller may not see it, or when it is what the game lends. */
  readonly deck?: Maybe<Scalars['JSON']['output']>;
};

/** Who takes part: a player, or a team. */
export type Entrant = {
  /** From 1, in the order of registration. */
  readonly number: Scalars['Int']['output'];
  /** Its players, in the order in which they sit. A player who is invited and has not agreed is shown only to the entrant's own players, to officials and, when the tournament is over, to everyone. */
  readonly members: ReadonlyArray<EntrantMember>;
  /** Has said to be there. */
  readonly checkedIn: Scalars['Boolean']['output'];
  /** Entered when rounds had been paired. */
  readonly late: Scalars['Boolean']['output'];
  /** Why it plays no more; null: it does. */
  readonly gone?: Maybe<EntrantGone>;
  /** Dropped after a no-show. `checkIn` brings it back, as `reinstateEntrant` does. */
  readonly noShow: Scalars['Boolean']['output'];
};

/** A game of a table that is over. */
export type TableGame = {
  /** Its match. Null when the caller may not see it. */
  readonly match?: Maybe<Match>;
  /** By entrant, in the table's order: 1 is best, a place that is shared is said for each. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** What somebody has ruled on a table, whatever its games say. */
export type TableRuling = {
  /** By entrant, in the table's order; null: all have lost. */
  readonly places?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** By entrant, in the table's order: games won, which count instead of those played, as a ruling states them or after a forfeit. Null: the games played count. */
  readonly gameWins?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** Where in the drawn bracket a table stands. */
export type BracketPlace = {
  /** In which part. */
  readonly branch: BracketBranch;
  /** From 1 within that. */
  readonly round: Scalars['Int']['output'];
  /** From 1 within that round, from the top. */
  readonly position: Scalars['Int']['output'];
};

/** Entrants who play with one another in a round. */
export type TournamentTable = {
  /** From 1 within the round. */
  readonly table: Scalars['Int']['output'];
  /** In the seat order of the first game. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** Nothing more is played here. */
  readonly over: Scalars['Boolean']['output'];
  /** Nothing is played here until its organizer or a judge has ruled how it came out: its games could not be played. */
  readonly awaitsRuling: Scalars['Boolean']['output'];
  /** Those that are over and count, in their order. */
  readonly games: ReadonlyArray<TableGame>;
  /** The match that is played here now; null: none is. */
  readonly match?: Maybe<Match>;
  /** The id of that match; it may be about to be made. */
  readonly matchId?: Maybe<Scalars['ID']['output']>;
  /** How the table came out by ruling; null: by its games. */
  readonly ruled?: Maybe<TableRuling>;
  /** Entrants who lost the table by not coming; see `TournamentSetup.noShowAfter`. */
  readonly noShows: ReadonlyArray<Entrant>;
  /** Of an elimination: where it stands. */
  readonly bracket?: Maybe<BracketPlace>;
};

/** A round. */
export type TournamentRound = {
  /** The stage that it is of, from 1. */
  readonly stage: Scalars['Int']['output'];
  /** From 1 within the stage. */
  readonly round: Scalars['Int']['output'];
  /** Where it stands. */
  readonly status: RoundStatus;
  /** The organizer has made or changed the pairings. */
  readonly supplied: Scalars['Boolean']['output'];
  /** When it began, null before. */
  readonly begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its time is up, null for never. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its time is up. */
  readonly timeCalled: Scalars['Boolean']['output'];
  /** When its last table was over, null before. */
  readonly overAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many tables it has. */
  readonly tableCount: Scalars['Int']['output'];
  /** By number. */
  readonly tables: ReadonlyArray<TournamentTable>;
  /** Who has no table in it: a win, where points are counted. */
  readonly byes: ReadonlyArray<Entrant>;
};


/** A round. */
export type TournamentRoundTablesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** Where an entrant stands. */
export type Standing = {
  /** 1 is best; shared by those of equal points and tie-breaks. */
  readonly place: Scalars['Int']['output'];
  /** From 1, never shared: where places are, a lot decides. */
  readonly rank: Scalars['Int']['output'];
  /** Whose. */
  readonly entrant: Entrant;
  /** Exact: whole (`7`), or a fraction in lowest terms (`5/2`). */
  readonly points: Scalars['String']['output'];
  /** Tables won, byes included. */
  readonly won: Scalars['Int']['output'];
  /** Tables whose first place was shared by all. */
  readonly drawn: Scalars['Int']['output'];
  /** All other tables. */
  readonly lost: Scalars['Int']['output'];
  /** In the order of `tieBreaks`, exact as `points`. */
  readonly tieBreaks: ReadonlyArray<Scalars['String']['output']>;
};

/** A stage that has begun. */
export type TournamentStage = {
  /** From 1. */
  readonly number: Scalars['Int']['output'];
  /** As it was planned. */
  readonly plan: StagePlan;
  /** Its rounds so far. */
  readonly rounds: ReadonlyArray<TournamentRound>;
  /** Best first, after all tables that are over. Disqualified entrants are not listed: those below them move up. */
  readonly standings: ReadonlyArray<Standing>;
};


/** A stage that has begun. */
export type TournamentStageStandingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A place of a tournament that is over. */
export type TournamentPlace = {
  /** 1 is best; equal places are shared. */
  readonly place: Scalars['Int']['output'];
  /** Whose. */
  readonly entrant: Entrant;
};

/** One line of a tournament's log: what was asked, and what followed. */
export type TournamentEntry = {
  /** From 0, without a gap. */
  readonly version: Scalars['Int']['output'];
  /** When it was written down. */
  readonly at: Scalars['DateTime']['output'];
  /** The kind of the entry: CREATED, SET_UP, OPENED, ANNOUNCED, REGISTERED, CONSENTED, DECK_CHANGED, UNREGISTERED, CHECKED_IN, BEGUN, PAIRED, SWAPPED, UNDONE, APPROVED, RESULTS, TIME_CALLED, RULED, DROPPED, DISQUALIFIED, REINSTATED, PAUSED, RESUMED, TIME_GIVEN_BACK, APPOINTED, DISMISSED, ADVANCED, ENDED or CANCELLED. New ones may come. */
  readonly kind: Scalars['String']['output'];
  /** The id of the player who asked; null: the server, as it was time. */
  readonly by?: Maybe<Scalars['ID']['output']>;
  /** What was asked. Decks that the caller may not see are null. */
  readonly input: Scalars['JSON']['output'];
  /** What followed. */
  readonly facts: Scalars['JSON']['output'];
};

/** A notice to entrants: an announcement of the organizer, or a change of the set-up. */
export type TournamentNotice = {
  /** The version of its entry in the log. */
  readonly version: Scalars['Int']['output'];
  /** When it was made. */
  readonly at: Scalars['DateTime']['output'];
  /** The announcement. Null: the set-up was changed. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The fields of `TournamentSetup` that were changed. Empty for an announcement. */
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
};

/** A page of a tournament's log. */
export type TournamentEntryPage = {
  /** Oldest first. */
  readonly entries: ReadonlyArray<TournamentEntry>;
  /** Whether there are more. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/**
 * A tournament, as the caller may see it: rounds of matches of one game, paired, seated and counted by the server. Who registers
 * agrees that its judges may see everything in its matches, hidden cards included, and may rule in them.
 */
export type Tournament = {
  /** Stays the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** As `Match.epoch`: the answer with the higher epoch is the newer one, whatever its version. */
  readonly epoch: Scalars['Int']['output'];
  /** The number of the last entry of its log. Only ever grows within one `epoch`. */
  readonly version: Scalars['Int']['output'];
  /** Where it stands. */
  readonly status: TournamentStatus;
  /** What its organizer has chosen. */
  readonly setup: TournamentSetup;
  /** Whose it is. */
  readonly organizer: Player;
  /** Its judges and commentators. */
  readonly officials: ReadonlyArray<TournamentOfficial>;
  /** Nothing begins by itself until the organizer says so. */
  readonly paused: Scalars['Boolean']['output'];
  /** What to register with where registration is by invitation. Null unless the caller is its organizer or an official. */
  readonly invitation?: Maybe<Scalars['String']['output']>;
  /** SHA-256, hexadecimal, of the seed of all lots: published when the tournament is made, before anybody registers. */
  readonly seedHash: Scalars['String']['output'];
  /** What all lots follow from, hexadecimal. Null until the tournament is over. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it began, null before. */
  readonly begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended, null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When something happens by itself next, if no game ends before: null: nothing does. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last round is over and no other follows: it ends at `nextAt`, or when its organizer ends it. A correction of that round may make another follow after all. False before that and where it was called off, true when it has finished. */
  readonly allPlayed: Scalars['Boolean']['output'];
  /** How many have registered, those who have left included. */
  readonly entrantCount: Scalars['Int']['output'];
  /** By number, those who have left included. */
  readonly entrants: ReadonlyArray<Entrant>;
  /** The caller's own, null when there is none. */
  readonly yourEntrant?: Maybe<Entrant>;
  /** Those that have begun. */
  readonly stages: ReadonlyArray<TournamentStage>;
  /** A round; the current one when nothing is named. Null when there is none. */
  readonly round?: Maybe<TournamentRound>;
  /** How it ended, best first; empty before. Disqualified entrants have no place: those below them move up. */
  readonly places: ReadonlyArray<TournamentPlace>;
  /** Announcements and changes of the set-up since registration was opened, newest first. */
  readonly notices: ReadonlyArray<TournamentNotice>;
  /** Its log, oldest first. */
  readonly entries: TournamentEntryPage;
};


/**
 * A tournament, as the caller may see it: rounds of matches of one game, paired, seated and counted by the server. Who registers
 * agrees that its judges may see everything in its matches, hidden cards included, and may rule in them.
 */
export type TournamentEntrantsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament, as the caller may see it: rounds of matches of one game, paired, seated and counted by the server. Who registers
 * agrees that its judges may see everything in its matches, hidden cards included, and may rule in them.
 */
export type TournamentRoundArgs = {
  stage?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament, as the caller may see it: rounds of matches of one game, paired, seated and counted by the server. Who registers
 * agrees that its judges may see everything in its matches, hidden cards included, and may rule in them.
 */
export type TournamentPlacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament, as the caller may see it: rounds of matches of one game, paired, seated and counted by the server. Who registers
 * agrees that its judges may see everything in its matches, hidden cards included, and may rule in them.
 */
export type TournamentNoticesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A tournament, as the caller may see it: rounds of matches of one game, paired, seated and counted by the server. Who registers
 * agrees that its judges may see everything in its matches, hidden cards included, and may rule in them.
 */
export type TournamentEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of tournaments, newest first. */
export type TournamentConnection = {
  /** The tournaments with their cursors. */
  readonly edges: ReadonlyArray<TournamentEdge>;
  /** The tournaments without. */
  readonly nodes: ReadonlyArray<Tournament>;
  /** How many tournaments there are on all pages together; from 10000 on they are counted no further. */
  readonly totalCount: Scalars['Int']['output'];
  /** Whether there are more. */
  readonly pageInfo: PageInfo;
};

/** A tournament in a page. */
export type TournamentEdge = {
  /** Stands for this place in the list. */
  readonly cursor: Scalars['Cursor']['output'];
  /** The tournament. */
  readonly node: Tournament;
};

/** News of a tournament. */
export type TournamentUpdate = {
  /** As `Match.epoch`. When you resume and the first update has a higher one than you know, drop what you know and subscribe again from the beginning. */
  readonly epoch: Scalars['Int']['output'];
  /** The last entry's version: pass it as `after` to resume. */
  readonly version: Scalars['Int']['output'];
  /** What is new since the last update, oldest first; at most 25. Empty in the first update, which comes at once, when nothing is new. */
  readonly entries: ReadonlyArray<TournamentEntry>;
  /** The tournament as it stands then. */
  readonly tournament: Tournament;
};

/** A Swiss. */
export type SwissInput = {
  /** 1 to 50; when left out as many as an elimination would have. */
  readonly rounds?: InputMaybe<Scalars['Int']['input']>;
  /** How many go on to it, 2 to 2000: the best of the stage before. All when left out. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** A round robin, of tables of two. */
export type RoundRobinInput = {
  /** How often each meets each other one, 1 or 2 times; once when left out. */
  readonly cycles?: InputMaybe<Scalars['Int']['input']>;
  /** How many go on to it, 2 to 2000: the best of the stage before. All when left out. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** An elimination. */
export type EliminationInput = {
  /** How many go on to it, 2 to 2000: the best of the stage before. All when left out. */
  readonly take?: InputMaybe<Scalars['Int']['input']>;
};

/** A stage: exactly one of the four. Everybody plays in the first one, so `take` is for the others. */
export type StageInput =
  /** Everybody plays each round. */
  { readonly swiss: SwissInput; readonly roundRobin?: never; readonly singleElimination?: never; readonly doubleElimination?: never; }
  |  /** Everybody plays everybody. */
  { readonly swiss?: never; readonly roundRobin: RoundRobinInput; readonly singleElimination?: never; readonly doubleElimination?: never; }
  |  /** Who loses is out. */
  { readonly swiss?: never; readonly roundRobin?: never; readonly singleElimination: EliminationInput; readonly doubleElimination?: never; }
  |  /** Who loses twice is out; tables of two. */
  { readonly swiss?: never; readonly roundRobin?: never; readonly singleElimination?: never; readonly doubleElimination: EliminationInput; };

/** What a table is worth. */
export type TournamentPointsInput = {
  /** By place, best first, one for each seat of a full table; 0 to 1000. */
  readonly byPlace: ReadonlyArray<Scalars['Int']['input']>;
  /** For each, where all share the first place; when left out the mean of what the shared places are worth. */
  readonly draw?: InputMaybe<Scalars['Int']['input']>;
  /** For a round without a table, 0 to 1000. */
  readonly bye: Scalars['Int']['input'];
};

/** What an organizer chooses. What is left out has its usual value. */
export type TournamentSetupInput = {
  /** Its name: 1 to 100 characters in one line. Invisible characters are removed. */
  readonly name: Scalars['String']['input'];
  /** What players should know; at most 5000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** A game's id. */
  readonly game: Scalars['ID']['input'];
  /** The game's options, of every match. No cards change their owners: BAD_INPUT for keeps. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** Entrants at a full table, 2 to 6 and as many as the game has seats; 2 when left out. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Players of an entrant, 1 to 5; 1 when left out. Sides sit in turns. */
  readonly teamSize?: InputMaybe<Scalars['Int']['input']>;
  /** The clock of every match; none when left out. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** What happens in a match when a seat's time runs out; FORFEIT when left out. */
  readonly onTimeOut?: InputMaybe<TimeOutPolicy>;
  /** With FORFEIT: how many time-outs put a seat out of its match; 3 when left out. */
  readonly forfeitAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Only with BOT, else BAD_INPUT: of which level the bot is that takes a seat over; STEADY when left out. */
  readonly standInLevel?: InputMaybe<BotLevel>;
  /** Games of a table: 1, 3 or 5; 1 when left out. */
  readonly bestOf?: InputMaybe<Scalars['Int']['input']>;
  /** Which decks are played; ANY when left out. */
  readonly decks?: InputMaybe<TournamentDecks>;
  /** When others see a registered deck; NEVER when left out. Replays and seeds of its matches are withheld until it is over, unless it is AFTER_REGISTRATION. */
  readonly decksShown?: InputMaybe<TournamentDecksShown>;
  /** Entrants at most, 2 to 2000; 2000 when left out. */
  readonly capacity?: InputMaybe<Scalars['Int']['input']>;
  /** How players come to be entrants; OPEN when left out. */
  readonly registration?: InputMaybe<TournamentRegistration>;
  /** When it begins by itself, in time to come; when left out, it begins when its organizer says so. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many seconds before the start entrants have to check in, 60 to 604800; they need not when left out. */
  readonly checkIn?: InputMaybe<Scalars['Int']['input']>;
  /** Who may find and watch it, and its matches; PUBLIC when left out. */
  readonly visibility?: InputMaybe<Visibility>;
  /** How far behind others follow the tournament and its matches, in seconds, 0 to 86400; 0 when left out. Rounds, results, standings and places come as late as the matches; its organizer and its judges see them at once unless they play in it, who plays the own matches and tables. Registration and check-in are never late. */
  readonly broadcastDelay?: InputMaybe<Scalars['Int']['input']>;
  /** One after another, 1 to 4; one Swiss when left out. */
  readonly stages?: InputMaybe<ReadonlyArray<StageInput>>;
  /** What a table is worth. When left out: at tables of two 3 for a win, 1 for a draw, 3 for a bye; at larger ones a point for everybody who is behind, and as many for a bye as for a win. */
  readonly points?: InputMaybe<TournamentPointsInput>;
  /** What decides between equal points; OPPONENTS_MATCH_WIN, GAME_WIN, OPPONENTS_GAME_WIN when left out. */
  readonly tieBreaks?: InputMaybe<ReadonlyArray<TieBreak>>;
  /** Of a round, in seconds, 60 to 31536000; when left out it lasts until its last game is over. */
  readonly roundLength?: InputMaybe<Scalars['Int']['input']>;
  /** What becomes of games that are not over then; JUDGE when left out. */
  readonly atTime?: InputMaybe<AtTime>;
  /** Between two rounds, in seconds, 0 to 31536000; 0 when left out. */
  readonly pause?: InputMaybe<Scalars['Int']['input']>;
  /** How long after its last result the tournament stays open, so that it can still be corrected, in seconds, 0 to 86400; 300 when left out. Its organizer may end it before. */
  readonly grace?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the organizer approves each round before it begins. */
  readonly byHand?: InputMaybe<Scalars['Boolean']['input']>;
  /** Players may enter until this round of the first stage is paired, 0 to 50, if that stage is a Swiss: 2 admits players during round 1. 0 and 1: no late entry, since round 1 is paired at the start; 0 when left out. */
  readonly lateRounds?: InputMaybe<Scalars['Int']['input']>;
  /** How many seconds a player may be asked at a table without doing anything before the table is lost, 0 to 31536000; 0: never. When left out: 300, but at most a quarter of a round, and at least the time that the clock gives for a first answer; never without a clock, unless a round lasts 6 hours at most. */
  readonly noShowAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a player who lost a table that way is dropped until they come back with `checkIn`; true when left out. */
  readonly noShowDrops?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the player who defends the title. Games with rules for a defending champion apply them in all matches of this player. No player when left out or not registered. */
  readonly champion?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to be made. */
export type CreateTournamentInput = {
  /** What its organizer chooses. */
  readonly setup: TournamentSetupInput;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An announcement. */
export type AnnouncementInput = {
  /** At which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The text, 1 to 1000 characters. Everyone who may see the tournament can read it. */
  readonly text: Scalars['String']['input'];
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A set-up that is changed. */
export type SetUpTournamentInput = {
  /** Which. */
  readonly id: Scalars['ID']['input'];
  /** The new set-up. Before registration is opened, a field that is left out has its usual value again. Later it stays as it is, and null gives it its usual value. The game cannot be changed. */
  readonly setup: TournamentSetupInput;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request to a tournament that needs nothing else. */
export type TournamentInput = {
  /** Which. */
  readonly id: Scalars['ID']['input'];
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Who registers. */
export type RegisterInput = {
  /** For which tournament. */
  readonly id: Scalars['ID']['input'];
  /** Ids of players: all of a team, in the order in which they sit. The caller alone when left out; only the organizer leaves the caller out. The others are invited: until they agree they may register otherwise, and the entrant does not play. */
  readonly members?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The caller's deck. Needed where decks are REGISTERED; the first that the game lends when left out. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** The invitation, where registration is by invitation or the tournament is private. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The caller's deck at a tournament. */
export type TournamentDeckInput = {
  /** Which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The deck. */
  readonly deck?: InputMaybe<DeckChoice>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Another deck at a tournament. */
export type ChangeTournamentDeckInput = {
  /** Which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The caller's deck from now on. */
  readonly deck: DeckChoice;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An entrant who has to leave. */
export type DisqualifyInput = {
  /** Which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. */
  readonly entrant: Scalars['Int']['input'];
  /** Why; at most 1000 characters, for everybody to read. */
  readonly reason: Scalars['String']['input'];
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An entrant who comes back. */
export type ReinstateInput = {
  /** Which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number. */
  readonly entrant: Scalars['Int']['input'];
  /** The reason, at most 1000 characters; public. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An entrant of a tournament. */
export type EntrantInput = {
  /** Which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The entrant's number; the caller's own when left out. */
  readonly entrant?: InputMaybe<Scalars['Int']['input']>;
  /** Why; at most 1000 characters, for everybody to read. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** How a tournament begins. */
export type BeginTournamentInput = {
  /** Which. */
  readonly id: Scalars['ID']['input'];
  /** Entrants by number, best first; those who are not named come after them, in drawn order. */
  readonly seeding?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** The next round. */
export type PairRoundInput = {
  /** Of which tournament. */
  readonly id: Scalars['ID']['input'];
  /** Entrants by number, a list for each table, in seat order; who is not named has a bye. As the rules pair when left out. */
  readonly tables?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Two entrants who change places. */
export type SwapEntrantsInput = {
  /** Of which tournament. */
  readonly id: Scalars['ID']['input'];
  /** One of them, by number. */
  readonly a: Scalars['Int']['input'];
  /** The other one. */
  readonly b: Scalars['Int']['input'];
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** How a table came out. */
export type RuleTableInput = {
  /** Of which tournament. */
  readonly id: Scalars['ID']['input'];
  /** From 1. */
  readonly stage: Scalars['Int']['input'];
  /** From 1 within the stage. */
  readonly round: Scalars['Int']['input'];
  /** From 1 within the round. */
  readonly table: Scalars['Int']['input'];
  /** By entrant, in the table's order: 1 is best, equal places are shared and leave the next out. All have lost when left out. In an elimination exactly one entrant must have place 1. */
  readonly places?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** By entrant, in the table's order: games won, which count in all tie-breaks instead of the games that were played; at most `bestOf` together. The games played count when left out. */
  readonly gameWins?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Why, at most 1000 characters, for everybody to read. */
  readonly reason: Scalars['String']['input'];
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** A request with its reason. */
export type TournamentReasonInput = {
  /** Which tournament. */
  readonly id: Scalars['ID']['input'];
  /** Why, at most 1000 characters, for everybody to read. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** An office. */
export type OfficialInput = {
  /** At which tournament. */
  readonly id: Scalars['ID']['input'];
  /** The player's id. */
  readonly player: Scalars['ID']['input'];
  /** Which office. */
  readonly role: OfficialRole;
  /** Any text of 1 to 200 characters: the same request under the same key from the same player is done once. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

/** Which tournaments a list shows. */
export type TournamentFilter = {
  /** Only of this game. */
  readonly game?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that stand so. */
  readonly status?: InputMaybe<TournamentStatus>;
  /** Only those that the caller organizes, plays at or has an office at. */
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The codes in `extensions.code` of an error, with advice. New ones may be added: treat an unknown code as INTERNAL. */
export type ErrorCode =
  /** Send a valid token as `authorization: Bearer <token>`: signIn, signUp and signInAsGuest return one. If `message` is about a password or a code, correct that instead. */
  | 'UNAUTHENTICATED'
  /** As things stand, the request is refused: `message` says why, and what you can do. */
  | 'FORBIDDEN'
  /** Play friendly matches first: `extensions.matches` are missing, and `extensions.from` is the first moment. */
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
  /** Something that the server needs does not answer just now: `message` says what. Wait `extensions.retryAfter` seconds, then send the same again; a move with the same key. */
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
  /** Where it stands. */
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
  /** Where it stands. */
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
  /** Of Envy: the printed name of the neighbour's quest that it copied; null of other quests, when there was none to copy, and in records of earlier rules. */
  readonly copied?: Maybe<Scalars['String']['output']>;
  /** Of Hidden World, and of Envy that copied it: the kind of planet that it became; null of other quests and in records of earlier rules. */
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
  /** Of a planet or star its kind, else null. */
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
  /** Where it is worn: one piece each. */
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
  /** Of a cancelling card: the place in this list, from 0, of what it cancels; -1: the card of the activity itself. Null for other cards. */
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
  /** After so many turns the side with more Health Points wins. */
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
  /** Of a counter: multipliers times stats, before the attacker's Resilience; otherwise 0. */
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



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Role: Role;
  Player: ResolverTypeWrapper<PlayerParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  OwnedCard: ResolverTypeWrapper<Omit<OwnedCard, 'game'> & { game: ResolversTypes['Game'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Account: ResolverTypeWrapper<AccountParent>;
  OpenSession: ResolverTypeWrapper<OpenSessionParent>;
  ApiScope: ApiScope;
  ApiKey: ResolverTypeWrapper<ApiKeyParent>;
  CreatedApiKey: ResolverTypeWrapper<Omit<CreatedApiKey, 'key'> & { key: ResolversTypes['ApiKey'] }>;
  Session: ResolverTypeWrapper<SessionParent>;
  SignUpInput: SignUpInput;
  KeepAccountInput: KeepAccountInput;
  ChangePasswordInput: ChangePasswordInput;
  ResetPasswordInput: ResetPasswordInput;
  SetEmailInput: SetEmailInput;
  DeleteAccountInput: DeleteAccountInput;
  CreateApiKeyInput: CreateApiKeyInput;
  SignInInput: SignInInput;
  Deck: ResolverTypeWrapper<DeckParent>;
  DeckCard: ResolverTypeWrapper<DeckCard>;
  DeckCardInput: DeckCardInput;
  UnfinishedDeckInput: UnfinishedDeckInput;
  SaveDeckInput: SaveDeckInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AnalysisStatus: AnalysisStatus;
  Analysis: ResolverTypeWrapper<Analysis>;
  AnalysedDecision: ResolverTypeWrapper<AnalysedDecision>;
  AnalysedMove: ResolverTypeWrapper<AnalysedMove>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SwingKind: SwingKind;
  Swing: ResolverTypeWrapper<Swing>;
  Game: ResolverTypeWrapper<GameParent>;
  Card: ResolverTypeWrapper<Card>;
  DeckFormat: ResolverTypeWrapper<DeckFormat>;
  ReadyDeck: ResolverTypeWrapper<ReadyDeck>;
  JudgeRuling: JudgeRuling;
  JudgeCallStatus: JudgeCallStatus;
  JudgeCall: ResolverTypeWrapper<JudgeCallParent>;
  JudgeReading: ResolverTypeWrapper<JudgeReading>;
  JudgeInput: JudgeInput;
  GiveTimeInput: GiveTimeInput;
  RewindMatchInput: RewindMatchInput;
  RuleInput: RuleInput;
  MatchStatus: MatchStatus;
  Visibility: Visibility;
  BotLevel: BotLevel;
  AutoPass: AutoPass;
  TimeOutPolicy: TimeOutPolicy;
  Match: ResolverTypeWrapper<MatchParent>;
  Seat: ResolverTypeWrapper<Omit<Seat, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  TimeControl: ResolverTypeWrapper<TimeControl>;
  Fischer: ResolverTypeWrapper<Fischer>;
  Clock: ResolverTypeWrapper<Clock>;
  SeatClock: ResolverTypeWrapper<SeatClock>;
  Decision: ResolverTypeWrapper<Decision>;
  Choice: ResolverTypeWrapper<Choice>;
  SubjectKind: SubjectKind;
  Subject: ResolverTypeWrapper<Subject>;
  Blank: ResolverTypeWrapper<Blank>;
  BlankOption: ResolverTypeWrapper<BlankOption>;
  EntryKind: EntryKind;
  Entry: ResolverTypeWrapper<EntryParent>;
  Fact: ResolverTypeWrapper<Fact>;
  EntryConnection: ResolverTypeWrapper<Omit<EntryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EntryEdge']>, nodes: ReadonlyArray<ResolversTypes['Entry']> }>;
  EntryEdge: ResolverTypeWrapper<Omit<EntryEdge, 'node'> & { node: ResolversTypes['Entry'] }>;
  MatchResult: ResolverTypeWrapper<MatchResultParent>;
  Award: ResolverTypeWrapper<Award>;
  MatchPlace: ResolverTypeWrapper<MatchPlace>;
  ReplayStatus: ReplayStatus;
  Replay: ResolverTypeWrapper<Replay>;
  MatchFilter: MatchFilter;
  MatchConnection: ResolverTypeWrapper<MatchConnectionParent>;
  MatchEdge: ResolverTypeWrapper<Omit<MatchEdge, 'node'> & { node: ResolversTypes['Match'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  DeckChoice: DeckChoice;
  TimeControlInput: TimeControlInput;
  FischerInput: FischerInput;
  BotInput: BotInput;
  CreateMatchInput: CreateMatchInput;
  JoinMatchInput: JoinMatchInput;
  SubmitMoveInput: SubmitMoveInput;
  SubmitMovePayload: ResolverTypeWrapper<SubmitMovePayloadParent>;
  Invitation: ResolverTypeWrapper<InvitationParent>;
  ChallengeStatus: ChallengeStatus;
  Challenge: ResolverTypeWrapper<ChallengeParent>;
  OpponentInput: OpponentInput;
  ChallengeInput: ChallengeInput;
  RematchInput: RematchInput;
  AcceptChallengeInput: AcceptChallengeInput;
  OpenMatch: ResolverTypeWrapper<Omit<OpenMatch, 'match'> & { match: ResolversTypes['Match'] }>;
  NotificationEvent: NotificationEvent;
  DisabledBecause: DisabledBecause;
  Webhook: ResolverTypeWrapper<WebhookParent>;
  DeliveryStatus: DeliveryStatus;
  DeliveryFailure: DeliveryFailure;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryParent>;
  CreatedWebhook: ResolverTypeWrapper<Omit<CreatedWebhook, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  PushSubscription: ResolverTypeWrapper<PushSubscriptionParent>;
  CreateWebhookInput: CreateWebhookInput;
  SubscribePushInput: SubscribePushInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  MatchUpdate: ResolverTypeWrapper<MatchUpdateParent>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TableView: ResolverTypeWrapper<TableViewParent>;
  TableSeat: ResolverTypeWrapper<TableSeat>;
  ZoneKind: ZoneKind;
  Zone: ResolverTypeWrapper<Zone>;
  CardView: ResolverTypeWrapper<CardView>;
  BoardShape: BoardShape;
  Board: ResolverTypeWrapper<Board>;
  Cell: ResolverTypeWrapper<Cell>;
  Piece: ResolverTypeWrapper<Piece>;
  Counter: ResolverTypeWrapper<Counter>;
  GameView: ResolverTypeWrapper<GameViewParent>;
  TournamentStatus: TournamentStatus;
  TournamentRegistration: TournamentRegistration;
  TournamentDecks: TournamentDecks;
  TournamentDecksShown: TournamentDecksShown;
  AtTime: AtTime;
  StageFormat: StageFormat;
  TieBreak: TieBreak;
  OfficialRole: OfficialRole;
  EntrantGone: EntrantGone;
  RoundStatus: RoundStatus;
  BracketBranch: BracketBranch;
  StagePlan: ResolverTypeWrapper<StagePlan>;
  TournamentPoints: ResolverTypeWrapper<TournamentPoints>;
  TournamentSetup: ResolverTypeWrapper<TournamentSetupParent>;
  TournamentOfficial: ResolverTypeWrapper<Omit<TournamentOfficial, 'player'> & { player: ResolversTypes['Player'] }>;
  EntrantMember: ResolverTypeWrapper<Omit<EntrantMember, 'player'> & { player: ResolversTypes['Player'] }>;
  Entrant: ResolverTypeWrapper<Omit<Entrant, 'members'> & { members: ReadonlyArray<ResolversTypes['EntrantMember']> }>;
  TableGame: ResolverTypeWrapper<TableGameParent>;
  TableRuling: ResolverTypeWrapper<TableRuling>;
  BracketPlace: ResolverTypeWrapper<BracketPlace>;
  TournamentTable: ResolverTypeWrapper<TournamentTableParent>;
  TournamentRound: ResolverTypeWrapper<TournamentRoundParent>;
  Standing: ResolverTypeWrapper<Omit<Standing, 'entrant'> & { entrant: ResolversTypes['Entrant'] }>;
  TournamentStage: ResolverTypeWrapper<TournamentStageParent>;
  TournamentPlace: ResolverTypeWrapper<Omit<TournamentPlace, 'entrant'> & { entrant: ResolversTypes['Entrant'] }>;
  TournamentEntry: ResolverTypeWrapper<TournamentEntry>;
  TournamentNotice: ResolverTypeWrapper<TournamentNotice>;
  TournamentEntryPage: ResolverTypeWrapper<TournamentEntryPage>;
  Tournament: ResolverTypeWrapper<TournamentParent>;
  TournamentConnection: ResolverTypeWrapper<TournamentConnectionParent>;
  TournamentEdge: ResolverTypeWrapper<Omit<TournamentEdge, 'node'> & { node: ResolversTypes['Tournament'] }>;
  TournamentUpdate: ResolverTypeWrapper<TournamentUpdateParent>;
  SwissInput: SwissInput;
  RoundRobinInput: RoundRobinInput;
  EliminationInput: EliminationInput;
  StageInput: StageInput;
  TournamentPointsInput: TournamentPointsInput;
  TournamentSetupInput: TournamentSetupInput;
  CreateTournamentInput: CreateTournamentInput;
  AnnouncementInput: AnnouncementInput;
  SetUpTournamentInput: SetUpTournamentInput;
  TournamentInput: TournamentInput;
  RegisterInput: RegisterInput;
  TournamentDeckInput: TournamentDeckInput;
  ChangeTournamentDeckInput: ChangeTournamentDeckInput;
  DisqualifyInput: DisqualifyInput;
  ReinstateInput: ReinstateInput;
  EntrantInput: EntrantInput;
  BeginTournamentInput: BeginTournamentInput;
  PairRoundInput: PairRoundInput;
  SwapEntrantsInput: SwapEntrantsInput;
  RuleTableInput: RuleTableInput;
  TournamentReasonInput: TournamentReasonInput;
  OfficialInput: OfficialInput;
  TournamentFilter: TournamentFilter;
  ErrorCode: ErrorCode;
  GolemsView: ResolverTypeWrapper<GolemsView>;
  GolemsPhase: GolemsPhase;
  GolemsPlayer: ResolverTypeWrapper<GolemsPlayer>;
  GolemsCard: ResolverTypeWrapper<GolemsCard>;
  GolemsSpace: ResolverTypeWrapper<GolemsSpace>;
  GolemsUnit: ResolverTypeWrapper<GolemsUnit>;
  GolemsBoost: ResolverTypeWrapper<GolemsBoost>;
  GolemsBoostKind: GolemsBoostKind;
  GolemsPile: ResolverTypeWrapper<GolemsPile>;
  GolemsSpell: ResolverTypeWrapper<GolemsSpell>;
  GolemsHandOf: ResolverTypeWrapper<GolemsHandOf>;
  GolemsBattle: ResolverTypeWrapper<GolemsBattle>;
  GolemsSide: ResolverTypeWrapper<GolemsSide>;
  GolemsAttack: ResolverTypeWrapper<GolemsAttack>;
  GolemsTerrain: GolemsTerrain;
  GolemsMaterial: GolemsMaterial;
  GolemsHardness: GolemsHardness;
  GolemsSize: GolemsSize;
  GolemsShape: GolemsShape;
  GolemsTrait: GolemsTrait;
  GolemsHand: GolemsHand;
  GolemsMove: GolemsMove;
  GolemsCraft: GolemsCraft;
  GolemsDraw: GolemsDraw;
  GolemsDiscard: GolemsDiscard;
  GolemsPlay: GolemsPlay;
  GolemsTarget: GolemsTarget;
  GolemsPortal: GolemsPortal;
  GolemsHandTarget: GolemsHandTarget;
  GolemsTransformation: GolemsTransformation;
  GolemsMoveGolem: GolemsMoveGolem;
  GolemsAttackStack: GolemsAttackStack;
  GolemsStrike: GolemsStrike;
  GolemsRegenerate: GolemsRegenerate;
  BusinessCardBattleView: ResolverTypeWrapper<BusinessCardBattleView>;
  BusinessCardBattlePhase: BusinessCardBattlePhase;
  BusinessCardBattleStakes: BusinessCardBattleStakes;
  BusinessCardBattleEnding: BusinessCardBattleEnding;
  BusinessCardBattlePlayer: ResolverTypeWrapper<BusinessCardBattlePlayer>;
  BusinessCardBattleLine: ResolverTypeWrapper<BusinessCardBattleLine>;
  BusinessCardBattleLineName: BusinessCardBattleLineName;
  BusinessCardBattleSpot: BusinessCardBattleSpot;
  BusinessCardBattleAttribute: BusinessCardBattleAttribute;
  BusinessCardBattleMark: BusinessCardBattleMark;
  BusinessCardBattleSkill: BusinessCardBattleSkill;
  BusinessCardBattleCharacter: ResolverTypeWrapper<BusinessCardBattleCharacter>;
  BusinessCardBattleFighter: ResolverTypeWrapper<BusinessCardBattleFighter>;
  BusinessCardBattleFight: ResolverTypeWrapper<BusinessCardBattleFight>;
  BusinessCardBattleNamed: ResolverTypeWrapper<BusinessCardBattleNamed>;
  BusinessCardBattleMove: BusinessCardBattleMove;
  BusinessCardBattlePick: BusinessCardBattlePick;
  BusinessCardBattlePlace: BusinessCardBattlePlace;
  BusinessCardBattleOne: BusinessCardBattleOne;
  BusinessCardBattleStep: BusinessCardBattleStep;
  BusinessCardBattleAttack: BusinessCardBattleAttack;
  BusinessCardBattleShare: BusinessCardBattleShare;
  BusinessCardBattlePrize: BusinessCardBattlePrize;
  SparkOfWarView: ResolverTypeWrapper<SparkOfWarView>;
  SparkOfWarMode: SparkOfWarMode;
  SparkOfWarColour: SparkOfWarColour;
  SparkOfWarPhase: SparkOfWarPhase;
  SparkOfWarPlayer: ResolverTypeWrapper<SparkOfWarPlayer>;
  SparkOfWarCard: ResolverTypeWrapper<SparkOfWarCard>;
  SparkOfWarScore: ResolverTypeWrapper<SparkOfWarScore>;
  SparkOfWarQuestScore: ResolverTypeWrapper<SparkOfWarQuestScore>;
  SparkOfWarHex: ResolverTypeWrapper<SparkOfWarHex>;
  SparkOfWarThingKind: SparkOfWarThingKind;
  SparkOfWarKind: SparkOfWarKind;
  SparkOfWarPower: SparkOfWarPower;
  SparkOfWarThing: ResolverTypeWrapper<SparkOfWarThing>;
  SparkOfWarMove: SparkOfWarMove;
  SparkOfWarDeploy: SparkOfWarDeploy;
  SparkOfWarTurn: SparkOfWarTurn;
  SparkOfWarTarget: SparkOfWarTarget;
  SparkOfWarStow: SparkOfWarStow;
  SparkOfWarShips: SparkOfWarShips;
  ValhallaView: ResolverTypeWrapper<ValhallaView>;
  ValhallaPhase: ValhallaPhase;
  ValhallaPlayer: ResolverTypeWrapper<ValhallaPlayer>;
  ValhallaCard: ResolverTypeWrapper<ValhallaCard>;
  ValhallaPiece: ResolverTypeWrapper<ValhallaPiece>;
  ValhallaSlot: ValhallaSlot;
  ValhallaWeapon: ValhallaWeapon;
  ValhallaAlly: ResolverTypeWrapper<ValhallaAlly>;
  ValhallaBoost: ResolverTypeWrapper<ValhallaBoost>;
  ValhallaStat: ValhallaStat;
  ValhallaCell: ResolverTypeWrapper<ValhallaCell>;
  ValhallaAttack: ResolverTypeWrapper<ValhallaAttack>;
  ValhallaStage: ValhallaStage;
  ValhallaWord: ValhallaWord;
  ValhallaSaid: ResolverTypeWrapper<ValhallaSaid>;
  ValhallaActivity: ResolverTypeWrapper<ValhallaActivity>;
  ValhallaActivityKind: ValhallaActivityKind;
  ValhallaMove: ValhallaMove;
  ValhallaLay: ValhallaLay;
  ValhallaGo: ValhallaGo;
  ValhallaCardMove: ValhallaCardMove;
  ValhallaPieceMove: ValhallaPieceMove;
  ValhallaPlay: ValhallaPlay;
  ValhallaTarget: ValhallaTarget;
  ValhallaPush: ValhallaPush;
  ValhallaStrike: ValhallaStrike;
  ValhallaChoose: ValhallaChoose;
  ValhallaDiscard: ValhallaDiscard;
  SparkFormingView: ResolverTypeWrapper<SparkFormingView>;
  SparkFormingPhase: SparkFormingPhase;
  SparkFormingTeam: ResolverTypeWrapper<SparkFormingTeam>;
  SparkFormingPlayer: ResolverTypeWrapper<SparkFormingPlayer>;
  SparkFormingCard: ResolverTypeWrapper<SparkFormingCard>;
  SparkFormingFragment: ResolverTypeWrapper<SparkFormingFragment>;
  SparkFormingStatValue: ResolverTypeWrapper<SparkFormingStatValue>;
  SparkFormingRange: ResolverTypeWrapper<SparkFormingRange>;
  SparkFormingAttack: ResolverTypeWrapper<SparkFormingAttack>;
  SparkFormingDefence: ResolverTypeWrapper<SparkFormingDefence>;
  SparkFormingFit: SparkFormingFit;
  SparkFormingMode: SparkFormingMode;
  SparkFormingFragmentType: SparkFormingFragmentType;
  SparkFormingStat: SparkFormingStat;
  SparkFormingCharacterType: SparkFormingCharacterType;
  SparkFormingSpecies: SparkFormingSpecies;
  SparkFormingMove: SparkFormingMove;
  SparkFormingAttackMove: SparkFormingAttackMove;
  SparkFormingTagMove: SparkFormingTagMove;
  SparkFormingDoubleTeamMove: SparkFormingDoubleTeamMove;
  SparkFormingAssistMove: SparkFormingAssistMove;
  SparkFormingDefendMove: SparkFormingDefendMove;
  SparkFormingBurstMove: SparkFormingBurstMove;
  SparkFormingCardsMove: SparkFormingCardsMove;
  SparkFormingTakeBackMove: SparkFormingTakeBackMove;
  SparkFormingEnterMove: SparkFormingEnterMove;
  MoveInput: MoveInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Player: PlayerParent;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  OwnedCard: Omit<OwnedCard, 'game'> & { game: ResolversParentTypes['Game'] };
  Int: Scalars['Int']['output'];
  Account: AccountParent;
  OpenSession: OpenSessionParent;
  ApiKey: ApiKeyParent;
  CreatedApiKey: Omit<CreatedApiKey, 'key'> & { key: ResolversParentTypes['ApiKey'] };
  Session: SessionParent;
  SignUpInput: SignUpInput;
  KeepAccountInput: KeepAccountInput;
  ChangePasswordInput: ChangePasswordInput;
  ResetPasswordInput: ResetPasswordInput;
  SetEmailInput: SetEmailInput;
  DeleteAccountInput: DeleteAccountInput;
  CreateApiKeyInput: CreateApiKeyInput;
  SignInInput: SignInInput;
  Deck: DeckParent;
  DeckCard: DeckCard;
  DeckCardInput: DeckCardInput;
  UnfinishedDeckInput: UnfinishedDeckInput;
  SaveDeckInput: SaveDeckInput;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Analysis: Analysis;
  AnalysedDecision: AnalysedDecision;
  AnalysedMove: AnalysedMove;
  Float: Scalars['Float']['output'];
  Swing: Swing;
  Game: GameParent;
  Card: Card;
  DeckFormat: DeckFormat;
  ReadyDeck: ReadyDeck;
  JudgeCall: JudgeCallParent;
  JudgeReading: JudgeReading;
  JudgeInput: JudgeInput;
  GiveTimeInput: GiveTimeInput;
  RewindMatchInput: RewindMatchInput;
  RuleInput: RuleInput;
  Match: MatchParent;
  Seat: Omit<Seat, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  TimeControl: TimeControl;
  Fischer: Fischer;
  Clock: Clock;
  SeatClock: SeatClock;
  Decision: Decision;
  Choice: Choice;
  Subject: Subject;
  Blank: Blank;
  BlankOption: BlankOption;
  Entry: EntryParent;
  Fact: Fact;
  EntryConnection: Omit<EntryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EntryEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Entry']> };
  EntryEdge: Omit<EntryEdge, 'node'> & { node: ResolversParentTypes['Entry'] };
  MatchResult: MatchResultParent;
  Award: Award;
  MatchPlace: MatchPlace;
  Replay: Replay;
  MatchFilter: MatchFilter;
  MatchConnection: MatchConnectionParent;
  MatchEdge: Omit<MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  PageInfo: PageInfo;
  DeckChoice: DeckChoice;
  TimeControlInput: TimeControlInput;
  FischerInput: FischerInput;
  BotInput: BotInput;
  CreateMatchInput: CreateMatchInput;
  JoinMatchInput: JoinMatchInput;
  SubmitMoveInput: SubmitMoveInput;
  SubmitMovePayload: SubmitMovePayloadParent;
  Invitation: InvitationParent;
  Challenge: ChallengeParent;
  OpponentInput: OpponentInput;
  ChallengeInput: ChallengeInput;
  RematchInput: RematchInput;
  AcceptChallengeInput: AcceptChallengeInput;
  OpenMatch: Omit<OpenMatch, 'match'> & { match: ResolversParentTypes['Match'] };
  Webhook: WebhookParent;
  WebhookDelivery: WebhookDeliveryParent;
  CreatedWebhook: Omit<CreatedWebhook, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  PushSubscription: PushSubscriptionParent;
  CreateWebhookInput: CreateWebhookInput;
  SubscribePushInput: SubscribePushInput;
  JSON: Scalars['JSON']['output'];
  DateTime: Scalars['DateTime']['output'];
  Cursor: Scalars['Cursor']['output'];
  MatchUpdate: MatchUpdateParent;
  Subscription: Record<PropertyKey, never>;
  TableView: TableViewParent;
  TableSeat: TableSeat;
  Zone: Zone;
  CardView: CardView;
  Board: Board;
  Cell: Cell;
  Piece: Piece;
  Counter: Counter;
  GameView: GameViewParent;
  StagePlan: StagePlan;
  TournamentPoints: TournamentPoints;
  TournamentSetup: TournamentSetupParent;
  TournamentOfficial: Omit<TournamentOfficial, 'player'> & { player: ResolversParentTypes['Player'] };
  EntrantMember: Omit<EntrantMember, 'player'> & { player: ResolversParentTypes['Player'] };
  Entrant: Omit<Entrant, 'members'> & { members: ReadonlyArray<ResolversParentTypes['EntrantMember']> };
  TableGame: TableGameParent;
  TableRuling: TableRuling;
  BracketPlace: BracketPlace;
  TournamentTable: TournamentTableParent;
  TournamentRound: TournamentRoundParent;
  Standing: Omit<Standing, 'entrant'> & { entrant: ResolversParentTypes['Entrant'] };
  TournamentStage: TournamentStageParent;
  TournamentPlace: Omit<TournamentPlace, 'entrant'> & { entrant: ResolversParentTypes['Entrant'] };
  TournamentEntry: TournamentEntry;
  TournamentNotice: TournamentNotice;
  TournamentEntryPage: TournamentEntryPage;
  Tournament: TournamentParent;
  TournamentConnection: TournamentConnectionParent;
  TournamentEdge: Omit<TournamentEdge, 'node'> & { node: ResolversParentTypes['Tournament'] };
  TournamentUpdate: TournamentUpdateParent;
  SwissInput: SwissInput;
  RoundRobinInput: RoundRobinInput;
  EliminationInput: EliminationInput;
  StageInput: StageInput;
  TournamentPointsInput: TournamentPointsInput;
  TournamentSetupInput: TournamentSetupInput;
  CreateTournamentInput: CreateTournamentInput;
  AnnouncementInput: AnnouncementInput;
  SetUpTournamentInput: SetUpTournamentInput;
  TournamentInput: TournamentInput;
  RegisterInput: RegisterInput;
  TournamentDeckInput: TournamentDeckInput;
  ChangeTournamentDeckInput: ChangeTournamentDeckInput;
  DisqualifyInput: DisqualifyInput;
  ReinstateInput: ReinstateInput;
  EntrantInput: EntrantInput;
  BeginTournamentInput: BeginTournamentInput;
  PairRoundInput: PairRoundInput;
  SwapEntrantsInput: SwapEntrantsInput;
  RuleTableInput: RuleTableInput;
  TournamentReasonInput: TournamentReasonInput;
  OfficialInput: OfficialInput;
  TournamentFilter: TournamentFilter;
  GolemsView: GolemsView;
  GolemsPlayer: GolemsPlayer;
  GolemsCard: GolemsCard;
  GolemsSpace: GolemsSpace;
  GolemsUnit: GolemsUnit;
  GolemsBoost: GolemsBoost;
  GolemsPile: GolemsPile;
  GolemsSpell: GolemsSpell;
  GolemsHandOf: GolemsHandOf;
  GolemsBattle: GolemsBattle;
  GolemsSide: GolemsSide;
  GolemsAttack: GolemsAttack;
  GolemsMove: GolemsMove;
  GolemsCraft: GolemsCraft;
  GolemsDraw: GolemsDraw;
  GolemsDiscard: GolemsDiscard;
  GolemsPlay: GolemsPlay;
  GolemsTarget: GolemsTarget;
  GolemsPortal: GolemsPortal;
  GolemsHandTarget: GolemsHandTarget;
  GolemsTransformation: GolemsTransformation;
  GolemsMoveGolem: GolemsMoveGolem;
  GolemsAttackStack: GolemsAttackStack;
  GolemsStrike: GolemsStrike;
  GolemsRegenerate: GolemsRegenerate;
  BusinessCardBattleView: BusinessCardBattleView;
  BusinessCardBattlePlayer: BusinessCardBattlePlayer;
  BusinessCardBattleLine: BusinessCardBattleLine;
  BusinessCardBattleCharacter: BusinessCardBattleCharacter;
  BusinessCardBattleFighter: BusinessCardBattleFighter;
  BusinessCardBattleFight: BusinessCardBattleFight;
  BusinessCardBattleNamed: BusinessCardBattleNamed;
  BusinessCardBattleMove: BusinessCardBattleMove;
  BusinessCardBattlePick: BusinessCardBattlePick;
  BusinessCardBattlePlace: BusinessCardBattlePlace;
  BusinessCardBattleOne: BusinessCardBattleOne;
  BusinessCardBattleStep: BusinessCardBattleStep;
  BusinessCardBattleAttack: BusinessCardBattleAttack;
  BusinessCardBattleShare: BusinessCardBattleShare;
  BusinessCardBattlePrize: BusinessCardBattlePrize;
  SparkOfWarView: SparkOfWarView;
  SparkOfWarPlayer: SparkOfWarPlayer;
  SparkOfWarCard: SparkOfWarCard;
  SparkOfWarScore: SparkOfWarScore;
  SparkOfWarQuestScore: SparkOfWarQuestScore;
  SparkOfWarHex: SparkOfWarHex;
  SparkOfWarThing: SparkOfWarThing;
  SparkOfWarMove: SparkOfWarMove;
  SparkOfWarDeploy: SparkOfWarDeploy;
  SparkOfWarTurn: SparkOfWarTurn;
  SparkOfWarTarget: SparkOfWarTarget;
  SparkOfWarStow: SparkOfWarStow;
  SparkOfWarShips: SparkOfWarShips;
  ValhallaView: ValhallaView;
  ValhallaPlayer: ValhallaPlayer;
  ValhallaCard: ValhallaCard;
  ValhallaPiece: ValhallaPiece;
  ValhallaAlly: ValhallaAlly;
  ValhallaBoost: ValhallaBoost;
  ValhallaCell: ValhallaCell;
  ValhallaAttack: ValhallaAttack;
  ValhallaSaid: ValhallaSaid;
  ValhallaActivity: ValhallaActivity;
  ValhallaMove: ValhallaMove;
  ValhallaLay: ValhallaLay;
  ValhallaGo: ValhallaGo;
  ValhallaCardMove: ValhallaCardMove;
  ValhallaPieceMove: ValhallaPieceMove;
  ValhallaPlay: ValhallaPlay;
  ValhallaTarget: ValhallaTarget;
  ValhallaPush: ValhallaPush;
  ValhallaStrike: ValhallaStrike;
  ValhallaChoose: ValhallaChoose;
  ValhallaDiscard: ValhallaDiscard;
  SparkFormingView: SparkFormingView;
  SparkFormingTeam: SparkFormingTeam;
  SparkFormingPlayer: SparkFormingPlayer;
  SparkFormingCard: SparkFormingCard;
  SparkFormingFragment: SparkFormingFragment;
  SparkFormingStatValue: SparkFormingStatValue;
  SparkFormingRange: SparkFormingRange;
  SparkFormingAttack: SparkFormingAttack;
  SparkFormingDefence: SparkFormingDefence;
  SparkFormingMove: SparkFormingMove;
  SparkFormingAttackMove: SparkFormingAttackMove;
  SparkFormingTagMove: SparkFormingTagMove;
  SparkFormingDoubleTeamMove: SparkFormingDoubleTeamMove;
  SparkFormingAssistMove: SparkFormingAssistMove;
  SparkFormingDefendMove: SparkFormingDefendMove;
  SparkFormingBurstMove: SparkFormingBurstMove;
  SparkFormingCardsMove: SparkFormingCardsMove;
  SparkFormingTakeBackMove: SparkFormingTakeBackMove;
  SparkFormingEnterMove: SparkFormingEnterMove;
  MoveInput: MoveInput;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  decks?: Resolver<ReadonlyArray<ResolversTypes['Deck']>, ParentType, ContextType, Partial<PlayerDecksArgs>>;
  collection?: Resolver<ReadonlyArray<ResolversTypes['OwnedCard']>, ParentType, ContextType, Partial<PlayerCollectionArgs>>;
};

export type OwnedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnedCard'] = ResolversParentTypes['OwnedCard']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  apiKeys?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  blocked?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['ApiScope']>, ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreatedApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deck'] = ResolversParentTypes['Deck']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['DeckCard']>, ParentType, ContextType>;
  broken?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeckCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeckCard'] = ResolversParentTypes['DeckCard']> = {
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'id'>>;
  rulesBrokenBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryRulesBrokenByArgs, 'deck'>>;
  analysis?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType, RequireFields<QueryAnalysisArgs, 'matchId' | 'seat'>>;
  games?: Resolver<ReadonlyArray<ResolversTypes['Game']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  matchAsJudge?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<QueryMatchAsJudgeArgs, 'id'>>;
  judgeCalls?: Resolver<ReadonlyArray<ResolversTypes['JudgeCall']>, ParentType, ContextType, RequireFields<QueryJudgeCallsArgs, 'tournament' | 'first'>>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  myDecisions?: Resolver<ReadonlyArray<ResolversTypes['Decision']>, ParentType, ContextType, RequireFields<QueryMyDecisionsArgs, 'first'>>;
  matches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, Partial<QueryMatchesArgs>>;
  challenges?: Resolver<ReadonlyArray<ResolversTypes['Challenge']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['Challenge']>, ParentType, ContextType, RequireFields<QueryChallengeArgs, 'id'>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  pushSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['PushSubscription']>, ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType, RequireFields<QueryTournamentArgs, 'id'>>;
  tournaments?: Resolver<ResolversTypes['TournamentConnection'], ParentType, ContextType, Partial<QueryTournamentsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signUp?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInAsGuest?: Resolver<ResolversTypes['Session'], ParentType, ContextType, Partial<MutationSignInAsGuestArgs>>;
  keepAccount?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationKeepAccountArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameSession?: Resolver<ResolversTypes['OpenSession'], ParentType, ContextType, RequireFields<MutationNameSessionArgs, 'id' | 'name'>>;
  revokeSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  blockPlayer?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationBlockPlayerArgs, 'id'>>;
  unblockPlayer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationUnblockPlayerArgs, 'id'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  setEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetEmailArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  deleteAccount?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  markAsBot?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  saveDeck?: Resolver<ResolversTypes['Deck'], ParentType, ContextType, RequireFields<MutationSaveDeckArgs, 'input'>>;
  deleteDeck?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteDeckArgs, 'id'>>;
  analyseMatch?: Resolver<ResolversTypes['Analysis'], ParentType, ContextType, RequireFields<MutationAnalyseMatchArgs, 'matchId' | 'seat'>>;
  pauseMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationPauseMatchArgs, 'input'>>;
  resumeMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationResumeMatchArgs, 'input'>>;
  giveTime?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationGiveTimeArgs, 'input'>>;
  rewindMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationRewindMatchArgs, 'input'>>;
  rule?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationRuleArgs, 'input'>>;
  callJudge?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationCallJudgeArgs, 'matchId' | 'about'>>;
  takeJudgeCall?: Resolver<ResolversTypes['JudgeCall'], ParentType, ContextType, RequireFields<MutationTakeJudgeCallArgs, 'matchId' | 'version'>>;
  closeJudgeCall?: Resolver<ResolversTypes['JudgeCall'], ParentType, ContextType, RequireFields<MutationCloseJudgeCallArgs, 'matchId' | 'version'>>;
  createMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationCreateMatchArgs, 'input'>>;
  joinMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationJoinMatchArgs, 'input'>>;
  leaveMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationLeaveMatchArgs, 'matchId'>>;
  submitMove?: Resolver<ResolversTypes['SubmitMovePayload'], ParentType, ContextType, RequireFields<MutationSubmitMoveArgs, 'input'>>;
  resign?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationResignArgs, 'matchId'>>;
  setAutoPass?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationSetAutoPassArgs, 'matchId' | 'mode'>>;
  cancelMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationCancelMatchArgs, 'matchId'>>;
  challengePlayer?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationChallengePlayerArgs, 'input'>>;
  rematch?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationRematchArgs, 'input'>>;
  acceptChallenge?: Resolver<ResolversTypes['Match'], ParentType, ContextType, RequireFields<MutationAcceptChallengeArgs, 'input'>>;
  declineChallenge?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationDeclineChallengeArgs, 'id'>>;
  createWebhook?: Resolver<ResolversTypes['CreatedWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  resumeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationResumeWebhookArgs, 'id'>>;
  replayDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationReplayDeliveryArgs, 'id'>>;
  subscribePush?: Resolver<ResolversTypes['PushSubscription'], ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'input'>>;
  unsubscribePush?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationUnsubscribePushArgs, 'id'>>;
  createTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationCreateTournamentArgs, 'input'>>;
  setUpTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationSetUpTournamentArgs, 'input'>>;
  announceToEntrants?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationAnnounceToEntrantsArgs, 'input'>>;
  openRegistration?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationOpenRegistrationArgs, 'input'>>;
  registerForTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationRegisterForTournamentArgs, 'input'>>;
  agreeToTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationAgreeToTournamentArgs, 'input'>>;
  changeTournamentDeck?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationChangeTournamentDeckArgs, 'input'>>;
  unregisterFromTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationUnregisterFromTournamentArgs, 'input'>>;
  checkIn?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'input'>>;
  dropFromTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationDropFromTournamentArgs, 'input'>>;
  disqualifyEntrant?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationDisqualifyEntrantArgs, 'input'>>;
  reinstateEntrant?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationReinstateEntrantArgs, 'input'>>;
  beginTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationBeginTournamentArgs, 'input'>>;
  pairRound?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationPairRoundArgs, 'input'>>;
  approveRound?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationApproveRoundArgs, 'input'>>;
  swapEntrants?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationSwapEntrantsArgs, 'input'>>;
  undoRound?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationUndoRoundArgs, 'input'>>;
  callTime?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationCallTimeArgs, 'input'>>;
  pauseTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationPauseTournamentArgs, 'input'>>;
  resumeTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationResumeTournamentArgs, 'input'>>;
  ruleTable?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationRuleTableArgs, 'input'>>;
  appointOfficial?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationAppointOfficialArgs, 'input'>>;
  dismissOfficial?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationDismissOfficialArgs, 'input'>>;
  endTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationEndTournamentArgs, 'input'>>;
  cancelTournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType, RequireFields<MutationCancelTournamentArgs, 'input'>>;
};

export type AnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Analysis'] = ResolversParentTypes['Analysis']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AnalysisStatus'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  iterations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['AnalysedDecision']>, ParentType, ContextType>;
  swings?: Resolver<ReadonlyArray<ResolversTypes['Swing']>, ParentType, ContextType>;
};

export type AnalysedDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysedDecision'] = ResolversParentTypes['AnalysedDecision']> = {
  entry?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['AnalysedMove'], ParentType, ContextType>;
  best?: Resolver<ResolversTypes['AnalysedMove'], ParentType, ContextType>;
};

export type AnalysedMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysedMove'] = ResolversParentTypes['AnalysedMove']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  chance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SwingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Swing'] = ResolversParentTypes['Swing']> = {
  kind?: Resolver<ResolversTypes['SwingKind'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deckFormat?: Resolver<Maybe<ResolversTypes['DeckFormat']>, ParentType, ContextType>;
  starterSet?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DeckCard']>>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  back?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copies?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type DeckFormatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeckFormat'] = ResolversParentTypes['DeckFormat']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ready?: Resolver<ReadonlyArray<ResolversTypes['ReadyDeck']>, ParentType, ContextType>;
};

export type ReadyDeckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadyDeck'] = ResolversParentTypes['ReadyDeck']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['DeckCard']>, ParentType, ContextType>;
};

export type JudgeCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeCall'] = ResolversParentTypes['JudgeCall']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JudgeCallStatus'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type JudgeReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeReading'] = ResolversParentTypes['JudgeReading']> = {
  judge?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Seat']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  broadcastDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournamentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  timeControl?: Resolver<Maybe<ResolversTypes['TimeControl']>, ParentType, ContextType>;
  onTimeOut?: Resolver<ResolversTypes['TimeOutPolicy'], ParentType, ContextType>;
  standInLevel?: Resolver<Maybe<ResolversTypes['BotLevel']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  yourSeats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  judgeReadings?: Resolver<ReadonlyArray<ResolversTypes['JudgeReading']>, ParentType, ContextType>;
  waitingFor?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['GameView']>, ParentType, ContextType>;
  table?: Resolver<ResolversTypes['TableView'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['EntryConnection'], ParentType, ContextType, Partial<MatchEntriesArgs>>;
  result?: Resolver<Maybe<ResolversTypes['MatchResult']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replay?: Resolver<Maybe<ResolversTypes['Replay']>, ParentType, ContextType>;
};

export type SeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seat'] = ResolversParentTypes['Seat']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  bot?: Resolver<Maybe<ResolversTypes['BotLevel']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ruled?: Resolver<Maybe<ResolversTypes['JudgeRuling']>, ParentType, ContextType>;
  entropy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimeControlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeControl'] = ResolversParentTypes['TimeControl']> = {
  perDecision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fischer?: Resolver<Maybe<ResolversTypes['Fischer']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FischerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fischer'] = ResolversParentTypes['Fischer']> = {
  bank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  increment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clock'] = ResolversParentTypes['Clock']> = {
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatClock']>, ParentType, ContextType>;
};

export type SeatClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatClock'] = ResolversParentTypes['SeatClock']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['Choice']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reaction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoPass?: Resolver<ResolversTypes['AutoPass'], ParentType, ContextType>;
};

export type ChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Choice'] = ResolversParentTypes['Choice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  blank?: Resolver<Maybe<ResolversTypes['Blank']>, ParentType, ContextType>;
  blanks?: Resolver<ReadonlyArray<ResolversTypes['Blank']>, ParentType, ContextType>;
  concerns?: Resolver<ReadonlyArray<ResolversTypes['Subject']>, ParentType, ContextType>;
};

export type SubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject']> = {
  kind?: Resolver<ResolversTypes['SubjectKind'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Blank'] = ResolversParentTypes['Blank']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SubjectKind'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BlankOption']>>, ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  each?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type BlankOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlankOption'] = ResolversParentTypes['BlankOption']> = {
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  concerns?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
};

export type EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entry'] = ResolversParentTypes['Entry']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['Fact']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewoundTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  judge?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['JudgeRuling']>, ParentType, ContextType>;
};

export type FactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fact'] = ResolversParentTypes['Fact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type EntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryConnection'] = ResolversParentTypes['EntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Entry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryEdge'] = ResolversParentTypes['EntryEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entry'], ParentType, ContextType>;
};

export type MatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchResult'] = ResolversParentTypes['MatchResult']> = {
  places?: Resolver<ReadonlyArray<ResolversTypes['MatchPlace']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scores?: Resolver<ReadonlyArray<ResolversTypes['Counter']>, ParentType, ContextType>;
  awards?: Resolver<ReadonlyArray<ResolversTypes['Award']>, ParentType, ContextType>;
};

export type AwardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchPlace'] = ResolversParentTypes['MatchPlace']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  status?: Resolver<ResolversTypes['ReplayStatus'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proven?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unproven?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Match']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
};

export type SubmitMovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitMovePayload'] = ResolversParentTypes['SubmitMovePayload']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['Entry'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  timeControl?: Resolver<Maybe<ResolversTypes['TimeControl']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Challenge'] = ResolversParentTypes['Challenge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  to?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeControl?: Resolver<Maybe<ResolversTypes['TimeControl']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rematchOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChallengeStatus'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
};

export type OpenMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenMatch'] = ResolversParentTypes['OpenMatch']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['NotificationEvent']>, ParentType, ContextType>;
  quiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledBecause?: Resolver<Maybe<ResolversTypes['DisabledBecause']>, ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeliveryStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['DeliveryFailure']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CreatedWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedWebhook'] = ResolversParentTypes['CreatedWebhook']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PushSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushSubscription'] = ResolversParentTypes['PushSubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['NotificationEvent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledBecause?: Resolver<Maybe<ResolversTypes['DisabledBecause']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

export type MatchUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchUpdate'] = ResolversParentTypes['MatchUpdate']> = {
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['Entry']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  matchUpdates?: SubscriptionResolver<ResolversTypes['MatchUpdate'], "matchUpdates", ParentType, ContextType, RequireFields<SubscriptionMatchUpdatesArgs, 'id'>>;
  openMatches?: SubscriptionResolver<ResolversTypes['OpenMatch'], "openMatches", ParentType, ContextType, Partial<SubscriptionOpenMatchesArgs>>;
  rematchUpdates?: SubscriptionResolver<ResolversTypes['Challenge'], "rematchUpdates", ParentType, ContextType, RequireFields<SubscriptionRematchUpdatesArgs, 'matchId'>>;
  myDecisions?: SubscriptionResolver<ResolversTypes['Decision'], "myDecisions", ParentType, ContextType>;
  tournamentUpdates?: SubscriptionResolver<ResolversTypes['TournamentUpdate'], "tournamentUpdates", ParentType, ContextType, RequireFields<SubscriptionTournamentUpdatesArgs, 'id'>>;
};

export type TableViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableView'] = ResolversParentTypes['TableView']> = {
  zones?: Resolver<ReadonlyArray<ResolversTypes['Zone']>, ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  counters?: Resolver<ReadonlyArray<ResolversTypes['Counter']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['TableSeat']>, ParentType, ContextType>;
};

export type TableSeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableSeat'] = ResolversParentTypes['TableSeat']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Zone'] = ResolversParentTypes['Zone']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ZoneKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardView']>, ParentType, ContextType>;
};

export type CardViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardView'] = ResolversParentTypes['CardView']> = {
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  back?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  shape?: Resolver<ResolversTypes['BoardShape'], ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['Cell']>, ParentType, ContextType>;
};

export type CellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cell'] = ResolversParentTypes['Cell']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pieces?: Resolver<ReadonlyArray<ResolversTypes['Piece']>, ParentType, ContextType>;
};

export type PieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Piece'] = ResolversParentTypes['Piece']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rotation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['Counter']>, ParentType, ContextType>;
};

export type CounterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Counter'] = ResolversParentTypes['Counter']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameView'] = ResolversParentTypes['GameView']> = {
  __resolveType: TypeResolveFn<'GolemsView' | 'BusinessCardBattleView' | 'SparkOfWarView' | 'ValhallaView' | 'SparkFormingView', ParentType, ContextType>;
};

export type StagePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StagePlan'] = ResolversParentTypes['StagePlan']> = {
  format?: Resolver<ResolversTypes['StageFormat'], ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cycles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  take?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TournamentPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentPoints'] = ResolversParentTypes['TournamentPoints']> = {
  byPlace?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bye?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentSetup'] = ResolversParentTypes['TournamentSetup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeControl?: Resolver<Maybe<ResolversTypes['TimeControl']>, ParentType, ContextType>;
  onTimeOut?: Resolver<ResolversTypes['TimeOutPolicy'], ParentType, ContextType>;
  forfeitAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standInLevel?: Resolver<Maybe<ResolversTypes['BotLevel']>, ParentType, ContextType>;
  bestOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decks?: Resolver<ResolversTypes['TournamentDecks'], ParentType, ContextType>;
  decksShown?: Resolver<ResolversTypes['TournamentDecksShown'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['TournamentRegistration'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  broadcastDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['StagePlan']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['TournamentPoints'], ParentType, ContextType>;
  tieBreaks?: Resolver<ReadonlyArray<ResolversTypes['TieBreak']>, ParentType, ContextType>;
  roundLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  atTime?: Resolver<ResolversTypes['AtTime'], ParentType, ContextType>;
  pause?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grace?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateRounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShowAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShowDrops?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  champion?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TournamentOfficialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentOfficial'] = ResolversParentTypes['TournamentOfficial']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OfficialRole'], ParentType, ContextType>;
};

export type EntrantMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntrantMember'] = ResolversParentTypes['EntrantMember']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  agreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deck?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type EntrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entrant'] = ResolversParentTypes['Entrant']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['EntrantMember']>, ParentType, ContextType>;
  checkedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gone?: Resolver<Maybe<ResolversTypes['EntrantGone']>, ParentType, ContextType>;
  noShow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TableGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableGame'] = ResolversParentTypes['TableGame']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  places?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type TableRulingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableRuling'] = ResolversParentTypes['TableRuling']> = {
  places?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  gameWins?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type BracketPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BracketPlace'] = ResolversParentTypes['BracketPlace']> = {
  branch?: Resolver<ResolversTypes['BracketBranch'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TournamentTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentTable'] = ResolversParentTypes['TournamentTable']> = {
  table?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrants?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaitsRuling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  games?: Resolver<ReadonlyArray<ResolversTypes['TableGame']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  matchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ruled?: Resolver<Maybe<ResolversTypes['TableRuling']>, ParentType, ContextType>;
  noShows?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
  bracket?: Resolver<Maybe<ResolversTypes['BracketPlace']>, ParentType, ContextType>;
};

export type TournamentRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentRound'] = ResolversParentTypes['TournamentRound']> = {
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RoundStatus'], ParentType, ContextType>;
  supplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  begunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeCalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['TournamentTable']>, ParentType, ContextType, RequireFields<TournamentRoundTablesArgs, 'first' | 'after'>>;
  byes?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType>;
};

export type StandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tieBreaks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentStage'] = ResolversParentTypes['TournamentStage']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['StagePlan'], ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['TournamentRound']>, ParentType, ContextType>;
  standings?: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType, RequireFields<TournamentStageStandingsArgs, 'first' | 'after'>>;
};

export type TournamentPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentPlace'] = ResolversParentTypes['TournamentPlace']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrant?: Resolver<ResolversTypes['Entrant'], ParentType, ContextType>;
};

export type TournamentEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentEntry'] = ResolversParentTypes['TournamentEntry']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type TournamentNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentNotice'] = ResolversParentTypes['TournamentNotice']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentEntryPage'] = ResolversParentTypes['TournamentEntryPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['TournamentEntry']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TournamentStatus'], ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['TournamentSetup'], ParentType, ContextType>;
  organizer?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  officials?: Resolver<ReadonlyArray<ResolversTypes['TournamentOfficial']>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  begunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  allPlayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entrantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entrants?: Resolver<ReadonlyArray<ResolversTypes['Entrant']>, ParentType, ContextType, RequireFields<TournamentEntrantsArgs, 'first' | 'after'>>;
  yourEntrant?: Resolver<Maybe<ResolversTypes['Entrant']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['TournamentStage']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['TournamentRound']>, ParentType, ContextType, Partial<TournamentRoundArgs>>;
  places?: Resolver<ReadonlyArray<ResolversTypes['TournamentPlace']>, ParentType, ContextType, RequireFields<TournamentPlacesArgs, 'first'>>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['TournamentNotice']>, ParentType, ContextType, RequireFields<TournamentNoticesArgs, 'first'>>;
  entries?: Resolver<ResolversTypes['TournamentEntryPage'], ParentType, ContextType, RequireFields<TournamentEntriesArgs, 'first' | 'after'>>;
};

export type TournamentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentConnection'] = ResolversParentTypes['TournamentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TournamentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Tournament']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TournamentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentEdge'] = ResolversParentTypes['TournamentEdge']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
};

export type TournamentUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TournamentUpdate'] = ResolversParentTypes['TournamentUpdate']> = {
  epoch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['TournamentEntry']>, ParentType, ContextType>;
  tournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
};

export type GolemsViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsView'] = ResolversParentTypes['GolemsView']> = {
  golemsPhase?: Resolver<ResolversTypes['GolemsPhase'], ParentType, ContextType>;
  turnSeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['GolemsPlayer']>, ParentType, ContextType>;
  spaces?: Resolver<ReadonlyArray<ResolversTypes['GolemsSpace']>, ParentType, ContextType>;
  piles?: Resolver<ReadonlyArray<ResolversTypes['GolemsPile']>, ParentType, ContextType>;
  spells?: Resolver<ReadonlyArray<ResolversTypes['GolemsSpell']>, ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['GolemsBattle']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GolemsPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsPlayer'] = ResolversParentTypes['GolemsPlayer']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tower?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wizardHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  golemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  golemHandCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventHandCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  golemHand?: Resolver<ReadonlyArray<ResolversTypes['GolemsCard']>, ParentType, ContextType>;
  eventHand?: Resolver<ReadonlyArray<ResolversTypes['GolemsCard']>, ParentType, ContextType>;
};

export type GolemsCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsCard'] = ResolversParentTypes['GolemsCard']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GolemsSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsSpace'] = ResolversParentTypes['GolemsSpace']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terrain?: Resolver<ResolversTypes['GolemsTerrain'], ParentType, ContextType>;
  material?: Resolver<Maybe<ResolversTypes['GolemsMaterial']>, ParentType, ContextType>;
  controllers?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['GolemsUnit']>, ParentType, ContextType>;
};

export type GolemsUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsUnit'] = ResolversParentTypes['GolemsUnit']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wizard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  material?: Resolver<Maybe<ResolversTypes['GolemsMaterial']>, ParentType, ContextType>;
  hardness?: Resolver<ResolversTypes['GolemsHardness'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['GolemsSize'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['GolemsShape'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  force?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  armor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attacksLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boosts?: Resolver<ReadonlyArray<ResolversTypes['GolemsBoost']>, ParentType, ContextType>;
};

export type GolemsBoostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsBoost'] = ResolversParentTypes['GolemsBoost']> = {
  kind?: Resolver<ResolversTypes['GolemsBoostKind'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GolemsPileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsPile'] = ResolversParentTypes['GolemsPile']> = {
  kind?: Resolver<ResolversTypes['GolemsHand'], ParentType, ContextType>;
  deckCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discard?: Resolver<ReadonlyArray<ResolversTypes['GolemsCard']>, ParentType, ContextType>;
  known?: Resolver<ReadonlyArray<ResolversTypes['GolemsCard']>, ParentType, ContextType>;
};

export type GolemsSpellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsSpell'] = ResolversParentTypes['GolemsSpell']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  negated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  golem?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  into?: Resolver<Maybe<ResolversTypes['GolemsTrait']>, ParentType, ContextType>;
  opponent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hand?: Resolver<Maybe<ResolversTypes['GolemsHandOf']>, ParentType, ContextType>;
};

export type GolemsHandOfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsHandOf'] = ResolversParentTypes['GolemsHandOf']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['GolemsHand'], ParentType, ContextType>;
};

export type GolemsBattleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsBattle'] = ResolversParentTypes['GolemsBattle']> = {
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<ReadonlyArray<ResolversTypes['GolemsSide']>, ParentType, ContextType>;
  attack?: Resolver<Maybe<ResolversTypes['GolemsAttack']>, ParentType, ContextType>;
  passed?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GolemsSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsSide'] = ResolversParentTypes['GolemsSide']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  space?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GolemsAttackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GolemsAttack'] = ResolversParentTypes['GolemsAttack']> = {
  unit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  force?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  armor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessCardBattleViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattleView'] = ResolversParentTypes['BusinessCardBattleView']> = {
  businessCardBattlePhase?: Resolver<ResolversTypes['BusinessCardBattlePhase'], ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['BusinessCardBattleStakes'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acting?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turnsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietTurns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['BusinessCardBattlePlayer']>, ParentType, ContextType>;
  battle?: Resolver<Maybe<ResolversTypes['BusinessCardBattleFight']>, ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ending?: Resolver<Maybe<ResolversTypes['BusinessCardBattleEnding']>, ParentType, ContextType>;
  prizePicker?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessCardBattlePlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattlePlayer'] = ResolversParentTypes['BusinessCardBattlePlayer']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['BusinessCardBattleMark']>, ParentType, ContextType>;
  deck?: Resolver<ReadonlyArray<ResolversTypes['BusinessCardBattleCharacter']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['BusinessCardBattleLine']>, ParentType, ContextType>;
  graveyard?: Resolver<ReadonlyArray<ResolversTypes['BusinessCardBattleCharacter']>, ParentType, ContextType>;
  charactersLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalHp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessCardBattleLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattleLine'] = ResolversParentTypes['BusinessCardBattleLine']> = {
  line?: Resolver<ResolversTypes['BusinessCardBattleLineName'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<Maybe<ResolversTypes['BusinessCardBattleFighter']>>, ParentType, ContextType>;
};

export type BusinessCardBattleCharacterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattleCharacter'] = ResolversParentTypes['BusinessCardBattleCharacter']> = {
  card?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute?: Resolver<ResolversTypes['BusinessCardBattleAttribute'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['BusinessCardBattleMark'], ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['BusinessCardBattleSkill']>, ParentType, ContextType>;
  ap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printedHp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessCardBattleFighterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattleFighter'] = ResolversParentTypes['BusinessCardBattleFighter']> = {
  card?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute?: Resolver<ResolversTypes['BusinessCardBattleAttribute'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['BusinessCardBattleMark'], ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['BusinessCardBattleSkill']>, ParentType, ContextType>;
  ap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printedHp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spot?: Resolver<ResolversTypes['BusinessCardBattleSpot'], ParentType, ContextType>;
  sideways?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BusinessCardBattleFightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattleFight'] = ResolversParentTypes['BusinessCardBattleFight']> = {
  attacker?: Resolver<ResolversTypes['BusinessCardBattleNamed'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['BusinessCardBattleNamed'], ParentType, ContextType>;
  longDistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  strikesBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  striker?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  absorbing?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BusinessCardBattleNamedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCardBattleNamed'] = ResolversParentTypes['BusinessCardBattleNamed']> = {
  card?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spot?: Resolver<ResolversTypes['BusinessCardBattleSpot'], ParentType, ContextType>;
};

export type SparkOfWarViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarView'] = ResolversParentTypes['SparkOfWarView']> = {
  mode?: Resolver<ResolversTypes['SparkOfWarMode'], ParentType, ContextType>;
  galaxy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sparkOfWarPhase?: Resolver<ResolversTypes['SparkOfWarPhase'], ParentType, ContextType>;
  turnSeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarPlayer']>, ParentType, ContextType>;
  hexes?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarHex']>, ParentType, ContextType>;
  drawCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discard?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SparkOfWarPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarPlayer'] = ResolversParentTypes['SparkOfWarPlayer']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['SparkOfWarColour']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planets?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarCard']>, ParentType, ContextType>;
  salvage?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarCard']>, ParentType, ContextType>;
  stations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hand?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarCard']>, ParentType, ContextType>;
  questCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quests?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarCard']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['SparkOfWarScore']>, ParentType, ContextType>;
};

export type SparkOfWarCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarCard'] = ResolversParentTypes['SparkOfWarCard']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SparkOfWarScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarScore'] = ResolversParentTypes['SparkOfWarScore']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compensation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quests?: Resolver<ReadonlyArray<ResolversTypes['SparkOfWarQuestScore']>, ParentType, ContextType>;
};

export type SparkOfWarQuestScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarQuestScore'] = ResolversParentTypes['SparkOfWarQuestScore']> = {
  quest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  copied?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planet?: Resolver<Maybe<ResolversTypes['SparkOfWarKind']>, ParentType, ContextType>;
};

export type SparkOfWarHexResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarHex'] = ResolversParentTypes['SparkOfWarHex']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  q?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  r?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SparkOfWarThing']>, ParentType, ContextType>;
  damageIfDeployed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SparkOfWarThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkOfWarThing'] = ResolversParentTypes['SparkOfWarThing']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SparkOfWarThingKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planet?: Resolver<Maybe<ResolversTypes['SparkOfWarKind']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['SparkOfWarColour']>, ParentType, ContextType>;
  rotation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resistance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deals?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  forcefields?: Resolver<ReadonlyArray<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ignoresForcefields?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['SparkOfWarPower']>, ParentType, ContextType>;
};

export type ValhallaViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaView'] = ResolversParentTypes['ValhallaView']> = {
  laying?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valhallaPhase?: Resolver<ResolversTypes['ValhallaPhase'], ParentType, ContextType>;
  turnSeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['ValhallaPlayer']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCell']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  attack?: Resolver<Maybe<ResolversTypes['ValhallaAttack']>, ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['ValhallaActivity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValhallaPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaPlayer'] = ResolversParentTypes['ValhallaPlayer']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  life?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cell?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  atk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  def?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hand?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  terrainHand?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  drawCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownDraw?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  recycle?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  discard?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  equipment?: Resolver<ReadonlyArray<ResolversTypes['ValhallaPiece']>, ParentType, ContextType>;
  allies?: Resolver<ReadonlyArray<ResolversTypes['ValhallaAlly']>, ParentType, ContextType>;
  boosts?: Resolver<ReadonlyArray<ResolversTypes['ValhallaBoost']>, ParentType, ContextType>;
  skips?: Resolver<ReadonlyArray<ResolversTypes['ValhallaPhase']>, ParentType, ContextType>;
};

export type ValhallaCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaCard'] = ResolversParentTypes['ValhallaCard']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  r?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ValhallaPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaPiece'] = ResolversParentTypes['ValhallaPiece']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  r?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['ValhallaSlot'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weapon?: Resolver<Maybe<ResolversTypes['ValhallaWeapon']>, ParentType, ContextType>;
  atk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  def?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rng?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dmg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ValhallaAllyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaAlly'] = ResolversParentTypes['ValhallaAlly']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  r?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxHp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  atk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  def?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ValhallaBoostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaBoost'] = ResolversParentTypes['ValhallaBoost']> = {
  what?: Resolver<ResolversTypes['ValhallaStat'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ValhallaCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaCell'] = ResolversParentTypes['ValhallaCell']> = {
  cell?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  laid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  turnedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terrain?: Resolver<Maybe<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  ground?: Resolver<ReadonlyArray<ResolversTypes['ValhallaPiece']>, ParentType, ContextType>;
  seedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownSeeds?: Resolver<ReadonlyArray<ResolversTypes['ValhallaCard']>, ParentType, ContextType>;
};

export type ValhallaAttackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaAttack'] = ResolversParentTypes['ValhallaAttack']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weapon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  melee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ValhallaStage'], ParentType, ContextType>;
  attackerR?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targetR?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  atk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  def?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dmg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastWord?: Resolver<Maybe<ResolversTypes['ValhallaWord']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['ValhallaSaid']>, ParentType, ContextType>;
};

export type ValhallaSaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaSaid'] = ResolversParentTypes['ValhallaSaid']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancels?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ValhallaActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValhallaActivity'] = ResolversParentTypes['ValhallaActivity']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ValhallaActivityKind'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cell?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['ValhallaSaid']>, ParentType, ContextType>;
};

export type SparkFormingViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingView'] = ResolversParentTypes['SparkFormingView']> = {
  sparkFormingPhase?: Resolver<ResolversTypes['SparkFormingPhase'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attacker?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defender?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingTeam']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingPlayer']>, ParentType, ContextType>;
  attack?: Resolver<Maybe<ResolversTypes['SparkFormingAttack']>, ParentType, ContextType>;
  defence?: Resolver<Maybe<ResolversTypes['SparkFormingDefence']>, ParentType, ContextType>;
  attacksEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SparkFormingTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingTeam'] = ResolversParentTypes['SparkFormingTeam']> = {
  side?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastStand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fragment?: Resolver<Maybe<ResolversTypes['SparkFormingFragment']>, ParentType, ContextType>;
  fragmentSeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SparkFormingPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingPlayer'] = ResolversParentTypes['SparkFormingPlayer']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  species?: Resolver<ResolversTypes['SparkFormingSpecies'], ParentType, ContextType>;
  characterType?: Resolver<ResolversTypes['SparkFormingCharacterType'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingStatValue']>, ParentType, ContextType>;
  resilience?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgrade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fragment?: Resolver<Maybe<ResolversTypes['SparkFormingFragment']>, ParentType, ContextType>;
  teamFragment?: Resolver<Maybe<ResolversTypes['SparkFormingFragment']>, ParentType, ContextType>;
  handCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hand?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingCard']>, ParentType, ContextType>;
  deckCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingCard']>, ParentType, ContextType>;
  dataCharge?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingCard']>, ParentType, ContextType>;
  fragmentCharge?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingCard']>, ParentType, ContextType>;
  quarantine?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingCard']>, ParentType, ContextType>;
  pending?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  attacksInARow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SparkFormingCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingCard'] = ResolversParentTypes['SparkFormingCard']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SparkFormingFragmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingFragment'] = ResolversParentTypes['SparkFormingFragment']> = {
  type?: Resolver<ResolversTypes['SparkFormingFragmentType'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SparkFormingCard']>, ParentType, ContextType>;
  faceUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SparkFormingStatValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingStatValue'] = ResolversParentTypes['SparkFormingStatValue']> = {
  stat?: Resolver<ResolversTypes['SparkFormingStat'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SparkFormingRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingRange'] = ResolversParentTypes['SparkFormingRange']> = {
  mode?: Resolver<ResolversTypes['SparkFormingMode'], ParentType, ContextType>;
  lower?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upper?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SparkFormingAttackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingAttack'] = ResolversParentTypes['SparkFormingAttack']> = {
  attackers?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  boost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  ranges?: Resolver<ReadonlyArray<ResolversTypes['SparkFormingRange']>, ParentType, ContextType>;
  sustained?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SparkFormingDefenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparkFormingDefence'] = ResolversParentTypes['SparkFormingDefence']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  burst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  boost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['SparkFormingRange'], ParentType, ContextType>;
  fit?: Resolver<ResolversTypes['SparkFormingFit'], ParentType, ContextType>;
  power?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Player?: PlayerResolvers<ContextType>;
  OwnedCard?: OwnedCardResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Deck?: DeckResolvers<ContextType>;
  DeckCard?: DeckCardResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Analysis?: AnalysisResolvers<ContextType>;
  AnalysedDecision?: AnalysedDecisionResolvers<ContextType>;
  AnalysedMove?: AnalysedMoveResolvers<ContextType>;
  Swing?: SwingResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  DeckFormat?: DeckFormatResolvers<ContextType>;
  ReadyDeck?: ReadyDeckResolvers<ContextType>;
  JudgeCall?: JudgeCallResolvers<ContextType>;
  JudgeReading?: JudgeReadingResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Seat?: SeatResolvers<ContextType>;
  TimeControl?: TimeControlResolvers<ContextType>;
  Fischer?: FischerResolvers<ContextType>;
  Clock?: ClockResolvers<ContextType>;
  SeatClock?: SeatClockResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  Choice?: ChoiceResolvers<ContextType>;
  Subject?: SubjectResolvers<ContextType>;
  Blank?: BlankResolvers<ContextType>;
  BlankOption?: BlankOptionResolvers<ContextType>;
  Entry?: EntryResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  EntryConnection?: EntryConnectionResolvers<ContextType>;
  EntryEdge?: EntryEdgeResolvers<ContextType>;
  MatchResult?: MatchResultResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  MatchPlace?: MatchPlaceResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  SubmitMovePayload?: SubmitMovePayloadResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  Challenge?: ChallengeResolvers<ContextType>;
  OpenMatch?: OpenMatchResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  CreatedWebhook?: CreatedWebhookResolvers<ContextType>;
  PushSubscription?: PushSubscriptionResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Cursor?: GraphQLScalarType;
  MatchUpdate?: MatchUpdateResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TableView?: TableViewResolvers<ContextType>;
  TableSeat?: TableSeatResolvers<ContextType>;
  Zone?: ZoneResolvers<ContextType>;
  CardView?: CardViewResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  Cell?: CellResolvers<ContextType>;
  Piece?: PieceResolvers<ContextType>;
  Counter?: CounterResolvers<ContextType>;
  GameView?: GameViewResolvers<ContextType>;
  StagePlan?: StagePlanResolvers<ContextType>;
  TournamentPoints?: TournamentPointsResolvers<ContextType>;
  TournamentSetup?: TournamentSetupResolvers<ContextType>;
  TournamentOfficial?: TournamentOfficialResolvers<ContextType>;
  EntrantMember?: EntrantMemberResolvers<ContextType>;
  Entrant?: EntrantResolvers<ContextType>;
  TableGame?: TableGameResolvers<ContextType>;
  TableRuling?: TableRulingResolvers<ContextType>;
  BracketPlace?: BracketPlaceResolvers<ContextType>;
  TournamentTable?: TournamentTableResolvers<ContextType>;
  TournamentRound?: TournamentRoundResolvers<ContextType>;
  Standing?: StandingResolvers<ContextType>;
  TournamentStage?: TournamentStageResolvers<ContextType>;
  TournamentPlace?: TournamentPlaceResolvers<ContextType>;
  TournamentEntry?: TournamentEntryResolvers<ContextType>;
  TournamentNotice?: TournamentNoticeResolvers<ContextType>;
  TournamentEntryPage?: TournamentEntryPageResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  TournamentConnection?: TournamentConnectionResolvers<ContextType>;
  TournamentEdge?: TournamentEdgeResolvers<ContextType>;
  TournamentUpdate?: TournamentUpdateResolvers<ContextType>;
  GolemsView?: GolemsViewResolvers<ContextType>;
  GolemsPlayer?: GolemsPlayerResolvers<ContextType>;
  GolemsCard?: GolemsCardResolvers<ContextType>;
  GolemsSpace?: GolemsSpaceResolvers<ContextType>;
  GolemsUnit?: GolemsUnitResolvers<ContextType>;
  GolemsBoost?: GolemsBoostResolvers<ContextType>;
  GolemsPile?: GolemsPileResolvers<ContextType>;
  GolemsSpell?: GolemsSpellResolvers<ContextType>;
  GolemsHandOf?: GolemsHandOfResolvers<ContextType>;
  GolemsBattle?: GolemsBattleResolvers<ContextType>;
  GolemsSide?: GolemsSideResolvers<ContextType>;
  GolemsAttack?: GolemsAttackResolvers<ContextType>;
  BusinessCardBattleView?: BusinessCardBattleViewResolvers<ContextType>;
  BusinessCardBattlePlayer?: BusinessCardBattlePlayerResolvers<ContextType>;
  BusinessCardBattleLine?: BusinessCardBattleLineResolvers<ContextType>;
  BusinessCardBattleCharacter?: BusinessCardBattleCharacterResolvers<ContextType>;
  BusinessCardBattleFighter?: BusinessCardBattleFighterResolvers<ContextType>;
  BusinessCardBattleFight?: BusinessCardBattleFightResolvers<ContextType>;
  BusinessCardBattleNamed?: BusinessCardBattleNamedResolvers<ContextType>;
  SparkOfWarView?: SparkOfWarViewResolvers<ContextType>;
  SparkOfWarPlayer?: SparkOfWarPlayerResolvers<ContextType>;
  SparkOfWarCard?: SparkOfWarCardResolvers<ContextType>;
  SparkOfWarScore?: SparkOfWarScoreResolvers<ContextType>;
  SparkOfWarQuestScore?: SparkOfWarQuestScoreResolvers<ContextType>;
  SparkOfWarHex?: SparkOfWarHexResolvers<ContextType>;
  SparkOfWarThing?: SparkOfWarThingResolvers<ContextType>;
  ValhallaView?: ValhallaViewResolvers<ContextType>;
  ValhallaPlayer?: ValhallaPlayerResolvers<ContextType>;
  ValhallaCard?: ValhallaCardResolvers<ContextType>;
  ValhallaPiece?: ValhallaPieceResolvers<ContextType>;
  ValhallaAlly?: ValhallaAllyResolvers<ContextType>;
  ValhallaBoost?: ValhallaBoostResolvers<ContextType>;
  ValhallaCell?: ValhallaCellResolvers<ContextType>;
  ValhallaAttack?: ValhallaAttackResolvers<ContextType>;
  ValhallaSaid?: ValhallaSaidResolvers<ContextType>;
  ValhallaActivity?: ValhallaActivityResolvers<ContextType>;
  SparkFormingView?: SparkFormingViewResolvers<ContextType>;
  SparkFormingTeam?: SparkFormingTeamResolvers<ContextType>;
  SparkFormingPlayer?: SparkFormingPlayerResolvers<ContextType>;
  SparkFormingCard?: SparkFormingCardResolvers<ContextType>;
  SparkFormingFragment?: SparkFormingFragmentResolvers<ContextType>;
  SparkFormingStatValue?: SparkFormingStatValueResolvers<ContextType>;
  SparkFormingRange?: SparkFormingRangeResolvers<ContextType>;
  SparkFormingAttack?: SparkFormingAttackResolvers<ContextType>;
  SparkFormingDefence?: SparkFormingDefenceResolvers<ContextType>;
};

