import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dealOf, hashAfter, type KeySet, type ReplayDocument, seedHash, thumbprint } from '../../src/engine/index.ts';
import { BUSINESS_CARD_BATTLE } from '../../src/games/business-card-battle/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { publicPart } from '../../src/matches/signing/signing-keys.ts';
import { type Proved, prove, type Told } from '../../web/src/pages/replay/prove/prove.ts';
import { changed, changePreamble, signedBy } from '../matches/replays/forging.ts';
import { signedRecord } from './signed-record.ts';

const SILENT: Told = { read: () => {}, executed: () => {} };
const rules = async (id: string) => GAMES.find((game) => game.id === id) ?? null;
const bytesOf = (text: string) => new TextEncoder().encode(text);

function proved(document: ReplayDocument, keys: KeySet | null, told = SILENT): Promise<Proved> {
  const asked = { document: bytesOf(JSON.stringify(document)), keys: keys && JSON.stringify(keys) };
  return prove(asked, rules, told);
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a record of %s', (_, game) => {
  const { document, keys } = signedRecord(game);

  it('is verified entry by entry, with a list of what was proven', async () => {
    const executed: number[] = [];
    let entries = 0;
    const read = (found: number): void => {
      entries = found;
    };
    const outcome = await proved(document, keys, { read, executed: (version) => executed.push(version) });
    expect(outcome).toMatchObject({ verdict: { verdict: 'VERIFIED' }, entries: document.entries.length });
    expect(executed).toEqual(document.entries.map(({ version }) => version));
    expect(entries).toBe(document.entries.length);
    const about = 'verdict' in outcome ? outcome.verdict.proven.map((sentence) => sentence.split(':')[0]) : [];
    expect(about.sort()).toEqual(['Authorship', 'Beginning', 'Chain', 'Deal', 'Rules', 'Seed']);
  });

  it('with a changed fact is refuted at that entry, even with recomputed hashes and signatures', async () => {
    const version = Math.floor(document.entries.length / 2);
    const lie = (copy: ReplayDocument) => void at(copy, version).facts.push({ fact: 'passed', ...{ seat: 0 } });
    expect(await proved(changed(document, lie), keys)).toMatchObject(refutedAt(version, /hash/));
    expect(await proved(rehashed(changed(document, lie)), stranger.keys)).toMatchObject(refutedAt(version, /fact/));
  });
});

const game = BUSINESS_CARD_BATTLE; // the game with the shortest matches
const { document, keys } = signedRecord(game);
const stranger = strangersKey();
const [middle, last] = [Math.floor(document.entries.length / 2), document.entries.length - 1];

describe('the proof catches', () => {
  it.each<[string, number, (copy: ReplayDocument) => unknown]>([
    ['a missing entry', middle, (copy) => copy.entries.splice(middle, 1)],
    ['a duplicate entry', middle + 1, (copy) => copy.entries.splice(middle, 0, at(copy, middle))],
    ['two swapped entries', middle, (copy) => copy.entries.splice(middle, 2, at(copy, middle + 1), at(copy, middle))],
    [
      'a changed time of an entry',
      middle,
      (copy) => Object.assign(at(copy, middle), { at: '2026-01-01T00:00:01.000Z' }),
    ],
    [
      'a changed seat of an entry',
      middle,
      (copy) => Object.assign(at(copy, middle), { seat: 1 - (at(copy, middle).seat ?? 0) }),
    ],
    ['a changed agenda', middle, (copy) => Object.assign(at(copy, middle), { agenda: [0] })],
    ['a changed hash', middle, (copy) => Object.assign(at(copy, middle), { hash: '00'.repeat(32) })],
    ['a changed seed', 0, (copy) => Object.assign(copy, { seed: 'ab'.repeat(32) })],
    [
      'a changed result',
      last,
      (copy) => Object.assign(copy.result, { ranks: [...copy.result.ranks].reverse(), why: 'a lie' }),
    ],
    ['a changed match id', 0, (copy) => Object.assign(copy, { match: 'another' })],
    ["a changed player's name", 0, (copy) => void Object.assign(copy.seats[0] ?? {}, { name: 'Mallory' })],
    [
      'a changed entropy value of a player',
      0,
      (copy) => changePreamble(copy, ({ seats }) => Object.assign(seats[0] ?? {}, { entropy: null })),
    ],
    ['a changed final signature', last, forgeSignature],
  ])('%s', async (_, version, change) => {
    expect(await proved(changed(document, change), keys)).toMatchObject(refutedAt(version));
  });

  it('removed entropy with recomputed hashes, because the cards would be different', async () => {
    const without = changed(document, (copy) =>
      changePreamble(copy, ({ seats }) => Object.assign(seats[0] ?? {}, { entropy: null })),
    );
    expect(await proved(rehashed(without), stranger.keys)).toMatchObject(refutedAt(0));
  });

  it("an unsigned judge's entry", async () => {
    const ruled = signedRecord(game, { entries: 10 });
    const unsigned = changed(ruled.document, (copy) => Object.assign(copy, { signatures: [] }));
    expect(await proved(unsigned, ruled.keys)).toMatchObject(refutedAt(9, /signature/));
  });
});

describe('a record is undecided', () => {
  it('if only the signing key is unknown', async () => {
    expect(await proved(signedBy(stranger.key, stranger.kid, document), keys)).toMatchObject(
      undecided(/not a known key/),
    );
    expect(await proved(document, null)).toMatchObject(undecided(/not a known key/));
  });

  it('if the rules version or the game is unknown', async () => {
    const other = rehashed(ofRules(document, '0.0.0', document.game));
    expect(await proved(other, stranger.keys)).toMatchObject(undecided(/rules 0\.0\.0/));
    expect(await proved(rehashed(ofRules(document, '1', 'chess')), stranger.keys)).toMatchObject(
      undecided(/game chess/),
    );
  });
});

describe('a file is not a record', () => {
  it.each([
    ['no JSON object', 'a lie', /JSON object/],
    ['invalid JSON', '{"entries":[]', /not JSON/],
    ['a duplicate key', JSON.stringify(document).replace('"match":', '"match":"x","match":'), /twice/],
    ['no entries', '{"format":"arbiter-replay-3"}', /entries/],
  ])('with %s', async (_, text, why) => {
    const outcome = await prove({ document: bytesOf(text), keys: null }, rules, SILENT);
    expect(outcome).toEqual({ unreadable: expect.stringMatching(why) });
  });

  it('if a key has the id of another', async () => {
    const forged = { keys: [{ ...keys.keys[0], kid: 'mine' }] };
    const outcome = await prove(
      { document: bytesOf(JSON.stringify(document)), keys: JSON.stringify(forged) },
      rules,
      SILENT,
    );
    expect(outcome).toEqual({ unreadable: expect.stringMatching(/thumbprint/) });
  });
});

function at(copy: ReplayDocument, version: number): ReplayDocument['entries'][number] {
  return copy.entries[version] ?? expect.fail(`no entry ${version}`);
}

function refutedAt(version: number, why = /./) {
  return { verdict: { verdict: 'REFUTED', version, why: expect.stringMatching(why), proven: [] } };
}

function undecided(why: RegExp) {
  return { verdict: { verdict: 'UNDECIDED', why: expect.stringMatching(why) } };
}

function strangersKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const x = publicPart(publicKey);
  const kid = thumbprint(x);
  return { key: privateKey, kid, keys: { keys: [{ kty: 'OKP' as const, crv: 'Ed25519' as const, x, kid }] } };
}

/** Recomputes all hashes from the start of the chain, and signs with someone else's key. */
function rehashed(forged: ReplayDocument): ReplayDocument {
  const linked = changed(forged, (copy) => {
    let previous = seedHash(dealOf(copy.seed, copy.entries[0]));
    for (const entry of copy.entries) entry.hash = previous = hashAfter(previous, entry);
  });
  return signedBy(stranger.key, stranger.kid, linked);
}

function ofRules(copy: ReplayDocument, rulesVersion: string, id: string): ReplayDocument {
  return changed(copy, (other) => {
    Object.assign(other, { rulesVersion, game: id });
    changePreamble(other, (preamble) => Object.assign(preamble, { rulesVersion, game: id }));
  });
}

function forgeSignature(copy: ReplayDocument): void {
  const one = copy.signatures?.find(({ version }) => version > 0) ?? expect.fail('it is not signed');
  const other = copy.signatures?.find(({ version }) => version === 0) ?? expect.fail('it is not signed');
  one.signature = other.signature;
}
