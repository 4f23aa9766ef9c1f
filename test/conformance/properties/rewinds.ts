import { type AnyAt, type AnyGame, type CardId, type Entry, fold, type Viewer } from '../../../src/engine/index.ts';
import { expectThat, type Script, walk } from '../script.ts';
import { nameOf, readable, shownBy, viewersOf } from '../secrets/viewers.ts';

/**
 * Checks that a rewind shows viewers no card that they had not seen, and that they again see what they saw at that
 * version. The cards of a face-down pile that was unknown then are unknown again.
 */
export function rewindsShowNothingNew(game: AnyGame, script: Script): void {
  const { entries } = walk(game, script);
  if (!entries.some(({ kind }) => kind === 'REWOUND')) return;
  const viewers = viewersOf(script.seats);
  const seen = viewers.map(() => new Set<CardId>());
  const readings: CardId[][][] = [];
  let at: AnyAt | null = null;
  for (const entry of entries) {
    at = fold(game, at, entry);
    const now = viewers.map((viewer) => readable(at as AnyAt, viewer)); // folded just above
    if (entry.kind === 'REWOUND' && entry.move && 'to' in entry.move) {
      const earlier = readings[Number(entry.move.to)] ?? [];
      for (const [i, viewer] of viewers.entries())
        compare(viewer, entry.version, { now: now[i], before: earlier[i], seen: withDrawn(seen[i], entry, viewer) });
    }
    viewers.forEach((viewer, i) => {
      for (const card of [...(now[i] ?? []), ...shownBy(entry, viewer)]) seen[i]?.add(card);
    });
    readings.push(now);
  }
}

// Play may continue within the rewind's entry, and the rules may reveal cards that are drawn there.
function withDrawn(seen: ReadonlySet<CardId> | undefined, entry: Entry, viewer: Viewer): Set<CardId> {
  return new Set([...(seen ?? []), ...shownBy(entry, viewer)]);
}

interface Readings {
  now: readonly CardId[] | undefined;
  /** Cards readable at the version that the rewind went back to. */
  before: readonly CardId[] | undefined;
  seen: ReadonlySet<CardId> | undefined;
}

function compare(viewer: Viewer, version: number, { now = [], before = [], seen = new Set() }: Readings): void {
  const unseen = now.filter((card) => !seen.has(card));
  expectThat(unseen.length === 0, () => `${nameOf(viewer)} is shown ${unseen.join(', ')} by the rewind at ${version}`);
  const lost = before.filter((card) => !now.includes(card));
  expectThat(
    lost.length === 0,
    () => `${nameOf(viewer)} no longer sees ${lost.join(', ')} after the rewind at ${version}`,
  );
}
