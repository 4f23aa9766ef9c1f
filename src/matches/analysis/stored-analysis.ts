import { z } from 'zod';
import { type Box, mustHave } from '../../db/encryption-at-rest.ts';
import type { Seat } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';

/** An analysis is `FAILED` if the rules failed in the search, or the search took too long. */
const ANALYSIS_STATUSES = ['UNDER_WAY', 'DONE', 'FAILED'] as const;

const ratedMove = z.object({
  move: z.record(z.string(), z.unknown()),
  label: z.string(),
  /** The chance of winning after this move, 0 to 1, given what the seat could know; null if the move is not rated. */
  chance: z.number().nullable(),
});
export type RatedMove = z.infer<typeof ratedMove>;

const ratedDecision = z.object({
  entry: z.int(),
  prompt: z.string(),
  played: ratedMove,
  best: ratedMove,
});
export type RatedDecision = z.infer<typeof ratedDecision>;

/** The stored result for an answer: a rating, or only the entry's number if there was no choice. */
const storedRating = z.union([ratedDecision, z.object({ entry: z.int() })]);
export type StoredRating = z.infer<typeof storedRating>;

export function ratedAmong(found: readonly StoredRating[]): RatedDecision[] {
  return found.filter((one) => 'best' in one);
}

const row = z.object({
  askedBy: z.string(),
  status: z.enum(ANALYSIS_STATUSES),
  iterations: z.number(),
  /** How many answers the seat gave. */
  total: z.number(),
  decisions: z.array(z.unknown()),
});

export type StoredAnalysis = Omit<z.infer<typeof row>, 'decisions'> & { found: readonly StoredRating[] };

export interface MatchSeatId {
  matchId: string;
  seat: Seat;
}

const READ = `select asked_by as "askedBy", status, iterations, total, decisions from analyses
  where match_id = $1 and seat = $2`;

export async function readStored(
  { db, store }: MatchContext,
  { matchId, seat }: MatchSeatId,
): Promise<StoredAnalysis | null> {
  const { rows } = await db.pool.query(READ, [matchId, seat]);
  if (rows[0] === undefined) return null;
  const { decisions, ...rest } = row.parse(rows[0]);
  const box = decisions.some((one) => typeof one === 'string') ? await store.box(matchId) : null;
  return { ...rest, found: decisions.map((one, index) => storedRating.parse(opened(one, about(seat, index), box))) };
}

function opened(one: unknown, as: string, box: Box | null): unknown {
  return typeof one === 'string' ? JSON.parse(mustHave(box).open(one, as)) : one;
}

function about(seat: Seat, index: number): string {
  return `analysis ${seat} ${index}`;
}

/** Returns false if there are not exactly `after` results so far, or if the analysis is over. */
export async function storeRating(
  context: MatchContext,
  { matchId, seat }: MatchSeatId,
  after: number,
  found: StoredRating,
): Promise<boolean> {
  const text = `update analyses set decisions = decisions || $4::jsonb, touched_at = $5
    where match_id = $1 and seat = $2 and status = 'UNDER_WAY' and jsonb_array_length(decisions) = $3`;
  const box = await context.store.box(matchId);
  const stored = box ? box.seal(JSON.stringify(found), about(seat, after)) : found;
  const values = [matchId, seat, after, JSON.stringify([stored]), new Date(context.now())];
  return (await context.db.pool.query(text, values)).rowCount === 1;
}

export async function endAnalysis(
  { db, now }: MatchContext,
  { matchId, seat }: MatchSeatId,
  status: 'DONE' | 'FAILED',
): Promise<void> {
  const text = `update analyses set status = $3, touched_at = $4 where match_id = $1 and seat = $2 and status = 'UNDER_WAY'`;
  await db.pool.query(text, [matchId, seat, status, new Date(now())]);
}

/** The maximum number of analyses in one sweep; the next sweep handles the rest. */
const AT_ONCE = 100;
/** How long an analysis can go without a new result before it is enqueued again, in milliseconds. */
const STALLED_AFTER = 180_000;

export async function nudgeAnalyses(context: MatchContext): Promise<void> {
  const text = `update analyses set touched_at = $1 where (match_id, seat) in (
      select match_id, seat from analyses where status = 'UNDER_WAY' and touched_at <= $2 order by touched_at limit ${AT_ONCE})
    returning match_id as "matchId", seat`;
  const now = context.now();
  const { rows } = await context.db.pool.query<MatchSeatId>(text, [new Date(now), new Date(now - STALLED_AFTER)]);
  for (const of of rows) await context.queues.wake('analyse', of, { id: `${of.matchId}-${of.seat}-${now}` });
}
