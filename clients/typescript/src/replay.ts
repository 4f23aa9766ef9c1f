import type { Api } from './api.ts';
import { send } from './ask.ts';
import { patiently } from './patience.ts';

/** The time-out for executing a long record, in milliseconds. */
const EXECUTION = 120_000;

/** The result of executing a record again. */
export interface Verdict {
  readonly verdict: 'VERIFIED' | 'REFUTED' | 'UNDECIDED';
  /** The version of the first entry that does not follow from the rules. Present if the verdict is REFUTED. */
  readonly version?: number;
  /** The fault if the verdict is REFUTED; the reason why no decision was possible if it is UNDECIDED. */
  readonly why?: string;
  /** The proven facts, one sentence each. */
  readonly proven: readonly string[];
  /** The facts that are not proven, one sentence each. */
  readonly unproven: readonly string[];
}

/** Downloads the replay document of a finished match. @throws ServerRefusal FORBIDDEN while the match is in progress */
export function readReplay(api: Api, matchId: string, signal?: AbortSignal): Promise<unknown> {
  const path = `/v1/matches/${encodeURIComponent(matchId)}/replay`;
  return patiently(() => send(api, path, { signal, patience: EXECUTION }), { repeatable: true, signal });
}

/** Asks the server to execute a replay document again and to compare the results. */
export async function verifyReplay(api: Api, replay: unknown, signal?: AbortSignal): Promise<Verdict> {
  const sent = { body: JSON.stringify(replay), signal, patience: EXECUTION };
  const said = await patiently(() => send(api, '/v1/replays/verify', sent), { repeatable: true, signal });
  return said as Verdict; // the server's OpenAPI document promises this type
}
