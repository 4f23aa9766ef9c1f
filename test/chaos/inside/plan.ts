import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';

/** Faults inside a node's process. The node reads this plan from its environment. */
export const insidePlan = z.object({
  seed: z.number(),
  /** The share of statements, and of commands to Redis, that fail or are late, 0 to 1. */
  rate: z.number(),
  /**
   * The share of messages between nodes that are lost. The same share is duplicated, and the same share is late, as are
   * jobs.
   */
  messages: z.number(),
  /** The longest delay, in milliseconds. */
  longest: z.number(),
  /** How often each job is delivered. */
  jobs: z.number(),
  /** How far this node's clock is ahead, in milliseconds. */
  ahead: z.number(),
  /** The file to which each fault is appended, one per line. */
  report: z.string(),
});
export type InsidePlan = z.infer<typeof insidePlan>;

/** The environment variable that holds the plan. */
export const PLAN = 'CHAOS_PLAN';

/**
 * Bundles the preload, so that a node that dies is back within a second: tsx needs several. The bundle is in
 * node_modules, where it finds the same pg, ioredis and bullmq that the server loads.
 */
export async function bundledPreload(): Promise<string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const outfile = `${root}node_modules/.cache/arbiter/chaos-preload-${process.pid}.mjs`;
  const entryPoints = [fileURLToPath(new URL('preload.ts', import.meta.url))];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  return outfile;
}
