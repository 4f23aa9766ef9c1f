import {
  type Action,
  type AnyAt,
  advance,
  begin,
  type Choice,
  copyMatch,
  decision,
  EngineBug,
  type Entry,
  fastRandom,
  type Played as Outcome,
  play,
  type Random,
  type Seat,
} from '../../../engine/index.ts';
import { HANDS, type HandKind, type Material, type Shape, type Size } from '../cards/catalogue.ts';
import { GOLEMS } from '../index.ts';
import { indexOf, laid, type Space, type Terrain } from '../rules/board.ts';
import { fresh, initial } from '../rules/setup.ts';
import { inTurn } from '../seats.ts';
import type { Phase } from '../shown/seen.ts';
import type { State, Unit } from '../state.ts';
import { DECK_ZONE, zoneName } from '../zones.ts';

/** A position for a rule test: what it does not name is as plain as possible (all Wasteland, empty hands, seat 0's turn). */
export interface Position {
  seats?: number;
  rounds?: number;
  /** The phase that begins now. */
  phase?: Exclude<Phase, 'POWER'>;
  turn?: number;
  mana?: number[];
  terrain?: Record<Space, Terrain>;
  /** "0 d4 Large Crystal Flyer": seat, space, golem; a number behind is its damage. Their ids count from 10. */
  golems?: string[];
  /** By seat: Wizard's damage. */
  wounds?: number[];
  /** By seat: names of the cards in its hands. */
  hands?: string[][];
}

/** A match that a test plays on, move by move. */
export interface Scene {
  at: AnyAt;
  entries: Entry[];
}

/** The first golem of a position has this id, the next one the next. */
export const FIRST_GOLEM = 10;

export function scene(position: Position): Scene {
  const { seats = 2, rounds = 100 } = position;
  const decks = Array.from({ length: seats }, () => null);
  const { at } = begin(GOLEMS, { seats, options: { rounds }, decks, firstCard: 1 }, fastRandom(1));
  at.state = stateOf(position, seats);
  at.agenda = agendaFrom(position.phase ?? 'CRAFT', position.turn ?? 0, seats);
  dealHands(at, position.hands ?? []);
  const set = { at, entries: [] };
  advance(GOLEMS, at, fastRandom(1), { kind: 'AUTO_PASS', seat: 0, move: { mode: 'NONE' } }); // runs to the first question
  return set;
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
  const made = { material: material as Material, size: size as Size, shape: shape as Shape }; // tests spell them right
  return { ...fresh({ id, seat: Number(seat), space: space.toLowerCase(), ...made }), damage: Number(damage) };
}

function agendaFrom(phase: Exclude<Phase, 'POWER'>, turn: number, seats: number): { step: string }[] {
  const steps = [
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
  ] as const;
  const last = steps.findLastIndex(([name]) => name === phase);
  return steps.slice(0, last + 1).map(([, step]) => step);
}

// All cards into the decks, then those that are named into the hands.
function dealHands(at: AnyAt, hands: string[][]): void {
  for (const kind of HANDS) gather(at, kind);
  hands.forEach((names, seat) => {
    for (const name of names) {
      const kind = HANDS.find((one) => deckOf(at, one).some((card) => at.faces[card]?.name === name));
      if (!kind) throw new EngineBug(`no ${name} left`);
      const deck = deckOf(at, kind);
      const [card = 0] = deck.splice(
        deck.findIndex((one) => at.faces[one]?.name === name),
        1,
      );
      at.zones[zoneName(kind, seat)]?.cards.push(card);
    }
  });
}

function deckOf(at: AnyAt, kind: HandKind): number[] {
  return at.zones[DECK_ZONE[kind]]?.cards ?? [];
}

function gather(at: AnyAt, kind: HandKind): void {
  for (let seat = 0; seat < at.seats; seat++) {
    const hand = at.zones[zoneName(kind, seat)];
    if (hand) deckOf(at, kind).push(...hand.cards.splice(0));
  }
}

/** The state of the game, for reading. */
export function stateIn({ at }: Scene): State {
  return at.state as State; // the scene is of this game
}

export function unit(set: Scene, id: number): Unit | undefined {
  return stateIn(set).units.find((one) => one.id === id);
}

export function wizard(set: Scene, seat: Seat): Unit | undefined {
  return stateIn(set).units.find((one) => one.seat === seat && one.material === null);
}

export function hand({ at }: Scene, seat: Seat, kind: HandKind): string[] {
  return (at.zones[zoneName(kind, seat)]?.cards ?? []).map((card) => at.faces[card]?.name ?? '').sort();
}

/** A card of that name in the seat's hands. */
export function card({ at }: Scene, seat: Seat, name: string): number {
  const found = HANDS.flatMap((kind) => at.zones[zoneName(kind, seat)]?.cards ?? []).find(
    (one) => at.faces[one]?.name === name,
  );
  if (found === undefined) throw new EngineBug(`seat ${seat} has no ${name}`);
  return found;
}

// Ten-sided dice fall as they are told, then all alike (so that equal Force and Armor hit); other chances are the first of their kind.
function loaded(rolls: readonly number[]): Random {
  const left = [...rolls];
  return (n) => (n === 10 ? (left.shift() ?? 5) - 1 : 0);
}

export function attempt(set: Scene, action: Action, rolls: readonly number[] = []): Outcome {
  return play(GOLEMS, set.at, loaded(rolls), action);
}

function done(set: Scene, action: Action, rolls: readonly number[]): Entry {
  const outcome = attempt(set, action, rolls);
  if ('refused' in outcome)
    throw new EngineBug(`${outcome.refused}: seat ${action.seat} ${JSON.stringify(action.move)}`);
  set.at = outcome.at;
  set.entries.push(outcome.entry);
  return outcome.entry;
}

/** The seat makes the move; the dice fall as given. */
export function does(set: Scene, seat: Seat, move: object, ...rolls: number[]): Entry {
  return done(set, { kind: 'MOVE', seat, move }, rolls);
}

export function passes(set: Scene, ...seats: Seat[]): void {
  for (const seat of seats) does(set, seat, { pass: true });
}

/** Plays a card of that name. */
export function plays(set: Scene, seat: Seat, name: string, target?: object, ...rolls: number[]): Entry {
  return does(set, seat, { play: { card: card(set, seat, name), ...(target ? { target } : {}) } }, ...rolls);
}

export function leaves(set: Scene, seat: Seat): Entry {
  return done(set, { kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } }, []);
}

export function choices(set: Scene, seat: Seat): readonly Choice[] {
  return decision(GOLEMS, set.at, seat)?.choices ?? [];
}

export function labels(set: Scene, seat: Seat): string[] {
  return choices(set, seat).map((choice) => choice.label);
}

/** What may go into the blank of the choice whose label begins so. */
export function open(set: Scene, seat: Seat, label: string): (string | number)[] {
  const choice = choices(set, seat).find((one) => one.label.startsWith(label));
  return (choice?.blank?.from ?? []).map((option) => option.value).sort();
}

export function refuses(set: Scene, seat: Seat, move: object): boolean {
  return 'refused' in attempt(set, { kind: 'MOVE', seat, move });
}

/** Who attacked whom in the battles played so far, in their order. */
export function attacks({ entries }: Scene): number[][] {
  return entries
    .flatMap((entry) => entry.facts as { fact: string; unit?: { id: number }; target?: { id: number } }[])
    .filter((fact) => fact.fact === 'attackRolled')
    .map((fact) => [fact.unit?.id ?? 0, fact.target?.id ?? 0]);
}

/** The same position again, to try something else. */
export function again({ at }: Scene): Scene {
  return { at: copyMatch(at), entries: [] };
}
