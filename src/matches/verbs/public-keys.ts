import type { KeySet } from '../../engine/index.ts';
import type { Room } from '../room.ts';

/** The keys that this server's records are signed with, also those of the past; the first call makes the first one. */
export function publicKeys(room: Room): Promise<KeySet> {
  return room.signer.published();
}
