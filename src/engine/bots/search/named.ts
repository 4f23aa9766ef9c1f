import type { CardId } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { namingAt } from '../../shown/subjects.ts';

/** Returns a string that identifies a move for the searching seat: equal strings in two worlds mean the same move. */
export type Naming = (at: AnyAt, move: object) => string;

/**
 * Identifies hidden cards by name, because a hidden card's number means a different card in each world. Moves that
 * differ only in hidden cards of the same name therefore count as one move.
 * @param reads whether the searching seat can read a card when it decides
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
