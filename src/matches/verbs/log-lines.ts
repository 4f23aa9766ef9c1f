import type { Caller } from '../../accounts/index.ts';
import { lookFor } from '../door/read-match.ts';
import type { SeenEntry } from '../door/seen-entry.ts';
import { seenEntries } from '../door/seen-match.ts';
import { entriesOf } from '../door/stored-entries.ts';
import type { Room } from '../room.ts';

/** The whole log so far, as the caller may see it, read a few hundred entries at a time. @throws Refused NOT_FOUND */
export async function* logLines(room: Room, caller: Caller | null, matchId: string): AsyncGenerator<SeenEntry> {
  const look = await lookFor(room, caller, matchId);
  const { match } = look;
  for (let after = -1; after < match.version; ) {
    const { entries } = await entriesOf(room, match, { after, first: 500 });
    yield* seenEntries(look, entries);
    after = entries.at(-1)?.version ?? match.version; // a log that has lost its end comes to one
  }
}
