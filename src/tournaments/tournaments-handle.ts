import { Handle, outsideOf, stateOf } from '../handle.ts';
import { type TournamentsDependencies, tournamentContext } from './assemble.ts';
import type { TournamentContext } from './context.ts';

/** The handle to tournaments for other folders, without access to any seed. */
export class TournamentsHandle extends Handle<TournamentContext> {
  /** Stops verifying records, and refuses waiting records. */
  stopWorkers(): Promise<void> {
    return stateOf(this).recordVerifier.close();
  }

  /** Ends subscriptions. Requests in progress are still answered. */
  close(): Promise<void> {
    return stateOf(this).close();
  }
}

/** Opens tournaments on a migrated database. */
export function openTournaments(parts: TournamentsDependencies): TournamentsHandle {
  return new TournamentsHandle(tournamentContext(parts));
}

/** Types that must never leave this folder. */
type Hidden = { db: unknown } | { entrants: readonly { decks: unknown }[] } | { cached: unknown } | { box: unknown };

export const fromOutside = outsideOf<TournamentContext, Hidden>();
