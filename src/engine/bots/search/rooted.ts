import type { Choice } from '../../game/choice.ts';
import type { Chosen } from './selection.ts';

/** A move at the root with its statistics. */
export interface Rooted extends Chosen {
  /** The choice that the move was drawn from, if that choice has too many fillings to list. */
  sampled: Choice | null;
  /** The number of glances, and the chance estimated from them. */
  glances: number;
  glanced: number;
  /** The move's chance in each world in which it was played on, in the order of the worlds. */
  played: number[];
  /** The overall estimate of the move's chance, 0 to 1. */
  chance: number;
}

export function byChance(one: Rooted, other: Rooted): number {
  return other.chance - one.chance;
}

/**
 * Combines glances and full courses of moves played in the same worlds. Courses look further but vary more, so their weight
 * depends on how far they contradict the glances beyond what noise explains (empirical Bayes, James–Stein shrinkage).
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

/** Clamps a chance to 0 to 1. */
export const clamped = (chance: number): number => Math.max(0, Math.min(1, chance));

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
