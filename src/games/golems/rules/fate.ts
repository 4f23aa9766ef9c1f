import {
  type Ask,
  type At,
  type BlankOption,
  type CardId,
  type Choice,
  faceOf,
  isPass,
  isRead,
  PASS,
  type Pass,
  type Seat,
  someOf,
  type Table,
  UNREAD,
  type Who,
  zoneAt,
} from '../../../engine/index.ts';
import { HANDS, type HandKind } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { Buy, Draw } from '../moves.ts';
import { turnOf, turnPlayer } from '../seats.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { DECK_ZONE, DISCARD_ZONE, zoneName, zoneOf } from '../zones.ts';
import { changeMana } from './power.ts';

export const DRAWN = 3;
/** The mana cost of one extra card. */
export const EXTRA_COST = 5;
/** The maximum number of cards of each kind in hand at the end of a player's Fate Phase. */
export const HAND_LIMIT = 7;

// Counts the cards of a kind that can still be drawn, including the discard, which refills an empty deck.
function left(at: At<Golems>, kind: HandKind): number {
  return zoneAt(at, DECK_ZONE[kind]).cards.length + zoneAt(at, DISCARD_ZONE[kind]).cards.length;
}

/** Draws this number of cards, or all cards if there are fewer. Shuffles the discard into an empty deck. */
function drawCards(table: Table<Golems>, seat: Seat, kind: HandKind, count: number): void {
  const [deck, discarded] = [DECK_ZONE[kind], DISCARD_ZONE[kind]];
  let wanted = Math.min(count, left(table.at, kind));
  while (wanted > 0) {
    if (zoneAt(table.at, deck).cards.length === 0) {
      table.gather([discarded], deck);
      table.shuffle(deck);
    }
    wanted -= table.draw(deck, zoneName(kind, seat), wanted).length;
  }
}

// Returns the number of cards still to draw, which is lower if the decks and discards run out.
function toDraw(at: At<Golems>, { left: drawn = DRAWN }: { left?: number }): number {
  return Math.min(drawn, left(at, 'GOLEM') + left(at, 'EVENT'));
}

// Returns the choices that draw a single card, which the player sees before choosing the next one.
function singles(at: At<Golems>, count: number): readonly Choice<Draw>[] {
  return count < 2 || HANDS.some((kind) => left(at, kind) === 0) ? [] : SINGLES;
}
const SINGLES: readonly Choice<Draw>[] = HANDS.map((kind) => ({
  label: SAY.drawOne(kind),
  move: { draw: { golem: kind === 'GOLEM' ? 1 : 0, event: kind === 'EVENT' ? 1 : 0 } },
}));

// Returns the choices that draw all remaining cards together, for players who do not want to look at each card.
function mixes(at: At<Golems>, count: number, who: Who): Choice<Draw>[] {
  const [golems, events] = [left(at, 'GOLEM'), left(at, 'EVENT')];
  const choices: Choice<Draw>[] = [];
  for (let golem = Math.min(count, golems); golem >= 0; golem--) {
    const event = count - golem;
    if (event > events) continue;
    choices.push({ label: isRead(who) ? SAY.drawAll(golem, event) : '', move: { draw: { golem, event } } });
  }
  return choices;
}

/** The Fate Phase: a player draws three cards in any mix, one by one or all remaining cards together. */
export const fate: Ask<Golems, 'fate'> = {
  asks: (at, step) => (toDraw(at, step) > 0 ? turnPlayer(at) : []),
  prompt: (at, step) => ASK.fate(toDraw(at, step)),
  choices: (at, step, _, who) => {
    const count = toDraw(at, step);
    return [...singles(at, count), ...mixes(at, count, who)];
  },
  take: (table, step, seat, { draw }) => {
    const after = toDraw(table.at, step) - draw.golem - draw.event;
    drawCards(table, seat, 'GOLEM', draw.golem);
    drawCards(table, seat, 'EVENT', draw.event);
    if (after > 0) table.next({ step: 'fate', left: after });
  },
  absent: (at, step) => {
    const choices = mixes(at, toDraw(at, step), UNREAD);
    return (choices[1] ?? choices[0])?.move ?? { draw: { golem: 0, event: 0 } };
  },
  open: true,
};

/** The Fate Phase: a player can draw any number of extra cards for 5 mana each. */
export const extra: Ask<Golems, 'extra'> = {
  asks: (at) =>
    turnPlayer(at).filter(
      (seat) => (at.state.mana[seat] ?? 0) >= EXTRA_COST && HANDS.some((kind) => left(at, kind) > 0),
    ),
  prompt: (at) => ASK.extra(EXTRA_COST, at.state.mana[turnOf(at)] ?? 0),
  choices: (at) => {
    const choices: Choice<Pass | Buy>[] = [{ label: SAY.drawNoMore, move: PASS }];
    for (const kind of HANDS) {
      if (left(at, kind) > 0) choices.push({ label: SAY.drawExtra(kind, EXTRA_COST), move: { buy: kind } });
    }
    return choices;
  },
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'EXTRA' });
    changeMana(table, seat, -EXTRA_COST);
    drawCards(table, seat, move.buy, 1);
    table.next(step);
  },
  absent: () => PASS,
};

const excess = (at: At<Golems>, seat: Seat, kind: HandKind): number => zoneOf(at, kind, seat).cards.length - HAND_LIMIT;

// Returns options with different labels for copies of a card, such as "Club" and "Club, copy 2".
function toldApart(at: At<Golems>, cards: readonly CardId[], who: Who): BlankOption[] {
  if (!isRead(who)) return cards.map((value) => ({ value, label: '' }));
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const { name } = faceOf(at, card);
    const copy = 1 + (copies.get(name) ?? 0);
    copies.set(name, copy);
    return { value: card, label: copy > 1 ? `${name}, copy ${copy}` : name };
  });
}

/** The Fate Phase: a player discards down to seven cards in each hand. */
export const discard: Ask<Golems, 'discard'> = {
  asks: (at, { hand }) => turnPlayer(at).filter((seat) => excess(at, seat, hand) > 0),
  prompt: (at, { hand }) => ASK.discard(excess(at, turnOf(at), hand), hand, HAND_LIMIT),
  choices: (at, { hand }, seat, who) => {
    const from = toldApart(at, zoneOf(at, hand, seat).cards, who);
    const count = excess(at, seat, hand);
    return [someOf(SAY.discard(count, hand), { discard: { cards: [] } }, ['discard', 'cards'], from, count)];
  },
  take: (table, { hand }, _, move) => table.move(move.discard.cards, DISCARD_ZONE[hand]),
  absent: (at, { hand }, seat) => ({
    discard: { cards: zoneOf(at, hand, seat).cards.slice(0, excess(at, seat, hand)) },
  }),
};
