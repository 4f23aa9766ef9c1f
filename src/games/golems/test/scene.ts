import { scene as begin, type Scene as SceneOf } from '../../../../test/games/index.ts';
import type { CardId, CardName, Seat, StepOf } from '../../../engine/index.ts';
import { DECKS, HANDS, type Material, type Shape, type Size } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { golems } from '../index.ts';
import type { Target } from '../moves.ts';
import { indexOf, laid, type Space, type Terrain } from '../rules/board.ts';
import { fresh, initial } from '../rules/setup.ts';
import { inTurn } from '../seats.ts';
import type { Phase } from '../shown/seen.ts';
import type { State, Unit } from '../state.ts';
import { DECK_ZONE, zoneName } from '../zones.ts';

export type Scene = SceneOf<Golems>;

/** A position for a rule test. By default, all spaces are Wasteland, all hands are empty, and seat 0 has the turn. */
export interface Position {
  seats?: number;
  rounds?: number;
  phase?: Exclude<Phase, 'POWER'>;
  turn?: number;
  mana?: number[];
  terrain?: Record<Space, Terrain>;
  /** The golems, such as "0 d4 Large Crystal Flyer": seat, space, golem, and optionally its damage. Ids start at 10. */
  golems?: string[];
  /** By seat: the damage of the Wizard. */
  wounds?: number[];
  /** By seat: the names of the cards in the seat's hands. */
  hands?: CardName[][];
}

/** The id of the first golem of a position. Further golems have the next ids. */
export const FIRST_GOLEM = 10;

export function scene(position: Position): Scene {
  const { seats = 2, rounds = 100, phase = 'CRAFT', turn = 0, hands = [] } = position;
  const [golem, event] = HANDS.map((kind) => hands.map((names) => names.filter((name) => DECKS[kind].includes(name))));
  return begin(golems, {
    seats,
    options: { rounds },
    zones: { 'golem-hand': golem ?? [], 'event-hand': event ?? [] },
    rest: ({ back }) => DECK_ZONE[back === 'Golem' ? 'GOLEM' : 'EVENT'],
    state: stateOf(position, seats),
    agenda: agendaFrom(phase, turn, seats),
    dice: { sides: 10, otherwise: 5 }, // all dice are equal by default, so an attack hits if Force is at least Armor
  });
}

function stateOf({ mana, terrain = {}, golems = [], wounds = [], turn = 0 }: Position, seats: number): State {
  const state = initial({ seats });
  state.terrain = laid([]);
  for (const [space, kind] of Object.entries(terrain)) state.terrain[indexOf(space)] = kind;
  state.mana = state.mana.map((usual, seat) => mana?.[seat] ?? usual);
  state.turn = turn;
  state.units = state.units.map((wizard) => ({ ...wizard, damage: wounds[wizard.seat] ?? 0 }));
  state.units.push(...golems.map((text, index) => golemOf(text, FIRST_GOLEM + index)));
  state.nextUnit = FIRST_GOLEM + golems.length;
  return state;
}

function golemOf(text: string, id: number): Unit {
  const [seat = '', space = '', size = '', material = '', shape = '', damage = '0'] = text.toUpperCase().split(' ');
  // Tests are trusted to use valid names.
  const made = { material: material as Material, size: size as Size, shape: shape as Shape };
  return { ...fresh({ id, seat: Number(seat), ...made }, space.toLowerCase()), damage: Number(damage) };
}

function agendaFrom(phase: Phase, turn: number, seats: number): StepOf<Golems>[] {
  const steps: [Phase, StepOf<Golems>][] = [
    ['END', { step: 'turn', turn: turn + 1 }],
    ['END', { step: 'end' }],
    ['BATTLE', { step: 'battles' }],
    ['MOVE', { step: 'movement' }],
    ['SPELL', { step: 'spells', order: inTurn({ seats }, turn % seats), passed: [] }],
    ['FATE', { step: 'discard', hand: 'EVENT' }],
    ['FATE', { step: 'discard', hand: 'GOLEM' }],
    ['FATE', { step: 'extra' }],
    ['FATE', { step: 'fate' }],
    ['CRAFT', { step: 'craft' }],
  ];
  const last = steps.findLastIndex(([name]) => name === phase);
  return steps.slice(0, last + 1).map(([, step]) => step);
}

export function unit({ state }: Scene, id: number): Unit | undefined {
  return state.units.find((one) => one.id === id);
}

export function wizard({ state }: Scene, seat: Seat): Unit | undefined {
  return state.units.find((one) => one.seat === seat && one.material === null);
}

/** Returns a card with this name in the seat's hands. */
export function card(set: Scene, seat: Seat, name: CardName): CardId {
  return set.card(name, ...HANDS.map((kind) => zoneName(kind, seat)));
}

export function plays(set: Scene, seat: Seat, name: CardName, target?: Target, ...dice: number[]): Scene {
  return set.does(seat, { play: { card: card(set, seat, name), ...(target && { target }) } }, ...dice);
}

export function attacks(set: Scene): number[][] {
  return set.facts('attackRolled').map(({ unit, target }) => [unit.id, target.id]);
}
