import { describe, expect, test } from 'vitest';
import type { TimeControl } from '../../engine/index.ts';
import { clocksAt, earliestDeadline, firstOutOfTime, fresh, type Tick, ticked } from './clocks.ts';
import { givenBack, owed } from './outage-time.ts';

const asked = (now: number, more: Partial<Tick> = {}): Tick => ({
  now,
  arrived: now,
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
  test('every new question gets the full time', () => {
    const first = ticked(control, fresh(control), asked(1000));
    expect(first.deadline).toBe(1000 + allowance);
    const again = ticked(control, first, asked(9000, { answered: true }));
    expect(again.deadline).toBe(9000 + allowance);
  });

  test('entries of other seats do not change the clock of an open question', () => {
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

  test('an answer costs the time it took and earns the increment', () => {
    expect(first.deadline).toBe(61_000);
    expect(ticked(control, first, answered(11_000)).bank).toBe(55_000);
  });

  test('a withdrawn question costs the time that it took and earns no increment', () => {
    expect(ticked(control, first, asked(11_000, { runs: false })).bank).toBe(50_000);
  });

  test('a question that changes while the clock runs continues with the remaining time', () => {
    expect(ticked(control, first, asked(11_000)).deadline).toBe(61_000);
  });

  test('a seat that ran out of time keeps the increment, never a negative bank', () => {
    expect(ticked(control, first, answered(90_000)).bank).toBe(5000);
  });

  test('a running clock shows the rest of the bank, and a stopped clock the whole bank', () => {
    const standing = [first, ticked(control, first, answered(11_000))];
    expect(clocksAt(control, standing, 21_000).map(({ left }) => left)).toEqual([40_000, 55_000]);
  });
});

test('the earliest deadline counts, and the seat that ran out of time first is out of time', () => {
  const control: TimeControl = { perDecision: 10 };
  const standing = [fresh(control), ...[3000, 1000, 2000].map((now) => ticked(control, fresh(control), asked(now)))];
  expect(earliestDeadline(standing)).toBe(11_000);
  expect(firstOutOfTime(standing, 12_000)).toBe(2);
  expect(firstOutOfTime(standing, 10_999)).toBeNull();
  expect(earliestDeadline([fresh(control)])).toBeNull();
});

describe('during an outage', () => {
  const perDecision: TimeControl = { perDecision: 20 };
  const bank: TimeControl = { fischer: { bank: 20, increment: 0 } };
  const thinking = (control: TimeControl, now = 1000) => ticked(control, fresh(control), asked(now));
  const outage = { from: 11_000, to: 41_000 };

  test.each([perDecision, bank])('the clock stops, and then continues with the remaining time', (control) => {
    const seat = givenBack(thinking(control), outage);
    expect(seat.deadline).toBe(51_000);
    expect(clocksAt(control, [seat], 45_000)[0]?.left).toBe(6000);
  });

  test('a bank pays for the time before and after, and for nothing in between', () => {
    expect(ticked(bank, givenBack(thinking(bank), outage), answered(44_000)).bank).toBe(7000);
  });

  test('a clock that starts during the outage has its full time afterwards', () => {
    expect(givenBack(thinking(perDecision, 30_000), outage).deadline).toBe(61_000);
  });

  test('a clock that ran out before the outage, or starts after it, is unchanged', () => {
    for (const seat of [thinking(perDecision, -10_000), thinking(perDecision, 41_000), fresh(perDecision)]) {
      expect(owed([seat], [outage])).toBeNull();
      expect(givenBack(seat, outage)).toBe(seat);
    }
  });

  test('the lost time is given back once, and separately for each outage', () => {
    const later = { from: 45_000, to: 55_000 };
    const standing = [thinking(perDecision), thinking(perDecision, 5000)];
    expect(owed(standing, [outage, later])).toBe(outage);
    const once = standing.map((seat) => givenBack(seat, outage));
    expect(owed(once, [outage, later])).toBe(later);
    const twice = once.map((seat) => givenBack(seat, later));
    expect(owed(twice, [outage, later])).toBeNull();
    expect(twice.map(({ deadline }) => deadline)).toEqual([61_000, 65_000]);
  });
});

test('the answering seat pays until its answer arrives, and the next clock starts when the answer is written', () => {
  const control: TimeControl = { fischer: { bank: 60, increment: 0 } };
  const seat = ticked(control, fresh(control), asked(1000));
  const next = ticked(control, seat, { ...asked(21_000, { answered: true }), arrived: 11_000 });
  expect(next).toMatchObject({ bank: 50_000, started: 21_000, deadline: 71_000 });
});
