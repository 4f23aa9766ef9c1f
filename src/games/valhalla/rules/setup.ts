import {
  type Ask,
  faceOf,
  NOBODY,
  oneOf,
  type Run,
  type Seat,
  type Setup,
  type Table,
  zoneAt,
} from '../../../engine/index.ts';
import { cardOf, HAND, LIFE } from '../cards/catalogue.ts';
import { inTurn, isAlive } from '../seats.ts';
import { cellOptions } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { NOTHING_DONE, type State } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, type SeatZone, zoneName } from '../zones.ts';
import { CELLS, OFF } from './map.ts';
import { drawCards } from './piles.ts';

/** Returns the state before the map is laid and cards are dealt. */
export function initial({ seats, decks, firstCard }: Setup<Valhalla>): State {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let next = firstCard;
  const firstCards = all.map((seat) => {
    const first = next;
    next += (decks[seat] ?? []).reduce((sum, { count }) => sum + count, 0);
    return first;
  });
  return {
    first: 0,
    turn: -1,
    phase: 'RESOLVE',
    life: all.map(() => LIFE),
    cells: all.map(() => OFF),
    extra: all.map(() => 0),
    pieces: {},
    boosts: [],
    skips: [],
    fallen: [],
    happened: 0,
    asked: all.map(() => 0),
    ended: -1,
    reach: [],
    readied: [],
    plays: all.map(() => 0),
    done: { ...NOTHING_DONE },
    pending: null,
    firstCards,
  };
}

const OPENED: readonly {
  zone: SeatZone;
  label: string;
  kind: 'pile' | 'hand' | 'row';
  reads: 'everyone' | 'nobody' | 'seat';
}[] = [
  { zone: 'avatar', label: 'avatar', kind: 'pile', reads: 'everyone' },
  { zone: 'terrain', label: 'terrain to lay', kind: 'hand', reads: 'seat' },
  { zone: 'terrain-stack', label: 'terrain set aside', kind: 'pile', reads: 'nobody' },
  { zone: 'draw', label: 'Draw stack', kind: 'pile', reads: 'nobody' },
  { zone: 'hand', label: 'hand', kind: 'hand', reads: 'seat' },
  { zone: 'recycle', label: 'Recycle stack', kind: 'pile', reads: 'everyone' },
  { zone: 'discard', label: 'Discard stack', kind: 'pile', reads: 'everyone' },
  { zone: 'equipment', label: 'equipment', kind: 'row', reads: 'everyone' },
  { zone: 'allies', label: 'allies', kind: 'pile', reads: 'everyone' },
];

/** Opens the zones, makes the decks, and starts laying the map. */
export function setup(table: Table<Valhalla>, { decks, options }: Setup<Valhalla>): void {
  const { at } = table;
  table.open({ id: 'map', label: 'map', kind: 'row', seat: null, readers: NOBODY });
  table.open({ id: 'seeds', label: 'face-down equipment under the map', kind: 'row', seat: null, readers: NOBODY });
  table.open({ id: 'ground', label: 'equipment on the ground', kind: 'row', seat: null, readers: 'everyone' });
  table.open({ id: 'events', label: 'events', kind: 'pile', seat: null, readers: 'everyone' });
  table.open({ id: 'announced', label: 'announced card', kind: 'pile', seat: null, readers: 'everyone' });
  for (const seat of inTurn(at, 0)) {
    for (const { zone, label, kind, reads } of OPENED) {
      const readers = reads === 'everyone' ? reads : reads === 'nobody' ? NOBODY : [seat];
      table.open({ id: zoneName(zone, seat), label, kind, seat, readers });
    }
    const names = (decks[seat] ?? []).flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    const of = (kind: (name: string) => boolean): string[] => names.filter(kind);
    const isTerrain = (name: string): boolean => cardOf(name).kind === 'terrain';
    const isAvatar = (name: string): boolean => cardOf(name).kind === 'avatar';
    table.make(zoneName('avatar', seat), of(isAvatar));
    table.make(zoneName(options.terrain === 'laid' ? 'terrain' : 'terrain-stack', seat), of(isTerrain));
    table.make(
      zoneName('draw', seat),
      of((name) => !isTerrain(name) && !isAvatar(name)),
    );
    table.shuffle(zoneName('draw', seat));
  }
  table.emit({ fact: 'firstChosen', seat: table.chance(at.seats) });
  if (options.terrain === 'dealt') deal(table);
  table.next(...(options.terrain === 'laid' ? [{ step: 'laying' as const, turn: 0 }] : []), { step: 'hands' });
}

// Lays each seat's share of terrains on random cells, without showing a card to any player.
function deal(table: Table<Valhalla>): void {
  const free = [...CELLS];
  for (const seat of inTurn(table.at, 0)) {
    const stack = zoneName('terrain-stack', seat);
    table.shuffle(stack);
    const share = cardsOf(table.at, 'terrain-stack', seat).slice(0, CELLS.length / table.at.seats);
    const places = share.map(() => free.splice(table.chance(free.length), 1)[0] ?? 0);
    table.move(share, 'map', { places });
  }
}

function emptyCells(table: Pick<Table<Valhalla>, 'at'>): number[] {
  const { places } = zoneAt(table.at, 'map');
  return CELLS.filter((cell) => !places.includes(cell));
}

function layCard(table: Table<Valhalla>, seat: Seat, card: number, cell: number): void {
  table.move([card], 'map', { places: [cell] });
  table.emit({ fact: 'terrainLaid', seat, cell });
}

/** Lets players take turns laying terrains. The share of a player who has left is laid at random. */
export const laying: Run<Valhalla, 'laying'> = {
  run: (table, step) => {
    if (emptyCells(table).length === 0) return;
    const seat = (table.at.state.first + step.turn) % table.at.seats;
    table.next({ step: 'laying', turn: step.turn + 1 });
    if (isAlive(table.at, seat)) return table.next({ step: 'lay', seat });
    const hand = cardsOf(table.at, 'terrain', seat);
    const free = emptyCells(table);
    layCard(table, seat, hand[table.chance(hand.length)] ?? 0, free[table.chance(free.length)] ?? 0);
  },
};

/** The player lays a terrain face down on an empty cell. Only this player knows the card. */
export const lay: Ask<Valhalla, 'lay'> = {
  asks: (at, { seat }) => (isAlive(at, seat) ? [seat] : []),
  prompt: (at) => ASK.lay(emptyCells({ at }).length),
  choices: (at, { seat }, _, who) => {
    const cells = emptyCells({ at });
    const from = cellOptions(at, cells, seat, who);
    const names = new Set<string>();
    const hand = cardsOf(at, 'terrain', seat);
    return hand.flatMap((card) => {
      const { name } = faceOf(at, card);
      if (names.has(name)) return [];
      names.add(name);
      if (hand.length === 1 && cells.length === 1)
        return [{ label: SAY.lay(name, true), move: { lay: { card, cell: cells } } }];
      return [oneOf(SAY.lay(name, false), { lay: { card, cell: [] } }, ['lay', 'cell'], from)];
    });
  },
  take: (table, _, seat, { lay: { card, cell } }) => layCard(table, seat, card, cell[0] ?? 0),
  absent: (at, { seat }) => ({
    lay: { card: cardsOf(at, 'terrain', seat)[0] ?? 0, cell: emptyCells({ at }).slice(0, 1) },
  }),
  // The last card goes to the last cell without a question. The numbers of cards and cells left are public.
  open: true,
};

/** Deals a hand to all players and begins the first turn. */
export const hands: Run<Valhalla, 'hands'> = {
  run: (table) => {
    for (const seat of inTurn(table.at, table.at.state.first))
      if (isAlive(table.at, seat)) drawCards(table, seat, HAND);
    table.next({ step: 'turn', turn: 0 });
  },
};
