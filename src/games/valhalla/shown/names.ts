import type { Names } from '../../../engine/index.ts';

/** What the words of a move name. Equipment and allies are cards, wherever they are; opponents are seats. */
export const names: Names = {
  ...{ to: 'CELL', piece: 'CARD', weapon: 'CARD', target: 'SEAT' },
};
