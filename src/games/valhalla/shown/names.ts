import type { Names } from '../../../engine/index.ts';

/** The meaning of the keys of moves. Equipment and allies are cards, wherever they are; opponents are seats. */
export const names: Names = {
  ...{ to: 'CELL', piece: 'CARD', weapon: 'CARD', target: 'SEAT' },
};
