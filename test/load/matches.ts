import { randomInt, randomUUID } from 'node:crypto';
import { autoMove, type MoveInput, type OpenChoice } from '../../clients/typescript/src/index.ts';
import { type Caller, call } from './graphql-call.ts';

/** The part of a match that a client reads after every move, including the next question. */
const STANDING = `
  id version status waitingFor yourSeats
  decision { version seat prompt choices { label move blanks { path from { value label } min max } } }`;
const CREATE = `mutation($input: CreateMatchInput!) { createMatch(input: $input) { invitation ${STANDING} } }`;
const JOIN = `mutation($input: JoinMatchInput!) { joinMatch(input: $input) { ${STANDING} } }`;
const READ = `query($id: ID!) { match(id: $id) { ${STANDING} } }`;
export const SUBMIT = `mutation($input: SubmitMoveInput!) {
  submitMove(input: $input) { entry { version text facts { name data } } match { ${STANDING} } }
}`;

export interface Asked {
  version: number;
  seat: number;
  prompt: string;
  choices: OpenChoice[];
}

/** A match as one caller sees it. */
export interface Standing {
  id: string;
  version: number;
  status: 'WAITING' | 'RUNNING' | 'FINISHED' | 'CANCELLED';
  waitingFor: number[];
  yourSeats: number[];
  decision: Asked | null;
}

export interface Submitted {
  entry: { version: number; text: string; facts: { name: string; data: unknown }[] };
  match: Standing;
}

/** A move that is ready to be sent and resent. */
export interface Sending {
  seat: number;
  input: { matchId: string; version: number; key: string; move: MoveInput };
}

// Usually adds an idempotency key, which turns one statement into a transaction.
function perhapsNamed(): { key?: string } {
  return randomInt(4) > 0 ? { key: randomUUID() } : {};
}

/**
 * Opens a running match. One caller holds all seats, or each seat has its own caller.
 * @param join extra input of each joining player
 */
export async function openMatch(callers: readonly Caller[], input: object, join: object = {}): Promise<Standing> {
  const [creator, ...others] = callers;
  if (!creator) throw new RangeError('a match needs players');
  const wanted = { seats: callers.length, visibility: 'PRIVATE', ...perhapsNamed(), ...input };
  const made = await call<{ createMatch: Standing & { invitation: string } }>(creator, CREATE, { input: wanted });
  let { invitation, ...standing }: Standing & { invitation: string } = made.createMatch;
  for (const [index, other] of others.entries()) {
    const seat = { invitation, seat: index + 1, ...perhapsNamed(), ...join };
    const joined = await call<{ joinMatch: Standing }>(other, JOIN, { input: seat });
    standing = joined.joinMatch;
  }
  return standing;
}

export async function readStanding(caller: Caller, id: string): Promise<Standing> {
  const { match } = await call<{ match: Standing | null }>(caller, READ, { id });
  if (!match) throw new Error(`match ${id} is gone`);
  return match;
}

export async function send(caller: Caller, sending: Sending): Promise<Submitted> {
  return (await call<{ submitMove: Submitted }>(caller, SUBMIT, { input: sending.input })).submitMove;
}

/** Returns a random answer to the question. */
export function anyAnswer(matchId: string, asked: Asked, key: string): Sending {
  return {
    seat: asked.seat,
    input: { matchId, version: asked.version, key, move: autoMove('random', asked.choices) },
  };
}
