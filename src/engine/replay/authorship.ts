import type { KeySet, PublishedKey } from './key-set.ts';
import { isSignedBy, type Signature } from './signature.ts';

/** Who has signed a record: the keys, why nobody known has, or the entry whose signature is a forgery. */
export type Authorship = { by: string[] } | { not: string } | { forged: number; why: string };

/** A chain of entries as far as signatures concern it: of a match, or of a tournament. */
export interface SignedLog {
  /** Left out: a match. */
  of?: 'TOURNAMENT';
  match: string;
  /** All of them, in order. `at`: an ISO moment. */
  entries: readonly { readonly at: string; readonly hash: string }[];
  signatures?: readonly SignedEntry[];
}

interface SignedEntry {
  version: number;
  signature: Signature;
}

/** How far what an entry says of its time may lie outside the time of its key, in milliseconds: nodes change keys in turn. */
const SLACK = 86_400_000;

/**
 * Looks at the signatures of a record whose chain of hashes holds. The first entry and the last must be signed: the last
 * one's hash is over everything.
 */
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

// Why a signature that fits does not count; null: it does.
function objection(replay: SignedLog, key: PublishedKey | undefined, version: number): string | null {
  if (!key) return 'which is none of the keys that are known here';
  if (key.revoked) return 'which was revoked';
  const at = Date.parse(replay.entries[version]?.at ?? '');
  if (key.retired && at > Date.parse(key.retired) + SLACK) return 'which had been retired before that';
  if (key.created && at < Date.parse(key.created) - SLACK) return 'which was made only after that';
  return null;
}

// Until then tournaments were signed in the form of matches; what was released so is as good as ever.
const OF_THEIR_OWN = Date.UTC(2027, 0, 1);

function fits({ of, match, entries }: SignedLog, { version, signature }: SignedEntry, key: PublishedKey): boolean {
  const entry = entries[version];
  if (!entry) return false;
  const status = version === entries.length - 1 ? 'FINISHED' : 'RUNNING';
  const what = { match, version, status, hash: entry.hash } as const;
  if (isSignedBy(key, signature, { ...what, of })) return true;
  return of === 'TOURNAMENT' && Date.parse(entry.at) < OF_THEIR_OWN && isSignedBy(key, signature, what);
}
