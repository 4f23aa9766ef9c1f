import type { CardName, DeckFormat, DeckList } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { CARDS } from './catalogue.ts';
import { type FormCard, type Only, onlyText, type SparkCard } from './print.ts';
import { READY } from './ready-decks.ts';

export const SMALLEST = 20;
export const LARGEST = 60;
export const COPIES = 3;
export const EXCLUSIVES = 2;

const ABOUT =
  '1 Spark Form, 1 Data Fragment and 20 to 60 Action Cards, at most 3 copies of one. At most 2 Exclusive cards, which must match ' +
  'the Spark Form or its Species. It may hold 1 Upgrade (of the Character Type, neutral, or an Exclusive that matches) for ' +
  'upgrade matches, and 1 Tag Team Fragment for tag matches; if they are Exclusive they count as such.';

interface Brought {
  name: CardName;
  count: number;
  card: SparkCard;
}

export function matches(only: Only | null, form: Pick<FormCard, 'form' | 'species'>): boolean {
  return only === null || ('form' in only ? only.form === form.form : only.species === form.species);
}

const many = (list: readonly Brought[]): number => list.reduce((sum, { count }) => sum + count, 0);
const onlyOf = (card: SparkCard): Only | null => (card.kind === 'form' ? null : card.only);

export function broken(deck: DeckList): string[] {
  const strangers = deck.filter(({ card }) => !Object.hasOwn(CARDS, card));
  const list = merged(deck);
  const of = (kind: SparkCard['kind']): Brought[] => list.filter(({ card }) => card.kind === kind);
  return [
    ...strangers.map(({ card }) => `There is no card ${card}.`),
    ...one('Spark Form', of('form')),
    ...one('Data Fragment', of('fragment')),
    ...atMostOne('Tag Team Fragment', of('tag fragment')),
    ...atMostOne('Upgrade Card', of('upgrade')),
    ...actions(of('action')),
    ...exclusives(list),
    ...upgrades(list),
  ];
}

// Merges repeated entries of a card.
function merged(deck: DeckList): Brought[] {
  const counts = new Map<CardName, number>();
  for (const { card, count } of deck) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].flatMap(([name, count]) => {
    const card = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined;
    return card ? [{ name, count, card }] : [];
  });
}

function one(what: string, found: readonly Brought[]): string[] {
  return many(found) === 1 ? [] : [`A deck has exactly 1 ${what}, this one has ${many(found)}.`];
}

function atMostOne(what: string, found: readonly Brought[]): string[] {
  return many(found) <= 1 ? [] : [`A deck has at most 1 ${what}, this one has ${many(found)}.`];
}

function actions(found: readonly Brought[]): string[] {
  const size = many(found);
  const wrong =
    size < SMALLEST || size > LARGEST
      ? [`A deck has ${SMALLEST} to ${LARGEST} Action Cards, this one has ${size}.`]
      : [];
  const crowds = found.filter(({ count }) => count > COPIES);
  return [...wrong, ...crowds.map(({ name, count }) => `At most ${COPIES} copies of ${name}, this deck has ${count}.`)];
}

function exclusives(list: readonly Brought[]): string[] {
  const found = list.filter(({ card }) => onlyOf(card) !== null);
  const wrong =
    many(found) > EXCLUSIVES ? [`A deck has at most ${EXCLUSIVES} Exclusive cards, this one has ${many(found)}.`] : [];
  const form = formIn(list);
  const strange = form ? found.filter(({ card }) => !matches(onlyOf(card), form)) : [];
  return [...wrong, ...strange.map(({ name, card }) => `${name} is for ${onlyName(card)} only.`)];
}

function upgrades(list: readonly Brought[]): string[] {
  const form = formIn(list);
  return list.flatMap(({ name, card }) =>
    form && card.kind === 'upgrade' && card.type !== null && card.type !== form.type
      ? [`${name} is for the Character Type ${printed(card.type)}.`]
      : [],
  );
}

function onlyName(card: SparkCard): string {
  const only = onlyOf(card);
  return only ? onlyText(only) : '';
}

function formIn(list: readonly Brought[]): FormCard | null {
  for (const { card } of list) if (card.kind === 'form') return card;
  return null;
}

/**
 * Rules, Tag matches: a team shares the fragment of the first member who brings one. An Exclusive fragment "will count
 * as one of the two Exclusive Cards for EACH player", so each member must bring it in a deck that allows it.
 */
function clashes(decks: readonly (DeckList | null)[]): string[] {
  if (decks.length <= 2) return [];
  return [0, 1].flatMap((side) => {
    const team = decks.flatMap((deck, seat) => (deck && seat % 2 === side ? [tagFragmentIn(deck)] : []));
    const shared = team.find((fragment) => fragment !== undefined);
    const serves = !shared || onlyOf(shared.card) === null || team.every((fragment) => fragment?.name === shared.name);
    return serves ? [] : [NOT_SHARED];
  });
}

// The text names no fragment, because a refused player must not learn which cards the team has brought.
const NOT_SHARED =
  'An Exclusive Tag Team Fragment serves only if every member of the team brings it: agree on one with your team.';

const tagFragmentIn = (deck: DeckList): Brought | undefined =>
  merged(deck).find(({ card }) => card.kind === 'tag fragment');

export const DECK: DeckFormat = { about: ABOUT, broken, clashes, ready: READY };
