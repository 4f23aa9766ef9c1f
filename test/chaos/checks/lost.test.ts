import { describe, expect, it } from 'vitest';
import type { History } from './history.ts';
import { forgetMoves } from './lost.ts';

const move = (version: number, came: number) => ({ seat: 0, key: `${version} ${came}`, version, sent: came - 5, came });
const refusal = (version: number, came: number) => ({ seat: 0, version, code: 'STALE_VERSION', came });

function history(change: Partial<History> = {}): History {
  const empty = { acknowledged: [], doubtful: new Set<string>(), asked: new Map(), refused: [], watches: [] };
  return { match: 'm', opened: 0, time: 2000, ...empty, ...change };
}

/** The surviving database ends at version 2. Commits after 100 are lost; from 200 on another server answers. */
const SURVIVING = { versions: new Map([['m', 2]]), until: 200 };

describe('moves that a database has lost', () => {
  it('are taken out of a history, unless they were acknowledged again', () => {
    const before = history({ acknowledged: [move(1, 50), move(2, 90), move(3, 150), move(3, 250)] });
    expect(forgetMoves(before, SURVIVING, 100)).toEqual({ lost: 1, findings: [] });
    expect(before.acknowledged).toEqual([move(1, 50), move(2, 90), move(3, 250)]);
  });

  it('must not be older than the loss of the standby', () => {
    const { findings } = forgetMoves(history({ acknowledged: [move(3, 90)] }), SURVIVING, 100);
    expect(findings).toEqual(['match m: move 3 was acknowledged before the loss, and is lost']);
  });

  it('take refusals of their versions with them', () => {
    const refused = [refusal(1, 90), refusal(2, 150), refusal(2, 210), refusal(3, 210), refusal(3, 260)];
    const after = history({ acknowledged: [move(3, 250)], refused });
    forgetMoves(after, SURVIVING, 100);
    expect(after.refused).toEqual([refusal(1, 90), refusal(2, 210), refusal(3, 260)]);
  });

  it('take with them the watchers that left because they saw a lost end', () => {
    const watched = (version: number, live: boolean) => ({
      seat: 0,
      frames: [{ version, live, came: 150, kind: 'MOVE', seat: 0, facts: [] }],
    });
    const [left, stayed, early] = [watched(3, false), watched(3, true), watched(2, false)];
    const after = history({ watches: [left, stayed, early] });
    forgetMoves(after, SURVIVING, 100);
    expect(after.watches).toEqual([stayed, early]);
  });
});
