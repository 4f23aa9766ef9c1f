import { scene as begin, type Laid, type Scene as SceneOf } from '../../../../test/games/index.ts';
import type { CardId, CardName, Seat } from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import { SLOTS } from '../cards/words.ts';
import { valhalla } from '../index.ts';
import { CELLS } from '../rules/map.ts';
import { pieceOf } from '../rules/pieces.ts';
import type { Piece } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';

export type Scene = SceneOf<Valhalla>;

/** The cards of a table for a rule test. All other places have cards with no effect. */
export interface Wanted {
  seats?: number;
  avatars?: CardName[];
  hands?: CardName[][];
  equipment?: CardName[][];
  allies?: CardName[][];
  events?: CardName[];
  ground?: { card: CardName; cell: number }[];
  cells?: number[];
  life?: number[];
  /** The terrains by cell. All other cells have a Meadow. */
  terrain?: Record<number, CardName>;
  shown?: number[];
  /** The next cards of each Draw stack, in the order of drawing. */
  draws?: CardName[][];
}

const FILLER = 'Thrall'; // a Thrall has R 5

/** Sets up the Activity phase of seat 0's first turn. Events and pieces on the ground are from seat 0's deck. */
export function scene(wanted: Wanted = {}): Scene {
  const { seats = 2, cells = [], life = [] } = wanted;
  const zones = zonesOf(wanted, seats);
  const set = begin(valhalla, {
    seats,
    options: { terrain: 'dealt' },
    decks: decksOf(zones, seats),
    state: { first: 0 },
    agenda: [{ step: 'turn', turn: 0 }],
  });
  set.until('activity').lay(zones);
  const inPlay = Object.values(set.at.zones).filter(({ id }) => /^(equipment|allies|events|ground)/.test(id));
  for (const card of inPlay.flatMap(({ cards }) => cards)) piece(set, card, {});
  for (const [seat, cell] of cells.entries()) set.state.cells[seat] = cell;
  for (const [seat, points] of life.entries()) set.state.life[seat] = points;
  return set;
}

function zonesOf({ terrain = {}, shown = [], ...wanted }: Wanted, seats: number) {
  const each = <T>(made: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => made(seat));
  const fillers = Array.from({ length: 40 }, () => FILLER);
  return {
    avatar: each((seat) => [wanted.avatars?.[seat] ?? 'Ullr the Swift']),
    hand: each((seat) => wanted.hands?.[seat] ?? []),
    equipment: each((seat) => (wanted.equipment?.[seat] ?? []).map((card) => ({ card, place: slotOf(card) }))),
    allies: each((seat) => wanted.allies?.[seat] ?? []),
    draw: each((seat) => [...fillers, ...(wanted.draws?.[seat] ?? []).toReversed()]),
    events: wanted.events ?? [],
    ground: (wanted.ground ?? []).map(({ card, cell }) => ({ card, place: cell })),
    map: CELLS.map((cell): Laid => {
      const known = shown.includes(cell) ? 'everyone' : [];
      return { card: terrain[cell] ?? 'Meadow', place: cell, known };
    }),
  };
}

const slotOf = (name: CardName): number => SLOTS.indexOf(cardOf(name).slot ?? 'BODY');

/** Builds the decks. A piece belongs to the seat whose deck contains it. */
function decksOf(zones: ReturnType<typeof zonesOf>, seats: number): CardName[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = [zones.avatar, zones.hand, zones.equipment, zones.allies, zones.draw].map(
      (zone): Laid[] => zone[seat] ?? [],
    );
    const table = seat === 0 ? [...zones.events, ...zones.ground] : [];
    const terrain = zones.map.filter((_, index) => index % seats === seat);
    return [...own.flat(), ...table, ...terrain].map((laid) => (typeof laid === 'string' ? laid : laid.card));
  });
}

/** Lets all seats pass in windows, and make the default move in all further questions. */
export function settle(set: Scene): Scene {
  return set.until(() => set.step === 'activity' || set.step === 'combat');
}

export function piece(set: Scene, card: CardId, change: Partial<Piece>): void {
  set.state.pieces[card] = { ...pieceOf(set.at, card), ...change };
}
