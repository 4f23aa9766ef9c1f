import { z } from 'zod';
import { type Game, registered } from '../../engine/index.ts';
import { type BusinessCardBattle, STAKES } from './business-card-battle.ts';
import { CARDS } from './cards/catalogue.ts';
import { DECK, SIZES, STARTER } from './cards/decks.ts';
import { BACK } from './cards/print.ts';
import { facts } from './facts.ts';
import { absorb, declare, roll, strike } from './rules/battle.ts';
import { leave, prize } from './rules/end.ts';
import { advance, compare, pick, place, setup } from './rules/setup.ts';
import { act, endOfTurn, follow, turn } from './rules/turn.ts';
import { turnOf } from './seats.ts';
import { board, counters } from './shown/picture.ts';
import { tell } from './shown/tell.ts';
import { view } from './shown/view.ts';
import { worth } from './worth.ts';

/** The cards that every new account owns. */
export const starter = STARTER;

/** Two decks of business cards on two fields; see README.md for the edition and the rulings. */
const game: Game<BusinessCardBattle> = {
  id: 'business-card-battle',
  title: 'Business Card Battle',
  about: 'Two companies of business cards fight it out on two lines of five columns, dice in hand, for a card to keep.',
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 2 },
  maxMoves: 10_000,
  options: z.strictObject({
    size: z
      .int()
      .min(SIZES.min)
      .max(SIZES.max)
      .default(SIZES.min)
      .describe('How many cards each player brings, exactly.'),
    stakes: z
      .enum(STAKES)
      .default('friendly')
      .describe('friendly: no card changes its owner. forKeeps: the winner gets one card of the loser’s deck.'),
    turns: z
      .int()
      .min(10)
      .max(1000)
      .default(400)
      .describe('After this many turns more characters, then more HP, decide.'),
  }),
  deck: DECK,
  collection: { starter, forKeeps: ({ stakes }) => stakes === 'forKeeps' },
  cards: CARDS,
  initial: () => ({
    marks: [null, null],
    equal: 0,
    first: null,
    hp: {},
    turn: 0,
    quiet: 0,
    battle: null,
    gone: [],
    outcome: null,
    picker: null,
  }),
  setup,
  steps: { pick, compare, place, advance, turn, act, follow, endOfTurn, strike, declare, roll, absorb, prize },
  facts,
  leave,
  turn: turnOf,
  view,
  board,
  counters,
  tell,
  pool: (back) => (back === BACK ? Object.keys(CARDS) : null),
  worth,
};

export const BUSINESS_CARD_BATTLE = registered(game);
