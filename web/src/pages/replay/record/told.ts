import {
  type AnyAt,
  type AnyGame,
  type Entry,
  feedEntry,
  type HousePlays,
  houseLines,
  preambleIn,
  type ReplayDocument,
  seatCalled,
  type Viewer,
  type Who,
} from '../../../../../src/engine/index.ts';
import { isolated } from '../../../texts/isolated.ts';

/** Returns the names of a record's seats. */
export function whoIn({ seats }: Pick<ReplayDocument, 'seats'>): Who {
  const names = seats.map(({ name }) => name && isolated(name));
  return (seat) => seatCalled(names, seat);
}

/** Returns the house bots in a record. */
export function houseIn({ seats, entries: [first] }: Pick<ReplayDocument, 'seats' | 'entries'>): HousePlays {
  const preamble = preambleIn(first);
  const standIn = typeof preamble !== 'string' && preamble.onTimeOut === 'BOT' ? (preamble.standIn ?? 'STEADY') : null;
  return { bots: seats.map(({ bot }) => bot), standIn };
}

interface Telling {
  who: Who;
  house: HousePlays;
}

/**
 * Returns an entry's text for a viewer, on one line.
 * @param at the match after this entry or a later one
 */
export function toldOf(game: AnyGame, at: AnyAt, entry: Entry, viewer: Viewer, { who, house }: Telling): string {
  try {
    return [feedEntry(game, at, entry, viewer, who).text, ...houseLines(house, entry, who)].join('. ');
  } catch {
    return ''; // the record has other rules, or it is forged
  }
}
