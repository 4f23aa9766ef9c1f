import { fromOutside as ofAccounts } from '../../src/accounts/accounts-handle.ts';
import type { AccountContext } from '../../src/accounts/context.ts';
import { type AccountsHandle, type Caller, listDecks, type Player } from '../../src/accounts/index.ts';
import type * as parents from '../../src/api/graphql/resolver-parents.ts';
import type { matchMutations } from '../../src/api/graphql/resolvers/matches.ts';
import type { AnyAt, Entry, PublishedGame } from '../../src/engine/index.ts';
import type { MatchContext } from '../../src/matches/context.ts';
import * as outside from '../../src/matches/index.ts';
import type { CachedMatch } from '../../src/matches/log/cache/match-cache.ts';
import type { LogEntry } from '../../src/matches/log/chained-entry.ts';
import type { Match, MatchHead } from '../../src/matches/match/match.ts';
import { fromOutside } from '../../src/matches/matches-handle.ts';
import type { Leaks } from '../../src/matches/view/leak-check.ts';

// This file never runs: the compiler is the test. `npm run typecheck` fails if one of these mistakes compiles.

declare const match: Match;
declare const head: MatchHead;
declare const entry: LogEntry;
declare const seen: outside.MatchView;
declare const table: AnyAt;
declare const published: PublishedGame;
declare const player: Player;
declare const caller: Caller;
declare const closed: outside.MatchesHandle;
declare const accounts: AccountsHandle;

/** Commands that return hidden data. */
export const verbs = [
  // @ts-expect-error: a whole match
  () => fromOutside(async (_: MatchContext) => match),
  // @ts-expect-error: possibly a whole match, in a list
  () => fromOutside((_: MatchContext) => ({ edges: [{ node: Math.random() < 0.5 ? seen : match }] })),
  // @ts-expect-error: a match head, which holds the invitation
  () => fromOutside(async (_: MatchContext) => ({ nodes: [head] })),
  // @ts-expect-error: stored entries
  () => fromOutside(async (_: MatchContext) => [entry]),
  // @ts-expect-error: stored entries, one after the other
  () => fromOutside((_: MatchContext, stored: AsyncIterable<LogEntry>) => stored),
  // @ts-expect-error: a seed
  () => fromOutside(async (_: MatchContext): Promise<Pick<CachedMatch, 'secret'>> => ({ secret: '' })),
  // @ts-expect-error: the context
  () => fromOutside((matches: MatchContext) => matches),
  // @ts-expect-error: a function that returns a table
  () => fromOutside((_: MatchContext) => ({ table: () => match.at })),
  // @ts-expect-error: a value of type any
  () => fromOutside((_: MatchContext) => JSON.parse('{}')),
  // @ts-expect-error: a match typed as an object
  () => fromOutside((_: MatchContext): object => match),
  // @ts-expect-error: a match of type unknown
  () => fromOutside(async (_: MatchContext): Promise<unknown> => match),
  // @ts-expect-error: parts of a table
  () => fromOutside((_: MatchContext) => table.zones),
  // @ts-expect-error: the state of the game
  () => fromOutside((_: MatchContext) => table.state),
  // @ts-expect-error: sealed answers
  () => fromOutside((_: MatchContext) => table.sealed),
  // @ts-expect-error: the agenda
  () => fromOutside((_: MatchContext) => table.agenda),
  // @ts-expect-error: which card is which
  () => fromOutside((_: MatchContext) => Object.values(table.faces)),
  // @ts-expect-error: stored facts
  () => fromOutside((_: MatchContext) => entry.facts),
  // @ts-expect-error: a stored move
  () => fromOutside((_: MatchContext) => ({ move: entry.move })),
  // @ts-expect-error: a table next to a game
  () => fromOutside((_: MatchContext) => ({ ...published, at: table })),
  // @ts-expect-error: a table next to a line of a replay document
  () => fromOutside((_: MatchContext) => ({ at: '', hash: '', table })),
  // @ts-expect-error: a table passed to a callback
  () => fromOutside((_: MatchContext, tell: (at: AnyAt) => void) => tell(table)),
  // @ts-expect-error: a callback in an object
  () => fromOutside((_: MatchContext, input: { id: string; tell(match: Match): void }) => input.tell(match)),
  // @ts-expect-error: a callback one level deeper
  () => fromOutside((_: MatchContext, input: { on: { tell(match: Match): void } }) => input.on.tell(match)),
  // @ts-expect-error: a list of callbacks
  () => fromOutside((_: MatchContext, all: readonly ((match: Match) => void)[]) => all.map((tell) => tell(match))),
  // @ts-expect-error: a returned function that takes a callback
  () => fromOutside((_: MatchContext) => ({ each: (tell: (at: AnyAt) => void) => tell(table) })),
];

/** Resolvers that return hidden data. */
export const resolvers = [
  // @ts-expect-error: a whole match
  (): parents.MatchParent => match,
  // @ts-expect-error: a head
  (): parents.MatchParent => head,
  // @ts-expect-error: a stored entry
  (): parents.EntryParent => entry,
  // @ts-expect-error: stored entries in an update
  (): parents.MatchUpdateParent => ({ version: 0, match: seen, entries: [entry] }),
  // @ts-expect-error: a whole match as the answer to a mutation
  (): Pick<typeof matchMutations, 'resign'> => ({ resign: async () => match }),
  // @ts-expect-error: the cache behind a handle
  (matches: outside.MatchesHandle) => matches.cache,
];

/** Forged callers. */
export const callers = [
  // @ts-expect-error: an id alone is not a caller
  () => outside.readMatch(closed, { id: player.id }, ''),
  // @ts-expect-error: a player is not a caller
  () => outside.readMatch(closed, player, ''),
  // @ts-expect-error: a caller with another player's id
  () => outside.readMatch(closed, { ...caller, id: player.id }, ''),
  // @ts-expect-error: only their owner can read decks
  () => listDecks(accounts, player, null),
  // @ts-expect-error: a verdict needs a match that the caller may see
  () => outside.readReplay(closed, { id: '' }),
];

/** Account commands that return internals. */
export const leakyAccounts = [
  // @ts-expect-error: a database
  () => accounts.db,
  // @ts-expect-error: the accounts themselves
  () => ofAccounts(async (open: AccountContext) => open),
  // @ts-expect-error: a password hash
  () => ofAccounts((_: AccountContext) => ({ passwordHash: '' })),
];

/** The names of the members of a type that leak hidden data. */
type Leaking<T> = { [K in keyof T]: true extends Leaks<T[K]> ? K : never }[keyof T];
type Nothing<T extends never> = T;

/**
 * No export of src/matches leads to hidden data, except the two that only src/start.ts uses: the assembly and a
 * verifier.
 */
export type NoExportLeaks = Nothing<Leaking<Omit<typeof outside, 'assembleMatches' | 'replayVerifier'>>>;
export type NoTypeLeaks = Nothing<
  Leaking<{
    match: outside.MatchView;
    head: outside.MatchSummary;
    entry: outside.EntryView;
    update: outside.MatchUpdate;
    decision: outside.DecisionView;
    move: outside.MoveResult;
    page: outside.MatchPage;
    matches: outside.MatchesHandle;
  }>
>;

// @ts-expect-error: one member leaks, the other does not
export type SomethingLeaks = Nothing<Leaking<{ fine: string; cached: CachedMatch }>>;
// @ts-expect-error: a leak at any depth
export type DeepLeaks = Nothing<Leaking<{ pages: { of(): Promise<readonly { at: AnyAt | null }[]> }[] }>>;
// @ts-expect-error: an entry from the engine
export type EntryLeaks = Nothing<Leaking<{ made: Entry | null }>>;
