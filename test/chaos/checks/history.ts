/** All updates and answers that the clients of a match got, by the harness's own clock. */
export interface History {
  match: string;
  opened: number;
  /** Milliseconds for each decision. */
  time: number;
  /** Seats of bots: the server plays them. */
  bots: ReadonlySet<number>;
  acknowledged: AcknowledgedMove[];
  /** Keys that were refused while another copy went unanswered: the move may have been made or not. */
  doubtful: Set<string>;
  /** The version that each move names, by its key: that of its question, or an older one on purpose. */
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

/** The entries that one watcher saw, in the order in which they came. */
export interface Watched {
  /** The watcher's seat; null for a spectator. */
  seat: number | null;
  frames: SeenFrame[];
}

/** An entry as a watcher saw it. */
export interface SeenFrame {
  version: number;
  kind: string;
  seat: number | null;
  came: number;
  /** Whether the match was still running. */
  live: boolean;
  /** Seats that were asked after it; null when another entry came with it. */
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
