import { NOBODY, type Setup, type Table } from '../../../engine/index.ts';
import { FLEET, QUESTS, STATION } from '../cards/catalogue.ts';
import { misfit } from '../options.ts';
import { seatsOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { State, Thing } from '../state.ts';
import { DISCARD_PILE, DRAW_PILE, GALAXY, QUEST_BOX, zoneName } from '../zones.ts';
import type { Laid } from './galaxy-rules.ts';
import { hexAt } from './hex.ts';
import { mapById, mapFor } from './maps.ts';
import { randomGalaxy } from './random-galaxy.ts';
import { drawShips } from './supply.ts';

export const QUESTS_DEALT = 2;
export const STATIONS_DEALT = 2;

/** Returns the state before the galaxy is laid out and cards are dealt. */
export function initial({ seats, options }: Setup<SparkOfWar>): State {
  const wrong = misfit(seats, options);
  if (wrong) throw new RangeError(wrong);
  return { first: 0, turn: 0, action: 1, galaxy: '', things: {}, extra: {}, left: [], scores: null };
}

/** Lays out the galaxy, deals ships and quests, and starts the first turn. */
export function setup(table: Table<SparkOfWar>, { seats, options }: Setup<SparkOfWar>): void {
  openTable(table);
  for (const seat of seatsOf(table.at)) openSeat(table, seat);
  layGalaxy(table);
  table.make(DRAW_PILE, FLEET);
  table.shuffle(DRAW_PILE);
  table.make(QUEST_BOX, Object.keys(QUESTS));
  table.shuffle(QUEST_BOX);
  for (let i = 0; i < seats; i++) {
    const seat = (table.at.state.first + i) % seats;
    drawShips(table, seat, i + 1); // the first player draws 1 ship, the second player 2 ships, and so on
    table.draw(QUEST_BOX, zoneName('quests', seat), QUESTS_DEALT);
    if (options.supplyStations) table.make(zoneName('supply', seat), Array<string>(STATIONS_DEALT).fill(STATION));
  }
  table.next({ step: 'turn', turn: 0 });
}

function openTable(table: Table<SparkOfWar>): void {
  table.open({ id: GALAXY, label: 'galaxy', kind: 'pile', seat: null, readers: 'everyone' });
  table.open({ id: DRAW_PILE, label: 'draw pile', kind: 'pile', seat: null, readers: NOBODY });
  table.open({ id: DISCARD_PILE, label: 'discard pile', kind: 'pile', seat: null, readers: 'everyone' });
  table.open({ id: QUEST_BOX, label: 'quest box', kind: 'pile', seat: null, readers: NOBODY });
}

function openSeat(table: Table<SparkOfWar>, seat: number): void {
  table.open({ id: zoneName('hand', seat), label: 'hand', kind: 'hand', seat, readers: [seat] });
  table.open({ id: zoneName('quests', seat), label: 'quests', kind: 'hand', seat, readers: [seat] });
  table.open({ id: zoneName('salvage', seat), label: 'salvage yard', kind: 'pile', seat, readers: 'everyone' });
  table.open({ id: zoneName('scored', seat), label: 'scoring pile', kind: 'pile', seat, readers: 'everyone' });
  table.open({ id: zoneName('supply', seat), label: 'supply', kind: 'pile', seat, readers: 'everyone' });
}

function layGalaxy(table: Table<SparkOfWar>): void {
  const { title, planets } = galaxyOf(table);
  const cards = table.make(
    GALAXY,
    planets.map(({ planet }) => planet),
  );
  const isFaceOff = table.at.options.mode === 'faceOff';
  const things = planets.map(({ planet, q, r, rotation, colour }, index) => {
    const thing: Thing = {
      kind: 'planet',
      card: cards[index] ?? 0,
      name: planet,
      rotation,
      colour: isFaceOff ? colour : null,
    };
    return { hex: hexAt(q, r), thing };
  });
  table.emit({ fact: 'galaxyLaid', galaxy: title, things, first: table.chance(table.at.seats) });
}

function galaxyOf(table: Table<SparkOfWar>): { title: string; planets: readonly Laid[] } {
  const { seats, options } = table.at;
  if (options.customGalaxy.length > 0) return { title: 'Custom galaxy', planets: options.customGalaxy };
  const isFaceOff = options.mode === 'faceOff';
  const map = mapById(options.galaxy) ?? (options.galaxy === 'auto' && !isFaceOff ? mapFor(seats) : null);
  if (map) return map;
  const isSmall = options.galaxy === 'randomSmall';
  return { title: 'Random galaxy', planets: randomGalaxy(seats, isFaceOff, isSmall, (n) => table.chance(n)) };
}
