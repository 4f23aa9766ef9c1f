import { describe, expect, it } from 'vitest';
import { entryText, hashedText, type LoggedReplay, type ReplayDocument } from '../../../src/engine/index.ts';
import { gameById } from '../../../src/games/index.ts';
import { examineReplay } from '../../../src/matches/replays/replay-verifier.ts';
import { changed, rechained, signedBy, strangersKey } from './forging.ts';
import { playedRecord } from './played-record.ts';

// A replay read from our own log is not parsed strictly, so its chain, rules or signatures must reveal every change in
// the tables.

const game = gameById('business-card-battle') ?? expect.fail();
const options = game.options.parse({});
const deck = game.deck?.ready.find(({ cards }) => game.deck?.broken(cards, options).length === 0)?.cards ?? null;
const { key, published } = strangersKey();
const played = playedRecord(game, { seats: 2, options, decks: [deck, deck], firstCard: 1 }, 'ab'.repeat(32));
const genuine = signedBy(key, published.kid, { ...played, format: 'arbiter-replay-3' });
const LAST = genuine.entries.length - 1;

/** Converts the document to the form stored in the log. */
function logged({ entries, ...head }: ReplayDocument): LoggedReplay {
  const texts = entries.map((entry) => ({ text: hashedText(entry, entryText(entry, entry.at)), hash: entry.hash }));
  return { ...head, entries: texts };
}

function verdictOn(replay: LoggedReplay) {
  return examineReplay([game], { keys: [published] }, replay);
}

/** Changes the log of the genuine record. Returns the verdict. */
function verdictAfter(change: (entries: LoggedReplay['entries'], replay: LoggedReplay) => void) {
  const replay = structuredClone(logged(genuine));
  change(replay.entries, replay);
  expect(replay).not.toEqual(logged(genuine));
  return verdictOn(replay).rules;
}

/** Replaces a fact in the text of an entry. */
function withLie({ entries }: ReplayDocument): void {
  const [fact] = entries[2]?.facts ?? [];
  Object.assign(fact ?? expect.fail(), { lie: 1 });
}

describe('a replay of our own log', () => {
  it('is verified, and its chain, rules and signatures are proven', () => {
    const { rules, signed, proven } = verdictOn(logged(genuine));
    expect([rules, signed]).toEqual([{ verdict: 'VERIFIED' }, { by: [published.kid] }]);
    expect(proven.map((one) => one.split(':')[0])).toEqual(['Chain', 'Seed', 'Rules']);
  });

  it.each<[string, number, Parameters<typeof verdictAfter>[0]]>([
    [
      'an entry was changed',
      2,
      ([, , entry]) => entry && Object.assign(entry, { text: entry.text.replace(/\d/, '9') }),
    ],
    [
      'a key was repeated',
      2,
      ([, , entry]) => entry && Object.assign(entry, { text: `{"kind":"ENDED",${entry.text.slice(1, -1)},"seat":9}` }),
    ],
    ['a hash was changed', 2, ([, , entry]) => entry && Object.assign(entry, { hash: 'ab'.repeat(32) })],
    ['an entry was dropped', 3, (entries) => entries.splice(3, 1)],
    ['two entries were swapped', 3, (entries) => entries.splice(3, 2, ...entries.slice(3, 5).reverse())],
    ['the last entry was dropped', LAST - 1, (entries) => entries.pop()],
    [
      'a signature was changed',
      LAST,
      (_, { signatures = [] }) => Object.assign(signatures[1] ?? {}, { signature: signatures[0]?.signature }),
    ],
    ['the seed was changed', 0, (_, replay) => Object.assign(replay, { seed: 'cd'.repeat(32) })],
    ['the result was changed', LAST, (_, replay) => Object.assign(replay.result, { ranks: [9, 9] })],
  ])('is refuted if %s', (_, version, change) => {
    expect(verdictAfter(change)).toMatchObject({ verdict: 'REFUTED', version });
  });

  it('is refuted by the rules if the whole chain was made again over a lie', () => {
    const { rules } = verdictOn(logged(rechained(changed(genuine, withLie))));
    expect(rules).toMatchObject({ verdict: 'REFUTED', version: 2, why: expect.stringMatching(/^fact 0/) });
  });

  it('is refuted by its signatures if the whole chain was made again within the rules', () => {
    const later = changed(genuine, ({ entries }) =>
      Object.assign(entries[2] ?? {}, { at: '2026-01-02T00:00:00.000Z' }),
    );
    const { rules } = verdictOn(logged(rechained(later)));
    expect(rules).toMatchObject({ verdict: 'REFUTED', version: LAST, why: expect.stringContaining('signature') });
  });

  it('is verified if only the order of keys or white space was changed, as the document of the match is', () => {
    const { verdict } = verdictAfter((entries) => {
      for (const entry of entries) {
        const parts = Object.entries(JSON.parse(entry.text)).reverse();
        entry.text = JSON.stringify(Object.fromEntries(parts), null, 1);
      }
    });
    expect(verdict).toBe('VERIFIED');
  });
});
