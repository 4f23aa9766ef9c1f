import { type Audience, type CardId, includes, NOBODY, union, type ZoneId, zoneOf } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { EngineFact, EngineFacts } from '../../game/facts.ts';
import type { Entry } from '../entry.ts';
import { isEngineFact } from '../reduce.ts';

/** The information that was revealed after an earlier version about cards that had not moved since that version. */
export interface Since {
  /** By card: the seats that have seen the card, other than the readers of its zone. */
  seen: Map<CardId, Audience>;
  answers: EngineFacts['disclosed'][];
}

/**
 * Collects the information that was revealed after an earlier version. Revelations about a card no longer count once
 * the card has moved or its zone has received other cards, so the result never exceeds what viewers can conclude.
 * @param then the match at the earlier version
 * @param entries the entries after it
 */
export function seenSince(then: AnyAt, entries: readonly Entry[]): Since {
  const look = new Looking(then);
  for (const fact of entries.flatMap(({ facts }) => facts)) {
    if (fact.fact === 'rewound') break; // no card can be followed through a rewind
    if (isEngineFact(fact)) look.at(fact);
  }
  return look.found;
}

class Looking {
  readonly found: Since = { seen: new Map(), answers: [] };
  readonly #then: AnyAt;
  /** Cards that have moved, or that did not exist at the earlier version. */
  readonly #moved = new Set<CardId>();
  /** Zones that have received cards, or whose order has changed. */
  readonly #joined = new Set<ZoneId>();
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
      // The revealed card could have been at any position in a pile.
      if (!this.#isPile(from)) this.#see(card, from, seen);
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

  // Whether the card and all other cards of its zone are still in place.
  #isWhole(card: CardId): boolean {
    if (this.#moved.has(card)) return false;
    const { id } = zoneOf(this.#then, card);
    return !this.#joined.has(id) && !this.#left.has(id);
  }
}
