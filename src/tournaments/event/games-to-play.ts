import { sha256 } from '../../engine/index.ts';
import { winnerOf } from '../pairing/bracket.ts';
import { type EntrantNumber, type Places, tablePlaces, tableResult } from '../standings/round-results.ts';
import { uuidOf } from './entry.ts';
import type { GameOver } from './entry-kinds.ts';
import {
  type Event,
  type EventRound,
  type EventStage,
  type EventTable,
  entrantNumbered,
  isGone,
  isOver,
} from './event.ts';

/**
 * How often a game begins again if the rules fail on it; then it has no winner, and in an elimination an official must rule.
 */
export const MOST_ATTEMPTS = 3;

/** A game to be played: its match begins immediately, and its id is known before the match is made. */
export interface GameToPlay extends Pick<GameOver, 'stage' | 'round' | 'table' | 'game' | 'matchId'> {
  /** The number of this attempt, from 0, including attempts in rounds that were taken back. */
  attempt: number;
  /** In seating order. */
  entrants: readonly EntrantNumber[];
}

/** Games to be played now, at all tables. */
export function gamesToPlay(event: Event): GameToPlay[] {
  if (isOver(event)) return [];
  return event.stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.tables.flatMap((table) => gameToPlay(event, round, table) ?? [])),
  );
}

/** The game to be played at a table now; null: none. */
export function gameToPlay(event: Event, round: EventRound, { table, ...rest }: EventTable): GameToPlay | null {
  if (round.status !== 'PLAYING' || rest.over || rest.waits) return null;
  const game = rest.games.length + 1;
  const attempt = (round.takenBack ?? 0) * (MOST_ATTEMPTS + 1) + rest.again;
  const { stage, round: number } = round;
  // Derived, so that every node makes the same match for the same game, however often.
  const matchId = uuidOf(sha256(`${event.id}/${stage}/${number}/${table}/${game}/${attempt}`));
  return { matchId, stage, round: number, table, game, attempt, entrants: turned(rest.entrants, game - 1) };
}

/** Whether an attempt belongs to the round as drawn now, rather than to a round that was taken back. */
export function isOfRound({ takenBack = 0 }: Pick<EventRound, 'takenBack'>, attempt: number): boolean {
  return Math.floor(attempt / (MOST_ATTEMPTS + 1)) === takenBack;
}

/** Whether no game of a round has ended and no table was ruled. A table that is over because an entrant left does not count. */
export function isUntouched(event: Event, { tables }: EventRound): boolean {
  return tables.every(
    ({ games, again, waits = false, over, entrants }) =>
      games.length === 0 && again === 0 && !waits && (!over || entrants.some((entrant) => isGone(event, entrant))),
  );
}

/** Entrants in the seat order of a game: seats rotate by one each game, so that two change places. */
export function turned(entrants: readonly EntrantNumber[], by: number): EntrantNumber[] {
  const shift = by % entrants.length;
  return [...entrants.slice(shift), ...entrants.slice(0, shift)];
}

/** The entrant at a seat. Sides alternate, as in every team game. */
export function entrantAt(seated: readonly EntrantNumber[], seat: number): EntrantNumber {
  return seated[seat % seated.length] ?? 0;
}

/** The player at each seat of a game, in seat order. */
export function sittersAt(event: Event, { entrants }: Pick<GameToPlay, 'entrants'>) {
  const seats = entrants.length * event.setup.teamSize;
  return Array.from({ length: seats }, (_, seat) => ({
    entrant: entrantNumbered(event, entrantAt(entrants, seat)),
    member: Math.floor(seat / entrants.length),
  }));
}

/** Places in the table's order, from ranks by seat; a team's place is that of its best member. */
export function placesOf(table: Pick<EventTable, 'entrants'>, game: number, ranks: readonly number[]): number[] {
  const seated = turned(table.entrants, game - 1);
  const all = table.entrants.map((entrant) =>
    Math.min(...ranks.filter((_, seat) => entrantAt(seated, seat) === entrant), ranks.length),
  );
  return all.map((rank) => 1 + all.filter((other) => other < rank).length);
}

/**
 * Whether a table is over: one of two has won more than half the games; all games are played or time was called, and in
 * an elimination one entrant leads; or fewer than two entrants can still win it.
 */
export function isDecided(event: Event, stage: EventStage, round: EventRound, table: EventTable): boolean {
  const { bestOf } = event.setup;
  const { entrants, games } = table;
  const wins = entrants.map((_, index) => games.filter(({ places }) => tableResult(places, index) === 'WON').length);
  if (entrants.length === 2 && Math.max(...wins) > bestOf / 2) return true;
  if (contendersAt(event, table).length < 2) return true;
  if (!round.timeCalled && games.length < bestOf) return false;
  return !isElimination(stage) || winnerOf({ ...table, ruled: { places: placesWithOut(table) } }) !== null;
}

export function isElimination({ setup: { kind } }: Pick<EventStage, 'setup'>): boolean {
  return kind === 'SINGLE_ELIMINATION' || kind === 'DOUBLE_ELIMINATION';
}

/** The entrants who can still win a table: present, and not ruled out. */
export function contendersAt(event: Event, { entrants, out = [] }: Pick<EventTable, 'entrants' | 'out'>) {
  return entrants.filter((entrant) => !isGone(event, entrant) && !out.includes(entrant));
}

/** A table's places by its games; entrants ruled out share the last place. Null: all were ruled out. */
export function placesWithOut({ ruled: _, ...table }: EventTable): Places {
  const { entrants, out = [] } = table;
  const played = tablePlaces(table) ?? entrants.map(() => 1);
  const left = played.filter((_, index) => !out.includes(entrants[index] ?? 0));
  if (left.length === 0) return null;
  return entrants.map((entrant, index) => {
    const own = out.includes(entrant) ? Number.POSITIVE_INFINITY : (played[index] ?? 1);
    return 1 + left.filter((place) => place < own).length;
  });
}
