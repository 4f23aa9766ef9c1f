import type { Run, Table } from '../../../engine/index.ts';
import { doer, mayTake, turnOf, turnPlayer } from '../seats.ts';
import { named } from '../shown/labels.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { isStar, type State, type Thing } from '../state.ts';
import { type SeatZone, zoneName } from '../zones.ts';
import { receivedInAll, resistanceOf, sustained } from './damage.ts';
import { finishByScore } from './end.ts';
import { type Hex, neighbours, reachable } from './hex.ts';

const GOES_TO: Readonly<Record<Thing['kind'], SeatZone>> = { planet: 'scored', ship: 'salvage', station: 'supply' };

/**
 * Ships that hold on to no planet and no star, neither themselves nor through other ships; and stations that touch
 * neither a planet or star nor a ship that holds on. A station itself anchors nothing.
 */
export function adrift({ things }: State): Hex[] {
  const anchors: Hex[] = [];
  const others: Hex[] = [];
  for (const hex in things) (things[hex]?.kind === 'planet' ? anchors : others).push(hex);
  const held = reachable(anchors, (hex) => things[hex]?.kind === 'ship');
  return others.filter((hex) => {
    if (things[hex]?.kind === 'station') return !neighbours(hex).some((next) => held.has(next));
    return !held.has(hex);
  });
}

function take(table: Table<SparkOfWar>, hexes: readonly Hex[], why: 'DAMAGE' | 'ADRIFT'): void {
  if (hexes.length === 0) return;
  const { at } = table;
  const seat = turnOf(at);
  const kinds = hexes.map((hex) => at.state.things[hex]?.kind);
  const taken = hexes.map((hex) => named(at, hex));
  table.emit({ fact: 'conquered', ...doer(at, seat), why, taken });
  for (const kind of ['planet', 'ship', 'station'] as const) {
    const cards = taken.flatMap(({ card }, index) => (kinds[index] === kind ? [card] : []));
    table.move(cards, zoneName(GOES_TO[kind], seat));
  }
}

/** Conquer: what has sustained enough is taken all at once, then what is adrift. The last star ends the match. */
export const conquer: Run<SparkOfWar, 'conquer'> = {
  run: (table) => {
    const { at } = table;
    const [seat] = turnPlayer(at);
    if (seat === undefined) return;
    const { state } = at;
    const received = receivedInAll(state.things);
    const fallen = Object.keys(state.things).filter((hex) => {
      const thing = state.things[hex];
      return thing && sustained(state, hex, received) >= resistanceOf(thing) && mayTake(at, seat, thing);
    });
    take(table, fallen, 'DAMAGE');
    take(table, adrift(state), 'ADRIFT');
    table.emit({ fact: 'actionEnded' });
    if (!Object.values(state.things).some(isStar)) finishByScore(table, 'The last star is taken');
  },
};
