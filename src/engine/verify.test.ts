import { describe, expect, it } from 'vitest';
import { setupOf } from '../../test/conformance/script.ts';
import { SEED, TOLL_ROAD } from '../../test/toll-road.ts';
import { type Entry, foldAll } from './play.ts';
import { eagerPlayer } from './players.ts';
import { playOut } from './playthrough.ts';
import { verify } from './verify.ts';

const script = {
  seats: 3,
  options: {},
  policy: 'eager' as const,
  seed: SEED,
  picks: [],
  onwards: 1,
  interrupted: false,
};
const { entries, at } = playOut(TOLL_ROAD, setupOf(TOLL_ROAD, script), SEED, eagerPlayer, 5);

function stored(): Entry[] {
  return JSON.parse(JSON.stringify(entries));
}

function entryWhere(log: Entry[], wanted: (entry: Entry) => boolean): Entry {
  const found = log.find(wanted);
  if (!found) throw new Error('the match has no such entry');
  return found;
}

const has = (name: string) => (entry: Entry) => entry.facts.some((fact) => fact.fact === name);

/** Everything that could be done to a record, and the first entry that gives it away. */
const TAMPERINGS: [string, (log: Entry[]) => number][] = [
  [
    'a fact is changed',
    (log) => {
      const entry = entryWhere(log, has('coinsChanged'));
      for (const fact of entry.facts) if (fact.fact === 'coinsChanged' && 'by' in fact) fact.by = 99;
      return entry.version;
    },
  ],
  [
    'a fact is left out',
    (log) => {
      const entry = entryWhere(log, has('passed'));
      entry.facts = entry.facts.filter((fact) => fact.fact !== 'passed');
      return entry.version;
    },
  ],
  [
    'a fact is made up',
    (log) => {
      const entry = entryWhere(log, (one) => one.version === 5);
      entry.facts.push({ fact: 'coinsChanged', ...{ seat: 0, by: 1 } });
      return 5;
    },
  ],
  [
    'two facts change places',
    (log) => {
      const entry = entryWhere(log, (one) => new Set(one.facts.map((fact) => JSON.stringify(fact))).size > 1);
      entry.facts.reverse();
      return entry.version;
    },
  ],
  [
    'another legal move is written down',
    (log) => {
      const entry = entryWhere(log, (one) => JSON.stringify(one.move).startsWith('{"bid"'));
      entry.move = { bid: JSON.stringify(entry.move) === '{"bid":0}' ? 1 : 0 };
      return entry.version;
    },
  ],
  [
    'an illegal move is written down',
    (log) => {
      const entry = entryWhere(log, (one) => one.version === 4);
      entry.move = { win: true };
      return 4;
    },
  ],
  [
    'the move is another seat’s',
    (log) => {
      const entry = entryWhere(log, (one) => one.version === 1);
      entry.seat = entry.seat === 0 ? 1 : 0;
      return 1;
    },
  ],
  [
    'two entries change places',
    (log) => {
      const [a, b] = [log[3], log[4]];
      if (a && b) [log[3], log[4]] = [b, a];
      return b?.version ?? 0;
    },
  ],
  [
    'an entry is missing',
    (log) => {
      log.splice(6, 1);
      return 7;
    },
  ],
  [
    'an entry is there twice',
    (log) => {
      const entry = log[6];
      if (entry) log.splice(6, 0, entry);
      return 6;
    },
  ],
  [
    'the agenda is changed',
    (log) => {
      const entry = entryWhere(log, (one) => one.agenda.length > 1);
      entry.agenda = [entry.agenda[0]];
      return entry.version;
    },
  ],
  [
    'the deal is changed',
    (log) => {
      const entry = entryWhere(log, has('shuffled'));
      for (const fact of entry.facts) if ('order' in fact && Array.isArray(fact.order)) fact.order.reverse();
      return entry.version;
    },
  ],
  [
    'the options are changed',
    (log) => {
      for (const fact of log[0]?.facts ?? []) if ('options' in fact) fact.options = { rounds: 6 };
      return entries.length - 1; // it goes on where it should have ended
    },
  ],
  [
    'a ruling is invented',
    (log) => {
      const [last] = log.splice(8);
      log.push({ version: 8, kind: 'RULING', seat: null, move: null, facts: last?.facts ?? [], agenda: [0] });
      return 8;
    },
  ],
  [
    'it begins in the middle',
    (log) => {
      log.shift();
      return 0;
    },
  ],
];

describe('a record', () => {
  it('as it was stored is verified', () => {
    expect(at.result).not.toBeNull();
    expect(verify(TOLL_ROAD, stored(), SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it('cut short is verified as far as it goes', () => {
    expect(verify(TOLL_ROAD, stored().slice(0, 9), SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it('is refuted with another seed, at the deal', () => {
    expect(verify(TOLL_ROAD, stored(), 'toil')).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });

  it('without an entry is refuted', () => {
    expect(verify(TOLL_ROAD, [], SEED)).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });

  it.each(TAMPERINGS)('is refuted when %s', (_, tamper) => {
    const log = stored();
    const version = tamper(log);
    const verdict = verify(TOLL_ROAD, log, SEED);
    expect(verdict).toMatchObject({ verdict: 'REFUTED', version, why: expect.stringMatching(/./) });
  });
});

describe('folding', () => {
  it('gives the match at any version, without rules and without the seed', () => {
    const silent = { ...TOLL_ROAD, steps: {} };
    expect(foldAll(silent, stored())).toEqual(at);
    expect(foldAll(silent, stored().slice(0, 4)).version).toBe(3);
  });

  it('does not begin in the middle', () => {
    expect(() => foldAll(TOLL_ROAD, stored().slice(1))).toThrow(/beginning/);
    expect(() => foldAll(TOLL_ROAD, [])).toThrow(/empty/);
  });
});
