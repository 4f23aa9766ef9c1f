import type { Api } from './api.ts';
import { send } from './ask.ts';
import { patiently } from './patience.ts';

/** The time allowed for executing a long record, in milliseconds. */
const EXECUTION = 120_000;

/** The result of executing a record again. */
export interface Verdict {
  readonly verdict: 'VERIFIED' | 'REFUTED' | 'UNDECIDED';
  /** If REFUTED: the first entry that does not follow from the rules. */
  readonly version?: number;
  /** If REFUTED: the fault. If UNDECIDED: why it could not be decided. */
  readonly why?: string;
  /** The proven facts, one sentence each. */
  readonly proven: readonly string[];
  /** The facts that are not proven, one sentence each. */
  readonly unproven: readonly string[];
}

/** The replay document of a finished match. @throws ServerRefusal FORBIDDEN while it is in progress */
export function readReplay(api: Api, matchId: string, signal?: AbortSignal): Promise<unknown> {
  const path = `/v1/matches/${encodeURIComponent(matchId)}/replay`;
  return patiently(() => send(api, path, { signal, patience: EXECUTION }), { repeatable: true, signal });
}

/** Has the server execute a replay document again and compare the result. */
export async function verifyReplay(api: Api, replay: unknown, signal?: AbortSignal): Promise<Verdict> {
  const sent = { body: JSON.stringify(replay), signal, patience: EXECUTION };
  const said = await patiently(() => send(api, '/v1/replays/verify', sent), { repeatable: true, signal });
  return said as Verdict; // as the server's OpenAPI document describes it
}
