import type { RoundLine, TournamentHead } from '../../../data/tournaments/index.ts';

/** Returns all rounds, from the first. */
export function roundsOf({ stages }: Pick<TournamentHead, 'stages'>): readonly RoundLine[] {
  return stages.flatMap(({ rounds }) => rounds);
}

/** Returns the index of the round in the address; the last one by default. */
export function roundAt(rounds: readonly RoundLine[], query: URLSearchParams): number {
  const [stage, round] = [Number(query.get('stage')), Number(query.get('round'))];
  const found = rounds.findIndex((one) => one.stage === stage && one.round === round);
  return found < 0 ? rounds.length - 1 : found;
}
