import { type Random, type ReplayDocument, same, seedHash } from '../../src/engine/index.ts';
import { rechained, signedBy, strangersKey } from '../matches/replays/forging.ts';
import { CHANGES, type Change } from './changes.ts';
import { KEY, oneIn, pick, resigned } from './records.ts';
import type { Case } from './verifiers.ts';

/** Changes that only signatures reveal. */
const SIGNATURES: Record<string, Change> = {
  'no signatures': (copy) => void delete copy.signatures,
  'no signature of the end': (copy) => void copy.signatures?.pop(),
  'no signature of the beginning': (copy) => void copy.signatures?.shift(),
  'a signature moved': (copy) => void Object.assign(copy.signatures?.[0] ?? {}, { version: 1 }),
  'a signature of no entry': (copy) => void Object.assign(copy.signatures?.[0] ?? {}, { version: 99_999 }),
  'signatures swapped': ({ signatures: [one, two] = [] }) => {
    if (one && two) [one.signature, two.signature] = [two.signature, one.signature];
  },
  'another signature': ({ signatures: [one] = [] }) => {
    if (one) one.signature.value = `B${one.signature.value.slice(1)}`;
  },
  'an unknown signer': ({ signatures = [] }) => {
    for (const { signature } of signatures) signature.kid = 'unknown';
  },
  'a hash': ({ entries }, random) => void Object.assign(pick(entries, random), { hash: seedHash('x') }),
  'a version': ({ entries }, random) => void Object.assign(pick(entries, random), { version: entries.length }),
};

/** Changes of the text or of the keys. */
const TEXTS: Record<string, (one: Case) => Case> = {
  'a key twice': (one) => ({ ...one, document: one.document.replace('"result":{', '"result":{"why":"a lie",') }),
  'a key twice as an escape': (one) => ({
    ...one,
    document: one.document.replace('"result":{', '"result":{"\\u0077hy":"",'),
  }),
  'a prototype': (one) => ({ ...one, document: one.document.replace('{"fact":', '{"__proto__":1,"fact":') }),
  'half a surrogate pair': (one) => ({ ...one, document: one.document.replace('{"fact":', '{"x":"\\ud83d","fact":') }),
  'a fraction of zero': (one) => ({ ...one, document: one.document.replace('"version":0', '"version":0.0') }),
  'a negative zero': (one) => ({ ...one, document: one.document.replace('"version":0', '"version":-0') }),
  'a field more in the head': (one) => ({ ...one, document: one.document.replace('{', '{"extra":1,') }),
  'a field more in an entry': (one) => ({ ...one, document: one.document.replace('"agenda":', '"text":"","agenda":') }),
  'a time without milliseconds': (one) => ({
    ...one,
    document: one.document.replace(/("startedAt":"[^"]*)\.\d+Z/, '$1Z'),
  }),
  'a date that does not exist': (one) => ({ ...one, document: one.document.replace('2026-01-01', '2026-02-30') }),
  'text after its end': (one) => ({ ...one, document: `${one.document} {}` }),
  'a document cut short': (one) => ({ ...one, document: one.document.slice(0, -7) }),
  'no keys': (one) => ({ ...one, keys: '{"keys":[]}' }),
  'a revoked key': (one) => withKey(one, { revoked: '2026-06-01T00:00:00Z' }),
  'a key retired before': (one) => withKey(one, { retired: '2025-12-30T23:59:59Z' }),
  'a key retired a day before': (one) => withKey(one, { retired: '2025-12-31T00:00:00Z' }),
  'a key created after': (one) => withKey(one, { created: '2026-01-02T00:00:00.001Z' }),
  'a weak key': (one) => withKey(one, { x: `AQ${'A'.repeat(41)}` }),
  'a key with another name': (one) => withKey(one, { kid: 'kPrK' }),
  'a key twice in the set': (one) => ({ ...one, keys: JSON.stringify({ keys: [KEY, KEY] }) }),
};

/** Changes of the text that do not change what the record says. */
const LAYOUTS: Record<string, (one: Case) => Case> = {
  'line by line': (one) => ({ ...one, document: lines(JSON.parse(one.document)) }),
  'with white space': (one) => ({ ...one, document: `\ufeff${JSON.stringify(JSON.parse(one.document), null, 1)}\n` }),
  'with escapes': (one) => ({ ...one, document: one.document.replaceAll('"fact":', '"f\\u0061ct":') }),
};

function lines({ entries, ...head }: ReplayDocument): string {
  return [head, ...entries].map((one) => JSON.stringify(one)).join('\n\n');
}

function withKey(one: Case, change: object): Case {
  return { ...one, keys: JSON.stringify({ keys: [{ ...KEY, ...change }] }) };
}

const SIGNERS: Record<string, (document: ReplayDocument) => ReplayDocument> = {
  'signed again': resigned,
  'with the old signatures': (document) => document,
  "with a stranger's signature": (document) => {
    const { key } = strangersKey();
    return signedBy(key, KEY.kid, document);
  },
};

export const KINDS = [
  ...Object.keys(CHANGES),
  ...Object.keys(SIGNATURES),
  ...Object.keys(TEXTS),
  ...Object.keys(LAYOUTS),
];

const KEYS = JSON.stringify({ keys: [KEY] });
export const caseOf = (document: ReplayDocument): Case => ({ document: JSON.stringify(document), keys: KEYS });

/** Forges a record in this way, or returns null if the record has nothing to change. */
export function forged(document: ReplayDocument, kind: string, random: Random): Case | null {
  const text = TEXTS[kind] ?? LAYOUTS[kind];
  if (text) return text(caseOf(document));
  const copy = structuredClone(document);
  (SIGNATURES[kind] ?? CHANGES[kind])?.(copy, random);
  if (same(copy, document)) return null;
  if (SIGNATURES[kind]) return caseOf(copy);
  const signer = pick(Object.keys(SIGNERS), random);
  return caseOf(SIGNERS[oneIn(random, 4) ? signer : 'signed again']?.(rechained(copy)) ?? copy);
}
