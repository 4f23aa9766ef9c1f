import type { KeySet, PublishedKey } from './key-set.ts';
import { isSignedBy, type Signature } from './signature.ts';

/** The signing keys, the reason why no known key has signed, or the entry with a forged signature. */
export type Authorship = { by: string[] } | { not: string } | { forged: number; why: string };

/** The part of a match log or a tournament log that signatures cover. */
export interface SignedLog {
  /** The kind of log. Absent for the log of a match. */
  of?: 'TOURNAMENT';
  match: string;
  /** All entries in order. `at` is an ISO time. */
  entries: readonly { readonly at: string; readonly hash: string }[];
  signatures?: readonly SignedEntry[];
}

interface SignedEntry {
  version: number;
  signature: Signature;
}

/** The tolerance in milliseconds for a key's validity at an entry's time, because nodes change keys one by one. */
const SLACK = 86_400_000;

/** The hash chain must be intact. The first and the last entry must be signed; the last hash covers the record. */
export function authorship(replay: SignedLog, keys: KeySet): Authorship {
  const signatures = replay.signatures ?? [];
  const known = new Map(keys.keys.map((key) => [key.kid, key]));
  for (const { version, signature } of signatures) {
    const key = known.get(signature.kid);
    if (key && !fits(replay, { version, signature }, key))
      return { forged: version, why: `the signature of entry ${version} was not made with key ${signature.kid}` };
  }
  const last = replay.entries.length - 1;
  const found = [...new Set([0, last])].map((version) => signerOf(replay, signatures, known, version));
  const missing = found.find((one) => 'not' in one);
  return missing ?? { by: [...new Set(found.flatMap((one) => ('by' in one ? one.by : [])))] };
}

function signerOf(
  replay: SignedLog,
  signatures: readonly SignedEntry[],
  known: ReadonlyMap<string, PublishedKey>,
  version: number,
): Exclude<Authorship, { forged: number }> {
  const part = version === 0 ? 'beginning' : 'end';
  const own = signatures.filter((one) => one.version === version).map(({ signature }) => signature.kid);
  if (own.length === 0) return { not: `its ${part} is not signed` };
  const reasons = own.map((kid) => objection(replay, known.get(kid), version));
  const good = own.filter((_, index) => reasons[index] === null);
  if (good.length > 0) return { by: good };
  return { not: `its ${part} is signed with key ${own[0]}, ${reasons[0]}` };
}

// Returns why a valid signature does not count, or null if it counts.
function objection(replay: SignedLog, key: PublishedKey | undefined, version: number): string | null {
  if (!key) return 'which is not a known key';
  if (key.revoked) return 'which was revoked';
  const at = Date.parse(replay.entries[version]?.at ?? '');
  if (key.retired && at > Date.parse(key.retired) + SLACK) return 'which was retired earlier';
  if (key.created && at < Date.parse(key.created) - SLACK) return 'which was created later';
  return null;
}

// Tournament entries before this time may be signed in the form of match entries.
const OF_THEIR_OWN = Date.UTC(2027, 0, 1);

function fits({ of, match, entries }: SignedLog, { version, signature }: SignedEntry, key: PublishedKey): boolean {
  const entry = entries[version];
  if (!entry) return false;
  const status = version === entries.length - 1 ? 'FINISHED' : 'RUNNING';
  const what = { match, version, status, hash: entry.hash } as const;
  if (isSignedBy(key, signature, { ...what, of })) return true;
  return of === 'TOURNAMENT' && Date.parse(entry.at) < OF_THEIR_OWN && isSignedBy(key, signature, what);
}
