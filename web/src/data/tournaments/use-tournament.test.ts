import { describe, expect, it } from 'vitest';
import type { TournamentHead } from './operations.generated.ts';
import { type Known, knownAfter, NOTHING_KNOWN } from './use-tournament.ts';

// Only id, epoch and version matter here.
const at = (version: number, id = 'cup') => ({ id, epoch: 0, version }) as TournamentHead;
const opened: Known = knownAfter(NOTHING_KNOWN, { is: 'opened', tournament: at(5) });

describe('the known state of a tournament', () => {
  it('is the newest, whatever the order of answers and updates', () => {
    const told = knownAfter(opened, { is: 'news', tournament: at(7), entries: [{ kind: 'PAIRED' }] });
    expect(told.tournament?.version).toBe(7);
    expect(knownAfter(told, { is: 'answered', tournament: at(6) }).tournament?.version).toBe(7);
    expect(knownAfter(told, { is: 'answered', tournament: at(8) }).tournament?.version).toBe(8);
  });

  it('is replaced by a higher epoch, whatever its version', () => {
    const restored = knownAfter(opened, { is: 'answered', tournament: { ...at(3), epoch: 1 } });
    expect(restored.tournament?.version).toBe(3);
    expect(knownAfter(restored, { is: 'answered', tournament: at(9) }).tournament?.version).toBe(3);
  });

  it('can be older after a new subscription if the viewer may now see less', () => {
    expect(knownAfter(opened, { is: 'opened', tournament: at(2) }).tournament?.version).toBe(2);
  });

  it('stays while the connection is lost, until an update says that it is back', () => {
    const lost = knownAfter(opened, { is: 'lost' });
    expect([lost.connection, lost.tournament?.version]).toEqual(['lost', 5]);
    expect(knownAfter(lost, { is: 'news', tournament: at(5), entries: [] })).toMatchObject({
      connection: 'there',
      news: { entrants: 0, tables: 1, standings: 0 },
    });
  });

  it('is null if the tournament does not exist', () => {
    expect(knownAfter(opened, { is: 'missing' })).toMatchObject({ tournament: null, isMissing: true });
  });
});
