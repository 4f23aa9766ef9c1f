/** A round as far as it says how far the event is. */
export interface SeenRound {
  stage: number;
  round: number;
  tables: { over: boolean; matchId: string | null; entrants: { number: number }[] }[];
}

/** How far an event is: so that trouble comes at a moment of the event, however fast the machine is. */
export interface Progress {
  /** From -1, when nobody has registered, over 0, when it begins, to 1, when it is over. */
  part: number;
  /** Of its Swiss. */
  rounds: number;
  /** Of all stages together. */
  allRounds: number;
  moves: number;
  /** How much trouble is still to come. */
  pending: number;
  over: boolean;
}

export function newProgress({ rounds, cut }: { rounds: number; cut: number }): Progress {
  const bracket = cut > 1 ? Math.ceil(Math.log2(cut)) : 0;
  return { part: -1, rounds, allRounds: rounds + bracket, moves: 0, pending: 0, over: false };
}

/** When its last round begins. */
export function lastRound({ allRounds }: Pick<Progress, 'allRounds'>): number {
  return (allRounds - 1) / allRounds;
}

/** Whether the players wait: the last round is not played to its end before all trouble has come. */
export function isHeld(progress: Progress): boolean {
  return progress.pending > 0 && !progress.over && progress.part >= lastRound(progress);
}

/** What the tournament says of itself. */
export function toldBy(progress: Progress, status: string, round: SeenRound | null): void {
  progress.over = status === 'FINISHED' || status === 'CANCELLED';
  if (progress.over) progress.part = 1;
  if (!round || progress.over) return;
  const before = (round.stage === 1 ? 0 : progress.rounds) + round.round - 1;
  const over = round.tables.filter((table) => table.over).length;
  progress.part = Math.max(progress.part, (before + over / Math.max(1, round.tables.length)) / progress.allRounds);
}
