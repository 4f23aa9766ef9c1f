import { EngineBug, UnknownHere } from '../bug.ts';
import { knowersOf, setKnowers, setKnown } from '../cards/known.ts';
import { lostAmong, lostOnMoving, withTold } from '../cards/told.ts';
import {
  type Audience,
  type CardId,
  type Face,
  intersection,
  layDown,
  NOBODY,
  sameAudience,
  union,
  type Zone,
  type ZoneId,
  zoneAt,
} from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { EngineFact, EngineFactName, EngineFacts, Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { Restored } from '../game/judging.ts';
import { copy } from '../json.ts';
import { faceFor } from './face-for.ts';
import { closed } from './offers.ts';
import { countTurn } from './turn-limit.ts';

type Reducers = { [K in EngineFactName]: (at: AnyAt, fact: { fact: K } & EngineFacts[K], game: AnyGame) => void };

/** The effect of each engine fact on a match. `began` has no effect here, because {@link blank} reads it. */
const REDUCERS: Reducers = {
  began: () => {},
  zoneOpened: (at, { zone }) => {
    const { id, label, kind, seat, readers } = zone;
    at.zones[id] = { id, label, kind, seat, readers: copy(readers), cards: [], places: [] };
  },
  cardsMade: (at, { to, cards }, game) => {
    const faces: Record<CardId, Face> = { ...at.faces }; // a new record, because other copies share the old record
    for (const { id, name, back } of cards) faces[id] = faceFor(game, name, back);
    at.faces = faces;
    const ids = cards.map((card) => card.id);
    layDown(at, ids, to);
    change(at, to).cards.push(...ids);
  },
  cardsMoved: moveCards,
  shuffled: (at, { zone, order }) => {
    if (at.told.length > 0) at.told = lostAmong(at.told, at.seats, () => order);
    change(at, zone).cards = [...order];
    for (const card of order) learn(at, card, NOBODY); // no seat knows the place of any card after a shuffle
  },
  revealed: (at, { cards }) => {
    for (const card of cards) learn(at, card, 'everyone');
  },
  peeked: (at, { cards, by }) => {
    for (const card of cards) learn(at, card, union(knowersOf(at, card) ?? NOBODY, by));
  },
  disclosed: (at, { told, cards }) => {
    at.told = withTold(at, at.told, told, cards, at.seats);
  },
  rolled: () => {},
  passed: () => {},
  sealed: (at, { seat, move }) => {
    at.sealed.push({ seat, move: copy(move) });
  },
  unsealed: (at) => {
    at.sealed = [];
  },
  autoPassSet: (at, { seat, mode }) => {
    at.autoPass[seat] = mode;
  },
  left: (at, { seat }) => {
    at.left.push(seat);
    at.sealed = at.sealed.filter((answer) => answer.seat !== seat);
  },
  timeGivenBack: () => {},
  paused: (at) => {
    at.paused = true;
  },
  resumed: (at) => {
    at.paused = false;
  },
  timeGiven: () => {},
  rewound: (at, { table }) => layAgain(at, copy(table)),
  ruled: () => {},
  judgeCalled: () => {},
  offerMade: (at, { seat, asks, ...made }) => {
    const to = made.offer === 'TAKEBACK' ? made.to : null;
    at.offers = [...at.offers, { offer: made.offer, seat, to, version: at.version + 1, awaits: [...asks] }];
  },
  offerAccepted: (at, { seat }) => {
    at.offers = at.offers.map((one) => ({ ...one, awaits: one.awaits.filter((other) => other !== seat) }));
  },
  offerDeclined: (at) => {
    at.offers = closed(at.offers);
  },
  finished: (at, { ranks, why, awards }) => {
    at.result = { ranks: [...ranks], why, ...(awards.length ? { awards: copy(awards) } : {}) };
    at.agenda = [];
    at.sealed = [];
  },
};

// Restores a table. Cards made and zones opened after the restored version keep their faces and labels, because entries
// mention them, but these zones become empty.
function layAgain(at: AnyAt, { state, zones, known, told, answered, left, sealed = [] }: Restored): void {
  for (const [id, zone] of Object.entries(at.zones)) at.zones[id] = zones[id] ?? { ...zone, cards: [], places: [] };
  Object.assign(at, { state, told, answered, left, sealed });
  at.known = [];
  setKnown(at, known);
  at.agenda = [];
}

function moveCards(at: AnyAt, fact: EngineFacts['cardsMoved']): void {
  const seen = fact.seen;
  if (at.told.length > 0) {
    const lost = lostOnMoving(at, zoneAt(at, fact.from), zoneAt(at, fact.to), fact.cards, seen, at.seats);
    at.told = lostAmong(at.told, at.seats, lost);
  }
  const from = change(at, fact.from);
  if (isAllOf(from, fact.cards)) empty(from);
  else for (const card of fact.cards) take(from, card);
  const to = change(at, fact.to);
  put(to, fact.cards, fact.places, fact.under);
  layDown(at, fact.cards, fact.to);
  const arriving = union(seen, to.readers);
  const usual = intersection(from.readers, arriving);
  for (const card of fact.cards) {
    const before = knowersOf(at, card);
    learn(at, card, before ? intersection(union(before, from.readers), arriving) : usual);
  }
  if (fact.known) setKnown(at, fact.known);
  // Seats that did not see which card left a hand no longer know which cards remain in the hand.
  if (from.kind === 'hand' && seen !== 'everyone') {
    for (const card of zoneAt(at, fact.from).cards) {
      const knew = knowersOf(at, card);
      if (knew) know(at, card, intersection(knew, seen));
    }
  }
}

function learn(at: AnyAt, card: CardId, by: Audience): void {
  if (by === 'everyone' || by.length > 0) know(at, card, by);
  else setKnowers(at, card, null);
}

function know(at: AnyAt, card: CardId, by: Audience): void {
  if (!sameAudience(knowersOf(at, card) ?? NOBODY, by)) setKnowers(at, card, by);
}

// Replaces a zone with a copy that can be changed, because copies of a match share their zones.
function change(at: AnyAt, id: ZoneId): Zone {
  const { label, kind, seat, readers, cards, places } = zoneAt(at, id);
  const zone = {
    id,
    label,
    kind,
    seat,
    readers,
    cards: cards.slice(),
    places: kind === 'row' ? places.slice() : places,
  };
  at.zones[id] = zone;
  return zone;
}

// Whether the list contains all cards of the zone, in the order of the zone.
function isAllOf(zone: Zone, cards: readonly CardId[]): boolean {
  if (zone.cards.length !== cards.length) return false;
  for (let i = 0; i < cards.length; i++) if (zone.cards[i] !== cards[i]) return false;
  return true;
}

function empty(zone: Zone): void {
  zone.cards = [];
  zone.places = [];
}

function take(zone: Zone, card: CardId): void {
  const index = zone.cards.lastIndexOf(card);
  if (index < 0) throw new EngineBug(`card ${card} is not in ${zone.id}`);
  if (index === zone.cards.length - 1) zone.cards.pop();
  else zone.cards.splice(index, 1);
  if (zone.kind === 'row') zone.places.splice(index, 1);
}

function put(zone: Zone, cards: readonly CardId[], places?: readonly number[], under?: boolean): void {
  if (zone.kind === 'row') {
    if (places?.length !== cards.length) throw new EngineBug(`a row needs a place for each card: ${zone.id}`);
    for (const place of places) zone.places.push(place);
  }
  if (under) zone.cards.unshift(...cards);
  else for (const card of cards) zone.cards.push(card);
}

/** Returns the empty match that the fact `began` describes. */
export function blank(game: AnyGame, began: EngineFacts['began']): AnyAt {
  const setup = {
    seats: began.seats,
    options: began.options,
    decks: began.decks,
    firstCard: began.firstCard,
    ...(began.tournament && { tournament: began.tournament }),
  };
  return {
    version: 0,
    seats: began.seats,
    options: copy(began.options),
    state: copy(game.initial(setup)),
    zones: {},
    faces: {},
    firstCard: began.firstCard,
    known: [],
    lying: [],
    told: [],
    answered: 0,
    agenda: [],
    sealed: [],
    autoPass: Array.from({ length: began.seats }, () => 'NONE' as const),
    left: [],
    offers: [],
    paused: false,
    result: null,
  };
}

/** The reducers by name. A map is used because every change looks up a name. */
const BY_NAME = new Map<string, (at: AnyAt, fact: EngineFact, game: AnyGame) => void>();
// Each reducer is stored under the name of its fact.
for (const [name, reduce] of Object.entries(REDUCERS))
  BY_NAME.set(name, reduce as (at: AnyAt, fact: EngineFact, game: AnyGame) => void);

/** Applies a fact to a match. No other function changes a match during play. */
export function apply(game: AnyGame, at: AnyAt, fact: Fact): void {
  const own = BY_NAME.get(fact.fact);
  if (own && isEngineFact(fact)) {
    own(at, fact, game);
    // A disclosed answer is also a fact of the game and can change the game's state.
    if (fact.fact === 'disclosed') apply(game, at, fact.told);
    return;
  }
  const reduce = Object.hasOwn(game.facts, fact.fact) ? game.facts[fact.fact] : undefined;
  if (!reduce) throw new UnknownHere(`${game.id} has no fact ${fact.fact}`);
  reduce(at.state, fact);
  countTurn(game, at, fact);
}

export function isEngineFact(fact: Fact): fact is EngineFact {
  return BY_NAME.has(fact.fact);
}
