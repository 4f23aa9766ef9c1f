import { type StoredSnapshot, storedSnapshot } from '../../src/matches/log/snapshots/snapshot.ts';
import type { MatchRow } from './match-rows.ts';

/** The same snapshot as a node of another release has it, whose rules make something else of the same log. */
export function foreignSnapshot({ seed }: MatchRow, { body }: StoredSnapshot): StoredSnapshot {
  const snapshot = JSON.parse(body.slice(body.indexOf(' ') + 1));
  const { state } = snapshot.at;
  const counted = state.points ?? state.coins;
  counted[0] += 1;
  return storedSnapshot(snapshot, { foldedBy: 'another release', secret: seed, box: null });
}
