import { randomUUID } from 'node:crypto';
import { autoMove, type MoveInput } from '../../clients/typescript/src/index.ts';
import { asGuest, type Caller, call, openPool } from '../../test/load/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../../test/load/matches.ts';
import { quantile } from '../../test/load/quantile.ts';
import { databaseTime, processorTime } from '../live/processor-time.ts';

/**
 * Plays a growing number of matches of Golems, one move at a time in each, alternating with 64 new matches: `live.ts
 * URL PID POSTGRES MOVES TURNS SIZE …`. PID and POSTGRES are the process ids of the server and its database, and each
 * SIZE is a number of matches, in ascending order. At most 64 moves are in flight for any SIZE. Prints its figures as
 * JSON.
 */
export interface LiveFigures {
  matches: number;
  turns: { all: LiveTurn; few: LiveTurn }[];
}

export interface LiveTurn {
  perSecond: number;
  /** Milliseconds from request to response. */
  p50: number;
  p99: number;
  /** The server's CPU time per move, in microseconds. */
  server: number;
  /** PostgreSQL's CPU time per move, in microseconds. */
  postgres: number;
  /** The median number of entries of a match. */
  entries: number;
}

/** The maximum number of moves or new matches in flight, which is also the number of new matches to compare with. */
const AT_ONCE = 64;
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text }
  match { version status waitingFor
    decision { version seat prompt choices { label move blanks { path from { value label } min max } } } }
} }`;
interface Submitted {
  submitMove: { match: { decision: Asked | null } };
}
/** A match and its next move. */
interface Live {
  id: string;
  version: number;
  move: MoveInput;
}

const [url = '', pid = '0', postgres = '0', moves = '4000', turns = '2', ...sizes] = process.argv.slice(2);
const pool = openPool(url, AT_ONCE);
const player = await asGuest(pool);
const matches: Live[] = [];
const figures: LiveFigures[] = [];
// Warms up, because a server is slow at any operation that it has not executed a few thousand times.
await measured(await opened(AT_ONCE), 2 * Number(moves));
for (const size of sizes.map(Number)) {
  matches.push(...(await opened(size - matches.length)));
  const made: LiveFigures = { matches: size, turns: [] };
  for (let turn = 0; turn < Number(turns); turn++) made.turns.push(await oneTurn(turn % 2 === 0));
  figures.push(made);
  console.error(`  ${size} live matches: ${JSON.stringify(made.turns.at(-1))}`);
}
console.log(JSON.stringify(figures));
process.exit();

/** Measures both sides, and alternates which of them comes first. */
async function oneTurn(isAllFirst: boolean): Promise<{ all: LiveTurn; few: LiveTurn }> {
  const fresh = await opened(AT_ONCE);
  const first = await measured(isAllFirst ? matches : fresh, Number(moves));
  const second = await measured(isAllFirst ? fresh : matches, Number(moves));
  return isAllFirst ? { all: first, few: second } : { all: second, few: first };
}

async function opened(count: number): Promise<Live[]> {
  const all: Live[] = [];
  let begun = 0;
  const open = async () => {
    while (begun < count) {
      begun++;
      if (all.push(await newMatch(player)) % 1024 === 0) console.error(`  ${all.length} more matches are open`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return all;
}

async function newMatch(caller: Caller): Promise<Live> {
  const { id, decision } = await openMatch([caller, caller], { game: 'golems' });
  const asked = decision ?? (await readStanding(caller, id)).decision;
  if (!asked) throw new Error(`match ${id} has no decision`);
  return nextOf(id, asked);
}

// Keeps only the next move, because thousands of stored questions would slow this process down.
function nextOf(id: string, { version, choices }: Asked): Live {
  return { id, version, move: autoMove('random', choices) };
}

async function measured(some: Live[], count: number): Promise<LiveTurn> {
  const times: number[] = [];
  const lanes = Math.min(AT_ONCE, some.length);
  const [before, began] = [used(), performance.now()];
  await Promise.all(Array.from({ length: lanes }, (_, lane) => moveInTurn(some, { lane, lanes, count }, times)));
  const [after, ended] = [used(), performance.now()];
  return {
    perSecond: (1000 * times.length) / (ended - began),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    server: (1e6 * (after.server - before.server)) / times.length,
    postgres: (1e6 * (after.postgres - before.postgres)) / times.length,
    entries: quantile(
      some.map(({ version }) => version + 1),
      0.5,
    ),
  };
}

/** Makes one move in each match of a lane, over and over, until all lanes together have made `count` moves. */
async function moveInTurn(
  some: Live[],
  { lane, lanes, count }: { lane: number; lanes: number; count: number },
  times: number[],
): Promise<void> {
  // Starts at a random match, because one turn reaches only some of several thousand matches.
  const first = lane + lanes * Math.floor(Math.random() * Math.floor(some.length / lanes));
  for (let at = first; times.length < count; at = at + lanes < some.length ? at + lanes : lane) {
    const live = some[at];
    if (!live) throw new Error(`there is no match ${at}`);
    const began = performance.now();
    const decision = await oneMove(live);
    times.push(performance.now() - began);
    some[at] = decision ? nextOf(live.id, decision) : await newMatch(player);
  }
}

async function oneMove({ id, version, move }: Live): Promise<Asked | null> {
  const input = { matchId: id, version, key: randomUUID(), move };
  return (await call<Submitted>(player, SUBMIT, { input })).submitMove.match.decision;
}

/** Returns the CPU time used so far, in seconds. */
function used(): { server: number; postgres: number } {
  return { server: processorTime(Number(pid)), postgres: databaseTime(Number(postgres)) };
}
