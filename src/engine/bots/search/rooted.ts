import type { Choice } from '../../game/choice.ts';
import type { Chosen } from './selection.ts';

/** A move at the root, and what is known of it. */
export interface Rooted extends Chosen {
  /** The choice of very many fillings of which it is one. */
  sampled: Choice | null;
  /** How often it was glanced at, and its chance by that alone. */
  glances: number;
  glanced: number;
  /** Its chance in each world in which it was played on, in the order of the worlds. */
  played: number[];
  /** Its chance by all that is known of it, 0 to 1. */
  chance: number;
}

export function byChance(one: Rooted, other: Rooted): number {
  return other.chance - one.chance;
}

/**
 * What a glance and what playing on say of moves that were played on in the same worlds, put together. Playing on sees more and
 * swings more: how much it counts follows from how far it contradicts the glance, compared with how far chance alone would make
 * it (empirical Bayes, the shrinkage of James and Stein).
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

/** A chance is 0 to 1, whatever is added to it. */
export const clamped = (chance: number): number => Math.max(0, Math.min(1, chance));

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
