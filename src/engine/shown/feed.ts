import { seenBy, type Viewer } from '../cards/sight.ts';
import { type Audience, type CardId, type Cards, faceOf, type Seat, zoneAt } from '../cards/zones.ts';
import type { EngineFact, EngineFactName, EngineFacts, Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes, FactOf } from '../game/game-types.ts';
import type { Who } from '../game/who.ts';
import type { Entry, EntryKind } from '../play/entry.ts';
import { isEngineFact } from '../play/reduce.ts';
import { shownSealed } from '../play/sealed-answer.ts';
import { isVoidEntry } from '../play/void.ts';

/** An entry as one viewer may see it: the facts without what was hidden from the viewer, and one readable line. */
export interface FeedEntry {
  version: number;
  kind: EntryKind;
  seat: Seat | null;
  facts: Fact[];
  text: string;
}

/**
 * An entry for a viewer. A filter: it needs the fixed faces and zone labels of the match, but no state of that moment.
 * @param who how a seat is called in the text
 */
export function feedEntry(game: AnyGame, cards: Cards, entry: Entry, viewer: Viewer, who: Who): FeedEntry {
  if (isVoidEntry(entry)) return voidFeedEntry(entry);
  const facts = entry.facts.map((fact) => publicFact(cards, fact, viewer));
  const lines = entry.facts.map((fact) => tellFact(game, cards, fact, viewer, who)).filter((line) => line !== null);
  return {
    version: entry.version,
    kind: entry.kind,
    seat: entry.seat,
    facts,
    text: lines.join('. '),
  };
}

/** The end of a void match as everybody may see it: it can be told without the game, and without a table. */
export function voidFeedEntry({ version, kind, seat, facts }: Entry): FeedEntry {
  const text = 'The match is void: because of an error of ours it cannot be played on. Nobody wins or loses anything';
  return { version, kind, seat, facts, text };
}

/** A card in a fact of the feed. */
interface SeenCard {
  id: CardId;
  name: string;
}

interface PublicMove extends Fact {
  from: string;
  to: string;
  count: number;
  cards: SeenCard[];
  /** Of cards that the viewer did not see. */
  backs?: string[];
  places?: number[];
  under?: true;
}

/** A fact as a viewer may see it: cards the viewer did not see are only counted. */
export function publicFact(cards: Cards, fact: Fact, viewer: Viewer): Fact {
  if (!isEngineFact(fact)) return fact;
  switch (fact.fact) {
    case 'began':
      return publicBeginning(fact, viewer);
    case 'cardsMade':
      return {
        ...counted(
          cards,
          fact.cards.map((card) => card.id),
          fact.seen,
          viewer,
        ),
        fact: fact.fact,
        ...{ to: fact.to },
      };
    case 'cardsMoved':
      return publicMove(cards, fact, viewer);
    case 'shuffled':
      return { fact: fact.fact, ...{ zone: fact.zone, count: fact.order.length } };
    case 'revealed':
    case 'peeked':
      return publicLook(cards, fact, viewer);
    case 'disclosed':
      return fact.told; // the cards it speaks of stay hidden, and so do their ids
    case 'sealed':
      return shownSealed(fact);
    default:
      return fact;
  }
}

// A brought deck stays its owner's secret: the names are in the replay, once the match is over.
function publicBeginning(fact: EngineFacts['began'], viewer: Viewer): Fact {
  const decks = viewer === 'everything' ? { decks: fact.decks } : {};
  return { fact: 'began', ...{ seats: fact.seats, options: fact.options, ...decks } };
}

function publicMove(cards: Cards, fact: EngineFacts['cardsMoved'], viewer: Viewer): Fact {
  const { from, to, places, under } = fact;
  const { count, cards: known } = counted(cards, fact.cards, fact.seen, viewer);
  const shown: PublicMove = { fact: 'cardsMoved', from, to, count, cards: known };
  if (!seenBy(viewer, fact.seen)) shown.backs = fact.cards.map((card) => faceOf(cards, card).back);
  if (places) shown.places = places;
  if (under) shown.under = under;
  return shown;
}

function publicLook(cards: Cards, fact: EngineFact & { fact: 'revealed' | 'peeked' }, viewer: Viewer): Fact {
  const by = fact.fact === 'peeked' ? { by: fact.by } : {};
  return {
    fact: fact.fact,
    ...{ zone: fact.zone, ...by, ...counted(cards, fact.cards, fact.seen, viewer) },
  };
}

function counted(
  at: Cards,
  cards: readonly CardId[],
  seen: Audience,
  viewer: Viewer,
): { count: number; cards: SeenCard[] } {
  const readable = seenBy(viewer, seen) ? cards : [];
  return { count: cards.length, cards: readable.map((id) => ({ id, name: faceOf(at, id).name })) };
}

function tellFact(game: AnyGame, cards: Cards, fact: Fact, viewer: Viewer, who: Who): string | null {
  if (isEngineFact(fact)) {
    if (fact.fact === 'disclosed') return game.tell(fact.told, who);
    const tell = TELL[fact.fact] as (fact: EngineFact, told: Told) => string | null; // the record pairs name and teller
    return tell(fact, { cards, viewer, who });
  }
  return game.tell(fact as FactOf<AnyTypes>, who); // not the engine's, so the game's
}

interface Told {
  cards: Cards;
  viewer: Viewer;
  who: Who;
}

const TELL: { [K in EngineFactName]: (fact: EngineFacts[K], told: Told) => string | null } = {
  began: ({ seats }) => `The match begins with ${seats} seats`,
  zoneOpened: () => null,
  cardsMade: () => null,
  cardsMoved: (fact, told) =>
    fact.from === fact.to && fact.places // a step inside a row: only the game can say what it means
      ? null
      : `${named(fact.cards, fact.seen, told)} from ${zoneName(fact.from, told)} to ${fact.under ? 'the bottom of ' : ''}${zoneName(fact.to, told)}`,
  shuffled: ({ zone }, told) => `${capital(zoneName(zone, told))} is shuffled`,
  revealed: (fact, told) => `${named(fact.cards, fact.seen, told)} shown in ${zoneName(fact.zone, told)}`,
  peeked: (fact, told) =>
    `${fact.by.map(told.who).join(', ')} looks at ${named(fact.cards, fact.seen, told)} in ${zoneName(fact.zone, told)}`,
  disclosed: () => null, // the game tells it
  rolled: ({ seat, sides, value }, { who }) => `${seat === null ? 'The die' : who(seat)} rolls ${value} of ${sides}`,
  passed: ({ seat }, { who }) => `${who(seat)} passes`,
  sealed: ({ seat }, { who }) => `${who(seat)} has answered`,
  unsealed: () => 'All answers are revealed',
  autoPassSet: ({ seat, mode }, { who }) => `${who(seat)} sets auto-pass to ${mode}`,
  left: ({ seat, why }, { who }) => (why === 'RESIGNED' ? `${who(seat)} resigns` : `${who(seat)} is out of time`),
  timeGivenBack: ({ began, ended }) =>
    `No moves could be taken for ${((ended - began) / 1000).toFixed(1)} s: for so long the clocks stood still`,
  finished: ({ ranks, why }, { who }) => {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
    return `${why}. ${winners.join(' and ')} ${winners.length > 1 ? 'share first place' : 'wins'}`;
  },
};

function named(cards: readonly CardId[], seen: Audience, { cards: at, viewer }: Told): string {
  if (seenBy(viewer, seen)) return cards.map((card) => faceOf(at, card).name).join(', ');
  return cards.length === 1 ? '1 card' : `${cards.length} cards`;
}

function zoneName(id: string, { cards, who }: Told): string {
  const { label, seat } = zoneAt(cards, id);
  return seat === null ? `the ${label}` : `${who(seat)}'s ${label}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
