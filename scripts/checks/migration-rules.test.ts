import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dangersIn } from './migration-rules.ts';

const together = (...statements: string[]) => statements.join(';\n--> statement-breakpoint\n');

describe('a migration is refused that', () => {
  test.each([
    ['builds an index with writes blocked', 'CREATE INDEX "a" ON "matches" USING btree ("game")', /concurrently\(\)/],
    ['builds a unique one so', 'CREATE UNIQUE INDEX "a" ON "matches" ("game")', /concurrently\(\)/],
    ['drops an index with reads blocked', 'DROP INDEX "a"', /CONCURRENTLY IF EXISTS/],
    ['drops one that may be gone already', 'DROP INDEX CONCURRENTLY "a"', /IF EXISTS/],
    ['drops a table', 'DROP TABLE "decks" CASCADE', /a release later/],
    ['drops a column', 'ALTER TABLE "decks" DROP COLUMN "name"', /a release later/],
    ['drops a default', 'ALTER TABLE "decks" ALTER COLUMN "name" DROP DEFAULT', /a release later/],
    ['renames a column', 'ALTER TABLE "decks" RENAME COLUMN "name" TO "title"', /old name/],
    ['renames a table', 'ALTER TABLE "decks" RENAME TO "piles"', /old name/],
    ['adds a column that must be given', 'ALTER TABLE "decks" ADD COLUMN "size" integer NOT NULL', /give it a default/],
    [
      'fills a column by a function',
      'ALTER TABLE "decks" ADD COLUMN "key" uuid DEFAULT gen_random_uuid()',
      /rewritten/,
    ],
    ['adds numbers', 'ALTER TABLE "decks" ADD COLUMN "n" bigserial NOT NULL', /rewritten/],
    ['computes a column', `ALTER TABLE "decks" ADD COLUMN "n" text GENERATED ALWAYS AS ('a') STORED`, /rewritten/],
    ['changes a type', 'ALTER TABLE "decks" ALTER COLUMN "name" SET DATA TYPE varchar(9)', /rewritten/],
    ['demands what was optional', 'ALTER TABLE "decks" ALTER COLUMN "name" SET NOT NULL', /CHECK/],
    ['checks all rows', 'ALTER TABLE "decks" ADD CONSTRAINT "c" CHECK (true)', /NOT VALID/],
    [
      'looks for all parents',
      'ALTER TABLE "decks" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "b"("id")',
      /NOT VALID/,
    ],
    ['changes rows', `UPDATE "decks" SET name = ''`, /in batches/],
    ['locks a table', 'LOCK TABLE "decks"', /not known to be harmless/],
    ['puts a trigger on a table in use', 'CREATE TRIGGER t BEFORE UPDATE ON "decks" EXECUTE FUNCTION f()', /not known/],
    ['replaces a function in use', 'CREATE OR REPLACE FUNCTION f() RETURNS int', /not known/],
    ['references rows by a column', 'ALTER TABLE "decks" ADD COLUMN "of" uuid REFERENCES "players"("id")', /not known/],
  ])('%s', (_, statement, why) => {
    expect(dangersIn(statement)).toEqual([expect.stringMatching(why)]);
  });

  test('hides one statement behind another', () => {
    const [danger] = dangersIn('CREATE FUNCTION f() RETURNS int AS $$ SELECT 1; SELECT 2 $$; DROP TABLE "decks"');
    expect(danger).toMatch('parted by --> statement-breakpoint');
  });

  test('mixes what runs CONCURRENTLY with what does not', () => {
    const [danger] = dangersIn(
      together('ALTER TABLE "decks" ADD COLUMN "size" integer', 'CREATE INDEX CONCURRENTLY "a" ON "decks" ("size")'),
    );
    expect(danger).toMatch('a migration of their own');
  });
});

describe('a migration is let through that', () => {
  test.each([
    [
      'makes a table, its indexes and its references',
      together(
        'CREATE TABLE "keys" (\n"id" uuid NOT NULL\n)',
        'ALTER TABLE "keys" ADD CONSTRAINT "k" FOREIGN KEY ("id") REFERENCES "public"."players"("id")',
        'CREATE UNIQUE INDEX "i" ON "keys" USING btree (lower("id"))',
        'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
        'CREATE TRIGGER t BEFORE UPDATE OR DELETE ON "keys" FOR EACH STATEMENT EXECUTE FUNCTION f()',
      ),
    ],
    [
      'adds a column that may be left out',
      'ALTER TABLE "matches" ADD COLUMN "nudged_at" timestamp (3) with time zone;',
    ],
    ['adds one with a constant', 'ALTER TABLE "matches" ADD COLUMN "kept" boolean DEFAULT false NOT NULL'],
    ['adds a list', `ALTER TABLE "matches" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL`],
    ['adds a moment', 'ALTER TABLE "decks" ADD COLUMN "at" timestamp (3) with time zone DEFAULT now() NOT NULL'],
    [
      'builds indexes beside the traffic',
      together(
        'CREATE INDEX CONCURRENTLY "a" ON "decks" ("name")',
        'CREATE UNIQUE INDEX CONCURRENTLY "b" ON "decks" ("id")',
        'DROP INDEX CONCURRENTLY IF EXISTS "c"',
      ),
    ],
    ['adds a check of new rows', 'ALTER TABLE "decks" ADD CONSTRAINT "c" CHECK (true) NOT VALID'],
    ['looks at the old rows later', 'ALTER TABLE "decks" VALIDATE CONSTRAINT "c"'],
    ['says why it knows better', '-- harmless: nothing has read it since 0.3\nALTER TABLE "decks" DROP COLUMN "name"'],
    ['speaks of danger in a text', `COMMENT ON TABLE "decks" IS 'never drop column or rename'`],
  ])('%s', (_, text) => {
    expect(dangersIn(text)).toEqual([]);
  });
});

test('of the first migrations, made before the first release, some would be refused today', () => {
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
