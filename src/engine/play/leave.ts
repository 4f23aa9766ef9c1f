import type { Seat } from '../cards/zones.ts';
import type { Departure } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import type { EngineTable } from './engine-table.ts';

/** Removes a seat from the match before the end. The game decides what follows. */
export function leave(game: AnyGame, table: EngineTable<AnyTypes>, seat: Seat, why: Departure): void {
  const asked = table.at.agenda.at(-1);
  table.record({ fact: 'left', seat, why });
  game.leave(table, seat);
  // Sealed answers are discarded if the departure has removed the question that they answer.
  if (table.at.sealed.length > 0 && table.at.agenda.at(-1) !== asked) table.record({ fact: 'unsealed' });
}
