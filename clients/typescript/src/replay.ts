import type { Api } from './api.ts';
import { send } from './ask.ts';
import { patiently } from './patience.ts';

/** How long a long record may take to be executed, in milliseconds. */
const EXECUTION = 120_000;

/** What a second execution of a record has shown. */
export interface Verdict {
  readonly verdict: 'VERIFIED' | 'REFUTED' | 'UNDECIDED';
  /** If REFUTED: the first entry that does not follow from the rules. */
  readonly version?: number;
  /** If REFUTED: what is wrong. If UNDECIDED: what is missing. */
  readonly why?: string;
  /** What exactly is proven, a sentence each. */
  readonly proven: readonly string[];
  /** What is not, a sentence each. */
  readonly unproven: readonly string[];
}

/** The replay document of a finished match. @throws ServerRefusal FORBIDDEN while it is being played */
export function readReplay(api: Api, matchId: string, signal?: AbortSignal): Promise<unknown> {
  const path = `/v1/matches/${encodeURIComponent(matchId)}/replay`;
  return patiently(() => send(api, path, { signal, patience: EXECUTION }), { repeatable: true, signal });
}

/** Has a replay document executed again, and compared with what it says. */
export async function verifyReplay(api: Api, replay: unknown, signal?: AbortSignal): Promise<Verdict> {
  const sent = { body: JSON.stringify(replay), signal, patience: EXECUTION };
  const said = await patiently(() => send(api, '/v1/replays/verify', sent), { repeatable: true, signal });
  return said as Verdict; // as the server's OpenAPI document describes it
}
