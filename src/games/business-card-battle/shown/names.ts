import type { Names, Naming } from '../../../engine/index.ts';
import { cellKey } from './picture.ts';

/** Both fields have the same spot names, and a move always means a spot on the player's own field. */
const ownSpot: Naming = { kind: 'CELL', key: (spot, seat) => cellKey(seat, String(spot)) };

/** A character on the field is a piece of the board, identified by its card's number. */
export const names: Names = {
  ...{ spots: ownSpot, 'move.to': ownSpot },
  ...{ character: 'PIECE', target: 'PIECE', from: 'PIECE', 'share.to': 'PIECE' },
  ...{ hp: 'NUMBER', 'prize.card': 'OTHER' },
};
