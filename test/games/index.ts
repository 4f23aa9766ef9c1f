/** The module for rule tests: a given moment of a match, the moves after it, and the result. */
export { IN_ORDER } from './chance.ts';
export type { Given } from './given.ts';
export type { Laid, Layout } from './lay.ts';
export { Scene, scene } from './scene.ts';
export { botsPlay, expectLabelsApart, expectRecord } from './whole-match.ts';
