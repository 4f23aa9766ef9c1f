import type { Names } from '../../../engine/index.ts';

/** The meaning of the keys of moves. */
export const names: Names = {
  ...{ charge: 'CARD', theirs: 'CARD', partner: 'SEAT', mode: 'OTHER' },
};
