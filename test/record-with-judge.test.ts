import { describe, expect, it } from 'vitest';
import {
  type Action,
  type AnyAt,
  concluded,
  eagerPolicy,
  type JudgingKind,
  type ReplayDocument,
} from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { verifyReplayText } from '../src/matches/replays/replay-verifier.ts';
import { changed, rechained } from './matches/replays/forging.ts';
import { resigned, signedRecord } from './web/signed-record.ts';

const WORD = { by: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', reason: 'The table was bumped' };
const seat = null;

/** The judge's action at each version of the first match. */
const DONE: Record<number, Action> = {
  4: { kind: 'JUDGE_CALLED', seat: 1, move: { about: 'May a golem do that?' } },
  5: { kind: 'PAUSED', seat, move: WORD },
  6: { kind: 'REWOUND', seat, move: { to: 2, ...WORD } },
  7: { kind: 'RESUMED', seat, move: WORD },
  9: { kind: 'TIME_GIVEN', seat, move: { seat: 0, seconds: 60, ...WORD } },
  11: { kind: 'RULED', seat, move: { seat: 1, ruling: 'WARNING', ...WORD } },
  12: { kind: 'REWOUND', seat, move: { to: 5 - 1, ...WORD } },
  20: { kind: 'RULED', seat, move: { seat: 1, ruling: 'DISQUALIFICATION', ...WORD } },
};
const between = (at: AnyAt): Action | null => DONE[at.version + 1] ?? null;

const golems = GAMES.find(({ id }) => id === 'golems') ?? GAMES[0];
if (!golems) throw new Error('there is no game');
const { document, keys } = signedRecord(golems, { policy: eagerPolicy, between });

function verdictOn(replay: ReplayDocument) {
  return concluded(verifyReplayText(GAMES, keys, new TextEncoder().encode(JSON.stringify(replay))), 'UNKNOWN');
}

const versionOf = (kind: JudgingKind): number => document.entries.findIndex((entry) => entry.kind === kind);

/** Forges a record as the key's owner could, so that only the rules can reveal the change. */
function forged(change: (copy: ReplayDocument) => void): ReplayDocument {
  return resigned(rechained(changed(document, change)));
}

describe("a record with a judge's actions", () => {
  it('verifies offline, and lists what only its server vouches for', () => {
    const verdict = verdictOn(document);
    expect(verdict.verdict).toBe('VERIFIED');
    expect(verdict.unproven.join()).toContain('4 (JUDGE_CALLED), 5 (PAUSED), 6 (REWOUND), 7 (RESUMED), 9 (TIME_GIVEN)');
    expect(document.entries.at(-1)?.kind).toBe('RULED');
    expect(document.result.ranks).toEqual([1, 2]);
  });

  it('is VERIFIED only when its end is signed', () => {
    const unsigned = changed(document, (copy) => {
      copy.signatures = (copy.signatures ?? []).filter(({ version }) => version === 0);
    });
    expect(verdictOn(unsigned)).toMatchObject({
      verdict: 'REFUTED',
      version: 4,
      why: expect.stringMatching(/signature/),
    });
  });

  const change =
    (kind: JudgingKind, what: (entry: ReplayDocument['entries'][number]) => void) => (copy: ReplayDocument) => {
      const entry = copy.entries[versionOf(kind)];
      if (entry) what(entry);
    };
  it.each([
    [
      'more time than the judge gave',
      'TIME_GIVEN',
      change('TIME_GIVEN', ({ move }) => Object.assign(move ?? {}, { seconds: 90 })),
    ],
    ['another seat ruled against', 'RULED', change('RULED', ({ move }) => Object.assign(move ?? {}, { seat: 0 }))],
    ['a harsher ruling', 'RULED', change('RULED', ({ move }) => Object.assign(move ?? {}, { ruling: 'MATCH_LOSS' }))],
    ['an unknown ruling', 'RULED', change('RULED', ({ move }) => Object.assign(move ?? {}, { ruling: 'SHAME' }))],
    ['another version gone back to', 'REWOUND', change('REWOUND', ({ move }) => Object.assign(move ?? {}, { to: 3 }))],
    ['a version not reached yet', 'REWOUND', change('REWOUND', ({ move }) => Object.assign(move ?? {}, { to: 6 }))],
    ['an extra field', 'PAUSED', change('PAUSED', ({ move }) => Object.assign(move ?? {}, { psst: 1 }))],
    ['a reason of two lines', 'PAUSED', change('PAUSED', ({ move }) => Object.assign(move ?? {}, { reason: 'a\nb' }))],
    ['a call without a seat', 'JUDGE_CALLED', change('JUDGE_CALLED', (entry) => Object.assign(entry, { seat: null }))],
    ['a pause of a seat', 'PAUSED', change('PAUSED', (entry) => Object.assign(entry, { seat: 0 }))],
  ] as const)('is refuted with %s', (_, kind, what) => {
    expect(verdictOn(forged(what))).toMatchObject({ verdict: 'REFUTED', version: versionOf(kind) });
  });

  it('is refuted if a rewind restores other cards', () => {
    const stacked = forged((copy) => {
      const fact: Record<string, unknown> = copy.entries[versionOf('REWOUND')]?.facts[0] ?? {};
      const { zones } = fact.table as { zones: Record<string, { cards: number[] }> };
      for (const zone of Object.values(zones)) zone.cards.reverse();
    });
    expect(verdictOn(stacked)).toMatchObject({ verdict: 'REFUTED', version: versionOf('REWOUND') });
  });

  it('is refuted if a move was made in a pause', () => {
    const moved = forged((copy) => {
      const made = copy.entries[versionOf('PAUSED') - 2];
      const paused = copy.entries[versionOf('REWOUND')];
      if (made && paused) Object.assign(paused, { kind: made.kind, seat: made.seat, move: made.move });
    });
    expect(verdictOn(moved)).toMatchObject({ verdict: 'REFUTED', why: 'the move is refused: PAUSED' });
  });

  it('is refuted if its judge has a seat', () => {
    const { document: own } = signedRecord(golems, {
      policy: eagerPolicy,
      between: ({ version }) =>
        version === 1 ? { kind: 'RULED', seat, move: { seat: 0, ruling: 'NOTE', ...WORD, by: PLAYER } } : null,
    });
    const seated = resigned(
      rechained(
        changed(own, (copy) => {
          const [first] = copy.entries;
          const seats = (first?.move?.seats ?? []) as { player: { id: string } }[];
          if (seats[1]) seats[1].player.id = PLAYER;
        }),
      ),
    );
    expect(verdictOn(seated)).toMatchObject({ verdict: 'REFUTED', version: 2, why: 'the judge sits at the match' });
  });
});

const PLAYER = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
