import { z } from 'zod';
import { type LogEntry, type RecordFile, type Replay, rechained } from './record-file.ts';

/** A copy of a record with one change. */
export interface Forgery {
  what: string;
  record: RecordFile;
  /** A pattern that the verdict must match. */
  names: RegExp;
}

const paired = z.looseObject({ stage: z.number(), round: z.number(), tables: z.array(z.array(z.number())) });
const taken = z.looseObject({
  taken: z.array(
    z.looseObject({ stage: z.number(), round: z.number(), table: z.number(), places: z.array(z.number()).nullable() }),
  ),
});
const ended = z.looseObject({ places: z.array(z.looseObject({ entrant: z.number(), place: z.number() })) });

/** Changes one pairing, one result, one standing and one die, each once with old and once with recomputed hashes. */
export function forgeries(record: RecordFile): Forgery[] {
  return [...pairing(record), ...result(record), ...standing(record), ...dice(record)];
}

/** @param where the place that the verdict must name */
function changed(record: RecordFile, index: number, facts: LogEntry['facts'], what: string, where: string): Forgery[] {
  const entries = record.entries.map((one, nth) => (nth === index ? { ...one, facts } : one));
  const chained = rechained(entries, index, record.head.seedHash);
  const unfit = `the entry, ${entries[index]?.kind}, does not match its hash .*: `;
  const says = (first: string) => new RegExp(`${where}: ${first}the ${what} .*does not follow`);
  return [
    { what, record: { ...record, entries }, names: says(unfit) },
    { what: `${what}, hashes recomputed`, record: { ...record, entries: chained }, names: says('') },
  ];
}

/** Picks an entry from the middle, so that many other entries come before and after it. */
function middle(entries: readonly LogEntry[], is: (entry: LogEntry) => boolean): number {
  const all = entries.flatMap((entry, index) => (is(entry) ? [index] : []));
  return all[Math.floor(all.length / 2)] ?? -1;
}

function pairing(record: RecordFile): Forgery[] {
  const index = middle(record.entries, ({ kind, facts }) => kind === 'PAIRED' && paired.parse(facts).tables.length > 1);
  const entry = record.entries[index];
  if (!entry) return [];
  const facts = paired.parse(entry.facts);
  const [[a = 0, ...others] = [], [b = 0, ...more] = [], ...rest] = facts.tables;
  const { stage, round } = facts;
  const tables = [[b, ...others], [a, ...more], ...rest];
  return changed(record, index, { ...facts, tables }, 'pairing', `stage ${stage}, round ${round}, table 1`);
}

function result(record: RecordFile): Forgery[] {
  const index = middle(record.entries, ({ kind, facts }) => kind === 'RESULTS' && taken.parse(facts).taken.length > 0);
  const entry = record.entries[index];
  if (!entry) return [];
  const facts = structuredClone(taken.parse(entry.facts));
  const [one] = facts.taken;
  if (!one?.places) return [];
  one.places =
    String(one.places) === String(one.places.toReversed())
      ? one.places.map((_, seat) => seat + 1)
      : one.places.toReversed();
  const { stage, round, table } = one;
  return changed(record, index, facts, 'result', `stage ${stage}, round ${round}, table ${table}, game \\d+`);
}

function standing(record: RecordFile): Forgery[] {
  const index = record.entries.findIndex(({ kind }) => kind === 'ENDED');
  const entry = record.entries[index];
  if (!entry) return [];
  const facts = structuredClone(ended.parse(entry.facts));
  const [first, second] = facts.places;
  if (!first || !second) return [];
  [first.entrant, second.entrant] = [second.entrant, first.entrant];
  return changed(record, index, facts, 'standing', `entry ${index}`);
}

/** Changes a random value in the log of a match, once with old hashes and once with a recomputed chain. */
function dice(record: RecordFile): Forgery[] {
  for (const [nth, replay] of record.replays.entries()) {
    for (const [index, entry] of replay.entries.entries()) {
      if (index === 0) continue;
      const facts = withOtherChance(entry.facts);
      if (!facts) continue;
      const entries = replay.entries.map((one, place) => (place === index ? { ...one, facts } : one));
      const names = new RegExp(`match ${replay.match}, entry ${index} of its log`);
      const put = (other: Replay) => ({ ...record, replays: record.replays.with(nth, other) });
      return [
        { what: 'die', record: put({ ...replay, entries }), names },
        { what: 'die, hashes recomputed', record: put({ ...replay, entries: rechained(entries, index, '') }), names },
      ];
    }
  }
  return [];
}

/** The names under which games record random values. */
const CHANCE = /^(die|dice|roll|rolls|rolled|order|cards|drawn|shuffled)$/;

function withOtherChance(facts: Replay['entries'][number]['facts']): typeof facts | null {
  for (const [index, fact] of facts.entries()) {
    for (const [name, value] of Object.entries(fact)) {
      if (!CHANCE.test(name)) continue;
      const other = otherValue(value);
      if (other !== null) return facts.with(index, { ...fact, [name]: other });
    }
  }
  return null;
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value === 1 ? 2 : value - 1;
  if (!Array.isArray(value) || value.length === 0) return null;
  const [first, ...rest] = value;
  if (typeof first === 'number') return [first === 1 ? 2 : first - 1, ...rest];
  return null;
}
