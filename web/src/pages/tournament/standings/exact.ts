import type { TieBreak } from '../../../data/client.ts';
import { currentLanguage } from '../../../texts/index.ts';

/** The tie-breaks that are shares. */
const SHARES: ReadonlySet<TieBreak> = new Set<TieBreak>([
  'OPPONENTS_MATCH_WIN',
  'OPPONENTS_OPPONENTS_MATCH_WIN',
  'GAME_WIN',
  'OPPONENTS_GAME_WIN',
  'RESISTANCE',
  'OPPONENTS_RESISTANCE',
]);

/** Converts a text such as `7` or `5/2` to a number. */
export function numberOf(exact: string): number {
  const [top = '0', bottom = '1'] = exact.split('/');
  return Number(top) / Number(bottom);
}

/** Formats points: as a whole number, or with two decimals. */
export function pointsText(exact: string): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 }).format(numberOf(exact));
}

/** Formats a tie-break: a share as a percentage, any other value as a number. */
export function tieText(tieBreak: TieBreak, exact: string): string {
  if (!SHARES.has(tieBreak)) return pointsText(exact);
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(numberOf(exact));
}

interface Ranked {
  readonly place: number;
  readonly points: string;
  readonly tieBreaks: readonly string[];
}

/**
 * Returns the index of the tie-break that separates an entrant from the previous one; null if points separate the two,
 * or nothing does.
 */
export function decidedBy(before: Ranked | undefined, own: Ranked): number | null {
  if (!before || before.points !== own.points || before.place === own.place) return null;
  const at = own.tieBreaks.findIndex((value, index) => value !== before.tieBreaks[index]);
  return at < 0 ? null : at;
}
