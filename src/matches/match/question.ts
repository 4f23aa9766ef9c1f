import { LRUCache } from 'lru-cache';
import { type AnyAt, type Decision, decision, type Seat } from '../../engine/index.ts';
import { botAt, type Match, type MatchHead, namesOf, seatsOf } from './match.ts';

/** A published table is never changed, only replaced, so what it asks stays true. */
interface Listed {
  at: AnyAt;
  bySeat: (Decision | null)[];
}

/** By match, the choices of its newest table. They take most of a match's memory, so only the matches moved last keep them. */
const listed = new LRUCache<string, Listed>({ max: 256 });

/** What a seat is asked, in which seats are called by name; null when it is not waited for: listed once, for the answer to a move and for the next move. */
export function askedAt(
  { id, game, at, seats }: Pick<Match, 'id' | 'game' | 'at' | 'seats'>,
  seat: Seat,
): Decision | null {
  if (!at) return null;
  const known = listed.get(id);
  const asked = known?.at === at ? known.bySeat[seat] : undefined;
  if (asked !== undefined) return asked;
  const made = decision(game, at, seat, namesOf(seats));
  const bySeat = known?.at === at ? known.bySeat : [];
  bySeat[seat] = made;
  if (bySeat !== known?.bySeat) listed.set(id, { at, bySeat });
  return made;
}

/** The seats of a player that are waited for and that no bot answers for, in order. */
export function askedSeats(match: MatchHead, playerId: string | null | undefined): Seat[] {
  return seatsOf(match, playerId).filter((seat) => match.waitingFor.includes(seat) && botAt(match, seat) === null);
}

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
