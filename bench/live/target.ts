/**
 * The way in which matches of Golems are played. `http` and `socket` have no listeners. In the `heard-` kinds both
 * players listen, and send their moves over HTTP or over the socket on which they listen. `trivial` is not a match: it
 * only asks a server to echo a number.
 */
export type Kind = 'trivial' | 'http' | 'socket' | 'heard-http' | 'heard-socket';

/** A server to measure. */
export interface Target {
  kind: Kind;
  url: string;
  /** The server's process id. */
  pid: number;
  /** The number of concurrent matches, or of concurrent requests to a trivial server. */
  atOnce: number;
  /** The file for the server's CPU profile and the port of the server's inspector. Absent if no profile is wanted. */
  profile?: { file: string; port: number };
}

export interface Figures {
  /** The rounds of this target, which alternate with those of the other targets. */
  rounds: {
    /** Moves per second that were answered or that the other player received. */
    perSecond: number;
    /** The server's CPU time per move, in microseconds. */
    processor: number;
  }[];
}
