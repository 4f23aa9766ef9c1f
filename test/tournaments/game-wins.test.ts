import { describe, expect, it } from 'vitest';
import { stageStandings } from '../../src/tournaments/event/final-places.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import { EventRefusal } from '../../src/tournaments/event/rules/rule.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { followsAgain, Simulated } from './simulated.ts';

const SETUP: Partial<Setup> = {
  bestOf: 3,
  stages: [{ kind: 'SWISS', rounds: 2, take: null }],
  tieBreaks: ['GAME_WIN'],
};
const table = ({ event }: Simulated) => event.stages[0]?.rounds[0]?.tables[0] ?? expect.fail('no table');

/** A table of two that plays three games. `games` lists the first entrant's results: `+` won, `-` lost, `=` drawn. */
function playing(games: string, edition: 1 | 3 = 3): { cup: Simulated; one: number; other: number } {
  const cup = new Simulated(SETUP, 1, edition).enters(2).begins();
  const [one = 0, other = 0] = table(cup).entrants;
  for (const game of games)
    cup.plays((seated) => seated.map((who) => (game === '=' || (game === '+') === (who === one) ? 1 : 2)));
  return { cup, one, other };
}

/** Returns each entrant's share of game points. */
function gameWins({ event }: Simulated): Record<number, string | undefined> {
  const [stage = expect.fail('no stage')] = event.stages;
  return Object.fromEntries(stageStandings(event, stage).map(({ entrant, tieBreaks }) => [entrant, tieBreaks[0]]));
}

describe('a ruling', () => {
  const spot = { stage: 1, round: 1, table: 1, reason: 'entered the wrong way round' };

  it('that states game wins replaces the played games', () => {
    const { cup, one, other } = playing('++');
    cup.does('RULED', { ...spot, places: [2, 1], gameWins: [0, 2] });
    expect(gameWins(cup)).toEqual({ [one]: '1/3', [other]: '1' });
    expect(followsAgain(cup)).toBe(true);
  });

  it('without game wins keeps the games as played', () => {
    const { cup, one, other } = playing('++');
    cup.does('RULED', { ...spot, places: [2, 1] });
    expect(gameWins(cup)).toEqual({ [one]: '1', [other]: '1/3' });
  });

  it.each([
    ['too few numbers', [1, 2], [2]],
    ['more wins than the table needs', [1, 2], [3, 0]],
    ['more wins than games', [1, 1], [2, 2]],
    ['more for the loser', [1, 2], [0, 2]],
  ])('is refused with %s', (_, places, wins) => {
    const { cup } = playing('++');
    expect(() => cup.does('RULED', { ...spot, places, gameWins: wins })).toThrow(EventRefusal);
  });
});

describe('a player who leaves a table of several games', () => {
  it.each([
    ['in the lead', '+', [1, 2], ['1/3', '2/3']],
    ['before the first game is over', '', [0, 2], ['1/3', '1']],
    ['behind', '-', [0, 2], ['1/3', '1']],
    ['after a drawn game', '=', [0, 2], ['1/3', '7/9']],
    ['when all is even', '+-', [1, 2], ['1/3', '2/3']],
  ])('%s loses the remaining games', (_, games, wins, shares) => {
    const { cup, one, other } = playing(games);
    cup.does('DROPPED', { entrant: one, reason: '' });
    expect(table(cup).ruled).toMatchObject({ places: [2, 1], games: { wins } });
    expect(gamesToPlay(cup.event)).toEqual([]);
    const shown = gameWins(cup);
    expect([shown[one], shown[other]]).toEqual(shares);
  });

  it('also loses them by a match loss in one of the games', () => {
    const { cup } = playing('+');
    const [{ attempt: _, entrants, ...at } = expect.fail('no game')] = gamesToPlay(cup.event);
    const seat = entrants.indexOf(table(cup).entrants[0] ?? 0);
    const rulings = [{ seat, ruling: 'MATCH_LOSS' as const }];
    const ranks = entrants.map((_, index) => (index === seat ? 2 : 1));
    cup.does('RESULTS', { games: [{ ...at, ranks, why: 'ruled', hash: 'h', rulings }] }, null);
    expect(table(cup).ruled).toEqual({ places: [2, 1], games: { wins: [1, 2], drawn: 0 } });
  });

  it('loses only the table in a log of edition 1', () => {
    const { cup, one } = playing('+', 1);
    cup.does('DROPPED', { entrant: one, reason: '' });
    expect(table(cup).ruled).toEqual({ places: [2, 1] });
  });
});
