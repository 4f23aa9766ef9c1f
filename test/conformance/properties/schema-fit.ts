import {
  buildSchema,
  coerceInputValue,
  executeSync,
  type GraphQLInputType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import {
  type AnyAt,
  type AnyGame,
  blanksOf,
  type Choice,
  decision,
  type Entry,
  fastRandom,
  filledAtRandom,
  see,
  type TableView,
  tableView,
  type Viewer,
  waitingFor,
} from '../../../src/engine/index.ts';
import { gameKey } from '../../../src/games/index.ts';
import { folderOf, ROOT, textOf } from '../folders.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';
import { feedOf, viewersOf } from '../secrets/viewers.ts';

const MOMENTS = 10;

/**
 * Checks that every view, move and fact matches the GraphQL schema, and that choices and tables keep the promises to
 * clients.
 */
export function everythingFitsTheSchema(game: AnyGame, script: Script): void {
  const schema = gameSchema(game);
  const { moments, entries, end } = walk(game, script);
  const viewers: Viewer[] = [...viewersOf(script.seats), 'everything'];
  spread(moments, MOMENTS).forEach((at, i) => {
    checkView(game, schema, at, viewers[(i + script.picks.length) % viewers.length] ?? []);
    checkTable(game, at);
    for (const seat of waitingFor(game, at)) {
      for (const choice of decision(game, at, seat)?.choices ?? []) checkMove(schema.move, choice, at);
    }
  });
  for (const entry of entries) checkEntry(game, end, entry);
}

interface GameSchema {
  schema: GraphQLSchema;
  query: ReturnType<typeof parse>;
  move: GraphQLInputType;
}

const PRELUDE = `scalar JSON scalar DateTime
  "The games' moves." input MoveInput { "None." none: Boolean }
  "Nothing." type Query { "Nothing." nothing: Boolean }`;

const schemas = new Map<string, GameSchema>();

/** Returns the types that a game adds to the schema. */
export function gameSchema(game: AnyGame): GameSchema {
  const kept = schemas.get(game.id);
  if (kept) return kept;
  const stem = gameKey(game).replace(/^./, (first) => first.toUpperCase());
  const whole = textOf(`${ROOT}schema.graphql`);
  const text = whole?.includes(`type ${stem}View `) ? whole : `${PRELUDE} ${textOf(`${folderOf(game)}schema.graphql`)}`;
  const types = buildSchema(text);
  const [view, move] = [types.getType(`${stem}View`), types.getType(`${stem}Move`)];
  expectThat(isObjectType(view), () => `the schema has no type ${stem}View`);
  expectThat(isInputObjectType(move), () => `the schema has no input ${stem}Move`);
  const query = new GraphQLObjectType({ name: 'Conformance', fields: { view: { type: new GraphQLNonNull(view) } } });
  const made = {
    schema: new GraphQLSchema({ query, types: Object.values(types.getTypeMap()) }),
    query: parse(`{ view { ${allFields(types, view, 0)} } }`),
    move,
  };
  schemas.set(game.id, made);
  return made;
}

const DEPTH = 8;

function allFields(schema: GraphQLSchema, type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).map(({ name, type: inner }) => {
    const selection = selectionOf(schema, inner, depth + 1);
    return selection === null ? '' : name + selection;
  });
  return ['__typename', ...fields].join(' ');
}

// Empty for a leaf; null beyond a certain depth, because types may contain each other.
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string | null {
  const named: GraphQLType = getNamedType(type);
  if (depth > DEPTH) return isObjectType(named) || isAbstractType(named) ? null : '';
  if (isObjectType(named)) return ` { ${allFields(schema, named, depth)} }`;
  if (!isAbstractType(named)) return '';
  const parts = schema.getPossibleTypes(named).map((one) => `... on ${one.name} { ${allFields(schema, one, depth)} }`);
  return ` { ${parts.join(' ')} }`;
}

function checkView(game: AnyGame, { schema, query }: GameSchema, at: AnyAt, viewer: Viewer): void {
  const view = game.view(at, see(at, viewer));
  const { data, errors } = executeSync({ schema, document: query, rootValue: { view } });
  expectThat(!errors, () => `the view at ${at.version} does not fit the schema: ${errors?.[0]?.message}`);
  const stray = strayKey(view, data?.view, 'view');
  expectThat(stray === null, () => `the view has ${stray}, which is not in the schema`);
}

// The path of a key that is in the view, but not in the schema.
function strayKey(view: unknown, data: unknown, path: string): string | null {
  if (typeof view !== 'object' || view === null || typeof data !== 'object' || data === null) return null;
  const answered = new Map(Object.entries(data));
  for (const [key, value] of Object.entries(view)) {
    if (value === undefined || key === '__typename') continue;
    if (!answered.has(key)) return `${path}.${key}`;
    const inner = strayKey(value, answered.get(key), `${path}.${key}`);
    if (inner) return inner;
  }
  return null;
}

function checkMove(type: GraphQLInputType, choice: Choice, at: AnyAt): void {
  expectThat(choice.label.trim().length > 0, () => `a choice without a label at ${at.version}`);
  expectThat(Object.keys(choice.move).length === 1, () => `a move with more than one key: ${JSON.stringify(choice)}`);
  const labels = blanksOf(choice).flatMap(({ from }) => from?.map(({ label }) => label) ?? []);
  expectThat(
    labels.every((label) => label.trim().length > 0),
    () => `a blank with an empty label: ${choice.label}`,
  );
  const move = filledAtRandom(choice, fastRandom(at.version));
  for (const one of [choice.move, move]) {
    coerceInputValue(one, new GraphQLNonNull(type as never), (path, _, error) => {
      expectThat(false, () => `${JSON.stringify(one)} does not fit the schema at ${path.join('.')}: ${error.message}`);
    });
  }
}

function checkTable(game: AnyGame, at: AnyAt): void {
  const table = tableView(game, at, 'everything');
  const { zones, board, counters } = table;
  const pieces = board?.cells.flatMap((cell) => cell.pieces) ?? [];
  for (const keys of [zones, board?.cells ?? [], pieces].map((list) => list.map(({ key }) => key))) {
    expectThat(new Set(keys).size === keys.length, () => `the table has a duplicate key at ${at.version}: ${keys}`);
  }
  for (const { label, seat, value, max } of [...counters, ...pieces.flatMap((piece) => piece.stats)]) {
    expectThat(Number.isInteger(value) && (max === null || Number.isInteger(max)), () => `counter ${label}: ${value}`);
    expectThat(seat === null || (seat >= 0 && seat < at.seats), () => `counter ${label} of seat ${seat}`);
  }
  checkStatus(table, at);
}

function checkStatus({ seats }: TableView, at: AnyAt): void {
  for (const { seat, status } of seats) {
    const isFit = status.every((word) => /^\S(.*\S)?$/.test(word)) && new Set(status).size === status.length;
    expectThat(isFit, () => `the status of seat ${seat} at ${at.version}: ${JSON.stringify(status)}`);
  }
}

function checkEntry(game: AnyGame, end: AnyAt, entry: Entry): void {
  for (const fact of entry.facts) {
    expectThat(/^[a-z][A-Za-z]*$/.test(fact.fact), () => `a fact called ${fact.fact}`);
  }
  const { text } = feedOf(game, end, entry, 'everything');
  expectThat(!/undefined|NaN|\[object/.test(text), () => `entry ${entry.version} reads: ${text}`);
}
