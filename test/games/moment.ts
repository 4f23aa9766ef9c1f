import {
  type AnyAt,
  type AnyGame,
  type At,
  type CardId,
  type CardName,
  type Choice,
  type Decision,
  decision,
  type Entry,
  faceOf,
  feedEntry,
  type Game,
  type GameTypes,
  type Refusal,
  refusal,
  registered,
  type Seat,
  SPECTATOR,
  same,
  seatNumber,
  see,
  type Viewer,
  waitingFor,
  type Zone,
  type ZoneId,
} from '../../src/engine/index.ts';
import { type FactNamed, type FactNames, factsNamed } from './facts.ts';

/** The part of a match that a test reads: the table, the question, and the entries since the test began. */
export class Moment<G extends GameTypes> {
  protected readonly game: Game<G>;
  protected readonly rules: AnyGame;
  protected match: AnyAt;
  /** The entries since the test began. */
  readonly entries: Entry[] = [];

  constructor(game: Game<G>, at: AnyAt) {
    this.game = game;
    this.rules = registered(game);
    this.match = at;
  }

  /** The whole match, with the game's own types. A test may change it directly, without the rules. */
  get at(): At<G> {
    return this.match as unknown as At<G>; // the match belongs to a game with these types
  }

  get state(): G['state'] {
    return this.at.state;
  }

  /** The match as the registry types it, for the engine's functions. */
  get untyped(): AnyAt {
    return this.match;
  }

  get entry(): Entry {
    const last = this.entries.at(-1);
    if (!last) throw new Error('nothing has happened yet');
    return last;
  }

  /** The next step; null if the match is over. */
  get step(): string | null {
    return this.match.agenda.at(-1)?.step ?? null;
  }

  /** All seats that have a decision. */
  get waiting(): Seat[] {
    return waitingFor(this.rules, this.match);
  }

  /** The only seat that has a decision. @throws Error if several seats are asked */
  get asked(): Seat {
    const [seat, ...others] = this.waiting;
    if (seat === undefined || others.length > 0) throw new Error(`not exactly one seat is asked: ${this.standing()}`);
    return seat;
  }

  /** Returns a seat's question, or null if the seat has no decision. */
  question(seat: Seat = this.asked, who = seatNumber): Decision | null {
    return decision(this.rules, this.match, seat, who);
  }

  prompt(seat: Seat = this.asked): string {
    return this.question(seat)?.prompt ?? '';
  }

  /** Returns a seat's choices, or none if the seat has no decision. */
  choices(seat: Seat = this.asked): readonly Choice[] {
    return this.question(seat)?.choices ?? [];
  }

  /** Returns the labels of the choices that begin with `beginning`. */
  labels(seat: Seat = this.asked, beginning = ''): string[] {
    return this.choices(seat).flatMap(({ label }) => (label.startsWith(beginning) ? [label] : []));
  }

  /** Whether one of these seats (by default, any seat) has a choice whose label begins with this text. */
  can(beginning: string, ...seats: Seat[]): boolean {
    const asked = seats.length > 0 ? seats : this.waiting;
    return asked.some((seat) => this.labels(seat, beginning).length > 0);
  }

  /** Returns a seat's moves, with empty blanks. */
  moves(seat: Seat = this.asked): object[] {
    return this.choices(seat).map(({ move }) => move);
  }

  /**
   * Returns the possible values, as shown, for the blank of the choice that has this move or whose label begins with
   * this text.
   */
  options(choice: string | object, seat: Seat = this.asked): (string | number)[] {
    const isMeant = ({ label, move }: Choice): boolean =>
      typeof choice === 'string' ? label.startsWith(choice) : same(move, choice);
    const found = this.choices(seat).find((one) => one.blank && isMeant(one));
    return found?.blank?.from?.map(({ value }) => value) ?? [];
  }

  /** Returns the reason why a seat may not make a move; null if it may. Does not change the match. */
  refusal(seat: Seat, move: object): Refusal | null {
    return refusal(this.rules, this.match, { kind: 'MOVE', seat, move });
  }

  /** Returns the facts with one name since the test began; a disclosure includes its answer. */
  facts<K extends FactNames<G>>(name: K): FactNamed<G, K>[] {
    return factsNamed<G, K>(this.entries, name);
  }

  /** Returns the feed's text for the last entry. */
  text(viewer: Viewer = 'everything', who = seatNumber): string {
    return this.texts(viewer, who).at(-1) ?? '';
  }

  /** Returns the feed's texts since the test began, one line for each entry. */
  texts(viewer: Viewer = 'everything', who = seatNumber): string[] {
    const by = viewerLike(viewer);
    return this.entries.map((entry) => feedEntry(this.rules, this.match, entry, by, who).text);
  }

  /** Returns the table as a viewer sees it, by default a spectator. */
  view(viewer: Viewer = SPECTATOR): G['view'] {
    return this.game.view(this.at, see(this.match, viewerLike(viewer)));
  }

  /** Returns the names of the cards in a zone, the top card last. */
  cards(zone: ZoneId): CardName[] {
    return this.#zone(zone).cards.map((card) => faceOf(this.match, card).name);
  }

  /**
   * Returns a card with this name, in the first of these zones that has one; anywhere if no zones are given.
   * @throws Error that lists the cards in these zones
   */
  card(name: CardName, ...zones: ZoneId[]): CardId {
    const searched = zones.length > 0 ? zones : Object.keys(this.match.zones);
    for (const zone of searched) {
      const card = this.#zone(zone).cards.find((one) => faceOf(this.match, one).name === name);
      if (card !== undefined) return card;
    }
    throw new Error(`no ${name} in\n${searched.map((zone) => `  ${zone}: ${this.cards(zone).join(', ')}`).join('\n')}`);
  }

  /**
   * Cards with these names in a zone, each a different card. @throws Error that lists the cards in the zone
   */
  cardsNamed(names: readonly CardName[], zone: ZoneId): CardId[] {
    const left = [...this.#zone(zone).cards];
    return names.map((name) => {
      const index = left.findIndex((one) => faceOf(this.match, one).name === name);
      const card = left[index];
      if (card === undefined) throw new Error(`no ${name} is left in ${zone}: ${this.cards(zone).join(', ')}`);
      left.splice(index, 1);
      return card;
    });
  }

  #zone(id: ZoneId): Zone {
    const zone = this.match.zones[id];
    if (!zone) throw new Error(`there is no zone ${id}; there are ${Object.keys(this.match.zones).join(', ')}`);
    return zone;
  }

  /** Describes the state of the match, for error messages. */
  protected standing(): string {
    const { result } = this.match;
    return result
      ? `the match is over (${result.why})`
      : `${this.step} waits for ${this.waiting.join(', ') || 'no seat'}`;
  }
}

// Tests run without type checks, so a test may pass a seat instead of a viewer.
function viewerLike(viewer: Viewer): Viewer {
  if (viewer === 'everything' || Array.isArray(viewer)) return viewer;
  throw new Error(`a viewer is a list of seats, or 'everything': [${viewer}] instead of ${viewer}`);
}
