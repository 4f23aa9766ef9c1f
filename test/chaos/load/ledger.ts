import { factsHash, gaps, type RecordedEntry } from './record.ts';

/** A move that the server has said yes to. */
export interface Acknowledged {
  version: number;
  seat: number;
  hash: string;
  /** What of the entry stays the same when, after the end, everybody may see more of it. */
  names: string;
}

/** Everything the server has said yes to, by match. */
export type Ledger = Map<string, Acknowledged[]>;

export function acknowledged(entry: Pick<RecordedEntry, 'version' | 'facts'>, seat: number): Acknowledged {
  return { version: entry.version, seat, hash: factsHash(entry), names: namesIn(entry) };
}

/** How a match's record differs from what was said about it: nothing, one hopes. */
export function differences(
  said: readonly Acknowledged[],
  { status, entries }: { status: string; entries: readonly RecordedEntry[] },
): string[] {
  const byVersion = new Map(entries.map((entry) => [entry.version, entry]));
  const moves = entries.filter(({ kind }) => kind === 'MOVE').length;
  const distinct = new Set(said.map(({ version }) => version)).size;
  return [
    ...gaps(entries),
    ...(distinct === said.length ? [] : [`${said.length} moves acknowledged at only ${distinct} versions`]),
    ...(moves === said.length ? [] : [`${said.length} moves acknowledged, ${moves} in the record`]),
    ...said.flatMap((one) => {
      const why = missing(one, byVersion.get(one.version), status);
      return why ? [`acknowledged move ${one.version}: ${why}`] : [];
    }),
  ];
}

function missing(said: Acknowledged, entry: RecordedEntry | undefined, status: string): string | null {
  if (!entry) return 'not in the record';
  if (entry.seat !== said.seat || entry.kind !== 'MOVE') return `another entry stands there (${entry.kind})`;
  if (namesIn(entry) !== said.names) return 'other facts stand there';
  return status === 'FINISHED' || factsHash(entry) === said.hash ? null : 'its facts read differently';
}

function namesIn({ facts }: Pick<RecordedEntry, 'facts'>): string {
  return facts.map(({ name }) => name).join();
}
