import type { DeckList } from '../../engine/index.ts';
import type { BracketNode } from '../pairing/bracket.ts';
import type { EntrantNumber, Round, Table } from '../standings/round-results.ts';
import type { Facts, GameOver, Role } from './entry-kinds.ts';
import type { Setup, SetupField, Stage } from './setup.ts';

/** A `DRAFT` is visible only to its organizer. `OPEN` is open for registration. `FINISHED` has final places. */
export const STATUSES = ['DRAFT', 'OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;

/** How an entrant left: `UNREGISTERED` before the start, `ABSENT` at the start, `DROPPED` or `DISQUALIFIED` later. */
export const GONE = ['UNREGISTERED', 'ABSENT', 'DROPPED', 'DISQUALIFIED'] as const;
export type Gone = (typeof GONE)[number];

/** A player or a team that takes part. */
export interface Entrant {
  readonly number: EntrantNumber;
  /** Ids of players, in seating order. */
  readonly members: readonly string[];
  /** Members who have not consented yet. */
  readonly asked: readonly string[];
  /** Each member's deck; null for the first deck that the game lends. */
  readonly decks: readonly (DeckList | null)[];
  readonly checkedIn: boolean;
  readonly gone: Gone | null;
  /** Whether the entrant entered after rounds had been paired. */
  readonly late: boolean;
  /** Whether the entrant was dropped as a no-show, who may return without permission. */
  readonly noShow: boolean;
  /** The first round that the entrant misses after being dropped or disqualified. */
  readonly missesFrom?: RoundPlace;
}

/** A round of a stage, both numbered from 1. */
export type RoundPlace = Readonly<Facts<'REINSTATED'>['missed'][number]>;

/** An entrant who has not acted at a table yet. */
export type NotYetThere = Readonly<NonNullable<Facts<'RESULTS'>['taken'][number]['unanswered']>[number]>;

/** A table of a round, with the state of its matches. */
export interface EventTable extends Table {
  readonly games: readonly { readonly places: readonly number[] | null; readonly matchId: string }[];
  /** How many times the current game was restarted because the rules failed on it. */
  readonly again: number;
  /** Entrants who have lost the table by rulings in its games, while other entrants play on. */
  readonly out?: readonly EntrantNumber[];
  /** Whether play waits for the organizer or a judge to rule on the table. */
  readonly waits?: boolean;
  /** Entrants who have not acted in any of the table's games. Absent until one of these games is over. */
  readonly unanswered?: readonly NotYetThere[];
  /** Entrants who lost the table as no-shows. */
  readonly noShows?: readonly EntrantNumber[];
}

/** A round. It is `PROPOSED` until its organizer approves it, then `PLAYING`, even after all of its tables are over. */
export interface EventRound extends Round {
  readonly stage: number;
  readonly tables: readonly EventTable[];
  readonly nodes: readonly BracketNode[] | null;
  readonly status: 'PROPOSED' | 'PLAYING';
  /** Whether the organizer made the pairings. */
  readonly supplied: boolean;
  /** How many rounds of the stage were taken back before this one. Their matches do not belong to this round. */
  readonly takenBack?: number;
  /** When the round began, in milliseconds since 1970; null if it has not begun. */
  readonly begunAt: number | null;
  /** When the time for the round runs out; null for never. */
  readonly endsAt: number | null;
  readonly timeCalled: boolean;
  /** When the round's last table ended; null while a table is open. */
  readonly overAt: number | null;
  /** The total time that the round was paused, in milliseconds. */
  readonly pausedFor?: number;
}

/** A stage that has begun. */
export interface EventStage {
  /** The stage's number, from 1. */
  readonly number: number;
  readonly setup: Stage;
  /** The entrants who began the stage, best first as far as their order is known. */
  readonly players: readonly EntrantNumber[];
  /** The same entrants in drawn order. */
  readonly lot: readonly EntrantNumber[];
  readonly rounds: readonly EventRound[];
  /** How many times the next round has been paired and undone. */
  readonly undone: number;
  /** How many rounds of the stage were taken back after they had begun. */
  readonly takenBack?: number;
  /** The counters of a later stage that was taken back, so that its matches and lots never repeat. */
  readonly next?: Pick<EventStage, 'undone' | 'takenBack'>;
}

interface Notice {
  readonly version: number;
  /** When the notice was created, in milliseconds since 1970. */
  readonly at: number;
  /** The text of an announcement; null if the notice is about a changed set-up. */
  readonly text: string | null;
  readonly changed: readonly SetupField[];
}

/** A tournament at one version. The object is immutable. */
export interface Event {
  readonly id: string;
  readonly version: number;
  readonly organizer: string;
  readonly setup: Setup;
  /** The edition of the rules (see `setup.ts`). */
  readonly edition?: number;
  readonly status: (typeof STATUSES)[number];
  /** The SHA-256 of the seed for all random draws, hexadecimal. */
  readonly seedHash: string;
  /** The seed for all random draws; null until the tournament is over. */
  readonly seed: string | null;
  /** When the tournament was paused; null if it is not paused. Nothing starts automatically during a pause. */
  readonly pausedAt: number | null;
  /** Outages that ended before this time are settled: their time was given back, or no player's time was running. */
  readonly settledTo?: number;
  readonly officials: readonly { readonly player: string; readonly role: Role }[];
  /** Players who held an office while the tournament was running, but no longer do. */
  readonly pastOfficials?: readonly string[];
  /** The entrants by number, from 1. */
  readonly entrants: readonly Entrant[];
  /** Notices to entrants since registration was opened, oldest first. */
  readonly notices: readonly Notice[];
  readonly stages: readonly EventStage[];
  /** The final places, once the tournament is over. 1 is best, and ties share a place. */
  readonly places: readonly { readonly entrant: EntrantNumber; readonly place: number }[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly begunAt: number | null;
  readonly endedAt: number | null;
}

export function isOver({ status }: Pick<Event, 'status'>): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

/** Returns the entrant that a player plays for, or else the last entrant that invited the player. */
export function entrantOf(event: Event, player: string | null): Entrant | null {
  const all = event.entrants.filter(({ members, gone }) => gone !== 'UNREGISTERED' && members.includes(player ?? ''));
  return all.findLast((one) => isOf(one, player)) ?? all.findLast(({ gone }) => gone === null) ?? all.at(-1) ?? null;
}

/** Whether a player takes part, or took part before leaving. An invited player does not take part. */
export function playsIn(event: Event, player: string | null): boolean {
  return event.entrants.some((one) => isOf(one, player));
}

function isOf({ members, asked, gone }: Entrant, player: string | null): boolean {
  if (player === null || gone === 'UNREGISTERED' || gone === 'ABSENT') return false;
  return members.includes(player) && !asked.includes(player);
}

/** Returns the entrant with this number. @throws RangeError if there is none */
export function entrantNumbered(event: Event, number: EntrantNumber): Entrant {
  const entrant = event.entrants[number - 1];
  if (!entrant) throw new RangeError(`there is no entrant ${number}`);
  return entrant;
}

/** Whether an entrant can be paired. */
export function isIn({ gone, asked }: Entrant): boolean {
  return gone === null && asked.length === 0;
}

export function isGone(event: Event, number: EntrantNumber): boolean {
  const entrant = event.entrants[number - 1];
  return !entrant || !isIn(entrant);
}

export function isPaired({ tables, byes }: EventRound, entrant: EntrantNumber): boolean {
  return byes.includes(entrant) || tables.some(({ entrants }) => entrants.includes(entrant));
}

export function currentStage(event: Event): EventStage | null {
  return event.stages.at(-1) ?? null;
}

export function currentRound(event: Event): EventRound | null {
  return currentStage(event)?.rounds.at(-1) ?? null;
}

export function tableIn(event: Event, at: Pick<GameOver, 'stage' | 'round' | 'table'>) {
  const stage = event.stages[at.stage - 1];
  const round = stage?.rounds[at.round - 1];
  const table = round?.tables[at.table - 1];
  return stage && round && table ? { stage, round, table } : null;
}

export function isElimination({ setup: { kind } }: Pick<EventStage, 'setup'>): boolean {
  return kind === 'SINGLE_ELIMINATION' || kind === 'DOUBLE_ELIMINATION';
}

export function isJudge(event: Event, player: string | null): boolean {
  return event.officials.some((one) => one.role === 'JUDGE' && one.player === player);
}
