import { candidatesFor } from '../../../src/engine/bots/candidates.ts';
import { bestOneStep } from '../../../src/engine/bots/one-step.ts';
import { HORIZON } from '../../../src/engine/bots/playout.ts';
import {
  type AnyAt,
  type AnyGame,
  answersOf,
  type BotPolicy,
  type CardId,
  copyMatch,
  questionAt,
  readersOf,
  redeal,
  SEARCHED,
  type Seat,
  searchPolicy,
  setKnowers,
  type Zone,
} from '../../../src/engine/index.ts';
import { pickFrom } from '../script.ts';
import { isBroughtInSecret } from '../secrets/known-match.ts';

/** A bot that uses hidden information, and the games that hide such information. */
export interface Prying {
  mistake: string;
  policy: BotPolicy;
  in: (game: AnyGame) => boolean;
}

/** Games whose secrets change a bot's answer. New games need not be listed. */
const WITH_SEALED_ANSWERS = ['business-card-battle', 'spark-forming', 'toll-road'];
const WITH_HIDDEN_PILES = ['golems', 'spark-forming', 'spark-of-war', 'valhalla', 'toll-road', 'quiet-cargo'];
const WITH_HIDDEN_HANDS = [...WITH_HIDDEN_PILES, 'business-card-battle'];

const search = searchPolicy({ ...SEARCHED.STRONG, iterations: 16 });

/** Bots whose worlds keep part of the real world, and a bot that looks at every card. */
export const PRYING: readonly Prying[] = [
  {
    mistake: "the other players' hands are not dealt again",
    policy: (game, at, seat, random) => search(game, knowing(at, seat, handIn), seat, random),
    in: ({ id }) => WITH_HIDDEN_HANDS.includes(id),
  },
  {
    mistake: 'the top card of each pile is not dealt again',
    policy: (game, at, seat, random) => search(game, knowing(at, seat, topOf), seat, random),
    in: ({ id }) => WITH_HIDDEN_PILES.includes(id),
  },
  {
    mistake: "the other players' sealed answers are kept",
    policy: keepingSealed,
    in: ({ id }) => WITH_SEALED_ANSWERS.includes(id),
  },
  {
    mistake: "the other players' decks are known",
    policy: (game, at, seat, random) => search({ ...game, pool: () => null }, at, seat, random),
    in: isBroughtInSecret,
  },
  {
    mistake: 'the bot looks at every card',
    policy: (game, at, seat) => pickFrom(answersOf(at, questionAt(game, at), seat) ?? [], sumOf(at), 'uniform'),
    in: ({ id }) => WITH_HIDDEN_HANDS.includes(id),
  },
];

// Like STEADY, but in one world: the search forgets the sealed answers before it deals.
function keepingSealed(...[game, at, seat, random]: Parameters<BotPolicy>): object {
  const question = questionAt(game, at);
  const candidates = candidatesFor(at, question, seat, answersOf(at, question, seat) ?? [], random);
  const moves = candidates.map(({ move }) => move);
  const world = { ...redeal(game, at, [seat], random), sealed: at.sealed };
  const worlds = [{ world, asked: questionAt(game, world) }];
  return bestOneStep(game, worlds, seat, moves, { random, answers: HORIZON }) ?? {};
}

// Marks cards as known to this seat, so that every world dealt to it keeps them.
function knowing(at: AnyAt, seat: Seat, cardsIn: (zone: Zone) => readonly CardId[]): AnyAt {
  const known = copyMatch(at);
  for (const card of Object.values(at.zones).flatMap(cardsIn)) {
    const readers = readersOf(at, card);
    if (readers !== 'everyone') setKnowers(known, card, [...readers, seat]);
  }
  return known;
}

function handIn({ kind, cards }: Zone): readonly CardId[] {
  return kind === 'hand' ? cards : [];
}

function topOf({ kind, cards }: Zone): readonly CardId[] {
  return kind === 'pile' ? cards.slice(-1) : [];
}

function sumOf({ faces }: AnyAt): number {
  const letters = Object.values(faces)
    .map(({ name }) => name)
    .join();
  return [...letters].reduce((so, letter, index) => (31 * so + index * letter.charCodeAt(0)) % 65_521, 7);
}
