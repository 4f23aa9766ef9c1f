import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  oneOf,
  PASS,
  type Pass,
  type Run,
  type Seat,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import { SIZES } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { AttackStack, Strike } from '../moves.ts';
import { turnPlayer } from '../seats.ts';
import { named, stackLabel, withHits } from '../shown/labels.ts';
import {
  armorOf,
  type Battle,
  forceOf,
  hitsOf,
  isGolem,
  type Side,
  type State,
  type Unit,
  unitById,
  unitsIn,
} from '../state.ts';
import { distance, indexOf, neighbours } from './board.ts';
import { fall } from './end.ts';
import { occupancy } from './stacking.ts';

export const DIE = 10;
const TOWER_ARMOR = 1;

/** Armor where the unit stands. */
export function armorAt(state: State, unit: Unit): number {
  return armorOf(unit) + (state.terrain[indexOf(unit.space)] === 'TOWER' ? TOWER_ARMOR : 0);
}

/** Attacker's roll and Force against target's roll and Armor: equal is a hit. */
export function hits(roll: number, force: number, targetRoll: number, armor: number): boolean {
  return roll + force >= targetRoll + armor;
}

/** A unit that has no hits left is destroyed; if it was a Wizard, his player is out. */
export function destroyIfSpent(table: Table<Golems>, unit: Unit): void {
  if (hitsOf(unit) > 0) return;
  if (isGolem(unit)) table.emit({ fact: 'unitDestroyed', unit: named(unit), why: 'HITS' });
  else fall(table, unit.seat, 'DESTROYED');
}

function attackChoices({ state }: At<Golems>, seat: Seat, who: Who): Choice<Pass | AttackStack>[] {
  const choices: Choice<Pass | AttackStack>[] = [{ label: 'End your battles', move: PASS }];
  const held = occupancy(state);
  held.forEach((stack, index) => {
    if (stack?.[0]?.seat !== seat) return;
    const enemies = neighbours(index).flatMap((near) => {
      const enemy = held[near] ?? [];
      const [first] = enemy;
      return first && first.seat !== seat ? [{ value: first.space, label: stackLabel(first.space, enemy, who) }] : [];
    });
    if (enemies.length === 0) return;
    const from = stack[0].space;
    const label = `Attack from ${from} (${stack.map(withHits).join(', ')}) the stack in …`;
    choices.push(oneOf(label, { attack: { from, target: [] } }, ['attack', 'target'], enemies));
  });
  return choices;
}

function hasEnemyBeside(state: State, seat: Seat): boolean {
  const mine = state.units.filter((unit) => unit.seat === seat).map((unit) => indexOf(unit.space));
  return state.units.some(
    (unit) => unit.seat !== seat && mine.some((index) => distance(index, indexOf(unit.space)) === 1),
  );
}

/** The Battle Phase: any number of battles, one pair of stacks at a time. */
export const battles: Ask<Golems, 'battles'> = {
  asks: (at) => turnPlayer(at).filter((seat) => hasEnemyBeside(at.state, seat)),
  prompt: () => 'Battle Phase: attack an adjacent enemy stack?',
  choices: (at, _, seat, who) => attackChoices(at, seat, who),
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'BATTLE' });
    const [target] = move.attack.target;
    const enemy = table.at.state.units.find((unit) => unit.space === target);
    if (!enemy) throw new EngineBug('nobody to attack');
    const sides: [Side, Side] = [
      { seat, space: move.attack.from },
      { seat: enemy.seat, space: enemy.space },
    ];
    table.emit({ fact: 'battleBegan', sides });
    table.next({ step: 'battle' }, step);
  },
  absent: () => PASS,
};

function unitsOf(state: State, side: Side): Unit[] {
  return unitsIn(state, side.space).filter((unit) => unit.seat === side.seat);
}

/** Goes on with a battle: won when one side is gone, else the next attack, of a new round when all have attacked. */
export const battle: Run<Golems, 'battle'> = {
  run: (table) => {
    const now = table.at.state.battle;
    if (!now) return;
    const standing = now.sides.filter((side) => unitsOf(table.at.state, side).length > 0);
    const [winner] = standing;
    if (standing.length < 2) {
      if (!winner) throw new EngineBug('a battle without units');
      return table.emit({ fact: 'battleWon', seat: winner.seat, space: winner.space });
    }
    if (!striker(table.at)) table.emit({ fact: 'roundBegan', round: now.round + 1 });
    table.next({ step: 'strike' }, { step: 'battle' });
  },
};

/** The side that has to attack now, and with which size; null when all have attacked. */
function striker(at: At<Golems>): { side: Side; units: Unit[] } | null {
  const { battle: now } = at.state;
  if (!now) return null;
  const ready = now.sides.map((side) => unitsOf(at.state, side).filter((unit) => unit.attacks > 0));
  const size = SIZES.find((one) => ready.some((units) => units.some((unit) => unit.size === one)));
  if (!size) return null;
  const due = ready.map((units) => units.filter((unit) => unit.size === size));
  const first = turnFirst(now, size);
  const index = due[first]?.length ? first : 1 - first;
  const side = now.sides[index];
  return side ? { side, units: due[index] ?? [] } : null;
}

// Inside a size the sides alternate; the turn's player, whose side is the first one, begins at each size and round.
function turnFirst(now: Battle, size: Unit['size']): 0 | 1 {
  if (now.last?.size !== size) return 0;
  return now.last.seat === now.sides[0].seat ? 1 : 0;
}

function enemiesOf(at: At<Golems>, seat: Seat): Unit[] {
  const side = at.state.battle?.sides.find((one) => one.seat !== seat);
  return side ? unitsOf(at.state, side) : [];
}

/** Names the unit that attacks, out of the smallest size that has attacks left, and its target. */
export const strike: Ask<Golems, 'strike'> = {
  asks: (at) => {
    const now = striker(at);
    return now && enemiesOf(at, now.side.seat).length > 0 ? [now.side.seat] : [];
  },
  prompt: (at) => `Battle, round ${at.state.battle?.round}: which unit attacks whom?`,
  choices: strikes,
  take: (table, _, seat, { strike: { unit: id, target: targets } }) => {
    const unit = unitById(table.at.state, id);
    const target = unitById(table.at.state, targets[0] ?? 0);
    if (!unit || !target) throw new EngineBug('an attack without units');
    table.emit({ fact: 'attackNamed', unit: named(unit), target: named(target) });
    table.next({ step: 'battleCards', order: [seat, target.seat], passed: [] }, { step: 'clash' });
  },
  absent: (at, step, seat) => {
    const [first] = strikes(at, step, seat);
    const [target] = first?.blank?.from ?? [];
    if (!first) throw new EngineBug('nobody can attack');
    return target ? { strike: { ...first.move.strike, target: [Number(target.value)] } } : first.move;
  },
  open: true,
};

function strikes(at: At<Golems>, _: object, seat: Seat): Choice<Strike>[] {
  const enemies = enemiesOf(at, seat);
  const [only, another] = enemies;
  return (striker(at)?.units ?? []).map((unit) => {
    const attacker = withHits(unit);
    if (only && !another) {
      return { label: `${attacker} attacks ${withHits(only)}`, move: { strike: { unit: unit.id, target: [only.id] } } };
    }
    const from = enemies.map((enemy) => ({ value: enemy.id, label: withHits(enemy) }));
    return oneOf(`${attacker} attacks …`, { strike: { unit: unit.id, target: [] } }, ['strike', 'target'], from);
  });
}

/** Both sides roll. */
export const clash: Run<Golems, 'clash'> = {
  run: (table) => {
    const { state } = table.at;
    const attack = state.battle?.attack;
    const unit = attack && unitById(state, attack.unit);
    const target = attack && unitById(state, attack.target);
    if (!unit || !target) return; // one of them has left the match
    const force = forceOf(unit) + attack.force;
    const armor = armorAt(state, target) + attack.armor;
    const hit = hits(table.roll(DIE, unit.seat), force, table.roll(DIE, target.seat), armor);
    table.emit({ fact: 'attackRolled', unit: named(unit), target: named(target), force, armor, hit });
    destroyIfSpent(table, target);
  },
};
