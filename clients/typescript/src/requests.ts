import type { Api, Document } from './api.ts';
import { ask } from './ask.ts';
import {
  CREATE_MATCH,
  JOIN_MATCH,
  type MatchParts,
  ONE_MATCH,
  RESIGN,
  type SessionParts,
  SIGN_IN_AS_GUEST,
  SUBMIT_MOVE,
  type SubmitMoveResult,
} from './operations.generated.ts';
import { patiently } from './patience.ts';
import type { CreateMatchInput, JoinMatchInput, SubmitMoveInput } from './schema.generated.ts';

/** A server with a signed-in player. */
export interface SignedIn extends Api {
  readonly token: string;
  readonly player: SessionParts['player'];
}

/** Creates a guest account and signs in. A guest has no password, so a lost token means a lost account. */
export async function signInAsGuest(api: Api, name?: string, signal?: AbortSignal): Promise<SignedIn> {
  const attempt = () => ask(api, SIGN_IN_AS_GUEST, { name: name ?? null }, signal);
  const { session } = await patiently(attempt, { repeatable: false, signal });
  return { ...api, token: session.token, player: session.player };
}

/** Reads a match. Returns null if the match does not exist or the caller is not allowed to see it. */
export async function readMatch(api: Api, id: string, signal?: AbortSignal): Promise<MatchParts | null> {
  return (await askPatiently(api, ONE_MATCH, { id }, signal)).match;
}

/** Creates a match exactly once, however often the request is sent. */
export async function createMatch(api: Api, input: CreateMatchInput, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, CREATE_MATCH, { input: keyed(input) }, signal)).match;
}

/** Takes a free seat exactly once, however often the request is sent. */
export async function joinMatch(api: Api, input: JoinMatchInput, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, JOIN_MATCH, { input: keyed(input) }, signal)).match;
}

/**
 * Answers a decision exactly once, however often the request is sent. Updates can overtake the server's response, so
 * pass updates and responses through `newest` or `followed`.
 */
export async function submitMove(
  api: Api,
  input: SubmitMoveInput,
  signal?: AbortSignal,
): Promise<SubmitMoveResult['submitMove']> {
  return (await askPatiently(api, SUBMIT_MOVE, { input: keyed(input) }, signal)).submitMove;
}

/**
 * Resigns all of the caller's seats. Fails with MATCH_OVER if an earlier attempt succeeded but its response was lost.
 */
export async function resign(api: Api, matchId: string, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, RESIGN, { matchId }, signal)).match;
}

/** Repeats a request until a response arrives. Use it only for requests that are safe to repeat, mainly queries. */
export function askPatiently<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  return patiently(() => ask(api, query, variables, signal), { repeatable: true, signal });
}

/** Adds a key to the input before the first attempt, so that the server recognizes repeats. */
function keyed<Input extends { readonly key?: string | null }>(input: Input): Input {
  return { ...input, key: input.key ?? newKey() };
}

/** Returns a new key. The server executes requests with the same key only once. */
// Pages loaded over plain HTTP have no randomUUID. A key is no secret, so that Math.random is enough for React Native,
// which has no crypto.
export function newKey(): string {
  const bytes = Uint8Array.from({ length: 16 }, () => 256 * Math.random());
  globalThis.crypto?.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
