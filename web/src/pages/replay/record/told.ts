import {
  type AnyAt,
  type AnyGame,
  type Entry,
  feedEntry,
  type ReplayDocument,
  seatCalled,
  type Viewer,
  type Who,
} from '../../../../../src/engine/index.ts';
import { isolated } from '../../../texts/isolated.ts';

/** How the seats of a record are called. */
export function whoIn({ seats }: Pick<ReplayDocument, 'seats'>): Who {
  const names = seats.map(({ name }) => name && isolated(name));
  return (seat) => seatCalled(names, seat);
}

/**
 * An entry as a viewer is told it, one line.
 * @param at at least as far as the entry
 */
export function toldOf(game: AnyGame, at: AnyAt, entry: Entry, viewer: Viewer, who: Who): string {
  try {
    return feedEntry(game, at, entry, viewer, who).text;
  } catch {
    return ''; // told by other rules, or forged
  }
}
