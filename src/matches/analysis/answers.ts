import {
  type AnyAt,
  type AnyGame,
  type Decision,
  decision,
  type Entry,
  fold,
  type Seat,
  type Who,
} from '../../engine/index.ts';

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
