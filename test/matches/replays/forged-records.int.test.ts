import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { concluded, type KeySet, type ReplayDocument, type VerifyVerdict } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import {
  createMatch,
  joinMatch,
  type MatchesHandle,
  publicKeys,
  readReplay,
  replayDocument,
  resign,
  verifyReplay,
} from '../../../src/matches/index.ts';
import { verifyReplayText } from '../../../src/matches/replays/replay-verifier.ts';
import { duel } from '../duel.ts';
import { begun, openSetting, playOut, type Setting } from '../setting.ts';
import {
  changed,
  changePreamble,
  cutAndRuled,
  exchanged,
  ofFormerTimes,
  playedAgain,
  rechained,
  signedBy,
  strangersKey,
  unsigned,
} from './forging.ts';
import { verdictOf } from './verdicts.ts';

const ALL = [...GAMES, duel];
const CARDS = ALL.find(({ id }) => id === 'business-card-battle') ?? expect.fail();

let setting: Setting;
/** The server where the matches were played, and one that does not know them. */
let home: MatchesHandle;
let abroad: { setting: Setting; matches: MatchesHandle };
let keys: KeySet;
let ada: Caller;
let bob: Caller;
/** A bidding match that was played to its end, and a match with decks that Bob resigned. */
let played: ReplayDocument;
let resigned: ReplayDocument;

beforeAll(async () => {
  setting = await openSetting();
  home = (await setting.node({ alone: true, games: ALL })).matches;
  [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  const elsewhere = await openSetting();
  abroad = { setting: elsewhere, matches: (await elsewhere.node({ games: ALL })).matches };
  keys = await publicKeys(home);
  played = await replayDocument(home, null, (await playOut(home, await begun(home, [ada, bob]))).id);
  const { id: matchId } = await createMatch(home, ada, { game: CARDS.id, deck: { ready: 'head-office' } });
  await joinMatch(home, bob, { matchId, deck: { ready: 'field-sales' } });
  await resign(home, bob, { matchId });
  resigned = await replayDocument(home, null, matchId);
});
afterAll(async () => {
  await setting.close();
  await abroad.setting.close();
});

/** Verifies a record with nothing but a file of keys. */
function offline(document: ReplayDocument, with_: KeySet = keys): VerifyVerdict {
  return concluded(verifyReplayText(ALL, with_, Buffer.from(JSON.stringify(document))), 'UNKNOWN');
}

const AUTHORSHIP = expect.stringMatching(/^Authorship: /);

describe('a genuine record', () => {
  test('is verified by its server, which also finds it in its log', async () => {
    for (const document of [played, resigned]) {
      const said = await verdictOf(home, document);
      expect(said).toMatchObject({ verdict: 'VERIFIED' });
      expect(said.proven.map((one) => one.split(':')[0])).toEqual([
        ...['Chain', 'Seed', 'Rules', 'Beginning', 'Authorship', 'Log'],
      ]);
    }
  });

  test('is verified with the keys alone, and undecided without them: its author is unknown', async () => {
    expect(offline(played)).toMatchObject({ verdict: 'VERIFIED', unproven: [] });
    expect(offline(played).proven).toContainEqual(AUTHORSHIP);
    for (const said of [offline(played, { keys: [] }), await verdictOf(abroad.matches, played)]) {
      expect(said).toMatchObject({ verdict: 'UNDECIDED', unproven: [AUTHORSHIP] });
      expect(said.proven).toContainEqual(expect.stringMatching(/^Rules: /));
    }
  });

  test("lists the entries that only their author's word supports", async () => {
    expect((await verdictOf(home, resigned)).unproven).toEqual([expect.stringContaining('1 (RESIGNED)')]);
  });

  test('has the same verdict where its match is shown', async () => {
    await verifyReplay(home, { matchId: played.match });
    const shown = await readReplay(home, { id: played.match } as Parameters<typeof readReplay>[1]);
    const { verdict, proven, unproven } = await verdictOf(home, played);
    expect(shown).toMatchObject({ verdict, proven, unproven });
  });
});

describe('a genuine record relabelled as an older format', () => {
  test.each(['arbiter-replay-1', 'arbiter-replay-2'] as const)(
    '%s is refuted, by the server and with keys alone',
    async (format) => {
      for (const document of [played, resigned]) {
        const relabelled = changed(document, (copy) => Object.assign(copy, { format }));
        for (const said of [await verdictOf(home, relabelled), offline(relabelled)])
          expect(said).toMatchObject({ verdict: 'REFUTED', version: 0, why: expect.stringContaining(format) });
      }
    },
  );

  test("an old record relabelled as today's format is undecided", async () => {
    const { format } = played;
    const old = changed(ofFormerTimes(played), (copy) => Object.assign(copy, { format }));
    expect(await verdictOf(abroad.matches, old)).toMatchObject({ verdict: 'UNDECIDED' });
  });
});

describe('a record in an old format', () => {
  test('is not refuted, and the verdict lists what is unproven', async () => {
    const old = ofFormerTimes(played);
    const missing = [expect.stringMatching(/^Beginning: /), AUTHORSHIP];
    for (const said of [offline(old), await verdictOf(abroad.matches, old)])
      expect(said).toMatchObject({ verdict: 'UNDECIDED', unproven: missing });
  });

  test('is verified by its server', async () => {
    const match = await begun(home, [ada, bob]);
    await playOut(home, match);
    const old = ofFormerTimes(await replayDocument(home, null, match.id));
    await setting.query('alter table match_log disable trigger user');
    for (const { version, hash } of old.entries)
      await setting.query(
        'update match_log set hash = $3, signature = null, move = case version when 0 then null else move end where match_id = $1 and version = $2',
        [match.id, version, hash],
      );
    await setting.query('alter table match_log enable trigger user');
    const unproven = [expect.anything(), AUTHORSHIP];
    expect(await verdictOf(home, old)).toMatchObject({ verdict: 'VERIFIED', unproven });
    await verifyReplay(home, { matchId: match.id });
    const shown = await readReplay(home, { id: match.id } as Parameters<typeof readReplay>[1]);
    expect(shown).toMatchObject({ verdict: 'VERIFIED', unproven: [expect.anything(), AUTHORSHIP] });
  });
});

const later = (moment: string) => new Date(Date.parse(moment) + 60_000).toISOString();

/** Every lie that a forged record may tell. */
const FORGERIES: [string, () => ReplayDocument][] = [
  ['the names of the players swapped', () => exchanged(resigned, 'name')],
  [
    'the names swapped in the head alone',
    () => ({ ...resigned, seats: [...resigned.seats].reverse().map((one, seat) => ({ ...one, seat })) }),
  ],
  [
    'the order of the seats reversed',
    () =>
      rechained(
        changed(resigned, (copy) => {
          copy.seats.reverse();
          changePreamble(copy, (preamble) => void preamble.seats.reverse());
        }),
      ),
  ],
  ['cut in half, and a judge rules against the winner', () => cutAndRuled(duel, played, 3, [2, 1])],
  [
    'other options, played again',
    () => playedAgain(CARDS, resigned, ({ options }) => Object.assign(options, { turns: 77 })),
  ],
  ['other options in the head alone', () => ({ ...resigned, options: { ...resigned.options, turns: 77 } })],
  ['the decks swapped, played again', () => playedAgain(CARDS, resigned, ({ decks }) => void decks.reverse())],
  ['the decks swapped in their commitments', () => exchanged(resigned, 'deck')],
  ['an end that never was', () => cutAndRuled(CARDS, resigned, 1, [1, 2])],
  ['another end in the head', () => ({ ...resigned, finishedAt: later(resigned.finishedAt) })],
  ['another start in the head', () => ({ ...resigned, startedAt: later(resigned.startedAt) })],
  [
    'the other player has resigned',
    () =>
      playedAgain(
        CARDS,
        changed(resigned, ({ entries: [, last] }) => Object.assign(last ?? {}, { seat: 0 })),
        () => {},
      ),
  ],
  [
    'every time an hour later',
    () =>
      rechained(
        changed(resigned, (copy) => {
          for (const entry of copy.entries) entry.at = later(entry.at);
          Object.assign(copy, { startedAt: later(copy.startedAt), finishedAt: later(copy.finishedAt) });
        }),
      ),
  ],
  [
    'as a record of another match',
    () =>
      rechained(
        changed(resigned, (copy) => {
          copy.match = 'd5bb1c1c-3a3c-4f4e-9b57-0f5d2f0f3b11';
          changePreamble(copy, (preamble) => Object.assign(preamble, { match: copy.match }));
        }),
      ),
  ],
];

describe.each(FORGERIES)('a forged record: %s', (_, forgery) => {
  test('is refuted by the server of its match, and never verified there', async () => {
    for (const document of [forgery(), unsigned(forgery()), ofFormerTimes(forgery())]) {
      const known = document.match === resigned.match || document.match === played.match;
      expect((await verdictOf(home, document)).verdict).toMatch(known ? /REFUTED/ : /REFUTED|UNDECIDED/);
    }
  });

  test('is refuted by its signatures, and not verified without them', async () => {
    const forged = forgery();
    expect(offline(forged)).toMatchObject({ verdict: 'REFUTED' });
    for (const document of [unsigned(forged), ofFormerTimes(forged)]) {
      expect(offline(document).verdict).not.toBe('VERIFIED');
      expect((await verdictOf(abroad.matches, document)).verdict).not.toBe('VERIFIED');
    }
  });

  test("is not verified with a stranger's signature under any name", async () => {
    const { key, published } = strangersKey();
    const own = signedBy(key, published.kid, forgery());
    for (const said of [offline(own), await verdictOf(home, own)]) expect(said.verdict).not.toBe('VERIFIED');
    const ours = keys.keys[0]?.kid ?? expect.fail();
    expect(offline(signedBy(key, ours, forgery()))).toMatchObject({ verdict: 'REFUTED' });
  });
});

describe('what needs a signature', () => {
  test.each(['RULING', 'ENDED'] as const)('an entry of kind %s', (kind) => {
    const document = unsigned(cutAndRuled(duel, played, 3, [2, 1], kind));
    const why = `an entry of kind ${kind} counts only with a signature`;
    expect(offline(document)).toMatchObject({ verdict: 'REFUTED', version: 3, why });
    const { key, published } = strangersKey();
    const by = signedBy(key, published.kid, document);
    expect(offline(by)).toMatchObject({ verdict: 'UNDECIDED' });
    expect(offline(by, { keys: [published] })).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('the signature of the first entry does not prove an end', () => {
    const [first] = played.signatures ?? [];
    const cut = cutAndRuled(duel, played, 3, [2, 1]);
    const again = (version: number) => ({ ...cut, signatures: first ? [first, { ...first, version }] : [] });
    expect(offline(again(3))).toMatchObject({ verdict: 'REFUTED', version: 3 });
    expect(offline(again(0))).toMatchObject({ verdict: 'REFUTED', version: 3 });
  });
});

describe('the keys', () => {
  test('of a stranger in place of ours prove nothing about our records', () => {
    const { published } = strangersKey();
    expect(offline(resigned, { keys: [published] })).toMatchObject({ verdict: 'UNDECIDED' });
  });

  test('prove nothing once they are revoked', () => {
    const revoked = { keys: keys.keys.map((key) => ({ ...key, revoked: new Date().toISOString() })) };
    expect(offline(resigned, revoked)).toMatchObject({
      verdict: 'UNDECIDED',
      unproven: [expect.anything(), AUTHORSHIP],
    });
  });

  test.each([
    ['retired long before', { retired: '2020-01-01T00:00:00.000Z' }],
    ['made long after', { created: '2999-01-01T00:00:00.000Z' }],
  ])('that were %s prove nothing', (_, dates) => {
    expect(offline(resigned, { keys: keys.keys.map((key) => ({ ...key, ...dates })) }).verdict).toBe('UNDECIDED');
  });

  test('that have been retired still prove what they signed', () => {
    const retired = { keys: keys.keys.map((key) => ({ ...key, retired: new Date().toISOString() })) };
    expect(offline(resigned, retired).verdict).toBe('VERIFIED');
  });
});

describe('a private match', () => {
  test('is compared only for players who may see it; a stranger learns nothing from a false record', async () => {
    const { id } = await playOut(home, await begun(home, [ada, bob], { visibility: 'PRIVATE' }));
    const document = await replayDocument(home, ada, id);
    expect(await verdictOf(home, document)).toMatchObject({ verdict: 'VERIFIED' });
    const forged = ofFormerTimes({ ...document, createdAt: later(document.createdAt) });
    expect(await verdictOf(home, forged, ada)).toMatchObject({ verdict: 'REFUTED' });
    const unknown = { ...forged, match: 'd5bb1c1c-3a3c-4f4e-9b57-0f5d2f0f3b11' };
    expect(await verdictOf(home, forged)).toEqual(await verdictOf(home, unknown));
  });

  test('any record of a running match is refuted', async () => {
    const { id } = await begun(home, [ada, bob]);
    const other = { ...unsigned(ofFormerTimes(played)), match: id };
    expect(await verdictOf(home, other)).toMatchObject({ verdict: 'REFUTED' });
  });
});
