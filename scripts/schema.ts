import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, findBreakingChanges, parse, print, printSchema, visit } from 'graphql';
import { assembleSchema } from './assemble.ts';

const PUBLISHED = fileURLToPath(new URL('../schema.graphql', import.meta.url));
const RELEASED = fileURLToPath(new URL('../schema.released.graphql', import.meta.url));

const schema = assembleSchema();
if (process.argv.includes('--check')) check();
else writeFileSync(PUBLISHED, schema);
if (process.argv.includes('--release')) writeFileSync(RELEASED, `${withoutDescriptions(schema)}\n`);
else refuseBreakingChanges();

function check(): void {
  if (existsSync(PUBLISHED) && readFileSync(PUBLISHED, 'utf8') === schema) return;
  fail('schema.graphql is stale. Fix it with: npm run schema');
}

/** Checks that the contract still has everything in the last released contract, so that old clients keep working. */
function refuseBreakingChanges(): void {
  if (!existsSync(RELEASED)) return;
  // printSchema omits the directives that the contract declares only for older tools.
  const promised = buildSchema(readFileSync(RELEASED, 'utf8'));
  const changes = findBreakingChanges(promised, buildSchema(printSchema(buildSchema(schema))));
  if (changes.length === 0) return;
  const lines = changes.map((change) => `  ${change.type}: ${change.description}`);
  fail(
    [
      'The contract breaks clients of the last release:',
      ...lines,
      'Restore these; if a new release may break clients, run: npm run schema -- --release',
    ].join('\n'),
  );
}

/** Removes descriptions before the comparison, because descriptions may change, but names and types may not. */
function withoutDescriptions(text: string): string {
  return print(
    visit(parse(text), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) }),
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
