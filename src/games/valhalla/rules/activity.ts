import {
  type Ask,
  type At,
  type CardId,
  type Choice,
  faceOf,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Pass,
  type Run,
  type Seat,
  type Table,
  UNREAD,
  type Who,
  zoneAt,
} from '../../../engine/index.ts';
import { MAX_ALLIES } from '../cards/catalogue.ts';
import type { Card, Kind } from '../cards/print.ts';
import { SLOTS } from '../cards/words.ts';
import type { Equip, Move, PlayAlly, PlayEvent, Seed } from '../moves.ts';
import { cellOf, cornerOf, isAlive, turnPlayer } from '../seats.ts';
import { cellLabel, cellOptions, handLabel, ownedLabel, pieceLabel, unlike } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { Activity, ActivityKind } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn, zoneName } from '../zones.ts';
import { isOccupied, lyingAt } from './cells.ts';
import { relocate } from './landing.ts';
import { adjacent, CELLS, type CellNumber, OFF } from './map.ts';
import { askAboutActivity } from './moments.ts';
import { dropPiece, enterPlay, putBack } from './piles.ts';
import { playCard, playsOf } from './replies.ts';
import { isCancelled, raised } from './stats.ts';

/** Returns the adjacent cells, or the seat's corner if its avatar is off the map. */
function reachable(at: At<Valhalla>, seat: Seat): readonly CellNumber[] {
  const cell = cellOf(at, seat);
  return cell === OFF ? [cornerOf(at, seat)] : adjacent(cell);
}

// Lists the different cards of one kind in a hand. Two weapons with the same name count as different if they have
// different numbers of shots.
function inHand(at: At<Valhalla>, seat: Seat, kind: Kind): { card: CardId; printedCard: Card }[] {
  const found: { card: CardId; printedCard: Card }[] = [];
  for (const card of cardsOf(at, 'hand', seat)) {
    const printedCard = printedOn(at, card);
    if (printedCard.kind === kind) found.push({ card, printedCard });
  }
  return unlike(found, ({ card }) => handLabel(at, card, seat, UNREAD));
}

function moves(at: At<Valhalla>, seat: Seat, who: Who): Choice<Move>[] {
  if (at.state.done.moves >= 1 + raised(at, seat, 'MOVES')) return [];
  const cells = reachable(at, seat);
  const [only, another] = cells;
  if (only !== undefined && another === undefined) {
    return [{ label: isRead(who) ? SAY.enter(cellLabel(at, only, seat)) : '', move: { move: { to: [only] } } }];
  }
  return [oneOf(SAY.move, { move: { to: [] } }, ['move', 'to'], cellOptions(at, cells, seat, who))];
}

function equips(at: At<Valhalla>, seat: Seat, who: Who): Choice<Equip>[] {
  const { done } = at.state;
  // A player can equip or seed, but never both in one turn.
  if (done.seeds > 0 || done.equips >= 1 + raised(at, seat, 'EQUIPS')) return [];
  const equip = (card: CardId, isOnGround: boolean): Choice<Equip> => {
    return { label: isRead(who) ? equipLabel(at, seat, card, isOnGround, who) : '', move: { equip: { card } } };
  };
  const own = inHand(at, seat, 'equipment').map(({ card }) => equip(card, false));
  const ground = cellOf(at, seat) === OFF ? [] : lyingAt(at, 'ground', cellOf(at, seat));
  const lying = unlike(ground, (card) => ownedLabel(at, card, seat, UNREAD));
  return [...own, ...lying.map((card) => equip(card, true))];
}

function equipLabel(at: At<Valhalla>, seat: Seat, card: CardId, isOnGround: boolean, who: Who): string {
  const old = wornInstead(at, seat, card);
  const instead = old === undefined ? null : pieceLabel(at, old);
  return SAY.equip(ownedLabel(at, card, seat, who), isOnGround, printedOn(at, card).text, instead);
}

// Returns the piece that a seat wears in the slot of a card.
function wornInstead(at: At<Valhalla>, seat: Seat, card: CardId): CardId | undefined {
  const { slot } = printedOn(at, card);
  const row = zoneAt(at, zoneName('equipment', seat));
  return row.cards.find((_, index) => slot !== null && row.places[index] === SLOTS.indexOf(slot));
}

function seeds(at: At<Valhalla>, seat: Seat, who: Who): Choice<Seed>[] {
  const { done } = at.state;
  if (done.seeds > 0 || done.equips > 0) return [];
  const hand = inHand(at, seat, 'equipment');
  if (hand.length === 0) return [];
  const free = CELLS.filter((cell) => !isOccupied(at, cell));
  const from = cellOptions(at, free, seat, who);
  return hand.map(({ card }) => {
    const label = isRead(who) ? SAY.seed(handLabel(at, card, seat, who)) : '';
    return oneOf(label, { seed: { card, cell: [] } }, ['seed', 'cell'], from);
  });
}

function allies(at: At<Valhalla>, seat: Seat): Choice<PlayAlly>[] {
  const most = MAX_ALLIES + raised(at, seat, 'ALLIES');
  if (at.state.done.allies > 0 || cardsOf(at, 'allies', seat).length >= most) return [];
  return inHand(at, seat, 'ally').map(({ card, printedCard }) => ({
    label: SAY.ally(printedCard.name, printedCard.text),
    move: { ally: { card } },
  }));
}

function events(at: At<Valhalla>, seat: Seat): Choice<PlayEvent>[] {
  if (at.state.done.events > 0) return [];
  return inHand(at, seat, 'event').map(({ card, printedCard }) => ({
    label: SAY.event(printedCard.name, printedCard.text),
    move: { event: { card } },
  }));
}

/** Ruling: the turn's player can do each kind of activity once, in any order, until he ends the phase. */
export const activity: Ask<Valhalla, 'activity'> = {
  asks: turnPlayer,
  prompt: () => ASK.activity,
  choices: (at, _, seat, who) => [
    { label: SAY.endActivity, move: PASS },
    ...moves(at, seat, who),
    ...equips(at, seat, who),
    ...allies(at, seat),
    ...events(at, seat),
    ...playsOf(at, seat, true, who),
    ...seeds(at, seat, who),
  ],
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'ACTIVITY' });
    table.next(step);
    if ('play' in move || 'use' in move) return playCard(table, seat, move);
    announce(table, seat, move);
    // No card can cancel a move or the seeding of a face-down piece, so no seat is asked.
    const open = !('move' in move || 'seed' in move);
    table.next(...(open ? askAboutActivity(table.at) : []), { step: 'perform' });
  },
  absent: () => PASS,
};

function announce(
  table: Table<Valhalla>,
  seat: Seat,
  move: Exclude<Move | Equip | Seed | PlayAlly | PlayEvent, Pass>,
): void {
  if ('move' in move) return tell(table, seat, 'MOVE', null, move.move.to[0] ?? OFF, false);
  if ('seed' in move) {
    const cell = move.seed.cell[0] ?? OFF;
    table.move([move.seed.card], 'seeds', { places: [cell] });
    return tell(table, seat, 'SEED', null, cell, false);
  }
  const [what, card]: [ActivityKind, CardId] =
    'equip' in move
      ? ['EQUIP', move.equip.card]
      : 'ally' in move
        ? ['ALLY', move.ally.card]
        : ['EVENT', move.event.card];
  const ground = zoneAt(table.at, 'ground').cards.includes(card);
  const [announced = card] = table.move([card], 'announced');
  tell(table, seat, what, announced, ground ? cellOf(table.at, seat) : null, ground);
}

function tell(
  table: Table<Valhalla>,
  seat: Seat,
  what: ActivityKind,
  id: CardId | null,
  cell: CellNumber | null,
  ground: boolean,
): void {
  const card = id === null ? null : faceOf(table.at, id).name;
  table.emit({ fact: 'activityAnnounced', seat, what, card, id, cell, ground });
}

/** Carries out an announced activity unless it was cancelled or has become impossible. */
export const perform: Run<Valhalla, 'perform'> = {
  run: (table) => {
    const { pending } = table.at.state;
    if (pending?.kind !== 'ACTIVITY' || !isAlive(table.at, pending.seat)) return;
    const { seat, what, card, chain } = pending;
    const done = !isCancelled(chain) && PERFORM[what](table, pending);
    if (!done) putBack(table, pending);
    table.emit({ fact: 'activityEnded', seat, what, card, done });
  },
};

/** Each function returns false if the activity has become impossible. */
const PERFORM: Readonly<Record<ActivityKind, (table: Table<Valhalla>, pending: Activity) => boolean>> = {
  MOVE: (table, { seat, cell }) => {
    if (cell === null || !reachable(table.at, seat).includes(cell)) return false;
    relocate(table, seat, cell, '');
    return true;
  },
  SEED: () => true,
  EQUIP: (table, { seat, id, ground, cell }) => {
    const slot = id === null ? null : printedOn(table.at, id).slot;
    if (id === null || slot === null) return false;
    // The avatar was pushed away from the piece.
    if (ground && cell !== null && cell !== cellOf(table.at, seat)) return false;
    const place = SLOTS.indexOf(slot);
    const old = wornInstead(table.at, seat, id);
    if (old !== undefined) dropPiece(table, seat, old);
    enterPlay(table, id);
    table.move([id], zoneName('equipment', seat), { places: [place] });
    return true;
  },
  ALLY: (table, { seat, id }) => {
    if (id === null) return false;
    enterPlay(table, id);
    table.move([id], zoneName('allies', seat));
    return true;
  },
  EVENT: (table, { id }) => {
    if (id === null) return false;
    table.move([id], 'events');
    return true;
  },
};
