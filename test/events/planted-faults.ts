import { type LogEntry, type RecordFile, rechained } from './record-file.ts';

/** A fault in a genuine record, as if a server had made it: all hashes match. */
export interface PlantedFault {
  what: string;
  record: RecordFile;
  /** A pattern that the second reader's findings must match. */
  finds: RegExp;
}

interface Draw {
  tables: number[][];
  byes: number[];
}

/** Faults for a Swiss of five entrants and three rounds with a cut to two. */
export function plantedFaults(record: RecordFile): PlantedFault[] {
  const changing = (
    what: string,
    finds: RegExp,
    entry: LogEntry | undefined,
    change: (facts: LogEntry['facts']) => void,
  ) => {
    if (!entry) throw new Error(`the record has no entry for ${what}`);
    const other = structuredClone(entry);
    change(other.facts);
    const entries = rechained(record.entries.with(entry.version, other), entry.version, record.head.seedHash);
    return { what, finds, record: { ...record, entries } };
  };
  const [first, second, third, last] = record.entries.filter(({ kind }) => kind === 'PAIRED');
  const of = (kind: string) => record.entries.findLast((one) => one.kind === kind);
  const [drawn, before] = [drawOf(second), drawOf(first)];
  const everybody = [...before.tables.flat(), ...before.byes];
  const [[a = 0, b = 0] = []] = before.tables;
  const others = [...drawn.tables.flat(), ...drawn.byes].filter(
    (one) => one !== a && one !== b && !before.byes.includes(one),
  );
  return [
    changing('a rematch', /round 2: paired at .*"repeats":1/, second, (facts) => {
      Object.assign(facts, {
        tables: [
          [a, b],
          [others[0], before.byes[0]],
        ],
        byes: [others[1]],
      });
    }),
    changing('a second bye', /round 2: paired at .*"secondByes":1/, second, (facts) => {
      const [one = 0] = drawn.byes;
      const tables = drawn.tables.map((table) => table.map((who) => (who === before.byes[0] ? one : who)));
      Object.assign(facts, { tables, byes: before.byes });
    }),
    changing('an entrant at two tables', /round 3: entrant \d+ is there twice/, third, (facts) => {
      const { tables } = drawOf(third);
      Object.assign(facts, { tables: [tables[0], [tables[0]?.[0], tables[1]?.[1]]] });
    }),
    changing('a wrong final', /stage 2.*(meet|another winner|should)|is paired, and had gone/, last, (facts) => {
      const cut = drawOf(last).tables.flat();
      Object.assign(facts, { tables: [[cut[0], everybody.find((one) => !cut.includes(one))]] });
    }),
    changing('a wrong cut', /stage 2 begins with/, of('ADVANCED'), (facts) => {
      if (Array.isArray(facts.players)) facts.players.reverse();
    }),
    changing('a reversed result', /came to \d,\d, and \d,\d was taken/, of('RESULTS'), (facts) => {
      const [one] = Array.isArray(facts.taken) ? facts.taken : [];
      one.places = one.places.toReversed();
    }),
    changing('swapped final places', /the places at the end are/, of('ENDED'), (facts) => {
      const [one, other] = Array.isArray(facts.places) ? facts.places : [];
      [one.entrant, other.entrant] = [other.entrant, one.entrant];
    }),
    changing('another seed at the end', /reveals another seed/, of('ENDED'), (facts) => {
      facts.seed = '00'.repeat(32);
    }),
    {
      what: 'another seed everywhere',
      finds: /was published/,
      record: { ...record, head: { ...record.head, seed: '00'.repeat(32) } },
    },
    {
      what: 'a missing match',
      finds: /the match .* is missing/,
      record: { ...record, replays: record.replays.slice(1) },
    },
  ];
}

function drawOf(entry: LogEntry | undefined): Draw {
  const { tables, byes } = entry?.facts ?? {};
  return { tables: Array.isArray(tables) ? tables : [], byes: Array.isArray(byes) ? byes : [] };
}
