import { armorAt } from '../rules/tower.ts';
import { forceOf, hitsOf, type State, type Unit } from '../state.ts';
import { strength, sum } from './strength.ts';
import type { Weights } from './weights.ts';

/** The probability of a hit for each difference of Force minus Armor, from -9 to 9. */
const CHANCES = Array.from({ length: 19 }, (_, index) => {
  const edge = index - 9;
  let pairs = 0;
  for (let roll = 1; roll <= 10; roll++) for (let other = 1; other <= 10; other++) if (roll + edge >= other) pairs++;
  return pairs / 100;
});
const chance = (force: number, armor: number): number => CHANCES[Math.max(-9, Math.min(9, force - armor)) + 9] ?? 0;

// Returns the expected number of hits that a stack deals in a round, averaged over its possible targets.
function damage(state: State, attackers: readonly Unit[], targets: readonly Unit[]): number {
  const armors = targets.map((target) => armorAt(state, target));
  return sum(attackers, (unit) => {
    const force = forceOf(unit);
    return sum(armors, (armor) => chance(force, armor)) / targets.length;
  });
}

// Returns the expected strength of a stack against another stack (`push`), and of the other stack against the first
// (`pull`).
function blows(state: State, mine: readonly Unit[], theirs: readonly Unit[]): { push: number; pull: number } {
  return {
    push: sum(mine, hitsOf) * damage(state, mine, theirs),
    pull: sum(theirs, hitsOf) * damage(state, theirs, mine),
  };
}

const winning = ({ push, pull }: ReturnType<typeof blows>): number => push ** 2 / (push ** 2 + pull ** 2);

/** Estimates the probability, 0 to 1, that one stack wins a battle against another. */
export function odds(state: State, mine: readonly Unit[], theirs: readonly Unit[]): number {
  return winning(blows(state, mine, theirs));
}

/** Estimates the gain of a battle between two stacks for the owner of the first stack. */
export function outlook(state: State, mine: readonly Unit[], theirs: readonly Unit[], weights: Weights): number {
  if (mine.length === 0 || theirs.length === 0) return 0;
  const all = blows(state, mine, theirs);
  const { push, pull } = all;
  const win = winning(all);
  // The share of the winner's stack that falls.
  const toll = 1 - Math.sqrt(1 - Math.min(push, pull) / Math.max(push, pull));
  const [gain, risk] = [theirs, mine].map((units) => sum(units, (unit) => strength(unit, weights)));
  if (gain === undefined || risk === undefined) return 0;
  return win * (gain - toll * risk) - (1 - win) * (risk - toll * gain);
}
