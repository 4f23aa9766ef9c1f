import { expect, it } from 'vitest';
import { registered } from '../../../src/engine/index.ts';
import { scene } from '../../games/index.ts';
import { tollRoad } from '../tiny/index.ts';
import { trialOf } from '../trial.ts';
import { knownPiles } from './known-piles.ts';
import { report } from './report.ts';

it('finds a pile that no seat may read but that holds a card everyone knows', () => {
  const known = { card: 'sun', known: 'everyone' as const };
  const one = { card: 'rain', known: [1] };
  const at = (omens: (typeof known | typeof one)[]) => scene(tollRoad, { zones: { omens, 'seen-omens': ['sun'] } }).at;
  expect(knownPiles([at([one])])).toEqual(new Set());
  expect(knownPiles([at([one]), at([one, known])])).toEqual(new Set(['omens']));
});

it('warns of such a pile in the report', () => {
  const trial = trialOf(registered(tollRoad));
  expect(report(trial)).not.toContain('WARNING');
  trial.reached.knownPiles.set('deck', 3);
  expect(report(trial)).toContain('WARNING: in 3 matches everyone knew a card in the deck, which no seat reads');
});
