import { describe, expect, it } from 'vitest';
import { type Ruling, rulingsInForce } from './judging.ts';

const word = { by: '00000000-0000-4000-8000-000000000000', reason: 'why' };
const ruled = (version: number, seat: number, ruling: Ruling = 'MATCH_LOSS') => ({
  ...{ version, kind: 'RULED', move: { ...word, seat, ruling } },
});
const rewound = (version: number, to: number) => ({ version, kind: 'REWOUND', move: { ...word, to } });
const moved = (version: number) => ({ version, kind: 'MOVE', move: { pass: true } });
const seatsOf = (...entries: Parameters<typeof rulingsInForce>[0]) => rulingsInForce(entries).map(({ seat }) => seat);

describe('a ruling', () => {
  it('stays in force unless the match is rewound to an earlier version', () => {
    expect(rulingsInForce([moved(1), ruled(2, 0, 'WARNING'), moved(3)])).toEqual([
      { version: 2, seat: 0, ruling: 'WARNING' },
    ]);
    expect(seatsOf(ruled(2, 0), moved(3), rewound(4, 2))).toEqual([0]);
    expect(seatsOf(ruled(2, 0), moved(3), rewound(4, 3))).toEqual([0]);
  });

  it('is lifted by a rewind to an earlier version, while older rulings stay in force', () => {
    expect(seatsOf(ruled(2, 0), ruled(3, 1), rewound(4, 2))).toEqual([0]);
    expect(seatsOf(ruled(2, 0), ruled(3, 1), rewound(4, 1), ruled(5, 1))).toEqual([1]);
  });

  it('is restored by a rewind to a version at which the ruling was in force', () => {
    expect(seatsOf(ruled(2, 0), rewound(3, 1), moved(4), rewound(5, 2))).toEqual([0]);
    expect(seatsOf(ruled(2, 0), rewound(3, 1), moved(4), rewound(5, 4))).toEqual([]);
  });
});
