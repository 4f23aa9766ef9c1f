import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { autoMove } from '../../clients/typescript/src/index.ts';
import { asGuest, type Caller, call, openPool } from '../../test/load/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../../test/load/matches.ts';
import { isPeer, ladderMatches } from '../peers/ladder-matches.ts';
import type { Gate, Table } from './gate.ts';
import { SocketCaller } from './socket-caller.ts';
import type { Target } from './target.ts';

const ASKED =
  'decision { version seat prompt choices { label move blanks { label path from { value label } min max } } }';
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text } match { version status waitingFor ${ASKED} } } }`;
const SUBMIT_HEARD = 'mutation($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }';
const UPDATES = `subscription($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) {
  version entries { version seat text } match { status waitingFor ${ASKED} } } }`;
const ECHO = 'mutation($value: Int!) { echo(value: $value) }';
type Player = Caller & { token: string };
interface Submitted {
  submitMove: { match: { status: string; decision: Asked | null } };
}
interface Update {
  matchUpdates: { entries: { seat: number | null }[]; match: { status: string; decision: Asked | null } };
}
type Ask = <T>(query: string, variables: object) => Promise<T>;

/** Starts players who make random moves whenever the gate is open, for as long as the process runs. */
export function playing(target: Target, gate: Gate): void {
  const play = player(target, gate);
  for (let index = 0; index < target.atOnce; index++)
    play(index).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
}

function player(target: Target, gate: Gate): (index: number) => Promise<void> {
  const { kind, url, atOnce, rounds = 1, modules = '' } = target;
  const pool = openPool(url, atOnce + 4);
  if (kind === 'trivial') return () => echoes({ pool, token: null }, gate);
  if (isPeer(kind)) {
    const first = (index: number) => Math.ceil(((index + 1) * rounds) / atOnce);
    return (index) => ladderMatches(kind, { url, pool, modules }, gate, { first: first(index), rounds });
  }
  const players = Promise.all([asGuest(pool), asGuest(pool)]);
  if (kind.startsWith('heard')) return async () => heardMatches(await players, { kind, url, gate });
  return async () => {
    const [player] = await players;
    return unheardMatches(player, asking(player, kind === 'socket' ? await openSocket(url, player) : null), gate);
  };
}

function openSocket(url: string, { token }: Player): Promise<SocketCaller> {
  return SocketCaller.open(url, token);
}

function asking(player: Caller, socket: SocketCaller | null): Ask {
  return patient(
    socket ? (query, variables) => socket.ask(query, variables) : (query, variables) => call(player, query, variables),
  );
}

/** Retries while the server is overloaded, which can happen briefly on a busy machine. */
function patient(ask: Ask): Ask {
  const again: Ask = (query, variables) =>
    ask<never>(query, variables).catch(async (error: unknown) => {
      if (!String(error).includes('OVERLOADED')) throw error;
      await sleep(200);
      return again(query, variables);
    });
  return again;
}

function inputOf(matchId: string, asked: Asked): object {
  const move = autoMove('random', asked.choices);
  return { input: { matchId, version: asked.version, key: randomUUID(), move } };
}

async function echoes(caller: Caller, gate: Gate): Promise<void> {
  for (let value = 0; ; value = (value + 1) % 1000) {
    await gate.passed;
    await call(caller, ECHO, { value });
    gate.moves++;
  }
}

// One account holds both seats, so that each response contains the next question.
async function unheardMatches(player: Player, ask: Ask, gate: Gate): Promise<void> {
  for (;;) {
    const { id, decision } = await openMatch([player, player], { game: 'golems' });
    let asked = decision ?? (await readStanding(player, id)).decision;
    while (asked) {
      await gate.passed;
      const sent = performance.now();
      const { submitMove }: Submitted = await ask<Submitted>(SUBMIT, inputOf(id, asked));
      gate.times.push(performance.now() - sent);
      gate.moves++;
      asked = submitMove.match.decision;
    }
  }
}

async function heardMatches(
  players: readonly [Player, Player],
  { kind, url, gate }: Pick<Target, 'kind' | 'url'> & { gate: Gate },
): Promise<void> {
  const sockets = await Promise.all(players.map((player) => openSocket(url, player)));
  const table = gate.table();
  for (;;) {
    const { id } = await openMatch(players, { game: 'golems' });
    await Promise.all(
      players.map((player, seat) => {
        const socket = sockets[seat];
        if (!socket) throw new Error('a player without a socket');
        return playHeard(socket, asking(player, kind === 'heard-socket' ? socket : null), { id, seat, table });
      }),
    );
  }
}

interface Place {
  id: string;
  seat: number;
  table: Table;
}

/** A player who receives questions over the socket and answers them until the match is over. */
function playHeard(socket: SocketCaller, ask: Ask, { id, seat, table }: Place): Promise<void> {
  let answered = -1;
  return new Promise((resolve, reject) => {
    socket.subscribe<Update>(UPDATES, { id, after: 0 }, async ({ data, errors }) => {
      if (!data) return reject(new Error(JSON.stringify(errors)));
      const { entries, match } = data.matchUpdates;
      table.heard(entries.length);
      if (entries.some((entry) => entry.seat !== seat)) table.answered();
      if (match.status !== 'RUNNING') return resolve();
      const { decision } = match;
      if (!decision || decision.version <= answered) return;
      answered = decision.version;
      await table.turn();
      ask(SUBMIT_HEARD, inputOf(id, decision)).catch(() => {}); // an update arrived first and changed the question
    });
  });
}
