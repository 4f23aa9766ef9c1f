import { expect, test } from 'vitest';
import type { Entry } from '../../engine/index.ts';
import { takenBack } from './possible-undo.ts';

test('an agreed takeback counts for the seat that asked, and every other takeback for the seat that made it', () => {
  const entry = (version: number, kind: Entry['kind'], seat: number | null, move: Entry['move'] = null): Entry => ({
    ...{ version, kind, seat, move },
    ...{ facts: [], agenda: [0] },
  });
  const past = [
    entry(0, 'OFFERED', 1, { offer: 'TAKEBACK', to: 0, asks: [0] }),
    entry(1, 'REWOUND', 0, { to: 0, why: 'AGREED' }),
    entry(2, 'REWOUND', 0, { to: 0, why: 'UNDONE' }),
    entry(3, 'OFFERED', 0, { offer: 'DRAW', asks: [1] }),
    entry(4, 'REWOUND', 1, { to: 0, why: 'AGAINST_BOTS' }),
    entry(5, 'REWOUND', null, { to: 0 }),
  ];
  expect([0, 1].map((seat) => takenBack(past, seat))).toEqual([1, 2]);
});
