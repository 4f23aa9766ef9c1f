import { describe, expect, it } from 'vitest';
import { lateTimeOuts } from './load/lateness.ts';
import { acknowledged, differences } from './load/ledger.ts';
import type { RecordedEntry } from './load/record.ts';

const entry = (version: number, second = version, kind = 'MOVE', value = version): RecordedEntry => {
  const facts = [{ name: 'counted', data: { value, of: 9 } }];
  return { version, at: new Date(1000 * second).toISOString(), seat: 0, kind, text: '', facts };
};
const began = entry(0, 0, 'BEGAN');
const running = (...entries: RecordedEntry[]) => ({ status: 'RUNNING', entries: [began, ...entries] });

describe('what was acknowledged against the record', () => {
  const said = [acknowledged(entry(1), 0), acknowledged(entry(2), 0)];

  it('is the same whatever the order of keys', () => {
    const turned = { ...entry(2), facts: [{ data: { of: 9, value: 2 }, name: 'counted' }] };
    expect(differences(said, running(entry(1), turned))).toEqual([]);
  });

  it('shows a lost move, a doubled one, another in its place, and other facts', () => {
    expect(differences(said, running(entry(1))).join()).toMatch(/acknowledged move 2: not in the record/);
    expect(differences(said, running(entry(1), entry(2), entry(3))).join()).toMatch(/2 moves acknowledged, 3 in/);
    expect(differences(said, running(entry(1), entry(2), entry(2))).join()).toMatch(/entry 2 stands where 3 belongs/);
    expect(differences(said, running(entry(1), entry(2, 2, 'TIMED_OUT'))).join()).toMatch(/another entry stands there/);
    expect(differences(said, running(entry(1), entry(2, 2, 'MOVE', 7))).join()).toMatch(/its facts read differently/);
  });

  it('shows two moves acknowledged at one version', () => {
    expect(differences([...said, ...said.slice(1)], running(entry(1), entry(2))).join()).toMatch(/only 2 versions/);
  });
});

describe('time-outs in a match where nobody moves', () => {
  const rules = { time: 2000, slack: 1000, outages: [] };
  const at = (...seconds: number[]) => [began, ...seconds.map((second, i) => entry(i + 1, second, 'TIMED_OUT'))];

  it('may come late by the slack, and after an outage by the slack again', () => {
    expect(lateTimeOuts(at(2.5, 5.5), rules, 8000)).toEqual([]);
    expect(lateTimeOuts(at(2.5, 9.5), { ...rules, outages: [{ from: 3000, to: 9000 }] }, 10_000)).toEqual([]);
  });

  it('are due later by the time that was given back, and not before', () => {
    const data = { why: 'OUTAGE', began: 1000, ended: 5000 };
    const given = { ...entry(1, 5, 'TIME_GIVEN_BACK'), facts: [{ name: 'timeGivenBack', data }] };
    expect(lateTimeOuts([began, given, entry(2, 6, 'TIMED_OUT')], rules, 7000)).toEqual([]);
    const early = ['the time-out after entry 0 is 500 ms early'];
    expect(lateTimeOuts([began, given, entry(2, 5.5, 'TIMED_OUT')], rules, 7000)).toEqual(early);
    expect(lateTimeOuts([began, given], rules, 8000)).toEqual(['the time-out after entry 0 is 2000 ms late']);
  });

  it('are late beyond it, and lost when none came until the end', () => {
    expect(lateTimeOuts(at(3.5), rules, 4000)).toEqual(['the time-out after entry 0 is 1500 ms late']);
    expect(lateTimeOuts(at(2), rules, 60_000)).toEqual(['the time-out after entry 1 is 56000 ms late']);
    expect(lateTimeOuts([began, entry(1, 1)], rules, 1500)).toEqual(['entry 1 is a MOVE, nobody moved']);
  });
});
