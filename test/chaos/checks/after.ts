import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { childrenOf, parentOf } from '../../load/child-processes.ts';
import { attempt, call } from '../../load/graphql-call.ts';
import { oneOf } from '../../load/random.ts';
import { metric } from '../cluster/health.ts';
import type { Findings } from '../report.ts';
import type { Game, Run } from '../run.ts';
import { playGame } from '../workloads/play.ts';
import { type FinalEntry, finalEntry, historyFindings } from './history.ts';

/** The time limit for the last entries, verdicts and clean-ups, in milliseconds. */
const PATIENCE = 90_000;

const RESIGN = 'mutation($id: ID!) { resign(matchId: $id) { status } }';
const REPLAY = 'query($id: ID!) { match(id: $id) { replay { status } } }';
interface Verdict {
  match: { replay: { status: string } | null } | null;
}

const replay = z.looseObject({ entries: z.array(finalEntry) });

/** Ends every match, reads its log, and compares the log with everything that the clients received. */
export async function checkGames(run: Run): Promise<Findings> {
  for (const game of run.games) await end(run, game);
  const until = Date.now() + PATIENCE;
  for (const game of run.games) game.log = await finalLog(run, game, until);
  run.say(`${run.games.length} logs are final`);
  for (const game of run.games) run.findings.push(...(await untilSeen(game, until)));
  return run.games.flatMap(({ history, log }) => historyFindings(history, log));
}

/**
 * Ends a running match by having its players resign, because no player may read the whole log before the end. If there
 * are several players, the last one stays and answers any remaining question, such as which card is the prize.
 */
async function end(run: Run, game: Game): Promise<void> {
  const { history, players } = game;
  for (const player of players.length > 1 ? players.slice(1) : players)
    await attempt(() => call(player, RESIGN, { id: history.match }));
  await playGame(run, game, AbortSignal.timeout(PATIENCE));
}

/** Reads the log of a finished match. The match's verdict must be VERIFIED. */
async function finalLog(run: Run, { history: { match }, players }: Game, until: number): Promise<FinalEntry[]> {
  const [reader] = players;
  if (!reader) return [];
  let verdict = 'PENDING';
  for (; verdict === 'PENDING' && Date.now() < until; await sleep(50))
    verdict = (await call<Verdict>(reader, REPLAY, { id: match })).match?.replay?.status ?? 'PENDING';
  if (verdict !== 'VERIFIED') run.findings.push(`match ${match} is over, and its replay is ${verdict}`);
  const headers = { authorization: `Bearer ${reader.token}` };
  const response = await fetch(`${oneOf(run.cluster.nodes.urls)}/v1/matches/${match}/replay`, { headers });
  if (response.ok) return replay.parse(await response.json()).entries;
  run.findings.push(`match ${match} has no replay: ${response.status} ${await response.text()}`);
  return [];
}

async function untilSeen({ history: { match }, watchers, log }: Game, until: number): Promise<Findings> {
  // After commits are lost, a watcher has extra entries until it learns of the loss.
  const behind = () => watchers.filter(({ watched, refused }) => watched.frames.length !== log.length && !refused);
  while (behind().length > 0 && Date.now() < until) await sleep(50);
  const findings = behind().map(
    ({ watched }) => `match ${match}: a watcher saw ${watched.frames.length} of ${log.length} entries`,
  );
  for (const { stop, refused } of watchers) {
    stop.abort();
    if (refused) findings.push(`match ${match}: a watcher was refused with ${refused}`);
  }
  return findings;
}

/** Checks that no node answered INTERNAL, and that no node still holds anything for a client that has left. */
export async function checkNodes({ cluster, codes }: Run): Promise<Findings> {
  const findings: Findings = [];
  const bugs = codes.get('INTERNAL') ?? 0;
  if (bugs > 0) findings.push(`${bugs} answers were INTERNAL`);
  for (const url of cluster.nodes.urls) {
    const internal = await metric(url, 'arbiter_refusals_total', 'code="INTERNAL"');
    if (internal > 0) findings.push(`${url} counts ${internal} INTERNAL`);
    for (const name of ['arbiter_websocket_connections', 'arbiter_queue_waiting_jobs', 'arbiter_pool_waiting'])
      if (!(await becomesZero(url, name))) findings.push(`${url}: ${name} is ${await metric(url, name)} at the end`);
  }
  return findings;
}

async function becomesZero(url: string, name: string): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; (await metric(url, name)) > 0; await sleep(200))
    if (Date.now() > until) return false;
  return true;
}

/** Checks that every node stops on request after the end of the run, together with its child processes. */
export async function checkStop({ cluster: { nodes } }: Run): Promise<Findings> {
  const children = nodes.urls.flatMap((_, node) => childrenOf(nodes.pid(node)));
  const codes = await nodes.stop();
  const until = Date.now() + PATIENCE;
  const alive = () => children.filter((pid) => parentOf(pid) !== undefined);
  while (alive().length > 0 && Date.now() < until) await sleep(100);
  return [
    ...codes.flatMap((code) => (code === 0 ? [] : [`a node ended with exit code ${code} after SIGTERM`])),
    ...alive().map((pid) => `the process ${pid} outlives its node`),
  ];
}
