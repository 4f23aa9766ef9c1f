import type { KeptEntrant, Listing } from '../event/listing.ts';
import type { Names } from './names.ts';
import { dateOf, type Known, named, type SeenTournament, seenHead } from './seen-tournament.ts';

/** What is kept of the viewer's own entrant, and its members' names. */
export interface OwnKept {
  entrant: KeptEntrant;
  names: Names;
}

export type ListedTournament = ReturnType<typeof listedTournament>;

/** A tournament of a list as one viewer may see it: what is shown there, without its log. @param read reads the log */
export function listedTournament(
  known: Known,
  { listing, own }: { listing: Listing; own: OwnKept | null },
  read: () => Promise<SeenTournament>,
) {
  let found: Promise<SeenTournament> | null = null;
  const whole = (): Promise<SeenTournament> => {
    found ??= read();
    return found;
  };
  return {
    ...seenHead(known, listing),
    nextAt: dateOf(listing.nextAt),
    yourEntrant: own && listedEntrant(own, whole),
    /** Everything of it, out of its log: it may have moved on since the list was read. */
    whole,
  };
}

// A deck is read when it is asked for.
function listedEntrant({ entrant, names }: OwnKept, whole: () => Promise<SeenTournament>) {
  const { members, asked, ...rest } = entrant;
  return {
    ...rest,
    members: members.map((id, index) => ({
      player: named(names, id),
      agreed: !asked.includes(id),
      deck: async () => (await whole()).yourEntrant?.members[index]?.deck ?? null,
    })),
  };
}
