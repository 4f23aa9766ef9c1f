import {
  type AnyGame,
  BOT_POLICIES,
  type BotPolicy,
  judgedAs,
  questionAt,
  type Replies,
  redeal,
  reply,
  SEARCHED,
} from '../../src/engine/index.ts';
import { gameById } from '../../src/games/index.ts';
import { argument, percent, playOne } from './bot-match.ts';
import { helpIfAsked, usageOf } from './help.ts';
import { decksFor, timed } from './level-matches.ts';

/**
 * Helps to choose a game's `replies`, the way in which bots answer during a search. The script measures how strong each
 * way is without the search: it answers in one newly dealt world and plays against STEADY, which uses two worlds. The
 * script also plays STEADY with the evaluation of a level that searches, to test whether that evaluation is better.
 *   npm run replies -- --game ID [--matches 60 of each way] [--seats 2, or as many with two sides] [--options JSON] [--start 1]
 * Each deal is played twice, with the seats swapped.
 */
const WAYS: readonly Replies[] = ['BRIEF', 'WIDE', 'STEADY'];

helpIfAsked(usageOf(import.meta.url));
const game = gameById(argument('game') ?? '');
if (!game) throw new RangeError('--game must name a registered game');
const options = game.options.parse(JSON.parse(argument('options') ?? '{}'));
const seats = Number(argument('seats') ?? 2);
if ((game.sides?.(seats, options) ?? seats) !== 2) throw new RangeError('--seats must make two sides');
const matches = Number(argument('matches') ?? 60);
const start = Number(argument('start') ?? 1);

const policyOf =
  (replies: Replies): BotPolicy =>
  (rules, real, seat, random) => {
    const at = redeal(rules, real, [seat], random);
    return reply({ game: rules, at, question: questionAt(rules, at), seat, random, replies });
  };

function compare(rules: AnyGame, name: string, policy: BotPolicy): void {
  const noted = { decisions: 0, spent: 0, longest: 0 };
  let won = 0;
  for (let n = 0; n < matches; n++) {
    const deal = start + Math.floor(n / 2);
    const setup = { seats, options, decks: decksFor({ game: rules, seats, options }, deal), firstCard: 1 };
    const both = [timed(policy, noted), BOT_POLICIES.STEADY];
    const { winners } = playOne(rules, setup, n % 2 === 0 ? both : both.toReversed(), deal);
    won += winners.length === 0 ? 1 / 2 : winners.includes(n % 2) ? 1 : 0;
  }
  const took = (noted.spent / noted.decisions).toFixed(2);
  console.log(`${rules.id}: ${name} won ${percent(won, matches)} of ${matches} against STEADY, ${took} ms per answer`);
}

for (const replies of WAYS) compare(game, replies, policyOf(replies));
for (const { level } of Object.values(SEARCHED)) {
  const judged = judgedAs(game, level);
  if (judged !== game)
    compare(game, `STEADY with the evaluation of ${level}`, (_rules, ...asked) =>
      BOT_POLICIES.STEADY(judged, ...asked),
    );
}
