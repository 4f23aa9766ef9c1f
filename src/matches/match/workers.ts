import type { AnyAt, AnyGame, BotLevel, Estimate, Seat } from '../../engine/index.ts';

/** A question to a bot's seat. Nothing about any other match belongs to it. */
export interface ToThink {
  game: AnyGame;
  at: AnyAt;
  seat: Seat;
  /** Where the bot's own dice begin: the same knowledge, level and dice give the same answer. */
  dice: number;
}

/** Whose turn it is to have something thought about. */
export interface ThinkingTurn {
  /** Turns go round the owners. */
  owner: string;
  /** Only when no other question waits. */
  behind?: boolean;
  /** The question's name: who asks it again while it is being thought about shares the answer. */
  question: string;
  /** Whoever asks does not want to know any more. */
  signal?: AbortSignal;
}

/** Bots' thinking, which takes long. */
export interface Thinker {
  /** Questions that wait for their turn. */
  readonly waiting: number;
  /** @throws RulesBroken; TookTooLong; WorkerDied; PoolBusy: ask again later; the signal's reason */
  answer(asked: ToThink & { level: BotLevel }, turn: ThinkingTurn): Promise<object>;
  /**
   * Rates the seat's moves by a search, `also` among them, the best first. Questions of running matches come first.
   * @throws as `answer`
   */
  estimate(asked: ToThink & { iterations: number; also: object }, turn: ThinkingTurn): Promise<Estimate[]>;
  close(): Promise<void>;
}
