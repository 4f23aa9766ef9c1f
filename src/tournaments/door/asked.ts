import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey } from '../../log/checked-key.ts';
import type { Event } from '../event/event.ts';
import type { HotEvent } from '../log/hot-events.ts';
import type { Tournaments } from '../room.ts';
import { enter, type Wanted } from './enter.ts';
import { lookAt } from './look.ts';
import { mayWrite } from './quota.ts';
import { hotFor, seenBy } from './read-tournament.ts';
import type { SeenTournament } from './seen-tournament.ts';
import { wakeNow } from './wake.ts';

/** Every request to a tournament names it, and may name itself. */
export interface Request {
  id: string;
  /** The client's own name for the request, 1 to 200 characters: the same key of the same player is answered the same way. */
  key?: string | null;
}

/** What a player asks, as `by` says: decided, written down, answered with the tournament then. @throws Refused */
export async function asked(
  room: Tournaments,
  caller: Caller,
  { id, key = null, invitation }: Request & { invitation?: string | null | undefined },
  want: (event: Event, hot: HotEvent) => Wanted,
): Promise<SeenTournament> {
  checkKey(key);
  const hot = await room.hot.exclusive(id, async () => {
    const held = await hotFor(room, caller, id, invitation ?? null);
    const may = (wanted: Wanted) => mayWrite(room, held.event, wanted);
    const entered = await enter(room, held, (event) => want(event, held), { key, may }).catch(
      async (error: unknown) => {
        throw error instanceof Refused ? await asTold(room, caller, held, error) : error;
      },
    );
    if (entered) wakeNow(room, id, entered.entry.version);
    return { event: held.event, box: held.box, invitation: held.invitation };
  });
  return seenBy(room, caller, hot);
}

// A refusal says nothing of versions that the caller is not shown yet.
async function asTold(room: Tournaments, { id }: Caller, { event, box }: HotEvent, refused: Refused): Promise<Refused> {
  const { code, message, details } = refused;
  if (details.version === undefined) return refused;
  const { told } = await lookAt(room, id, { event, box });
  return told.version === event.version ? refused : new Refused(code, message, { ...details, version: told.version });
}
