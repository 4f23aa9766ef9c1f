/**
 * How matches of Golems are played: without listeners, with moves over HTTP or over a socket; or both players listen,
 * and move over HTTP or over the socket on which they listen. `trivial` asks a server to echo a number.
 */
export type Kind = 'trivial' | 'http' | 'socket' | 'heard-http' | 'heard-socket';

/** A server to measure. */
export interface Target {
  kind: Kind;
  url: string;
  /** The server's process. */
  pid: number;
  /** The number of matches, or for a trivial server of requests, at the same time. */
  atOnce: number;
  /** The file for the server's profile, and the port of its inspector; no profile if left out. */
  profile?: { file: string; port: number };
}

export interface Figures {
  /** One after the other, in turns with the rounds of the other targets. */
  rounds: {
    /** Moves that were answered, or received by the other player. */
    perSecond: number;
    /** Microseconds of the server's processor time for each move. */
    processor: number;
  }[];
}
