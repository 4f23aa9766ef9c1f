import type { Names } from '../../../engine/index.ts';

/** The meanings of the keys in moves. */
export const names: Names = {
  ...{ charge: 'CARD', theirs: 'CARD', partner: 'SEAT', mode: 'OTHER' },
};
