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
import type { MatchContext } from '../context.ts';
import { byRules, RulesBroken } from '../log/rules-broken.ts';
import type { Match } from '../match/match.ts';
import { seatName } from '../match/seat-names.ts';
import {
  endAnalysis,
  type MatchSeatId,
  readStored,
  type StoredAnalysis,
  type StoredRating,
  storeRating,
} from './stored-analysis.ts';

/**
 * Rates every answer that a seat gave in a finished match, using only what the seat knew. Each rating is stored
 * immediately, so that a retry continues after the last rating. If two runs overlap, one of them stops.
 * @throws PoolBusy if the caller should retry
 */
export async function analyse(context: MatchContext, of: MatchSeatId): Promise<void> {
  const { matchId, seat } = of;
  const kept = await readStored(context, of);
  const cached = kept?.status === 'UNDER_WAY' ? await context.cache.fresh(matchId) : null;
  if (!kept || cached?.match.status !== 'FINISHED') return;
  const { match, secret } = cached;
  const entries = await context.store.read(matchId, -1, match.version);
  const after = kept.found.at(-1)?.entry ?? -1;
  const answers = answersOf(match.game, entries, seat, { after, who: (one) => seatName(match, one) });
  let done = kept.found.length;
  try {
    for (let next = byRules(() => answers.next()); !next.done; next = byRules(() => answers.next())) {
      const found = await rated(context, match, seat, next.value, { ...kept, secret });
      if (!(await storeRating(context, of, done++, found))) return; // another run has taken over
    }
    await endAnalysis(context, of, 'DONE');
  } catch (error) {
    if (!isHopeless(error)) throw error;
    context.log.error({ err: error, matchId, seat }, 'could not analyse the match');
    await endAnalysis(context, of, 'FAILED');
  }
}

type Searching = Pick<StoredAnalysis, 'iterations' | 'askedBy'> & { secret: string };

async function rated(
  context: MatchContext,
  match: Match,
  seat: Seat,
  answered: Answered,
  how: Searching,
): Promise<StoredRating> {
  const { entry, at, asked, move } = answered;
  const [first, ...others] = asked.choices;
  if (first && others.length === 0 && blanksOf(first).length === 0) return { entry };
  const { iterations, askedBy: owner, secret } = how;
  const question = { game: match.game, at, seat, dice: botDice(secret, seat, entry), iterations, also: move };
  const found = await context.botWorkers.estimate(question, { owner, question: `${match.id} ${seat} ${entry}` });
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

/** Whether a retry would fail in the same way. */
function isHopeless(error: unknown): boolean {
  return error instanceof RulesBroken || error instanceof TookTooLong || error instanceof WorkerDied;
}

/** A seat's position just before its answer, and the answer. */
interface Answered {
  entry: number;
  at: AnyAt;
  asked: Decision;
  move: object;
}

/** The table is folded in place, so use each answer before requesting the next. */
function* answersOf(
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

export function isAnswer({ kind, seat: whose, move }: Entry, seat: Seat): boolean {
  return kind === 'MOVE' && whose === seat && move !== null;
}
