import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey } from '../../ledger/idempotency-key.ts';
import { EventRefusal } from '../event/decide/checks.ts';
import { decide } from '../event/decide/decide.ts';
import type { Command } from '../event/entry.ts';
import type { Event } from '../event/event.ts';
import type { HotEvent } from '../log/hot-events.ts';
import type { Tournaments } from '../room.ts';
import { asRefused, enter, type Wanted } from './enter.ts';
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

/**
 * Decides a player's command, appends the entry, and returns the tournament after it. A command of null changes nothing.
 * @param must what is asked of a request and is no rule of the decider; not of one that is only answered once more
 * @throws Refused
 */
export async function asked(
  room: Tournaments,
  caller: Caller,
  { id, key = null, invitation }: Request & { invitation?: string | null | undefined },
  want: (event: Event, hot: HotEvent) => Wanted | null,
  must: (event: Event) => unknown = () => {},
): Promise<SeenTournament> {
  checkKey(key);
  const hot = await room.hot.exclusive(id, async () => {
    const held = await hotFor(room, caller, id, invitation ?? null);
    const may = async (wanted: Wanted) => {
      must(held.event);
      await mayWrite(room, held.event, wanted);
    };
    const entered = await enter(room, held, (event) => want(event, held), { key, may }).catch(
      async (error: unknown) => {
        throw error instanceof Refused ? await asTold(room, caller, held, error, want) : error;
      },
    );
    if (entered) wakeNow(room, id, entered.entry.version);
    return { event: held.event, epoch: held.epoch, invitation: held.invitation };
  });
  return seenBy(room, caller, hot);
}

// A refusal says nothing of what the caller is not shown yet: it is the one that there would have been then.
async function asTold(
  room: Tournaments,
  { id }: Caller,
  hot: HotEvent,
  refused: Refused,
  want: (event: Event, hot: HotEvent) => Wanted | null,
): Promise<Refused> {
  const { event, epoch } = hot;
  if (refused.details.version === undefined) return refused; // nothing that the tournament has decided
  const { told } = await lookAt(room, id, { event, epoch });
  const wanted = told.version === event.version ? null : want(told, hot);
  return wanted ? refusedThen(room, told, wanted, hot.seed) : refused;
}

// What would not have been refused then is refused without a reason, since that lies in what is not shown.
function refusedThen(room: Tournaments, told: Event, wanted: Wanted, seed: string): Refused {
  try {
    decide(told, { ...wanted, at: Math.max(told.changedAt, room.now()) } as Command, seed); // its kind's own input goes with it
  } catch (error) {
    if (error instanceof EventRefusal) return asRefused(error, told);
  }
  return new Refused('FORBIDDEN', 'This cannot be done now.', { version: told.version });
}
