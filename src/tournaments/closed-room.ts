import { Closed, inside, outsideOf } from '../closed.ts';
import { openRoom, type TournamentsParts } from './open-room.ts';
import type { Tournaments } from './room.ts';

/** Tournaments as other folders hold them. No seed can be taken out. */
export class ClosedTournaments extends Closed<Tournaments> {
  /** From now on no record is judged; those that wait are refused. */
  stopJudging(): Promise<void> {
    return inside(this).recordVerifier.close();
  }

  /** Lets go of subscriptions; what was asked before is still answered. */
  close(): Promise<void> {
    return inside(this).close();
  }
}

/** Tournaments over a migrated database. */
export function openTournaments(parts: TournamentsParts): ClosedTournaments {
  return new ClosedTournaments(openRoom(parts));
}

/** What no verb may answer with. */
type Hidden = { db: unknown } | { entrants: readonly { decks: unknown }[] } | { cached: unknown } | { box: unknown };

export const fromOutside = outsideOf<Tournaments, Hidden>();
