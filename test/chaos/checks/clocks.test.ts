import { describe, expect, it } from 'vitest';
import { clockFindings } from './clocks.ts';
import type { FinalEntry } from './history.ts';

const entry = (version: number, second: number, kind = 'TIMED_OUT'): FinalEntry => ({
  ...{ version, kind, seat: 0, key: null, facts: [] },
  at: new Date(1000 * second).toISOString(),
});
const began = entry(0, 0, 'BEGAN');
const givenBack = (version: number, from: number, to: number): FinalEntry => ({
  ...entry(version, to, 'TIME_GIVEN_BACK'),
  facts: [{ fact: 'timeGivenBack', began: 1000 * from, ended: 1000 * to }],
});

describe('time-outs of a match in which no player moves', () => {
  const rules = { time: 2000, slack: 1000, outages: [] };
  const at = (...seconds: number[]) => [began, ...seconds.map((second, index) => entry(index + 1, second))];

  it('may be late by the slack, and after an outage by the slack again', () => {
    expect(clockFindings(at(2.5, 5.5), rules)).toEqual([]);
    expect(clockFindings(at(3.5), rules)).toEqual(['the time-out after entry 0 is 1500 ms late']);
    const outages = [{ from: 3000, to: 9000, stopped: false }];
    expect(clockFindings(at(2.5, 9.5), { ...rules, outages })).toEqual([]);
    expect(clockFindings(at(2.5, 10.5), { ...rules, outages })).toEqual(['the time-out after entry 1 is 6000 ms late']);
  });

  it('are never early, and time given back moves them', () => {
    expect(clockFindings(at(1.5), rules)).toEqual(['the time-out after entry 0 is 500 ms early']);
    const log = (second: number) => [began, givenBack(1, 1, 5), entry(2, second)];
    expect(clockFindings(log(6), rules)).toEqual([]);
    expect(clockFindings(log(5.5), rules)).toEqual(['the time-out after entry 0 is 500 ms early']);
    // If one span lies inside another, only the longer one counts.
    expect(clockFindings([began, givenBack(1, 1, 5), givenBack(2, 2, 4), entry(3, 6)], rules)).toEqual([]);
  });

  it('are the only entries, until the end of the run', () => {
    expect(clockFindings([began, entry(1, 2, 'MOVE')], rules)).toEqual(['entry 1 is a MOVE, and no player moved']);
    expect(clockFindings([began, entry(1, 1, 'RESIGNED')], rules)).toEqual([]);
    expect(clockFindings([began, entry(1, 9, 'RESIGNED')], rules)).toEqual([
      'the time-out after entry 0 is 7000 ms late',
    ]);
  });

  it('stop for at least half of a long outage', () => {
    const outages = [{ from: 1000, to: 9000, stopped: true }];
    expect(clockFindings([began, givenBack(1, 1, 9), entry(2, 10)], { ...rules, outages })).toEqual([]);
    expect(clockFindings([began, givenBack(1, 1, 3), entry(2, 9.5)], { ...rules, outages })).toEqual([
      'the clocks stopped for 2000 ms of an outage of 8000',
    ]);
    // Time that had run out before the outage is not given back, however late the time-out comes.
    const later = [{ from: 1600, to: 9000, stopped: true }];
    expect(clockFindings([began, entry(1, 9.5)], { ...rules, outages: later })).toEqual([]);
  });
});
