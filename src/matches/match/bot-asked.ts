import type { Match } from './match.ts';

/** A question to a bot's seat: which match, which seat, and the version since which it stands. */
export interface BotAsked {
  matchId: string;
  seat: number;
  version: number;
  /** Whose match it is, among whom turns go round; left out: the match's own. */
  owner?: string | undefined;
}

/** Whether a seat is still asked what it was asked then. */
export function stands(match: Match, { seat, version }: Omit<BotAsked, 'matchId'>): boolean {
  return match.status === 'RUNNING' && match.waitingFor.includes(seat) && match.standing[seat]?.since === version;
}
