import type { At, Seat } from '../../../engine/index.ts';
import { zoneAt } from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import type { Card } from '../cards/print.ts';
import type { Effect, Passive, Stat } from '../cards/words.ts';
import { lifeOf } from '../seats.ts';
import type { Attack, Said } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn } from '../zones.ts';
import { isEmpty } from './pieces.ts';

const HURT = 10;

/** The parts of an attack that modifiers depend on. */
export type Fight = Pick<Attack, 'melee' | 'weapon'>;

const OWN = ['avatar', 'equipment', 'allies'] as const;

/** Returns the seat's avatar, equipment except empty weapons, and allies, and all events. */
export function inPlay(at: At<Valhalla>, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (const zone of OWN) {
    for (const card of cardsOf(at, zone, seat)) {
      const printed = printedOn(at, card);
      if (!isEmpty(at, card, printed)) cards.push(printed);
    }
  }
  for (const card of zoneAt(at, 'events').cards) cards.push(printedOn(at, card));
  return cards;
}

function holds(at: At<Valhalla>, seat: Seat, when: Passive['when'], fight: Fight | null): boolean {
  switch (when) {
    case undefined:
      return true;
    case 'melee':
      return fight?.melee === true;
    case 'ranged':
      return fight?.melee === false;
    case 'unarmed':
      return fight !== null && fight.weapon === null;
    case 'hurt':
      return lifeOf(at, seat) <= HURT;
    case 'led':
      return cardsOf(at, 'allies', seat).length > 0;
  }
}

/** Sums the modifiers from cards in play and timed effects, without printed ATK and DEF. */
export function raised(at: At<Valhalla>, seat: Seat, what: Stat, fight: Fight | null = null): number {
  let sum = 0;
  for (const card of zoneAt(at, 'events').cards) sum += raisedBy(at, seat, what, fight, printedOn(at, card));
  for (const zone of OWN) {
    for (const card of cardsOf(at, zone, seat)) {
      const printed = printedOn(at, card);
      if (printed.passives.length > 0 && !isEmpty(at, card, printed)) sum += raisedBy(at, seat, what, fight, printed);
    }
  }
  for (const boost of at.state.boosts) if (boost.seat === seat && boost.what === what) sum += boost.by;
  return sum;
}

function raisedBy(at: At<Valhalla>, seat: Seat, what: Stat, fight: Fight | null, { passives }: Card): number {
  let sum = 0;
  for (const { what: raises, when, by } of passives) {
    if (raises === what && holds(at, seat, when, fight)) sum += by;
  }
  return sum;
}

/** Returns the ATK of avatar and allies with all modifiers, but without the weapon and R. */
export function attackOf(at: At<Valhalla>, seat: Seat, fight: Fight | null): number {
  let sum = raised(at, seat, 'ATK', fight);
  for (const card of cardsOf(at, 'avatar', seat)) sum += printedOn(at, card).atk;
  for (const card of cardsOf(at, 'allies', seat)) sum += printedOn(at, card).atk;
  return sum;
}

/** Returns the DEF of avatar, armour and allies with all modifiers, but without R. */
export function defenceOf(at: At<Valhalla>, seat: Seat, fight: Fight | null): number {
  let sum = raised(at, seat, 'DEF', fight);
  for (const card of inPlay(at, seat)) sum += card.def;
  return sum;
}

/** A cancelled card does not count, unless the cancelling card is itself cancelled. */
export function liveIn(chain: readonly Said[]): boolean[] {
  const live = chain.map(() => true);
  for (let i = chain.length - 1; i >= 0; i--) {
    const answers = chain[i]?.answers;
    if (live[i] && typeof answers === 'number' && answers >= 0) live[answers] = false;
  }
  return live;
}

/** Whether a chain cancels the activity itself. */
export function isCancelled(chain: readonly Said[]): boolean {
  const live = liveIn(chain);
  return chain.some((said, i) => live[i] && said.answers === -1);
}

// Returns the effects that count in an attack, in the order of the chain.
function spoken({ chain }: Attack): { seat: Seat; effect: Effect }[] {
  const live = liveIn(chain);
  return chain.flatMap(({ seat, card }, i) =>
    live[i] ? cardOf(card).effects.map((effect) => ({ seat, effect })) : [],
  );
}

export interface Sums {
  /** The sums R + ATK of the attacker (`atk`) and R + DEF of the target (`def`). An unknown R counts as 0. */
  atk: number;
  def: number;
  dmg: number;
  /** The last effect of the chain that decides regardless of the numbers. Null if the numbers decide. */
  word: 'HIT' | 'MISS' | null;
}

/** Returns the current sums of an attack. */
export function sumsOf(at: At<Valhalla>, attack: Attack): Sums {
  const { seat, target, r } = attack;
  const sums: Sums = {
    atk: (r?.[0] ?? 0) + attackOf(at, seat, attack) + attack.atk + raised(at, seat, 'R'),
    def: (r?.[1] ?? 0) + defenceOf(at, target, attack) + raised(at, target, 'R'),
    dmg: attack.dmg + raised(at, seat, 'DMG', attack),
    word: null,
  };
  for (const { seat: by, effect } of spoken(attack)) {
    if (effect.do === 'hit') sums.word = 'HIT';
    if (effect.do === 'avoid') sums.word = 'MISS';
    if (effect.do === 'change') change(sums, effect, by === seat);
  }
  sums.dmg = Math.max(0, sums.dmg);
  return sums;
}

// Applies a change to the sums. Both sides have an R, so a change of R raises the player's own sum or lowers the other
// side's sum.
function change(sums: Sums, { what, by }: Extract<Effect, { do: 'change' }>, attacker: boolean): void {
  if (what === 'DMG') sums.dmg += by;
  else if (what === 'ATK') sums.atk += by;
  else if (what === 'DEF') sums.def += by;
  else if (by > 0 === attacker) sums.atk += by;
  else sums.def += by;
}
