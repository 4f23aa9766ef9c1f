import type { CardId } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { namingAt } from '../../shown/subjects.ts';

/** Identifies a move for the searching seat: the same text in two worlds is the same move. */
export type Naming = (at: AnyAt, move: object) => string;

/**
 * Identifies cards hidden from the searching seat by name, because their numbers mean different cards in each world.
 * Two cards of one name are then one move.
 * @param reads whether the searching seat can read a card at the time of its decision
 */
export function namingFor(game: AnyGame, reads: (card: CardId) => boolean): Naming {
  const text = (at: AnyAt, value: unknown, path: readonly string[]): string => {
    if (Array.isArray(value)) return `[${value.map((one) => text(at, one, path)).join()}]`;
    if (typeof value === 'object' && value !== null)
      return `{${Object.entries(value)
        .map(([key, inner]) => `${key}:${text(at, inner, [...path, key])}`)
        .join()}}`;
    if (typeof value === 'number' && namingAt(game, path) === 'CARD' && !reads(value))
      return at.faces[value]?.name ?? String(value);
    return JSON.stringify(value);
  };
  return (at, move) => text(at, move, []);
}
