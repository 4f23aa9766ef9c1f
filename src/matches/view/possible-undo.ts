import { allowsUndo, type Entry, type Seat, takebackOf, type Undo, undoOf } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import type { UndoDenied } from '../match/checks.ts';
import { deadlineAfterUndo } from '../match/clocks.ts';
import { type Match, seatsOf } from '../match/match.ts';
import { botAt } from '../match/stand-ins.ts';
import { between } from './stored-entries.ts';

/** The maximum number of takebacks per seat. Each one stores the whole table. */
export const MOST_TAKEN_BACK = 20;

/** Returns which answer a player can undo now, or why none. */
export async function possibleUndo(
  context: Pick<MatchContext, 'cache' | 'store' | 'now'>,
  match: Match,
  playerId: string | null,
): Promise<Undo | UndoDenied> {
  const { id, game, version, status, at, timeControl, standing } = match;
  const seats = seatsOf(match, playerId).filter((seat) => botAt(match, seat) === null);
  if (status !== 'RUNNING' || !at || at.paused || seats.length === 0) return 'NOTHING_TO_UNDO';
  const [last] = await between(context, match, version - 1, version);
  if (last && last.seat !== null && !seats.includes(last.seat) && !allowsUndo(last)) return 'NOTHING_TO_UNDO';
  const { base, entries } = await pastOf(context, match);
  const undo = undoOf(game, entries, seats, base);
  if (typeof undo === 'string') return undo;
  const seat = standing[undo.seat];
  const deadline = seat ? deadlineAfterUndo(timeControl, seat) : null;
  if (deadline !== null && deadline <= context.now()) return 'NO_TIME';
  const takebacks = await context.store.entriesOfKind(id, ['OFFERED', 'REWOUND']);
  const past = takebacks.filter((entry) => entry.version <= version);
  return takenBack(past, undo.seat) < MOST_TAKEN_BACK ? undo : 'TOO_OFTEN';
}

// After a rewind, all earlier entries matter.
async function pastOf({ cache, store }: Pick<MatchContext, 'cache' | 'store'>, { id, version }: Match) {
  const since = await cache.sinceSnapshot(id);
  const answers = since?.entries.filter((entry) => entry.kind === 'MOVE' && entry.version <= version) ?? [];
  const isEnough = answers.length >= 2 && !since?.entries.some(({ kind }) => kind === 'REWOUND');
  if (since && isEnough) return { ...since, entries: since.entries.filter((entry) => entry.version <= version) };
  return { base: null, entries: await store.read(id, -1, version) };
}

/**
 * Counts the takebacks of a seat. An agreed one counts for the seat that asked for it, not for the last to accept.
 * @param past at least all offers and rewinds of the match, in order
 */
export function takenBack(past: readonly Entry[], own: Seat): number {
  let asking: Seat | null = null;
  let count = 0;
  for (const entry of past) {
    if (entry.kind === 'OFFERED') asking = entry.seat;
    const why = takebackOf(entry);
    if (why !== null && (why === 'AGREED' ? asking : entry.seat) === own) count++;
  }
  return count;
}
