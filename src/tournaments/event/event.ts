import type { DeckList } from '../../engine/index.ts';
import type { BracketNode } from '../pairing/bracket.ts';
import type { EntrantNumber, Round, Table } from '../standings/round.ts';
import type { Facts, Role } from './kinds.ts';
import type { Setup, SetupField, Stage } from './setup.ts';

/** DRAFT: its organizer's alone · OPEN for registration · RUNNING · FINISHED with places · CANCELLED. */
export const STATUSES = ['DRAFT', 'OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;

/** UNREGISTERED before it began · ABSENT: not there when it began · DROPPED · DISQUALIFIED. */
export const GONE = ['UNREGISTERED', 'ABSENT', 'DROPPED', 'DISQUALIFIED'] as const;
export type Gone = (typeof GONE)[number];

/** Who takes part: a player, or a team. */
export interface Entrant {
  readonly number: EntrantNumber;
  /** Ids of players, in the order in which they sit. */
  readonly members: readonly string[];
  /** Those of them who have not said yet that they want to. */
  readonly asked: readonly string[];
  /** By member: what they play with; null: the first that their game lends. */
  readonly decks: readonly (DeckList | null)[];
  readonly checkedIn: boolean;
  readonly gone: Gone | null;
  /** Entered when rounds had been paired. */
  readonly late: boolean;
  /** Dropped as a no-show: may come back without being asked. */
  readonly noShow: boolean;
  /** After they dropped out or were disqualified: the first round that they miss. */
  readonly missesFrom?: RoundPlace;
}

/** Which round of which stage, both from 1. */
export type RoundPlace = Readonly<Facts<'REINSTATED'>['missed'][number]>;

/** An entrant who has not done anything at a table yet. */
export type NotYetThere = Readonly<NonNullable<Facts<'RESULTS'>['taken'][number]['unanswered']>[number]>;

/** A table of a round, with what its matches say. */
export interface EventTable extends Table {
  readonly games: readonly { readonly places: readonly number[] | null; readonly matchId: string }[];
  /** How often the game that is played now was begun anew, as the rules had failed on it. */
  readonly again: number;
  /** Who has lost it by rulings in its games, while others still play for it. */
  readonly out?: readonly EntrantNumber[];
  /** Nothing is played until its organizer or a judge has said how it came out. */
  readonly waits?: boolean;
  /** Entrants who have not done anything in any of its games so far; left out: no game is over. */
  readonly unanswered?: readonly NotYetThere[];
  /** Entrants who lost it by not coming. */
  readonly noShows?: readonly EntrantNumber[];
}

/** A round: PROPOSED until its organizer approves it, then PLAYING, also when all of its tables are over. */
export interface EventRound extends Round {
  readonly stage: number;
  readonly tables: readonly EventTable[];
  readonly nodes: readonly BracketNode[] | null;
  readonly status: 'PROPOSED' | 'PLAYING';
  /** Its organizer has made the pairings. */
  readonly supplied: boolean;
  /** How many rounds of its stage had been taken back after they had begun: their matches are none of this one's. */
  readonly takenBack?: number;
  /** When it began, in milliseconds since 1970; null: it has not. */
  readonly begunAt: number | null;
  /** When its time is up; null: never. */
  readonly endsAt: number | null;
  readonly timeCalled: boolean;
  /** When its last table was over; null: one is not. */
  readonly overAt: number | null;
  /** How long it has been paused, in milliseconds. */
  readonly pausedFor?: number;
}

/** A stage that has begun. */
export interface EventStage {
  /** From 1. */
  readonly number: number;
  readonly setup: Stage;
  /** Who began it, best first as far as anything is known of them. */
  readonly players: readonly EntrantNumber[];
  /** The same in drawn order. */
  readonly lot: readonly EntrantNumber[];
  readonly rounds: readonly EventRound[];
  /** How often the round to come was paired and undone. */
  readonly undone: number;
  /** How many of its rounds were taken back after they had begun. */
  readonly takenBack?: number;
  /** Counters of a following stage that was taken back. They go on, so that its matches and lots do not come twice. */
  readonly next?: Pick<EventStage, 'undone' | 'takenBack'>;
}

/** A notice to entrants: an announcement, or fields of the set-up that have changed. */
export interface Notice {
  /** The entry's. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The announcement; null: the set-up has changed. */
  readonly text: string | null;
  readonly changed: readonly SetupField[];
}

/** A tournament at one version. Never changed, only replaced. */
export interface Event {
  readonly id: string;
  readonly version: number;
  readonly organizer: string;
  readonly setup: Setup;
  /** The edition of the rules, see `setup.ts`. */
  readonly edition?: number;
  readonly status: (typeof STATUSES)[number];
  /** SHA-256 of the seed of all lots, hexadecimal. */
  readonly seedHash: string;
  /** When it is over. */
  readonly seed: string | null;
  /** Since when nothing begins by itself; null: it is not paused. */
  readonly pausedAt: number | null;
  /** Times in which the server was away and that were over then have been given back, or nothing ran meanwhile. */
  readonly settledTo?: number;
  readonly officials: readonly { readonly player: string; readonly role: Role }[];
  /** Who had an office in it while it was running, and has it no more. */
  readonly pastOfficials?: readonly string[];
  /** By number: the first is 1. */
  readonly entrants: readonly Entrant[];
  /** Notices to entrants since registration was opened, oldest first. */
  readonly notices: readonly Notice[];
  readonly stages: readonly EventStage[];
  /** When it is over: 1 is best, equal places are shared. */
  readonly places: readonly { readonly entrant: EntrantNumber; readonly place: number }[];
  readonly createdAt: number;
  /** When its last entry was made. */
  readonly changedAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
}

export function isOver({ status }: Pick<Event, 'status'>): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

/** The entrant of a player; without one, the last that has invited them. */
export function entrantOf(event: Event, player: string | null): Entrant | null {
  const all = event.entrants.filter(({ members, gone }) => gone !== 'UNREGISTERED' && members.includes(player ?? ''));
  return all.findLast((one) => isOf(one, player)) ?? all.findLast(({ gone }) => gone === null) ?? all.at(-1) ?? null;
}

/** Whether a player takes part in it, or has until they left. Someone who is only invited does not. */
export function playsIn(event: Event, player: string | null): boolean {
  return event.entrants.some((one) => isOf(one, player));
}

function isOf({ members, asked, gone }: Entrant, player: string | null): boolean {
  if (player === null || gone === 'UNREGISTERED' || gone === 'ABSENT') return false;
  return members.includes(player) && !asked.includes(player);
}

/** @throws RangeError: nobody has that number */
export function entrantNumbered(event: Event, number: EntrantNumber): Entrant {
  const entrant = event.entrants[number - 1];
  if (!entrant) throw new RangeError(`there is no entrant ${number}`);
  return entrant;
}

/** Who can be paired. */
export function isIn({ gone, asked }: Entrant): boolean {
  return gone === null && asked.length === 0;
}

export function isGone(event: Event, number: EntrantNumber): boolean {
  const entrant = event.entrants[number - 1];
  return !entrant || !isIn(entrant);
}

/** Whether an entrant has a table or a bye in a round. */
export function isPaired({ tables, byes }: EventRound, entrant: EntrantNumber): boolean {
  return byes.includes(entrant) || tables.some(({ entrants }) => entrants.includes(entrant));
}

export function currentStage(event: Event): EventStage | null {
  return event.stages.at(-1) ?? null;
}

export function currentRound(event: Event): EventRound | null {
  return currentStage(event)?.rounds.at(-1) ?? null;
}

export function isJudge(event: Event, player: string | null): boolean {
  return event.officials.some((one) => one.role === 'JUDGE' && one.player === player);
}

/** What each takes in memory, in bytes; measured, rounded up. */
const WEIGHTS = { event: 10_000, entrant: 700, card: 100, table: 500, game: 200, notice: 1200 } as const;

/** About how much memory a tournament takes, in bytes. */
export function weightOf({ entrants, notices, stages }: Event): number {
  const tables = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.tables));
  const games = tables.reduce((sum, table) => sum + table.games.length, 0);
  const cards = entrants.reduce((sum, { decks }) => sum + decks.reduce((own, deck) => own + (deck?.length ?? 0), 0), 0);
  return (
    WEIGHTS.event +
    notices.length * WEIGHTS.notice +
    entrants.length * WEIGHTS.entrant +
    cards * WEIGHTS.card +
    tables.length * WEIGHTS.table +
    games * WEIGHTS.game
  );
}
