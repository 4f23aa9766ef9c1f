import { type At, faceOf, type Seat } from '../../engine/index.ts';
import { CARDS, HARDNESS, isMaterial, isSize, MATERIAL, SIZE, type Trait } from './cards/catalogue.ts';
import type { Golems } from './golems.ts';
import { distance, indexOf } from './rules/board.ts';
import { incomeOf } from './rules/power.ts';
import { armorAt } from './rules/tower.ts';
import { inTurn, isAlive } from './seats.ts';
import { armorOf, forceOf, hitsOf, isGolem, type State, type Unit, unitsIn } from './state.ts';
import { zoneOf } from './zones.ts';

// How the steady bot judges: all of it in one unit, about the worth of three mana.
const LAST_WIZARD = 1000;
const WIZARD_ALIVE = 30;
const WIZARD_HIT = 9;
const MANA = 0.33;
const INCOME = 1.2;
const EVENT_CARD = 0.7;
/** For each step nearer to an enemy Wizard, as a part of the golem's strength. */
const APPROACH = 0.045;
const FARTHEST = 14;
/** After so many rounds it presses twice as hard, after twice as many three times: a match must end. */
const PATIENCE = 20;

/** By Force minus Armor, from -9 to 9: how likely both dice make that a hit. */
const CHANCES = Array.from({ length: 19 }, (_, index) => {
  const edge = index - 9;
  let pairs = 0;
  for (let roll = 1; roll <= 10; roll++) for (let other = 1; other <= 10; other++) if (roll + edge >= other) pairs++;
  return pairs / 100;
});
const chance = (force: number, armor: number): number => CHANCES[Math.max(-9, Math.min(9, force - armor)) + 9] ?? 0;

/** What a unit is worth where it stands. */
function strength(unit: Unit): number {
  if (!isGolem(unit)) return WIZARD_ALIVE + WIZARD_HIT * hitsOf(unit);
  const { hits } = SIZE[unit.size];
  return 0.3 * (hitsOf(unit) + 0.3 * hits) * (forceOf(unit) + armorOf(unit) + 3);
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  let total = 0;
  for (const one of list) total += of(one);
  return total;
}

// Hits that a stack deals in a round, on average over whom it may attack.
function damage(state: State, attackers: readonly Unit[], targets: readonly Unit[]): number {
  const armors = targets.map((target) => armorAt(state, target));
  return sum(attackers, (unit) => {
    const force = forceOf(unit);
    return sum(armors, (armor) => chance(force, armor)) / targets.length;
  });
}

/** What a battle between two stacks is likely to bring the first one's owner. */
export function outlook(state: State, mine: readonly Unit[], theirs: readonly Unit[]): number {
  if (mine.length === 0 || theirs.length === 0) return 0;
  const push = sum(mine, hitsOf) * damage(state, mine, theirs);
  const pull = sum(theirs, hitsOf) * damage(state, theirs, mine);
  const win = push ** 2 / (push ** 2 + pull ** 2);
  const toll = 1 - Math.sqrt(1 - Math.min(push, pull) / Math.max(push, pull)); // part of the winner's stack that falls
  const [gain, risk] = [sum(theirs, strength), sum(mine, strength)];
  return win * (gain - toll * risk) - (1 - win) * (risk - toll * gain);
}

// The battle that is being fought, seen from this seat; what other people's battles bring is theirs.
function inBattle({ state }: At<Golems>, seat: Seat): number {
  if (!state.battle) return 0;
  const [first, second] = state.battle.sides.map((side) => unitsIn(state, side.space));
  const brings = outlook(state, first ?? [], second ?? []);
  const [one, two] = state.battle.sides.map((side) => side.seat);
  return one === seat ? brings : two === seat ? -brings : 0;
}

// Enemy stacks next to own ones: what attacking them promises, and what they threaten.
function atTheFront({ state }: At<Golems>, seat: Seat): number {
  const stacks = new Map<string, Unit[]>();
  for (const unit of state.units) {
    const stack = stacks.get(unit.space);
    if (stack) stack.push(unit);
    else stacks.set(unit.space, [unit]);
  }
  let total = 0;
  for (const [space, mine] of stacks) {
    if (mine[0]?.seat !== seat) continue;
    for (const [other, theirs] of stacks) {
      if (theirs[0]?.seat === seat || distance(indexOf(space), indexOf(other)) !== 1) continue;
      const brings = outlook(state, mine, theirs);
      total += brings > 0 ? 0.5 * brings : 0.3 * brings;
    }
  }
  return total;
}

function traitWorth(trait: Trait): number {
  if (isMaterial(trait)) return 0.15 * HARDNESS[MATERIAL[trait].hardness].force + 0.2;
  return isSize(trait) ? 0.2 * SIZE[trait].hits + 0.1 : 0.4;
}

// Cards in hand: golem cards by what they make, the second of a kind for half, for a golem needs one of each.
function handWorth(at: At<Golems>, seat: Seat): number {
  const kinds = new Map<string, number>();
  let total = EVENT_CARD * zoneOf(at, 'EVENT', seat).cards.length;
  for (const card of zoneOf(at, 'GOLEM', seat).cards) {
    const spec = CARDS[faceOf(at, card).name];
    if (!spec || !('trait' in spec)) continue;
    const before = kinds.get(spec.kind) ?? 0;
    kinds.set(spec.kind, before + 1);
    total += traitWorth(spec.trait) / (1 + before);
  }
  return total;
}

function nearness({ state, seats }: At<Golems>, seat: Seat): number {
  const pressing = APPROACH * (1 + state.turn / seats / PATIENCE);
  const goals = state.units.filter((unit) => unit.seat !== seat && !isGolem(unit)).map((unit) => indexOf(unit.space));
  if (goals.length === 0) return 0;
  return sum(state.units, (unit) => {
    if (unit.seat !== seat || !isGolem(unit)) return 0;
    const from = indexOf(unit.space);
    const steps = Math.min(...goals.map((goal) => distance(from, goal)));
    return pressing * strength(unit) * (FARTHEST - steps);
  });
}

function standing(at: At<Golems>, seat: Seat): number {
  if (!isAlive(at, seat)) return 0;
  const { state } = at;
  const units = sum(state.units, (unit) => (unit.seat === seat ? strength(unit) : 0));
  return units + MANA * (state.mana[seat] ?? 0) + INCOME * incomeOf(state, seat) + handWorth(at, seat);
}

/** How well a seat stands: its own units, mana and cards against those of the others, and what the next battles promise. */
export function worth(at: At<Golems>, seat: Seat): number {
  if (at.result) return LAST_WIZARD * (at.seats - (at.result.ranks[seat] ?? at.seats));
  if (!isAlive(at, seat)) return -LAST_WIZARD;
  const others = inTurn(at, seat).filter((other) => other !== seat && isAlive(at, other));
  const against = sum(others, (other) => standing(at, other)) / Math.max(1, at.seats - 1);
  return (
    standing(at, seat) -
    against +
    nearness(at, seat) +
    inBattle(at, seat) +
    (at.state.battle ? 0 : atTheFront(at, seat))
  );
}
