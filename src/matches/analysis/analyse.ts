import {
  type AnyAt,
  type AnyGame,
  blanksOf,
  botDice,
  type Decision,
  decision,
  type Entry,
  type Estimate,
  fold,
  type Seat,
  saidOf,
  same,
  type Who,
} from '../../engine/index.ts';
import { TookTooLong, WorkerDied } from '../../process/worker-pool.ts';
import { byRules, RulesBroken } from '../log/rules-broken.ts';
import { type Match, seatName } from '../match/match.ts';
import type { Room } from '../room.ts';
import { endAnalysis, type Found, keepFound, readKept } from './kept-analysis.ts';

export interface ToAnalyse {
  matchId: string;
  seat: Seat;
}

/**
 * Looks at every answer of a seat in a finished match as a bot would, with nothing but what the seat could know then. What is found
 * is kept one by one, so that whoever comes after a stop goes on there. Doubled, one of the two gives up.
 * @throws PoolBusy: to be done again
 */
export async function analyse(room: Room, { matchId, seat }: ToAnalyse): Promise<void> {
  const kept = await readKept(room, matchId, seat);
  const hot = kept?.status === 'UNDER_WAY' ? await room.hot.fresh(matchId) : null;
  if (!kept || hot?.match.status !== 'FINISHED') return;
  const { match, secret } = hot;
  const entries = await room.store.read(matchId, -1, match.version);
  const after = kept.found.at(-1)?.entry ?? -1;
  const answers = answersOf(match.game, entries, seat, { after, who: (one) => seatName(match, one) });
  let done = kept.found.length;
  try {
    for (let next = byRules(() => answers.next()); !next.done; next = byRules(() => answers.next())) {
      const { iterations, askedBy } = kept;
      const found = await judged(room, match, seat, next.value, { iterations, owner: askedBy, secret });
      if (!(await keepFound(room, { matchId, seat }, done++, found))) return; // somebody else is at it
    }
    await endAnalysis(room, { matchId, seat }, 'DONE');
  } catch (error) {
    if (!isHopeless(error)) throw error;
    room.log.error({ err: error, matchId, seat }, 'A match cannot be analysed.');
    await endAnalysis(room, { matchId, seat }, 'FAILED');
  }
}

interface Searching {
  iterations: number;
  owner: string;
  secret: string;
}

async function judged(room: Room, match: Match, seat: Seat, answered: Answered, how: Searching): Promise<Found> {
  const { entry, at, asked, move } = answered;
  const [first, ...others] = asked.choices;
  if (first && others.length === 0 && blanksOf(first).length === 0) return { entry };
  const { iterations, owner, secret } = how;
  const question = { game: match.game, at, seat, dice: botDice(secret, seat, entry), iterations, also: move };
  const found = await room.thinker.estimate(question, { owner, question: `${match.id} ${seat} ${entry}` });
  const [best] = found;
  if (!best) return { entry };
  const of = (what: object, estimate: Estimate | undefined) => ({
    move: Object.fromEntries(Object.entries(what)),
    label: saidOf(asked.choices, what),
    chance: estimate && estimate.visits > 0 ? estimate.chance : null,
  });
  const looked = found.find((one) => same(one.move, move));
  return { entry, prompt: asked.prompt, played: of(move, looked), best: of(best.move, best) };
}

/** It would come to the same if it were done again. */
function isHopeless(error: unknown): boolean {
  return error instanceof RulesBroken || error instanceof TookTooLong || error instanceof WorkerDied;
}

/** A seat at the moment before it has answered, and what it then did. */
export interface Answered {
  entry: number;
  at: AnyAt;
  asked: Decision;
  move: object;
}

/**
 * The answers of a seat, one after the other. The table is folded on between them, so each is to be done with before the next.
 * @param after the entry after which to begin
 */
export function* answersOf(
  game: AnyGame,
  entries: readonly Entry[],
  seat: Seat,
  { after, who }: { after: number; who: Who },
): Generator<Answered> {
  let at: AnyAt | null = null;
  for (const entry of entries) {
    if (at && entry.version > after && isAnswer(entry, seat)) {
      const asked = decision(game, at, seat, who);
      if (asked && entry.move) yield { entry: entry.version, at, asked, move: entry.move };
    }
    at = fold(game, at, entry);
  }
}

/** A move of the seat's, by whoever answered for it. */
export function isAnswer({ kind, seat: whose, move }: Entry, seat: Seat): boolean {
  return kind === 'MOVE' && whose === seat && move !== null;
}
