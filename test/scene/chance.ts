import { type Entry, entryRandom, type Random } from '../../src/engine/index.ts';
import { factsNamed } from './facts.ts';

/** Chance that changes nothing: a shuffle leaves the order as it is, and whatever else is drawn is the last of its kind. */
export const IN_ORDER: Random = (n) => n - 1;

/** The dice of a game: how many sides they have, and what falls where a test foresees nothing; left out: it must foresee all. */
export interface Dice {
  sides: number;
  otherwise?: number;
}

/** How chance falls in a scene. */
export interface Luck {
  /** For everything but foreseen dice. Left out: fair, and the same in each run. */
  chance?: Random;
  dice?: Dice;
}

/**
 * The chance of one entry.
 * @param foreseen what the next dice show, from 1
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

/**
 * The dice of an entry must be those that were foreseen.
 * @throws Error with what has fallen
 */
export function expectDice({ dice }: Luck, foreseen: readonly number[], entry: Entry): void {
  const fallen = factsNamed([entry], 'rolled').flatMap(({ sides, value }) => (sides === dice?.sides ? value : []));
  const counted = dice && dice.otherwise === undefined ? fallen : fallen.slice(0, foreseen.length);
  if (counted.join() === foreseen.join()) return;
  throw new Error(`dice fell: ${fallen.join(', ') || 'none'}; foreseen: ${foreseen.join(', ') || 'none'}`);
}
