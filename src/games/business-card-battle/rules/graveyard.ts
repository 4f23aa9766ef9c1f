import type { Table } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { named } from '../shown/labels.ts';
import { zoneName } from '../zones.ts';
import type { Fighter } from './field.ts';

/** Moves a character with HP 0 to the graveyard. */
export function fall(table: Table<BusinessCardBattle>, one: Fighter): void {
  table.emit({ fact: 'fell', seat: one.seat, character: named(one) });
  table.move([one.card], zoneName('graveyard', one.seat));
}
