import { type Audience, type CardId, includes, NOBODY, union, type ZoneId, zoneOf } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { EngineFact, EngineFacts } from '../game/facts.ts';
import type { Entry } from './entry.ts';
import { isEngineFact } from './reduce.ts';

/** What has come to light since an earlier moment of cards that lay still until then, so that everybody knows where they lay. */
export interface Since {
  /** By card: who has seen it beside those who read its zone. */
  seen: Map<CardId, Audience>;
  /** Answers about hidden cards, in order. */
  answers: EngineFacts['disclosed'][];
}

/**
 * Of a card that has moved, or lay where others have come in between, nobody is taken to know where it was: what is said
 * here is never more than what its viewers can conclude.
 * @param then the earlier moment
 * @param entries those after it
 */
export function seenSince(then: AnyAt, entries: readonly Entry[]): Since {
  const look = new Looking(then);
  for (const fact of entries.flatMap(({ facts }) => facts)) {
    if (fact.fact === 'rewound') break; // all may lie otherwise from here on
    if (isEngineFact(fact)) look.at(fact);
  }
  return look.found;
}

class Looking {
  readonly found: Since = { seen: new Map(), answers: [] };
  readonly #then: AnyAt;
  /** Cards that have moved, or were not there yet. */
  readonly #moved = new Set<CardId>();
  /** Zones into which something has come, or whose order has changed. */
  readonly #joined = new Set<ZoneId>();
  /** Zones out of which something has gone. */
  readonly #left = new Set<ZoneId>();

  constructor(then: AnyAt) {
    this.#then = then;
  }

  at(fact: EngineFact): void {
    switch (fact.fact) {
      case 'cardsMoved':
        return this.#move(fact);
      case 'cardsMade':
        for (const { id } of fact.cards) this.#moved.add(id);
        this.#joined.add(fact.to);
        return;
      case 'shuffled':
        this.#joined.add(fact.zone);
        return;
      case 'revealed':
      case 'peeked':
        for (const card of fact.cards) this.#see(card, fact.zone, fact.seen);
        return;
      case 'disclosed':
        if (fact.cards.every((card) => this.#isWhole(card))) this.found.answers.push(fact);
        return;
      default:
    }
  }

  #move({ from, to, cards, seen }: EngineFacts['cardsMoved']): void {
    for (const card of cards) {
      if (!this.#isPile(from)) this.#see(card, from, seen); // out of a pile it may be any card, for all that is told
      this.#moved.add(card);
    }
    this.#left.add(from);
    this.#joined.add(to);
  }

  #see(card: CardId, zone: ZoneId, seen: Audience): void {
    if (this.#moved.has(card) || this.#joined.has(zone) || (this.#left.has(zone) && this.#isPile(zone))) return;
    const more = seen === 'everyone' ? seen : seen.filter((seat) => !includes(this.#readers(zone), seat));
    this.found.seen.set(card, union(this.found.seen.get(card) ?? NOBODY, more));
  }

  #readers(zone: ZoneId): Audience {
    return this.#then.zones[zone]?.readers ?? NOBODY;
  }

  #isPile(zone: ZoneId): boolean {
    return this.#then.zones[zone]?.kind === 'pile';
  }

  // It lies where it lay, and so does all that lay with it.
  #isWhole(card: CardId): boolean {
    if (this.#moved.has(card)) return false;
    const { id } = zoneOf(this.#then, card);
    return !this.#joined.has(id) && !this.#left.has(id);
  }
}
