import { z } from 'zod';
import type { Role } from '../config.ts';
import { type Handlers, type JobPayloads, payloads } from '../jobs/job-kinds.ts';
import type { Answerer } from './hops/door.ts';
import type { Hop, Hops } from './nodes.ts';

/** What a match is woken up for, which its owner does best: it has the match in memory. */
const DUE = ['expireDecision', 'moveBot'] as const;
type Due = (typeof DUE)[number];

/**
 * How long the owner may take while it lives, in milliseconds. Bots wait for their turn, and of somebody who has many they wait long; an
 * owner that were given up for that would be asked nothing for a while, whosoever it is.
 */
const PATIENCE: Readonly<Record<Due, number>> = { expireDecision: 5_000, moveBot: 600_000 };

/** For so long a node that has not moved a bot is asked for none, in milliseconds: mostly it never does, as it takes no jobs. */
const SPARED = 60_000;

/** With what the head of a hop begins that is about due work. */
const MARK = 'due ';

/**
 * The same handlers; what a match is woken up for is done by its owner, and here where that one does not do it, or falls silent: it may
 * be done twice then, as any job, of which the match's version lets one count. The job is held here until it is done.
 * @param hops null: this process knows no others
 */
export function dueAtOwner(handlers: Handlers, hops: Hops | null): Handlers {
  if (!hops) return handlers;
  const spared = new WeakMap<Hop, number>();
  const isSpared = (hop: Hop, name: Due) => name === 'moveBot' && performance.now() < (spared.get(hop) ?? 0);
  const handed =
    <N extends Due>(name: N) =>
    async (payload: JobPayloads[N]): Promise<void> => {
      const hop = hops.to(payload.matchId);
      if (!hop || isSpared(hop, name)) return handlers[name](payload);
      const outcome = await hop.ask(MARK + name, JSON.stringify(payload), PATIENCE[name]);
      if (name === 'moveBot' && outcome === 'REFUSED') spared.set(hop, performance.now() + SPARED);
      if (typeof outcome !== 'object') await handlers[name](payload);
    };
  return { ...handlers, expireDecision: handed('expireDecision'), moveBot: handed('moveBot') };
}

const due = z.enum(DUE);

/**
 * Answers other nodes that ask for due work, and lets `others` answer whatever else they ask. What fails is not done: whoever has the job
 * does it, or is told what keeps it from being done.
 * @param role of this process: bots think in those that take jobs
 */
export function dueAnswerer(handlers: Handlers, role: Role, others: Answerer): Answerer {
  return async (head, body) => {
    if (!head.startsWith(MARK)) return others(head, body);
    try {
      const name = due.parse(head.slice(MARK.length));
      if (name === 'moveBot' && role === 'server') return null;
      const payload: unknown = JSON.parse(body.toString());
      if (name === 'moveBot') await handlers.moveBot(payloads.moveBot.parse(payload));
      else await handlers.expireDecision(payloads.expireDecision.parse(payload));
      return { head: '', body: '' };
    } catch {
      return null;
    }
  };
}
