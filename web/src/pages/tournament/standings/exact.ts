import type { TieBreak } from '../../../data/client.ts';
import { currentLanguage } from '../../../texts/index.ts';

/** Those that are shares of what there was to win. */
const SHARES: ReadonlySet<TieBreak> = new Set<TieBreak>(['OPPONENTS_MATCH_WIN', 'GAME_WIN', 'OPPONENTS_GAME_WIN']);

/** The number that is meant by `7` or `5/2`. */
export function numberOf(exact: string): number {
  const [top = '0', bottom = '1'] = exact.split('/');
  return Number(top) / Number(bottom);
}

/** Points: whole, or with what two digits can say of the rest. */
export function pointsText(exact: string): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 }).format(numberOf(exact));
}

/** A tie-break as people write it: a share in per cent, anything else as a number. */
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

/** Which tie-break has put somebody behind the one before: its place in the list; null: points have, or nothing. */
export function decidedBy(before: Ranked | undefined, own: Ranked): number | null {
  if (!before || before.points !== own.points || before.place === own.place) return null;
  const at = own.tieBreaks.findIndex((value, index) => value !== before.tieBreaks[index]);
  return at < 0 ? null : at;
}
