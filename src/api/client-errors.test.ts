import { getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { RecordDamaged } from '../matches/log/archive/record-file.ts';
import { clientError, graphqlError } from './client-errors.ts';
import { executableSchema, publishedContract } from './graphql/schema.ts';
import { parseBody } from './request/parse.ts';

describe('a database error', () => {
  it.each(['22021', '22P05'])('is caused by the client if a character cannot be stored: %s', (code) => {
    const noted: string[] = [];
    const log = {
      refused: (refusal: string) => void noted.push(refusal),
      outage: () => void noted.push('outage'),
      bug: () => void noted.push('bug'),
    };
    const cause = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
    const error = new Error('Failed query: select secret', { cause });
    const told = clientError(error, log);
    expect(told).toMatchObject({ code: 'BAD_INPUT', details: { field: 'variables' } });
    expect(told.message).not.toContain('secret');
    expect(noted).toEqual(['BAD_INPUT']);
  });
});

it('says that the archived record of a match is damaged, but not which file', () => {
  const told = clientError(new RecordDamaged('The archive has no file ab/secret.json.gz.'), LOG);
  expect(told).toMatchObject({
    code: 'INTERNAL',
    message: expect.stringMatching(/^The archived record of this match/),
  });
  expect(told.message).not.toContain('secret');
});

const SCHEMA = executableSchema(publishedContract());
const LOG = { refused: () => {}, outage: () => {}, bug: () => {} };
const LEVELS = 'BotLevel must be one of RANDOM, STEADY, STRONG, MASTER, not';
const CREATE = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
const TOURNAMENT = 'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { id } }';

/** Returns the error messages that a client receives for a document and its variables. */
function saidOf(text: string, variables: Readonly<Record<string, unknown>>): string {
  try {
    const document = parse(text);
    const wrong = validate(SCHEMA, document);
    const { errors = [] } = getVariableValues(SCHEMA, getOperationAST(document)?.variableDefinitions ?? [], variables);
    return [...wrong, ...errors].map((error) => graphqlError(error, LOG).message).join(' ');
  } catch (error) {
    return graphqlError(error, LOG).message;
  }
}

describe('the error of an invalid document says what to send instead', () => {
  it.each([
    ['', {}, 'The document in `query` is empty: send one such as { me { id } }.'],
    ['# nothing', {}, 'The document in `query` is empty: send one such as { me { id } }.'],
    ['mutation { createMatch(input: { game: "golems", bots: [{ level: HARD }] }) { id } }', {}, `${LEVELS} HARD.`],
    ['mutation { createMatch(input: { game: "golems", bots: [{ level: "HARD" }] }) { id } }', {}, `${LEVELS} "HARD".`],
    [
      'mutation { createMatch(input: { game: "golems", bots: [{ level: "STEADY" }] }) { id } }',
      {},
      'Write STEADY without quotation marks: it is a value of BotLevel.',
    ],
    [CREATE, { input: { game: 'golems', bots: [{ level: 'HARD' }] } }, `${LEVELS} "HARD".`],
    [CREATE, { input: { game: 'golems', bots: [{ level: 3 }] } }, `${LEVELS} 3.`],
    [
      TOURNAMENT,
      { input: { setup: { startsAt: '2027-02-31T10:00:00Z' } } },
      'There is no such date or time: 2027-02-31T10:00:00Z.',
    ],
    [TOURNAMENT, { input: { setup: { startsAt: '2027-02-01T24:30:00+01:00' } } }, 'There is no such date or time'],
    [TOURNAMENT, { input: { setup: { startsAt: '2027-02-01T10:00:00' } } }, 'A timestamp must be text such as'],
    [
      'mutation { submitMove(input: { matchId: "1", version: 1, move: { pass: true } }) { entry { text } } }',
      {},
      '"pass" is not the key of a game: send the whole `move` of a choice, as the decision lists it, such as {"golems": {"pass": true}}.',
    ],
    [
      'mutation { saveDeck(input: { game: "valhalla", name: "x", cards: ["Axe"] }) { id } }',
      {},
      'A card of a deck is an object such as { card: "Axe", count: 1 }.',
    ],
  ])('%s %j', (text, variables, said) => {
    expect(saidOf(text, variables)).toContain(said);
  });

  it.each([
    [{ query: '{ me { id } }', variables: '{"a": 1}' }, 'variables: must be an object, not "{\\"a\\": 1}"'],
    [{ query: 5 }, 'query: must be text, not 5'],
    [[], 'The body must be one JSON object, with the document as text in "query".'],
    [{}, 'The body must be one JSON object, with the document as text in "query".'],
  ])('for the request body %j', (body, said) => {
    expect(() => parseBody(body)).toThrow(said);
  });
});
