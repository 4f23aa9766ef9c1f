import { describe, expect, it } from 'vitest';
import { type FinalEntry, type History, historyFindings, type Watched } from './history.ts';

const log: FinalEntry[] = [
  { version: 0, at: '', kind: 'BEGAN', seat: null, key: null, facts: [{ fact: 'cardsMoved' }] },
  { version: 1, at: '', kind: 'MOVE', seat: 0, key: 'a', facts: [{ fact: 'counted' }] },
  { version: 2, at: '', kind: 'TIMED_OUT', seat: 1, key: null, facts: [] },
];

function watch(seat: number | null): Watched {
  const frames = log.map(({ version, kind, seat: by, facts }) => ({
    ...{ version, kind, seat: by, came: 1000 * version, live: true },
    facts: facts.map(({ fact }) => ({ name: fact })),
  }));
  return { seat, frames };
}

const honest = (): History => ({
  match: 'm',
  opened: 0,
  time: 2000,
  acknowledged: [{ seat: 0, key: 'a', version: 1, sent: 1000, came: 1040 }],
  doubtful: new Set(),
  asked: new Map([['a', 0]]),
  refused: [],
  loss: null,
  watches: [watch(0), watch(1), watch(null)],
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

  it('finds an acknowledged move that is lost, at another version, or different', () => {
    expect(found(() => {}, log.slice(0, 1))).toMatch(/version 1 was acknowledged, and is not in the log/);
    expect(found(({ acknowledged: [move] }) => void Object.assign(move ?? {}, { key: 'b' }))).toMatch(/not in the log/);
    expect(found(({ acknowledged: [move] }) => void Object.assign(move ?? {}, { seat: 1 }))).toMatch(/not in the log/);
  });

  it('finds a move that was never acknowledged, and a duplicated one', () => {
    expect(found((history) => void Object.assign(history, { acknowledged: [] }))).toMatch(/was never acknowledged/);
    const unheard = { acknowledged: [], doubtful: new Set(['0 a']) };
    expect(found((history) => void Object.assign(history, unheard))).toBe('');
    const again = { ...log[1], version: 3 } as FinalEntry;
    expect(found(() => {}, [...log, again])).toMatch(/twice/);
    expect(found(() => {}, [...log, { ...again, key: null }])).toMatch(/a move of seat 0 that no client sent/);
  });

  it.each(['NOT_ASKED', 'ILLEGAL_MOVE', 'STALE_VERSION'])('finds a legal move that was refused with %s', (code) => {
    const refusedAt = (version: number, came: number, final = log) =>
      found(({ refused }) => void refused.push({ seat: 0, version, code, sent: came - 5, came }), final);
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
          history.doubtful.add('0 b');
          history.asked.set('b', asked);
        },
        [...log, again],
      );
    expect(moved(0)).toMatch(/entry 3 answers what seat 0 was asked at 0, which it had answered already/);
    expect(moved(1)).toBe(''); // only the other seat has answered since
    expect(moved(2)).toBe('');
  });

  it('finds gaps, duplicates and a wrong order in what a watcher saw', () => {
    expect(found(({ watches: [one] }) => void one?.frames.splice(1, 1))).toMatch(/got entry 2 where 1 was due/);
    expect(found(({ watches: [one] }) => void one?.frames.splice(1, 0, ...one.frames.slice(1, 2)))).toMatch(
      /where 2 was due/,
    );
    expect(found(({ watches: [one] }) => void one?.frames.reverse())).toMatch(/got entry 2 where 0 was due/);
  });

  it('finds a watcher that saw a different entry than the log has', () => {
    expect(found(({ watches: [one] }) => void Object.assign(one?.frames[1] ?? {}, { kind: 'RESIGNED' }))).toMatch(
      /another entry 1/,
    );
  });
});
