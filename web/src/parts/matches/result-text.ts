import { t } from '../../texts/index.ts';
import type { MatchLine } from './operations.generated.ts';

/** Returns the best place of a player's seats; null if the match is void or still running. */
export function placeOf({ seats, result }: Pick<MatchLine, 'seats' | 'result'>, player: string): number | null {
  const own = seats.filter((seat) => seat.player?.id === player).map(({ seat }) => seat);
  const reached = result?.places.filter((place) => place.seats.some((seat) => own.includes(seat))) ?? [];
  return reached.length > 0 ? Math.min(...reached.map(({ place }) => place)) : null;
}

/** Returns a match's result for a player, in a word or two. */
export function resultText(match: Pick<MatchLine, 'seats' | 'result'>, player: string): string {
  const place = placeOf(match, player);
  if (place === null) return t('player.result.void');
  const places = match.result?.places ?? [];
  const isShared = places.some((one) => one.place === place && one.seats.length === match.seats.length);
  if (isShared) return t('player.result.draw');
  if (place === 1) return t('player.result.won');
  return match.seats.length === 2 ? t('player.result.lost') : t('player.result.place', { place });
}
