import { openPool } from '../chaos/load/graphql-call.ts';
import type { Outcome, Say } from '../chaos/report.ts';
import { type ServerSettings, serverProcess } from '../chaos/server-process.ts';
import type { Site } from './api.ts';
import { oneEvent } from './one-event.ts';
import type { EventPlan } from './plans.ts';

export interface EventsPlan {
  events: readonly EventPlan[];
  code: ServerSettings['code'];
  folder: string;
}

/** Requests at the same time. */
const CONNECTIONS = 32;

/** Plays whole tournaments on a server of its own, one after the other, and holds what is left of them against what was promised. */
export async function eventsRun({ events, code, folder }: EventsPlan, say: Say): Promise<Outcome> {
  const server = await serverProcess({ code, folder });
  await server.start();
  const site: Site = { url: server.url, pool: openPool(server.url, CONNECTIONS) };
  const findings: string[] = [];
  try {
    for (const plan of events) {
      const { findings: own } = await oneEvent(site, plan, folder, say).catch(brokenOff);
      for (const one of own) say(`  ${one}`);
      findings.push(...own.map((one) => `${plan.name}: ${one}`));
    }
  } finally {
    await site.pool.close();
    await server.stop();
  }
  return { findings, summary: `${events.length} tournaments, each played, proven, read again and forged` };
}

function brokenOff(error: unknown): { findings: string[] } {
  return { findings: [`it broke off: ${error instanceof Error ? (error.stack ?? error.message) : error}`] };
}
