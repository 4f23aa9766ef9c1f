import { Handle, outsideOf, stateOf } from '../handle.ts';
import { openRoom, type TournamentsParts } from './open-room.ts';
import type { Tournaments } from './room.ts';

/** Tournaments as other folders hold them, without access to any seed. */
export class TournamentsHandle extends Handle<Tournaments> {
  /** From now on no record is verified; waiting ones are refused. */
  stopJudging(): Promise<void> {
    return stateOf(this).recordVerifier.close();
  }

  /** Ends subscriptions; requests made before are still answered. */
  close(): Promise<void> {
    return stateOf(this).close();
  }
}

/** Opens tournaments over a migrated database. */
export function openTournaments(parts: TournamentsParts): TournamentsHandle {
  return new TournamentsHandle(openRoom(parts));
}

/** Types that no verb may return. */
type Hidden = { db: unknown } | { entrants: readonly { decks: unknown }[] } | { cached: unknown } | { box: unknown };

export const fromOutside = outsideOf<Tournaments, Hidden>();
