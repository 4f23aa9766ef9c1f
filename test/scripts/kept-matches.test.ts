import { describe, expect, it } from 'vitest';
import { keepMatches, keptFrom, keptText, partingFrom } from '../../scripts/play/kept-matches.ts';
import { type AnyGame, registered } from '../../src/engine/index.ts';
import { tollRoad } from '../conformance/tiny/index.ts';

const today = registered(tollRoad);
const kept = keptFrom(keptText(keepMatches(today)));

function withPot(pot: number): AnyGame {
  return registered({ ...tollRoad, initial: (setup) => ({ ...tollRoad.initial(setup), pot }) });
}

describe('the stored matches of a version of the rules', () => {
  it('lead to the same facts under the same rules', () => {
    expect(kept.matches.length).toBeGreaterThan(1);
    expect(partingFrom(today, kept)).toBeNull();
  });

  it('are refused or lead to other facts if a rule has changed', () => {
    const asking = tollRoad.steps.turn;
    const generous = registered({ ...tollRoad, steps: { ...tollRoad.steps, turn: { ...asking, choices: () => [] } } });
    expect(partingFrom(generous, kept)).toContain('is refused');
    expect(partingFrom(withPot(1), kept)).not.toBeNull();
  });

  it('show the match in which a fact differs', () => {
    const [first, ...rest] = kept.matches;
    expect(first && partingFrom(today, { ...kept, matches: [{ ...first, seed: 'another deal' }, ...rest] })).toContain(
      'match 1 of',
    );
  });
});
