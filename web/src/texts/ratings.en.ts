import type { Text } from './text.ts';

/** The English texts about ratings and leaderboards. */
export const ratingsEn = {
  'rating.title': 'Ratings',
  'rating.named': '{name} ({points})',
  'rating.changed': 'Rating of {name}: {before} → {points} ({change})',
  'rating.rated': 'rated',
  'rating.speed.LIVE': 'Live',
  'rating.speed.DAILY': 'Daily',
  'rating.speeds': 'Speeds',
  'rating.graph': 'Rating over time: from {low} to {high} points, {last} after the last match',
  'rating.settled': 'Uncertainty: ±{deviation} points.',
  'rating.provisional': 'Uncertainty: ±{deviation} points. The question mark says that the rating is provisional.',
  'rating.leaderboard': 'Leaderboard',
  'rating.leaderboard.title': 'Leaderboard of {game}',
  'rating.leaderboard.about': 'Players with a settled rating and a rated match in the last 90 days.',
  'rating.leaderboard.none': 'No one is on this list yet. Play about fifteen rated matches to join it.',
  'rating.pages': 'Leaderboard pages',
  'rating.better': 'Better places',
  'rating.further': 'Further places',
  'rating.place': 'Place',
  'rating.player': 'Player',
  'rating.game': 'Game',
  'rating.points': 'Points',
  'rating.matches': 'Matches',
  'rating.last': 'Last match',
} as const satisfies Record<string, Text>;
