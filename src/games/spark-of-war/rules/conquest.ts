import type { Run, Table } from '../../../engine/index.ts';
import { doer, mayTake, turnOf, turnPlayer } from '../seats.ts';
import { named } from '../shown/labels.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { isStar, type State, type Thing } from '../state.ts';
import { type SeatZone, zoneName } from '../zones.ts';
import { type Layout, layoutOf, resistanceOf, sustainedIn } from './damage.ts';
import { finishByScore } from './end.ts';
import { around, type Hex, type HexNumber, hexOf, reachable } from './hex.ts';

const GOES_TO: Readonly<Record<Thing['kind'], SeatZone>> = { planet: 'scored', ship: 'salvage', station: 'supply' };

/**
 * A ship is adrift if it is not connected to a planet or star, directly or through other ships. A station is adrift if
 * it touches no planet, star or connected ship, and connects no other cards.
 */
export function adrift(state: State): Hex[] {
  return adriftIn(layoutOf(state)).map(hexOf);
}

function adriftIn({ taken, things }: Layout): HexNumber[] {
  const anchors: HexNumber[] = [];
  const others: HexNumber[] = [];
  for (const hex of taken) (things[hex]?.kind === 'planet' ? anchors : others).push(hex);
  const held = reachable(anchors, (hex) => things[hex]?.kind === 'ship');
  return others.filter((hex) => {
    if (things[hex]?.kind === 'station') return !around(hex).some((next) => held[next]);
    return !held[hex];
  });
}

function take(table: Table<SparkOfWar>, hexes: readonly HexNumber[], why: 'DAMAGE' | 'ADRIFT'): void {
  if (hexes.length === 0) return;
  const { at } = table;
  const seat = turnOf(at);
  const taken = hexes.map((hex) => named(at, hexOf(hex)));
  const kinds = taken.map(({ hex }) => at.state.things[hex]?.kind);
  table.emit({ fact: 'conquered', ...doer(at, seat), why, taken });
  for (const kind of ['planet', 'ship', 'station'] as const) {
    const cards = taken.flatMap(({ card }, index) => (kinds[index] === kind ? [card] : []));
    table.move(cards, zoneName(GOES_TO[kind], seat));
  }
}

/**
 * Rules, Conquer: all cards with enough damage are taken at the same time, followed by all cards that are adrift.
 * Taking the last star ends the match.
 */
export const conquer: Run<SparkOfWar, 'conquer'> = {
  run: (table) => {
    const { at } = table;
    const [seat] = turnPlayer(at);
    if (seat === undefined) return;
    const { state } = at;
    const layout = layoutOf(state);
    const fallen = layout.taken.filter((hex) => {
      const thing = layout.things[hex];
      return thing && sustainedIn(layout, state, hex) >= resistanceOf(thing) && mayTake(at, seat, thing);
    });
    take(table, fallen, 'DAMAGE');
    const left = fallen.length > 0 ? layoutOf(state) : layout;
    take(table, adriftIn(left), 'ADRIFT');
    table.emit({ fact: 'actionEnded' });
    if (!left.things.some((thing) => thing && isStar(thing))) finishByScore(table, 'The last star is taken');
  },
};
