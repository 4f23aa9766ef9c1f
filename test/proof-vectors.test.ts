import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  canonical,
  dealSeed,
  deckHash,
  entryRandom,
  hashAfter,
  labelledRandom,
  nameHash,
  parsedStrictly,
  type Random,
  readKeySet,
  type Signable,
  seedHash,
  sha256,
  shuffled,
  signedText,
  thumbprint,
} from '../src/engine/index.ts';
import { CARDS as PEOPLE } from '../src/games/business-card-battle/cards/catalogue.ts';
import { EVENTS, GOLEM_CARDS, HARDNESS, MATERIAL, SHAPE, SIZE } from '../src/games/golems/cards/catalogue.ts';
import { TILES } from '../src/games/golems/rules/board.ts';
import { publicPart, signatureOf } from '../src/matches/signing/signing-keys.ts';
import { uuidOf } from '../src/tournaments/event/entry.ts';

// `npx vitest run test/proof-vectors.test.ts -u` writes these files again.

const SEED = `${'0'.repeat(62)}2a`;
const MATCH = '0b1c6c0e-7d0a-4a6b-9d53-3b0f9f6c2a11';
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const AT = '2026-01-01T00:00:00.000Z';
const DECK = [{ card: 'Kira Feather', count: 1 }];
// The public example key of RFC 8037, A.1.
const JWK = {
  ...{ kty: 'OKP', crv: 'Ed25519' },
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
};

const times = <T>(count: number, one: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));

function reading(text: string): { text: string; canonical: string | null } {
  try {
    return { text, canonical: canonical(parsedStrictly(text, { depth: 30, values: 100, keys: 100 })) };
  } catch {
    return { text, canonical: null };
  }
}

function isAccepted(x: string): boolean {
  try {
    return readKeySet({ keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint(x) }] }).keys.length === 1;
  } catch {
    return false;
  }
}

function chained(): object {
  const entry = {
    version: 0,
    at: AT,
    kind: 'BEGAN' as const,
    seat: null,
    move: { b: 1, a: ['é', '\u2028'] },
    key: null,
  };
  const whole = { ...entry, facts: [{ fact: 'began' }], agenda: [0, { step: 'turn' }] as [number, object] };
  return { previous: seedHash(SEED), entry: whole, hash: hashAfter(seedHash(SEED), whole) };
}

function stream(name: string, random: Random): object {
  const [below, numbers] = [[6, 1, 2 ** 32, 3_000_000_000, 52], [] as number[]];
  for (const n of [...below, ...below, ...below]) numbers.push(random(n));
  return { name, below, numbers, shuffled: shuffled(times(12, Number), random) };
}

function signed(of?: 'TOURNAMENT', version = 7): object {
  const key = createPrivateKey({ key: JWK, format: 'jwk' });
  const kid = thumbprint(publicPart(key));
  const what: Signable = { of, match: MATCH, version, status: version === 0 ? 'RUNNING' : 'FINISHED', hash: HASH };
  return { text: signedText(what), x: JWK.x, kid, value: signatureOf(key, kid, what).value };
}

const TEXTS = [
  '{"b":1,"a":[true,null,-0.5,1e+21,123456789012345680000,1e-7]}',
  '{"\\u20ac":1,"\\ud83d\\ude00":2,"\ufb33":3,"\\r":4,"1":5}',
  '"\\u0000\\u001F\\u007f\\b\\t\\n\\f\\r\\"\\\\\\/é\\u2028"',
  ...['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"__proto__":1}', '"\\ud83d"', '1.0', '-0', '1e5', '1E3', '1.10'],
  ...[
    '9007199254740993',
    '9007199254740992',
    '0.1',
    '01',
    '[1,]',
    '[1] 2',
    '"\t"',
    ' [ ] ',
    'NaN',
    `${'['.repeat(31)}`,
  ],
];
const KEYS = [
  JWK.x,
  `AQ${'A'.repeat(41)}`,
  '7P_______________________________________38',
  'A'.repeat(43),
  JWK.x.slice(1),
];

test('the test vectors of docs/reference/record-format.md are current', async () => {
  const vectors = {
    reading: TEXTS.map(reading),
    dealSeeds: [
      ['correct-horse-battery', null, 'c3RhcGxlLXN0YXBsZQ=='],
      [null, null],
    ].map((entropy) => ({ seed: SEED, entropy, deal: dealSeed(SEED, entropy), seedHash: seedHash(SEED) })),
    chain: [chained()],
    streams: [
      stream(`${SEED}:3`, entryRandom(SEED, 3)),
      stream(`${SEED}:3:beside`, entryRandom(SEED, 3).beside?.() ?? expect.fail()),
      stream(`${SEED}:lots:1/lot`, labelledRandom(SEED, '1/lot')),
    ],
    decks: [{ deck: DECK, hash: deckHash(DECK) }],
    names: ['Ada', 'Zoë 🂡'].map((name) => {
      const salted = { name, salt: 'c2FsdHNhbHRzYWx0c2FsdA' };
      return { ...salted, named: nameHash(salted) };
    }),
    signatures: [signed(), signed(undefined, 0), signed('TOURNAMENT')],
    keys: KEYS.map((x) => ({ x, kid: thumbprint(x), accepted: isAccepted(x) })),
    matchIds: [`${MATCH}/1/1/1/1/0`].map((text) => ({ text, id: uuidOf(sha256(text)) })),
  };
  await expect(fileText(vectors)).toMatchFileSnapshot('../docs/reference/record-vectors.json');
});

/** The folder of the verifier in Python, which the pages on the records of games refer to. */
const GAMES = '../clients/python/src/arbiter_verify/games';

test('the cards of games in clients/python are current', async () => {
  const people = Object.entries(PEOPLE).map(([name, { attribute, ap, hp, mark, skills }]) => {
    return { name, attribute, ap, hp, mark, skills };
  });
  await expect(fileText({ cards: people })).toMatchFileSnapshot(`${GAMES}/business-card-battle.json`);
  const golem = Object.entries(GOLEM_CARDS).map(([name, { copies, trait }]) => ({ name, copies, trait }));
  const event = Object.entries(EVENTS).map(([name, { copies, kind, effect }]) => ({ name, copies, kind, effect }));
  const golems = { golem, event, materials: MATERIAL, hardness: HARDNESS, sizes: SIZE, shapes: SHAPE, tiles: TILES };
  await expect(fileText(golems)).toMatchFileSnapshot(`${GAMES}/golems.json`);
});

/** One line for each element of a list at the top. */
function fileText(value: Record<string, unknown>): string {
  const parts = Object.entries(value).map(([key, part]) => {
    const lines = Array.isArray(part) && typeof part[0] === 'object' ? part.map((one) => JSON.stringify(one)) : null;
    return `${JSON.stringify(key)}: ${lines ? `[\n    ${lines.join(',\n    ')}\n  ]` : JSON.stringify(part)}`;
  });
  return `{\n  ${parts.join(',\n  ')}\n}\n`;
}
