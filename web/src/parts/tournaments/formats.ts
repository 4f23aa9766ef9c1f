import type { TournamentLine } from '../../data/tournaments/index.ts';
import { e } from '../../texts/events.ts';

type Plan = TournamentLine['setup']['stages'][number];

/** Describes a stage in a few words. */
export function formatOf(plan: Plan): string {
  const { take } = plan;
  return take === null ? bare(plan) : e('format.take', { format: bare(plan), n: take });
}

/** Describes all stages, one after another. */
export function formatsOf(stages: readonly Plan[]): string {
  return stages.map(formatOf).reduce((first, next) => e('format.then', { first, next }));
}

function bare({ format, rounds, cycles }: Plan): string {
  if (format === 'SWISS') return rounds === null ? e('format.SWISS.any') : e('format.SWISS', { n: rounds });
  if (format === 'ROUND_ROBIN' && cycles === 2) return e('format.ROUND_ROBIN.twice');
  return e(`format.${format}`);
}
