import { describe, expect, test } from 'vitest';
import type { TimeControl } from '../../engine/index.ts';
import { clocksAt, fresh, ticked } from './clocks.ts';
import { canBeGiven, given, held, resumed } from './judge-effects.ts';

const perDecision: TimeControl = { perDecision: 30 };
const bank: TimeControl = { fischer: { bank: 60, increment: 5 } };
const thinking = (control: TimeControl) =>
  ticked(control, fresh(control), { now: 1000, arrived: 1000, runs: true, answered: false, same: false });

describe('in a pause', () => {
  test.each([
    [perDecision, 20_000],
    [bank, 50_000],
  ])('a clock stops, and then continues with the remaining time: %j', (control, left) => {
    const paused = held(thinking(control), 11_000);
    expect(paused).toMatchObject({ started: null, deadline: null, held: left });
    expect(clocksAt(control, [paused], 999_000)[0]?.left).toBe(left);
    const on = resumed(control, paused, { now: 500_000, runs: true });
    expect(on).toMatchObject({ started: 500_000, deadline: 500_000 + left, held: null });
  });

  test('a bank pays for the time before and after, and for nothing in between', () => {
    const on = resumed(bank, held(thinking(bank), 11_000), { now: 500_000, runs: true });
    const answered = ticked(bank, on, { now: 510_000, arrived: 510_000, runs: false, answered: true, same: false });
    expect(answered.bank).toBe(60_000 - 10_000 - 10_000 + 5000);
  });

  test('a seat without an open question has no stopped clock, and a newly opened question has its full time', () => {
    expect(resumed(perDecision, held(thinking(perDecision), 11_000), { now: 12_000, runs: false }).held).toBeNull();
    expect(resumed(perDecision, fresh(perDecision), { now: 12_000, runs: true }).deadline).toBe(42_000);
  });

  test('no clock starts afterwards in a match without clocks', () => {
    expect(resumed(null, fresh(null), { now: 5, runs: true })).toMatchObject({ started: null, deadline: null });
  });
});

describe('extra time from a judge', () => {
  test('is added to a running clock, a stopped clock and a bank', () => {
    expect(given(thinking(perDecision), 10).deadline).toBe(41_000);
    expect(given(held(thinking(perDecision), 11_000), 10).held).toBe(30_000);
    expect(given(fresh(bank), 10).bank).toBe(70_000);
    expect(given(thinking(bank), 10)).toMatchObject({ deadline: 71_000, bank: 70_000 });
  });

  test('cannot be added while a per-answer clock is stopped', () => {
    expect(canBeGiven(fresh(perDecision))).toBe(false);
    expect([thinking(perDecision), fresh(bank)].map(canBeGiven)).toEqual([true, true]);
  });
});
