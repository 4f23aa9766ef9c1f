import type { Seat } from '../cards/zones.ts';
import type { Departure } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import type { EngineTable } from './engine-table.ts';

/** A seat is out of the match before its end; what follows is the game's to say. */
export function leave(game: AnyGame, table: EngineTable<AnyTypes>, seat: Seat, why: Departure): void {
  const asked = table.at.agenda.at(-1);
  table.record({ fact: 'left', seat, why });
  game.leave(table, seat);
  // Answers to a question that the leaving has done away with are nobody's answers any more.
  if (table.at.sealed.length > 0 && table.at.agenda.at(-1) !== asked) table.record({ fact: 'unsealed' });
}
