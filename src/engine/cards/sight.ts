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

/** One seat, a team's seats, or no seat for a spectator. `everything` shows all cards once the match is over. */
export type Viewer = readonly Seat[] | 'everything';
export const SPECTATOR: Viewer = [];

/** A viewer's access to cards at one point in time. Views read cards only through this object. */
export interface Sight {
  viewer: Viewer;
  reads(card: CardId): boolean;
  /** Returns the card's face, or null if the viewer cannot read the card. */
  face(card: CardId): Face | null;
}

export function seenBy(viewer: Viewer, audience: Audience): boolean {
  if (viewer === 'everything' || audience === 'everyone') return true;
  for (const seat of viewer) if (includes(audience, seat)) return true;
  return false;
}

export function see(at: Cards, viewer: Viewer): Sight {
  const lying = zonesOf(at);
  // Checks the same as `readersOf` without building a list, because this function runs for every card shown.
  const reads = (card: CardId): boolean =>
    seenBy(viewer, lying(card).readers) || seenBy(viewer, knowersOf(at, card) ?? NOBODY);
  return { viewer, reads, face: (card) => (reads(card) ? faceOf(at, card) : null) };
}
