import { useEffect, useRef, useState } from 'preact/hooks';
import { lasting } from '../browser/storage.ts';
import { read, tell } from '../browser/window-events.ts';
import type { Api } from './client.ts';
import { timedFetch } from './server-time.ts';

/** The player signed in to this browser. */
export interface Kept {
  readonly token: string;
  readonly player: { readonly id: string; readonly name: string; readonly guest: boolean };
}

const KEY = 'arbiter.session';
const CHANGED = 'arbiter:session';

/** Returns the session, or null if no player is signed in. */
export function session(): Kept | null {
  const text = lasting.read(KEY);
  if (text !== known.text) known = { text, kept: text === null ? null : parsed(text) };
  return known.kept;
}

// Keeps the same object until the stored session changes, to avoid needless rendering.
let known: { text: string | null; kept: Kept | null } = { text: null, kept: null };

export function keepSession(kept: Kept): void {
  lasting.keep(KEY, JSON.stringify({ token: kept.token, player: kept.player }));
  tell(CHANGED);
}

/** Forgets the session in this browser. The session stays valid on the server unless `signOut` ends it. */
export function dropSession(): void {
  lasting.drop(KEY);
  tell(CHANGED);
}

/** Returns the current session, and follows sign-ins and sign-outs in other tabs as well. */
export function useSession(): Kept | null {
  const [now, setNow] = useState(session);
  useEffect(() => read([CHANGED, 'storage'], () => setNow(session())), []);
  return now;
}

/** Whether this page had a session that is gone: the player signed out elsewhere, or the server no longer knows it. */
export function useIsSignedOut(): boolean {
  const token = useSession()?.token;
  const wasIn = useRef(false);
  wasIn.current ||= token !== undefined;
  return wasIn.current && token === undefined;
}

/** Returns the `Api` for the server of these pages, with the current session. */
export function api(): Api {
  return { server: location.origin, token: session()?.token ?? null, fetch: timedFetch };
}

function parsed(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('player' in kept)) return false;
  const { token, player } = kept;
  if (typeof token !== 'string' || typeof player !== 'object' || player === null) return false;
  return 'id' in player && 'name' in player && typeof player.id === 'string' && typeof player.name === 'string';
}
