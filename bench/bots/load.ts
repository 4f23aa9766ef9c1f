import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asGuest, type Caller, openPool } from '../../test/load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, type Standing, send } from '../../test/load/matches.ts';
import { quantile } from '../../test/load/quantile.ts';

/**
 * Plays matches between people and matches against bots, in a separate process: `load.ts URL PEOPLE BOTS ROUNDS SECONDS
 * LEVELS`. There are BOTS matches for each level of bots. The load alternates between pausing all matches against bots
 * and playing the matches of one level. It prints how long people's moves take.
 */
export interface BotsFigures {
  /** The figures of each round while the matches against bots are paused. */
  without: Waits[];
  beside: Beside[];
}

/**
 * The figures of each round while the matches against bots of one level are played. `answers` is the number of moves
 * and answers per second in the matches against bots.
 */
export interface Beside {
  level: string;
  waits: Waits[];
  answers: number;
}

/** Milliseconds from sending a move to receiving the response, in matches between people. */
export interface Waits {
  moves: number;
  p50: number;
  p99: number;
}

/** The average time that a person thinks about a move, in milliseconds. */
const THOUGHT = 400;
/** How often a player checks whether the bot has answered, in milliseconds. */
const LOOK = 300;
/** The seconds allowed for all players to start, and for the bots to finish their answers. */
const SETTLING = 3;

const [url = '', people = '64', bots = '16', rounds = '3', seconds = '10', levels = 'STRONG'] = process.argv.slice(2);
const all = levels.split(',');
const pool = openPool(url, Number(people) + Number(bots) * all.length);
const times: number[] = [];
let halted = false;
let answered = 0;
/** The level whose matches are being played; null while all of them are paused. */
let playing: string | null = null;
console.log(JSON.stringify(await measured()));
process.exit();

async function measured(): Promise<BotsFigures> {
  const caller = await asGuest(pool);
  for (let n = 0; n < Number(people); n++) void peoplePlay(caller);
  for (const level of all) for (let n = 0; n < Number(bots); n++) void againstBots(caller, level);
  await sleep(2000 * SETTLING); // lets V8 optimise the hot code
  const figures: BotsFigures = { without: [], beside: all.map((level) => ({ level, waits: [], answers: 0 })) };
  for (let round = 0; round < Number(rounds); round++) {
    for (const one of figures.beside) {
      figures.without.push(await oneRound(null));
      const before = answered;
      one.waits.push(await oneRound(one.level));
      one.answers += (answered - before) / (Number(seconds) + SETTLING) / Number(rounds);
    }
  }
  halted = true;
  return figures;
}

async function oneRound(level: string | null): Promise<Waits> {
  playing = level;
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

async function againstBots(caller: Caller, level: string): Promise<void> {
  while (!halted) {
    let now = await openMatch([caller], { game: 'golems', seats: 2, bots: [{ level }] });
    while (!halted && now.status === 'RUNNING') {
      await sleep(LOOK);
      if (playing !== level) continue;
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
