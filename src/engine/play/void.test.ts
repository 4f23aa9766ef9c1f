import { describe, expect, it } from 'vitest';
import { NO_RULES } from '../../../test/bare-table.ts';
import { SEED, TOLL_ROAD, tollRoadMatch } from '../../../test/toll-road.ts';
import { catalogue } from '../cards/catalogue.ts';
import { verify } from '../proof/execute-again.ts';
import type { Entry } from './entry.ts';
import { fold } from './fold.ts';
import { copyMatch } from './play.ts';
import { isVoid, voidEntry } from './void.ts';

const match = tollRoadMatch(3);
match.toTheFirstTurn();
const { version } = match.at;
const record = (...last: Entry[]): Entry[] => JSON.parse(JSON.stringify([...match.entries, ...last]));

describe('a void match', () => {
  it('is recognized without the rules of the game', () => {
    const rules = { ...NO_RULES, id: TOLL_ROAD.id };
    const end = fold(rules, copyMatch(match.at), voidEntry(version + 1));
    expect(end).toMatchObject({ version: version + 1, agenda: [], sealed: [], result: { ranks: [], why: 'VOID' } });
    expect(isVoid(end.result)).toBe(true);
  });

  it('is verified up to its last good entry', () => {
    expect(verify(TOLL_ROAD, record(voidEntry(version + 1)), SEED)).toEqual({ verdict: 'VERIFIED' });
    const forged = record(voidEntry(version + 1));
    forged[version]?.facts.push({ fact: 'effectDone' });
    expect(verify(TOLL_ROAD, forged, SEED)).toMatchObject({ verdict: 'REFUTED', version });
  });

  it('is over: the entry that voids the match must be the last, and must not record anything else', () => {
    const twice = record(voidEntry(version + 1), voidEntry(version + 2));
    expect(verify(TOLL_ROAD, twice, SEED)).toMatchObject({ verdict: 'REFUTED', version: version + 2 });
    const ranked = {
      ...voidEntry(version + 1),
      facts: [{ fact: 'finished', ranks: [1, 2, 2], why: 'VOID', awards: [] }],
    };
    expect(verify(TOLL_ROAD, record(ranked), SEED)).toMatchObject({ verdict: 'REFUTED', version: version + 1 });
    const winner = [{ card: 'mule', from: 0, to: 1 }];
    const prized = { ...voidEntry(version + 1), facts: [{ fact: 'finished', ranks: [], why: 'VOID', awards: winner }] };
    expect(verify(TOLL_ROAD, record(prized), SEED)).toMatchObject({ verdict: 'REFUTED', version: version + 1 });
  });

  it('is undecided if the rules fail again, and the verdict gives the reason', () => {
    const failing = {
      ...TOLL_ROAD,
      setup: () => {
        throw new TypeError('no table');
      },
    };
    const verdict = verify(failing, record(voidEntry(version + 1)), SEED);
    expect(verdict).toMatchObject({ verdict: 'UNDECIDED', why: expect.stringContaining('no table') });
    expect(verify(failing, record(), SEED)).toMatchObject({ verdict: 'REFUTED' });
  });
});

describe('a catalogue', () => {
  it('finds every card by name, and nothing under any other name', () => {
    const cards = catalogue({ ace: 1 });
    expect(['ace', 'constructor', '__proto__', 'toString', ''].map((name) => cards[name])).toEqual([
      1,
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(() =>
      catalogue([
        ['ace', 1],
        ['ace', 2],
      ]),
    ).toThrow('two cards are called ace');
  });
});
