/** All updates and answers that the clients of a match received, with times by the harness's clock. */
export interface History {
  match: string;
  opened: number;
  /** Milliseconds for each decision. */
  time: number;
  /** Seats of bots, which the server plays. */
  bots: ReadonlySet<number>;
  acknowledged: AcknowledgedMove[];
  /** Keys that were refused while another copy got no answer: the move may or may not have been made. */
  doubtful: Set<string>;
  /** The version that each move names, by its key: the version of its question, or an older one on purpose. */
  asked: Map<string, number>;
  /** Refused moves, except those that named an old version on purpose. */
  refused: RefusedMove[];
  watches: Watched[];
}

export interface AcknowledgedMove {
  seat: number;
  key: string;
  version: number;
  /** When it was first sent. */
  sent: number;
  /** When it was acknowledged. */
  came: number;
}

export interface RefusedMove {
  seat: number;
  /** The version of its question. */
  version: number;
  code: string;
  /** When all copies were answered. */
  came: number;
}

/** The entries that one watcher received, in order of arrival. */
export interface Watched {
  /** The watcher's seat; null for a spectator. */
  seat: number | null;
  frames: SeenFrame[];
}

/** An entry as a watcher received it. */
export interface SeenFrame {
  version: number;
  kind: string;
  seat: number | null;
  came: number;
  /** Whether the match was still running. */
  live: boolean;
  /** The seats that were asked after it; null if another entry arrived with it. */
  waitingFor: number[] | null;
  facts: { name: string; data: unknown }[];
}

/** An entry of the log after the end, with all its facts. */
export interface FinalEntry {
  version: number;
  at: string;
  kind: string;
  seat: number | null;
  key: string | null;
  facts: FinalFact[];
}

export interface FinalFact {
  fact: string;
  [more: string]: unknown;
}
