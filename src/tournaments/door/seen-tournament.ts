import { DELETED } from '../../accounts/index.ts';
import type { DeckList } from '../../engine/index.ts';
import {
  type Entrant,
  type Event,
  type EventRound,
  type EventStage,
  type EventTable,
  entrantOf,
} from '../event/event.ts';
import { gameToPlay } from '../event/games.ts';
import { stageStandings } from '../event/progress.ts';
import type { Setup } from '../event/setup.ts';
import { isAllPlayed, nextDue } from '../event/times.ts';
import type { HotEvent } from '../log/hot-events.ts';
import { type Places, tablePlaces } from '../standings/outcome.ts';
import type { EventLook } from './look.ts';
import { isOfficial, maySeeDecks, maySeeInvited } from './may-see.ts';
import type { Names } from './names.ts';

export interface SeenPlayer {
  id: string;
  name: string;
}

export interface SeenEntrant extends Omit<Entrant, 'members' | 'asked' | 'decks'> {
  members: { player: SeenPlayer; agreed: boolean; deck: DeckList | null }[];
}

export interface SeenTable extends Omit<EventTable, 'again' | 'entrants'> {
  entrants: SeenEntrant[];
  /** How it came out, in the order of its entrants; null: all have lost, or it is not over. */
  places: Places;
  /** The match that is played there now. */
  matchId: string | null;
}

export interface SeenRound extends Omit<EventRound, 'tables' | 'byes'> {
  tables: SeenTable[];
  byes: SeenEntrant[];
}

/** A tournament at one version as one viewer may see it, fixed when it is made. */
export class SeenTournament {
  readonly #event: Event;
  readonly #told: Event;
  readonly #invitation: string;
  readonly #viewer: string | null;
  readonly #names: Names;
  /** In which epoch of the database it was read. */
  readonly epoch: number;

  constructor({ event, told, viewer, epoch }: EventLook, { invitation }: Pick<HotEvent, 'invitation'>, names: Names) {
    this.#event = event;
    this.#told = told;
    this.#invitation = invitation;
    this.#viewer = viewer;
    this.#names = names;
    this.epoch = epoch;
  }

  get id(): string {
    return this.#event.id;
  }

  get version(): number {
    return this.#event.version;
  }

  get status() {
    return this.#event.status;
  }

  get setup(): Setup {
    return this.#event.setup;
  }

  get organizer(): SeenPlayer {
    return this.#player(this.#event.organizer);
  }

  get officials() {
    return this.#event.officials.map(({ player, role }) => ({ player: this.#player(player), role }));
  }

  get paused(): boolean {
    return this.#event.pausedAt !== null;
  }

  /** For those who have an office at it; null for everybody else. */
  get invitation(): string | null {
    return isOfficial(this.#event, this.#viewer) ? this.#invitation : null;
  }

  get seedHash(): string {
    return this.#event.seedHash;
  }

  get seed(): string | null {
    return this.#event.seed;
  }

  get createdAt(): Date {
    return new Date(this.#event.createdAt);
  }

  get begunAt(): Date | null {
    return dateOf(this.#event.begunAt);
  }

  get endedAt(): Date | null {
    return dateOf(this.#event.endedAt);
  }

  /** When something happens by itself next. */
  get nextAt(): Date | null {
    return dateOf(nextDue(this.#told)?.at ?? null);
  }

  /** The last round is over and no other follows, as it stands. */
  get allPlayed(): boolean {
    return isAllPlayed(this.#told);
  }

  /** How many have registered, those who have left included. */
  get entrantCount(): number {
    return this.#event.entrants.length;
  }

  /** In the order of their numbers, those who have left included. */
  get entrants(): SeenEntrant[] {
    return this.#event.entrants.map((one) => this.#entrant(one));
  }

  /** The viewer's own. */
  get yourEntrant(): SeenEntrant | null {
    const mine = entrantOf(this.#event, this.#viewer);
    return mine && this.#entrant(mine);
  }

  get stages() {
    return this.#event.stages.map((stage) => ({
      number: stage.number,
      setup: stage.setup,
      rounds: stage.rounds.map((round) => this.#round(round)),
      standings: () => this.#standings(stage),
    }));
  }

  /** Notices to entrants, newest first. */
  get notices() {
    return this.#event.notices.map((one) => ({ ...one, at: new Date(one.at) })).reverse();
  }

  get places() {
    return this.#event.places.map(({ entrant, place }) => ({ place, entrant: this.#numbered(entrant) }));
  }

  #standings({ number }: EventStage) {
    const stage = this.#told.stages[number - 1];
    if (!stage) return [];
    return stageStandings(this.#told, stage).map((one) => ({ ...one, entrant: this.#numbered(one.entrant) }));
  }

  #round(round: EventRound): SeenRound {
    const tables = round.tables.map(({ again: _, ...table }) => ({
      ...table,
      entrants: table.entrants.map((number) => this.#numbered(number)),
      places: table.over ? tablePlaces(table) : null,
      matchId: gameToPlay(this.#event, round, { again: _, ...table })?.matchId ?? null,
    }));
    return { ...round, tables, byes: round.byes.map((number) => this.#numbered(number)) };
  }

  #numbered(number: number): SeenEntrant {
    const entrant = this.#event.entrants[number - 1];
    if (!entrant) throw new RangeError(`there is no entrant ${number}`);
    return this.#entrant(entrant);
  }

  #entrant(entrant: Entrant): SeenEntrant {
    const { members, asked, decks, ...rest } = entrant;
    const shows = maySeeDecks(this.#event, entrant, this.#viewer);
    const all = members.map((id, index) => ({
      player: this.#player(id),
      agreed: !asked.includes(id),
      deck: shows ? (decks[index] ?? null) : null,
    }));
    return {
      ...rest,
      members: maySeeInvited(this.#event, entrant, this.#viewer) ? all : all.filter(({ agreed }) => agreed),
    };
  }

  #player(id: string): SeenPlayer {
    return named(this.#names, id);
  }
}

/** Somebody by the name they have now; of who is not found nothing is left. */
export function named(names: Names, id: string): SeenPlayer {
  return { id, name: names.get(id) ?? DELETED };
}

/** Whose names are wanted. */
export function playersIn({ organizer, officials, entrants }: Event): string[] {
  return [organizer, ...officials.map(({ player }) => player), ...entrants.flatMap(({ members }) => members)];
}

export function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}
