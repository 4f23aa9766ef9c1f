import type { Names } from '../../../engine/index.ts';

/** The meanings of the keys in moves. Golems are pieces of the board, but a dead golem is no longer on the table. */
export const names: Names = {
  ...{ at: 'CELL', to: 'CELL', from: 'CELL', stack: 'CELL', 'attack.target': 'CELL', 'strike.target': 'PIECE' },
  ...{ material: 'CARD', size: 'CARD', shape: 'CARD', opponent: 'SEAT', unit: 'PIECE', golem: 'PIECE' },
  ...{ 'draw.golem': 'NUMBER', 'draw.event': 'NUMBER', 'regenerate.golem': 'OTHER' },
  ...{ into: 'OTHER', hand: 'OTHER', buy: 'OTHER' },
};
