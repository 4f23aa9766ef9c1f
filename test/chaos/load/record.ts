import { createHash } from 'node:crypto';
import { canonical } from '../../../src/engine/index.ts';
import { type Caller, call } from './graphql-call.ts';

const ENTRIES = `query($id: ID!, $after: Cursor) { match(id: $id) { status entries(after: $after, first: 500) {
  nodes { version at seat kind text facts { name data } } pageInfo { hasNextPage } } } }`;

export interface RecordedEntry {
  version: number;
  at: string;
  seat: number | null;
  kind: string;
  text: string;
  facts: { name: string; data: unknown }[];
}
interface Page {
  match: {
    status: string;
    entries: { nodes: RecordedEntry[]; pageInfo: { hasNextPage: boolean } };
  } | null;
}

/** The entries of a match after a version, all pages. */
export async function readRecord(
  caller: Caller,
  id: string,
  after = -1,
): Promise<{ status: string; entries: RecordedEntry[] }> {
  const entries: RecordedEntry[] = [];
  for (;;) {
    const { match } = await call<Page>(caller, ENTRIES, { id, after: entries.at(-1)?.version ?? after });
    if (!match) throw new Error(`match ${id} is gone`);
    entries.push(...match.entries.nodes);
    if (!match.entries.pageInfo.hasNextPage) return { status: match.status, entries };
  }
}

/** What two tellings of one entry are compared by; the order of keys is nothing, a database changes it. */
export function factsHash({ facts }: Pick<RecordedEntry, 'facts'>): string {
  return createHash('sha256').update(canonical(facts)).digest('hex').slice(0, 16);
}

/** The record has no gap and nothing twice. */
export function gaps(entries: readonly RecordedEntry[], first = 0): string[] {
  return entries.flatMap(({ version }, index) =>
    version === first + index ? [] : [`entry ${version} stands where ${first + index} belongs`],
  );
}
