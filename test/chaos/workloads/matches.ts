import { attempt, impatient, type Player } from '../../load/graphql-call.ts';
import { openMatch } from '../../load/matches.ts';
import { oneOf } from '../../load/random.ts';
import { clockFindings } from '../checks/clocks.ts';
import { type Game, newGuest, type Run } from '../run.ts';
import { type Audience, openGame, playGame } from './play.ts';
import type { Load, Workload } from './workload.ts';

/** Seconds per decision, for players and in matches without moves. */
const [TIME, CLOCK] = [6, 3];
/**
 * How late a time-out may be, in milliseconds: two sweeps for a lost job, 5 s for a killed process, and some time for a
 * busy machine.
 */
const SLACK = 15_000;
const GAMES = [
  { game: 'golems', options: { rounds: 4 }, seats: 2 },
  { game: 'golems', options: { rounds: 2 }, seats: 4 },
  { game: 'golems', options: { rounds: 3 }, seats: 3 },
  { game: 'spark-forming', options: { turns: 12 }, seats: 2 },
  { game: 'business-card-battle', options: { size: 8 }, seats: 2 },
  { game: 'valhalla', options: { rounds: 8 }, seats: 2 },
  { game: 'spark-of-war', options: { turns: 6 }, seats: 2 },
];

/** Returns a workload of matches between random players at several tables, and of matches in which only clocks run. */
function matchesOf(about: string, audience: Audience, bots = false): Workload {
  return {
    about,
    moments: [/write-match/, /take-seat/, /"kind":"MOVE"/, /"kind":"TIMED_OUT"/],
    async begin(run: Run, tables: number): Promise<Load> {
      const clocks = await Promise.all(Array.from({ length: 1 + Math.ceil(tables / 3) }, () => openClock(run)));
      const groups = await Promise.all(
        Array.from({ length: tables }, () => Promise.all(Array.from({ length: 4 }, () => newGuest(run)))),
      );
      const playing = Promise.all(groups.map((group) => playTable(run, group, bots, audience)));
      return {
        playing,
        findings: async () =>
          clocks.flatMap(({ history: { match, time }, log }) =>
            clockFindings(log, { time, slack: SLACK, outages: run.outages }).map((line) => `match ${match}: ${line}`),
          ),
        summary: () => `${clocks.flatMap(({ log }) => log).length} entries of ${clocks.length} matches without moves`,
      };
    },
  };
}

async function playTable(run: Run, group: readonly Player[], bots: boolean, audience: Audience): Promise<void> {
  while (!run.halt.aborted) {
    const { seats, ...chosen } = oneOf(GAMES);
    const people = group.slice(0, bots ? 1 : seats);
    const robots = Array.from({ length: seats - people.length }, (_, index) => ({
      level: oneOf(['RANDOM', 'STEADY']),
      seat: people.length + index,
    }));
    const rules = { ...chosen, seats, visibility: 'PUBLIC', timeControl: { perDecision: TIME } };
    // If there is no response, the match may or may not exist, so another one is opened.
    const opened = await attempt(() => openMatch(people.map(impatient), { ...rules, bots: robots }));
    if (!opened || !('id' in opened)) continue;
    const game = openGame(run, people, { match: opened.id, time: 1000 * TIME }, audience);
    await playGame(run, game, run.halt).catch((error: unknown) => {
      // The check for lost entries handles matches that may be gone.
      if (!/is gone|NOT_FOUND/.test(String(error))) run.findings.push(`match ${opened.id} was left: ${error}`);
    });
  }
}

/** Opens a match in which no player moves, so that its only entries are time-outs. */
async function openClock(run: Run): Promise<Game> {
  const players = [await newGuest(run), await newGuest(run)];
  const rules = { game: 'golems', options: { rounds: 200 }, visibility: 'PUBLIC', timeControl: { perDecision: CLOCK } };
  const { id } = await openMatch(players, rules);
  return openGame(run, players, { match: id, time: 1000 * CLOCK }, { spectators: 0, cut: 8000 });
}

const ONE = { spectators: 1, cut: 8000 };
export const matches = matchesOf(
  'matches of 2 to 4 random players, all games; they are sometimes silent and send each move up to three times',
  ONE,
);
export const bots = matchesOf('the same matches, with one person and bots', ONE, true);
export const watchers = matchesOf(
  'the same matches with four spectators each; all connections are repeatedly cut within 600 ms',
  { spectators: 4, cut: 600 },
);
