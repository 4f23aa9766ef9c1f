import type { AnyAt, AnyGame, BotLevel, Estimate, Seat } from '../../engine/index.ts';
import type { MatchHead } from './match.ts';

/** The position that a bot thinks about. It contains nothing from any other match. */
export interface BotPosition {
  game: AnyGame;
  at: AnyAt;
  seat: Seat;
  /** The seed of the bot's own dice: the same knowledge, level and dice give the same answer. */
  dice: number;
}

export interface QueuePlace {
  /** The owner of the question; owners take turns. */
  owner: string;
  /** Whether the question has low priority: it is answered only when no other one waits. */
  behind?: boolean;
  /** The question's name: callers that ask it again while a bot thinks about it share the answer. */
  question: string;
  /** Aborted when the answer is no longer wanted. */
  signal?: AbortSignal;
}

export interface BotWorkers {
  /** The number of questions that wait for a worker. */
  readonly waiting: number;
  /** @throws RulesBroken; TookTooLong; WorkerDied; PoolBusy: ask again later; the signal's reason */
  answer(position: BotPosition & { level: BotLevel }, place: QueuePlace): Promise<object>;
  /**
   * Rates the seat's moves, including `also`, with a search; the best first. Questions of running matches come first.
   * @throws as `answer`
   */
  estimate(position: BotPosition & { iterations: number; also: object }, place: QueuePlace): Promise<Estimate[]>;
  close(): Promise<void>;
}

/** All networks of one IPv6 site together get as many turns as this many players. */
const OWNERS_OF_SITE = 4;

/** The owner whose turn a match's bots use: its creator, or the address that all its newcomers share. */
export function turnsOf({ createdBy, newcomersOf }: Pick<MatchHead, 'createdBy' | 'newcomersOf'>): string {
  if (newcomersOf === null) return createdBy;
  const [site, network] = newcomersOf.split('/');
  return network === undefined ? newcomersOf : `${site}/${network.charCodeAt(0) % OWNERS_OF_SITE}`;
}
