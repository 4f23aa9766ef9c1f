import type { ratingsEn } from './ratings.en.ts';
import type { Text } from './text.ts';

/** The German texts about ratings and leaderboards: the same keys in the same order as in ratings.en.ts. */
export const ratingsDe: Readonly<Record<keyof typeof ratingsEn, Text>> = {
  'rating.title': 'Wertungen',
  'rating.named': '{name} ({points})',
  'rating.changed': 'Wertung von {name}: {before} → {points} ({change})',
  'rating.rated': 'gewertet',
  'rating.speed.LIVE': 'Live',
  'rating.speed.DAILY': 'Täglich',
  'rating.speeds': 'Tempo',
  'rating.graph': 'Wertung im Verlauf: von {low} bis {high} Punkte, {last} nach der letzten Partie',
  'rating.settled': 'Unsicherheit: ±{deviation} Punkte.',
  'rating.provisional': 'Unsicherheit: ±{deviation} Punkte. Das Fragezeichen bedeutet: Die Wertung ist vorläufig.',
  'rating.leaderboard': 'Rangliste',
  'rating.leaderboard.title': 'Rangliste von {game}',
  'rating.leaderboard.about': 'Spieler mit gefestigter Wertung und einer gewerteten Partie in den letzten 90 Tagen.',
  'rating.leaderboard.none': 'Noch steht niemand auf der Liste. Etwa fünfzehn gewertete Partien genügen.',
  'rating.pages': 'Seiten der Rangliste',
  'rating.better': 'Bessere Plätze',
  'rating.further': 'Weitere Plätze',
  'rating.place': 'Platz',
  'rating.player': 'Spieler',
  'rating.game': 'Spiel',
  'rating.points': 'Punkte',
  'rating.matches': 'Partien',
  'rating.last': 'Letzte Partie',
};
