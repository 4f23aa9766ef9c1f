import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { assembleSchema } from './assemble.ts';

const FILE = fileURLToPath(new URL('../src/api/graphql/types.generated.ts', import.meta.url));

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

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error('src/api/graphql/types.generated.ts is stale. Mend it with: npm run codegen');
  process.exitCode = 1;
}
