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

/** A new guest. It has no password, so it is lost with its token. */
export async function signInAsGuest(api: Api, name?: string, signal?: AbortSignal): Promise<SignedIn> {
  const attempt = () => ask(api, SIGN_IN_AS_GUEST, { name: name ?? null }, signal);
  const { session } = await patiently(attempt, { repeatable: false, signal });
  return { ...api, token: session.token, player: session.player };
}

/** Reads a match. Returns null if it does not exist, or the caller may not see it. */
export async function readMatch(api: Api, id: string, signal?: AbortSignal): Promise<MatchParts | null> {
  return (await askPatiently(api, ONE_MATCH, { id }, signal)).match;
}

/** Creates a match exactly once, however often it is sent. */
export async function createMatch(api: Api, input: CreateMatchInput, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, CREATE_MATCH, { input: keyed(input) }, signal)).match;
}

/** Takes a free seat exactly once, however often it is sent. */
export async function joinMatch(api: Api, input: JoinMatchInput, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, JOIN_MATCH, { input: keyed(input) }, signal)).match;
}

/**
 * Answers a decision exactly once, however often it is sent. Updates may overtake its answer: pass both through
 * `newest` or `followed`.
 */
export async function submitMove(
  api: Api,
  input: SubmitMoveInput,
  signal?: AbortSignal,
): Promise<SubmitMoveResult['submitMove']> {
  return (await askPatiently(api, SUBMIT_MOVE, { input: keyed(input) }, signal)).submitMove;
}

/** Resigns all of the caller's seats. Fails with MATCH_OVER if an earlier attempt succeeded but its answer was lost. */
export async function resign(api: Api, matchId: string, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, RESIGN, { matchId }, signal)).match;
}

/** Sends a request again until an answer comes. Only for requests that are safe to repeat, mainly queries. */
export function askPatiently<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  return patiently(() => ask(api, query, variables, signal), { repeatable: true, signal });
}

/** The key is made once, before the first attempt, so that the server recognizes repeats. */
function keyed<Input extends { readonly key?: string | null }>(input: Input): Input {
  return { ...input, key: input.key ?? newKey() };
}

/** A new key: the server carries out requests with the same key once. */
// randomUUID does not exist in pages loaded over plain HTTP.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
