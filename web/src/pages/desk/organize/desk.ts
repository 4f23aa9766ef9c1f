import type { News, Roster, TournamentHead } from '../../../data/tournaments/index.ts';
import type { Question } from '../question.tsx';

/** What every part of the desk works with. */
export interface Desk {
  readonly tournament: TournamentHead;
  readonly news: News;
  readonly roster: Roster;
  /** Asks before it is done. */
  readonly ask: (question: Question) => void;
  /** Does it at once. */
  readonly run: (task: () => Promise<unknown>) => Promise<void>;
  readonly busy: boolean;
  /** The reader plays in it: what only those may do who do not is another official's. */
  readonly plays: boolean;
}

/** The round that is current; null before the first. */
export function roundNow({ stages }: Pick<TournamentHead, 'stages'>) {
  return stages.at(-1)?.rounds.at(-1) ?? null;
}

/** Whether more may enter by now: before it begins, or late, as far as that was planned. */
export function takesEntrants({ status, stages, setup }: TournamentHead): boolean {
  if (status === 'OPEN') return true;
  const [first] = stages;
  if (status !== 'RUNNING' || stages.length > 1 || !first) return false;
  return first.plan.format === 'SWISS' && first.rounds.length < setup.lateRounds;
}

/** Others know of it, and it has not ended. */
export function isGoingOn({ status }: Pick<TournamentHead, 'status'>): boolean {
  return status === 'OPEN' || status === 'RUNNING';
}

export function isElimination({ stages }: Pick<TournamentHead, 'stages'>, stage: number): boolean {
  const format = stages[stage - 1]?.plan.format;
  return format === 'SINGLE_ELIMINATION' || format === 'DOUBLE_ELIMINATION';
}
