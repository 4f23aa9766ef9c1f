import { openRoom, type TournamentsParts } from './open-room.ts';
import type { Tournaments } from './room.ts';

let tournamentsOf: (closed: ClosedTournaments) => Tournaments;

/** Tournaments as everybody outside of src/tournaments holds them: verbs are given them, and no seed can be taken out. */
export class ClosedTournaments {
  readonly #tournaments: Tournaments;

  static {
    tournamentsOf = (closed) => closed.#tournaments;
  }

  constructor(tournaments: Tournaments) {
    this.#tournaments = tournaments;
  }

  /** From now on no record is judged; those that wait are refused. */
  stopJudging(): Promise<void> {
    return this.#tournaments.recordJudge.close();
  }

  /** Lets go of subscriptions; what was asked before is still answered. */
  close(): Promise<void> {
    return this.#tournaments.close();
  }
}

/** Tournaments over a migrated database. */
export function openTournaments(parts: TournamentsParts): ClosedTournaments {
  return new ClosedTournaments(openRoom(parts));
}

/** What no verb may answer with. */
type Hidden = { db: unknown } | { entrants: readonly { decks: unknown }[] } | { hot: unknown } | { box: unknown };

/** A verb as it is called from outside. One that hands out tournaments themselves, or a seed, does not compile. */
export function fromOutside<A extends unknown[], R>(
  verb: ((tournaments: Tournaments, ...args: A) => R) &
    ([Extract<Awaited<R>, Hidden>] extends [never] ? unknown : 'it hands out what is hidden'),
): (tournaments: ClosedTournaments, ...args: A) => R {
  return (closed, ...args) => verb(tournamentsOf(closed), ...args);
}
