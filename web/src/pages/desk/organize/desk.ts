import type { News, Roster, TournamentHead } from '../../../data/tournaments/index.ts';
import type { Question } from '../question.tsx';

/** The shared context of the desk's parts. */
export interface Desk {
  readonly tournament: TournamentHead;
  readonly news: News;
  readonly roster: Roster;
  /** Asks for confirmation of an action. */
  readonly ask: (question: Question) => void;
  /** Runs a task immediately. */
  readonly run: (task: () => Promise<unknown>) => Promise<void>;
  readonly busy: boolean;
  /** Whether the reader plays in the event, so that some actions are reserved for other officials. */
  readonly plays: boolean;
}

/** Returns the current round; null before the first. */
export function roundNow({ stages }: Pick<TournamentHead, 'stages'>) {
  return stages.at(-1)?.rounds.at(-1) ?? null;
}

/** Whether entrants can still be added: before the start, or as late entries. */
export function takesEntrants({ status, stages, setup }: TournamentHead): boolean {
  if (status === 'OPEN') return true;
  const [first] = stages;
  if (status !== 'RUNNING' || stages.length > 1 || !first) return false;
  return first.plan.format === 'SWISS' && first.rounds.length < setup.lateRounds;
}

/** Whether the event is public and has not ended. */
export function isGoingOn({ status }: Pick<TournamentHead, 'status'>): boolean {
  return status === 'OPEN' || status === 'RUNNING';
}

export function isElimination({ stages }: Pick<TournamentHead, 'stages'>, stage: number): boolean {
  const format = stages[stage - 1]?.plan.format;
  return format === 'SINGLE_ELIMINATION' || format === 'DOUBLE_ELIMINATION';
}
