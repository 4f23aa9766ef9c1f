import type { Names } from '../../../engine/index.ts';

/** The meanings of the keys in moves. Equipment and allies are cards, wherever they are, and opponents are seats. */
export const names: Names = {
  ...{ to: 'CELL', piece: 'CARD', weapon: 'CARD', target: 'SEAT' },
};
