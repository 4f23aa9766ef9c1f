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

/** A server and who one is there. */
export interface SignedIn extends Api {
  readonly token: string;
  readonly player: SessionParts['player'];
}

/** Somebody to play as, without a password: for as long as the token is kept. */
export async function signInAsGuest(api: Api, name?: string, signal?: AbortSignal): Promise<SignedIn> {
  const attempt = () => ask(api, SIGN_IN_AS_GUEST, { name: name ?? null }, signal);
  const { session } = await patiently(attempt, { repeatable: false, signal });
  return { ...api, token: session.token, player: session.player };
}

/** Null when there is none, or none that the caller may see. */
export async function readMatch(api: Api, id: string, signal?: AbortSignal): Promise<MatchParts | null> {
  return (await askPatiently(api, ONE_MATCH, { id }, signal)).match;
}

/** A new match; one, however often it had to be sent. */
export async function createMatch(api: Api, input: CreateMatchInput, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, CREATE_MATCH, { input: keyed(input) }, signal)).match;
}

/** A free seat; one, however often it had to be sent. */
export async function joinMatch(api: Api, input: JoinMatchInput, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, JOIN_MATCH, { input: keyed(input) }, signal)).match;
}

/**
 * Answers a decision, once, however often it had to be sent. What it answers may be overtaken by updates: pass both through
 * `newest` or `followed`.
 */
export async function submitMove(
  api: Api,
  input: SubmitMoveInput,
  signal?: AbortSignal,
): Promise<SubmitMoveResult['submitMove']> {
  return (await askPatiently(api, SUBMIT_MOVE, { input: keyed(input) }, signal)).submitMove;
}

/** Gives up all of the caller's seats. MATCH_OVER when that had been heard before and its answer was lost. */
export async function resign(api: Api, matchId: string, signal?: AbortSignal): Promise<MatchParts> {
  return (await askPatiently(api, RESIGN, { matchId }, signal)).match;
}

/** For what may be done twice, queries above all: sent again until an answer has come. */
export function askPatiently<Result, Variables>(
  api: Api,
  query: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  return patiently(() => ask(api, query, variables, signal), { repeatable: true, signal });
}

/** The key is made once, before the first attempt: under it the server knows the others again. */
function keyed<Input extends { readonly key?: string | null }>(input: Input): Input {
  return { ...input, key: input.key ?? newKey() };
}

/** A key that nobody has used: what is sent under it again is done once. */
// Not randomUUID: pages that came over plain HTTP do not have it.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
