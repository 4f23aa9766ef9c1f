import { inThisTab } from '../../../browser/storage.ts';
import type { SubmitMoveInput } from '../../../data/client.ts';
import { session } from '../../../data/session.ts';

/** A sent move, kept by this window until it is answered. */
interface Pending {
  readonly player: string;
  readonly input: SubmitMoveInput;
}

const KEY = 'arbiter.pending';

/** Keeps a sent move, but only in this window, because other windows of the same player have not sent it. */
export function keepPending(input: SubmitMoveInput): void {
  const player = session()?.player.id;
  if (player) inThisTab.keep(KEY, JSON.stringify({ player, input } satisfies Pending));
}

/** Forgets a sent move unless a newer move has replaced it. */
export function dropPending({ key }: SubmitMoveInput): void {
  if (kept()?.input.key === key) inThisTab.drop(KEY);
}

/** Returns the signed-in player's unanswered move in a match from this window; null if there is none. */
export function pendingIn(matchId: string): SubmitMoveInput | null {
  const pending = kept();
  return pending && pending.input.matchId === matchId && pending.player === session()?.player.id ? pending.input : null;
}

function kept(): Pending | null {
  try {
    const pending: unknown = JSON.parse(inThisTab.read(KEY) ?? 'null');
    return isPending(pending) ? pending : null;
  } catch {
    return null;
  }
}

// The server checks the move itself.
function isPending(pending: unknown): pending is Pending {
  if (typeof pending !== 'object' || pending === null || !('player' in pending) || !('input' in pending)) return false;
  const { input } = pending;
  if (typeof input !== 'object' || input === null || !('matchId' in input) || !('version' in input)) return false;
  return typeof input.matchId === 'string' && typeof input.version === 'number' && 'move' in input && 'key' in input;
}
