import cluster from 'node:cluster';
import { z } from 'zod';

/** One of the processes that share a port, as it knows itself. */
export interface OwnProcess {
  /** From 1; whoever takes the place of one that has ended has its number. */
  number: number;
  /** The database is the server's own. */
  embedded: boolean;
}

const given = z.object({ number: z.number(), embedded: z.boolean() });

/** The variable in which the first process tells the others who they are. */
export const OWN = 'ARBITER_PROCESS';

/** Which of several processes this one is; null: it is the only one, or the one that starts them. */
export function ownProcess(): OwnProcess | null {
  const text = process.env[OWN];
  return cluster.isWorker && text ? given.parse(JSON.parse(text)) : null;
}
