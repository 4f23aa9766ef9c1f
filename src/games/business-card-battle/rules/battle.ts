import {
  type Ask,
  type At,
  type CardId,
  isPass,
  PASS,
  type Run,
  type Seat,
  type Table,
} from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { beats } from '../cards/print.ts';
import type { Absorb, Declare } from '../moves.ts';
import { named, withStats } from '../shown/labels.ts';
import type { Battle } from '../state.ts';
import { type Fighter, fighter, has, isInPlay, reach } from './field.ts';
import { fall } from './graveyard.ts';

const PARTS = { FAILS: 0, QUARTER: 4, HALF: 2, FULL: 1 } as const;
type Part = keyof typeof PARTS;

/** Rules, Battle: by die, 1 first. The striker's attribute beats, equals or is unrelated to the target's. */
const EVEN: readonly Part[] = ['FAILS', 'QUARTER', 'QUARTER', 'HALF', 'HALF', 'FULL'];
/** The striker's attribute is beaten, or the strike goes over a distance. */
const WEAK: readonly Part[] = ['FAILS', 'FAILS', 'QUARTER', 'QUARTER', 'HALF', 'HALF'];

/**
 * HP that a strike takes; 0: it fails. Ruling: halves and quarters round down, but what does not fail takes at least 1.
 * @param die 1 to 6
 */
export function takes(ap: number, die: number, weak: boolean): number {
  const divisor = PARTS[(weak ? WEAK : EVEN)[die - 1] ?? 'FAILS'];
  return divisor === 0 ? 0 : Math.max(1, Math.floor(ap / divisor));
}

export function isWeak(striker: Fighter, target: Fighter, longDistance: boolean): boolean {
  return longDistance || beats(target.printed.attribute, striker.printed.attribute);
}

/** Opens a battle: the initiator strikes first, unless only the attacked one has Leadoff Attack and strikes at all. */
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

/** Who strikes now and who is struck; null when there is no battle or one of them is in the graveyard. */
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
    table.next({ step: 'roll', instantDeath: false });
  },
};

const strikerSeat = (at: At<BusinessCardBattle>): readonly Seat[] => seatOf(duel(at)?.striker, at);
const targetSeat = (at: At<BusinessCardBattle>): readonly Seat[] => seatOf(duel(at)?.target, at);
function seatOf(one: Fighter | undefined, at: At<BusinessCardBattle>): readonly Seat[] {
  return one && !at.state.outcome ? [one.seat] : [];
}

/** Instant Death is declared before the strike. */
export const declare: Ask<BusinessCardBattle, 'declare'> = {
  asks: strikerSeat,
  prompt: (at) => {
    const now = duel(at);
    return now ? `${withStats(now.striker)} strikes ${withStats(now.target)}. Declare Instant Death?` : '';
  },
  choices: () => [
    { label: 'Strike with its AP', move: { strike: true } satisfies Declare },
    { label: 'Instant Death: 5 or 6 kills, else its next strike is skipped', move: { instantDeath: true } },
  ],
  take: (table, _, __, move) => {
    const striker = duel(table.at)?.striker;
    const instantDeath = 'instantDeath' in move;
    if (striker && instantDeath) table.emit({ fact: 'instantDeathDeclared', striker: named(striker) });
    table.next({ step: 'roll', instantDeath });
  },
  absent: () => ({ strike: true }),
};

export const roll: Run<BusinessCardBattle, 'roll'> = {
  run: (table, { instantDeath }) => {
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
    if (has(target, 'ABSORB_ATTACKING_POWER')) return table.next({ step: 'absorb', hp });
    hit(table, striker, target, hp);
  },
};

function instantDeathRolled(table: Table<BusinessCardBattle>, striker: Fighter, target: Fighter, die: number): void {
  if (die >= 5) {
    table.emit({ fact: 'instantlyKilled', striker: named(striker), target: named(target) });
    fall(table, target);
  } else table.emit({ fact: 'turnedSideways', striker: named(striker) });
  table.next({ step: 'strike' });
}

function hit(table: Table<BusinessCardBattle>, striker: Fighter, target: Fighter, hp: number): void {
  const left = Math.max(0, target.hp - hp);
  table.emit({ fact: 'struck', striker: named(striker), target: named(target), hp, left });
  if (left === 0) fall(table, target);
  table.next({ step: 'strike' });
}

/** Once the strike's die is known the target's owner may try to absorb it. */
export const absorb: Ask<BusinessCardBattle, 'absorb'> = {
  asks: targetSeat,
  prompt: (at, { hp }) => {
    const now = duel(at);
    return now ? `${now.striker.name} takes ${hp} HP from ${withStats(now.target)}. Absorb Attacking Power?` : '';
  },
  choices: (_, { hp }) => [
    { label: `Absorb: 5 or 6 adds ${hp} HP instead`, move: { absorb: true } satisfies Absorb },
    { label: 'Take the strike', move: PASS },
  ],
  take: (table, { hp }, seat, move) => {
    const now = duel(table.at);
    if (!now) return;
    const { striker, target } = now;
    if (isPass(move) || table.roll(6, seat) < 5) return hit(table, striker, target, hp);
    // Ruling: the AP of this strike, not the printed AP.
    table.emit({ fact: 'absorbed', striker: named(striker), target: named(target), hp, now: target.hp + hp });
    table.next({ step: 'strike' });
  },
  absent: () => ({ absorb: true }),
};
