import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastRandom, type ReplayDocument } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { caseOf, forged, KINDS } from './forgeries.ts';
import { madeRecord, pick } from './records.ts';
import { type Case, difference, ours, type Said, theirs } from './verifiers.ts';

/** The verdicts of both verifiers on a record or a forgery. */
interface Compared {
  /** The game, and for a forgery its kind. */
  game: string;
  kind: string | null;
  ours: Said;
  theirs: Said;
}

/** Compares the verdicts on records of all games and on forgeries of them, each kind equally often. */
export function compared(records: number, forgeries: number, start: number, lengths?: number[]): Compared[] {
  const genuine = Array.from({ length: records }, (_, i) => recordOf(start + i, lengths));
  const random = fastRandom(start);
  const cases: { game: string; kind: string | null; one: Case }[] = genuine.map((document) => {
    return { game: document.game, kind: null, one: caseOf(document) };
  });
  for (let n = 0; cases.length < records + forgeries; n++) {
    const [kind, document] = [KINDS[n % KINDS.length] ?? '', pick(genuine, random)];
    const one = forged(document, kind, random);
    if (one) cases.push({ game: document.game, kind, one });
  }
  const said = theirs(cases.map(({ one }) => one));
  return cases.map(({ one, ...rest }, i) => ({ ...rest, ours: ours(one), theirs: said[i] as Said })); // one per case
}

function recordOf(n: number, lengths?: number[]): ReplayDocument {
  const game = GAMES[n % GAMES.length];
  if (!game) throw new Error('there are no games');
  return madeRecord(game, n, lengths);
}

/** Returns the cases in which the verifiers do not agree. */
export function disagreements(all: readonly Compared[]): string[] {
  return all.flatMap(({ game, kind, ours: one, theirs: other }) => {
    const found = difference(one, other);
    return found ? [`${game}, ${kind ?? 'a record'}: ${found}`] : [];
  });
}

function table(all: readonly Compared[]): string[] {
  const row = (name: string, some: readonly Compared[]): string => {
    const count = (verdict: string) => some.filter((one) => one.ours.verdict === verdict).length;
    const same = some.length - disagreements(some).length;
    const verdicts = ['VERIFIED', 'REFUTED', 'UNDECIDED', 'BAD_INPUT'].map(count);
    return `| ${[name, some.length, ...verdicts, same].join(' | ')} |`;
  };
  const of = (game: string, isForged: boolean) =>
    all.filter((one) => one.game === game && (one.kind !== null) === isForged);
  const games = [...new Set(all.map(({ game }) => game))].sort();
  return [
    '| | cases | VERIFIED | REFUTED | UNDECIDED | BAD_INPUT | agree |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...games.map((game) => row(game, of(game, false))),
    ...games.map((game) => row(`${game}, forged`, of(game, true))),
    row('all', all),
  ];
}

const USAGE = `npx tsx test/agreement/agreement.ts [--records 1000] [--forgeries 500] [--start 0]

Compares the verdicts of this repository and of clients/python on records of all games and on forgeries.`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const number = (text: string) => ({ type: 'string', default: text }) as const;
  const { values } = parseArgs({
    options: { records: number('1000'), forgeries: number('500'), start: number('0'), help: { type: 'boolean' } },
  });
  if (values.help) console.log(USAGE);
  else {
    const all = compared(Number(values.records), Number(values.forgeries), Number(values.start));
    const found = disagreements(all);
    for (const line of [...table(all), `${KINDS.length} kinds of forgery`, ...found.slice(0, 10)]) console.log(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  }
}
