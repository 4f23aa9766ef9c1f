import {
  type Ask,
  type At,
  type CardId,
  isPass,
  isRead,
  PASS,
  type Run,
  type Seat,
  someOf,
  type Table,
  UNREAD,
  zoneAt,
} from '../../../engine/index.ts';
import { HAND } from '../cards/catalogue.ts';
import { PHASES, type Phase } from '../cards/words.ts';
import { cellOf, inTurn, isAlive, turnOf, turnPlayer } from '../seats.ts';
import { distinct, handLabel, ownedLabel, unlike } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, printedOn, zoneName } from '../zones.ts';
import { doingAll } from './aiming/doing.ts';
import { lyingAt } from './cells.ts';
import { finishByCount } from './end.ts';
import { isSkipped } from './moments.ts';
import { pieceOf, usedBy } from './pieces.ts';
import { drawCards, toPile } from './piles.ts';
import { foesInReach } from './reach.ts';
import { inPlay, raised } from './stats.ts';

/** A turn has five phases. The turns of fallen players are counted but skipped. */
export const turn: Run<Valhalla, 'turn'> = {
  run: (table, step) => {
    const { at } = table;
    if (step.turn >= at.options.rounds * at.seats) {
      return finishByCount(table, `${at.options.rounds} rounds have been played`);
    }
    const seat = (at.state.first + step.turn) % at.seats;
    const following = { step: 'turn' as const, turn: step.turn + 1 };
    if (!isAlive(at, seat)) return table.next(following);
    const round = 1 + Math.floor(step.turn / at.seats);
    table.emit({ fact: 'turnBegan', seat, turn: step.turn, round, reach: foesInReach(at, seat) });
    table.next(...PHASES.map((phase) => ({ step: 'phase' as const, phase })), following);
  },
};

/** Begins a phase, unless the turn's player skips it. */
export const phase: Run<Valhalla, 'phase'> = {
  run: (table, { phase: begun }) => {
    const seat = turnOf(table.at);
    if (!isAlive(table.at, seat)) return begun === 'DISCARD' ? table.next({ step: 'close' }) : undefined;
    if (isSkipped(table.at, begun)) return table.emit({ fact: 'phaseSkipped', seat, phase: begun });
    table.emit({ fact: 'phaseBegan', seat, phase: begun });
    BEGIN[begun](table, seat);
  },
};

const BEGIN: Readonly<Record<Phase, (table: Table<Valhalla>, seat: Seat) => void>> = {
  RESOLVE: (table, seat) => {
    const ready = usedBy(table.at, seat);
    for (const card of leftUsed(table.at, seat)) if (!ready.includes(card)) ready.push(card);
    const names = ready.map((card) => nameOf(table.at, card));
    table.emit({ fact: 'resolved', seat, ready, names });
    const acting = inPlay(table.at, seat).filter(({ onTurn }) => onTurn.length > 0);
    table.next(...acting.flatMap((card) => doingAll(seat, card.name, card.onTurn)));
  },
  DRAW: (table, seat) => drawCards(table, seat, 1 + raised(table.at, seat, 'DRAW')),
  ACTIVITY: (table) => table.next({ step: 'activity' }),
  COMBAT: (table) => table.next({ step: 'enter' }, { step: 'meet' }, { step: 'fight' }),
  // Rules, Discard: the hand is counted last, so that it includes a piece taken from the ground.
  DISCARD: (table) => table.next({ step: 'close' }, { step: 'take' }, { step: 'limit' }),
};

/** Begins Combat, unless the landing on the corner or the window before Combat has made the player skip the phase. */
export const fight: Run<Valhalla, 'fight'> = {
  run: (table) => {
    for (const seat of turnPlayer(table.at)) {
      if (isSkipped(table.at, 'COMBAT')) table.emit({ fact: 'phaseSkipped', seat, phase: 'COMBAT' });
      else table.next({ step: 'combat' });
    }
  },
};

// Returns the pieces that this seat has used and that are now worn by any seat or lie on the ground.
function leftUsed(at: At<Valhalla>, seat: Seat): CardId[] {
  const isLeft = (card: CardId): boolean => pieceOf(at, card).used && pieceOf(at, card).by === seat;
  const left: CardId[] = [];
  for (const other of inTurn(at, 0))
    for (const card of cardsOf(at, 'equipment', other)) if (isLeft(card)) left.push(card);
  for (const card of zoneAt(at, 'ground').cards) if (isLeft(card)) left.push(card);
  return left;
}

export function handLimit(at: At<Valhalla>, seat: Seat): number {
  return HAND + raised(at, seat, 'HAND');
}

/** The Discard phase: the turn's player discards down to the current hand limit. */
export const limit: Run<Valhalla, 'limit'> = {
  run: (table) => {
    for (const seat of turnPlayer(table.at)) {
      const n = cardsOf(table.at, 'hand', seat).length - handLimit(table.at, seat);
      if (n > 0) table.next({ step: 'discard', seat, n });
    }
  },
};

/** A seat discards cards of its choice to Recycle, either the required number or all cards if it has fewer. */
export const discard: Ask<Valhalla, 'discard'> = {
  asks: (at, { seat, n }) => (n > 0 && isAlive(at, seat) && cardsOf(at, 'hand', seat).length > 0 ? [seat] : []),
  prompt: (at, { seat, n, by }) => {
    const count = Math.min(n, cardsOf(at, 'hand', seat).length);
    return by === undefined ? ASK.discard(count, handLimit(at, seat)) : ASK.discardFor(by, count);
  },
  choices: (at, { seat, n }, _, who) => {
    const hand = cardsOf(at, 'hand', seat);
    if (n >= hand.length) return [{ label: SAY.discardHand, move: { discard: { cards: [...hand] } } }];
    const from = isRead(who)
      ? distinct(hand.map((card) => ({ value: card, label: handLabel(at, card, seat, who) })))
      : hand.map((card) => ({ value: card, label: '' }));
    return [someOf(SAY.discard(n), { discard: { cards: [] } }, ['discard', 'cards'], from, n)];
  },
  take: (table, _, __, move) => toPile(table, move.discard.cards, 'recycle'),
  absent: (at, { seat, n }) => ({ discard: { cards: cardsOf(at, 'hand', seat).slice(0, n) } }),
  // The size of the hand is public, so discarding the whole hand needs no question.
  open: true,
};

function onGround(at: At<Valhalla>, seat: Seat): CardId[] {
  const cell = cellOf(at, seat);
  return cell === 0 ? [] : unlike(lyingAt(at, 'ground', cell), (card) => ownedLabel(at, card, seat, UNREAD));
}

/** A player who ends his turn on a cell with equipment can take one piece into his hand. */
export const take: Ask<Valhalla, 'take'> = {
  asks: (at) => turnPlayer(at).filter((seat) => onGround(at, seat).length > 0),
  prompt: () => ASK.take,
  choices: (at, _, seat, who) => [
    { label: SAY.takeNothing, move: PASS },
    ...onGround(at, seat).map((piece) => ({
      label: SAY.take(ownedLabel(at, piece, seat, who), printedOn(at, piece).text),
      move: { take: { piece } },
    })),
  ],
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'TAKE' });
    table.move([move.take.piece], zoneName('hand', seat));
  },
  absent: () => PASS,
};
