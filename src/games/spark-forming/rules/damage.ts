import type { Run, Seat, Table } from '../../../engine/index.ts';
import { attackerOf, defenderOf, isStanding, otherSide } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Defence, Side, Successful } from '../state.ts';
import { fall } from './end.ts';
import { countered, throughBlock, undefended } from './strikes.ts';
import { strikesAgain, sustain } from './sustained.ts';

/** Rules, The turn III: the damage of an attack, of a blocked attack, or of a counter. */
export const damage: Run<SparkForming, 'damage'> = {
  run: (table) => {
    const { attack, defence, side } = table.at.state;
    if (!attack) return;
    // Ruling: an unanswered attack is lost when the attacker leaves.
    if (!isStanding(table.at.state, attackerOf(table.at.state))) return settle(table, 'NOBODY', otherSide(side));
    if (defence) return defended(table, attack, defence);
    const again = strikesAgain(table.at);
    strike(table, attack);
    if (table.at.result) return;
    if (again) return sustain(table);
    // Rules, Some cards stay: the attacker never benefits from a sustained attack.
    settle(table, attack.sustained ? 'NOBODY' : 'ATTACKER', side);
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

// Deals the damage of all attackers to the defender.
function strike(table: Table<SparkForming>, attack: Attack): void {
  const defender = defenderOf(table.at.state);
  for (const { from, amount } of undefended(table.at, attack)) {
    if (!table.at.result && isStanding(table.at.state, defender)) deal(table, from, defender, amount, 'ATTACK');
  }
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
  // Rules, The turn V: after a defence within the range, the defender attacks next. After a defence that exceeds the
  // range, the attacker attacks next.
  settle(table, 'DEFENDER', fit === 'WITHIN' ? otherSide(side) : side);
}

function settle(table: Table<SparkForming>, success: Successful, next: Side): void {
  table.emit({ fact: 'settled', success, next });
  table.next({ step: 'quarantine' }, { step: 'draw' }, { step: 'dispose' });
}
