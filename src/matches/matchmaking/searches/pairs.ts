import type { BotLevel, TimeControl } from '../../../engine/index.ts';

/** A player who is searching now. */
export interface OpenSearch {
  id: string;
  playerId: string;
  game: string;
  timeControl: TimeControl;
  rated: boolean;
  botAllowed: boolean;
  points: number;
  since: Date;
  /** The opponent of the player's last match that was found in this way. */
  lastOpponent: string | null;
  /** The searching players whom this player has blocked. */
  blocked: readonly string[];
  /** Only players of the same pool meet: those who want the same game and clock, rated or not. */
  pool: string;
}

/** How far apart two players' points may be at first, and how much that grows with each step. */
const [FIRST, GROWTH] = [100, 100];
/** The length of a step, in milliseconds. */
const STEP = 10_000;
/** After this wait, in milliseconds, points no longer matter. */
const ANY_AFTER = 120_000;
/** After this wait, in milliseconds, the last opponent may be met again even if others are waiting. */
const AGAIN_AFTER = 30_000;
/** After this wait, in milliseconds, a bot may take the other seat. */
const BOT_AFTER = 60_000;

type Since = Pick<OpenSearch, 'since'>;

/** Returns how far from the player's points an opponent's points may be; null if points no longer matter. */
export function rangeAt({ since }: Since, now: number): number | null {
  const waited = Math.max(0, now - since.getTime());
  return waited >= ANY_AFTER ? null : FIRST + GROWTH * Math.floor(waited / STEP);
}

/** Returns when a bot may take the other seat; null for never. */
export function botAt({ since, botAllowed }: Pick<OpenSearch, 'since' | 'botAllowed'>): Date | null {
  return botAllowed ? new Date(since.getTime() + BOT_AFTER) : null;
}

/** Bots have no rating, so these limits only put the levels in order. A new player with 1500 points gets STEADY. */
export function levelFor(points: number): BotLevel {
  if (points < 1600) return 'STEADY';
  return points < 1800 ? 'STRONG' : 'MASTER';
}

/** Pairs players in each pool, longest wait first: each with the nearest points in the range of both. */
export function pairsOf(open: readonly OpenSearch[], now: number): [OpenSearch, OpenSearch][] {
  const pools = new Map<string, OpenSearch[]>();
  for (const one of open) {
    const pool = pools.get(one.pool);
    if (pool) pool.push(one);
    else pools.set(one.pool, [one]);
  }
  return [...pools.values()].flatMap((pool) => pairsIn(pool, now));
}

function pairsIn(pool: readonly OpenSearch[], now: number): [OpenSearch, OpenSearch][] {
  const waiting = [...pool].sort((a, b) => a.since.getTime() - b.since.getTime());
  const paired = new Set<OpenSearch>();
  return waiting.flatMap((one): [OpenSearch, OpenSearch][] => {
    if (paired.has(one)) return [];
    const others = waiting.filter((other) => !paired.has(other) && mayMeet(one, other));
    const best = bestFor(one, others, now);
    if (!best) return [];
    paired.add(one).add(best);
    return [[one, best]];
  });
}

function mayMeet(one: OpenSearch, other: OpenSearch): boolean {
  if (one.playerId === other.playerId) return false;
  return !one.blocked.includes(other.playerId) && !other.blocked.includes(one.playerId);
}

// The last opponent comes last, and has to wait a while if there are others, whose range may soon be wide enough.
function bestFor(one: OpenSearch, others: readonly OpenSearch[], now: number): OpenSearch | undefined {
  const near = others.filter((other) => distance(one, other) <= Math.min(width(one, now), width(other, now)));
  const [fresh, again] = [near.filter((other) => !haveMet(one, other)), near.filter((other) => haveMet(one, other))];
  const ripe = others.length === 1 ? again : again.filter((other) => hasWaited(one, now) && hasWaited(other, now));
  return nearest(one, fresh) ?? nearest(one, ripe);
}

function nearest(one: OpenSearch, others: readonly OpenSearch[]): OpenSearch | undefined {
  return [...others].sort((a, b) => distance(one, a) - distance(one, b))[0];
}

function distance(one: OpenSearch, other: OpenSearch): number {
  return Math.abs(one.points - other.points);
}

function width(search: Since, now: number): number {
  return rangeAt(search, now) ?? Number.POSITIVE_INFINITY;
}

function haveMet(one: OpenSearch, other: OpenSearch): boolean {
  return one.lastOpponent === other.playerId || other.lastOpponent === one.playerId;
}

function hasWaited({ since }: Since, now: number): boolean {
  return now - since.getTime() >= AGAIN_AFTER;
}
