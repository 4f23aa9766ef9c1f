import { expect, it } from 'vitest';
import { type AnyGame, outcomeOf, randomPolicy, scoreRow, seatNumber } from '../../src/engine/index.ts';
import { GOLEMS } from '../../src/games/golems/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { SPARK_FORMING } from '../../src/games/spark-forming/index.ts';
import { SPARK_OF_WAR } from '../../src/games/spark-of-war/index.ts';
import { VALHALLA } from '../../src/games/valhalla/index.ts';
import { botsPlay } from '../games/index.ts';
import { theScoreTableAgreesWithTheResult } from './properties/score-table.ts';
import type { Script } from './script.ts';

const end = (game: AnyGame, options: object, start: number) => botsPlay(game, { options }, [randomPolicy], start).at;

it.each<[AnyGame, object, string[]]>([
  [GOLEMS, { rounds: 2 }, ['Wizard hits', 'Golem hits', 'Mana']],
  [VALHALLA, { rounds: 2 }, ['Life']],
  [SPARK_FORMING, { turns: 4 }, ['Health Points']],
  [SPARK_OF_WAR, { turns: 6 }, ['Points', 'Stars', 'Planets']],
])('$id shows the numbers that ranked a match decided by points', (game, options, labels) => {
  for (let start = 1; start <= 5; start++) {
    const { table, decidedBy, reason } = outcomeOf(game, end(game, options, start), seatNumber, null);
    const counted = table.filter(({ kind }) => kind === 'SCORE' || kind === 'TIE_BREAK');
    expect(counted.map(({ label }) => label)).toEqual(labels);
    expect(reason).toContain(decidedBy ? `in ${decidedBy.label}, ` : 'a draw');
  }
});

const RESIGNED = { reason: 'Ann resigned', byLeaving: true };

it('a match that ended from outside has figures only, and the given reason', () => {
  const { table, decidedBy, reason } = outcomeOf(GOLEMS, end(GOLEMS, { rounds: 2 }, 1), seatNumber, RESIGNED);
  expect([new Set(table.map(({ kind }) => kind)), decidedBy, reason]).toEqual([
    new Set(['FIGURE']),
    null,
    'Ann resigned',
  ]);
});

it('a tie in the score is decided by the next row', () => {
  const at = { ...end(GOLEMS, { rounds: 2 }, 1), result: { ranks: [2, 1], why: 'Time is up' } };
  const rows = [
    scoreRow('SCORE', 'Points', [0, 1], () => 7),
    scoreRow('TIE_BREAK', 'Stars', [0, 1], (seat) => seat + 1),
  ];
  const { decidedBy, reason } = outcomeOf({ ...GOLEMS, scoreTable: () => rows }, at, seatNumber, null);
  expect([decidedBy?.label, reason]).toEqual([
    'Stars',
    'Time is up: after a tie in Points, Seat 1 leads in Stars, 2 to 1',
  ]);
});

it('several sides that share first place without a deciding row are named', () => {
  const at = { ...end(GOLEMS, { rounds: 2 }, 1), seats: 3, result: { ranks: [1, 1, 3], why: 'Time is up' } };
  const game = { ...GOLEMS, scoreTable: () => [] };
  expect(outcomeOf(game, at, seatNumber, null).reason).toBe('Time is up: Seat 0 and Seat 1 share first place');
});

it('a departure after the game was decided is not the reason', () => {
  const at = { ...end(GOLEMS, { rounds: 2 }, 1), result: { ranks: [2, 1], why: 'One side is left' } };
  const game = { ...GOLEMS, decided: () => 'Ann has no character left' };
  expect(outcomeOf(game, at, seatNumber, RESIGNED).reason).toBe('Ann has no character left');
  const ruled = { reason: 'A judge has ruled on the result', byLeaving: false };
  expect(outcomeOf(game, at, seatNumber, ruled).reason).toBe(ruled.reason);
});

it.each(GAMES)('$id: the score table and the result agree in 12 matches', (game) => {
  const options = { ...game.trials?.corners[0] };
  for (let seed = 1; seed <= 12; seed++) {
    const seats = game.seats.min;
    const script: Script = {
      seats,
      options,
      policy: 'uniform',
      seed: `${seed}`,
      picks: [],
      onwards: seed,
      interrupted: seed % 3 === 0,
    };
    theScoreTableAgreesWithTheResult(game, script);
  }
  expect(game.scoreTable).toBeDefined();
});
