import { type At, type ScoreRow, scoreRow, type Who } from '../../../engine/index.ts';
import { inTurn, isAlive, lifeOf } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';

/** Returns the life of the avatars at the end. It ranks the players only if several are still in. */
export function scoreTable(at: At<Valhalla>): ScoreRow[] {
  const all = inTurn(at, 0);
  const living = all.filter((seat) => isAlive(at, seat));
  const life = (seat: number): number => (isAlive(at, seat) ? lifeOf(at, seat) : 0);
  return living.length > 1 ? [scoreRow('SCORE', 'Life', living, life)] : [scoreRow('FIGURE', 'Life', all, life)];
}

/** Names the last avatar, and the one that fell before. */
export function decided(at: At<Valhalla>, who: Who): string | null {
  const living = inTurn(at, 0).filter((seat) => isAlive(at, seat));
  const [winner] = living;
  const loser = at.state.fallen.at(-1);
  if (living.length > 1 || winner === undefined || loser === undefined) return null;
  if (at.state.fallen.every((seat) => at.left.includes(seat))) return null;
  const end = at.left.includes(loser) ? `${who(loser)} left` : `${who(loser)}'s avatar was slain`;
  return `${end}, and only ${who(winner)}'s avatar is left`;
}
