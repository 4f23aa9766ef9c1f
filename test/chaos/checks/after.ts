import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { oneOf } from '../../load/chance.ts';
import { childrenOf, parentOf } from '../../load/children.ts';
import { attempt, call } from '../../load/graphql-call.ts';
import { metric } from '../cluster/health.ts';
import type { Findings } from '../report.ts';
import type { Game, Run } from '../run.ts';
import { playGame } from '../workloads/play.ts';
import { historyFindings } from './check-history.ts';
import type { FinalEntry } from './history.ts';

/** How long the last entries, verdicts and clean-ups may take, in milliseconds. */
const PATIENCE = 90_000;

const RESIGN = 'mutation($id: ID!) { resign(matchId: $id) { status } }';
const REPLAY = 'query($id: ID!) { match(id: $id) { status replay { status } } }';
interface Verdict {
  match: { status: string; replay: { status: string } | null } | null;
}

const replay = z.looseObject({
  entries: z.array(
    z.looseObject({
      ...{ version: z.number(), at: z.string(), kind: z.string() },
      ...{ seat: z.number().nullable(), key: z.string().nullable() },
      facts: z.array(z.looseObject({ fact: z.string() })),
    }),
  ),
});

/** Ends every match, reads its log, and compares the log with everything that the clients received. */
export async function checkGames(run: Run): Promise<Findings> {
  for (const game of run.games) game.log = await finalLog(run, game);
  run.say(`${run.games.length} logs are final`);
  const findings: Findings = [];
  const until = Date.now() + PATIENCE;
  for (const game of run.games) findings.push(...(await untilSeen(game, until)));
  for (const { history, log } of run.games) findings.push(...historyFindings(history, log));
  findings.push(...(await untilVerified(run)));
  return findings;
}

/**
 * The log of a match. If the match is still running, its players resign first, because no player may read the whole log
 * before the end. Players who are left answer any remaining question, such as which card is the prize.
 */
async function finalLog(run: Run, game: Game): Promise<FinalEntry[]> {
  const { history, players } = game;
  const { match, bots } = history;
  const [reader] = players;
  if (!reader) return [];
  const until = Date.now() + PATIENCE;
  for (const player of bots.size > 0 ? players : players.slice(1))
    await attempt(() => call(player, RESIGN, { id: match }));
  await playGame(run, game, AbortSignal.timeout(PATIENCE));
  for (;;) {
    const headers = { authorization: `Bearer ${reader.token}` };
    const url = oneOf(run.cluster.nodes.urls);
    const response = await fetch(`${url}/v1/matches/${match}/replay`, { headers }).catch(() => null);
    if (response?.ok) return replay.parse(await response.json()).entries;
    if (Date.now() > until) {
      run.findings.push(`match ${match} has no replay: ${response?.status} ${await response?.text()}`);
      return [];
    }
    await response?.body?.cancel();
    await sleep(200);
  }
}

async function untilSeen({ history: { match }, watchers, log }: Game, until: number): Promise<Findings> {
  // After a loss of commits a watcher has extra entries until it learns of the loss.
  const behind = () => watchers.filter(({ watched, refused }) => watched.frames.length !== log.length && !refused);
  while (behind().length > 0 && Date.now() < until) await sleep(50);
  const findings = behind().map(
    ({ watched }) => `match ${match}: a watcher saw ${watched.frames.length} of ${log.length} entries`,
  );
  for (const { stop } of watchers) stop.abort();
  for (const { refused } of watchers)
    if (refused) findings.push(`match ${match}: a watcher was refused with ${refused}`);
  return findings;
}

/** Waits until every finished match has the verdict VERIFIED. */
async function untilVerified({ games }: Run): Promise<Findings> {
  const until = Date.now() + PATIENCE;
  const findings: Findings = [];
  for (const { history, players } of games) {
    const [reader] = players;
    const verdictOf = async (): Promise<string> => {
      const { match } = reader ? await call<Verdict>(reader, REPLAY, { id: history.match }) : { match: null };
      return match?.replay?.status ?? 'PENDING';
    };
    let verdict = await verdictOf();
    for (; verdict === 'PENDING' && Date.now() < until; verdict = await verdictOf()) await sleep(200);
    if (verdict !== 'VERIFIED') findings.push(`match ${history.match} is over, and its replay is ${verdict}`);
  }
  return findings;
}

/** No answer was INTERNAL, and the nodes hold nothing for clients that have left. */
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

/** After the end every node stops on request, together with its child processes. */
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
