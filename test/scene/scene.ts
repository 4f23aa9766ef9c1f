import {
  type Action,
  type AnyAt,
  type AnyGame,
  type At,
  absentMove,
  advance,
  type CardId,
  type CardName,
  type Choice,
  copyMatch,
  type Decision,
  decision,
  type Entry,
  faceOf,
  feedEntry,
  type Game,
  type GameTypes,
  type Keys,
  type MoveOf,
  play,
  type Random,
  type Refusal,
  registered,
  type Seat,
  seatNumber,
  see,
  type Viewer,
  waitingFor,
  type Zone,
  type ZoneId,
} from '../../src/engine/index.ts';
import { described, type Fill, filledWith, labelled } from './answers.ts';
import { chanceOf, expectDice, type Luck } from './chance.ts';
import { type FactNamed, type FactNames, factsNamed } from './facts.ts';
import { begun, type Given } from './given.ts';
import { lay, type Rest, type Table } from './lay.ts';

/** More answers than any test needs: what a test waits for does not come. */
const ANSWERS_LIMIT = 10_000;

/** A match at the moment at which a test of the rules begins: it is played by the engine, as any other. */
export function scene<G extends GameTypes>(game: Game<G>, given: Given<G> = {}): Scene<G> {
  const { at } = begun(game, given);
  const made = new Scene(game, at, given);
  if (given.zones) made.lay(given.zones, given.rest);
  if (given.state) Object.assign(made.state, given.state);
  given.arrange?.(made.at);
  if (given.agenda) made.goesOnWith(...given.agenda);
  made.entries.length = 0;
  return made;
}

/** A match that a test plays on, move by move. What does something returns the scene, so that it can be said in one breath. */
export class Scene<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #rules: AnyGame;
  #luck: Luck;
  #at: AnyAt;
  #foreseen: number[] = [];
  /** What has happened since the test began. */
  readonly entries: Entry[] = [];

  constructor(game: Game<G>, at: AnyAt, luck: Luck) {
    this.#game = game;
    this.#rules = registered(game);
    this.#at = at;
    this.#luck = luck;
  }

  /** Lays zones anew, as {@link Given} has it. */
  lay(table: Table, rest?: Rest): this {
    lay(this.#at, this.#rules.cards, table, rest);
    return this;
  }

  /** Puts these steps on the agenda instead of all others, the next one last, and runs what asks nobody. */
  goesOnWith(...agenda: Given<G>['agenda'] & object): this {
    this.at.agenda = [...agenda];
    const nothing: Action = { kind: 'AUTO_PASS', seat: 0, move: { mode: this.#at.autoPass[0] ?? 'NONE' } };
    this.entries.push(advance(this.#rules, this.#at, this.#chance(), nothing));
    return this;
  }

  /** The same moment again, to try something else. */
  again(): Scene<G> {
    return new Scene(this.#game, copyMatch(this.#at), this.#luck);
  }

  /** What the dice show that fall in the next move, from 1. */
  rolls(...dice: number[]): this {
    this.#foreseen.push(...dice);
    return this;
  }

  /** From here on chance is this, but for foreseen dice. */
  chanceIs(chance: Random): this {
    this.#luck = { ...this.#luck, chance };
    return this;
  }

  /** The seat makes this move; the dice show these values. */
  does(seat: Seat, move: MoveOf<G> & object, ...dice: number[]): this {
    return this.rolls(...dice).#act({ kind: 'MOVE', seat, move });
  }

  /** The seat, or else the only one who is asked, takes the choice whose label begins so; its blank is filled with that. */
  chooses(label: string, fill?: Fill, seat: Seat = this.asked): this {
    return this.#act({ kind: 'MOVE', seat, move: filledWith(labelled(this.choices(seat), label), fill) });
  }

  /** Each of them passes, in this order. */
  passes(...seats: Seat[]): this {
    for (const seat of seats) this.#act({ kind: 'MOVE', seat, move: { pass: true } });
    return this;
  }

  resigns(seat: Seat): this {
    return this.#act({ kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } });
  }

  /** The seat's time runs out: what the rules do for it. */
  timesOut(seat: Seat = this.asked): this {
    const move = absentMove(this.#rules, this.#at, seat);
    if (!move) throw new Error(`seat ${seat} is not asked: ${this.#moment()}`);
    return this.#act({ kind: 'TIMED_OUT', seat, move });
  }

  /** Everybody who is asked lets the time run out until such a step asks, or until this holds, or the match is over. */
  until(moment: Keys<G['steps']> | (() => boolean)): this {
    const isThere = typeof moment === 'string' ? () => this.step === moment : moment;
    for (let answers = 0; !isThere() && !this.at.result; answers++) {
      if (answers > ANSWERS_LIMIT) throw new Error(`it does not come: ${this.#moment()}`);
      this.timesOut(this.waiting[0]);
    }
    return this;
  }

  /** The whole match, with the game's own types. Tests may change it; the rules will not know how it came. */
  get at(): At<G> {
    return this.#at as unknown as At<G>; // the match of a game with these types
  }

  get state(): G['state'] {
    return this.at.state;
  }

  /** The match as the registry has it, for the engine's functions. */
  get untyped(): AnyAt {
    return this.#at;
  }

  /** The last entry. */
  get entry(): Entry {
    const last = this.entries.at(-1);
    if (!last) throw new Error('nothing has happened yet');
    return last;
  }

  /** The step that is to be done next; null: the match is over. */
  get step(): string | null {
    return this.#at.agenda.at(-1)?.step ?? null;
  }

  /** All who are waited for. */
  get waiting(): Seat[] {
    return waitingFor(this.#rules, this.#at);
  }

  /** The only seat that is asked. */
  get asked(): Seat {
    const [seat, ...others] = this.waiting;
    if (seat === undefined || others.length > 0) throw new Error(`not one seat is asked: ${this.#moment()}`);
    return seat;
  }

  /** What a seat is asked; null: nothing. */
  question(seat: Seat = this.asked, who = seatNumber): Decision | null {
    return decision(this.#rules, this.#at, seat, who);
  }

  prompt(seat: Seat = this.asked): string {
    return this.question(seat)?.prompt ?? '';
  }

  /** What a seat may answer; nothing where it is not asked. */
  choices(seat: Seat = this.asked): readonly Choice[] {
    return this.question(seat)?.choices ?? [];
  }

  /** The labels that begin so. */
  labels(seat: Seat = this.asked, beginning = ''): string[] {
    return this.choices(seat).flatMap(({ label }) => (label.startsWith(beginning) ? [label] : []));
  }

  /** What may go into the blank of the choice whose label begins so, in the order in which it is shown. */
  options(label: string, seat: Seat = this.asked): (string | number)[] {
    const choice = this.choices(seat).find((one) => one.blank && one.label.startsWith(label));
    return choice?.blank?.from?.map(({ value }) => value) ?? [];
  }

  /** Why the seat may not make the move; null: it may. Nothing changes. */
  refusal(seat: Seat, move: object): Refusal | null {
    const played = play(this.#rules, this.#at, this.#chance(), { kind: 'MOVE', seat, move });
    return 'refused' in played ? played.refused : null;
  }

  /** The facts of one name that have happened since the test began; of a disclosure what it has told. */
  facts<K extends FactNames<G>>(name: K): FactNamed<G, K>[] {
    return factsNamed<G, K>(this.entries, name);
  }

  /** What the feed says of the last entry. */
  text(viewer: Viewer = 'everything', who = seatNumber): string {
    return this.texts(viewer, who).at(-1) ?? '';
  }

  /** What the feed says of all that has happened since the test began, a line for each entry. */
  texts(viewer: Viewer = 'everything', who = seatNumber): string[] {
    return this.entries.map((entry) => feedEntry(this.#rules, this.#at, entry, viewer, who).text);
  }

  view(viewer: Viewer): G['view'] {
    return this.#game.view(this.at, see(this.#at, viewer));
  }

  /** The names of the cards in a zone, the top one last. */
  cards(zone: ZoneId): CardName[] {
    return this.#zone(zone).cards.map((card) => faceOf(this.#at, card).name);
  }

  /**
   * A card of this name in one of these zones, the first of them that has one; no zones: anywhere.
   * @throws Error with the cards that are there
   */
  card(name: CardName, ...zones: ZoneId[]): CardId {
    const searched = zones.length > 0 ? zones : Object.keys(this.#at.zones);
    for (const zone of searched) {
      const card = this.#zone(zone).cards.find((one) => faceOf(this.#at, one).name === name);
      if (card !== undefined) return card;
    }
    throw new Error(`no ${name} in\n${searched.map((zone) => `  ${zone}: ${this.cards(zone).join(', ')}`).join('\n')}`);
  }

  /**
   * Cards of these names in a zone, each another one.
   * @throws Error with the cards that are there
   */
  cardsNamed(names: readonly CardName[], zone: ZoneId): CardId[] {
    const left = [...this.#zone(zone).cards];
    return names.map((name) => {
      const index = left.findIndex((one) => faceOf(this.#at, one).name === name);
      const card = left[index];
      if (card === undefined) throw new Error(`no ${name} is left in ${zone}: ${this.cards(zone).join(', ')}`);
      left.splice(index, 1);
      return card;
    });
  }

  #zone(id: ZoneId): Zone {
    const zone = this.#at.zones[id];
    if (!zone) throw new Error(`there is no zone ${id}; there are ${Object.keys(this.#at.zones).join(', ')}`);
    return zone;
  }

  #chance() {
    return chanceOf(this.#luck, this.#at.version + 1, this.#foreseen);
  }

  #act(action: Action): this {
    const played = play(this.#rules, this.#at, this.#chance(), action);
    if ('refused' in played) {
      const may = action.seat === null ? '' : described(this.choices(action.seat));
      throw new Error(
        `${played.refused}: ${JSON.stringify(action)}; ${this.#moment()}${may && `, and it may do\n${may}`}`,
      );
    }
    this.#at = played.at;
    this.entries.push(played.entry);
    expectDice(this.#luck, this.#foreseen.splice(0), played.entry);
    return this;
  }

  #moment(): string {
    const { result } = this.#at;
    return result
      ? `the match is over (${result.why})`
      : `${this.step} waits for ${this.waiting.join(', ') || 'nobody'}`;
  }
}
