import type { Caller } from '../load/graphql-call.ts';
import type { Say } from '../report.ts';
import type { ServerProcess, ServerSettings } from '../server-process.ts';
import type { Pressure } from './pressure.ts';

export interface OverloadPlan {
  /** How long each part lasts at least, in seconds: longer where a node is slow. */
  seconds: number;
  /** Matches to which moves are sent: at least so many, more where a node is quick. */
  tables: number;
  /** Subscriptions whose clients do not read. */
  readers: number;
  code: ServerSettings['code'];
  folder: string;
}

/** What the parts of a run have in common. */
export interface Run {
  plan: OverloadPlan;
  server: ServerProcess;
  caller: Caller;
  pressure: Pressure;
  say: Say;
}

/**
 * The heap that the node is given, in MiB: whoever keeps what it should forget dies of it, and how lazily the garbage of
 * a larger one is collected says nothing.
 */
export const HEAP = 384;
/** So many more bytes may a node have while a lot is asked of it: its heap and as much again for sockets and what is written to them. */
export const MORE_MEMORY = 2 * HEAP * 1024 * 1024;
/** Tables at which moves are made while the node has time. */
export const CALM_TABLES = 8;

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
}
