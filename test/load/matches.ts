import { randomInt, randomUUID } from 'node:crypto';
import { autoMove, type MoveInput, type OpenChoice } from '../../clients/typescript/src/index.ts';
import { type Caller, call } from './graphql-call.ts';

/** What is read after every move: the next question, as a client would show it. */
export const STANDING = `
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

/** A match as one caller stands in it. */
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

/** A move ready to be sent, as often as it takes. */
export interface Sending {
  seat: number;
  input: { matchId: string; version: number; key: string; move: MoveInput };
}

// Mostly: a name makes a transaction of what else is one statement.
function perhapsNamed(): { key?: string } {
  return randomInt(4) > 0 ? { key: randomUUID() } : {};
}

/**
 * A running match whose seats are all one caller's, or each another's.
 * @param join more of each joining player's input
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

/** Any answer to what is asked. */
export function anyAnswer(matchId: string, asked: Asked, key: string): Sending {
  return {
    seat: asked.seat,
    input: { matchId, version: asked.version, key, move: autoMove('random', asked.choices) },
  };
}
