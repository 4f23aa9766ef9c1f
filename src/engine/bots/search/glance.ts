import type { AnyGame } from '../../game/game.ts';
import { copyMatch } from '../../play/play.ts';
import { HORIZON, onlyAnswering } from '../playout.ts';
import { chanceOf } from './chance.ts';
import type { Rooted } from './rooted.ts';
import type { World } from './worlds.ts';

/** After `worlds` worlds, only the best `moves` moves are tried in the remaining worlds. */
const SHORT = { moves: 24, worlds: 4 } as const;
/** In each of `times` rounds, one neighbour of each of the best `moves` moves is tried as well. */
const REFINED = { moves: 3, times: 3 } as const;

// Tries each move one step ahead in each of these worlds, like the STEADY bot.
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
 * Glances at all moves, then at neighbours of the best sampled moves. Returns all moves and neighbours.
 * @param beside returns a neighbour of a sampled move, and null for any other move
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
