import { type At, type ScoreRow, scoreRow, type Who } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { standing } from '../rules/end.ts';
import { other, SEATS } from '../seats.ts';
import { zoneOf } from '../zones.ts';

/** Returns the characters at the end, which decide nothing: a player without characters has lost. */
export function scoreTable(at: At<BusinessCardBattle>): ScoreRow[] {
  const waiting = (seat: number): number => zoneOf(at, 'deck', seat).cards.length;
  const characters = scoreRow('FIGURE', 'Characters', SEATS, (seat) => standing(at, seat).left + waiting(seat));
  // The HP would reveal something about a secret deck.
  if (SEATS.some((seat) => waiting(seat) > 0)) return [characters];
  return [characters, scoreRow('FIGURE', 'HP', SEATS, (seat) => standing(at, seat).hp)];
}

/** Names the player who has lost all characters. */
export function decided({ state: { outcome }, options }: At<BusinessCardBattle>, who: Who): string | null {
  if (outcome?.ending !== 'ELIMINATION' || outcome.winner === null) return null;
  const friendly = options.stakes === 'friendly' ? '; in a friendly match no card changes hands' : '';
  return `${who(other(outcome.winner))} has no character left${friendly}`;
}
