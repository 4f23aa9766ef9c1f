import { questionAt } from '../play/question.ts';
import type { BotPolicy } from './bot-policy.ts';
import { anyOf, candidatesFor, choicesFor } from './candidates.ts';
import { bestOneStep } from './one-step.ts';
import { HORIZON } from './playout.ts';
import { redeal } from './redeal.ts';
import { searchPolicy } from './search/policy.ts';
import { MASTER, STRONG } from './search/searching.ts';

/** A random choice, all equally likely. */
export const randomPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) =>
  anyOf(choicesFor(at, question, seat), random);

/** Makes a random choice, but rules out passing nine times in ten, to reach rules that uniform play hardly ever reaches. */
export const eagerPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) => {
  const choices = choicesFor(at, question, seat);
  const acting = choices.filter((choice) => !('pass' in choice.move));
  return anyOf(acting.length > 0 && random(10) > 0 ? acting : choices, random);
};

/** How many worlds a bot deals from what its seat sees. */
const WORLDS = 2;

/** Tries its choices in worlds that it cannot tell from the real one, and takes the choice that leaves its seat best off. */
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

/** From weakest to strongest: a random choice, one step ahead, a short search, and a long search that looks further. */
export const BOT_LEVELS = ['RANDOM', 'STEADY', 'STRONG', 'MASTER'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
/** The settings of the levels that search. */
export const SEARCHED = { STRONG, MASTER } as const;
export const BOT_POLICIES: Record<BotLevel, BotPolicy> = {
  RANDOM: randomPolicy,
  STEADY: steadyPolicy,
  STRONG: searchPolicy(SEARCHED.STRONG),
  MASTER: searchPolicy(SEARCHED.MASTER),
};
