import { z } from 'zod';

/**
 * The way in which matches of Golems are played. `http` and `socket` have no listeners. In the `heard-` kinds both
 * players listen, and send their moves over HTTP or over the socket on which they listen. `trivial` is not a match: it
 * only asks a server to echo a number. The kinds for the bench `peers` play Ladder.
 */
export type Kind = 'trivial' | 'http' | 'socket' | 'heard-http' | 'heard-socket' | PeerKind;
export type PeerKind = 'arbiter' | 'boardgame.io' | 'colyseus';

/** A server to measure. */
export interface Target {
  kind: Kind;
  url: string;
  /** The server's process id. */
  pid: number;
  /** The number of concurrent matches, or of concurrent requests to a trivial server. */
  atOnce: number;
  /** The length of a match of Ladder. */
  rounds?: number;
  /** The folder where the side's packages are installed. */
  modules?: string;
  /** The file for the server's CPU profile and the port of the server's inspector. Absent if no profile is wanted. */
  profile?: { file: string; port: number };
}

const round = z.object({
  /** Moves per second that were answered or that the other player received. */
  perSecond: z.number(),
  /** Milliseconds from sending a move until it was answered or received; null for `trivial`. */
  p50: z.number().nullable(),
  p99: z.number().nullable(),
  /** The server's CPU time per move, in microseconds, without its database. */
  processor: z.number(),
  /** The verifier's part of `processor`, in microseconds per move. */
  verifier: z.number(),
  /** The load generator's CPU time, as a fraction of one core. */
  load: z.number(),
});
/** The figures of one round. */
export type Round = z.infer<typeof round>;
/** The rounds of each target. */
export const figures = z.array(z.array(round));
