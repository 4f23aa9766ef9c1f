/** Rule tests import from here: a moment of a match as it is given, what is done then, and what has come of it. */
export { IN_ORDER } from './chance.ts';
export type { Given } from './given.ts';
export type { Laid, Table } from './lay.ts';
export { Scene, scene } from './scene.ts';
export { botsPlay, expectLabelsApart, expectRecord } from './whole-match.ts';
