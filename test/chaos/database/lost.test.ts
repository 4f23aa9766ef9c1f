import { describe, expect, it } from 'vitest';
import type { History } from '../storm/history.ts';
import { forgetLost } from './lost.ts';

const move = (version: number, came: number) => ({ seat: 0, key: `${version} ${came}`, version, sent: came - 5, came });
const refusal = (version: number, came: number) => ({ seat: 0, version, code: 'STALE_VERSION', came });

function history(change: Partial<History> = {}): History {
  const empty = { acknowledged: [], doubtful: new Set<string>(), asked: new Map(), refused: [], watches: [] };
  return { match: 'm', opened: 0, ...empty, ...change };
}

/** The surviving database ends at version 2; what came after 100 was lost, from 200 on another server answers. */
const SURVIVING = { versions: new Map([['m', 2]]), until: 200 };

describe('what a database has lost', () => {
  it('is taken out of a history, and what was acknowledged again stays', () => {
    const before = history({ acknowledged: [move(1, 50), move(2, 90), move(3, 150), move(3, 250)] });
    expect(forgetLost(before, SURVIVING, 100)).toEqual({ moves: 1, findings: [] });
    expect(before.acknowledged).toEqual([move(1, 50), move(2, 90), move(3, 250)]);
  });

  it('must not be older than the moment at which the standby was lost', () => {
    const { findings } = forgetLost(history({ acknowledged: [move(3, 90)] }), SURVIVING, 100);
    expect(findings).toEqual(['match m: move 3 was acknowledged before, and is lost']);
  });

  it('is no version that a move could have been made at', () => {
    const refused = [refusal(2, 210), refusal(3, 210), refusal(3, 260)];
    const after = history({ acknowledged: [move(3, 250)], refused });
    forgetLost(after, SURVIVING, 100);
    expect(after.refused).toEqual([refusal(2, 210), refusal(3, 260)]);
  });
});
