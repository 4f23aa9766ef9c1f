import { describe, expect, it } from 'vitest';
import { type FinalEntry, type History, historyFindings } from './history.ts';
import { forgetMoves } from './lost.ts';

const moved = (version: number, came: number) => ({
  seat: 0,
  key: `${version} ${came}`,
  version,
  sent: came - 5,
  came,
});

function history(change: Partial<History> = {}): History {
  const empty = {
    acknowledged: [],
    doubtful: new Set<string>(),
    asked: new Map(),
    refused: [],
    loss: null,
    watches: [],
  };
  return { match: 'm', opened: 0, time: 2000, ...empty, ...change };
}

function logOf({ acknowledged }: History): FinalEntry[] {
  const moves = acknowledged.map(({ seat, key, version }) => ({ version, at: '', kind: 'MOVE', seat, key, facts: [] }));
  return [{ version: 0, at: '', kind: 'BEGAN', seat: null, key: null, facts: [] }, ...moves];
}

/** The surviving database ends at version 2. Commits after 100 are lost; from 200 on another server answers. */
const SURVIVING = { versions: new Map([['m', 2]]), until: 200 };

describe('moves that a database has lost', () => {
  it('are taken out of a history, unless they were acknowledged again', () => {
    const before = history({ acknowledged: [moved(1, 50), moved(2, 90), moved(3, 150), moved(3, 250)] });
    expect(forgetMoves(before, SURVIVING, 100)).toEqual({ lost: 1, findings: [] });
    expect(before.acknowledged).toEqual([moved(1, 50), moved(2, 90), moved(3, 250)]);
  });

  it('must not be older than the loss of the standby', () => {
    const { findings } = forgetMoves(history({ acknowledged: [moved(3, 90)] }), SURVIVING, 100);
    expect(findings).toEqual(['match m: move 3 was acknowledged before the loss, and is lost']);
  });

  it.each([
    ['of a move that was sent before the loss, at a lost version', 'is not', { version: 3, sent: 150, came: 210 }],
    ['before the loss, at the last surviving version', 'is not', { version: 2, sent: 150, came: 155 }],
    ['after the loss, at the last surviving version', 'is', { version: 2, sent: 150, came: 210 }],
    ['before the loss, at an earlier version', 'is', { version: 1, sent: 80, came: 85 }],
    ['of a move that was sent after the loss', 'is', { version: 3, sent: 205, came: 210 }],
  ])('may cause a refusal: one %s %s reported', (_, reported, move) => {
    const after = history({ acknowledged: [moved(1, 50), moved(2, 100), moved(3, 300), moved(4, 300)] });
    forgetMoves(after, SURVIVING, 100);
    after.refused.push({ seat: 0, code: 'STALE_VERSION', ...move });
    expect(historyFindings(after, logOf(after))).toHaveLength(reported === 'is' ? 1 : 0);
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
