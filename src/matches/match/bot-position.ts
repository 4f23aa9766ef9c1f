import type { AnyAt, AnyGame, BotLevel, Estimate, Seat } from '../../engine/index.ts';
import type { MatchHead } from './match.ts';

export interface BotPosition {
  game: AnyGame;
  at: AnyAt;
  seat: Seat;
  /** The seed of the bot's own dice. The same position, level and dice always give the same answer. */
  dice: number;
}

export interface QueuePlace {
  /** Owners take turns. */
  owner: string;
  /** Whether the question has low priority, so that it is answered only when no other question is waiting. */
  behind?: boolean;
  /** Identifies the question. Callers that ask the same question while it is being answered share the answer. */
  question: string;
  signal?: AbortSignal;
}

export interface BotWorkers {
  readonly waiting: number;
  /** @throws RulesBroken; TookTooLong; WorkerDied; PoolBusy if the caller should retry; the signal's reason */
  answer(position: BotPosition & { level: BotLevel }, place: QueuePlace): Promise<object>;
  /** The best move comes first. Questions of running matches have priority. @throws the errors of `answer` */
  estimate(position: BotPosition & { iterations: number; also: object }, place: QueuePlace): Promise<Estimate[]>;
  close(): Promise<void>;
}

/** All networks of an IPv6 site together get as many turns as this many players. */
const OWNERS_OF_SITE = 4;

/** Returns the owner whose turns a match's bots use: the creator, or for newcomers the address that they share. */
export function turnsOf({ createdBy, newcomersOf }: Pick<MatchHead, 'createdBy' | 'newcomersOf'>): string {
  if (newcomersOf === null) return createdBy;
  const [site, network] = newcomersOf.split('/');
  return network === undefined ? newcomersOf : `${site}/${network.charCodeAt(0) % OWNERS_OF_SITE}`;
}
