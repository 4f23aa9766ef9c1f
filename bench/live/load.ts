import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { autoMove } from '../../clients/typescript/src/index.ts';
import { asGuest, type Caller, call, openPool } from '../../test/chaos/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../../test/chaos/matches.ts';
import { processorTime } from './processor-time.ts';
import { SocketCaller } from './socket-caller.ts';

/** Matches of Golems, played at random, in a process of its own: `load.ts KIND URL PID AT_ONCE SECONDS`. Prints what it measured. */
export interface LiveFigures {
  /** Moves that were answered, or heard by the other player. */
  perSecond: number;
  /** Microseconds of the server's processor for each. */
  processor: number;
}
/** Nobody listens, moves over HTTP or the socket; both players listen, and move over HTTP or over the socket that listens. */
export type Kind = 'http' | 'socket' | 'heard-http' | 'heard-socket';

const WARM_UP = { seconds: 3, moves: 1500 };
const MEASURED = { moves: 3000 };
const ASKED = 'decision { version seat prompt choices { label move blanks { path from { value label } min max } } }';
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text } match { version status waitingFor ${ASKED} } } }`;
const SUBMIT_HEARD = 'mutation($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }';
const UPDATES = `subscription($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) {
  version entries { version text } match { status waitingFor ${ASKED} } } }`;
type Player = Caller & { token: string };
interface Submitted {
  submitMove: { match: { status: string; decision: Asked | null } };
}
interface Update {
  matchUpdates: { entries: unknown[]; match: { status: string; decision: Asked | null } };
}
type Ask = <T>(query: string, variables: object) => Promise<T>;

const [kind = 'http', url = '', pid = '0', atOnce = '16', seconds = '10'] = process.argv.slice(2);
const meter = { halted: false, moves: 0 };
console.log(JSON.stringify(await measured(openPool(url, Number(atOnce) + 4))));
process.exit();

async function measured(pool: Pool): Promise<LiveFigures> {
  const players = [await asGuest(pool), await asGuest(pool)] as const;
  const play = kind.startsWith('heard') ? () => heardMatches(players) : () => unheardMatches(players[0]);
  const playing = Promise.all(Array.from({ length: Number(atOnce) }, play));
  await atLeast(WARM_UP);
  const [began, before] = [performance.now(), processorTime(Number(pid))];
  meter.moves = 0;
  await atLeast({ ...MEASURED, seconds: Number(seconds) });
  const { moves } = meter;
  const spent = processorTime(Number(pid)) - before;
  const perSecond = (1000 * moves) / (performance.now() - began);
  meter.halted = true;
  await Promise.race([playing, sleep(2000)]);
  return { perSecond, processor: (1e6 * spent) / moves };
}

/** Until both are over: on a busy machine a few seconds are few moves. */
async function atLeast({ seconds, moves }: typeof WARM_UP): Promise<void> {
  const until = performance.now() + 1000 * seconds;
  while (performance.now() < until || meter.moves < moves) await sleep(20);
}

function count(moves: number): void {
  meter.moves += moves;
}

function inputOf(matchId: string, asked: Asked): object {
  const move = autoMove('random', asked.choices);
  return { input: { matchId, version: asked.version, key: randomUUID(), move } };
}

// One account on both seats, so that each answer brings the next question.
async function unheardMatches(player: Player): Promise<void> {
  const socket = kind === 'socket' ? await SocketCaller.open(url, player.token) : null;
  const ask: Ask = socket
    ? (query, variables) => socket.ask(query, variables)
    : (query, all) => call(player, query, all);
  while (!meter.halted) {
    const { id, decision } = await openMatch([player, player], { game: 'golems' });
    let asked = decision ?? (await readStanding(player, id)).decision;
    while (asked && !meter.halted) {
      const { submitMove } = await ask<Submitted>(SUBMIT, inputOf(id, asked));
      count(1);
      asked = submitMove.match.decision;
    }
  }
}

async function heardMatches(players: readonly [Player, Player]): Promise<void> {
  const sockets = await Promise.all(players.map(({ token }) => SocketCaller.open(url, token)));
  while (!meter.halted) {
    const { id } = await openMatch(players, { game: 'golems' });
    await Promise.all(
      players.map((player, index) => {
        const socket = sockets[index];
        if (!socket) throw new Error('a player without a socket');
        const ask: Ask =
          kind === 'heard-socket' ? (query, all) => socket.ask(query, all) : (query, all) => call(player, query, all);
        return playHeard(socket, ask, id);
      }),
    );
  }
  for (const socket of sockets) socket.close();
}

/** A player who is asked over the socket, and answers, until the match is over. */
function playHeard(socket: SocketCaller, ask: Ask, id: string): Promise<void> {
  let answered = -1;
  return new Promise((resolve, reject) => {
    socket.subscribe<Update>(UPDATES, { id, after: 0 }, ({ data, errors }) => {
      if (!data) return reject(new Error(JSON.stringify(errors)));
      const { entries, match } = data.matchUpdates;
      count(entries.length / 2); // each is heard twice
      if (match.status !== 'RUNNING' || meter.halted) return resolve();
      const { decision } = match;
      if (!decision || decision.version <= answered) return;
      answered = decision.version;
      ask(SUBMIT_HEARD, inputOf(id, decision)).catch(() => {}); // an update that came before it has changed the question
    });
  });
}
