import { BOT_LEVELS, BOT_POLICIES, type BotLevel, registered, searchPolicy } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { answersAlike, type Thinker } from '../../test/conformance/secrets/paired-worlds.ts';
import { tollRoad } from '../../test/conformance/tiny/index.ts';
import { EXAMPLE_GAMES } from '../example-games.ts';
import { argument } from './bot-match.ts';

/**
 * Compares what bots answer in worlds that look alike to their seats, in every corner of a game; any difference is a failure.
 *   npm run fairness -- [--game ID] [--decisions 10000 of each game] [--levels STEADY,STRONG] [--iterations 32] [--start 1]
 * The levels that search do it with so few iterations here, since their number is all that tells them apart; 0: with their own.
 */
const decisions = Number(argument('decisions') ?? 10_000);
const seed = Number(argument('start') ?? Date.now() % 1_000_000);
const iterations = Number(argument('iterations') ?? 32);
const names = (argument('levels') ?? 'STEADY,STRONG').split(',');
const levels = names.flatMap((name) => BOT_LEVELS.filter((level) => level === name));
const games = [...GAMES, registered(tollRoad), ...EXAMPLE_GAMES].filter(({ id }) => id === (argument('game') ?? id));
if (levels.length < names.length || games.length === 0)
  throw new RangeError(`name registered games with --game and levels out of ${BOT_LEVELS.join(', ')}`);

function thinker(level: BotLevel): Thinker {
  const searches = level === 'STRONG' || level === 'MASTER';
  return searches && iterations > 0
    ? { name: `${level} with ${iterations} iterations`, policy: searchPolicy(iterations) }
    : { name: level, policy: BOT_POLICIES[level] };
}

const bots = levels.map(thinker);
for (const game of games) {
  const effort = { decisions: Math.ceil(decisions / bots.length), seed };
  const { decisions: compared, others } = answersAlike(game, bots, effort, (so) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${game.id} ${so.decisions}/${decisions}   `);
  });
  const who = bots.map(({ name }) => name).join(', ');
  console.log(
    `${game.id}: ${compared} decisions of ${who} from seed ${seed}, ${others} in worlds that differ: 0 answers differ`,
  );
}
