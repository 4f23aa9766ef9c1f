import type { Game } from '../../../src/engine/index.ts';
import type { PropertyName } from '../properties.ts';
import { tollRoad } from '../tiny/index.ts';
import type { TollRoad } from '../tiny/toll-road.ts';

export type Tiny = Game<TollRoad>;
type Steps = Tiny['steps'];
type Facts = Tiny['facts'];

/** The tiny game with one mistake, and the property that must catch it. */
export interface Mutant {
  mistake: string;
  caughtBy: PropertyName;
  game: Tiny;
}

export function withSteps(steps: Partial<Steps>): Tiny {
  return { ...tollRoad, steps: { ...tollRoad.steps, ...steps } };
}

export function withFacts(facts: Partial<Facts>): Tiny {
  return { ...tollRoad, facts: { ...tollRoad.facts, ...facts } };
}
