import type { Match } from './match.ts';

/** A question to a bot's seat: which match, which seat, and the version since which it stands. */
export interface BotAsked {
  matchId: string;
  seat: number;
  version: number;
  /** In which epoch of the database the question was read; left out: in any. */
  epoch?: number | undefined;
  /** Whose match it is, among whom turns go round; left out: the match's own. */
  owner?: string | undefined;
}

/** Whether a seat is still asked what it was asked then. */
export function stands(match: Match, { seat, version, epoch = match.epoch }: Omit<BotAsked, 'matchId'>): boolean {
  if (match.epoch !== epoch) return false; // it may be another question now
  return match.status === 'RUNNING' && match.waitingFor.includes(seat) && match.standing[seat]?.since === version;
}
