/** What the clients of a storm have seen and been told, by the harness's own clock. */
export interface History {
  match: string;
  /** When it was opened. */
  opened: number;
  /** Moves that somebody said yes to. */
  acknowledged: AcknowledgedMove[];
  /** Keys that were refused while another copy went unanswered: the move may be there or not. */
  doubtful: Set<string>;
  /** The version that each move named, by its key: that at which its question was read, or an older one on purpose. */
  asked: Map<string, number>;
  /** Moves that somebody said no to, but for those with an old version on purpose. */
  refused: RefusedMove[];
  watches: Watched[];
}

export interface AcknowledgedMove {
  seat: number;
  key: string;
  version: number;
  /** When it was first sent. */
  sent: number;
  /** When the first yes came. */
  came: number;
}

export interface RefusedMove {
  seat: number;
  /** At which it was asked. */
  version: number;
  code: string;
  /** When all answers to it were there. */
  came: number;
}

/** What one watcher has seen of a match, in the order in which it came. */
export interface Watched {
  /** The watcher's seat; null for somebody without one. */
  seat: number | null;
  frames: SeenFrame[];
}

/** An entry as it reached a watcher. */
export interface SeenFrame {
  version: number;
  kind: string;
  seat: number | null;
  /** When it came. */
  came: number;
  /** Whether the match was still running as the server said this. */
  live: boolean;
  /** Who was waited for after it; null where another entry came with it. */
  waitingFor: number[] | null;
  facts: { name: string; data: unknown }[];
}

/** A match's log as it stands when all is over: every fact whole. */
export interface FinalEntry {
  version: number;
  kind: string;
  seat: number | null;
  key: string | null;
  facts: FinalFact[];
}

export interface FinalFact {
  fact: string;
  [more: string]: unknown;
}
