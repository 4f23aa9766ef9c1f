import { sha256 } from '../../engine/index.ts';
import { winnerOf } from '../pairing/bracket.ts';
import { type EntrantNumber, type Places, tablePlaces, tableResult } from '../standings/round.ts';
import { uuidOf } from './entry.ts';
import {
  type Event,
  type EventRound,
  type EventStage,
  type EventTable,
  entrantNumbered,
  isGone,
  isOver,
} from './event.ts';
import type { GameOver } from './kinds.ts';

/** As often as the rules fail on a game it is begun anew; then nobody has won it, and in an elimination somebody has to rule. */
export const MOST_ATTEMPTS = 3;

/** A game that is to be played: its match begins at once, and is known before it is made. */
export interface GameToPlay extends Pick<GameOver, 'stage' | 'round' | 'table' | 'game' | 'matchId'> {
  /** Which try it is, from 0: those of a round that was taken back count, too. */
  attempt: number;
  /** In the order in which they sit. */
  entrants: readonly EntrantNumber[];
}

/** What is to be played now, at all tables. */
export function gamesToPlay(event: Event): GameToPlay[] {
  if (isOver(event)) return [];
  return event.stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.tables.flatMap((table) => gameToPlay(event, round, table) ?? [])),
  );
}

/** What is played at a table now; null: nothing, or nothing more. */
export function gameToPlay(event: Event, round: EventRound, { table, ...rest }: EventTable): GameToPlay | null {
  if (round.status !== 'PLAYING' || rest.over || rest.waits) return null;
  const game = rest.games.length + 1;
  const attempt = (round.takenBack ?? 0) * (MOST_ATTEMPTS + 1) + rest.again;
  const { stage, round: number } = round;
  // The same game has the same match, whichever node makes it, and however often.
  const matchId = uuidOf(sha256(`${event.id}/${stage}/${number}/${table}/${game}/${attempt}`));
  return { matchId, stage, round: number, table, game, attempt, entrants: turned(rest.entrants, game - 1) };
}

/** Whether a try of a game is of the round as it is drawn now, and not of one that stood in its place and was taken back. */
export function isOfRound({ takenBack = 0 }: Pick<EventRound, 'takenBack'>, attempt: number): boolean {
  return Math.floor(attempt / (MOST_ATTEMPTS + 1)) === takenBack;
}

/** Whether no game of a round has ended and no table was ruled. A table that is over because an entrant has left does not count. */
export function isUntouched(event: Event, { tables }: EventRound): boolean {
  return tables.every(
    ({ games, again, waits = false, over, entrants }) =>
      games.length === 0 && again === 0 && !waits && (!over || entrants.some((entrant) => isGone(event, entrant))),
  );
}

/** Who sits where in a table's game: in each one seat further, so that of two they change places. */
export function turned(entrants: readonly EntrantNumber[], by: number): EntrantNumber[] {
  const shift = by % entrants.length;
  return [...entrants.slice(shift), ...entrants.slice(0, shift)];
}

/** Whose a seat is. Sides sit in turns: that is how every game with teams has them. */
export function entrantAt(seated: readonly EntrantNumber[], seat: number): EntrantNumber {
  return seated[seat % seated.length] ?? 0;
}

/** Who sits at each seat of a game, in the order of seats: players. */
export function sittersAt(event: Event, { entrants }: Pick<GameToPlay, 'entrants'>) {
  const seats = entrants.length * event.setup.teamSize;
  return Array.from({ length: seats }, (_, seat) => ({
    entrant: entrantNumbered(event, entrantAt(entrants, seat)),
    member: Math.floor(seat / entrants.length),
  }));
}

/** Places by the order of the table, of a game whose ranks are by seat; a team's is its best member's. */
export function placesOf(table: Pick<EventTable, 'entrants'>, game: number, ranks: readonly number[]): number[] {
  const seated = turned(table.entrants, game - 1);
  const all = table.entrants.map((entrant) =>
    Math.min(...ranks.filter((_, seat) => entrantAt(seated, seat) === entrant), ranks.length),
  );
  return all.map((rank) => 1 + all.filter((other) => other < rank).length);
}

/**
 * Whether a table is over: one of two has won more than half; all games are played or time was called, and in an
 * elimination one entrant is ahead; or fewer than two are left to play for it.
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

/** Those of a table who can still win it: they are there, and no ruling has taken it from them. */
export function contendersAt(event: Event, { entrants, out = [] }: Pick<EventTable, 'entrants' | 'out'>) {
  return entrants.filter((entrant) => !isGone(event, entrant) && !out.includes(entrant));
}

/** A table's places by its games; who was ruled out shares the last place. Null: all were ruled out. */
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
