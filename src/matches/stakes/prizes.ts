import {
  type AnyAt,
  type AnyGame,
  brokenChain,
  type DeckList,
  dealOf,
  foldAll,
  isVoid,
  isVoidEntry,
  type Result,
  same,
  seedHash,
} from '../../engine/index.ts';
import type { JointUpdate } from '../log/append-statement.ts';
import type { LogEntry } from '../log/chained-entry.ts';
import type { MatchHead } from '../match/match.ts';
import { isForKeeps } from './stakes.ts';

/**
 * A trigger updates the collections (see `collection_changes` in src/db/schema.ts). {@link provePrizes} checks that
 * every change follows from a log. Rows are sorted, so that two nodes never deadlock.
 */
export const PRIZE: JointUpdate = {
  name: 'prizes',
  calledFor: ({ after }) => after.result?.awards !== undefined,
  statement: `
  insert into collection_changes (player_id, game, card, change, reason, match_id, at)
  select s.player_id, m.game, a.card, sum(d.change), 'PRIZE', b.match_id, b.at
  from batch b
  join logged using (match_id)
  join matches m on m.id = b.match_id and m.for_keeps
  cross join lateral jsonb_to_recordset(b.result->'awards') as a(card text, "from" smallint, "to" smallint)
  cross join lateral (values (a."from", -1), (a."to", 1)) as d(seat, change)
  join seats s on s.match_id = b.match_id and s.seat = d.seat
  group by s.player_id, m.game, a.card, b.match_id, b.at
  having sum(d.change) <> 0
  order by s.player_id, m.game, a.card, sum(d.change) desc`,
};

interface ToProve {
  head: MatchHead;
  /** The server's seed. */
  seed: string;
  /** The seed of the match's cards, from the match's row. */
  secret: string;
  forKeeps: boolean;
  /** The decks by seat, from the database. */
  decks: readonly unknown[];
  entries: readonly LogEntry[];
}

/** How many copies of a card a player has won in a match, by the match's log. Negative if copies were lost. */
interface Moved {
  playerId: string;
  card: string;
  change: number;
}

/** The prizes that a match's log proves, and one readable line for each fault. */
export interface Proof {
  prizes: Moved[];
  faults: string[];
}

/** Checks the chain of hashes, then the folded facts, then the row. A replay checks the log against its seed. */
export function provePrizes(match: ToProve): Proof {
  const broken = chainFault(match);
  if (broken) return { prizes: [], faults: [broken] };
  const [began] = match.entries[0]?.facts ?? [];
  if (!began) return { prizes: [], faults: match.head.status === 'FINISHED' ? ['it is finished but has no log'] : [] };
  const last = match.entries.at(-1);
  const { game, status, result } = match.head;
  // No cards change hands in a void match, and its earlier facts may be impossible to fold.
  if (last && isVoidEntry(last)) {
    const isEnded = status === 'FINISHED' && isVoid(result);
    return { prizes: [], faults: isEnded ? [] : ['its log says that it is void, but its row does not'] };
  }
  const folded = fold(game, match.entries);
  if (typeof folded === 'string') return { prizes: [], faults: [folded] };
  return { prizes: prizesOf(match, folded), faults: faultsOf(match, folded, { ...began }) };
}

function chainFault({ head, seed, secret, entries }: ToProve): string | null {
  if (seedHash(seed) !== head.seedHash) return 'its seed is not the one whose hash was published';
  const [first] = entries;
  if (first && secret !== dealOf(seed, first))
    return 'its cards follow from a different seed than the one its log begins with';
  const broken = brokenChain(seedHash(secret), entries);
  if (broken?.fault === 'MISSING') return `entry ${broken.index} is missing from its log`;
  if (broken) return `entry ${broken.index} of its log does not match its hash and the one before`;
  return entries.length === head.version + 1 ? null : `its log has ${entries.length} entries, not ${head.version + 1}`;
}

function fold(game: AnyGame, entries: readonly LogEntry[]): AnyAt | string {
  try {
    return foldAll(game, entries);
  } catch (error) {
    return `its log cannot be folded: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function prizesOf({ head }: ToProve, at: AnyAt): Moved[] {
  if (!isForKeeps(head.game, at.options)) return [];
  const moved = new Map<string, Moved>();
  const add = (seat: number, card: string, change: number): void => {
    const playerId = head.seats[seat]?.player?.id;
    if (playerId === undefined) return;
    const key = `${playerId} ${card}`;
    moved.set(key, { playerId, card, change: (moved.get(key)?.change ?? 0) + change });
  };
  for (const { card, from, to } of at.result?.awards ?? []) {
    add(from, card, -1);
    add(to, card, 1);
  }
  return [...moved.values()].filter(({ change }) => change !== 0);
}

function faultsOf(match: ToProve, at: AnyAt, began: Record<string, unknown>): string[] {
  const { head, forKeeps, decks } = match;
  const over = head.status === 'FINISHED';
  const keeps = isForKeeps(head.game, at.options);
  return [
    ...(same(began.options, head.options) ? [] : ['its options differ from those at the start of its log']),
    ...(same(began.decks, decks) ? [] : ['its decks differ from those at the start of its log']),
    ...(forKeeps === keeps ? [] : [`its log says that it is ${keeps ? '' : 'not '}for keeps, but its row does not`]),
    ...(over === (at.result !== null) ? [] : [`it is ${head.status}, its log is ${over ? 'not ' : ''}over`]),
    ...(over && !same(at.result, head.result) ? ['its result differs from the one at the end of its log'] : []),
    ...(keeps ? awardFaults(head, at.result, began.decks) : []),
  ];
}

function awardFaults(head: MatchHead, result: Result | null, decks: unknown): string[] {
  return (result?.awards ?? []).flatMap(({ card, from, to }) => [
    ...(isInDeck(decks, from, card) ? [] : [`${card} is a prize, but was not in the deck of seat ${from}`]),
    ...[from, to].filter((seat) => !head.seats[seat]?.player).map((seat) => `a prize, but no player in seat ${seat}`),
  ]);
}

function isInDeck(decks: unknown, seat: number, card: string): boolean {
  const deck: DeckList | null = Array.isArray(decks) ? decks[seat] : null;
  return Array.isArray(deck) && deck.some((line) => line.card === card);
}
