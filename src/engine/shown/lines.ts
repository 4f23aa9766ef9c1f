import { seenBy, type Viewer } from '../cards/sight.ts';
import { type Audience, type CardId, type Cards, faceOf, type ZoneId, zoneAt } from '../cards/zones.ts';
import type { AutoPass, Departure, EngineFact, EngineFactName, EngineFacts, Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes, FactOf } from '../game/game-types.ts';
import type { Ruling, Takeback } from '../game/judging.ts';
import type { Who } from '../game/who.ts';
import { isEngineFact } from '../play/reduce.ts';

interface Told {
  cards: Cards;
  viewer: Viewer;
  who: Who;
}

/** A line of text with the facts that it covers. */
export interface Line {
  text: string;
  facts: Fact[];
}

/**
 * Describes facts in readable lines for a viewer. Consecutive moves into the same zone share one line. A fact without a
 * text belongs to the next line; after the last line, or if cards leave a quiet zone, to the line before it.
 */
export function linesOf(game: AnyGame, cards: Cards, facts: readonly Fact[], viewer: Viewer, who: Who): Line[] {
  const told = { cards, viewer, who };
  const lines: Line[] = [];
  let silent: Fact[] = [];
  const say = (text: string, about: readonly Fact[]): void => {
    lines.push({ text, facts: [...silent, ...about] });
    silent = [];
  };
  let gathered: Moved[] = [];
  const close = (): void => {
    if (gathered.length > 0) say(moveLine(gathered, told), gathered);
    gathered = [];
  };
  for (const fact of facts) {
    const move = toldMove(game, fact);
    const [first] = gathered;
    if (!move || (first && !isSameWay(first, move))) close();
    const text = move ? null : lineOf(game, fact, told);
    if (move) gathered.push(move);
    else if (text !== null) say(text, [fact]);
    else (leavesQuietly(game, fact) ? (lines.at(-1)?.facts ?? silent) : silent).push(fact);
  }
  close();
  lines.at(-1)?.facts.push(...silent);
  return lines;
}

type Moved = EngineFact & { fact: 'cardsMoved' };

// Returns the card movement that a line describes. Moves within a row are left to the game, because only the game can
// describe them.
function toldMove({ quiet = [] }: AnyGame, fact: Fact): Moved | null {
  if (!isEngineFact(fact) || fact.fact !== 'cardsMoved') return null;
  const isLeft = (fact.from === fact.to && fact.places) || quiet.includes(fact.from) || quiet.includes(fact.to);
  return isLeft ? null : fact;
}

function leavesQuietly({ quiet = [] }: AnyGame, fact: Fact): boolean {
  return isEngineFact(fact) && fact.fact === 'cardsMoved' && quiet.includes(fact.from);
}

function isSameWay(one: EngineFacts['cardsMoved'], other: EngineFacts['cardsMoved']): boolean {
  return one.to === other.to && one.under === other.under;
}

function moveLine(moves: readonly EngineFacts['cardsMoved'][], told: Told): string {
  const [first] = moves;
  if (!first) return '';
  const zones: ZoneId[] = [];
  for (const { from } of moves) if (!zones.includes(from)) zones.push(from);
  const sources = zones.map((from) => sourceLine(from, moves, told));
  return `${listed(sources)} to ${first.under ? 'the bottom of ' : ''}${zoneName(first.to, told)}`;
}

/** The maximum number of cards that a line names. A whole pile that is shuffled back is only counted. */
const MOST_NAMED = 8;

// Lists the cards from one zone: first the names of the cards that the viewer saw, then the number of all other cards.
function sourceLine(from: ZoneId, moves: readonly EngineFacts['cardsMoved'][], told: Told): string {
  const names: string[] = [];
  let hidden = 0;
  for (const move of moves) {
    if (move.from !== from) continue;
    if (seenBy(told.viewer, move.seen)) for (const card of move.cards) names.push(faceOf(told.cards, card).name);
    else hidden += move.cards.length;
  }
  const isPile = names.length > MOST_NAMED;
  const others = isPile ? hidden + names.length : hidden;
  const parts = [...(isPile ? [] : names), ...(others > 0 ? [counted(others)] : [])];
  return `${parts.join(', ')} from ${zoneName(from, told)}`;
}

function lineOf(game: AnyGame, fact: Fact, told: Told): string | null {
  // A fact that is not the engine's belongs to the game.
  if (!isEngineFact(fact)) return game.tell(fact as FactOf<AnyTypes>, told.who);
  if (fact.fact === 'disclosed') return game.tell(fact.told, told.who);
  // The record stores each function under the name of its fact.
  const tell = TELL[fact.fact] as (fact: EngineFact, told: Told) => string | null;
  return tell(fact, told);
}

const TELL: { [K in EngineFactName]: (fact: EngineFacts[K], told: Told) => string | null } = {
  began: ({ seats }) => `The match begins with ${seats} seats`,
  zoneOpened: () => null,
  cardsMade: () => null,
  cardsMoved: () => null, // described in a combined line or by the game
  shuffled: ({ zone }, told) => `${capital(zoneName(zone, told))} is shuffled`,
  revealed: (fact, told) => `${named(fact.cards, fact.seen, told)} shown in ${zoneName(fact.zone, told)}`,
  peeked: (fact, told) =>
    `${fact.by.map(told.who).join(', ')} looks at ${named(fact.cards, fact.seen, told)} in ${zoneName(fact.zone, told)}`,
  disclosed: () => null, // described by the game
  rolled: ({ seat, sides, value }, { who }) =>
    `${seat === null ? 'The die' : who(seat)} rolls ${value} on a die of ${sides}`,
  passed: ({ seat }, { who }) => `${who(seat)} passes`,
  sealed: ({ seat }, { who }) => `${who(seat)} has answered`,
  unsealed: () => 'All answers are revealed',
  autoPassSet: ({ seat, mode }, { who }) => `${who(seat)} ${AUTO_PASSES[mode]}`,
  left: ({ seat, why }, { who }) => `${who(seat)} ${LEAVES[why]}`,
  timeGivenBack: ({ began, ended }) =>
    `The server could not take moves for ${((ended - began) / 1000).toFixed(1)} s; the clocks were stopped`,
  paused: ({ reason }) => `A judge pauses the match: ${reason}`,
  resumed: ({ reason }) => `A judge resumes the match: ${reason}`,
  timeGiven: ({ seat, seconds, reason }, { who }) => `A judge gives ${who(seat)} ${seconds} s more: ${reason}`,
  rewound: (fact, { who }) =>
    'reason' in fact
      ? `A judge rewinds the match to version ${fact.to}: ${fact.reason}`
      : `${who(fact.seat)} ${TAKES_BACK[fact.why]}: back to version ${fact.to}`,
  ruled: ({ seat, ruling, reason }, { who }) => `A judge ${RULES[ruling]} ${who(seat)}: ${reason}`,
  judgeCalled: ({ seat, about }, { who }) => `${who(seat)} calls a judge: ${about}`,
  offerMade: (fact, { who }) =>
    fact.offer === 'DRAW'
      ? `${who(fact.seat)} offers a draw`
      : `${who(fact.seat)} asks to take back the last answer, to version ${fact.to}`,
  offerAccepted: ({ seat }, { who }) => `${who(seat)} agrees`,
  offerDeclined: ({ seat }, { who }) => `${who(seat)} declines`,
  finished: ({ ranks, why }, { who }) => {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
    return `${why}. ${winners.join(' and ')} ${winners.length > 1 ? 'share first place' : 'wins'}`;
  },
};

const AUTO_PASSES: Record<AutoPass, string> = {
  NONE: 'wants to be asked about every reaction',
  UNTIL_MY_TURN: 'passes on all reactions until their turn',
  UNLESS_TARGET: 'passes on all reactions unless they are the target',
};

const LEAVES: Record<Departure, string> = {
  RESIGNED: 'resigns',
  OUT_OF_TIME: 'is out of time',
  RULED: 'is out of the match',
};

const TAKES_BACK: Record<Takeback['why'], string> = {
  UNDONE: 'undoes the last answer',
  AGREED: 'agrees that the answer is taken back',
  AGAINST_BOTS: 'takes back the last answer, and the bots agree',
};

const RULES: Record<Ruling, string> = {
  NOTE: 'makes a note about',
  WARNING: 'warns',
  GAME_LOSS: 'gives a game loss to',
  MATCH_LOSS: 'gives a match loss to',
  DISQUALIFICATION: 'disqualifies',
};

function named(cards: readonly CardId[], seen: Audience, { cards: at, viewer }: Told): string {
  return seenBy(viewer, seen) ? cards.map((card) => faceOf(at, card).name).join(', ') : counted(cards.length);
}

function counted(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function zoneName(id: ZoneId, { cards, who }: Told): string {
  const { label, seat } = zoneAt(cards, id);
  return seat === null ? `the ${label}` : `${who(seat)}'s ${label}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
