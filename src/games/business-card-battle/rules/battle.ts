import type { At, CardId, Run, Table } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { beats } from '../cards/print.ts';
import { named } from '../shown/labels.ts';
import type { Battle } from '../state.ts';
import { type Fighter, fighter, has, isInPlay, reach } from './field.ts';
import { fall } from './graveyard.ts';

const PARTS = { FAILS: 0, QUARTER: 4, HALF: 2, FULL: 1 } as const;
type Part = keyof typeof PARTS;

/** The share of AP by die roll if the striker's attribute beats the target's, equals it or is unrelated to it. */
const EVEN: readonly Part[] = ['FAILS', 'QUARTER', 'QUARTER', 'HALF', 'HALF', 'FULL'];
/** The share of AP by die roll for a strike against a stronger attribute or over a long distance. */
const WEAK: readonly Part[] = ['FAILS', 'FAILS', 'QUARTER', 'QUARTER', 'HALF', 'HALF'];

/** Ruling: halves and quarters round down, but a strike that does not fail deals at least 1. `die` is 1 to 6. */
export function takes(ap: number, die: number, weak: boolean): number {
  const divisor = PARTS[(weak ? WEAK : EVEN)[die - 1] ?? 'FAILS'];
  return divisor === 0 ? 0 : Math.max(1, Math.floor(ap / divisor));
}

export function isWeak(striker: Fighter, target: Fighter, longDistance: boolean): boolean {
  return longDistance || beats(target.printed.attribute, striker.printed.attribute);
}

/** The attacker strikes first, unless the target can strike back and only the target has Leadoff Attack. */
export function attack(table: Table<BusinessCardBattle>, by: CardId, on: CardId): void {
  const [attacker, target] = [fighter(table.at, by), fighter(table.at, on)];
  const longDistance = reach(attacker, target) === 'LONG_DISTANCE';
  const strikesBack = !longDistance || has(target, 'FLYING');
  const leads = strikesBack && has(target, 'LEADOFF_ATTACK') && !has(attacker, 'LEADOFF_ATTACK');
  table.emit({
    fact: 'battleBegan',
    attacker: named(attacker),
    target: named(target),
    longDistance,
    strikesBack,
    first: leads ? on : by,
  });
  table.next({ step: 'strike' });
}

/** Returns the next striker and its target, or null if there is no battle or one of the two is in the graveyard. */
export function duel(at: At<BusinessCardBattle>): { battle: Battle; striker: Fighter; target: Fighter } | null {
  const { battle } = at.state;
  if (!battle || !isInPlay(at, battle.attacker) || !isInPlay(at, battle.target)) return null;
  const struck = battle.striker === battle.attacker ? battle.target : battle.attacker;
  return { battle, striker: fighter(at, battle.striker), target: fighter(at, struck) };
}

export const strike: Run<BusinessCardBattle, 'strike'> = {
  run: (table) => {
    const now = duel(table.at);
    if (table.at.state.outcome) return;
    if (!now) return table.emit({ fact: 'battleEnded' });
    if (now.battle.sideways.includes(now.striker.card)) {
      table.emit({ fact: 'strikeSkipped', striker: named(now.striker) });
      return table.next({ step: 'strike' });
    }
    if (has(now.striker, 'INSTANT_DEATH')) return table.next({ step: 'declare' });
    strikeAt(table, now.target);
  },
};

/** Starts an ordinary strike, which uses AP. The target's owner can declare Absorb before the die is rolled. */
export function strikeAt(table: Table<BusinessCardBattle>, target: Fighter): void {
  if (!has(target, 'ABSORB_ATTACKING_POWER')) return table.next({ step: 'roll', instantDeath: false });
  if (!table.at.state.battle?.absorbing.includes(target.card)) return table.next({ step: 'absorb' });
  table.emit({ fact: 'absorbDeclared', target: named(target) });
  table.next({ step: 'roll', instantDeath: false, absorb: true });
}

export const roll: Run<BusinessCardBattle, 'roll'> = {
  run: (table, { instantDeath, absorb = false }) => {
    const now = duel(table.at);
    if (!now || table.at.state.outcome) return;
    const { striker, target, battle } = now;
    const die = table.roll(6, striker.seat);
    if (instantDeath) return instantDeathRolled(table, striker, target, die);
    const hp = takes(striker.printed.ap, die, isWeak(striker, target, battle.longDistance));
    if (hp === 0) {
      table.emit({ fact: 'strikeFailed', striker: named(striker), target: named(target) });
      return table.next({ step: 'strike' });
    }
    land(table, hp, absorb);
  },
};

function instantDeathRolled(table: Table<BusinessCardBattle>, striker: Fighter, target: Fighter, die: number): void {
  if (die >= 5) {
    table.emit({ fact: 'instantlyKilled', striker: named(striker), target: named(target) });
    fall(table, target);
  } else table.emit({ fact: 'turnedSideways', striker: named(striker) });
  table.next({ step: 'strike' });
}

/**
 * Applies a strike that did not fail, or absorbs it. Ruling: absorbing adds the AP of this strike, not the printed AP.
 */
export function land(table: Table<BusinessCardBattle>, hp: number, absorb: boolean): void {
  const now = duel(table.at);
  if (!now) return;
  const [striker, target] = [named(now.striker), named(now.target)];
  table.next({ step: 'strike' });
  if (absorb && table.roll(6, now.target.seat) >= 5)
    return table.emit({ fact: 'absorbed', striker, target, hp, now: now.target.hp + hp });
  if (absorb) table.emit({ fact: 'absorbFailed', target });
  const left = Math.max(0, now.target.hp - hp);
  table.emit({ fact: 'struck', striker, target, hp, left });
  if (left === 0) fall(table, now.target);
}
