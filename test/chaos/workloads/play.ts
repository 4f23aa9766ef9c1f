import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt, impatient, type Player } from '../../load/graphql-call.ts';
import { anyAnswer, readStanding, type Sending, type Standing, type Submitted, send } from '../../load/matches.ts';
import { below, once, oneOf } from '../../load/random.ts';
import type { History } from '../checks/history.ts';
import type { Game, Run } from '../run.ts';
import { watchMatch } from './watcher.ts';

/** The percentage of questions that are left to time out, and the percentage of moves that name an old version. */
const [SILENT, OLD] = [2, 4];

export interface Audience {
  /** The number of spectators. */
  spectators: number;
  /** The maximum time in milliseconds until each watcher's connection is cut. */
  cut: number;
}

/** Opens a match with a watcher at each seat, and with spectators. */
export function openGame(
  run: Run,
  players: readonly Player[],
  { match, time }: Pick<History, 'match' | 'time'>,
  audience: Audience,
): Game {
  const history: History = {
    ...{ match, time, opened: Date.now() },
    ...{ acknowledged: [], doubtful: new Set(), asked: new Map(), refused: [], loss: null, watches: [] },
  };
  const game: Game = { history, players, watchers: [], playing: true, log: [] };
  run.games.push(game);
  const watch = ({ token }: Player, seat: number | null) =>
    void game.watchers.push(watchMatch(run.cluster.nodes.urls, token, history, seat, audience.cut));
  players.forEach(watch);
  for (let more = 0; more < audience.spectators; more++) watch(run.spectator, null);
  return game;
}

/** Plays a match with random moves until it is over or halted. */
export async function playGame(run: Run, game: Game, halt: AbortSignal): Promise<void> {
  const { match } = game.history;
  try {
    // A match that is full but still waiting begins on its own.
    for (let status = 'RUNNING'; /RUNNING|WAITING/.test(status) && !halt.aborted; ) {
      status = await playOneMove(run, game, await readStanding(oneOf(game.players), match));
    }
  } finally {
    game.playing = false;
  }
}

async function playOneMove(run: Run, game: Game, { id, status, waitingFor }: Standing): Promise<string> {
  const { players, history } = game;
  const player = players[oneOf([...waitingFor, -1])];
  if (status !== 'RUNNING' || !player) {
    await sleep(20);
    return status;
  }
  const { decision, status: now } = await readStanding(player, id);
  if (!decision) return now;
  if (below(100) < SILENT && history.time < 10_000) {
    await sleep(history.time + 1000);
    return now;
  }
  const sending = anyAnswer(id, decision, randomUUID());
  const last = below(100) < OLD ? history.acknowledged.findLast(({ seat }) => seat === sending.seat) : undefined;
  const old = last && history.asked.get(last.key);
  const named = old === undefined ? sending : { ...sending, input: { ...sending.input, version: old } };
  return (await sendCopies(run, player, named, history, old !== undefined))?.match.status ?? now;
}

// Sends one to three copies at the same time, each to any node, until one is answered. All responses must agree.
async function sendCopies(run: Run, player: Player, sending: Sending, history: History, isOld: boolean) {
  const sent = Date.now();
  const { key, version: asked } = sending.input;
  history.asked.set(key, asked);
  let unheard = false;
  const sendOnce = () => attempt(() => send(impatient(player), sending));
  for (;;) {
    const answers = await Promise.all(Array.from({ length: 1 + below(3) }, sendOnce));
    const yes = answers.flatMap((one): Submitted[] => (one && 'entry' in one ? [one] : []));
    if (yes.length > 0 && once(25)) answers.push(await sendOnce());
    const refused = answers.flatMap((one) => (one && 'code' in one ? [one.code] : []));
    const said = new Set([...answers.flatMap((one) => (one && 'entry' in one ? [one.entry.version] : [])), ...refused]);
    unheard ||= answers.includes(null);
    const [first] = yes;
    if (first) {
      if (said.size > 1)
        run.findings.push(`match ${history.match}: a key was answered with ${[...said].join(' and ')}`);
      history.acknowledged.push({ seat: sending.seat, key, version: first.entry.version, sent, came: Date.now() });
      return first;
    }
    const [code] = refused;
    if (code) {
      if (unheard) history.doubtful.add(`${sending.seat} ${key}`);
      if (!isOld) history.refused.push({ seat: sending.seat, version: asked, code, sent, came: Date.now() });
      return null;
    }
    await sleep(100);
  }
}
