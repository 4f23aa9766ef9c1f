/**
 * How matches of Golems are played: without listeners, with moves over HTTP or a socket; or with both players
 * listening, and moves over HTTP or over the socket that they listen on. `trivial` asks a server to echo a number.
 */
export type Kind = 'trivial' | 'http' | 'socket' | 'heard-http' | 'heard-socket';

/** A server to measure. */
export interface Target {
  kind: Kind;
  url: string;
  /** The server's process. */
  pid: number;
  /** The number of concurrent matches, or of concurrent requests to a trivial server. */
  atOnce: number;
  /** The file for the server's profile, and the port of its inspector. Omit it for no profile. */
  profile?: { file: string; port: number };
}

export interface Figures {
  /** The rounds of this target, which alternate with those of the other targets. */
  rounds: {
    /** Moves that were answered, or received by the other player. */
    perSecond: number;
    /** Microseconds of the server's CPU time per move. */
    processor: number;
  }[];
}
