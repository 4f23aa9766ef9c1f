import { describe, expect, it } from 'vitest';
import { failure } from '../properties.ts';
import { type Compared, comparedText, comparisonsGoFar, type End } from './comparisons.ts';

function matches(n: number, end: End, done = 0): Compared[] {
  return Array.from({ length: n }, () => ({ by: 'equalCardsAreOne', done, wished: done, illegal: 0, end }));
}
const guarded = (list: Compared[]) => failure(() => comparisonsGoFar(new Map([['equalCardsAreOne', list]])));

describe('a property that compared nothing', () => {
  const inRows = matches(248, 'equal cards were only in rows and piles');

  it('is reported with the reason', () => {
    expect(comparedText(inRows)).toBe('nothing compared: 248 × equal cards were only in rows and piles');
  });

  it('counts only the matches in which something was compared', () => {
    expect(comparedText([...inRows, ...matches(3, 'was complete', 2)])).toMatch(
      /^3 comparisons, on average 100 % of the way/,
    );
  });

  it('fails a game only if its hands held equal cards', () => {
    expect(guarded(inRows)).toBeNull();
    expect(guarded([...inRows, ...matches(1, 'equal cards of hands were left out')])).toContain('none were compared');
    expect(
      guarded([...matches(1, 'equal cards of hands were left out'), ...matches(20, 'was complete', 1)]),
    ).toBeNull();
  });
});
