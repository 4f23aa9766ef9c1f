import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { concluded, type ReplayDocument } from '../../src/engine/index.ts';
import {
  auditCollections,
  createMatch,
  joinMatch,
  type MatchView,
  publicKeys,
  readMatch,
  readReplay,
  replayDocument,
  verifyReplay,
} from '../../src/matches/index.ts';
import { verifyReplayText } from '../../src/matches/replays/replay-verifier.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { duel } from './duel.ts';
import { changed, changePreamble, rechained, unsigned } from './replays/forging.ts';
import { verdictOf } from './replays/verdicts.ts';
import { openSetting, playOne, playOut } from './setting.ts';

const ADAS = 'ada-has-rolled-17-dice';
const BOBS = 'Ym9iIGhhcyB0b3NzZWQgY29pbnM=';

const setting = await closeAfterAll(openSetting());
const matches = (await setting.node()).matches;
const keys = await publicKeys(matches);
const [ada, bob, cleo] = [await setting.player('Ada'), await setting.player('Bob'), await setting.player('Cleo')];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const offline = (document: ReplayDocument) =>
  concluded(verifyReplayText([duel], keys, Buffer.from(JSON.stringify(document))), 'UNKNOWN');
const entropies = ({ seats }: MatchView) => seats.map(({ entropy }) => entropy);

async function together(values: [string | null, string | null] = [ADAS, BOBS], node = matches) {
  const made = await createMatch(node, ada, { game: 'duel', entropy: values[0] });
  return { made, begun: await joinMatch(node, bob, { matchId: made.id, entropy: values[1] }) };
}

async function stored(id: string) {
  const [row] = await setting.query<Record<'seed' | 'seed_hash' | 'server_seed' | 'server_seed_hash', string | null>>(
    'select seed, seed_hash, server_seed, server_seed_hash from matches where id = $1',
    [id],
  );
  return row ?? expect.fail();
}

describe('players who add entropy to the deal', () => {
  test('get cards that follow from it and from the promised seed', async () => {
    const { made, begun } = await together();
    const over = await playOut(matches, begun);
    expect([made.seedHash, begun.seedHash, over.seedHash]).toEqual(Array(3).fill(sha256(over.seed ?? '')));
    const deal = sha256(['arbiter-deal-1', over.seed, ADAS, BOBS].join('\n'));
    expect(await stored(made.id)).toEqual({
      ...{ seed: deal, seed_hash: sha256(deal) },
      ...{ server_seed: over.seed, server_seed_hash: over.seedHash },
    });
    const document = await replayDocument(matches, null, made.id);
    for (const said of [await verdictOf(matches, document), offline(document)]) {
      expect(said.verdict).toBe('VERIFIED');
      expect(said.proven).toContainEqual(expect.stringMatching(/^Deal: .*seats 0, 1\.$/));
    }
    await verifyReplay(matches, { matchId: made.id });
    expect(await readReplay(matches, over)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('see the entropy of the others once the match has begun, not before', async () => {
    const { made, begun } = await together();
    expect(entropies(made)).toEqual([null, null]);
    expect(entropies(begun)).toEqual([ADAS, BOBS]);
  });

  test('may be only some of them; a seat without entropy shows none', async () => {
    const { begun } = await together([null, BOBS]);
    const over = await playOut(matches, begun);
    const deal = sha256(['arbiter-deal-1', over.seed, '-', BOBS].join('\n'));
    expect((await stored(begun.id)).seed).toBe(deal);
    expect(offline(await replayDocument(matches, null, begun.id)).verdict).toBe('VERIFIED');
  });

  test('may be none of them, and the deal is as before', async () => {
    const { begun } = await together([null, null]);
    const over = await playOut(matches, begun);
    expect(await stored(begun.id)).toMatchObject({ seed: over.seed, seed_hash: over.seedHash, server_seed: null });
    const said = offline(await replayDocument(matches, null, begun.id));
    expect(said.verdict).toBe('VERIFIED');
    expect(said.proven.join()).not.toMatch(/Deal: /);
  });

  test('get other cards for every other value', async () => {
    const deals = new Set<string | null>();
    for (const value of [null, ADAS, `${ADAS}0`])
      deals.add((await stored((await together([value, BOBS])).begun.id)).seed);
    expect(deals.size).toBe(3);
  });

  test('can play on any node, and after a restart', async () => {
    const two = (await setting.node()).matches;
    const { begun } = await together();
    let match = await playOne(two, begun);
    match = await playOne(matches, match);
    match = await playOut((await setting.node()).matches, match);
    expect(offline(await replayDocument(two, null, match.id)).verdict).toBe('VERIFIED');
  });

  test('leave the audit clean', async () => {
    expect((await auditCollections(matches)).discrepancies).toEqual([]);
  });
});

describe('entropy from players', () => {
  test('can be added by the creator after seeing the hash of the seed', async () => {
    const made = await createMatch(matches, ada, { game: 'duel' });
    expect(made.seedHash).toMatch(/^[\da-f]{64}$/);
    await joinMatch(matches, ada, { matchId: made.id, entropy: ADAS });
    await joinMatch(matches, ada, { matchId: made.id, entropy: ADAS });
    const other = joinMatch(matches, ada, { matchId: made.id, entropy: BOBS });
    await expect(other).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(entropies(await joinMatch(matches, bob, { matchId: made.id }))).toEqual([ADAS, null]);
    const late = joinMatch(matches, bob, { matchId: made.id, entropy: BOBS });
    await expect(late).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(entropies(await readMatch(matches, ada, made.id))).toEqual([ADAS, null]);
  });

  test('needs the seat in a private match, where one player may hold several', async () => {
    const { id, invitation } = await createMatch(matches, ada, { game: 'duel', seats: 3, visibility: 'PRIVATE' });
    await joinMatch(matches, ada, { invitation, seat: 0, entropy: ADAS });
    await joinMatch(matches, ada, { invitation, entropy: ADAS });
    await joinMatch(matches, ada, { invitation, seat: 1, entropy: BOBS });
    const unnamed = joinMatch(matches, ada, { invitation, entropy: ADAS });
    await expect(unnamed).rejects.toMatchObject({ code: 'BAD_INPUT', details: { field: 'seat' } });
    expect(entropies(await joinMatch(matches, cleo, { invitation }))).toEqual([ADAS, BOBS, null]);
    expect((await readMatch(matches, ada, id)).yourSeats).toEqual([0, 1]);
  });

  test('goes to the only seat of a player in a public match, even if another is named', async () => {
    const { id: matchId } = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    await joinMatch(matches, ada, { matchId, seat: 1, entropy: ADAS });
    await joinMatch(matches, bob, { matchId });
    expect(entropies(await joinMatch(matches, cleo, { matchId }))).toEqual([ADAS, null, null]);
  });

  test('is accepted once when several values arrive at the same time; the others are refused', async () => {
    const { id: matchId } = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    const values = [ADAS, BOBS, `${BOBS}more`];
    const answers = await Promise.allSettled(values.map((entropy) => joinMatch(matches, bob, { matchId, entropy })));
    const taken = values.filter((_, index) => answers[index]?.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    expect(entropies(await joinMatch(matches, cleo, { matchId }))).toEqual([null, taken[0], null]);
  });
});

describe('invalid entropy', () => {
  test.each(['', 'short', 'x'.repeat(129), `${ADAS}\n`, `"${ADAS}"`, `${ADAS} `, 'ä'.repeat(20)])(
    'is refused: %j',
    async (entropy) => {
      const bad = { code: 'BAD_INPUT', details: { field: 'entropy' } };
      await expect(createMatch(matches, ada, { game: 'duel', entropy })).rejects.toMatchObject(bad);
      const { id: matchId } = await createMatch(matches, ada, { game: 'duel' });
      await expect(joinMatch(matches, bob, { matchId, entropy })).rejects.toMatchObject(bad);
      await expect(joinMatch(matches, ada, { matchId, entropy })).rejects.toMatchObject(bad);
    },
  );

  test('is refused from a creator without a seat', async () => {
    const bots = [{ level: 'RANDOM' as const }, { level: 'RANDOM' as const }];
    const watched = createMatch(matches, ada, { game: 'duel', seats: 2, bots, entropy: ADAS });
    await expect(watched).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('players catch a server that cheats', () => {
  async function record(): Promise<ReplayDocument> {
    const { begun } = await together();
    return replayDocument(matches, null, (await playOut(matches, begun)).id);
  }
  const valued = (document: ReplayDocument, change: (values: { entropy: string | null }[]) => void) =>
    rechained(changed(unsigned(document), (copy) => changePreamble(copy, ({ seats }) => change(seats))));

  test('when it claims other entropy, another order or none', async () => {
    const document = await record();
    const changes: ((values: { entropy: string | null }[]) => void)[] = [
      ([one]) => Object.assign(one ?? {}, { entropy: BOBS }),
      ([one, two]) => [Object.assign(one ?? {}, { entropy: BOBS }), Object.assign(two ?? {}, { entropy: ADAS })],
      ([one, two]) => [Object.assign(one ?? {}, { entropy: null }), Object.assign(two ?? {}, { entropy: null })],
    ];
    for (const change of changes) expect(offline(valued(document, change)).verdict).toBe('REFUTED');
  });

  test('when it deals from a seed other than the promised one', async () => {
    const document = await record();
    expect(offline({ ...document, seed: sha256('a better one') })).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });

  test('when it leaves out the entropy: they miss it in the record', async () => {
    const document = await record();
    expect(JSON.stringify(document.entries[0]?.move)).toContain(ADAS);
    expect(offline(document).verdict).toBe('VERIFIED');
  });
});
