import { describe, expect, it } from 'vitest';
import { deviationOf, isProvisional, NEW_SKILL, pointsOf, type Skill, skillsAfter } from './skill.ts';

const NEW = [NEW_SKILL, NEW_SKILL, NEW_SKILL, NEW_SKILL];

/** The points gained by each seat. */
function gains(skills: readonly Skill[], ranks: readonly number[], sides = skills.length): number[] {
  return skillsAfter(skills, ranks, sides).map(({ mu }, seat) => pointsOf(mu) - pointsOf(skills[seat]?.mu ?? 0));
}

/** Plays matches of two new players, all of which the first one wins or, if `alternate`, every other one. */
function series(matches: number, alternate = false): Skill[] {
  let both: Skill[] = [NEW_SKILL, NEW_SKILL];
  for (let match = 0; match < matches; match++) both = skillsAfter(both, alternate && match % 2 ? [2, 1] : [1, 2], 2);
  return both;
}

const rounded = (skills: readonly Skill[]) =>
  skills.map(({ mu, sigma }) => [mu, sigma].map((n) => Number(n.toFixed(4))));

// Computed by the package openskill 4.1.1.
it('skills after a match agree with another implementation, with ties and in teams', () => {
  const before = [28, 27, 25, 20].map((mu, n) => ({ mu, sigma: 7 - n }));
  expect(rounded(skillsAfter(before, [2, 1, 1, 4], 4))).toEqual([
    [28.2029, 6.8036],
    [27.5616, 5.9524],
    [25.4573, 4.9795],
    [19.3914, 3.9834],
  ]);
  expect(rounded(skillsAfter(before, [2, 1, 2, 1], 2))).toEqual([
    [25.6184, 6.8271],
    [28.7498, 5.9095],
    [23.7847, 4.9379],
    [20.7779, 3.974],
  ]);
});

describe('a rating', () => {
  it('begins at 1500 with a deviation of 246', () => {
    expect([pointsOf(NEW_SKILL.mu), deviationOf(NEW_SKILL.sigma)]).toEqual([1500, 246]);
  });

  it('is settled after about fifteen matches', () => {
    const provisional = (matches: number) => isProvisional(series(matches, true)[0]?.sigma ?? 0);
    expect([provisional(5), provisional(20)]).toEqual([true, false]);
  });

  it('rises for the winner as much as it falls for an equal loser', () => {
    const [won = 0, lost] = gains(NEW.slice(0, 2), [1, 2]);
    expect(won).toBeGreaterThan(50);
    expect(lost).toBe(-won);
  });

  it('stays in a draw between equals, and approaches the better player in a draw with one', () => {
    expect(gains(NEW.slice(0, 2), [1, 1])).toEqual([0, 0]);
    const [better = 0, worse = 0] = gains(series(5), [1, 1]);
    expect(better).toBeLessThan(0);
    expect(worse).toBeGreaterThan(0);
  });

  it('follows the places of several seats', () => {
    const [first = 0, third = 0, second = 0, last = 0] = gains(NEW, [1, 3, 2, 4]);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(last);
  });

  it('changes equally for the members of a team of new players, who sit alternately', () => {
    const [one = 0, other, partner, rival] = gains(NEW, [2, 1, 2, 1], 2);
    expect(one).toBeLessThan(0);
    expect([partner, other, rival]).toEqual([one, -one, -one]);
  });

  it('yields little to a player who beats the same opponent over and over', () => {
    const gained = (matches: number) => pointsOf(series(matches)[0]?.mu ?? 0) - 1500;
    expect(gained(20) - gained(10)).toBeLessThan(gained(10) / 2);
    expect(gained(100) - gained(50)).toBeLessThan(gained(10) / 2);
  });
});
