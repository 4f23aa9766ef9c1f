import type { Table } from '../../../engine/index.ts';
import type { Check } from '../cards/words.ts';
import type { Valhalla } from '../valhalla.ts';
import { type Doing, doing } from './aiming/doing.ts';
import { drawNumber } from './piles.ts';
import { raised } from './stats.ts';

/** Adds modifiers to R. Then one of the card's two effects happens (Rules, Randomizer). */
export function check(table: Table<Valhalla>, { seat, card, acted = [] }: Doing, effect: Check): void {
  const r = drawNumber(table, seat) + raised(table.at, seat, 'R');
  const met = r >= effect.at;
  table.emit({ fact: 'checked', seat, card, r, needed: effect.at, met });
  const then = met ? effect.met : effect.missed;
  table.next(...then.map((one) => doing(seat, card, one, { acted, named: true })));
}
