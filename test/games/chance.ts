import { type Entry, entryRandom, type Random } from '../../src/engine/index.ts';
import { factsNamed } from './facts.ts';

/** Predictable randomness. A shuffle keeps the order, and every other draw gives the last option. */
export const IN_ORDER: Random = (n) => n - 1;

/**
 * The dice of a game: their number of sides, and the value that they show by default. Without a default, a test must
 * specify every die.
 */
export interface Dice {
  sides: number;
  otherwise?: number;
}

/** The randomness of a scene. */
export interface Luck {
  /** The randomness for everything except specified dice. By default, it is fair and the same in each run. */
  chance?: Random;
  dice?: Dice;
}

/**
 * Returns the randomness of one entry.
 * @param foreseen the values of the next dice, from 1
 */
export function chanceOf({ chance, dice }: Luck, version: number, foreseen: readonly number[]): Random {
  const other = chance ?? entryRandom('scene', version);
  const left = [...foreseen];
  const next = (): number | undefined => left.shift() ?? dice?.otherwise;
  const random: Random = (n) => {
    const value = n === dice?.sides ? next() : undefined;
    return value === undefined ? other(n) : value - 1;
  };
  random.beside = () => other.beside?.() ?? other;
  return random;
}

/** Checks that the dice of an entry show the specified values. @throws Error with the values that the dice showed */
export function expectDice({ dice }: Luck, foreseen: readonly number[], entry: Entry): void {
  const fallen = factsNamed([entry], 'rolled').flatMap(({ sides, value }) => (sides === dice?.sides ? value : []));
  const counted = dice && dice.otherwise === undefined ? fallen : fallen.slice(0, foreseen.length);
  if (counted.join() === foreseen.join()) return;
  throw new Error(`dice fell: ${fallen.join(', ') || 'none'}; foreseen: ${foreseen.join(', ') || 'none'}`);
}
