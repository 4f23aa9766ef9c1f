import type * as parents from '../../src/api/graphql/parents.ts';
import type { matchMutations } from '../../src/api/graphql/resolvers/matches.ts';
import type { AnyAt, Entry } from '../../src/engine/index.ts';
import { fromOutside } from '../../src/matches/closed-room.ts';
import type { Leaks } from '../../src/matches/door/leaks.ts';
import type * as outside from '../../src/matches/index.ts';
import type { LogEntry } from '../../src/matches/log/chained-entry.ts';
import type { HotMatch } from '../../src/matches/log/hot-matches.ts';
import type { Match, MatchHead } from '../../src/matches/match/match.ts';
import type { Room } from '../../src/matches/room.ts';

// Never run: the compiler is the test. `npm run typecheck` fails as soon as one of these mistakes compiles.

declare const match: Match;
declare const head: MatchHead;
declare const entry: LogEntry;
declare const seen: outside.SeenMatch;

/** Verbs that hand out what is hidden. */
export const verbs = [
  // @ts-expect-error: a whole match
  () => fromOutside(async (_: Room) => match),
  // @ts-expect-error: perhaps a whole match, in a list
  () => fromOutside((_: Room) => ({ edges: [{ node: Math.random() < 0.5 ? seen : match }] })),
  // @ts-expect-error: a head, which holds the invitation
  () => fromOutside(async (_: Room) => ({ nodes: [head] })),
  // @ts-expect-error: stored entries
  () => fromOutside(async (_: Room) => [entry]),
  // @ts-expect-error: stored entries, one after the other
  () => fromOutside((_: Room, stored: AsyncIterable<LogEntry>) => stored),
  // @ts-expect-error: a seed
  () => fromOutside(async (_: Room): Promise<Pick<HotMatch, 'secret'>> => ({ secret: '' })),
  // @ts-expect-error: the room
  () => fromOutside((room: Room) => room),
  // @ts-expect-error: a table, to whoever calls for it
  () => fromOutside((_: Room) => ({ table: () => match.at })),
  // @ts-expect-error: nobody knows what
  () => fromOutside((_: Room) => JSON.parse('{}')),
];

/** Resolvers that pass it on. */
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
  // @ts-expect-error: what is in a closed room
  (room: outside.ClosedRoom) => room.hot,
];

/** The names of what leaks among the members of a type. */
type Leaking<T> = { [K in keyof T]: true extends Leaks<T[K]> ? K : never }[keyof T];
type Nothing<T extends never> = T;

/** Whatever the index of src/matches exports leads to nothing hidden. */
export type NoExportLeaks = Nothing<Leaking<typeof outside>>;
export type NoTypeLeaks = Nothing<
  Leaking<{
    match: outside.SeenMatch;
    head: outside.SeenHead;
    entry: outside.SeenEntry;
    update: outside.SeenUpdate;
    decision: outside.SeenDecision;
    move: outside.SeenMove;
    page: outside.MatchPage;
    room: outside.ClosedRoom;
  }>
>;

// @ts-expect-error: what leads to something hidden is told from what does not
export type SomethingLeaks = Nothing<Leaking<{ fine: string; hot: HotMatch }>>;
// @ts-expect-error: however deep it lies
export type DeepLeaks = Nothing<Leaking<{ pages: { of(): Promise<readonly { at: AnyAt | null }[]> }[] }>>;
// @ts-expect-error: an entry as the engine makes it, too
export type EntryLeaks = Nothing<Leaking<{ made: Entry | null }>>;
