import { z } from 'zod';
import {
  type At,
  atSeat,
  type CardName,
  changed,
  effect,
  type Game,
  NOBODY,
  onPiece,
  type Seat,
  type Setup,
  type Table,
} from '../../../src/engine/index.ts';
import { CARDS, DECK, isRoad, OMENS } from './cards/catalogue.ts';
import * as rounds from './rules/rounds.ts';
import * as turns from './rules/turns.ts';
import { rulebook } from './shown/rulebook.ts';
import { board, counters, names, scoreTable, status, view } from './shown/view.ts';
import { playing, type TollRoad } from './toll-road.ts';

const COINS = 4;

function initial(setup: Setup<TollRoad>): TollRoad['state'] {
  const each = <T>(value: T): T[] => Array.from({ length: setup.seats }, () => value);
  return {
    round: 0,
    turn: null,
    coins: each(COINS),
    out: each(false),
    pot: 0,
    bids: each(0),
    stances: Array.from({ length: setup.seats }, () => []),
    pending: null,
  };
}

function setup(table: Table<TollRoad>, { seats, decks }: Setup<TollRoad>): void {
  const open = (id: string, kind: 'pile' | 'hand' | 'row', seat: Seat | null, readers: 'everyone' | Seat[]) =>
    table.open({ id, label: id.split('-')[0] ?? id, kind, seat, readers });
  open('discard', 'pile', null, 'everyone');
  open('gate', 'row', null, []);
  table.open({ id: 'omens', label: 'omens', kind: 'pile', seat: null, readers: NOBODY });
  table.open({ id: 'seen-omens', label: 'omens that came true', kind: 'pile', seat: null, readers: 'everyone' });
  table.make('omens', OMENS);
  table.shuffle('omens');
  for (let seat = 0; seat < seats; seat++) {
    open(`deck-${seat}`, 'pile', seat, []);
    open(`hand-${seat}`, 'hand', seat, [seat]);
    const names = (decks[seat] ?? []).flatMap(({ card, count }) => Array.from({ length: count }, (): CardName => card));
    table.make(`deck-${seat}`, names);
    table.shuffle(`deck-${seat}`);
    table.draw(`deck-${seat}`, `hand-${seat}`, 3);
  }
  table.next({ step: 'round' });
}

function leave(table: Table<TollRoad>, seat: Seat): void {
  table.emit({ fact: 'fell', seat });
  table.gather([`hand-${seat}`], 'discard');
  if (playing(table.at).length === 1) rounds.finish(table, 'All others have left');
}

/**
 * A game that uses every feature a game can have, and as little else as possible. The suite tests itself on this game.
 */
export const tollRoad: Game<TollRoad> = {
  id: 'toll-road',
  title: 'Toll Road',
  about: 'Bid, lay guards and pay the toll.',
  rulesVersion: '1',
  seats: { min: 2, max: 4 },
  maxMoves: 1000,
  options: z.strictObject({ rounds: z.int().min(1).max(6).default(3).describe('How many rounds are played.') }),
  deck: DECK,
  cards: CARDS,
  rulebook,
  initial,
  setup,
  steps: {
    round: rounds.round,
    bid: rounds.bid,
    guard: rounds.guard,
    stance: rounds.stance,
    lead: rounds.lead,
    showdown: rounds.showdown,
    refill: turns.refill,
    turn: turns.turn,
    answers: turns.answers,
    effect: turns.effect,
    arrange: turns.arrange,
    omen: turns.omen,
    toll: turns.toll,
  },
  facts: {
    roundBegan: (state, { round }) => {
      state.round = round;
    },
    turnBegan: (state, { seat }) => {
      state.turn = seat;
    },
    bidOpened: (state, { seat, bid }) => {
      state.bids[seat] = bid;
    },
    stanceTaken: (state, { seat, order }) => {
      state.stances[seat] = [...order];
    },
    coinsChanged: (state, { seat, by }) => {
      state.coins[seat] = (state.coins[seat] ?? 0) + by;
    },
    potChanged: (state, { by }) => {
      state.pot += by;
    },
    played: (state, { seat, card, target, negated }) => {
      state.pending = { seat, card, target, negated };
    },
    vetoed: (state) => {
      if (state.pending) state.pending.negated = !state.pending.negated;
    },
    knelt: () => {},
    effectDone: (state) => {
      state.pending = null;
    },
    fell: (state, { seat }) => {
      state.out[seat] = true;
    },
    holdsNamed: () => {},
    omenFelt: () => {},
  },
  disclosures: {
    holdsNamed: (names, { name }) => names.includes(name),
    omenFelt: ([omen = '']) => {
      const value = CARDS[omen]?.value ?? 0;
      return value > 0 ? 'good' : value < 0 ? 'bad' : 'dull';
    },
  },
  leave,
  turn: (at: At<TollRoad>) => at.state.turn,
  turnLimit: {
    begins: 'turnBegan',
    answers: 60,
    ruling: (table) => rounds.finish(table, 'A turn has gone on without an end'),
  },
  view,
  board,
  names,
  counters,
  status,
  scoreTable,
  tell: (fact, who) => {
    switch (fact.fact) {
      case 'roundBegan':
        return `Round ${fact.round}`;
      case 'turnBegan':
        return `${who(fact.seat)} is to play`;
      case 'bidOpened':
        return `${who(fact.seat)} bids ${fact.bid}`;
      case 'stanceTaken':
        return `${who(fact.seat)} stands ${fact.order.join(', ')}`;
      case 'coinsChanged':
        return `${who(fact.seat)} ${fact.by < 0 ? 'loses' : 'gains'} ${Math.abs(fact.by)} coins`;
      case 'potChanged':
        return `The pot changes by ${fact.by}`;
      case 'played':
        return `${who(fact.seat)} plays ${fact.card} against ${who(fact.target)}`;
      case 'vetoed':
        return `${who(fact.seat)} vetoes`;
      case 'knelt':
        return `${who(fact.seat)} kneels`;
      case 'holdsNamed':
        return `${who(fact.seat)} asks ${who(fact.target)} for a ${fact.name}: ${fact.answer ? 'yes' : 'no'}`;
      case 'omenFelt':
        return `${who(fact.seat)} feels that the next omen is ${fact.answer}`;
      case 'fell':
        return `${who(fact.seat)} is out`;
      default:
        return null;
    }
  },
  effects: {
    coinsChanged: ({ seat, by }) => [changed(onPiece(`purse-${seat}`), by, 'coins', seat)],
    played: ({ seat, card, target }) => [effect('REVEAL', { seat, to: atSeat(target), cards: [card] })],
    omenFelt: ({ seat, answer }) => [effect('REVEAL', { seat, to: atSeat(seat), what: answer })],
    fell: ({ seat }) => [effect('LOSE', { seat, to: atSeat(seat) })],
  },
  pool: (back) => (back === 'road' ? Object.keys(CARDS).filter(isRoad) : null),
  worth: (at, seat) => at.state.coins[seat] ?? 0,
  trials: { corners: [{ rounds: 1 }, { rounds: 6 }] },
};
