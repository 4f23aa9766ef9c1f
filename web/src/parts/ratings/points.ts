import { t } from '../../texts/index.ts';

interface Points {
  readonly points: number;
  readonly provisional: boolean;
}

/** Returns a rating as text. A question mark says that it is provisional. */
export function pointsText({ points, provisional }: Points): string {
  return `${points}${provisional ? '?' : ''}`;
}

/** Returns a change as text, with a sign. */
export function changeText(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Returns a player's name followed by the rating in parentheses, if there is one. */
export function withPoints(name: string, rating: Points | null | undefined): string {
  return rating ? t('rating.named', { name, points: pointsText(rating) }) : name;
}
