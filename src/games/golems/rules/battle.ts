import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Pass,
  type Run,
  type Seat,
  seatNumber,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import { SIZES } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { AttackStack, Strike } from '../moves.ts';
import { turnPlayer } from '../seats.ts';
import { named, stackLabel, withArmor, withForce, withNumbers } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { forceOf, hitsOf, isGolem, type Side, type State, type Unit, unitById, unitsIn } from '../state.ts';
import { distance, indexOf, neighbours } from './board.ts';
import { fall } from './end.ts';
import { occupancy } from './stacking.ts';
import { armorAt } from './tower.ts';

export const DIE = 10;
/** Whether an attack hits: the attacker's roll plus Force must be at least the target's roll plus Armor. */
export function hits(roll: number, force: number, targetRoll: number, armor: number): boolean {
  return roll + force >= targetRoll + armor;
}

/** Destroys a unit that has no hits left. If the unit is a Wizard, his player is out. */
export function destroyIfSpent(table: Table<Golems>, unit: Unit): void {
  if (hitsOf(unit) > 0) return;
  if (isGolem(unit)) table.emit({ fact: 'unitDestroyed', unit: named(unit), why: 'HITS' });
  else fall(table, unit.seat, 'DESTROYED');
}

function attackChoices({ state }: At<Golems>, seat: Seat, who: Who): Choice<Pass | AttackStack>[] {
  const choices: Choice<Pass | AttackStack>[] = [{ label: SAY.endBattles, move: PASS }];
  const held = occupancy(state);
  held.forEach((stack, index) => {
    if (stack?.[0]?.seat !== seat) return;
    const enemies = neighbours(index).flatMap((near) => {
      const enemy = held[near] ?? [];
      const [first] = enemy;
      return first && first.seat !== seat
        ? [{ value: first.space, label: stackLabel(state, first.space, enemy, who) }]
        : [];
    });
    if (enemies.length === 0) return;
    const from = stack[0].space;
    const own = stack.map((unit) => (isRead(who) ? withNumbers(state, unit) : ''));
    const label = isRead(who) ? SAY.attack(from, own) : '';
    choices.push(oneOf(label, { attack: { from, target: [] } }, ['attack', 'target'], enemies));
  });
  return choices;
}

function hasEnemyBeside(state: State, seat: Seat): boolean {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (const unit of state.units) (unit.seat === seat ? mine : theirs).push(indexOf(unit.space));
  return mine.some((index) => theirs.some((other) => distance(index, other) === 1));
}

/** The Battle Phase: the turn's player can start any number of battles, each between two adjacent stacks. */
export const battles: Ask<Golems, 'battles'> = {
  asks: (at) => turnPlayer(at).filter((seat) => hasEnemyBeside(at.state, seat)),
  prompt: () => ASK.battle,
  choices: (at, _, seat, who) => attackChoices(at, seat, who),
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'BATTLE' });
    const [target] = move.attack.target;
    const enemy = table.at.state.units.find((unit) => unit.space === target);
    if (!enemy) throw new EngineBug('no stack to attack');
    const sides: [Side, Side] = [
      { seat, space: move.attack.from },
      { seat: enemy.seat, space: enemy.space },
    ];
    table.emit({ fact: 'battleBegan', sides });
    table.next({ step: 'battle' }, step);
  },
  absent: () => PASS,
};

export function unitsOf(state: State, side: Side): Unit[] {
  return unitsIn(state, side.space).filter((unit) => unit.seat === side.seat);
}

/** Returns the sides of the current battle that still have units. */
export function standing(state: State): Side[] {
  return state.battle?.sides.filter((side) => unitsOf(state, side).length > 0) ?? [];
}

/** The battle is won when only one side has units left. Otherwise the next attack follows, or the round ends. */
export const battle: Run<Golems, 'battle'> = {
  run: (table) => {
    const now = table.at.state.battle;
    if (!now) return;
    const left = standing(table.at.state);
    const [winner] = left;
    if (left.length < 2) {
      if (!winner) throw new EngineBug('a battle without units');
      return table.emit({ fact: 'battleWon', seat: winner.seat, space: winner.space });
    }
    const asked = { step: 'roundCards' as const, order: now.sides.map((side) => side.seat), passed: [] };
    if (striker(table.at)) return table.next(asked, { step: 'strike' }, { step: 'battle' });
    table.next(asked, { step: 'roundEnd' });
  },
};

/** An extra attack is made without asking for cards again. Otherwise a new round begins unless a side is gone. */
export const roundEnd: Run<Golems, 'roundEnd'> = {
  run: (table) => {
    const { state } = table.at;
    if (state.battle && standing(state).length === 2) {
      if (striker(table.at)) return table.next({ step: 'strike' }, { step: 'battle' });
      table.emit({ fact: 'roundBegan', round: state.battle.round + 1 });
    }
    table.next({ step: 'battle' });
  },
};

/** Returns the side that attacks next and its units of the current size, or null when all units have attacked. */
export function striker(at: At<Golems>): { side: Side; units: Unit[] } | null {
  return strikerOf(at, (unit) => unit.attacks > 0);
}

/** Whether an extra attack by a unit of this seat would come before the next attack. */
export function couldStrikeFirst(at: At<Golems>, seat: Seat): boolean {
  const due = striker(at)?.units ?? [];
  const own = at.state.battle?.sides.filter((side) => side.seat === seat) ?? [];
  return own
    .flatMap((side) => unitsOf(at.state, side))
    .filter((unit) => unit.attacks === 0)
    .some((extra) => {
      const [first] = strikerOf(at, (unit) => unit.attacks > 0 || unit === extra)?.units ?? [];
      return first?.seat !== due[0]?.seat || first?.size !== due[0]?.size;
    });
}

function strikerOf(at: At<Golems>, mayAttack: (unit: Unit) => boolean): { side: Side; units: Unit[] } | null {
  const { battle: now } = at.state;
  if (!now) return null;
  const ready = now.sides.map((side) => unitsOf(at.state, side).filter(mayAttack));
  const size = SIZES.find((one) => ready.some((units) => units.some((unit) => unit.size === one)));
  if (!size) return null;
  const due = ready.map((units) => units.filter((unit) => unit.size === size));
  // Rules: "The other player then attacks and so on." The turn's player begins each round, and the sides alternate
  // across all sizes.
  const next = now.last === now.sides[0].seat ? 1 : 0;
  const index = due[next]?.length ? next : 1 - next;
  const side = now.sides[index];
  return side ? { side, units: due[index] ?? [] } : null;
}

function enemiesOf(at: At<Golems>, seat: Seat): Unit[] {
  const side = at.state.battle?.sides.find((one) => one.seat !== seat);
  return side ? unitsOf(at.state, side) : [];
}

/** The side to attack chooses the attacking unit, from the smallest size with attacks left, and the target. */
export const strike: Ask<Golems, 'strike'> = {
  asks: (at) => {
    const now = striker(at);
    return now && enemiesOf(at, now.side.seat).length > 0 ? [now.side.seat] : [];
  },
  prompt: ({ state }, _, __, who) => {
    const sides = state.battle?.sides.map(({ seat, space }) => [who(seat), space] as const) ?? [];
    return ASK.strike(state.battle?.round ?? 0, sides);
  },
  choices: strikes,
  take: (table, _, seat, { strike: { unit: id, target: targets } }) => {
    const unit = unitById(table.at.state, id);
    const target = unitById(table.at.state, targets[0] ?? 0);
    if (!unit || !target) throw new EngineBug('an attack without units');
    table.emit({ fact: 'attackNamed', unit: named(unit), target: named(target) });
    table.next({ step: 'battleCards', order: [seat, target.seat], passed: [] }, { step: 'clash' });
  },
  absent: (at, step, seat) => {
    const [first] = strikes(at, step, seat, seatNumber);
    const [target] = first?.blank?.from ?? [];
    if (!first) throw new EngineBug('no unit can attack');
    return target ? { strike: { ...first.move.strike, target: [Number(target.value)] } } : first.move;
  },
  open: true,
};

function strikes(at: At<Golems>, _: object, seat: Seat, who: Who): Choice<Strike>[] {
  const enemies = enemiesOf(at, seat);
  const [first] = enemies;
  if (!first) return [];
  return (striker(at)?.units ?? []).map((unit) => {
    const label = (target: string | null): string => SAY.strike(withForce(unit), who(first.seat), target);
    if (enemies.length === 1) {
      const move = { strike: { unit: unit.id, target: [first.id] } };
      return { label: label(withArmor(at.state, first)), move };
    }
    const from = enemies.map((enemy) => ({ value: enemy.id, label: withArmor(at.state, enemy) }));
    return oneOf(label(null), { strike: { unit: unit.id, target: [] } }, ['strike', 'target'], from);
  });
}

/** Resolves an attack: both sides roll. */
export const clash: Run<Golems, 'clash'> = {
  run: (table) => {
    const { state } = table.at;
    const attack = state.battle?.attack;
    const unit = attack && unitById(state, attack.unit);
    const target = attack && unitById(state, attack.target);
    if (!unit || !target) return; // the owner of one of the units has left the match
    const force = forceOf(unit) + attack.force;
    const armor = armorAt(state, target) + attack.armor;
    const hit = hits(table.roll(DIE, unit.seat), force, table.roll(DIE, target.seat), armor);
    table.emit({ fact: 'attackRolled', unit: named(unit), target: named(target), force, armor, hit });
    destroyIfSpent(table, target);
  },
};
