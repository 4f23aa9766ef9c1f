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

/** A bot that lets decide what it must not know, and the games in which there is such a thing. */
export interface Prying {
  mistake: string;
  policy: BotPolicy;
  in: (game: AnyGame) => boolean;
}

/** Games in which there are such secrets that a bot answers otherwise by them. A new game need not have any. */
const WITH_SEALED_ANSWERS = ['business-card-battle', 'spark-forming', 'toll-road'];
const WITH_HIDDEN_PILES = ['golems', 'spark-forming', 'spark-of-war', 'valhalla', 'toll-road', 'quiet-cargo'];
const WITH_HIDDEN_HANDS = [...WITH_HIDDEN_PILES, 'business-card-battle'];

const search = searchPolicy({ ...SEARCHED.STRONG, iterations: 16 });

/** Bots whose worlds keep something of the real one, and one that looks at all of it. */
export const PRYING: readonly Prying[] = [
  {
    mistake: 'the hands of the others are not dealt again',
    policy: (game, at, seat, random) => search(game, knowing(at, seat, handIn), seat, random),
    in: ({ id }) => WITH_HIDDEN_HANDS.includes(id),
  },
  {
    mistake: 'the top of each pile stays as it is',
    policy: (game, at, seat, random) => search(game, knowing(at, seat, topOf), seat, random),
    in: ({ id }) => WITH_HIDDEN_PILES.includes(id),
  },
  {
    mistake: 'the sealed answers of the others are kept',
    policy: keepingSealed,
    in: ({ id }) => WITH_SEALED_ANSWERS.includes(id),
  },
  {
    mistake: 'what decks the others have brought is known',
    policy: (game, at, seat, random) => search({ ...game, pool: () => null }, at, seat, random),
    in: isBroughtInSecret,
  },
  {
    mistake: 'all cards are looked at',
    policy: (game, at, seat) => pickFrom(answersOf(at, questionAt(game, at), seat) ?? [], sumOf(at), 'uniform'),
    in: ({ id }) => WITH_HIDDEN_HANDS.includes(id),
  },
];

// As STEADY in one world, for a search forgets the sealed answers before it deals.
function keepingSealed(...[game, at, seat, random]: Parameters<BotPolicy>): object {
  const question = questionAt(game, at);
  const candidates = candidatesFor(at, question, seat, answersOf(at, question, seat) ?? [], random);
  const moves = candidates.map(({ move }) => move);
  const world = { ...redeal(game, at, [seat], random), sealed: at.sealed };
  const worlds = [{ world, asked: questionAt(game, world) }];
  return bestOneStep(game, worlds, seat, moves, { random, answers: HORIZON }) ?? {};
}

// For whoever deals worlds to this seat these cards are what it reads.
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
