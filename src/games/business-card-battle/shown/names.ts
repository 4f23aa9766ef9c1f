import type { Names, Naming } from '../../../engine/index.ts';
import { cellKey } from './picture.ts';

/** Spots have the same names on both fields; in a move, a spot is on the player's own field. */
const ownSpot: Naming = { kind: 'CELL', key: (spot, seat) => cellKey(seat, String(spot)) };

/** The meaning of the keys of moves. A character on the field is a piece of the board with its card's number. */
export const names: Names = {
  ...{ spots: ownSpot, 'move.to': ownSpot },
  ...{ character: 'PIECE', target: 'PIECE', from: 'PIECE', 'share.to': 'PIECE' },
  ...{ hp: 'NUMBER', 'prize.card': 'OTHER' },
};
