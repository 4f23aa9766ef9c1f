import { type Seat, type Table, zoneAt } from '../../../engine/index.ts';
import { SHIPS } from '../cards/catalogue.ts';
import { seatsOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { DISCARD_PILE, DRAW_PILE, GALAXY, zoneName, zoneOf } from '../zones.ts';

/** The number of ships that a player draws into an empty hand. */
export const REFILL = 5;

/** Draws 5 ships into an empty hand. An empty hand is refilled at any time during the player's turn. */
export function refill(table: Table<SparkOfWar>, seat: Seat): void {
  if (zoneOf(table.at, 'hand', seat).cards.length === 0) drawShips(table, seat, REFILL);
}

/** Draws ships one by one, and restocks an empty draw pile. */
export function drawShips(table: Table<SparkOfWar>, seat: Seat, count: number): void {
  let missing = count;
  while (missing > 0) {
    const drawn = table.draw(DRAW_PILE, zoneName('hand', seat), missing).length;
    missing -= drawn;
    if (missing > 0 && !restock(table)) return;
  }
}

// Restocks the draw pile. Rules, Special Rules: the discard pile is shuffled or, if it is also empty, all ships in the
// galaxy and in the salvage yards.
function restock(table: Table<SparkOfWar>): boolean {
  const { at } = table;
  if (table.gather([DISCARD_PILE], DRAW_PILE).length === 0) recallFleets(table);
  if (zoneAt(at, DRAW_PILE).cards.length === 0) return false;
  table.shuffle(DRAW_PILE);
  return true;
}

function recallFleets(table: Table<SparkOfWar>): void {
  const { at } = table;
  const deployed = zoneAt(at, GALAXY).cards.filter((card) => Object.hasOwn(SHIPS, table.name(card)));
  const yards = seatsOf(at).flatMap((seat) => zoneOf(at, 'salvage', seat).cards);
  if (deployed.length + yards.length === 0) return;
  table.emit({ fact: 'fleetsRecalled' });
  table.move([...deployed, ...yards], DRAW_PILE);
}
