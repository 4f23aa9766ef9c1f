import type { SetupInput, Stage } from '../../tournaments/index.ts';
import type { StageInput, TournamentSetupInput } from './types.generated.ts';

/** A set-up as the verbs take it: stages by kind, moments in milliseconds. */
export function setupOf({ stages, startsAt, points, options, bestOf, ...rest }: TournamentSetupInput): SetupInput {
  return {
    ...rest,
    // Whatever somebody has sent: it is checked as a whole.
    options: options as SetupInput['options'],
    bestOf: bestOf as SetupInput['bestOf'],
    tieBreaks: rest.tieBreaks && [...rest.tieBreaks],
    startsAt: startsAt ? startsAt.getTime() : startsAt,
    points: points && { ...points, byPlace: [...points.byPlace], draw: points.draw ?? null },
    stages: stages ? stages.map(stageOf) : stages,
  };
}

function stageOf({ swiss, roundRobin, singleElimination, doubleElimination }: StageInput): Stage {
  if (swiss) return { kind: 'SWISS', rounds: swiss.rounds ?? null, take: swiss.take ?? null };
  if (roundRobin) return { kind: 'ROUND_ROBIN', cycles: roundRobin.cycles ?? 1, take: roundRobin.take ?? null };
  if (singleElimination) return { kind: 'SINGLE_ELIMINATION', take: singleElimination.take ?? null };
  return { kind: 'DOUBLE_ELIMINATION', take: doubleElimination?.take ?? null };
}

/** A stage as clients know it. */
export function stagePlan(stage: Stage) {
  const { kind: format, take } = stage;
  return {
    format,
    take,
    rounds: stage.kind === 'SWISS' ? stage.rounds : null,
    cycles: stage.kind === 'ROUND_ROBIN' ? stage.cycles : null,
  };
}
