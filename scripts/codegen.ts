import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { assembleSchema } from './assemble.ts';
import { gameTypes } from './game-types.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FILE = path.join(ROOT, 'src/api/graphql/types.generated.ts');
const GAMES = path.join(ROOT, 'src/games');

/** What a resolver is given as its parent, where that is not the type as the client sees it. */
const PARENTS = [
  ...['Player', 'Session', 'Deck', 'Game', 'Match', 'MatchUpdate', 'SubmitMovePayload', 'Entry'],
  ...['GameView', 'TableView'],
];

const text = await codegen({
  filename: FILE,
  schema: parse(assembleSchema()),
  documents: [],
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    immutableTypes: true,
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | null',
    contextType: './context.ts#Context',
    mappers: Object.fromEntries(PARENTS.map((name) => [name, `./parents.ts#${name}Parent`])),
    scalars: { ID: { input: 'string', output: 'string | number' }, JSON: 'unknown', DateTime: 'Date' },
  },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers },
});

const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const made = [
  { path: FILE, text },
  ...games.map(({ name }) => {
    const sdl = readFileSync(path.join(GAMES, name, 'schema.graphql'), 'utf8');
    return { path: path.join(GAMES, name, 'schema.generated.ts'), text: gameTypes(sdl) };
  }),
];

for (const file of made) {
  if (!process.argv.includes('--check')) writeFileSync(file.path, file.text);
  else if (!existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text) {
    console.error(`${path.relative(ROOT, file.path)} is stale. Mend it with: npm run codegen`);
    process.exitCode = 1;
  }
}
