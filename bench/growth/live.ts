import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { autoMove, type MoveInput } from '../../clients/typescript/src/index.ts';
import { asGuest, type Caller, call, openPool } from '../../test/chaos/load/graphql-call.ts';
import { type Asked, openMatch, readStanding } from '../../test/chaos/load/matches.ts';
import { quantile } from '../../test/chaos/report.ts';

/**
 * More and more running matches of Golems, of which each is moved in turn, in a process of its own: `live.ts URL SECONDS SIZE …`, the
 * sizes growing. At most 64 moves are on their way at once, whatever the size. Prints what it measured as JSON.
 */
export interface LiveFigures {
  matches: number;
  perSecond: number;
  /** Milliseconds from request to answer. */
  p50: number;
  p99: number;
}

/** Moves, or openings, on their way at once. */
const AT_ONCE = 64;
const WARM_UP = 3000;
/** A server that is new becomes warm on 64 matches first, for so many milliseconds. */
const NEW = 20_000;
const SUBMIT = `mutation($input: SubmitMoveInput!) { submitMove(input: $input) {
  entry { version text }
  match { version status waitingFor
    decision { version seat prompt choices { label move blanks { path from { value label } min max } } } }
} }`;
interface Submitted {
  submitMove: { match: { decision: Asked | null } };
}
/** A match, and what is answered next in it. */
interface Live {
  id: string;
  version: number;
  move: MoveInput;
}

const [url = '', seconds = '10', ...sizes] = process.argv.slice(2);
const pool = openPool(url, AT_ONCE);
const player = await asGuest(pool);
const matches: Live[] = [];
const figures: LiveFigures[] = [];
await openUpTo(AT_ONCE);
await measured(AT_ONCE, NEW);
for (const size of sizes.map(Number)) {
  await openUpTo(size);
  figures.push(await measured(size, 1000 * Number(seconds)));
  console.error(`  ${size} live matches: ${JSON.stringify(figures.at(-1))}`);
}
console.log(JSON.stringify(figures));
process.exit();

async function openUpTo(size: number): Promise<void> {
  const open = async () => {
    while (matches.length + opening < size) {
      opening++;
      const one = await newMatch(player).finally(() => opening--);
      if (matches.push(one) % 1024 === 0) console.error(`  ${matches.length} matches are open`);
    }
  };
  let opening = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, open));
}

async function newMatch(caller: Caller): Promise<Live> {
  const { id, decision } = await openMatch([caller, caller], { game: 'golems' });
  const asked = decision ?? (await readStanding(caller, id)).decision;
  if (!asked) throw new Error(`match ${id} asks nobody`);
  return nextOf(id, asked);
}

// Only the answer is kept: thousands of questions would make this process slow.
function nextOf(id: string, { version, choices }: Asked): Live {
  return { id, version, move: autoMove('random', choices) };
}

async function measured(size: number, span: number): Promise<LiveFigures> {
  const times: number[] = [];
  const state = { halted: false, measuring: false };
  const lanes = Math.min(AT_ONCE, size);
  const playing = Promise.all(
    Array.from({ length: lanes }, (_, lane) => moveInTurn({ lane, lanes, size }, state, times)),
  );
  await sleep(WARM_UP);
  state.measuring = true;
  const began = performance.now();
  await sleep(span);
  state.halted = true;
  const perSecond = (1000 * times.length) / (performance.now() - began);
  await playing;
  return { matches: size, perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Its share of the matches, one move in each, again and again. */
async function moveInTurn(
  { lane, lanes, size }: { lane: number; lanes: number; size: number },
  state: { halted: boolean; measuring: boolean },
  times: number[],
): Promise<void> {
  for (let at = lane; !state.halted; at = at + lanes < size ? at + lanes : lane) {
    const live = matches[at];
    if (!live) throw new Error(`there is no match ${at}`);
    const began = performance.now();
    const decision = await oneMove(live);
    if (state.measuring) times.push(performance.now() - began);
    matches[at] = decision ? nextOf(live.id, decision) : await newMatch(player);
  }
}

async function oneMove({ id, version, move }: Live): Promise<Asked | null> {
  const input = { matchId: id, version, key: randomUUID(), move };
  return (await call<Submitted>(player, SUBMIT, { input })).submitMove.match.decision;
}
