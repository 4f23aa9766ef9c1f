import {
  type AnyGame,
  BOT_LEVELS,
  BOT_POLICIES,
  type BotLevel,
  registered,
  SEARCHED,
  searchPolicy,
} from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { Violation } from '../../test/conformance/script.ts';
import {
  answersAlike,
  comparedText,
  comparesEnough,
  type Thinker,
} from '../../test/conformance/secrets/paired-worlds.ts';
import { tollRoad } from '../../test/conformance/tiny/index.ts';
import { EXAMPLE_GAMES } from '../example-games.ts';
import { argument } from './bot-match.ts';
import { helpIfAsked, usageOf } from './help.ts';

/**
 * Compares bots' answers in worlds that look the same from the bot's seat, in every corner of a game. A run fails if
 * any answers differ, or if too few of the compared worlds differed.
 *   npm run fairness -- [--game ID] [--decisions 10000 of each game] [--levels STEADY,STRONG] [--iterations 32] [--start 1]
 * `--iterations` reduces the iterations of levels that search. With 0, each level uses its own number.
 */
helpIfAsked(usageOf(import.meta.url));
const decisions = Number(argument('decisions') ?? 10_000);
const seed = Number(argument('start') ?? Date.now() % 1_000_000);
const iterations = Number(argument('iterations') ?? 32);
const names = (argument('levels') ?? 'STEADY,STRONG').split(',');
const levels = names.flatMap((name) => BOT_LEVELS.filter((level) => level === name));
const games = [...GAMES, registered(tollRoad), ...EXAMPLE_GAMES].filter(({ id }) => id === (argument('game') ?? id));
if (levels.length < names.length || games.length === 0)
  throw new RangeError(`--game must name a registered game, and --levels must be among ${BOT_LEVELS.join(', ')}`);

function thinker(level: BotLevel): Thinker {
  const searches = level === 'STRONG' || level === 'MASTER';
  return searches && iterations > 0
    ? { name: `${level} with ${iterations} iterations`, policy: searchPolicy({ ...SEARCHED[level], iterations }) }
    : { name: level, policy: BOT_POLICIES[level] };
}

const bots = levels.map(thinker);
const who = bots.map(({ name }) => name).join(', ');

function compareIn(game: AnyGame): void {
  const effort = { decisions: Math.ceil(decisions / bots.length), seed };
  const compared = answersAlike(game, bots, effort, (so) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${game.id} ${so.decisions}/${decisions}   `);
  });
  comparesEnough(game, compared, decisions);
  console.log(`${game.id}: ${who} from seed ${seed}: ${comparedText(compared)}: 0 answers differ`);
}

for (const game of games) {
  try {
    compareIn(game);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    process.exitCode = 1;
    console.error(error.message);
  }
}
