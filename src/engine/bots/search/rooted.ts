import type { Choice } from '../../game/choice.ts';
import type { Chosen } from './selection.ts';

export interface Rooted extends Chosen {
  /** The choice that the move was drawn from, or null if all fillings of that choice can be listed. */
  sampled: Choice | null;
  /** The number of glances at the move, and the average chance over these glances. */
  glances: number;
  glanced: number;
  /** The seat's chance at the end of each course that starts with the move, in the order of the worlds. */
  played: number[];
  /** The overall estimate of the seat's chance after the move, 0 to 1. */
  chance: number;
}

export function byChance(one: Rooted, other: Rooted): number {
  return other.chance - one.chance;
}

/**
 * Combines glances and full courses in the same worlds. Courses look further ahead but vary more, so their weight
 * depends on how far they contradict the glances beyond noise (empirical Bayes, James–Stein shrinkage).
 */
export function weigh(moves: readonly Rooted[]): void {
  const glance = mean(moves.map(({ glanced }) => glanced));
  const worlds = Math.min(...moves.map(({ played }) => played.length));
  const usual = Array.from({ length: worlds }, (_, world) => mean(moves.map(({ played }) => played[world] ?? 0)));
  const level = mean(usual);
  const seen = moves.map((one) => {
    const beside = usual.map((value, world) => (one.played[world] ?? 0) - value);
    const by = mean(beside);
    const noise = sum(beside.map((value) => (value - by) ** 2)) / Math.max(1, worlds - 1) / worlds;
    return { one, by, noise, surprise: by - (one.glanced - glance) };
  });
  const surprise = sum(seen.map((each) => each.surprise ** 2)) / Math.max(1, moves.length - 1);
  const trust = surprise > 0 ? Math.max(0, 1 - mean(seen.map(({ noise }) => noise)) / surprise) : 0;
  for (const each of seen) each.one.chance = clamped(level + each.one.glanced - glance + trust * each.surprise);
}

export const clamped = (chance: number): number => Math.max(0, Math.min(1, chance));

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
