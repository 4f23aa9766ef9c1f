/**
 * How matches of Golems are played: nobody listens, moves over HTTP or over the socket; both players listen, and move over HTTP
 * or over the socket that listens. `trivial` asks a server to echo a number.
 */
export type Kind = 'trivial' | 'http' | 'socket' | 'heard-http' | 'heard-socket';

/** What is measured. */
export interface Target {
  kind: Kind;
  url: string;
  /** The server's process. */
  pid: number;
  /** Matches, or for a trivial server requests. */
  atOnce: number;
  /** Where the server's profile goes, and the port of its inspector; left out: nobody profiles. */
  profile?: { file: string; port: number };
}

export interface Figures {
  /** One after the other, each in turns with those of the other targets. */
  rounds: {
    /** Moves that were answered, or heard by the other player. */
    perSecond: number;
    /** Microseconds of the server's processor for each. */
    processor: number;
  }[];
}
