import {
  type Ask,
  type At,
  type CardId,
  type CardName,
  type DeckList,
  faceOf,
  isRead,
  oneForEach,
  oneOf,
  type Run,
  type Seat,
  type Setup,
  type Table,
} from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { cardOf } from '../cards/catalogue.ts';
import { readyDeckFor } from '../cards/decks.ts';
import { markWins, word } from '../cards/print.ts';
import type { Advance, Pick, Place } from '../moves.ts';
import { SEATS } from '../seats.ts';
import { counted, SPOT_OPTIONS, withStats } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { zoneName, zoneOf } from '../zones.ts';
import { fighters, has } from './field.ts';
import { lineOf, placeOf, SPOTS, type Spot, spotAt } from './spots.ts';
import { step } from './turn.ts';

/** Ruling: after this many equal marks in a row the die decides, because all cards can have the same mark. */
export const EQUAL_MARKS = 10;

export function setup(table: Table<BusinessCardBattle>, { decks, options }: Setup<BusinessCardBattle>): void {
  for (const seat of SEATS) {
    table.open({ id: zoneName('deck', seat), label: 'deck', kind: 'hand', seat, readers: [seat] });
    table.open({ id: zoneName('field', seat), label: 'field', kind: 'row', seat, readers: 'everyone' });
    table.open({ id: zoneName('graveyard', seat), label: 'graveyard', kind: 'pile', seat, readers: 'everyone' });
    table.make(zoneName('deck', seat), namesOf(decks[seat] ?? readyDeckFor(options.size)));
  }
  table.next({ step: 'pick' }, { step: 'compare' });
}

function namesOf(deck: DeckList): CardName[] {
  return deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

// Returns a deck sorted by id, because the choices of a player must not depend on the internal order of a hand.
function deckOf(at: At<BusinessCardBattle>, seat: Seat): CardId[] {
  return [...zoneOf(at, 'deck', seat).cards].sort((a, b) => a - b);
}

const undecided = (at: At<BusinessCardBattle>, seats: readonly Seat[]): readonly Seat[] =>
  at.state.outcome ? [] : seats;

/** Rules, Set-up 1: each player secretly picks a card, and the two marks play Paper/Scissors/Rock. */
export const pick: Ask<BusinessCardBattle, 'pick'> = {
  asks: (at) => undecided(at, SEATS),
  prompt: ({ state: { equal } }) => ASK.pick(equal > 0),
  choices: (at, _, seat, who) => {
    const from = deckOf(at, seat).map((card) => {
      const { name } = faceOf(at, card);
      return { value: card, label: isRead(who) ? `${name} (${word(cardOf(name).mark)})` : '' };
    });
    const move: Pick = { pick: { card: [] } };
    return [oneOf(SAY.show, move, ['pick', 'card'], isRead(who) ? counted(from) : from)];
  },
  take: (table, _, seat, { pick }) => {
    // If the player has already shown an equal card, shows the same copy again. A different copy would reveal that the
    // deck contains two copies.
    const shown = table.copies(pick.card);
    table.reveal(shown);
    for (const name of shown.map((card) => table.name(card)))
      table.emit({ fact: 'markShown', seat, name, mark: cardOf(name).mark });
  },
  absent: (at, _, seat) => ({ pick: { card: deckOf(at, seat).slice(0, 1) } }),
};

export const compare: Run<BusinessCardBattle, 'compare'> = {
  run: (table) => {
    const [mine, theirs] = table.at.state.marks;
    if (!mine || !theirs || table.at.state.outcome) return;
    if (mine !== theirs) return begin(table, markWins(mine, theirs) ? 0 : 1, 'MARKS');
    table.emit({ fact: 'marksEqual' });
    if (table.at.state.equal < EQUAL_MARKS) return table.next({ step: 'pick' }, { step: 'compare' });
    begin(table, table.roll(6) <= 3 ? 0 : 1, 'DIE');
  },
};

function begin(table: Table<BusinessCardBattle>, seat: Seat, by: 'MARKS' | 'DIE'): void {
  table.emit({ fact: 'firstDecided', seat, by });
  table.next({ step: 'place' }, { step: 'advance' }, { step: 'turn' });
}

/** Rules, Set-up 2: each player secretly places all cards. Both fields are revealed together. */
export const place: Ask<BusinessCardBattle, 'place'> = {
  asks: (at) => undecided(at, SEATS),
  prompt: (at, _, seat) => ASK.place(deckOf(at, seat).map((card) => faceOf(at, card).name)),
  choices: (at, _, seat, who) => {
    const each = deckOf(at, seat).map((card) => (isRead(who) ? deckLine(at, card) : ''));
    const move: Place = { place: { spots: [] } };
    return [oneForEach(SAY.spots(each.length), move, ['place', 'spots'], SPOT_OPTIONS, each)];
  },
  take: (table, _, seat, { place }) => {
    const places = place.spots.map(placeOf);
    const deck = table.move(deckOf(table.at, seat), zoneName('field', seat), { places });
    const characters = deck.map((card, i) => {
      const name = table.name(card);
      return { card, name, spot: spotAt(places[i] ?? -1), hp: cardOf(name).hp };
    });
    table.emit({ fact: 'fielded', seat, characters });
  },
  absent: (at, _, seat) => ({ place: { spots: usualSpots(at, deckOf(at, seat)) } }),
};

// Returns the default spots. Ruling: flyers go to the rear line, and all other characters fill the front line first.
function usualSpots(at: At<BusinessCardBattle>, deck: readonly CardId[]): Spot[] {
  const front = SPOTS.filter((_, place) => lineOf(place) === 'FRONT');
  const rear = SPOTS.filter((_, place) => lineOf(place) === 'REAR');
  const flies = deck.map((card) => has({ printed: cardOf(faceOf(at, card).name) }, 'FLYING'));
  const flyers = flies.map((flying) => (flying ? (rear.splice(Math.floor(rear.length / 2), 1)[0] ?? null) : null));
  const left = [...front, ...rear];
  return flyers.map((spot) => spot ?? left.shift() ?? spotAt(-1)); // a field has more spots than a deck has cards
}

function deckLine(at: At<BusinessCardBattle>, card: CardId): string {
  const { name } = faceOf(at, card);
  const { attribute, ap, hp, skills } = cardOf(name);
  return `${name} (${[word(attribute), `AP ${ap}`, `HP ${hp}`, ...skills.map(word)].join(', ')})`;
}

/** Ruling: if the front line is empty after the set-up or after a turn, a character must step forward. */
export const advance: Ask<BusinessCardBattle, 'advance'> = {
  asks: (at) =>
    undecided(
      at,
      SEATS.filter((seat) => hasEmptyFront(at, seat)),
    ),
  prompt: () => ASK.advance,
  choices: (at, _, seat, who) =>
    fighters(at, seat).map((one) => {
      const move: Advance = { advance: { character: one.card } };
      return { label: isRead(who) ? withStats(one) : '', move };
    }),
  take: (table, _, seat, { advance }) => {
    const one = fighters(table.at, seat).find(({ card }) => card === advance.character);
    if (one) step(table, one, one.place - SPOTS.length / 2);
  },
  absent: (at, _, seat) => ({ advance: { character: fighters(at, seat)[0]?.card ?? 0 } }),
  open: true,
};

function hasEmptyFront(at: At<BusinessCardBattle>, seat: Seat): boolean {
  const { places } = zoneOf(at, 'field', seat);
  for (const place of places) if (lineOf(place) === 'FRONT') return false;
  return places.length > 0;
}
