import { seenBy, type Viewer } from '../cards/sight.ts';
import { type Audience, type CardId, type Cards, faceOf } from '../cards/zones.ts';
import type { EngineFact, EngineFacts, Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { Effect } from '../game/picture.ts';
import type { Who } from '../game/who.ts';
import type { Entry } from '../play/entry.ts';
import { isEngineFact } from '../play/reduce.ts';
import { shownSealed } from '../play/sealed-answer.ts';
import { isVoidEntry } from '../play/void.ts';
import { effectsOf } from './effects.ts';
import { linesOf } from './lines.ts';
import { type Milestone, milestonesIn } from './milestones.ts';

/** An effect with the index of the line that it belongs to. */
export interface LineEffect extends Effect {
  line: number;
}

/** An entry for one viewer, with facts that contain no hidden information and with readable text. */
export interface FeedEntry {
  /** Computed on demand, like the effects, because most clients read only the text. */
  facts(): Fact[];
  /** All lines as one text. */
  text: string;
  lines: readonly string[];
  effects(): LineEffect[];
  milestones(): Milestone[];
}

/** Filters the entry, which needs the faces and zone labels of the match, but no past state. */
export function feedEntry(game: AnyGame, cards: Cards, entry: Entry, viewer: Viewer, who: Who): FeedEntry {
  if (isVoidEntry(entry)) return voidFeedEntry(entry);
  const lines = linesOf(game, cards, entry.facts, viewer, who);
  return {
    facts: () => entry.facts.map((fact) => publicFact(cards, fact, viewer)),
    ...saying(lines.map(({ text }) => text)),
    effects: () =>
      lines.flatMap(({ facts }, line) =>
        facts.flatMap((fact) => effectsOf(game, cards, fact, viewer)).map((one) => ({ line, ...one })),
      ),
    milestones: () => milestonesIn(game, lines),
  };
}

/** Returns the texts of an entry with these lines. */
export function saying(lines: readonly string[]): Pick<FeedEntry, 'text' | 'lines'> {
  return { text: lines.join('. '), lines };
}

/** An entry that consists of its text alone. */
export const NOTHING_SHOWN: Pick<FeedEntry, 'effects' | 'milestones'> = { effects: () => [], milestones: () => [] };

/** Builds the public version of the last entry of a void match, without the game and without a table. */
export function voidFeedEntry({ facts }: Entry): FeedEntry {
  const lines = ['The match is void: it could not continue', 'No one wins or loses anything'];
  return { facts: () => facts, ...saying(lines), ...NOTHING_SHOWN };
}

interface SeenCard {
  number: CardId;
  name: string;
}

interface PublicMove extends Fact {
  from: string;
  to: string;
  count: number;
  cards: SeenCard[];
  /** The backs of the cards, for a viewer who did not see the faces. */
  backs?: string[];
  places?: number[];
  under?: true;
}

/** Builds the version of a fact that a viewer receives. Cards that the viewer did not see are only counted. */
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
      return fact.told; // the ids of the hidden cards are left out
    case 'sealed':
      return shownSealed(fact);
    case 'rewound':
      return shownRewind(fact);
    default:
      return fact;
  }
}

// Leaves out the decks, which stay secret until the match is over.
function publicBeginning(fact: EngineFacts['began'], viewer: Viewer): Fact {
  const decks = viewer === 'everything' ? { decks: fact.decks } : {};
  const { seats, options, tournament } = fact;
  return { fact: 'began', ...{ seats, options }, ...decks, ...(tournament && { tournament }) };
}

// Leaves out the restored table, because each viewer has already received the visible part of it.
function shownRewind({ table: _, ...shown }: EngineFacts['rewound'] & { fact: 'rewound' }): Fact {
  return shown;
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
  return { count: cards.length, cards: readable.map((number) => ({ number, name: faceOf(at, number).name })) };
}
