import { type AnyAt, type AnyGame, type Entry, fold, type Viewer } from '../../../src/engine/index.ts';
import { expectThat, FIRST_CARD, type Script, spread, walk } from '../script.ts';
import { canRead, feedOf, nameOf, picture, shownBy, viewersOf } from './viewers.ts';

const MOMENTS = 12;
/**
 * The number of viewers to check at one moment. The others are checked at the next moment, because there can be many.
 */
const LOOKING = 4;

/** Checks that a viewer receives only ids of cards that it can read. Any other id would let a client follow a card. */
export function hiddenIdsStayHidden(game: AnyGame, script: Script): void {
  const { moments, entries, end } = walk(game, script);
  const viewers = viewersOf(script.seats);
  for (const [i, at] of spread(moments, MOMENTS).entries()) {
    for (const viewer of someOf(viewers, i)) {
      for (const id of idsIn(picture(game, at, viewer))) {
        expectThat(canRead(at, id, viewer), () => `${nameOf(viewer)} is sent the hidden id ${id} at ${at.version}`);
      }
    }
  }
  let at: AnyAt | null = null;
  for (const entry of entries) {
    // A feed consists of the facts of its entry. If these name no card, no viewer receives an id.
    const speaksOfCards = idsIn(JSON.stringify(entry.facts)).length > 0;
    const suspects = speaksOfCards ? viewers.flatMap((viewer) => suspectsIn(game, end, entry, viewer, at)) : [];
    at = fold(game, at, entry);
    for (const { viewer, id } of suspects) {
      const now: AnyAt = at;
      expectThat(
        canRead(now, id, viewer),
        () => `the feed sends ${nameOf(viewer)} the hidden id ${id} at ${entry.version}`,
      );
    }
  }
}

function someOf(viewers: readonly Viewer[], turn: number): readonly Viewer[] {
  const first = (turn * LOOKING) % viewers.length;
  return [...viewers, ...viewers].slice(first, first + Math.min(LOOKING, viewers.length));
}

// Ids in the feed of cards that this viewer could not read before and was not shown. It must be able to read them
// afterwards.
function suspectsIn(
  game: AnyGame,
  end: AnyAt,
  entry: Entry,
  viewer: Viewer,
  before: AnyAt | null,
): { viewer: Viewer; id: number }[] {
  const ids = idsIn(JSON.stringify(feedOf(game, end, entry, viewer)));
  if (ids.length === 0) return [];
  const shown = new Set(shownBy(entry, viewer));
  return ids.filter((id) => !shown.has(id) && !(before && canRead(before, id, viewer))).map((id) => ({ viewer, id }));
}

function idsIn(text: string): number[] {
  const found = text.match(/1\d{6}/g) ?? [];
  const ids = found.map(Number).filter((id) => id >= FIRST_CARD);
  return [...new Set(ids)];
}
