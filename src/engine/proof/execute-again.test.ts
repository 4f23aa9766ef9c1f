import { describe, expect, it } from 'vitest';
import { setupOf } from '../../../test/conformance/script.ts';
import { SEED, TOLL_ROAD } from '../../../test/toll-road.ts';
import { eagerPolicy } from '../bots/policies.ts';
import type { Entry } from '../play/entry.ts';
import { foldAll } from '../play/fold.ts';
import { advance, begin, copyMatch } from '../play/play.ts';
import { entryRandom } from '../random.ts';
import { verify } from './execute-again.ts';
import { playOut } from './playthrough.ts';

const script = {
  seats: 3,
  options: {},
  policy: 'eager' as const,
  seed: SEED,
  picks: [],
  onwards: 1,
  interrupted: false,
};
const { entries, at } = playOut(TOLL_ROAD, setupOf(TOLL_ROAD, script), SEED, eagerPolicy, 5);

function stored(): Entry[] {
  return JSON.parse(JSON.stringify(entries));
}

function entryWhere(log: Entry[], wanted: (entry: Entry) => boolean): Entry {
  const found = log.find(wanted);
  if (!found) throw new Error('the match has no such entry');
  return found;
}

/** Inserts an entry in the form that its execution would record, and drops all later entries. */
function insert(log: Entry[], version: number, done: Pick<Entry, 'kind' | 'seat' | 'move'>, fact: object): number {
  log.splice(version);
  const agenda = log
    .slice(1)
    .reduce(
      (steps, { agenda: [kept, ...fresh] }) => Math.min(steps, kept) + fresh.length,
      (log[0]?.agenda.length ?? 1) - 1,
    );
  log.push({ version, ...done, facts: [{ fact: 'autoPassSet', ...fact }], agenda: [agenda] });
  return version;
}

function standstill(log: Entry[], version: number, move: object): number {
  insert(log, version, { kind: 'TIME_GIVEN_BACK', seat: null, move }, {});
  Object.assign(log[version] ?? {}, { facts: [{ fact: 'timeGivenBack', ...move }] });
  return version;
}

const has = (name: string) => (entry: Entry) => entry.facts.some((fact) => fact.fact === name);

/** Each function tampers with a log and returns the version of the first entry that reveals it. */
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
    'a fact is removed',
    (log) => {
      const entry = entryWhere(log, has('passed'));
      entry.facts = entry.facts.filter((fact) => fact.fact !== 'passed');
      return entry.version;
    },
  ],
  [
    'a fact is invented',
    (log) => {
      const entry = entryWhere(log, (one) => one.version === 5);
      entry.facts.push({ fact: 'coinsChanged', ...{ seat: 0, by: 1 } });
      return 5;
    },
  ],
  [
    'two facts are swapped',
    (log) => {
      const entry = entryWhere(log, (one) => new Set(one.facts.map((fact) => JSON.stringify(fact))).size > 1);
      entry.facts.reverse();
      return entry.version;
    },
  ],
  [
    'another legal move is recorded',
    (log) => {
      const entry = entryWhere(log, (one) => JSON.stringify(one.move).startsWith('{"bid"'));
      entry.move = { bid: JSON.stringify(entry.move) === '{"bid":0}' ? 1 : 0 };
      return entry.version;
    },
  ],
  [
    'an illegal move is recorded',
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
    'two entries are swapped',
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
    'an entry is duplicated',
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
      return entries.length - 1; // the match continues past its end
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
    'a seat that does not exist sets auto-pass',
    (log) => insert(log, 8, { kind: 'AUTO_PASS', seat: 3, move: { mode: 'NONE' } }, { seat: 3, mode: 'NONE' }),
  ],
  [
    'a seat sets an unknown mode',
    (log) => insert(log, 8, { kind: 'AUTO_PASS', seat: 0, move: { mode: 'x' } }, { seat: 0, mode: 'x' }),
  ],
  [
    'a seat leaves twice',
    (log) => {
      let { at: now } = begin(TOLL_ROAD, setupOf(TOLL_ROAD, script), entryRandom(SEED, 0));
      log.splice(1);
      for (const version of [1, 2]) {
        now = copyMatch(now);
        const leaving = { kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } } as const;
        log.push(JSON.parse(JSON.stringify(advance(TOLL_ROAD, now, entryRandom(SEED, version), leaving))));
      }
      return 2;
    },
  ],
  [
    'a field is added to an entry',
    (log) => insert(log, 8, { kind: 'AUTO_PASS', seat: 0, move: { mode: 'NONE', psst: 1 } }, { seat: 0, mode: 'NONE' }),
  ],
  ['time is given back for an unknown reason', (log) => standstill(log, 8, { why: 'RAIN', began: 0, ended: 9 })],
  ['the time given back ends before it begins', (log) => standstill(log, 8, { why: 'OUTAGE', began: 9, ended: 0 })],
  [
    'a field is added to an entry that gives time back',
    (log) => standstill(log, 8, { why: 'OUTAGE', began: 0, ended: 9, psst: 1 }),
  ],
  [
    'a field is added to the beginning',
    (log) => {
      for (const fact of log[0]?.facts ?? []) if (fact.fact === 'began') Object.assign(fact, { psst: 1 });
      return 0;
    },
  ],
  [
    'an end without ranks is invented',
    (log) => {
      log.splice(8);
      const facts = [{ fact: 'finished', ...{ ranks: [], why: 'x', awards: [] } }];
      log.push({ version: 8, kind: 'ENDED', seat: null, move: { ranks: [], why: 'x' }, facts, agenda: [0] });
      return 8;
    },
  ],
  [
    'the record begins in the middle',
    (log) => {
      log.shift();
      return 0;
    },
  ],
];

describe('a record', () => {
  it('is verified as stored', () => {
    expect(at.result).not.toBeNull();
    expect(verify(TOLL_ROAD, stored(), SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it('is verified up to its last entry if later entries are missing', () => {
    expect(verify(TOLL_ROAD, stored().slice(0, 9), SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it('is refuted with another seed, at the deal', () => {
    expect(verify(TOLL_ROAD, stored(), 'toil')).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });

  it('is refuted without entries', () => {
    expect(verify(TOLL_ROAD, [], SEED)).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });

  it.each(TAMPERINGS)('is refuted when %s', (_, tamper) => {
    const log = stored();
    const version = tamper(log);
    const verdict = verify(TOLL_ROAD, log, SEED);
    expect(verdict).toMatchObject({ verdict: 'REFUTED', version, why: expect.stringMatching(/./) });
  });
});

describe('the initial auto-pass modes', () => {
  const setup = { ...setupOf(TOLL_ROAD, script), autoPass: ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'] as const };
  const begun = begin(TOLL_ROAD, setup, entryRandom(SEED, 0));
  const first = (): Entry => JSON.parse(JSON.stringify(begun.entry));

  it('are recorded at the beginning, before the deal, and can be replayed', () => {
    expect(begun.at.autoPass).toEqual(setup.autoPass);
    expect(begun.entry.facts.slice(0, 4)).toMatchObject([
      { fact: 'began' },
      { fact: 'autoPassSet', seat: 1, mode: 'UNTIL_MY_TURN' },
      { fact: 'autoPassSet', seat: 2, mode: 'UNLESS_TARGET' },
      { fact: 'zoneOpened' },
    ]);
    expect(foldAll(TOLL_ROAD, [first()])).toEqual(begun.at);
    expect(verify(TOLL_ROAD, [first()], SEED)).toEqual({ verdict: 'VERIFIED' });
  });

  it.each([
    ['for a seat that does not exist', 1, { fact: 'autoPassSet', seat: 3, mode: 'UNLESS_TARGET' }],
    ['with an unknown mode', 1, { fact: 'autoPassSet', seat: 0, mode: 'ALWAYS' }],
    ['two modes for one seat', 1, { fact: 'autoPassSet', seat: 1, mode: 'UNLESS_TARGET' }],
    ['after the deal', 9, { fact: 'autoPassSet', seat: 0, mode: 'UNLESS_TARGET' }],
  ])('are refuted if invented: %s', (_, place, fact) => {
    const forged = first();
    forged.facts.splice(place, 0, fact);
    expect(verify(TOLL_ROAD, [forged], SEED)).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });
});

describe('folding', () => {
  it('gives the match at any version without the rules and the seed', () => {
    const silent = { ...TOLL_ROAD, steps: {} };
    expect(foldAll(silent, stored())).toEqual(at);
    expect(foldAll(silent, stored().slice(0, 4)).version).toBe(3);
  });

  it('cannot begin in the middle', () => {
    expect(() => foldAll(TOLL_ROAD, stored().slice(1))).toThrow(/beginning/);
    expect(() => foldAll(TOLL_ROAD, [])).toThrow(/empty/);
  });
});
