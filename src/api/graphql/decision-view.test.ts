import { describe, expect, it } from 'vitest';
import { TOLL_ROAD } from '../../../test/toll-road.ts';
import type { Choice } from '../../engine/index.ts';
import type { DecisionView } from '../../matches/index.ts';
import { decisionView } from './decision-view.ts';

const from = [{ value: 1, label: 'one' }];
const concerns: DecisionView['concerns'] = {
  of: () => [{ kind: 'SEAT', number: 2, key: null }],
  kind: () => 'CARD',
  option: (_, value) => ({ kind: 'CARD', number: Number(value), key: null }),
  preview: () => [],
};
const asked = (choice: Choice) => {
  const about = { matchId: 'm', game: TOLL_ROAD, version: 3, seat: 0, prompt: 'Which?', deadline: null, concerns };
  const window = { reaction: false, autoPass: 'NONE' } as const;
  return decisionView({ ...about, ...window, choices: [choice] }).choices[0];
};

describe('a choice as sent to clients', () => {
  it('has no blanks if every value is given', () => {
    expect(asked({ label: 'Pass', move: { pass: true } })).toMatchObject({ blank: null, blanks: [] });
  });

  it('has a single blank in both `blank` and `blanks`', () => {
    const shown = asked({ label: 'Bid', move: { bid: 0 }, blank: { path: ['bid'], from: null, min: 0, max: 3 } });
    expect(shown?.blank).toMatchObject({ label: null, path: ['tollRoad', 'bid'], from: null, min: 0, max: 3 });
    expect(shown?.blanks).toEqual([shown?.blank]);
  });

  it('has the first of two blanks in `blank`, and both in `blanks`', () => {
    const blank = { label: 'Whom', path: ['ask', 'target'], from, min: 1, max: 1 };
    const second = { label: 'What', path: ['ask', 'name'], from, min: 1, max: 1 };
    const shown = asked({ label: 'Ask', move: { ask: { target: [], name: [] } }, blank, second });
    expect(shown?.blanks.map(({ label, path }) => [label, ...path])).toEqual([
      ['Whom', 'tollRoad', 'ask', 'target'],
      ['What', 'tollRoad', 'ask', 'name'],
    ]);
    expect(shown?.blank).toEqual(shown?.blanks[0]);
  });

  it('names the subjects of the choice, the kind of its blank and the subject of each option', () => {
    const blank = { path: ['play', 'card'], from, min: 1, max: 1 };
    const shown = asked({ label: 'Play', move: { play: { card: [], whom: 2 } }, blank });
    expect(shown?.concerns).toEqual([{ kind: 'SEAT', number: 2, key: null }]);
    expect(shown?.blank?.kind).toBe('CARD');
    expect(shown?.blank?.from).toMatchObject([
      { value: 1, label: 'one', concerns: { kind: 'CARD', number: 1, key: null } },
    ]);
  });
});
