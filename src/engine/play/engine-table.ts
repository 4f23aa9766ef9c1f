import { EngineBug, UnknownHere } from '../bug.ts';
import { witnesses } from '../cards/known.ts';
import { type Alike, copiesLeaving, knownAfterLeaving } from '../cards/leaving.ts';
import {
  type Audience,
  type CardId,
  type CardName,
  faceOf,
  type Seat,
  sameAudience,
  union,
  type Zone,
  type ZoneId,
  type ZoneSpec,
  zoneAt,
  zoneOf,
} from '../cards/zones.ts';
import { alikeIn } from '../game/alike.ts';
import type { AnyAt, At } from '../game/at.ts';
import { answerTo } from '../game/disclosure.ts';
import type { EngineFact, Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { Answer, Asked, GameTypes, Keys, PlainFactOf, StepOf } from '../game/game-types.ts';
import type { Result } from '../game/result.ts';
import type { Placing, Table } from '../game/table.ts';
import { type Random, shuffled } from '../random.ts';
import { apply } from './reduce.ts';

/** Provides the verbs that rules call, and the engine's own operations, which games cannot call. */
export class EngineTable<G extends GameTypes> implements Table<G> {
  readonly at: At<G>;
  readonly #game: AnyGame;
  readonly #plain: AnyAt;
  readonly #random: Random;
  #alike: Alike | null = null;
  #ids: Random | null = null;
  readonly #facts: Fact[] = [];
  #kept: number;
  #nextCard: CardId | null;

  private constructor(game: AnyGame, at: AnyAt, random: Random, firstCard: CardId | null) {
    this.#game = game;
    this.#plain = at;
    this.at = at as unknown as At<G>; // the same object, but only the game's own handlers know its types
    this.#random = random;
    this.#kept = at.agenda.length;
    this.#nextCard = firstCard;
  }

  /** Creates the table of one entry. The table changes `at` in place. */
  static over<G extends GameTypes>(
    game: AnyGame,
    at: AnyAt,
    random: Random,
    firstCard: CardId | null = null,
  ): EngineTable<G> {
    return new EngineTable<G>(game, at, random, firstCard);
  }

  emit(fact: PlainFactOf<G>): void {
    // Every fact has a field `fact`, but TypeScript cannot infer that from the generic type.
    this.record(fact as unknown as Fact);
  }

  copies(cards: readonly CardId[]): readonly CardId[] {
    return copiesLeaving(this.at, cards, this.#alikeHere());
  }

  // Works out which cards are equal on first use, because most entries do not need to know.
  #alikeHere(): Alike {
    this.#alike ??= alikeIn(this.#game, this.#plain);
    return this.#alike;
  }

  record(fact: Fact | EngineFact): void {
    if (this.#plain.result) throw new EngineBug(`${fact.fact} after the end`);
    apply(this.#game, this.#plain, fact);
    if (this.#plain.agenda.length < this.#kept) this.#kept = this.#plain.agenda.length;
    this.#facts.push(fact);
  }

  next(...steps: StepOf<G>[]): void {
    if (this.#plain.result) throw new EngineBug('a step after the end');
    for (let i = steps.length - 1; i >= 0; i--) this.at.agenda.push(steps[i] as StepOf<G>); // `i` is a valid index
  }

  pop(): StepOf<G> {
    const step = this.at.agenda.pop();
    if (step === undefined) {
      throw new EngineBug(
        `${this.#game.id}: the agenda is empty and the match has no result: put a step on it with next, or call finish`,
      );
    }
    if (this.at.agenda.length < this.#kept) this.#kept = this.at.agenda.length;
    return step;
  }

  open(zone: ZoneSpec): void {
    this.record({ fact: 'zoneOpened', zone });
  }

  make(to: ZoneId, names: readonly CardName[]): CardId[] {
    const first = this.#nextCard ?? 1 + Math.max(0, ...Object.keys(this.at.faces).map(Number));
    // Draws random ids, because sequential ids would reveal the position of each card in the list.
    this.#ids ??= this.#random.beside?.() ?? this.#random;
    const ids = shuffled([...names.keys()], this.#ids);
    const cards = names.map((name, index) => {
      const spec = this.#game.cards[name];
      if (!spec) throw new UnknownHere(`${this.#game.id} has no card ${name}`);
      return { id: first + (ids[index] ?? 0), name, back: spec.back };
    });
    this.#nextCard = first + cards.length;
    this.record({ fact: 'cardsMade', to, cards, seen: zoneAt(this.at, to).readers });
    return cards.map((card) => card.id);
  }

  move(wanted: readonly CardId[], to: ZoneId, placing: Placing = {}): readonly CardId[] {
    const cards = this.copies(wanted);
    const { places, under } = placing;
    // If cards go under a pile, the last cards of the list move first, so that the earlier cards end up below them.
    let start = 0;
    let end = cards.length;
    while (start < end) {
      const left = cards.slice(start, end);
      if (under) end -= this.#moveRun(left, to, places, under);
      else start += this.#moveRun(left, to, start > 0 ? places?.slice(start) : places);
    }
    return cards;
  }

  gather(zones: readonly ZoneId[], to: ZoneId): readonly CardId[] {
    const { kind } = zoneAt(this.at, to);
    if (kind === 'row') throw new EngineBug(`cards cannot be gathered into a row: ${to}`);
    const cards: CardId[] = [];
    for (const [index, zone] of zones.entries()) {
      if (zone !== to && zones.indexOf(zone) === index) cards.push(...zoneAt(this.at, zone).cards);
    }
    return cards.length > 0 ? this.move(cards, to) : cards;
  }

  // Moves the first run of cards that share a source and witnesses as one fact. If cards go under a pile, it moves the
  // last run. Returns the length of the run.
  #moveRun(cards: CardId[], to: ZoneId, places?: readonly number[], under?: true): number {
    const first = (under ? cards[cards.length - 1] : cards[0]) as CardId; // `cards` is not empty
    const target = zoneAt(this.at, to);
    const from = zoneOf(this.at, first);
    const seen = witnesses(this.at, first, from, target);
    const length = this.#runLength(cards, from, target, seen, under);
    const run = length === cards.length ? cards : under ? cards.slice(-length) : cards.slice(0, length);
    const known = from.kind === 'hand' && knownAfterLeaving(this.at, from, target, run, seen, this.#alikeHere());
    const fact = 'cardsMoved';
    if (under || known) {
      const where = { ...(places && { places: places.slice(0, length) }), ...(under && { under }) };
      this.record({ fact, from: from.id, to, cards: run, ...where, seen, ...(known && { known }) });
    } else if (places) this.record({ fact, from: from.id, to, cards: run, places: places.slice(0, length), seen });
    else this.record({ fact, from: from.id, to, cards: run, seen });
    return length;
  }

  // Skips the check of witnesses for cards in a hand, because all of them have the same witnesses.
  #runLength(cards: readonly CardId[], from: Zone, to: Zone, seen: Audience, fromTheEnd?: true): number {
    for (let length = 1; length < cards.length; length++) {
      const card = cards[fromTheEnd ? cards.length - 1 - length : length] as CardId; // a valid index
      if (!from.cards.includes(card)) return length;
      if (from.kind !== 'hand' && !sameAudience(witnesses(this.at, card, from, to), seen)) return length;
    }
    return cards.length;
  }

  draw(from: ZoneId, to: ZoneId, n = 1): CardId[] {
    const drawn = n > 0 ? zoneAt(this.at, from).cards.slice(-n).reverse() : [];
    if (drawn.length > 0) this.move(drawn, to);
    return drawn;
  }

  shuffle(zone: ZoneId): void {
    const { cards, readers } = zoneAt(this.at, zone);
    this.record({ fact: 'shuffled', zone, order: shuffled(cards, this.#random), seen: readers });
  }

  reveal(cards: readonly CardId[]): void {
    for (const [zone, some] of this.#byZone(cards))
      this.record({ fact: 'revealed', zone, cards: some, seen: 'everyone' });
  }

  peek(cards: readonly CardId[], by: readonly Seat[]): void {
    for (const [zone, some] of this.#byZone(cards)) {
      this.record({
        fact: 'peeked',
        zone,
        cards: some,
        by: [...by],
        seen: union(by, zoneAt(this.at, zone).readers),
      });
    }
  }

  disclose<K extends Keys<G['disclosures']>>(asked: Asked<G, K>, cards: readonly CardId[]): Answer<G, K> {
    // Every question has a field `fact`, but TypeScript cannot infer that from the generic type.
    const question = asked as unknown as Fact;
    const names = cards.map((card) => this.name(card));
    const told = { ...question, answer: answerTo(this.#game, question, names) };
    this.record({ fact: 'disclosed', cards: [...cards], told });
    return told.answer as Answer<G, K>; // the game's function for this disclosure returned it
  }

  roll(sides: number, seat: Seat | null = null): number {
    const value = 1 + this.#random(sides);
    this.record({ fact: 'rolled', seat, sides, value });
    return value;
  }

  pass(seat: Seat): void {
    this.record({ fact: 'passed', seat });
  }

  chance(n: number): number {
    return this.#random(n);
  }

  name(card: CardId): CardName {
    return faceOf(this.at, card).name;
  }

  finish(result: Result): void {
    this.record({
      fact: 'finished',
      ranks: result.ranks,
      why: result.why,
      awards: result.awards ?? [],
    });
  }

  /** The agenda change starts with the number of steps to keep, counted from the bottom; new steps follow. */
  close(): { facts: Fact[]; agenda: [number, ...object[]] } {
    const agenda = this.#plain.agenda;
    const kept = Math.min(this.#kept, agenda.length);
    return { facts: this.#facts, agenda: [kept, ...agenda.slice(kept)] };
  }

  #byZone(cards: readonly CardId[]): Map<ZoneId, CardId[]> {
    const found = new Map<ZoneId, CardId[]>();
    for (const card of cards) {
      const { id } = zoneOf(this.at, card);
      found.set(id, [...(found.get(id) ?? []), card]);
    }
    return found;
  }
}
