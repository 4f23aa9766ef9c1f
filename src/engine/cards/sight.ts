import { knowersOf } from './known.ts';
import {
  type Audience,
  type CardId,
  type Cards,
  type Face,
  faceOf,
  includes,
  NOBODY,
  type Seat,
  zonesOf,
} from './zones.ts';

/** Who looks: the seats whose eyes are used (one seat, a team, nobody: a spectator), or everything, once the match is over. */
export type Viewer = readonly Seat[] | 'everything';
export const SPECTATOR: Viewer = [];

/** What one viewer may read at one moment. The only way a view gets at a card. */
export interface Sight {
  viewer: Viewer;
  reads(card: CardId): boolean;
  /** The card's face, or null when the viewer may not read it. */
  face(card: CardId): Face | null;
}

export function seenBy(viewer: Viewer, audience: Audience): boolean {
  return viewer === 'everything' || audience === 'everyone' || viewer.some((seat) => includes(audience, seat));
}

export function see(at: Cards, viewer: Viewer): Sight {
  const lying = zonesOf(at);
  // As readersOf, whose list nobody needs here: this is asked for every card that is shown.
  const reads = (card: CardId): boolean =>
    seenBy(viewer, lying(card).readers) || seenBy(viewer, knowersOf(at, card) ?? NOBODY);
  return { viewer, reads, face: (card) => (reads(card) ? faceOf(at, card) : null) };
}
