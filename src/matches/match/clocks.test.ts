import { describe, expect, test } from 'vitest';
import { clocksAt, earliestDeadline, fresh, outOfTime, type Tick, ticked } from './clocks.ts';
import type { TimeControl } from './time-control.ts';

const asked = (now: number, more: Partial<Tick> = {}): Tick => ({
  now,
  runs: true,
  answered: false,
  same: false,
  ...more,
});
const answered = (now: number, more: Partial<Tick> = {}): Tick => asked(now, { runs: false, answered: true, ...more });

describe('without a time control', () => {
  test('no clock ever runs', () => {
    const seat = ticked(null, fresh(null), asked(1000));
    expect(seat).toMatchObject({ started: null, deadline: null, bank: null });
    expect(clocksAt(null, [seat], 5000)).toEqual([{ seat: 0, left: null, deadline: null }]);
  });
});

describe.each([
  ['per decision', { perDecision: 30 } satisfies TimeControl, 30_000],
  ['days', { days: 2 } satisfies TimeControl, 172_800_000],
])('%s', (_, control, allowance) => {
  test('every new question has the whole time', () => {
    const first = ticked(control, fresh(control), asked(1000));
    expect(first.deadline).toBe(1000 + allowance);
    const again = ticked(control, first, asked(9000, { answered: true }));
    expect(again.deadline).toBe(9000 + allowance);
  });

  test('what others do while the question stands changes nothing', () => {
    const first = ticked(control, fresh(control), asked(1000));
    expect(ticked(control, first, asked(9000, { same: true }))).toEqual(first);
  });

  test('the clock stops with the answer', () => {
    const first = ticked(control, fresh(control), asked(1000));
    expect(ticked(control, first, answered(2000))).toMatchObject({ started: null, deadline: null });
  });
});

describe('a bank with an increment', () => {
  const control: TimeControl = { fischer: { bank: 60, increment: 5 } };
  const first = ticked(control, fresh(control), asked(1000));

  test('an answer costs what it took and earns the increment', () => {
    expect(first.deadline).toBe(61_000);
    expect(ticked(control, first, answered(11_000)).bank).toBe(55_000);
  });

  test('a question that goes away unanswered costs its time and earns nothing', () => {
    expect(ticked(control, first, asked(11_000, { runs: false })).bank).toBe(50_000);
  });

  test('a question that changes while the seat thinks goes on with what is left', () => {
    expect(ticked(control, first, asked(11_000)).deadline).toBe(61_000);
  });

  test('time that ran out leaves the increment, never less than nothing', () => {
    expect(ticked(control, first, answered(90_000)).bank).toBe(5000);
  });

  test('a clock that runs shows what is left of the bank, one that stands the bank', () => {
    const standing = [first, ticked(control, first, answered(11_000))];
    expect(clocksAt(control, standing, 21_000).map(({ left }) => left)).toEqual([40_000, 55_000]);
  });
});

test('the first deadline counts, and who was out of time first comes first', () => {
  const control: TimeControl = { perDecision: 10 };
  const standing = [fresh(control), ...[3000, 1000, 2000].map((now) => ticked(control, fresh(control), asked(now)))];
  expect(earliestDeadline(standing)).toBe(11_000);
  expect(outOfTime(standing, 12_000)).toEqual([2, 3]);
  expect(outOfTime(standing, 10_999)).toEqual([]);
  expect(earliestDeadline([fresh(control)])).toBeNull();
});
