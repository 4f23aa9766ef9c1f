import { setTimeout as sleep } from 'node:timers/promises';
import { ServerRefusal } from '../../../clients/typescript/src/index.ts';
import type { Random } from '../../../src/engine/index.ts';
import type { Findings } from '../report.ts';
import { type StormClient, stormClient, type Watching, type Ways, watchAnywhere } from '../storm/clients.ts';
import type { Seen } from '../storm/conclude.ts';
import type { History } from '../storm/history.ts';
import { groupOf, newStorm, tableOf } from '../storm/storm-run.ts';
import { playTable } from '../storm/tables.ts';
import type { Tally } from './observe.ts';

/** Players at many tables, and their watchers. */
export interface Crowd {
  seen: Seen;
  /** Watchers that were turned away, each with the code. */
  ended: Map<Watching, string>;
  /** Errors that made a table start another match. */
  left: string[];
  /** The match that is played at each table. */
  now: Map<readonly StormClient[], History>;
  /** Waits until no match is being played. */
  stop(): Promise<void>;
}

export interface CrowdPlan {
  tables: number;
  /** Milliseconds between two moves at a table. */
  pace: number;
}

export async function openCrowd(ways: Ways, { tables, pace }: CrowdPlan, draw: Random, tally: Tally): Promise<Crowd> {
  const halt = new AbortController();
  const seen = newStorm(ways, halt.signal, draw);
  seen.storm.pace = pace;
  const heard = (client: StormClient): StormClient => ({
    ...client,
    caller: () => ({ ...client.caller(), heard: tally.heard }),
  });
  const crowd: Crowd = { seen, ended: new Map(), left: [], now: new Map(), stop: async () => {} };
  const spectator = await stormClient(ways, draw);
  const groups = await Promise.all(Array.from({ length: tables }, () => groupOf(ways, draw)));
  seen.storm.watch = (history, clients) => {
    crowd.now.set(clients, history);
    seen.clients.set(history.match, clients);
    const watching = [0, 1, null].map((seat) => watchAnywhere(clients[seat ?? 2] ?? spectator, history, seat));
    seen.watching.set(history.match, watching);
    for (const one of watching) one.done.catch((error: unknown) => crowd.ended.set(one, codeOf(error)));
  };
  const playing = groups.map(async (group) => {
    const clients = group.map(heard);
    while (!halt.signal.aborted)
      await playTable(seen.storm, () => tableOf(clients, draw)).catch((error: unknown) =>
        crowd.left.push(String(error)),
      );
  });
  crowd.stop = async () => {
    halt.abort();
    await Promise.all(playing);
  };
  return crowd;
}

function codeOf(error: unknown): string {
  return error instanceof ServerRefusal ? error.code : String(error);
}

/** How many moves each match has to go on for, or it has to end. */
const MOVES = 5;
/** How long that may take, in milliseconds. */
const PATIENCE = 90_000;

/** Every match that is being played goes on, or it is frozen. When each made its first move, in milliseconds from now on. */
export async function allGoOn({ now }: Crowd, findings: Findings): Promise<number[]> {
  const began = Date.now();
  const before = [...now].map(([clients, history]) => ({ clients, history, moves: history.acknowledged.length }));
  const frozen = () =>
    before.filter(
      ({ clients, history, moves }) => now.get(clients) === history && history.acknowledged.length < moves + MOVES,
    );
  while (frozen().length > 0 && Date.now() - began < PATIENCE) await sleep(50);
  for (const { history, moves } of frozen())
    findings.push(`match ${history.match} is frozen after ${history.acknowledged.length - moves} moves`);
  return before.flatMap(({ history, moves }) => {
    const first = history.acknowledged[moves];
    return first ? [first.came - began] : [];
  });
}
