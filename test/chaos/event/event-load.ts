import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { chance } from '../chance.ts';
import { type Caller, call, Refusal } from '../load/graphql-call.ts';
import type { Ledger } from '../load/ledger.ts';
import { untilAnswered } from '../load/load.ts';
import type { Findings } from '../report.ts';
import type { Ways } from '../storm/clients.ts';

/** Somebody with an account. */
export interface Somebody {
  id: string;
  token: string;
}

/** A request to the tournament that the server has said yes to. */
export interface AcknowledgedVerb {
  by: string;
  /** Of the entry that it has made. */
  kind: string;
  key: string;
  /** How far the tournament was when the answer came. */
  version: number;
}

/** What everybody who takes part in an event shares. */
export interface EventLoad {
  ways: Ways;
  /** Moves, by match. */
  ledger: Ledger;
  verbs: AcknowledgedVerb[];
  findings: Findings;
  /** Requests sent again because no answer came, or none that says yes or no. */
  repeated: number;
  forgiving: true;
  /** The database loses commits, and matches with them. */
  losing?: true;
}

export function newLoad(ways: Ways): EventLoad {
  return { ways, ledger: new Map(), verbs: [], findings: [], repeated: 0, forgiving: true };
}

/** By any of the nodes. */
export function callerOf({ ways }: EventLoad, { token }: Pick<Somebody, 'token'>): Caller {
  const pool = ways.pools[Math.floor(chance() * ways.pools.length)] as Pool; // inside the list
  return { pool, token };
}

/** Asks any node until one answers. @throws Refusal */
export function ask<T>(load: EventLoad, who: Pick<Somebody, 'token'>, query: string, variables: object): Promise<T> {
  return untilAnswered(load, () => call<T>(callerOf(load, who), query, variables));
}

/** What can be asked of a tournament: its input, and the kind of the entry that it makes. */
const VERBS = {
  openRegistration: ['TournamentInput', 'OPENED'],
  registerForTournament: ['RegisterInput', 'REGISTERED'],
  unregisterFromTournament: ['EntrantInput', 'UNREGISTERED'],
  checkIn: ['EntrantInput', 'CHECKED_IN'],
  beginTournament: ['BeginTournamentInput', 'BEGUN'],
  pauseTournament: ['TournamentReasonInput', 'PAUSED'],
  resumeTournament: ['TournamentInput', 'RESUMED'],
  dropFromTournament: ['EntrantInput', 'DROPPED'],
  disqualifyEntrant: ['DisqualifyInput', 'DISQUALIFIED'],
  ruleTable: ['RuleTableInput', 'RULED'],
  appointOfficial: ['OfficialInput', 'APPOINTED'],
} as const;
export type Verb = keyof typeof VERBS;

/** One in so many verbs is sent once more under its key, though it has been answered. */
const AGAIN = 3;

/**
 * Asks it until it is done, always under one key; now and then once more after that.
 * @param late refusals that may come because the tournament has gone on meanwhile
 * @returns whether it was done
 */
export async function does(
  load: EventLoad,
  who: Somebody,
  verb: Verb,
  input: object,
  late: readonly string[] = [],
): Promise<boolean> {
  const [type, kind] = VERBS[verb];
  const key = randomUUID();
  const query = `mutation($input: ${type}!) { it: ${verb}(input: $input) { version } }`;
  const send = () => untilDecided(load, who, query, { input: { ...input, key } });
  try {
    const { version } = await send();
    load.verbs.push({ by: who.id, kind, key, version });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!late.includes(error.code)) load.findings.push(`${verb} ${JSON.stringify(input)}: ${error.message}`);
    return false;
  }
  if (chance() < 1 / AGAIN)
    await send().catch((error: unknown) => load.findings.push(`${verb}, once more under its key: ${error}`));
  return true;
}

/** So often is somebody told to ask again at most. */
const PATIENCE = 60;

// Where others keep coming first, whoever asks is told to ask again.
async function untilDecided(
  load: EventLoad,
  who: Somebody,
  query: string,
  variables: object,
): Promise<{ version: number }> {
  for (let tries = 1; ; tries++) {
    try {
      return (await ask<{ it: { version: number } }>(load, who, query, variables)).it;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'STALE_VERSION' || tries === PATIENCE) throw error;
      load.repeated++;
      await sleep(50 + chance() * 100);
    }
  }
}
