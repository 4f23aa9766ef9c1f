import type { Table } from '../../engine/index.ts';
import type { BusinessCardBattle } from './business-card-battle.ts';
import { type Fighter, graveyardZone } from './field.ts';
import { named } from './labels.ts';

/** HP 0: to the graveyard. */
export function fall(table: Table<BusinessCardBattle>, one: Fighter): void {
  table.emit({ fact: 'fell', seat: one.seat, character: named(one) });
  table.move([one.card], graveyardZone(one.seat));
}
