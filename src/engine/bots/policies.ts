import { questionAt } from '../play/question.ts';
import type { BotPolicy } from './bot-policy.ts';
import { anyOf, candidatesFor, choicesFor } from './candidates.ts';
import { bestOneStep } from './one-step.ts';
import { HORIZON } from './playout.ts';
import { redeal } from './redeal.ts';
import { searchPolicy } from './search/policy.ts';
import { MASTER, STRONG } from './search/searching.ts';

/** Picks a random choice; every choice is equally likely. */
export const randomPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) =>
  anyOf(choicesFor(at, question, seat), random);

/** Excludes passing nine times out of ten, to reach rules that uniformly random play hardly ever reaches. */
export const eagerPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) => {
  const choices = choicesFor(at, question, seat);
  const acting = choices.filter((choice) => !('pass' in choice.move));
  return anyOf(acting.length > 0 && random(10) > 0 ? acting : choices, random);
};

/** The number of worlds that the STEADY bot deals for one decision. */
const WORLDS = 2;

/** Tries each choice in worlds that the seat cannot distinguish from the real one, and picks the best choice. */
export const steadyPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) => {
  const choices = choicesFor(at, question, seat);
  const moves = candidatesFor(at, question, seat, choices, random).map(({ move }) => move);
  const many = moves.length > 1 ? WORLDS : 0;
  const worlds = Array.from({ length: many }, () => {
    const world = redeal(game, at, [seat], random);
    return { world, asked: questionAt(game, world) };
  });
  return bestOneStep(game, worlds, seat, moves, { random, answers: HORIZON }) ?? anyOf(choices, random);
};

/** From weakest to strongest: random moves, one step ahead, a short search, and a longer search. */
export const BOT_LEVELS = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
/** Settings for the levels that search. */
export const SEARCHED = { STRONG, MASTER } as const;
export const BOT_POLICIES: Record<BotLevel, BotPolicy> = {
  RANDOM: randomPolicy,
  STEADY: steadyPolicy,
  STRONG: searchPolicy(SEARCHED.STRONG),
  MASTER: searchPolicy(SEARCHED.MASTER),
};
