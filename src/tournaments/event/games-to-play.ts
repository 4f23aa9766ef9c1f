import { sha256 } from '../../engine/index.ts';
import type { EntrantNumber } from '../standings/round-results.ts';
import { uuidOf } from './entry.ts';
import type { GameOver } from './entry-kinds.ts';
import { type Event, type EventRound, type EventTable, isOver } from './event.ts';
import { turned } from './seating.ts';

/** How many times a game is restarted if its rules fail. Then it is drawn; in an elimination, an official rules. */
export const MOST_ATTEMPTS = 3;

/** A game to be played. Its match begins immediately, and the match's id is known before the match is created. */
export interface GameToPlay extends Pick<GameOver, 'stage' | 'round' | 'table' | 'game' | 'matchId'> {
  /** The number of this attempt, from 0, including attempts in rounds that were taken back. */
  attempt: number;
  /** The entrants in seating order. */
  entrants: readonly EntrantNumber[];
}

export function gamesToPlay(event: Event): GameToPlay[] {
  if (isOver(event)) return [];
  return event.stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.tables.flatMap((table) => gameToPlay(event, round, table) ?? [])),
  );
}

/** Returns the game to be played now at a table; null if there is none. */
export function gameToPlay(event: Event, round: EventRound, { table, ...rest }: EventTable): GameToPlay | null {
  if (round.status !== 'PLAYING' || rest.over || rest.waits) return null;
  const game = rest.games.length + 1;
  const attempt = (round.takenBack ?? 0) * (MOST_ATTEMPTS + 1) + rest.again;
  const place = { stage: round.stage, round: round.round, table, game };
  // Every node derives the same id, so a game has only one match, no matter how many times it is created.
  const matchId = uuidOf(sha256(`${event.id}/${gameKey(place)}/${attempt}`));
  return { ...place, matchId, attempt, entrants: turned(rest.entrants, game - 1) };
}

export function gameKey({ stage, round, table, game }: Pick<GameOver, 'stage' | 'round' | 'table' | 'game'>): string {
  return `${stage}/${round}/${table}/${game}`;
}

/** Whether an attempt belongs to the current draw of its round, rather than to a draw that was taken back. */
export function isOfRound({ takenBack = 0 }: Pick<EventRound, 'takenBack'>, attempt: number): boolean {
  return Math.floor(attempt / (MOST_ATTEMPTS + 1)) === takenBack;
}
