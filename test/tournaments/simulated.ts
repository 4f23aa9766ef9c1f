import { fastRandom, type Random, same, seedHash } from '../../src/engine/index.ts';
import { decide } from '../../src/tournaments/event/decide.ts';
import type { Command, Happened } from '../../src/tournaments/event/entry.ts';
import type { GameOver, Input, Kind } from '../../src/tournaments/event/entry-kinds.ts';
import type { Event } from '../../src/tournaments/event/event.ts';
import { fold } from '../../src/tournaments/event/fold.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import { nextDue } from '../../src/tournaments/event/schedule.ts';
import { type Setup, setupSchema } from '../../src/tournaments/event/setup.ts';
import { usualPoints } from '../../src/tournaments/standings/points.ts';

export const ORGANIZER = 'organizer';
export const SEED = 'f'.repeat(64);

export function setupWith(more: Partial<Setup> = {}): Setup {
  const seats = more.seats ?? 2;
  return setupSchema.parse({
    ...{ name: 'Cup', description: '', game: 'duel', options: {}, seats, teamSize: 1, timeControl: null },
    ...{ onTimeOut: 'FORFEIT', forfeitAfter: 3, bestOf: 1, decks: 'ANY', decksShown: 'NEVER', capacity: 2000 },
    ...{ registration: 'OPEN', startsAt: null, checkIn: null, visibility: 'PUBLIC', broadcastDelay: 0 },
    ...{ stages: [{ kind: 'SWISS', rounds: null, take: null }], points: usualPoints(seats), tieBreaks: ['BUCHHOLZ'] },
    ...{ roundLength: null, atTime: 'JUDGE', pause: 0, byHand: false, lateRounds: 0 },
    ...more,
  });
}

/** A tournament that a test advances by hand: no database, no matches, and a clock that the test sets. */
export class Simulated {
  event: Event;
  now = 1_000_000;
  readonly happened: Happened[] = [];
  readonly #random: Random;

  /** @param edition the edition of the rules, which is 1 for logs from before the first edition number */
  constructor(setup: Partial<Setup> = {}, chance = 1, edition: 1 | 2 | 3 = 3) {
    this.#random = fastRandom(chance);
    const input = { id: 'e', setup: setupWith(setup), ...(edition > 1 && { edition }) };
    this.event = this.#taken(null, decide(null, { kind: 'CREATED', by: ORGANIZER, at: this.now, input }, SEED));
  }

  /** Issues a command. @throws EventRefusal */
  does<K extends Kind>(kind: K, input: Input<K>, by: string | null = ORGANIZER): this {
    const command = { kind, by, at: this.now, input } as Command; // the type parameter pairs them
    this.event = this.#taken(this.event, decide(this.event, command, SEED));
    return this;
  }

  /**
   * Opens registration and enters this many entrants. Players are `p1`, `p2` and so on; members of a team have
   * consecutive numbers.
   */
  enters(count: number): this {
    if (this.event.status === 'DRAFT') this.does('OPENED', {});
    const { teamSize } = this.event.setup;
    for (let one = this.event.entrants.length + 1; this.event.entrants.length < count; one++) {
      const members = Array.from({ length: teamSize }, (_, index) => `p${(one - 1) * teamSize + index + 1}`);
      this.does('REGISTERED', { members, deck: null, invited: false }, members[0] ?? null);
      for (const member of members.slice(1)) this.does('CONSENTED', { entrant: one, deck: null }, member);
    }
    return this;
  }

  begins(seeding: number[] | null = null): this {
    return this.does('BEGUN', { seeding }).waits();
  }

  /** Advances the clock and does everything that is due at the new time. */
  waits(ms = 0): this {
    this.now += ms;
    for (let due = nextDue(this.event); due && due.at <= this.now; due = nextDue(this.event)) {
      if (due.kind === 'BEGUN') this.does('BEGUN', { seeding: null }, null);
      else if (due.kind === 'PAIRED') this.does('PAIRED', { tables: null }, null);
      else if (due.kind === 'CANCELLED') this.does('CANCELLED', { reason: '' }, null);
      else this.does(due.kind, {}, null);
    }
    return this;
  }

  /** Ends every game of the round, at random or with `ranks` for its entrants in seat order. */
  plays(ranks: (entrants: readonly number[]) => number[] | null = (entrants) => this.#anyRanks(entrants)): this {
    const games = gamesToPlay(this.event).flatMap(({ entrants, attempt: _, ...at }): GameOver[] => {
      const made = ranks(entrants);
      const bySeat =
        made &&
        Array.from({ length: made.length * this.event.setup.teamSize }, (_, seat) => made[seat % made.length] ?? 1);
      return bySeat ? [{ ...at, ranks: bySeat, why: 'over', hash: bySeat.length > 0 ? 'h' : '', rulings: [] }] : [];
    });
    return games.length > 0 ? this.does('RESULTS', { games }, null).waits() : this;
  }

  /** Plays to the end. */
  playsOut(): this {
    for (let rounds = 0; this.event.status === 'RUNNING'; rounds++) {
      if (rounds > 500) throw new Error('it does not end');
      this.plays();
    }
    return this;
  }

  #anyRanks(entrants: readonly number[]): number[] {
    if (this.#random(10) === 0) return entrants.map(() => 1);
    const left = entrants.map((_, index) => index + 1);
    return entrants.map(() => left.splice(this.#random(left.length), 1)[0] ?? 1);
  }

  #taken(before: Event | null, happened: Happened): Event {
    this.happened.push(happened);
    return fold(before, { ...happened, version: (before?.version ?? -1) + 1 });
  }
}

/** Whether re-executing every entry produces the same facts. */
export function followsAgain({ happened }: Simulated): boolean {
  let event: Event | null = null;
  for (const [version, one] of happened.entries()) {
    if (!same(decide(event, one, SEED).facts, one.facts)) return false;
    event = fold(event, { ...one, version });
  }
  return event?.seedHash === seedHash(SEED);
}
