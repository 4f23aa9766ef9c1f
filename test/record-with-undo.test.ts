import { describe, expect, it } from 'vitest';
import {
  type Action,
  type AnyAt,
  concluded,
  type Entry,
  eagerPolicy,
  type ReplayDocument,
  undoOf,
} from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { verifyReplayText } from '../src/matches/replays/replay-verifier.ts';
import { changed, rechained } from './matches/replays/forging.ts';
import { resigned, signedRecord } from './web/signed-record.ts';

const golems = GAMES.find(({ id }) => id === 'golems');
if (!golems) throw new Error('there is no game');

/** The first answers that can be undone are undone, twice in a row where that is possible. */
function undoing({ result }: AnyAt, made: readonly Entry[]): Action | null {
  const undone = made.filter(({ kind }) => kind === 'REWOUND').length;
  const undo = golems && !result && undone < 4 ? undoOf(golems, made, [0, 1]) : 'REVEALED';
  if (typeof undo === 'string') return null;
  return { kind: 'REWOUND', seat: undo.seat, move: { to: undo.to, why: 'UNDONE' } };
}

const { document, keys } = signedRecord(golems, { policy: eagerPolicy, entries: 50, between: undoing });

function verdictOn(replay: ReplayDocument) {
  return concluded(verifyReplayText(GAMES, keys, new TextEncoder().encode(JSON.stringify(replay))), 'UNKNOWN');
}

/** Forges a record as the key's owner could, so that only the rules can reveal the change. */
function forged(change: (copy: ReplayDocument) => void): ReplayDocument {
  return resigned(rechained(changed(document, change)));
}

const first = document.entries.findIndex(({ kind }) => kind === 'REWOUND');
const entryAt = (copy: ReplayDocument, version: number) => copy.entries[version] ?? expect.fail('no entry');

describe('a record with undone answers', () => {
  it('verifies offline', () => {
    expect(document.entries.filter(({ kind, seat }) => kind === 'REWOUND' && seat !== null).length).toBeGreaterThan(1);
    expect(verdictOn(document)).toMatchObject({ verdict: 'VERIFIED' });
  });

  it('has a format that old verifiers do not read', () => {
    const old = changed(document, (copy) => Object.assign(copy, { format: 'arbiter-replay-4' }));
    expect(verdictOn(old)).toMatchObject({ verdict: 'REFUTED', version: 0 });
  });

  it.each<[string, (copy: ReplayDocument) => void]>([
    ['by another seat', (copy) => Object.assign(entryAt(copy, first), { seat: 1 - Number(entryAt(copy, first).seat) })],
    ['to another version', ({ entries }) => Object.assign(entries[first]?.move ?? {}, { to: first - 3 })],
    ['by a judge', (copy) => Object.assign(entryAt(copy, first), { seat: null })],
    ['with a reason', ({ entries }) => Object.assign(entries[first]?.move ?? {}, { reason: 'A slip' })],
    ['agreed by no one', ({ entries }) => Object.assign(entries[first]?.move ?? {}, { why: 'WISHED' })],
  ])('is refuted with an undo %s', (_, change) => {
    expect(verdictOn(forged(change))).toMatchObject({ verdict: 'REFUTED', version: first });
  });

  it('is refuted if the undo restores other cards', () => {
    const stacked = forged((copy) => {
      const { table } = entryAt(copy, first).facts[0] as unknown as {
        table: { zones: Record<string, { cards: number[] }> };
      };
      for (const zone of Object.values(table.zones)) zone.cards.reverse();
    });
    expect(verdictOn(stacked)).toMatchObject({ verdict: 'REFUTED', version: first });
  });
});
