import {
  type AnyAt,
  type AnyGame,
  answersOf,
  type BotPolicy,
  blanksOf,
  canonical,
  copyMatch,
  fastRandom,
  questionAt,
  type Random,
  shuffled,
} from '../../../src/engine/index.ts';
import { type Corner, cornersOf, nameOf } from '../guards/corners.ts';
import { expectThat, type Script, spread } from '../script.ts';
import { isBroughtInSecret, type Known, knownTo } from './known-match.ts';
import { OWN_WAYS, secondWorlds, TITLES, WAYS, type Way } from './second-worlds.ts';

/** A bot, and its name in failures. */
export interface Thinker {
  name: string;
  policy: BotPolicy;
}

/** The number of compared decisions, and the number of worlds that really differed, for each way to make one. */
export interface Compared {
  decisions: number;
  others: Record<Way, number>;
}

/**
 * The size of a comparison: the minimum number of decisions of each bot, and the ways to make second worlds (all by
 * default).
 */
export interface Effort {
  decisions: number;
  seed: number;
  ways?: readonly Way[];
}

/** The maximum number of decisions compared in one match, so that the comparison covers many matches. */
const OF_A_MATCH = 4;
/**
 * The number of consecutive matches without a comparison after which a corner is given up.
 */
const IN_VAIN = 200;

/**
 * Checks that a bot gives the same answer, byte for byte, in worlds that its seat cannot tell apart: the answer depends
 * only on what the seat knows, on its random numbers and on its budget. Spreads each bot's decisions over the corners.
 * Decisions without a choice, or without a second world that differs, do not count.
 */
export function answersAlike(
  game: AnyGame,
  bots: readonly Thinker[],
  effort: Effort,
  onCorner: (so: Compared) => void = () => {},
): Compared {
  const wanted = effort.decisions * bots.length;
  const corners = shuffled(cornersOf(game), fastRandom(effort.seed)).slice(0, wanted);
  const ofEach = Math.ceil(wanted / corners.length);
  const sum: Compared = { decisions: 0, others: { EXCHANGED: 0, OTHER_DECKS: 0, REPLAYED: 0, DEALT: 0 } };
  corners.forEach((corner, i) => {
    compareIn(game, corner, bots, { ...effort, sum, wanted: ofEach * (i + 1) });
    onCorner(sum);
  });
  return sum;
}

function compareIn(
  game: AnyGame,
  corner: Corner,
  bots: readonly Thinker[],
  { sum, wanted, seed, ways = WAYS }: Effort & { sum: Compared; wanted: number },
): void {
  let inVain = 0;
  for (let match = 0; sum.decisions < wanted && inVain < IN_VAIN; match++) {
    const random = fastRandom(seed + 1009 * corner.index + match);
    const script = scriptIn(corner, random);
    const known = knownTo(random(corner.seats), game, script);
    const before = sum.decisions;
    for (const at of spread(decisionsIn(known), OF_A_MATCH)) {
      const bot = bots[sum.decisions % bots.length];
      if (!bot || sum.decisions === wanted) break;
      const where = `${game.id}, seed ${seed}, ${nameOf(corner)}, match ${match}`;
      const others = compare({ known, at, bot, ways }, random, where);
      if (others.length > 0) sum.decisions++;
      for (const way of others) sum.others[way]++;
    }
    inVain = sum.decisions > before ? 0 : inVain + 1;
  }
}

// Makes short matches as likely as long ones, because some games reveal all cards early.
function scriptIn({ seats, options, policy }: Corner, random: Random): Script {
  const length = random(2 ** (3 + random(6)));
  const picks = Array.from({ length }, () => random(2 ** 31));
  const seed = random(2 ** 32).toString(16);
  return { seats, options, policy, seed, picks, onwards: null, interrupted: true, decks: random(2 ** 31) };
}

function decisionsIn({ game, walked, seat }: Known): AnyAt[] {
  return walked.moments.filter((at) => {
    const [choice, ...others] = answersOf(at, questionAt(game, at), seat) ?? [];
    return choice && (others.length > 0 || blanksOf(choice).length > 0);
  });
}

interface Comparison {
  known: Known;
  at: AnyAt;
  bot: Thinker;
  ways: readonly Way[];
}

/** Returns the ways that produced a world that really differed. */
function compare({ known, at, bot, ways }: Comparison, random: Random, where: string): Way[] {
  const { game, seat } = known;
  const start = random(2 ** 32);
  const hidden = ({ faces, sealed }: AnyAt) => canonical([faces, sealed]);
  const worlds = secondWorlds(known, at, random).filter(
    ([way, world]) => ways.includes(way) && hidden(world) !== hidden(at),
  );
  const answerIn = (world: AnyAt) => canonical(bot.policy(game, copyMatch(world), seat, fastRandom(start)));
  const answer = worlds.length > 0 ? answerIn(at) : '';
  for (const [way, world] of worlds) {
    const other = answerIn(world);
    expectThat(
      answer === other,
      () =>
        `${where}: ${bot.name} at ${at.version} answers ${answer}, but ${other} in a world that looks the same to seat ${seat} (${TITLES[way]})`,
    );
  }
  return worlds.map(([way]) => way);
}

/**
 * Compares until a prying bot is caught; most are caught after a few decisions. Does not deal worlds as bots do,
 * because such a world would keep what the bot must not know.
 */
export const UNTIL_CAUGHT: Effort = { decisions: 600, seed: 20_261_122, ways: OWN_WAYS };

/** The share of decisions that must have another world of each kind; the worst games reached 30, 44 and 83 %. */
const SHARES = { inPlace: 0.03, otherDecks: 0.1, replayed: 0.5 };

/** Checks that enough worlds really differ, because equal answers prove nothing otherwise. */
export function comparesEnough(game: AnyGame, { decisions, others }: Compared, wanted: number): void {
  const { EXCHANGED, OTHER_DECKS, REPLAYED } = others;
  const isEnough =
    decisions >= wanted &&
    EXCHANGED + OTHER_DECKS >= SHARES.inPlace * decisions &&
    REPLAYED >= SHARES.replayed * decisions &&
    (!isBroughtInSecret(game) || OTHER_DECKS >= SHARES.otherDecks * decisions);
  expectThat(isEnough, () => `${game.id}: too few worlds were others: ${comparedText({ decisions, others })}`);
}

/** Formats the result: `96 decisions; 43 × unseen cards exchanged, …` */
export function comparedText({ decisions, others }: Compared): string {
  return `${decisions} decisions; ${WAYS.map((way) => `${others[way]} × ${TITLES[way]}`).join(', ')}`;
}
