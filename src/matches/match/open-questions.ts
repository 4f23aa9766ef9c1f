import { LRUCache } from 'lru-cache';
import { type AnyAt, type Decision, decision, type Seat } from '../../engine/index.ts';
import { type Match, type MatchHead, seatsOf } from './match.ts';
import { namesOf } from './seat-names.ts';
import { botAt } from './stand-ins.ts';

/** A published table is immutable, so its questions stay valid. */
interface Listed {
  at: AnyAt;
  bySeat: (Decision | null)[];
}

/** Choices take most of a match's memory, so they are cached only for the newest tables of recently active matches. */
const listed = new LRUCache<string, Listed>({ max: 256 });

/** Null if there is none. The question is cached, because the answer to a move and the next move both need it. */
export function openQuestionAt(
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

export function askedSeats(match: MatchHead, playerId: string | null | undefined): Seat[] {
  return seatsOf(match, playerId).filter((seat) => match.waitingFor.includes(seat) && botAt(match, seat) === null);
}

/** Identifies a question to a bot: the match, the seat, and the version at which the question was opened. */
export interface BotQuestion {
  matchId: string;
  seat: number;
  version: number;
  /** Default: any epoch. */
  epoch?: number | undefined;
  /** Default: the owner of the match. */
  owner?: string | undefined;
}

export function isStillOpen(
  match: Match,
  { seat, version, epoch = match.epoch }: Omit<BotQuestion, 'matchId'>,
): boolean {
  if (match.epoch !== epoch) return false; // a different question may have replaced this one
  return match.status === 'RUNNING' && match.waitingFor.includes(seat) && match.standing[seat]?.since === version;
}
