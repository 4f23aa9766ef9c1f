import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildASTSchema, concatAST, parse, printSchema } from 'graphql';
import { ERRORS } from '../src/errors.ts';
import { GAMES, gameKey } from '../src/games/index.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** A game in the contract: its id, and the SDL of its typed view and moves. */
export interface GameSchema {
  id: string;
  title: string;
  sdl: string;
}

/**
 * Builds the published contract: the core in `src/api/contract` and the schemas of all registered games, as one text.
 */
export function assembleSchema(games: readonly GameSchema[] = registeredGames()): string {
  const core = readdirSync(path.join(SRC, 'api', 'contract'))
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(path.join(SRC, 'api', 'contract', file), 'utf8'));
  const parts = [...core, errorCodes(), ...games.map((game) => game.sdl), moveInput(games), gameViews(games)];
  return `${DIRECTIVES}\n\n${printSchema(buildASTSchema(concatAST(parts.map((sdl) => parse(sdl)))))}\n`;
}

/** Declarations of graphql-js's own directives, which it does not print but older tools need. */
const DIRECTIVES = [
  '"""Exactly one of the fields must be set, and it must not be null."""\ndirective @oneOf on INPUT_OBJECT',
  '"""Where to find the specification of a scalar."""\ndirective @specifiedBy(\n  """The URL of the specification."""\n  url: String!\n) on SCALAR',
  '"""Still works, but should no longer be used. `reason` says what to use instead."""\ndirective @deprecated(\n  """The replacement."""\n  reason: String = "No longer supported"\n) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE',
].join('\n\n');

function registeredGames(): GameSchema[] {
  return GAMES.map(({ id, title }) => ({
    id,
    title,
    sdl: readFileSync(path.join(SRC, 'games', id, 'schema.graphql'), 'utf8'),
  }));
}

/** Writes the error codes as an enum, for clients generated from the contract. */
function errorCodes(): string {
  const values = Object.entries(ERRORS).map(([code, { advice }]) => `${JSON.stringify(advice)} ${code}`);
  const about =
    'The codes in `extensions.code`, each with advice. New ones may be added: treat an unknown code as INTERNAL.';
  return `${JSON.stringify(about)} enum ErrorCode { ${values.join(' ')} }`;
}

function moveInput(games: readonly GameSchema[]): string {
  const fields = games.map((game) => `"A move of ${game.title}." ${gameKey(game)}: ${typeName(game)}Move`);
  return `"A move. Set exactly one field: the one for the match's game." input MoveInput @oneOf { ${fields.join(' ')} }`;
}

function gameViews(games: readonly GameSchema[]): string {
  return `extend union GameView = ${games.map((game) => `${typeName(game)}View`).join(' | ')}`;
}

function typeName(game: { id: string }): string {
  const key = gameKey(game);
  return key.charAt(0).toUpperCase() + key.slice(1);
}
