import { describe, expect, it } from 'vitest';
import { leftNow, timeText } from './clock.ts';

describe('a clock', () => {
  const time = { seat: 0, left: 60_000, readAt: 1_000 };
  it('counts down by the local time since it was read, and never goes below zero', () => {
    expect(leftNow({ ...time, running: true }, 11_000)).toBe(50_000);
    expect(leftNow({ ...time, running: true }, 4_000_000)).toBe(0);
  });

  it('stops while the match does not wait for the seat', () => {
    expect(leftNow({ ...time, running: false }, 11_000)).toBe(60_000);
  });

  it('shows seconds if less than a day is left', () => {
    expect(timeText(247_000)).toBe('4:07');
    expect(timeText(3_753_000)).toBe('1:02:33');
    expect(timeText(2 * 86_400_000 + 5 * 3_600_000)).toMatch(/^2\s?d.* 5\s?h/);
  });

  it('shows zero only when no time is left', () => {
    expect(timeText(1)).toBe('0:01');
    expect(timeText(0)).toBe('0:00');
  });
});
