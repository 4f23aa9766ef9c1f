import type { Names } from '../../../engine/index.ts';

/** The meanings of the keys in moves. A move names a card of the galaxy by its hexagon. */
export const names: Names = {
  at: 'CELL',
  rotation: 'NUMBER',
};
