import type { Signature } from '../../../engine/index.ts';
import type { Room } from '../../room.ts';

/** Signs the first or the last entry of a tournament's log, with the key that signs the matches' own. */
export function signTournament(
  room: Room,
  { id, version, over, hash }: { id: string; version: number; over: boolean; hash: string },
): Promise<Signature> {
  return room.signer.sign({ of: 'TOURNAMENT', match: id, version, status: over ? 'FINISHED' : 'RUNNING', hash });
}
