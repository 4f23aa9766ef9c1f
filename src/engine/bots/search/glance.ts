import type { AnyGame } from '../../game/game.ts';
import { copyMatch } from '../../play/play.ts';
import { HORIZON, onlyAnswering } from '../playout.ts';
import { chanceOf } from './chance.ts';
import type { Rooted } from './rooted.ts';
import type { World } from './worlds.ts';

/** Above this many moves, only those that look best after a few worlds are examined further. */
const SHORT = { moves: 24, worlds: 4 } as const;
/** How many of the best moves get neighbours, and for how many rounds. */
const REFINED = { moves: 3, times: 3 } as const;

// Tries moves one step ahead in each of these worlds, as STEADY does.
function glanceAt(game: AnyGame, worlds: readonly World[], moves: readonly Rooted[]): void {
  for (const one of moves) {
    for (const { world, asked, dice } of worlds) {
      const tried = copyMatch(world);
      onlyAnswering(game, tried, asked, one.seat, one.move, dice(), HORIZON);
      one.glanced += (chanceOf(game, tried, one.seat) - one.glanced) / ++one.glances;
    }
    one.chance = one.glanced;
  }
}

/**
 * Glances at all moves, then at neighbours of the best ones if they were sampled. Returns all of them.
 * @param beside another filling near this one; null if the move was not sampled
 */
export function glancedAt(
  game: AnyGame,
  worlds: readonly World[],
  moves: readonly Rooted[],
  beside: (one: Rooted) => Rooted | null,
): Rooted[] {
  const { best, others } = shortlisted(game, worlds, moves);
  const known = new Set(moves.map(({ key }) => key));
  let all = best;
  for (let n = 0; n < REFINED.times; n++) {
    const made = all.slice(0, REFINED.moves).flatMap((one) => beside(one) ?? []);
    const fresh = made.filter(({ key }) => !known.has(key) && known.add(key));
    glanceAt(game, worlds, fresh);
    all = byGlance([...all, ...fresh]);
  }
  return [...all, ...others];
}

function shortlisted(game: AnyGame, worlds: readonly World[], moves: readonly Rooted[]) {
  const first = moves.length > SHORT.moves ? SHORT.worlds : worlds.length;
  glanceAt(game, worlds.slice(0, first), moves);
  const all = byGlance(moves);
  const best = all.slice(0, SHORT.moves);
  glanceAt(game, worlds.slice(first), best);
  return { best: byGlance(best), others: all.slice(SHORT.moves) };
}

function byGlance(moves: readonly Rooted[]): Rooted[] {
  return [...moves].sort((one, other) => other.glanced - one.glanced);
}
