import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, parse } from 'graphql';
import { assembleSchema } from './assemble.ts';
import { clientOperations, withFragments } from './client-operations.ts';
import { gameTypes } from './game-types.ts';
import { pythonOperations } from './python-operations.ts';
import { pythonTypes } from './python-types.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FILE = path.join(ROOT, 'src/api/graphql/types.generated.ts');
/** The folder of the client package, for the types of the contract and of the package's documents. */
const CLIENT = path.join(ROOT, 'clients/typescript/src');
const PYTHON = path.join(ROOT, 'clients/python/src/arbiter_client');
/** The folder of the pages. Each folder there with queries gets a generated file with its documents. */
const WEB = path.join(ROOT, 'web/src');
/** The parent folders of games. Each game can have a schema. */
const PLACES = ['src/games', 'examples'];

/** The parent types of resolvers that differ from the type that clients see. */
const PARENTS = [
  ...['Player', 'Session', 'Deck', 'Game', 'Match', 'MatchResult', 'MatchUpdate', 'SubmitMovePayload', 'Entry'],
  ...['GameView', 'TableView', 'MatchConnection', 'Account', 'OpenSession', 'ApiKey', 'Challenge', 'Invitation'],
  ...['Webhook', 'WebhookDelivery', 'PushSubscription'],
  ...['Tournament', 'TournamentSetup', 'TournamentStage', 'TournamentRound', 'TournamentTable', 'TableGame'],
  ...['TournamentConnection', 'TournamentUpdate', 'JudgeCall', 'OperatorLogEntry', 'OperatorLogConnection'],
  ...['Seat', 'PlayerReport', 'PlayerReportConnection', 'FoundPlayer', 'Maintenance', 'MessageConnection'],
];

const sdl = assembleSchema();
const text = await codegen({
  filename: FILE,
  schema: parse(sdl),
  documents: [],
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    immutableTypes: true,
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | null',
    contextType: '../request/context.ts#Context',
    mappers: Object.fromEntries(PARENTS.map((name) => [name, `./resolver-parents.ts#${name}Parent`])),
    scalars: {
      ID: { input: 'string', output: 'string | number' },
      JSON: 'unknown',
      DateTime: 'Date',
      Cursor: 'string',
    },
  },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers },
});

const clientTypes = await codegen({
  filename: path.join(CLIENT, 'schema.generated.ts'),
  schema: parse(sdl),
  documents: [],
  config: {
    enumsAsTypes: true,
    skipTypename: true,
    immutableTypes: true,
    maybeValue: 'T | null',
    scalars: { ID: 'string', JSON: 'unknown', DateTime: 'string', Cursor: 'string' },
  },
  plugins: [{ typescript: {} }],
  pluginMap: { typescript },
});

const schemas = PLACES.flatMap((place) =>
  readdirSync(path.join(ROOT, place)).map((name) => path.join(ROOT, place, name, 'schema.graphql')),
).filter((file) => existsSync(file));
const clientDocuments = readFileSync(path.join(CLIENT, 'operations.graphql'), 'utf8');
const shared = `${clientDocuments}\n${readFileSync(path.join(WEB, 'data/fragments.graphql'), 'utf8')}`;
const made = [
  { path: FILE, text },
  { path: path.join(CLIENT, 'schema.generated.ts'), text: clientTypes },
  {
    path: path.join(CLIENT, 'operations.generated.ts'),
    text: clientOperations(buildSchema(sdl), clientDocuments),
  },
  { path: path.join(PYTHON, 'schema.py'), text: pythonTypes(buildSchema(sdl)) },
  { path: path.join(PYTHON, 'operations.py'), text: pythonOperations(buildSchema(sdl), clientDocuments) },
  ...readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'operations.graphql')
    .map((file) => webOperations(path.join(WEB, file))),
  ...schemas.map((schema) => {
    const folder = path.dirname(schema);
    const engine = path.relative(folder, path.join(ROOT, 'src/engine/index.ts'));
    return { path: path.join(folder, 'schema.generated.ts'), text: gameTypes(readFileSync(schema, 'utf8'), engine) };
  }),
];

for (const file of made) {
  if (!process.argv.includes('--check')) writeFileSync(file.path, file.text);
  else if (!existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text) {
    console.error(`${path.relative(ROOT, file.path)} is stale. Fix it with: npm run codegen`);
    process.exitCode = 1;
  }
}

function webOperations(file: string): { path: string; text: string } {
  const folder = path.dirname(file);
  const client = path.relative(folder, path.join(WEB, 'data/client.ts'));
  const from = { api: client, types: client };
  const source = withFragments(readFileSync(file, 'utf8'), shared);
  const text = clientOperations(buildSchema(sdl), source, from);
  return { path: path.join(folder, 'operations.generated.ts'), text };
}
