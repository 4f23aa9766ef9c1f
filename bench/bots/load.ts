import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asGuest, type Caller, openPool } from '../../test/chaos/load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, type Standing, send } from '../../test/chaos/load/matches.ts';
import { quantile } from '../../test/chaos/report.ts';

/**
 * People at some tables, and people against strong bots at others, in a process of its own: `load.ts URL PEOPLE BOTS ROUNDS SECONDS`. In
 * turns the tables with bots stand still and are played at. Prints how long the moves of the other tables took.
 */
export interface BotsFigures {
  /** Milliseconds from a move to its answer, by round: while no bot is asked, and while bots think. */
  without: Waits[];
  with: Waits[];
  /** Answers of bots, each second in which they were asked. */
  answers: number;
}

export interface Waits {
  moves: number;
  p50: number;
  p99: number;
}

/** How long people think, in milliseconds, on average. */
const THOUGHT = 400;
/** How often somebody looks whether a bot has answered, in milliseconds. */
const LOOK = 300;
/** Seconds until everybody is at work, and until the bots are at rest again. */
const SETTLING = 3;

const [url = '', people = '64', bots = '16', rounds = '3', seconds = '10'] = process.argv.slice(2);
const pool = openPool(url, Number(people) + Number(bots));
const times: number[] = [];
let [botsPlay, halted, answered] = [false, false, 0];
console.log(JSON.stringify(await measured()));
process.exit();

async function measured(): Promise<BotsFigures> {
  const caller = await asGuest(pool);
  for (let n = 0; n < Number(people); n++) void peoplePlay(caller);
  for (let n = 0; n < Number(bots); n++) void againstBots(caller);
  await sleep(2000 * SETTLING); // what is run often is made fast
  const figures: BotsFigures = { without: [], with: [], answers: 0 };
  for (let round = 0; round < Number(rounds); round++) {
    figures.without.push(await oneRound(false));
    const before = answered;
    figures.with.push(await oneRound(true));
    figures.answers += (answered - before) / (Number(seconds) + SETTLING) / Number(rounds);
  }
  halted = true;
  return figures;
}

async function oneRound(withBots: boolean): Promise<Waits> {
  botsPlay = withBots;
  await sleep(1000 * SETTLING);
  times.length = 0;
  await sleep(1000 * Number(seconds));
  return { moves: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function peoplePlay(caller: Caller): Promise<void> {
  while (!halted) {
    let now = await openMatch([caller, caller], { game: 'golems' });
    while (!halted && now.status === 'RUNNING') {
      await sleep(2 * THOUGHT * Math.random());
      now = await answeredBy(caller, now, (took) => times.push(took));
    }
  }
}

async function againstBots(caller: Caller): Promise<void> {
  while (!halted) {
    let now = await openMatch([caller], { game: 'golems', seats: 2, bots: [{ level: 'STRONG' }] });
    while (!halted && now.status === 'RUNNING') {
      await sleep(LOOK);
      if (!botsPlay) continue;
      const before = now.version;
      now = await answeredBy(caller, now, () => {});
      answered += Math.max(0, now.version - before);
    }
  }
}

async function answeredBy(caller: Caller, now: Standing, took: (ms: number) => void): Promise<Standing> {
  if (!now.decision) return readStanding(caller, now.id);
  const began = performance.now();
  const { match } = await send(caller, anyAnswer(now.id, now.decision, randomUUID()));
  took(performance.now() - began);
  return match;
}
