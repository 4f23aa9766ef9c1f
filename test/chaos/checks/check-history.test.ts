import { describe, expect, it } from 'vitest';
import { historyFindings } from './check-history.ts';
import type { FinalEntry, History, SeenFrame, Watched } from './history.ts';

const secret = { fact: 'cardsMoved', from: 'deck', to: 'hand-0', cards: [7, 8], seen: [0] };
const log: FinalEntry[] = [
  { version: 0, at: '', kind: 'BEGAN', seat: null, key: null, facts: [secret] },
  { version: 1, at: '', kind: 'MOVE', seat: 0, key: 'a', facts: [{ fact: 'counted', value: 1 }] },
  { version: 2, at: '', kind: 'TIMED_OUT', seat: 1, key: null, facts: [] },
];

const shownTo = (cards: number): SeenFrame['facts'] => [
  { name: 'cardsMoved', data: { from: 'deck', to: 'hand-0', count: 2, cards: [{ id: 7 }, { id: 8 }].slice(0, cards) } },
];

function watch(seat: number | null, cards: number): Watched {
  const frame = (
    version: number,
    kind: string,
    by: number | null,
    came: number,
    facts: SeenFrame['facts'],
  ): SeenFrame => {
    return { version, kind, seat: by, came, live: true, waitingFor: [version === 0 ? 0 : 1], facts };
  };
  return {
    seat,
    frames: [
      frame(0, 'BEGAN', null, 0, shownTo(cards)),
      frame(1, 'MOVE', 0, 1050, [{ name: 'counted', data: { value: 1 } }]),
      frame(2, 'TIMED_OUT', 1, 3100, []),
    ],
  };
}

const honest = (): History => ({
  match: 'm',
  opened: 0,
  time: 2000,
  bots: new Set(),
  acknowledged: [{ seat: 0, key: 'a', version: 1, sent: 1000, came: 1040 }],
  doubtful: new Set(),
  asked: new Map([['a', 0]]),
  refused: [],
  watches: [watch(0, 2), watch(1, 0), watch(null, 0)],
});

const found = (change: (history: History) => void, final = log): string => {
  const history = honest();
  change(history);
  return historyFindings(history, final).join();
};

describe('a history against the log', () => {
  it('finds nothing wrong in an honest history', () => {
    expect(found(() => {})).toBe('');
  });

  it('finds an acknowledged move that is lost, moved, or another one', () => {
    expect(found(() => {}, log.slice(0, 1))).toMatch(/acknowledged move 1 .* is not in the log/);
    expect(found(({ acknowledged: [move] }) => void Object.assign(move ?? {}, { key: 'b' }))).toMatch(/not in the log/);
    expect(found(({ acknowledged: [move] }) => void Object.assign(move ?? {}, { seat: 1 }))).toMatch(/not in the log/);
  });

  it('finds a move that was never acknowledged, and a doubled one', () => {
    expect(found((history) => void Object.assign(history, { acknowledged: [] }))).toMatch(/was never acknowledged/);
    const unheard = { acknowledged: [], doubtful: new Set(['a']) };
    expect(found((history) => void Object.assign(history, unheard))).toBe('');
    const again = { ...log[1], version: 3 } as FinalEntry;
    expect(found(() => {}, [...log, again])).toMatch(/twice/);
  });

  it.each(['NOT_ASKED', 'ILLEGAL_MOVE', 'STALE_VERSION'])('finds a legal move that was refused with %s', (code) => {
    const refusedAt = (version: number, came: number, final = log) =>
      found(({ refused }) => void refused.push({ seat: 0, version, code, came }), final);
    expect(refusedAt(0, 900)).toMatch(`seat 0 was refused with ${code} what it was asked at 0`);
    expect(refusedAt(0, 1001)).toBe(''); // the next entry may already have existed
    expect(refusedAt(1, 900)).toBe(''); // the time may have run out already
    const resigned = { version: 3, at: '', kind: 'RESIGNED', seat: 1, key: null, facts: [] };
    expect(refusedAt(2, 900, [...log, resigned])).toMatch(/asked at 2/);
    const outOfTime = { ...resigned, facts: [{ fact: 'left', seat: 1, why: 'OUT_OF_TIME' }] };
    expect(refusedAt(2, 900, [...log, outOfTime])).toBe('');
  });

  it('finds a move that answered an old question', () => {
    const again = { ...log[1], version: 3, key: 'b' } as FinalEntry;
    const moved = (asked: number) =>
      found(
        (history) => {
          history.doubtful.add('b');
          history.asked.set('b', asked);
        },
        [...log, again],
      );
    expect(moved(0)).toMatch(/entry 3 answers what seat 0 was asked at 0, which it had answered already/);
    expect(moved(1)).toBe(''); // only the other seat has answered since
    expect(moved(2)).toBe('');
  });

  it('finds a gap, a double and a wrong order in what a watcher saw', () => {
    expect(found(({ watches: [one] }) => void one?.frames.splice(1, 1))).toMatch(/got entry 2 where 1 was due/);
    expect(found(({ watches: [one] }) => void one?.frames.splice(1, 0, ...one.frames.slice(1, 2)))).toMatch(
      /where 2 was due/,
    );
    expect(found(({ watches: [one] }) => void one?.frames.reverse())).toMatch(/got entry 2 where 0 was due/);
  });

  it("finds a watcher that saw another seat's card, or not its own", () => {
    expect(found(({ watches }) => void watches.splice(1, 1, watch(1, 2)))).toMatch(
      /from 1: 2 of 2 cards shown, 0 may be seen/,
    );
    expect(found(({ watches }) => void watches.splice(2, 1, watch(null, 1)))).toMatch(/from no seat: 1 of 2/);
    expect(found(({ watches }) => void watches.splice(0, 1, watch(0, 0)))).toMatch(
      /from 0: 0 of 2 cards shown, 2 may be seen/,
    );
  });

  it('finds a watcher that saw another entry than the log has', () => {
    expect(found(({ watches: [one] }) => void Object.assign(one?.frames[1] ?? {}, { kind: 'RESIGNED' }))).toMatch(
      /another entry 1/,
    );
  });

  it('finds an early time-out', () => {
    expect(
      found(({ watches }) => void watches.map(({ frames }) => Object.assign(frames[2] ?? {}, { came: 2500 }))),
    ).toMatch(/after 1500 of 2000 ms/);
  });

  it('does not count the time of a seat that was asked earlier', () => {
    expect(
      found(({ watches }) => {
        for (const { frames } of watches) {
          Object.assign(frames[0] ?? {}, { waitingFor: [0, 1] });
          Object.assign(frames[2] ?? {}, { came: 2500 });
        }
      }),
    ).toBe('');
  });
});
