import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dangersIn } from './migration-rules.ts';

const together = (...statements: string[]) => statements.join(';\n--> statement-breakpoint\n');

describe('refuses a migration that', () => {
  test.each([
    [
      'builds an index while writes are blocked',
      'CREATE INDEX "a" ON "matches" USING btree ("game")',
      /concurrently\(\)/,
    ],
    [
      'builds a unique index while writes are blocked',
      'CREATE UNIQUE INDEX "a" ON "matches" ("game")',
      /concurrently\(\)/,
    ],
    ['drops an index while reads are blocked', 'DROP INDEX "a"', /CONCURRENTLY IF EXISTS/],
    ['drops an index that may not exist', 'DROP INDEX CONCURRENTLY "a"', /IF EXISTS/],
    ['drops a table', 'DROP TABLE "decks" CASCADE', /a release later/],
    ['drops a column', 'ALTER TABLE "decks" DROP COLUMN "name"', /a release later/],
    ['drops a default', 'ALTER TABLE "decks" ALTER COLUMN "name" DROP DEFAULT', /a release later/],
    ['renames a column', 'ALTER TABLE "decks" RENAME COLUMN "name" TO "title"', /old name/],
    ['renames a table', 'ALTER TABLE "decks" RENAME TO "piles"', /old name/],
    ['adds a required column', 'ALTER TABLE "decks" ADD COLUMN "size" integer NOT NULL', /give it a default/],
    [
      'fills a column with a function',
      'ALTER TABLE "decks" ADD COLUMN "key" uuid DEFAULT gen_random_uuid()',
      /rewrites/,
    ],
    ['adds a serial column', 'ALTER TABLE "decks" ADD COLUMN "n" bigserial NOT NULL', /rewrites/],
    ['adds a computed column', `ALTER TABLE "decks" ADD COLUMN "n" text GENERATED ALWAYS AS ('a') STORED`, /rewrites/],
    ['changes the type of a column', 'ALTER TABLE "decks" ALTER COLUMN "name" SET DATA TYPE varchar(9)', /rewrites/],
    ['makes a column required', 'ALTER TABLE "decks" ALTER COLUMN "name" SET NOT NULL', /CHECK/],
    ['adds a check for all rows', 'ALTER TABLE "decks" ADD CONSTRAINT "c" CHECK (true)', /NOT VALID/],
    [
      'adds a foreign key for all rows',
      'ALTER TABLE "decks" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "b"("id")',
      /NOT VALID/,
    ],
    ['changes rows', `UPDATE "decks" SET name = ''`, /in batches/],
    ['locks a table', 'LOCK TABLE "decks"', /not known to be harmless/],
    ['puts a trigger on a table in use', 'CREATE TRIGGER t BEFORE UPDATE ON "decks" EXECUTE FUNCTION f()', /not known/],
    ['replaces a function in use', 'CREATE OR REPLACE FUNCTION f() RETURNS int', /not known/],
    [
      'adds a column with a foreign key',
      'ALTER TABLE "decks" ADD COLUMN "of" uuid REFERENCES "players"("id")',
      /not known/,
    ],
  ])('%s', (_, statement, why) => {
    expect(dangersIn(statement)).toEqual([expect.stringMatching(why)]);
  });

  test('hides a second statement behind the first', () => {
    const [danger] = dangersIn('CREATE FUNCTION f() RETURNS int AS $$ SELECT 1; SELECT 2 $$; DROP TABLE "decks"');
    expect(danger).toMatch('separate statements with --> statement-breakpoint');
  });

  test('mixes CONCURRENTLY with other statements', () => {
    const [danger] = dangersIn(
      together('ALTER TABLE "decks" ADD COLUMN "size" integer', 'CREATE INDEX CONCURRENTLY "a" ON "decks" ("size")'),
    );
    expect(danger).toMatch('a migration of their own');
  });
});

describe('allows a migration that', () => {
  test.each([
    [
      'creates a table, its indexes and its references',
      together(
        'CREATE TABLE "keys" (\n"id" uuid NOT NULL\n)',
        'ALTER TABLE "keys" ADD CONSTRAINT "k" FOREIGN KEY ("id") REFERENCES "public"."players"("id")',
        'CREATE UNIQUE INDEX "i" ON "keys" USING btree (lower("id"))',
        'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
        'CREATE TRIGGER t BEFORE UPDATE OR DELETE ON "keys" FOR EACH STATEMENT EXECUTE FUNCTION f()',
      ),
    ],
    ['adds an optional column', 'ALTER TABLE "matches" ADD COLUMN "nudged_at" timestamp (3) with time zone;'],
    ['adds a column with a constant default', 'ALTER TABLE "matches" ADD COLUMN "kept" boolean DEFAULT false NOT NULL'],
    [
      'adds a column with an empty list',
      `ALTER TABLE "matches" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL`,
    ],
    [
      'adds a column with the current time',
      'ALTER TABLE "decks" ADD COLUMN "at" timestamp (3) with time zone DEFAULT now() NOT NULL',
    ],
    [
      'builds and drops indexes concurrently',
      together(
        'CREATE INDEX CONCURRENTLY "a" ON "decks" ("name")',
        'CREATE UNIQUE INDEX CONCURRENTLY "b" ON "decks" ("id")',
        'DROP INDEX CONCURRENTLY IF EXISTS "c"',
      ),
    ],
    ['adds a check for new rows only', 'ALTER TABLE "decks" ADD CONSTRAINT "c" CHECK (true) NOT VALID'],
    ['validates the old rows later', 'ALTER TABLE "decks" VALIDATE CONSTRAINT "c"'],
    [
      'says why an exception is harmless',
      '-- harmless: nothing has read it since 0.3\nALTER TABLE "decks" DROP COLUMN "name"',
    ],
    ['mentions a forbidden statement in a text', `COMMENT ON TABLE "decks" IS 'never drop column or rename'`],
  ])('%s', (_, text) => {
    expect(dangersIn(text)).toEqual([]);
  });
});

test('some migrations from before the first release would be refused today', () => {
  const early = readdirSync('migrations').filter((file) => /^000[0-6]_.*\.sql$/.test(file));
  const refused = early.filter((file) => dangersIn(readFileSync(`migrations/${file}`, 'utf8')).length > 0);
  expect(refused).toEqual([
    '0001_append_only_log.sql',
    '0002_collections.sql',
    '0003_collections_follow_from_changes.sql',
    '0004_undecided_replays.sql',
    '0006_open_matches.sql',
  ]);
});
