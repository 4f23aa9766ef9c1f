import { useEffect, useMemo } from 'preact/hooks';
import type { Sitting } from '../../../board/places/seat-status.tsx';
import { useAsked } from '../../../data/use-asked.ts';
import { pointsText } from '../../../parts/ratings/points.ts';
import { MATCH_RATINGS, type MatchRatingsResult, type PlayedParts } from '../operations.generated.ts';

export type RatingChanges = NonNullable<MatchRatingsResult['match']>['ratingChanges'];

/** When to ask again after the end, in milliseconds: the server computes ratings a moment later. */
const LATER = [1000, 3000, 9000] as const;

/** Returns the seats with the players' points, and how the match changed them. Asks nothing in a friendly match. */
export function useRatings({ id, rated, status, seats }: PlayedParts): {
  seats: readonly Sitting[];
  changes: RatingChanges;
} {
  const { data, again } = useAsked(MATCH_RATINGS, rated && status !== 'WAITING' ? { id } : null);
  const { seats: ratings = [], ratingChanges: changes = [] } = data?.match ?? {};
  const isDue = rated && status === 'FINISHED' && changes.length === 0;
  useEffect(() => {
    if (!isDue) return;
    const timers = LATER.map((pause) => setTimeout(again, pause));
    return () => timers.forEach(clearTimeout);
  }, [isDue, again]);
  const withPoints = useMemo(
    () =>
      seats.map((seat) => {
        const rating = ratings.find((one) => one.seat === seat.seat)?.rating;
        return rating ? { ...seat, points: pointsText(rating) } : seat;
      }),
    [seats, ratings],
  );
  return { seats: withPoints, changes };
}
