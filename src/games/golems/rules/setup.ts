import { NOBODY, type Run, type Setup, shuffled, type Table } from '../../../engine/index.ts';
import { DECKS, HAND_NAME, HANDS } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { inTurn, isAlive, turnOf } from '../seats.ts';
import type { State, Unit } from '../state.ts';
import { DECK_ZONE, DISCARD_ZONE, zoneName } from '../zones.ts';
import { connected, laid, type Space, TILES, towersFor } from './board.ts';
import { finishByCount } from './end.ts';
import { gainPower } from './power.ts';

export const MANA = 20;
export const DEALT = { GOLEM: 6, EVENT: 3 } as const;

/** Creates a new, undamaged unit that has not moved yet. */
export function fresh(made: Pick<Unit, 'id' | 'seat' | 'material' | 'size' | 'shape'>, space: Space): Unit {
  const { id, seat, material, size, shape } = made;
  // Builds the record field by field, because all rules loop over the units, and a record that is spread and then
  // extended is slower to read.
  return { id, seat, material, size, shape, space, damage: 0, moves: 1, attacks: 0, boosts: [] };
}

/** Returns the state before the board is laid out, with the Wizards in their towers. */
export function initial({ seats }: Pick<Setup<Golems>, 'seats'>): State {
  const towers = towersFor(seats);
  return {
    terrain: [],
    towers,
    mana: towers.map(() => MANA),
    units: towers.map((space, seat) =>
      fresh({ id: seat + 1, seat, material: null, size: 'SMALL', shape: 'MAN' }, space),
    ),
    nextUnit: seats + 1,
    first: 0,
    turn: 0,
    fallen: [],
    spells: [],
    battle: null,
    lost: [],
  };
}

/** Lays out the board, deals the cards and starts the first turn. */
export function setup(table: Table<Golems>): void {
  const { seats } = table.at;
  const random = (n: number): number => table.chance(n);
  let terrain = laid(shuffled(TILES, random));
  // Ruling: the board is laid out again until all towers in play are connected over land.
  while (!connected(terrain, table.at.state.towers)) terrain = laid(shuffled(TILES, random));
  table.emit({ fact: 'boardLaid', terrain, first: table.chance(seats) });
  for (const kind of HANDS) deal(table, kind);
  table.next({ step: 'turn', turn: 0 });
}

function deal(table: Table<Golems>, kind: (typeof HANDS)[number]): void {
  const name = HAND_NAME[kind];
  table.open({ id: DECK_ZONE[kind], label: `${name} deck`, kind: 'pile', seat: null, readers: NOBODY });
  table.open({ id: DISCARD_ZONE[kind], label: `${name} discard`, kind: 'pile', seat: null, readers: 'everyone' });
  table.make(DECK_ZONE[kind], DECKS[kind]);
  table.shuffle(DECK_ZONE[kind]);
  for (const seat of inTurn(table.at, 0)) {
    table.open({ id: zoneName(kind, seat), label: `${name} hand`, kind: 'hand', seat, readers: [seat] });
    table.draw(DECK_ZONE[kind], zoneName(kind, seat), DEALT[kind]);
  }
}

/** A turn has seven phases. The turns of fallen players are counted but skipped. */
export const turn: Run<Golems, 'turn'> = {
  run: (table, step) => {
    const { at } = table;
    if (step.turn >= at.options.rounds * at.seats) {
      return finishByCount(table, `${at.options.rounds} rounds have been played`);
    }
    const seat = (at.state.first + step.turn) % at.seats;
    const following = { step: 'turn' as const, turn: step.turn + 1 };
    if (!isAlive(at, seat)) return table.next(following);
    table.emit({ fact: 'turnBegan', seat, turn: step.turn, round: 1 + Math.floor(step.turn / at.seats) });
    gainPower(table, seat);
    table.next(
      { step: 'craft' },
      { step: 'fate' },
      { step: 'extra' },
      ...HANDS.map((hand) => ({ step: 'discard' as const, hand })),
      { step: 'spells', order: inTurn(at, turnOf(at)), passed: [] },
      { step: 'movement' },
      { step: 'battles' },
      { step: 'end' },
      following,
    );
  },
};
