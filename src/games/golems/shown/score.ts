import { type At, type ScoreRow, scoreRow, type Who } from '../../../engine/index.ts';
import type { Golems } from '../golems.ts';
import { countOf } from '../rules/end.ts';
import { inTurn, isAlive } from '../seats.ts';

const LABELS = ['Wizard hits', 'Golem hits', 'Mana'] as const;

/** Returns the numbers at the end. They rank the players only if several are still in. */
export function scoreTable(at: At<Golems>): ScoreRow[] {
  const all = inTurn(at, 0);
  const living = all.filter((seat) => isAlive(at, seat));
  const isCounted = living.length > 1;
  return LABELS.map((label, place) => {
    const kind = isCounted ? (place === 0 ? 'SCORE' : 'TIE_BREAK') : 'FIGURE';
    return scoreRow(kind, label, isCounted ? living : all, (seat) => countOf(at, seat)[place] ?? 0);
  });
}

/** Names the last Wizard, and the one that fell before. */
export function decided(at: At<Golems>, who: Who): string | null {
  const living = inTurn(at, 0).filter((seat) => isAlive(at, seat));
  const [winner] = living;
  const loser = at.state.fallen.at(-1);
  if (living.length > 1 || winner === undefined || loser === undefined) return null;
  if (at.state.fallen.every((seat) => at.left.includes(seat))) return null;
  const end = at.left.includes(loser) ? `${who(loser)} left` : `${who(loser)}'s Wizard was destroyed`;
  return `${end}, and only ${who(winner)}'s Wizard is left`;
}
