import { describe, expect, it } from 'vitest';
import { directEncounter } from '../../src/tournaments/standings/direct-encounter.ts';
import type {
  Encounter,
  EntrantRecord,
  FieldRecord,
  RoundPlayed,
} from '../../src/tournaments/standings/entrant-record.ts';
import { Fraction, ZERO } from '../../src/tournaments/standings/fraction.ts';
import { type PointsRule, THREE_POINTS } from '../../src/tournaments/standings/points.ts';
import {
  buchholz,
  buchholzCut1,
  medianBuchholz,
  progressiveScore,
  sonnebornBerger,
  wins,
} from '../../src/tournaments/standings/tie-breaks.ts';
import {
  gameWin,
  matchWin,
  opponentsGameWin,
  opponentsMatchWin,
  opponentsOpponentsMatchWin,
  opponentsResistance,
  resistance,
  winShare,
} from '../../src/tournaments/standings/win-percentages.ts';
import { CHESS, fieldOf, rounds } from './written-results.ts';

const decimal = (value: Fraction, digits: number) => value.round(digits).valueOf().toFixed(digits);

/** A record with only the published data: its length, points and opponents. */
function recordLike(entrant: number, points: number, length: number, met: readonly Encounter[] = []): EntrantRecord {
  const games = { won: 0, drawn: 0, played: 0 };
  const round = (encounters: readonly Encounter[]): RoundPlayed => ({
    kind: 'PLAYED',
    points: ZERO,
    result: 'LOST',
    encounters,
    games,
  });
  return {
    entrant,
    points: new Fraction(points),
    rounds: Array.from({ length }, (_, i) => round(met.slice(i, i + 1))),
  };
}

function fieldWith(list: readonly EntrantRecord[], points: PointsRule): FieldRecord {
  return {
    records: new Map(list.map((record) => [record.entrant, record])),
    points,
    gamesToWin: 1,
    isRoundRobin: false,
    edition: 3,
  };
}

/** Results in which `who` has these wins, losses and draws against arbitrary opponents, numbered from `from`. */
function recordOf(who: number, wins: number, losses: number, draws: number, from: number): string[] {
  const results = ['+'.repeat(wins), '-'.repeat(losses), '='.repeat(draws)].join('');
  return [...results].map((result, i) => `${who}${result}${from + i}`);
}

// Every example in the sections "Match-win percentage", "Game-win percentage" and "Opponents' match-win percentage" of
// Magic Tournament Rules, appendix C, "Tiebreaker Explanation". Annotated:
// https://blogs.magicjudges.org/rules/mtr-appendix-c/

describe('Magic Tournament Rules, appendix C, "Match-win percentage"', () => {
  // In each example, the player is 1 and the opponents are numbered.
  it.each([
    ['5-2-1', recordOf(1, 5, 2, 1, 10), '0.667'],
    ['1-3-0, then withdraws: 0.25, raised to the minimum', recordOf(1, 1, 3, 0, 10), '0.333'],
    ['3-2-0, including a first-round bye, then withdraws', ['1 bye', ...recordOf(1, 2, 2, 0, 10)], '0.600'],
  ])('%s', (_, lines, wanted) => {
    const field = fieldOf(rounds(...lines, ...Array.from({ length: 8 - lines.length }, () => '90+91')), THREE_POINTS);
    const record = field.records.get(1) ?? expect.fail('no record');
    expect(decimal(matchWin(field, record), 3)).toBe(wanted);
  });
});

describe('Magic Tournament Rules, appendix C, "Game-win percentage"', () => {
  it.each([
    ['21 game points of 10 games', ['1++10', '1++-11', '1+--12', '1++13'], '0.70'],
    ['9 game points of 11 games: 0.27, raised to the minimum', ['1+--10', '1+--11', '1--12', '1+--13'], '0.33'],
  ])('%s', (_, lines, wanted) => {
    const field = fieldOf(rounds(...lines), THREE_POINTS, 2);
    const record = field.records.get(1) ?? expect.fail('no record');
    expect(decimal(gameWin(field, record), 2)).toBe(wanted);
  });

  it('a bye counts as two games won out of two', () => {
    const field = fieldOf(rounds('1 bye', '1--10'), THREE_POINTS, 2);
    expect(decimal(gameWin(field, field.records.get(1) ?? expect.fail('no record')), 2)).toBe('0.50');
  });
});

describe('Magic Tournament Rules, appendix C, "Opponents\' match-win percentage"', () => {
  // Wins, losses and draws of the opponents of a player with six wins and two losses.
  const opponents = [
    [4, 4, 0],
    [7, 1, 0],
    [1, 3, 1],
    [3, 3, 1],
    [6, 2, 0],
    [5, 2, 1],
    [4, 3, 1],
    [6, 1, 1],
  ] as const;
  const theirs = opponents.map(([won, lost, drawn], i) => recordLike(i + 2, 3 * won + drawn, won + lost + drawn));
  const met = theirs.map(({ entrant }): Encounter => ({ opponent: entrant, halves: 2 }));

  it('is the mean of the opponents: 0.50, 0.88, 0.33, 0.48, 0.75, 0.67, 0.54 and 0.79 give 0.62', () => {
    const own = recordLike(1, 18, 8, met);
    const field = fieldWith([own, ...theirs], THREE_POINTS);
    expect(theirs.map((record) => decimal(matchWin(field, record), 2)).join()).toBe(
      '0.50,0.88,0.33,0.48,0.75,0.67,0.54,0.79',
    );
    expect(decimal(opponentsMatchWin(field, own), 2)).toBe('0.62');
  });

  it('leaves out a round with a bye: without the first opponent it is 0.63', () => {
    const own = recordLike(1, 18, 7, met.slice(1));
    const field = fieldWith(
      [{ ...own, rounds: [{ kind: 'BYE', points: new Fraction(3) }, ...own.rounds] }, ...theirs],
      THREE_POINTS,
    );
    expect(decimal(opponentsMatchWin(field, field.records.get(1) ?? own), 2)).toBe('0.63');
  });
});

// The appendix defines this without an example, and we found no worked example elsewhere. The percentages come from its
// section on game wins; we computed their mean.
describe('Magic Tournament Rules, appendix C, "Opponents\' game-win percentage"', () => {
  it('is the mean of the opponents, from the examples above: 0.70 and a third', () => {
    const made = rounds('2++10, 3+--20', '2++-11, 3+--21', '2+--12, 3--22', '2++13, 3+--23', '2=1', '3=1');
    const field = fieldOf(made.slice(0, 4), THREE_POINTS, 2);
    const met = [2, 3].map((opponent): Encounter => ({ opponent, halves: 1 }));
    const own = recordLike(1, 2, 2, met);
    const value = opponentsGameWin({ ...field, records: new Map([...field.records, [1, own]]) }, own);
    expect(value).toEqual(new Fraction(31, 60));
  });
});

/**
 * Hamilton Chess Club Championship 2018, "Richard On Tie Break", 11 April 2018: the final list and the tie-breaks below
 * it, https://hamiltonchess.net/2018/04/11/richard-on-tie-break/. The top two tied with 5.5 points and drew their game.
 * Opponents are numbered by their place in the final list. All scores are in half points.
 */
describe('Hamilton Chess Club 2018', () => {
  const halves: Record<number, number> = { 1: 11, 2: 11, 3: 8, 4: 8, 8: 7, 9: 7, 10: 7, 12: 6, 16: 6, 17: 5, 27: 2 };
  const won = (opponent: number): Encounter => ({ opponent, halves: 2 });
  const level = (opponent: number): Encounter => ({ opponent, halves: 1 });
  const dare = recordLike(1, 11, 6, [won(10), won(17), won(12), level(2), won(4), won(3)]);
  const nolan = recordLike(2, 11, 6, [won(27), won(16), won(9), level(1), won(8), won(10)]);
  const others = Object.entries(halves).map(([who, points]) => recordLike(Number(who), points, 6));
  const field = fieldWith([...others, dare, nolan], CHESS);
  const inPoints = (value: Fraction) => decimal(value.div(2), 2);

  it('Buchholz: 22.5 and 20', () => {
    expect([dare, nolan].map((own) => inPoints(buchholz(field, own)))).toEqual(['22.50', '20.00']);
  });

  // The source gives 19.5 for the runner-up. No five of his opponents' scores add up to that, so it is not tested.
  it('Buchholz cut 1: 20', () => expect(inPoints(buchholzCut1(field, dare))).toBe('20.00'));

  it('Sonneborn-Berger: 19.75 and 17.25', () => {
    expect([dare, nolan].map((own) => inPoints(sonnebornBerger(field, own)))).toEqual(['19.75', '17.25']);
  });

  it('direct encounter decides nothing: they drew', () => {
    expect([...directEncounter(field, [1, 2]).values()]).toEqual([ZERO, ZERO]);
  });
});

// https://gist.github.com/Rapptz/197c80162358d1196145, "How Median-Buchholz tie breaker works".
it('Median Buchholz of opponents with 4, 2, 3, 4, 5 and 6 wins is 16', () => {
  const others = [4, 2, 3, 4, 5, 6].map((won, i) => recordLike(i + 2, won, 6));
  const own = recordLike(
    1,
    4,
    6,
    others.map(({ entrant }): Encounter => ({ opponent: entrant, halves: 2 })),
  );
  const field = fieldWith([own, ...others], { byPlace: [1, 0], draw: 0, bye: 1 });
  expect(medianBuchholz(field, own)).toEqual(new Fraction(16));
});

// RK9, "All about tiebreakers in the Pokémon TCG", 25 May 2021,
// https://rk9.gg/article/20210525-all-about-tiebreakers-in-the-pokemon-tcg, and for players who have dropped the
// Tournament Operation Procedures as quoted at https://pastebin.com/Y8zhWz3V.
describe('Play! Pokémon resistance', () => {
  const shareAfter = (...lines: string[]) => {
    const field = fieldOf(rounds(...lines), THREE_POINTS);
    return winShare(field.records.get(1) ?? expect.fail('no record')).toFraction();
  };

  it.each([
    ['an opponent with 3-1-1 counts as 70 %', ['1+2', '1+3', '1+4', '1=5', '1-6'], '7/10'],
    ['an opponent with 2-1, including a bye, counts as 1-1', ['1 bye, 2+3', '1+2', '1-3'], '1/2'],
    ['an opponent with 0-1 counts as 25 %', ['1-2'], '1/4'],
    ['after 1-3 and a drop from a tournament of six rounds: 1/4', [...recordOf(1, 1, 3, 0, 10), '2+3', '2+3'], '1/4'],
    ['after 2-0 and a drop: at most 75 %', ['1+2', '1+3', '2+3'], '3/4'],
    ['who has played to the end can count as 100 %', ['1+2', '1+3'], '1'],
    ['who has had only byes counts as 25 %', ['1 bye, 2+3', '1 bye, 2+3'], '1/4'],
  ])('%s', (_, lines, wanted) => expect(shareAfter(...lines)).toBe(wanted));

  // Our own figures, by the same rules.
  it("opponents' resistance is the mean of theirs, and a quarter without opponents", () => {
    const field = fieldOf(rounds('1+2, 3+4, 5 bye', '1+3, 2=4, 5 bye'), THREE_POINTS);
    const of = (who: number) => field.records.get(who) ?? expect.fail('no record');
    // Shares: 1, 1/4, 1/2, 1/4. Player 1 met 2 and 3, player 2 met 1 and 4, player 3 met 4 and 1.
    expect([1, 2, 3, 5].map((who) => resistance(field, of(who)).toFraction())).toEqual(['3/8', '5/8', '5/8', '1/4']);
    expect([1, 5].map((who) => opponentsResistance(field, of(who)).toFraction())).toEqual(['5/8', '1/4']);
  });
});

// No worked example was found: these figures are ours.
describe("opponents' percentages", () => {
  const valueIn = (edition: number, who: number, of: typeof opponentsMatchWin) => {
    const field = fieldOf(rounds('1+2, 3 bye', '1 bye, 3 bye'), THREE_POINTS, 1, edition);
    return of(field, field.records.get(who) ?? expect.fail('no record')).toFraction();
  };

  it('of an entrant with only byes are the floor; in logs of earlier editions 0', () => {
    for (const of of [opponentsMatchWin, opponentsGameWin, opponentsOpponentsMatchWin]) {
      expect(valueIn(3, 3, of)).toBe('1/3');
      expect(valueIn(2, 3, of)).toBe('0');
    }
  });

  it("of opponents are the mean of the opponents' own", () => {
    // Player 1 met only player 2, whose only opponent is player 1, with 6 of 6 points.
    expect(valueIn(3, 1, opponentsMatchWin)).toBe('1/3');
    expect(valueIn(3, 1, opponentsOpponentsMatchWin)).toBe('1');
  });
});

// C.07, 7.1 and 7.5, have no numbers: these are ours.
describe('wins and progressive scores', () => {
  const made = rounds('1+2, 3 bye', '1=3, 2 bye', '1-2', '1 bye, 2=3');
  const field = fieldOf(made, THREE_POINTS);
  const of = (who: number) => field.records.get(who) ?? expect.fail('no record');

  it('add up the scores after each round, also after a round without a table', () => {
    // Player 1: 3, 4, 4, 7. Player 2: 0, 3, 6, 7. Player 3: 3, 4, 4, 5.
    expect([1, 2, 3].map((who) => progressiveScore(field, of(who)).valueOf())).toEqual([18, 16, 16]);
  });

  it('count byes that score as much as a win', () => {
    expect([1, 2, 3].map((who) => wins(field, of(who)).valueOf())).toEqual([2, 2, 1]);
    const half = fieldOf(made, { ...THREE_POINTS, bye: 1 });
    expect([...half.records.values()].map((record) => wins(half, record).valueOf())).toEqual([1, 1, 0]);
  });
});

// https://handbook.fide.com, chapter C.07, has rules but no numbers. These numbers are ours, added up by its rules.
describe('FIDE Handbook C.07, article 16: unplayed rounds', () => {
  // Player 1 has a bye, then beats player 2, who leaves; player 3 comes late and loses to player 1.
  const made = rounds('1 bye, 2+9', '1+2, 9 bye', '1+3, 9+8', '1+9, 3+8');
  const field = fieldOf(made, CHESS);
  const of = (who: number) => field.records.get(who) ?? expect.fail('no record');

  it('an opponent who has left counts as drawing ever since, a bye as a win over an opponent with four draws', () => {
    // Player 1 has 8, but the opponent in the round of the bye has at most 4 draws. Player 2 has two points and two
    // draws, player 3 has 2, player 9 has 4.
    expect(buchholz(field, of(1))).toEqual(new Fraction(4 + (2 + 2) + 2 + 4));
    expect(sonnebornBerger(field, of(1))).toEqual(new Fraction(4 + (2 + 2) + 2 + 4));
    expect(buchholzCut1(field, of(1))).toEqual(new Fraction(4 + (2 + 2) + 4));
    expect(medianBuchholz(field, of(1))).toEqual(new Fraction(4 + 4));
  });

  it('in logs of the second edition, that opponent has all of the points', () => {
    expect(buchholz({ ...field, edition: 2 }, of(1))).toEqual(new Fraction(8 + (2 + 2) + 2 + 4));
  });

  it('a player absent by choice loses one of those rounds first', () => {
    // Player 3 has 2: absent twice, then against player 1 (8) and player 8 (0).
    expect(buchholz(field, of(3))).toEqual(new Fraction(2 + 2 + 8));
    expect(buchholzCut1(field, of(3))).toEqual(new Fraction(2 + 8));
    expect(medianBuchholz(field, of(3))).toEqual(new Fraction(2));
    expect(sonnebornBerger(field, of(3))).toEqual(new Fraction(0));
  });
});
