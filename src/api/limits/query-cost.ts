import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNullableType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { ADMIN_PAGE } from '../../accounts/index.ts';
import type { PublishedGame } from '../../engine/index.ts';
import { CALL_PAGE, DECISION_PAGE, HISTORY_PAGE, LEADER_PAGE, MATCH_PAGE, MESSAGE_PAGE } from '../../matches/index.ts';
import { DELIVERY_PAGE } from '../../notifications/index.ts';
import { TOURNAMENT_PAGE } from '../../tournaments/index.ts';
import { tooCostly } from './query-shape.ts';
import { type Measure, summing } from './selections.ts';

/** Unlike the shape of a document, the cost of a request depends on the values of the variables. */
export const PRICES = {
  /** The maximum number of points per request. A field counts 1, and in a list, once per possible element. */
  points: 20_000,
  /** The maximum number of log entries that a request can read, whatever fields it selects. */
  entries: 2_000,
  /** The number of points that are charged to the client's budget as one request. */
  perRequest: 400,
  /** The points for reading an entry, in addition to the points for its fields. */
  entry: 5,
} as const;

/** The points for fields that read more than they return, such as the whole log of a match that is not cached. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['Match.decision', 100],
  ['Match.view', 100],
  ['Match.table', 100],
  ['Match.entries', 100],
  ['Match.undoTo', 100],
  ['Match.judgeReadings', 50],
  ['Query.matchAsJudge', 100],
  ['Query.analysis', 50],
  ['Query.leaderboard', 50],
  ['Query.crosstable', 200],
  ['Query.recentOpponents', 100],
  ['Mutation.analyseMatch', 100],
  ['Player.decks', 50],
  ['Player.collection', 50],
  ['Player.ratingHistory', 50],
  ['Query.rulesBrokenBy', 50],
  ['Query.playersNamed', 50],
  ['MatchConnection.totalCount', 50],
  ['MessageConnection.totalCount', 50],
  ['TournamentConnection.totalCount', 50],
  ['Tournament.entries', 100],
  ['TournamentStage.standings', 200],
]);

/** The points per list element for lists that read more than they return. */
const EACH: ReadonlyMap<string, number> = new Map([
  ['Query.myDecisions', 100],
  ['Query.judgeCalls', 20],
]);

/** The assumed length of a list that has no `first` and no known size. */
const USUAL = 6;
/** Lists that are usually shorter. */
const SHORT: ReadonlyMap<string, number> = new Map([
  ['Entry.effects', 3],
  ['Entry.milestones', 1],
  ['CardView.stats', 1],
  ['Choice.preview', 1],
]);
const NO_LISTS: ReadonlyMap<string, number> = new Map();
/** The assumed value of `first` if the client sends none. */
const HIGHEST = 100;
export const LARGEST_PAGE = 500;
/** Pages of other sizes, which are set by their queries. */
const PAGES: ReadonlyMap<string, { usual: number; largest: number }> = new Map([
  ['Query.matches', MATCH_PAGE],
  ['Query.messages', MESSAGE_PAGE],
  ['Query.tournaments', TOURNAMENT_PAGE],
  ['Query.myDecisions', DECISION_PAGE],
  ['Query.judgeCalls', CALL_PAGE],
  ['Query.leaderboard', LEADER_PAGE],
  ['Player.ratingHistory', HISTORY_PAGE],
  ['Query.operatorLog', ADMIN_PAGE],
  ['Query.playerReports', ADMIN_PAGE],
  ['Webhook.deliveries', DELIVERY_PAGE],
]);
const ANY_PAGE = { usual: HIGHEST, largest: LARGEST_PAGE };

type Values = Readonly<Record<string, unknown>>;

interface Price {
  points: number;
  entries: number;
  mutations: number;
}

/** The prices that do not depend on variables, which are computed only once. */
const fixed = new WeakMap<OperationDefinitionNode, Price>();

/** One operation in a validated document. */
export interface PricedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  node: OperationDefinitionNode;
}

/**
 * Returns the cost in points, and in requests of the client's budget (at least 1).
 * @param lists the lengths of unusually long lists that have no `first`, by type and field name
 * @throws Refused TOO_COSTLY
 */
export function priceOf(
  operation: PricedOperation,
  variables: Values,
  lists: ReadonlyMap<string, number> = NO_LISTS,
): { points: number; requests: number } {
  const price = fixed.get(operation.node) ?? measured(operation, variables, lists);
  for (const what of ['points', 'entries'] as const)
    if (price[what] > PRICES[what]) throw tooCostly(what, price[what], PRICES[what]);
  const requests = Math.max(1, Math.ceil(price.points / PRICES.perRequest)) + Math.max(0, price.mutations - 1);
  return { points: price.points, requests };
}

function measured(
  { schema, document, node: operation }: PricedOperation,
  variables: Values,
  lists: ReadonlyMap<string, number>,
): Price {
  const mutation = schema.getMutationType()?.name;
  const definitions = operation.variableDefinitions ?? [];
  const defaults = new Map(definitions.map((one) => [one.variable.name.value, one.defaultValue]));
  let depends = false; // whether the price depends on variables
  const variable = (name: string): number | null => {
    depends = true;
    const value = variables[name];
    if (value === undefined) return literal(defaults.get(name));
    return value === null ? null : Number(value) || HIGHEST;
  };
  const field: Measure<Price>['field'] = (node, parent, definition, inner) => {
    const place = `${parent}.${node.name.value}`;
    const times = timesOf(node, place, definition, { lists, variable });
    const isEntries = place === 'Match.entries';
    const each = inner.points + (isEntries ? PRICES.entry : 0) + (EACH.get(place) ?? 0);
    return {
      points: 1 + (WEIGHTS.get(place) ?? 0) + each * times,
      entries: (isEntries ? times : 0) + inner.entries * times,
      mutations: parent === mutation ? 1 : 0,
    };
  };
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((one) => [one.name.value, one]));
  const sum = summing(schema, (name) => byName.get(name), { nothing: FREE, add, field });
  const price = sum(operation.selectionSet, schema.getRootType(operation.operation)?.name ?? '');
  if (!depends) fixed.set(operation, price);
  return price;
}

const FREE: Price = { points: 0, entries: 0, mutations: 0 };

function add(a: Price, b: Price): Price {
  return { points: a.points + b.points, entries: a.entries + b.entries, mutations: a.mutations + b.mutations };
}

interface Sizes {
  lists: ReadonlyMap<string, number>;
  variable: (name: string) => number | null;
}

/** Returns how many times the selections below a field can occur. */
function timesOf(
  node: FieldNode,
  place: string,
  field: GraphQLField<unknown, unknown> | undefined,
  { lists, variable }: Sizes,
): number {
  const first = field?.args.find((arg) => arg.name === 'first');
  if (first) {
    const { usual, largest } = PAGES.get(place) ?? ANY_PAGE;
    return pageSize(node, Number(first.defaultValue ?? usual), largest, variable);
  }
  // The price of the connection already includes the number of elements.
  if (!field || node.name.value === 'edges' || node.name.value === 'nodes') return 1;
  return isListType(getNullableType(field.type)) ? (lists.get(place) ?? SHORT.get(place) ?? USUAL) : 1;
}

function pageSize(node: FieldNode, usual: number, largest: number, variable: Sizes['variable']): number {
  const sizes = ['first', 'last'].map((name) => {
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    return given?.kind === Kind.VARIABLE ? variable(given.name.value) : literal(given);
  });
  const given = sizes.filter((size) => size !== null);
  return Math.max(1, Math.min(given.length > 0 ? Math.max(...given) : usual, largest));
}

function literal(node: ValueNode | undefined): number | null {
  return node?.kind === Kind.INT ? Number(node.value) : null;
}

/** The maximum lengths of lists in the types of games, which have no `first` and may have hundreds of elements. */
export function listSizes(games: readonly PublishedGame[]): ReadonlyMap<string, number> {
  const catalogues = games.map(({ cards }) => Object.keys(cards).length);
  const owned = games.map(({ collection, cards }) => (collection ? Object.keys(cards).length : 0));
  const ready = games.map(({ deck }) => deck?.ready ?? []);
  const inDecks = ready.flat().map(({ cards }) => cards.length);
  const inSets = games.map(({ collection }) => collection?.starter.length ?? 0);
  return new Map([
    ['Query.games', games.length],
    ['Game.cards', longest(catalogues)],
    ['Game.starterSet', longest(inSets)],
    ['DeckFormat.ready', longest(ready.map((decks) => decks.length))],
    ['ReadyDeck.cards', longest(inDecks)],
    ['Deck.cards', longest(inDecks)],
    ['Player.collection', owned.reduce((sum, cards) => sum + cards, 0)],
  ]);
}

function longest(lengths: readonly number[]): number {
  return Math.max(1, ...lengths);
}
