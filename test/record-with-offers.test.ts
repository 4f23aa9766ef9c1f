import { describe, expect, it } from 'vitest';
import { type Action, concluded, eagerPolicy, type ReplayDocument } from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { verifyReplayText } from '../src/matches/replays/replay-verifier.ts';
import { changed, changePreamble, rechained } from './matches/replays/forging.ts';
import { resigned, signedRecord } from './web/signed-record.ts';

const golems = GAMES.find(({ id }) => id === 'golems');
if (!golems) throw new Error('there is no game');

/** The players' actions at each version of a match of three. Seat 0 has made the first answer, in version 1. */
const DONE: Record<number, Action> = {
  2: { kind: 'OFFERED', seat: 0, move: { offer: 'TAKEBACK', to: 0, asks: [1, 2] } },
  3: { kind: 'ACCEPTED', seat: 2, move: { offer: 2 } },
  4: { kind: 'REWOUND', seat: 1, move: { to: 0, why: 'AGREED' } },
  8: { kind: 'OFFERED', seat: 1, move: { offer: 'DRAW', asks: [0, 2] } },
  9: { kind: 'DECLINED', seat: 0, move: { offer: 8 } },
  10: { kind: 'OFFERED', seat: 2, move: { offer: 'DRAW', asks: [0, 1] } },
  11: { kind: 'ACCEPTED', seat: 0, move: { offer: 10 } },
  12: { kind: 'ENDED', seat: 1, move: { ranks: [1, 1, 1], why: 'The players agreed to a draw' } },
};

const { document, keys } = signedRecord(golems, {
  policy: eagerPolicy,
  seats: 3,
  between: ({ version }) => DONE[version + 1] ?? null,
});

function verdictOn(replay: ReplayDocument) {
  return concluded(verifyReplayText(GAMES, keys, new TextEncoder().encode(JSON.stringify(replay))), 'UNKNOWN');
}

/** Forges a record as the key's owner could, so that only the rules can reveal the change. */
function forged(change: (copy: ReplayDocument) => void): ReplayDocument {
  return resigned(rechained(changed(document, change)));
}

const change = (version: number, more: object) => (copy: ReplayDocument) =>
  void Object.assign(copy.entries[version]?.move ?? {}, more);
const facts = (version: number, more: object) => (copy: ReplayDocument) =>
  void Object.assign(copy.entries[version]?.facts[0] ?? {}, more);

describe('a record with offers', () => {
  it('verifies offline, and lists the agreed draw among what only its server vouches for', () => {
    expect(document.format).toBe('arbiter-replay-5');
    const verdict = verdictOn(document);
    expect(verdict).toMatchObject({ verdict: 'VERIFIED' });
    expect(verdict.unproven.join()).toContain('12 (ENDED)');
  });

  it.each<[string, number, (copy: ReplayDocument) => void]>([
    ['a takeback to another version', 2, change(2, { to: 1 })],
    ['an acceptance of another offer', 3, change(3, { offer: 1 })],
    ['a takeback that is called an undo', 4, change(4, { why: 'UNDONE' })],
    ['a takeback against bots, though players play', 4, change(4, { why: 'AGAINST_BOTS' })],
    ['a draw after a refusal', 9, (copy) => Object.assign(copy.entries[9] ?? {}, { kind: 'ACCEPTED' })],
    ['a draw with a winner', 12, change(12, { ranks: [2, 1, 2] })],
    ['a draw by a seat that was not asked', 12, (copy) => Object.assign(copy.entries[12] ?? {}, { seat: 2 })],
  ])('is refuted with %s', (_, version, what) => {
    expect(verdictOn(forged(what))).toMatchObject({ verdict: 'REFUTED', version });
  });

  it('is refuted if a player was not asked, unless a bot played for the seat', () => {
    const unasked = (copy: ReplayDocument) => {
      for (const make of [change, facts]) make(8, { asks: [0] })(copy);
    };
    expect(verdictOn(forged(unasked))).toMatchObject({
      ...{ verdict: 'REFUTED', version: 8 },
      why: 'a player was not asked to agree',
    });
    const withBot = forged((copy) => {
      unasked(copy);
      copy.seats[2] = { seat: 2, bot: 'STEADY', name: 'steady bot' };
      changePreamble(copy, ({ seats }) => Object.assign(seats[2] ?? {}, { bot: 'STEADY', player: null }));
    });
    expect(verdictOn(withBot)).toMatchObject({ verdict: 'VERIFIED' });
  });
});
