import { type Ask, type At, EngineBug, type Run, type Seat, someOf, type Table } from '../../../engine/index.ts';
import { untilText } from '../cards/print.ts';
import { attackerOf, defenderOf, isStanding, otherSide, underAttack } from '../seats.ts';
import { cardOptions } from '../shown/labels.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Defence, Side, Successful } from '../state.ts';
import { handOf, zoneName } from '../zones.ts';
import { fall } from './end.ts';
import { drawCards } from './end-of-turn.ts';
import { resilienceOf } from './stats.ts';

/** What is left of a strike after Resilience, never below 0. */
export function afterResilience(power: number, resilience: number): number {
  return Math.max(0, power - resilience);
}

/** Half of the damage, rounded down to a multiple of five. */
export function blocked(amount: number): number {
  return Math.max(0, 5 * Math.floor(amount / 2 / 5));
}

/** III Damage: of the attack, of what a block lets through, or of a counter. */
export const damage: Run<SparkForming, 'damage'> = {
  run: (table) => {
    const { attack, defence, side } = table.at.state;
    if (!attack) return;
    // Ruling: an attacker who leaves takes an attack that was not answered with him.
    if (!isStanding(table.at.state, attackerOf(table.at.state))) return settle(table, 'NOBODY', otherSide(side));
    if (defence) return defended(table, attack, defence);
    const dealt = strike(table, attack);
    if (table.at.result) return;
    if (attack.sustained) return sustain(table, dealt);
    settle(table, 'ATTACKER', side);
  },
};

function deal(
  table: Table<SparkForming>,
  from: Seat,
  to: Seat,
  amount: number,
  why: SparkForming['facts']['damageDealt']['why'],
): void {
  const hp = Math.max(0, (table.at.state.hp[to] ?? 0) - amount);
  table.emit({ fact: 'damageDealt', from, to, amount, hp, why });
  if (hp === 0) fall(table, to, 'DEFEATED');
}

/** By attacker who is still there: what he strikes with. */
export function strikesOf(at: At<SparkForming>, { attackers, power }: Attack): { from: Seat; power: number }[] {
  const all = attackers.map((from, index) => ({ from, power: power[index] ?? 0 }));
  return all.filter(({ from }) => isStanding(at.state, from));
}

/** By attacker who is still there: what the attack deals when nobody defends. */
export function undefended(at: At<SparkForming>, attack: Attack): { from: Seat; amount: number }[] {
  const resilience = resilienceOf(at, defenderOf(at.state));
  return strikesOf(at, attack).map(({ from, power }) => ({ from, amount: afterResilience(power, resilience) }));
}

const sum = (strikes: readonly { amount: number }[]): number =>
  strikes.reduce((whole, { amount }) => whole + amount, 0);

/** What a block lets through of an attack. */
export function throughBlock(at: At<SparkForming>, attack: Attack): number {
  return blocked(sum(undefended(at, attack)));
}

/** By attacker who is still there: what a counter of that power costs him. */
export function countered(at: At<SparkForming>, attack: Attack, power: number): { to: Seat; amount: number }[] {
  return strikesOf(at, attack).map(({ from: to }) => ({ to, amount: afterResilience(power, resilienceOf(at, to)) }));
}

// The defender takes the damage of everybody who attacks. Returns all of it.
function strike(table: Table<SparkForming>, attack: Attack): number {
  const defender = defenderOf(table.at.state);
  const strikes = undefended(table.at, attack);
  for (const { from, amount } of strikes) {
    if (!table.at.result && isStanding(table.at.state, defender)) deal(table, from, defender, amount, 'ATTACK');
  }
  return sum(strikes);
}

function defended(table: Table<SparkForming>, attack: Attack, { seat, mode, power, fit }: Defence): void {
  const { side } = table.at.state;
  const [first = side] = attack.attackers;
  if (mode === 'BLOCK') deal(table, first, seat, throughBlock(table.at, attack), 'BLOCKED');
  if (mode === 'COUNTER') {
    for (const { to, amount } of countered(table.at, attack, power)) {
      if (!table.at.result) deal(table, seat, to, amount, 'COUNTER');
    }
  }
  if (table.at.result) return;
  // Rules, The Turn V: defended within, the defender attacks next; by exceeding, the attacker goes on.
  settle(table, 'DEFENDER', fit === 'WITHIN' ? otherSide(side) : side);
}

/** The damage is done: the end of the turn follows. */
function settle(table: Table<SparkForming>, success: Successful, next: Side): void {
  table.emit({ fact: 'settled', success, next });
  table.next({ step: 'quarantine' }, { step: 'draw' }, { step: 'dispose' });
}

// Sustained attacks: the cards stay and it strikes again, until the defender meets the condition. Ruling: a strike that
// does no damage is the last one, and so is one that fells the defender; then neither side's cards have effects.
function sustain(table: Table<SparkForming>, dealt: number): void {
  const { state } = table.at;
  if (dealt === 0 || !isStanding(state, defenderOf(state))) return settle(table, 'NOBODY', state.side);
  table.emit({ fact: 'attackGoesOn', strikes: state.strikes + 1 });
  table.next({ step: 'swap' }, { step: 'defend' }, { step: 'damage' });
}

const MOST_SWAPPED = 5;

/** Sustained attacks: after a failed defence the defender moves one to five cards to Quarantine and draws as many. */
export const swap: Ask<SparkForming, 'swap'> = {
  asks: (at) => underAttack(at).filter((seat) => handOf(at, seat).length > 0),
  prompt: ({ state: { attack } }) => {
    const until = attack?.sustained ? ` until ${untilText(attack.sustained)}` : '';
    return `${attack?.card} goes on${until}: which one to five cards do you exchange?`;
  },
  choices: (at, _, seat, who) => {
    const from = cardOptions(at, handOf(at, seat), who);
    const max = Math.min(MOST_SWAPPED, from.length);
    return [someOf('Quarantine … and draw as many', { swap: { cards: [] } }, ['swap', 'cards'], from, 1, max)];
  },
  take: (table, _, seat, { swap: { cards } }) => {
    if (cards.length === 0) throw new EngineBug('nothing to exchange');
    table.move(cards, zoneName('quarantine', seat));
    drawCards(table, seat, cards.length);
  },
  absent: (at, _, seat) => ({ swap: { cards: handOf(at, seat).slice(0, 1) } }),
};
