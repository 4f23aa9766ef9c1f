import {
  type Action,
  type AnyAt,
  type At,
  absentMove,
  begin,
  type CardId,
  type CardName,
  type Choice,
  decision,
  EngineBug,
  type Entry,
  entryRandom,
  filled,
  play,
  type Seat,
  waitingFor,
} from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import { READY } from '../cards/ready-decks.ts';
import { SLOTS } from '../cards/words.ts';
import { VALHALLA } from '../index.ts';
import { freshPiece } from '../rules/pieces.ts';
import type { Piece } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, type SeatZone, zoneName } from '../zones.ts';

/** What a test wants to find on the table; everything else is filled up with cards that do nothing. */
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
  /** By cell; every other terrain is a Meadow. */
  terrain?: Record<number, CardName>;
  shown?: number[];
  /** The next cards of each Draw stack, the first one drawn first. */
  draws?: CardName[][];
}

const FILLER = 'Thrall'; // R 5
const SEED = 'scene';

/**
 * For tests of rules: a match in the Activity phase of seat 0's first turn, arranged by hand. A real match is begun and its
 * cards are given other faces, so everything that follows is played by the rules.
 */
export class Scene {
  #at: AnyAt;
  readonly entries: Entry[] = [];

  constructor(wanted: Wanted = {}) {
    this.#at = begun(wanted.seats ?? 2);
    this.until('activity');
    arrange(this.at, wanted);
  }

  get at(): At<Valhalla> {
    return typed(this.#at);
  }

  /** The match as the registry has it, for the engine's functions. */
  untyped(): AnyAt {
    return this.#at;
  }

  act(action: Action): void {
    const played = play(VALHALLA, this.#at, entryRandom(SEED, this.at.version + 1), action);
    if ('refused' in played) throw new EngineBug(`${played.refused}: ${JSON.stringify(action)}`);
    this.#at = played.at;
    this.entries.push(played.entry);
  }

  move(seat: Seat, move: object): void {
    this.act({ kind: 'MOVE', seat, move });
  }

  refused(seat: Seat, move: object): string | null {
    const played = play(VALHALLA, this.#at, entryRandom(SEED, this.at.version + 1), { kind: 'MOVE', seat, move });
    return 'refused' in played ? played.refused : null;
  }

  asked(): Seat | undefined {
    return waitingFor(VALHALLA, this.#at)[0];
  }

  step(): string {
    return this.at.agenda.at(-1)?.step ?? 'over';
  }

  choices(): readonly Choice[] {
    return decision(VALHALLA, this.#at, this.asked() ?? 0)?.choices ?? [];
  }

  labels(): string[] {
    return this.choices().map((choice) => choice.label);
  }

  can(label: string): boolean {
    return this.labels().some((one) => one.startsWith(label));
  }

  /** The asked seat takes the choice whose label begins so; its blank gets `value`, or the first option. */
  choose(label: string, value?: number): void {
    const choice = this.choices().find((one) => one.label.startsWith(label));
    if (!choice) throw new EngineBug(`no choice ${label} among ${this.labels().join(' | ')}`);
    const first = choice.blank?.from?.[0]?.value ?? 0;
    this.move(this.asked() ?? 0, filled(choice, [value ?? first]));
  }

  /** Every question is answered as for a seat whose time has run out, until this step asks or the match is over. */
  until(step: string): void {
    while (this.step() !== step && !this.at.result) this.default();
  }

  /** Passes in windows, and takes the default of everything that comes of them. */
  settle(): void {
    const own = ['activity', 'combat'];
    while (!own.includes(this.step()) && !this.at.result) this.default();
  }

  default(): void {
    const seat = this.asked() ?? 0;
    const move = absentMove(VALHALLA, this.#at, seat);
    if (!move) throw new EngineBug('nobody is asked');
    this.act({ kind: 'TIMED_OUT', seat, move });
  }

  /** A card of this name in one of a seat's zones. */
  card(zone: SeatZone, seat: Seat, name: CardName): CardId {
    const found = cardsOf(this.at, zone, seat).find((card) => this.at.faces[card]?.name === name);
    if (found === undefined) throw new EngineBug(`no ${name} in ${zone}-${seat}: ${this.names(zone, seat)}`);
    return found;
  }

  names(zone: SeatZone, seat: Seat): CardName[] {
    return cardsOf(this.at, zone, seat).map((card) => this.at.faces[card]?.name ?? '');
  }

  piece(card: CardId, change: Partial<Piece>): void {
    const now = this.at.state.pieces[card];
    if (now) this.at.state.pieces[card] = { ...now, ...change };
  }

  facts(name: string): Record<string, unknown>[] {
    return this.entries.flatMap(({ facts }) => facts.filter(({ fact }) => fact === name).map((fact) => ({ ...fact })));
  }
}

// The registry forgets the game's types; here it is known to be Valhalla.
const typed = (at: object): At<Valhalla> => at as At<Valhalla>;

// Seats 0 begins: one seed in a few does it.
function begun(seats: number): AnyAt {
  const options = VALHALLA.options.parse({ terrain: 'dealt' });
  const decks = Array.from({ length: seats }, () => READY[0]?.cards ?? null);
  for (let i = 0; ; i++) {
    const { at } = begin(VALHALLA, { seats, options, decks, firstCard: 1 }, entryRandom(`${SEED} ${i}`, 0));
    if (typed(at).state.first === 0) return at;
  }
}

function arrange(at: At<Valhalla>, wanted: Wanted): void {
  const faces = { ...at.faces };
  at.faces = faces;
  at.known = {};
  const face = (card: CardId, name: CardName): void => {
    faces[card] = { name, back: cardOf(name).back };
  };
  const map = at.zones.map;
  map?.cards.forEach((card, i) => {
    const cell = map.places[i] ?? 0;
    face(card, wanted.terrain?.[cell] ?? 'Meadow');
    if (wanted.shown?.includes(cell)) at.known[card] = 'everyone';
  });
  for (let seat = 0; seat < at.seats; seat++) arrangeSeat(at, wanted, seat, face);
  for (const name of wanted.events ?? []) lay(at, 'events', 0, name, face);
  for (const { card, cell } of wanted.ground ?? []) lay(at, 'ground', 0, card, face, cell);
  for (const [seat, cell] of (wanted.cells ?? []).entries()) at.state.cells[seat] = cell;
  for (const [seat, life] of (wanted.life ?? []).entries()) at.state.life[seat] = life;
}

type Facing = (card: CardId, name: CardName) => void;

function arrangeSeat(at: At<Valhalla>, wanted: Wanted, seat: Seat, face: Facing): void {
  const draw = at.zones[zoneName('draw', seat)];
  const hand = at.zones[zoneName('hand', seat)];
  const avatar = cardsOf(at, 'avatar', seat)[0];
  if (!draw || !hand || avatar === undefined) return;
  face(avatar, wanted.avatars?.[seat] ?? 'Ullr the Swift');
  draw.cards.unshift(...hand.cards.splice(0));
  for (const card of draw.cards) face(card, FILLER);
  for (const name of wanted.hands?.[seat] ?? []) lay(at, zoneName('hand', seat), seat, name, face);
  for (const name of wanted.equipment?.[seat] ?? [])
    lay(at, zoneName('equipment', seat), seat, name, face, SLOTS.indexOf(cardOf(name).slot ?? 'BODY'));
  for (const name of wanted.allies?.[seat] ?? []) lay(at, zoneName('allies', seat), seat, name, face);
  for (const [i, name] of (wanted.draws?.[seat] ?? []).entries()) face(draw.cards.at(-1 - i) ?? 0, name);
}

// Out of the bottom of the Draw stack.
function lay(at: At<Valhalla>, zone: string, owner: Seat, name: CardName, face: Facing, place?: number): void {
  const card = at.zones[zoneName('draw', owner)]?.cards.shift();
  const to = at.zones[zone];
  if (card === undefined || !to) throw new EngineBug(`no room for ${name}`);
  face(card, name);
  to.cards.push(card);
  if (to.kind === 'row') to.places.push(place ?? 0);
  if (zone !== zoneName('hand', owner)) at.state.pieces[card] = freshPiece(cardOf(name));
}
