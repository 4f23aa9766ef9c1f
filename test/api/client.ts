import { createClient, type Client as WsClient } from 'graphql-ws';
import WebSocket from 'ws';
import { z } from 'zod';

/** A GraphQL response over HTTP. */
export const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })).optional(),
});

export type Answer = z.infer<typeof answer> & { status: number };

/** Posts a GraphQL request like any other client. */
export async function ask(address: string, query: string, variables?: object, token?: string): Promise<Answer> {
  return post(address, JSON.stringify({ query, variables }), token);
}

/** Posts any body. */
export async function post(address: string, body: string, token?: string, type = 'application/json'): Promise<Answer> {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const headers = { 'content-type': type, ...authorization };
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
  return { ...answer.parse(await response.json()), status: response.status };
}

/** Sends a request that must succeed. Returns its data, checked against a shape. */
export async function get<T>(
  shape: z.ZodType<T>,
  address: string,
  query: string,
  variables?: object,
  token?: string,
): Promise<T> {
  const { data, errors } = await ask(address, query, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return shape.parse(data);
}

/** Sends a request. Returns its error code, or undefined if it succeeds. */
export async function codeOf(address: string, query: string, variables?: object, token?: string) {
  return (await ask(address, query, variables, token)).errors?.[0]?.extensions.code;
}

/** Signs in as a guest and returns the token. */
export async function guest(address: string, name: string): Promise<string> {
  const shape = z.object({ signInAsGuest: z.object({ token: z.string() }) });
  const query = 'mutation ($name: String) { signInAsGuest(name: $name) { token } }';
  return (await get(shape, address, query, { name })).signInAsGuest.token;
}

/** The password of every account that a test creates. */
export const PASSWORD = 'correct horse';

/** Signs up and returns the token. @param more fields of `SignUpInput` */
export async function account(address: string, name: string, more: object = {}): Promise<string> {
  const shape = z.object({ signUp: z.object({ token: z.string() }) });
  const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }';
  const input = { name, password: PASSWORD, ...more };
  return (await get(shape, address, query, { input })).signUp.token;
}

export const decision = z.object({
  seat: z.number(),
  choices: z.array(
    z.object({
      label: z.string(),
      move: z.record(z.string(), z.unknown()),
      blank: z
        .object({
          path: z.array(z.string()),
          from: z.array(z.object({ value: z.unknown() })).nullable(),
          min: z.number(),
          max: z.number(),
        })
        .nullable(),
    }),
  ),
});
export type Decision = z.infer<typeof decision>;

export const match = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  invitation: z.string().nullable(),
  waitingFor: z.array(z.number()),
  yourSeats: z.array(z.number()),
  decision: decision.nullable(),
});
export type Match = z.infer<typeof match>;

export const MATCH = `id version status invitation waitingFor yourSeats
  decision { seat choices { label move blank { path from { value } min max } } }`;

export async function create(address: string, token: string, input: object = {}): Promise<Match> {
  const query = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { ${MATCH} } }`;
  const shape = z.object({ createMatch: match });
  return (await get(shape, address, query, { input: { game: 'golems', ...input } }, token)).createMatch;
}

export async function join(address: string, token: string, input: object): Promise<Match> {
  const query = `mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { ${MATCH} } }`;
  return (await get(z.object({ joinMatch: match }), address, query, { input }, token)).joinMatch;
}

export async function read(address: string, id: string, token?: string): Promise<Match> {
  const query = `query ($id: ID!) { match(id: $id) { ${MATCH} } }`;
  return (await get(z.object({ match }), address, query, { id }, token)).match;
}

/** Resigns a player's seats in a match; a two-player match then ends. */
export async function resign(address: string, token: string, id: string): Promise<void> {
  await get(z.unknown(), address, 'mutation ($id: ID!) { resign(matchId: $id) { id } }', { id }, token);
}

export const SUBMIT = `mutation ($input: SubmitMoveInput!) { submitMove(input: $input) { match { ${MATCH} } entry { version text } } }`;

/** Returns the first choice, with the minimum number of values in its blank. */
export function firstMove({ choices }: Decision): object {
  const [choice] = choices;
  if (!choice) throw new Error('a decision without choices');
  return fill(choice.move, choice.blank);
}

export function fill(move: Record<string, unknown>, blank: Decision['choices'][number]['blank']): object {
  if (!blank) return move;
  const value = blank.from ? blank.from.slice(0, blank.min).map((option) => option.value) : blank.min;
  return put(move, blank.path, value);
}

export function put(move: unknown, [key, ...rest]: readonly string[], value: unknown): object {
  const record = z.record(z.string(), z.unknown()).catch({}).parse(move);
  if (key === undefined) return record;
  return { ...record, [key]: rest.length === 0 ? value : put(record[key], rest, value) };
}

/** Makes up to `moves` moves, each the first choice of a seat that has a decision. */
export async function playOn(address: string, tokens: readonly string[], id: string, moves: number): Promise<Match> {
  let last = await read(address, id, tokens[0]);
  for (let made = 0; made < moves && last.status === 'RUNNING'; ) {
    for (const token of tokens) {
      last = await read(address, id, token);
      const { decision: asked, version } = last;
      if (!asked || made >= moves) continue;
      const input = { matchId: id, version, move: firstMove(asked) };
      const shape = z.object({ submitMove: z.object({ match }) });
      last = (await get(shape, address, SUBMIT, { input }, token)).submitMove.match;
      made++;
    }
  }
  return last;
}

/** @param match a match to name in the address, for a proxy */
export function socketAddress(address: string, match?: string): string {
  return `${address.replace(/^http/, 'ws')}/graphql${match === undefined ? '' : `?match=${encodeURIComponent(match)}`}`;
}

/**
 * Opens a graphql-ws client. Without a token, the client is a spectator.
 * @param more `lazy: false` keeps it connected between operations
 */
export function live(
  address: string,
  token?: string,
  more: { lazy?: false; onNonLazyError?: () => void } = {},
): WsClient {
  return createClient({
    ...more,
    url: socketAddress(address),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token ? { connectionParams: { token } } : {}),
  });
}
