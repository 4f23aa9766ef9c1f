import { fittingDecks } from '../../../scripts/play/fitting-decks.ts';
import {
  type AnyAt,
  type AnyGame,
  advance,
  type BotPolicy,
  begin,
  canonical,
  copyMatch,
  eagerPolicy,
  fastRandom,
  type Random,
  randomPolicy,
  redeal,
  type Seat,
  waitingFor,
} from '../../../src/engine/index.ts';
import { type Corner, cornersOf, nameOf } from '../guards/corners.ts';
import { expectThat, FIRST_CARD } from '../script.ts';

/** A bot, and what a failure calls it. */
export interface Thinker {
  name: string;
  policy: BotPolicy;
}

/** How many decisions have been compared, and how many of them with a world in which cards or sealed answers are others. */
export interface Compared {
  decisions: number;
  others: number;
}

/** Of the decisions of a match one in so many is compared, so that many matches are seen. */
const SPACING = 7;

/**
 * A bot answers the same, byte for byte, in worlds that its seat cannot tell apart: its answer follows from what the seat
 * knows, from its random numbers and from its budget. Every corner is played until so many decisions of each bot have been
 * compared in all, each in two worlds.
 */
export function answersAlike(
  game: AnyGame,
  bots: readonly Thinker[],
  effort: { decisions: number; seed: number },
  onCorner: (so: Compared) => void = () => {},
): Compared {
  const corners = cornersOf(game);
  const ofEach = Math.ceil((effort.decisions * bots.length) / corners.length);
  const sum = { decisions: 0, others: 0 };
  for (const corner of corners) {
    const found = cornerCompared(game, corner, bots, ofEach, effort.seed);
    sum.decisions += found.decisions;
    sum.others += found.others;
    onCorner(sum);
  }
  return sum;
}

function cornerCompared(
  game: AnyGame,
  corner: Corner,
  bots: readonly Thinker[],
  wanted: number,
  seed: number,
): Compared {
  const sum = { decisions: 0, others: 0 };
  for (let match = 0; sum.decisions < wanted; match++) {
    const random = fastRandom(seed + 1009 * corner.index + match);
    for (const { at, seat } of moments(game, corner, random)) {
      const bot = bots[sum.decisions % bots.length];
      if (!bot || sum.decisions === wanted) break;
      const isOther = compare(game, at, seat, bot, random, nameOf(corner));
      sum.decisions++;
      if (isOther) sum.others++;
    }
  }
  return sum;
}

function* moments(game: AnyGame, corner: Corner, random: Random): Generator<{ at: AnyAt; seat: Seat }> {
  const options = game.options.parse(corner.options);
  const decks = fittingDecks(game, options, corner.seats);
  const { at } = begin(game, { seats: corner.seats, options, decks, firstCard: FIRST_CARD }, random);
  const play = corner.policy === 'eager' ? eagerPolicy : randomPolicy;
  for (let n = random(SPACING); !at.result; n++) {
    const seats = waitingFor(game, at);
    const seat = seats[random(Math.max(1, seats.length))] ?? 0;
    if (n % SPACING === 0) yield { at, seat };
    advance(game, at, random, { kind: 'MOVE', seat, move: play(game, at, seat, random) });
  }
}

function compare(game: AnyGame, at: AnyAt, seat: Seat, bot: Thinker, random: Random, where: string): boolean {
  const other = redeal(game, at, [seat], random);
  const start = random(2 ** 32);
  const [one, two] = [at, other].map((world) => canonical(bot.policy(game, copyMatch(world), seat, fastRandom(start))));
  expectThat(
    one === two,
    () =>
      `${game.id}, ${where}: ${bot.name} at ${at.version} answers ${one}, and ${two} where seat ${seat} sees the same`,
  );
  return canonical([at.faces, at.sealed]) !== canonical([other.faces, other.sealed]);
}
