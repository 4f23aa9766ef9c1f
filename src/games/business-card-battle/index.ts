import { type Game, registered } from '../../engine/index.ts';
import type { BusinessCardBattle } from './business-card-battle.ts';
import { CARDS } from './cards/catalogue.ts';
import { DECK } from './cards/decks.ts';
import { BACK } from './cards/print.ts';
import { STARTER } from './cards/starter-set.ts';
import { facts } from './facts.ts';
import { options } from './options.ts';
import { roll, strike } from './rules/battle.ts';
import { absorb, declare } from './rules/declarations.ts';
import { leave, prize, turnLimit } from './rules/end.ts';
import { advance, compare, pick, place, setup } from './rules/setup.ts';
import { act, endOfTurn, follow, turn } from './rules/turn.ts';
import { turnOf } from './seats.ts';
import { battleFacts, effects } from './shown/effects.ts';
import { names } from './shown/names.ts';
import { board, counters, status } from './shown/picture.ts';
import { presets } from './shown/presets.ts';
import { rulebook } from './shown/rulebook.ts';
import { decided, scoreTable } from './shown/score.ts';
import { tell } from './shown/tell.ts';
import { view } from './shown/view.ts';
import { trials } from './trials.ts';
import { worth } from './worth.ts';

/** The game Business Card Battle. README.md describes the edition and the rulings. */
export const businessCardBattle: Game<BusinessCardBattle> = {
  id: 'business-card-battle',
  title: 'Business Card Battle',
  about: 'Two companies of business cards fight it out on two lines of five columns, dice in hand, for a card to keep.',
  rulesVersion: '1.3.0',
  seats: { min: 2, max: 2 },
  maxMoves: 10_000,
  options,
  presets,
  deck: DECK,
  collection: { starter: STARTER, forKeeps: ({ stakes }) => stakes === 'forKeeps' },
  cards: CARDS,
  rulebook,
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
  turnLimit,
  view,
  board,
  names,
  counters,
  scoreTable,
  decided,
  status,
  tell,
  effects,
  battle: battleFacts,
  pool: (back) => (back === BACK ? Object.keys(CARDS) : null),
  worth,
  lead: 60,
  searches: { STRONG: { ahead: 4, replies: 'STEADY', effort: 2 }, MASTER: { ahead: 6, replies: 'STEADY', effort: 2 } },
  trials,
};

export const BUSINESS_CARD_BATTLE = registered(businessCardBattle);
