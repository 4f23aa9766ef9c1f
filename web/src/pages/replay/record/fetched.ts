import { api } from '../../../data/session.ts';

/** The server's record; EARLY if the match is not over; UNKNOWN if it does not exist or the reader may not see it. */
export type Fetched = { bytes: Uint8Array<ArrayBuffer> } | { missing: 'EARLY' | 'UNKNOWN' } | { failed: string };

/** Downloads the record of a match. */
export async function fetchRecord(matchId: string, signal: AbortSignal): Promise<Fetched> {
  const { server, token } = api();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    const answer = await fetch(`${server}/v1/matches/${encodeURIComponent(matchId)}/replay`, { headers, signal });
    if (answer.ok) return { bytes: new Uint8Array(await answer.arrayBuffer()) };
    if (answer.status === 403) return { missing: 'EARLY' };
    return answer.status === 404 ? { missing: 'UNKNOWN' } : { failed: `${answer.status} ${answer.statusText}` };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Fetches the keys that this server publishes; null if they are not available. */
export async function fetchKeys(): Promise<string | null> {
  try {
    const answer = await fetch(`${api().server}/.well-known/arbiter-keys.json`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
