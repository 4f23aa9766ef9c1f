import { type StoredSnapshot, storedSnapshot } from '../../src/matches/log/snapshots/snapshot.ts';
import type { MatchRow } from './match-rows.ts';

/** Returns a snapshot by a node of another release, whose rules fold the same log to a different state. */
export function foreignSnapshot({ seed }: MatchRow, { body }: StoredSnapshot): StoredSnapshot {
  const snapshot = JSON.parse(body.slice(body.indexOf(' ') + 1));
  const { state } = snapshot.at;
  const counted = state.points ?? state.coins;
  counted[0] += 1;
  return storedSnapshot(snapshot, { foldedBy: 'another release', secret: seed, box: null });
}
