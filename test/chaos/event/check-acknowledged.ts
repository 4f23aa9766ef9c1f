import type { ReplayDocument } from '../../../src/engine/index.ts';
import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import type { Ledger } from '../load/ledger.ts';
import type { AcknowledgedVerb } from './event-load.ts';

/** How the log differs from what was acknowledged: each request is in it once, and nothing that was not. */
export function verbFindings(said: readonly AcknowledgedVerb[], entries: readonly EventEntry[]): string[] {
  const known = new Set(said.map(({ by, key }) => `${by} ${key}`));
  const asked = entries.filter(({ kind, by }) => by !== null && kind !== 'CREATED');
  return [
    ...said.flatMap((verb) => verbFinding(verb, entries)),
    ...asked
      .filter(({ by, key }) => !known.has(`${by} ${key}`))
      .map(({ version, kind }) => `entry ${version}: ${kind}, which was never acknowledged`),
  ];
}

function verbFinding({ by, key, kind, version }: AcknowledgedVerb, entries: readonly EventEntry[]): string[] {
  const made = entries.filter((entry) => entry.by === by && entry.key === key);
  const [entry] = made;
  if (!entry || made.length > 1) return [`${kind} of ${by} was acknowledged, and is in the log ${made.length} times`];
  if (entry.kind !== kind) return [`entry ${entry.version}: ${entry.kind}, and ${kind} was acknowledged`];
  return entry.version <= version ? [] : [`entry ${entry.version} was acknowledged when the log ended at ${version}`];
}

/** The same of the moves in its matches. */
export function moveFindings(ledger: Ledger, replays: Iterable<ReplayDocument>): string[] {
  return [...replays].flatMap(({ match, entries }) => {
    const said = (ledger.get(match) ?? []).map(({ version, seat }) => `${version}/${seat}`);
    const made = entries.filter(({ kind }) => kind === 'MOVE').map(({ version, seat }) => `${version}/${seat}`);
    return [
      ...said
        .filter((one, index) => said.indexOf(one) !== index)
        .map((one) => `match ${match}: ${one} acknowledged twice`),
      ...said.filter((one) => !made.includes(one)).map((one) => `match ${match}: move ${one} acknowledged, and lost`),
      ...made.filter((one) => !said.includes(one)).map((one) => `match ${match}: move ${one} was never acknowledged`),
    ];
  });
}
