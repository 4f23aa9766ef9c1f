import type { Seat } from '../cards/zones.ts';
import type { Departure } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import type { EngineTable } from './engine-table.ts';

/** Takes a seat out of the match early; the game decides what follows. */
export function leave(game: AnyGame, table: EngineTable<AnyTypes>, seat: Seat, why: Departure): void {
  const asked = table.at.agenda.at(-1);
  table.record({ fact: 'left', seat, why });
  game.leave(table, seat);
  // Sealed answers are void if the departure has removed their question.
  if (table.at.sealed.length > 0 && table.at.agenda.at(-1) !== asked) table.record({ fact: 'unsealed' });
}
