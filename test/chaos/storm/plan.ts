import { z } from 'zod';

/**
 * What can befall a statement. SLOW: it is sent late. LATE: its answer comes late. FULL: PostgreSQL has no room left.
 * CUT: the connection breaks before it is sent. LOST: it is carried out, and the connection breaks before its answer.
 * DIE, DIE_AFTER: the process ends as by `kill -9` before or after it.
 */
export const FAULTS = ['SLOW', 'LATE', 'FULL', 'CUT', 'LOST', 'DIE', 'DIE_AFTER'] as const;
export type Fault = (typeof FAULTS)[number];

/** What a node of a storm suffers; it reads this from its environment. */
export const faultPlan = z.object({
  seed: z.number(),
  /** The part of all statements that something befalls, 0 to 1. */
  rate: z.number(),
  /** How often each fault is drawn, against each other. */
  weights: z.record(z.enum(FAULTS), z.number()),
  /** What is late is late by at most so many milliseconds. */
  longest: z.number(),
  /** The part of commands to Redis that are slow, and as many that fail. */
  redis: z.number(),
  /** The part of the bus's news that is lost; as many come twice, as many late and so out of order, as do jobs. */
  news: z.number(),
  /** How often every job is delivered. */
  jobs: z.number(),
  /** How far this node's clock is ahead, in milliseconds. */
  ahead: z.number(),
  /** Where it counts what befell it: one JSON object of numbers by site and fault. */
  report: z.string(),
});
export type FaultPlan = z.infer<typeof faultPlan>;

/** The environment variable that holds the plan. */
export const PLAN = 'STORM_PLAN';
