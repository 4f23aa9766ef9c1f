import { describe, expect, it } from 'vitest';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { THREE_POINTS } from '../../src/tournaments/standings/points.ts';
import type { Round } from '../../src/tournaments/standings/round-results.ts';
import { standings, TIE_BREAKS } from '../../src/tournaments/standings/standings.ts';
import { pairsAt, twoAt, upTo } from './random-results.ts';
import { followsAgain, Simulated } from './simulated.ts';

// FIDE Handbook C.07: in a round robin an unplayed table counts against the scheduled opponent.

describe('a round robin that a player has left', () => {
  /** Players 1, 2 and 3 have beaten each other in a cycle; 4 lost to 1 and left before meeting 2 and 3. */
  const rounds: Round[] = [
    { round: 1, tables: [twoAt(1, 1, 4, '+'), twoAt(2, 2, 3, '+')], byes: [] },
    { round: 2, tables: [twoAt(1, 3, 1, '+')], byes: [2], unplayed: [[4, 2]] },
    { round: 3, tables: [twoAt(1, 1, 2, '+')], byes: [3], unplayed: [[3, 4]] },
  ];
  const scored = { entrants: upTo(4), rounds, points: THREE_POINTS, gamesToWin: 1, lot: upTo(4), isRoundRobin: true };

  it.each([
    ['BUCHHOLZ', '12', '18'],
    ['BUCHHOLZ_CUT_1', '12', '12'],
    ['SONNEBORN_BERGER', '6', '0'],
    ['OPPONENTS_MATCH_WIN', '5/9', '2/3'],
    ['GAME_WIN', '2/3', '1/3'],
    ['OPPONENTS_GAME_WIN', '5/9', '2/3'],
    ['DIRECT_ENCOUNTER', '0', '0'],
  ] as const)(
    'gives the same %s to opponents who have beaten the leaver and to those who have not met them',
    (tieBreak, all, leaver) => {
      const list = standings({ ...scored, tieBreaks: [tieBreak] });
      expect(list.map(({ entrant, place, tieBreaks }) => [entrant, place, tieBreaks[0]])).toEqual([
        [1, 1, all],
        [2, 1, all],
        [3, 1, all],
        [4, 4, leaver],
      ]);
    },
  );

  it('counts the missed rounds as losses for the leaver and as wins for the opponents', () => {
    const list = standings({ ...scored, tieBreaks: TIE_BREAKS });
    expect(list.map(({ points, won, lost }) => [points, won, lost])).toEqual([
      ['6', 2, 1],
      ['6', 2, 1],
      ['6', 2, 1],
      ['0', 0, 3],
    ]);
  });

  it.each(['DROPPED', 'DISQUALIFIED'] as const)('of two cycles, %s, schedules every pair twice', (kind) => {
    const stages: Setup['stages'] = [{ kind: 'ROUND_ROBIN', cycles: 2, take: null }];
    const cup = new Simulated({ stages }, 7).enters(5).begins().plays();
    cup.does(kind, { entrant: 2, reason: '' }).waits().plays();
    cup.does('DROPPED', { entrant: 4, reason: 'ACCOUNT_DELETED' }).waits().playsOut();
    const all = cup.event.stages[0]?.rounds ?? [];
    const pairs = all.flatMap(({ tables, unplayed = [] }) => [...tables.map((one) => one.entrants), ...unplayed]);
    expect(pairs.flatMap(pairsAt).sort()).toEqual([...pairsAt(upTo(5)), ...pairsAt(upTo(5))].sort());
    expect(followsAgain(cup)).toBe(true);
  });

  it('in an old log has no schedule and gives the old result', () => {
    const stages: Setup['stages'] = [{ kind: 'ROUND_ROBIN', cycles: 1, take: null }];
    const cup = new Simulated({ stages }, 7, 1).enters(4).begins();
    cup.does('DROPPED', { entrant: 2, reason: '' }).playsOut();
    expect(cup.event.stages[0]?.rounds.some(({ unplayed }) => unplayed)).toBe(false);
    expect(followsAgain(cup)).toBe(true);
  });
});
