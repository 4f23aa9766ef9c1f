import {
  type Action,
  type AnyAt,
  type At,
  advance,
  begin,
  type CardId,
  type CardName,
  type Choice,
  decision,
  EngineBug,
  type Entry,
  fastRandom,
  type Played as Outcome,
  play,
  type Random,
  type Seat,
} from '../../../engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { SPARK_FORMING } from '../index.ts';
import type { Options } from '../options.ts';
import type { SparkForming } from '../spark-forming.ts';
import { nothingPending, type Pending, type Side, type State } from '../state.ts';
import { type SeatZone, ZONES } from '../zones.ts';

/** A position for a rule test: what it does not name is as plain as possible. Seat 0's side attacks; turn 1. */
export interface Position {
  seats?: number;
  options?: Partial<Options>;
  /** By seat, like all that follows. Left out: Cinderfang for the even seats, Undine for the odd ones. */
  forms?: CardName[];
  fragments?: CardName[];
  teamFragments?: CardName[];
  upgrades?: CardName[];
  hands?: CardName[][];
  /** The last one is the top. Left out: ten of a card that nobody here can use well. */
  decks?: CardName[][];
  quarantine?: CardName[][];
  charged?: CardName[][];
  hp?: number[];
  pending?: Partial<Pending>[];
  waited?: number[];
  side?: Side;
  turn?: number;
  fallen?: Seat[];
  active?: [Seat, Seat];
}

/** A match that a test plays on, move by move. */
export interface Scene {
  at: AnyAt;
  entries: Entry[];
}

export const FILLER = 'Mind Hammer';
const times = (count: number, name: CardName): CardName[] => Array.from({ length: count }, () => name);

export function scene(position: Position = {}): Scene {
  const { seats = 2, forms = [], fragments = [], decks = [], options = {} } = position;
  const at = blankMatch(seats, options);
  for (let seat = 0; seat < seats; seat++) {
    const lay = (zone: SeatZone, names: readonly (CardName | undefined)[]): void =>
      put(
        at,
        zone,
        seat,
        names.filter((name) => name !== undefined),
      );
    lay('form', [forms[seat] ?? (seat % 2 === 0 ? 'Cinderfang' : 'Undine')]);
    lay('fragment', [fragments[seat] ?? 'Afterimage']);
    lay('teamFragment', [position.teamFragments?.[seat]]);
    lay('upgrade', [position.upgrades?.[seat]]);
    lay('hand', position.hands?.[seat] ?? []);
    lay('deck', decks[seat] ?? times(10, FILLER));
    lay('quarantine', position.quarantine?.[seat] ?? []);
    lay('fragmentCharge', position.charged?.[seat] ?? []);
  }
  setState(stateIn({ at }), position);
  at.agenda = [{ step: 'turn' }, { step: 'attack' }];
  return { at, entries: [] };
}

function blankMatch(seats: number, options: Partial<Options>): AnyAt {
  const all = SPARK_FORMING.options.parse({ tournament: true, ...options });
  const decks = times(seats, '').map(() => null);
  const { at } = begin(SPARK_FORMING, { seats, options: all, decks, firstCard: 1 }, fastRandom(1));
  for (const zone of Object.values(at.zones)) Object.assign(zone, { cards: [], places: [] });
  at.faces = {};
  return at;
}

function put(at: AnyAt, zone: SeatZone, seat: Seat, names: readonly CardName[]): void {
  const found = at.zones[ZONES[zone][seat] ?? ''];
  for (const name of names) {
    const id = 1 + Object.keys(at.faces).length;
    at.faces = { ...at.faces, [id]: { name, back: CARDS[name]?.back ?? '' } };
    found?.cards.push(id);
    if (found?.kind === 'row') found.places.push(0);
  }
}

function setState(state: State, { hp, pending, waited, side = 0, turn = 1, fallen = [], active }: Position): void {
  Object.assign(state, { side, next: side, turn, fallen: [...fallen] });
  if (active) state.active = [...active];
  state.hp = state.hp.map((usual, seat) => (fallen.includes(seat) ? 0 : (hp?.[seat] ?? usual)));
  state.pending = state.pending.map((_, seat) => ({ ...nothingPending(), ...pending?.[seat] }));
  state.waited = state.waited.map((usual, seat) => waited?.[seat] ?? usual);
}

/** The state of the game, for reading. */
export function stateIn({ at }: Pick<Scene, 'at'>): State {
  return at.state as State; // the scene is of this game
}

/** The same position with the game's own types. */
export function typed({ at }: Scene): At<SparkForming> {
  return at as unknown as At<SparkForming>; // the scene is of this game
}

export function hp(set: Scene, seat: Seat): number {
  return stateIn(set).hp[seat] ?? 0;
}

export function cards({ at }: Scene, zone: SeatZone, seat: Seat): CardName[] {
  return (at.zones[ZONES[zone][seat] ?? '']?.cards ?? []).map((card) => at.faces[card]?.name ?? '');
}

/** A card of that name in a zone of the seat. */
export function card({ at }: Scene, seat: Seat, name: CardName, zone: SeatZone = 'hand'): CardId {
  const found = at.zones[ZONES[zone][seat] ?? '']?.cards.find((one) => at.faces[one]?.name === name);
  if (found === undefined) throw new EngineBug(`seat ${seat} has no ${name}`);
  return found;
}

// Every chance is the last of its kind: a shuffle then leaves the order as it is.
const last: Random = (n) => n - 1;

export function attempt(set: Scene, action: Action): Outcome {
  return play(SPARK_FORMING, set.at, last, action);
}

function done(set: Scene, action: Action): Entry {
  const outcome = attempt(set, action);
  if ('refused' in outcome)
    throw new EngineBug(`${outcome.refused}: seat ${action.seat} ${JSON.stringify(action.move)}`);
  set.at = outcome.at;
  set.entries.push(outcome.entry);
  return outcome.entry;
}

export function does(set: Scene, seat: Seat, move: object): Entry {
  return done(set, { kind: 'MOVE', seat, move });
}

export function passes(set: Scene, ...seats: Seat[]): void {
  for (const seat of seats) does(set, seat, { pass: true });
}

/** Cards of the hand by name, each another one, without those already taken. */
function fromHand({ at }: Scene, seat: Seat, names: readonly CardName[], taken: readonly CardId[]): CardId[] {
  const left = (at.zones[ZONES.hand[seat] ?? '']?.cards ?? []).filter((one) => !taken.includes(one));
  return names.map((name) => {
    const index = left.findIndex((one) => at.faces[one]?.name === name);
    const [found] = index < 0 ? [] : left.splice(index, 1);
    if (found === undefined) throw new EngineBug(`seat ${seat} has no ${name} left`);
    return found;
  });
}

/** Attacks with a card of that name, charged with those. */
export function attacks(
  set: Scene,
  seat: Seat,
  name: CardName,
  charge: readonly CardName[] = [],
  boost = false,
): Entry {
  const used = card(set, seat, name);
  return does(set, seat, { attack: { card: used, charge: fromHand(set, seat, charge, [used]), boost } });
}

export function defends(
  set: Scene,
  seat: Seat,
  mode: string,
  name: CardName,
  charge: readonly CardName[] = [],
  boost = false,
  reach = false,
): Entry {
  const used = card(set, seat, name);
  const shifted = reach ? { reach } : {};
  const defend = { card: used, mode, charge: fromHand(set, seat, charge, [used]), boost, ...shifted };
  return does(set, seat, { defend });
}

/** Everybody who is asked now keeps what he has, until it is somebody's attack again or the match is over. */
export function endsTurn(set: Scene): void {
  for (;;) {
    const step = set.at.agenda.at(-1)?.step;
    if (step !== 'quarantine' && step !== 'charge') return;
    const seat = waiting(set)[0] ?? 0;
    does(set, seat, step === 'quarantine' ? { quarantine: { cards: [] } } : { charge: { cards: [] } });
  }
}

export function waiting({ at }: Scene): Seat[] {
  return Array.from({ length: at.seats }, (_, seat) => seat).filter((seat) => decision(SPARK_FORMING, at, seat));
}

export function leaves(set: Scene, seat: Seat): Entry {
  return done(set, { kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } });
}

export function choices(set: Scene, seat: Seat): readonly Choice[] {
  return decision(SPARK_FORMING, set.at, seat)?.choices ?? [];
}

/** The names of the cards with which the seat may attack, or defend in a mode. */
export function offered(set: Scene, seat: Seat, verb: string): string[] {
  return choices(set, seat)
    .map(({ label }) => label)
    .filter((label) => label.startsWith(verb));
}

export function refuses(set: Scene, seat: Seat, move: object): boolean {
  return 'refused' in attempt(set, { kind: 'MOVE', seat, move });
}

/** The facts of one kind that have happened so far. */
export function happened<K extends keyof SparkForming['facts'] & string>(
  set: Scene,
  fact: K,
): SparkForming['facts'][K][] {
  const facts = set.entries.flatMap((entry) => entry.facts).filter((one) => one.fact === fact);
  return facts as unknown as SparkForming['facts'][K][]; // facts of that name have that shape
}

/** Runs what is on the agenda until somebody is asked. */
export function settles(set: Scene): void {
  set.entries.push(advance(SPARK_FORMING, set.at, last, { kind: 'AUTO_PASS', seat: 0, move: { mode: 'NONE' } }));
}
