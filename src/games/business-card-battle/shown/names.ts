import type { Names, Naming } from '../../../engine/index.ts';
import { cellKey } from './picture.ts';

/** Spots are called alike on both fields; whoever is asked for one means the own field. */
const ownSpot: Naming = { kind: 'CELL', key: (spot, seat) => cellKey(seat, String(spot)) };

/** What the words of a move name. A character on the field is a piece of the board, bearing its card's number. */
export const names: Names = {
  ...{ spots: ownSpot, 'move.to': ownSpot },
  ...{ character: 'PIECE', target: 'PIECE', from: 'PIECE', 'share.to': 'PIECE' },
  ...{ hp: 'NUMBER', 'prize.card': 'OTHER' },
};
