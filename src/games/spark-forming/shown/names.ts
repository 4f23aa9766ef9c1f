import type { Names } from '../../../engine/index.ts';

/** What the words of a move name. */
export const names: Names = {
  ...{ charge: 'CARD', theirs: 'CARD', partner: 'SEAT', mode: 'OTHER' },
};
