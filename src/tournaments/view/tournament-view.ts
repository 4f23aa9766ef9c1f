import { DELETED } from '../../accounts/index.ts';
import { asDate, type Shown } from '../../matches/index.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Entrant, type Event, type EventRound, entrantNumbered, entrantOf } from '../event/event.ts';
import { stageStandings } from '../event/final-places.ts';
import { gameToPlay } from '../event/games-to-play.ts';
import type { KeptEntrant, Listing } from '../event/listing.ts';
import { isAllPlayed, nextDue } from '../event/schedule.ts';
import { type EntrantNumber, tablePlaces } from '../standings/round-results.ts';
import type { Names } from './player-names.ts';
import { isOfficial, maySeeDecks, maySeeInvited, type TournamentAccess } from './viewer-access.ts';

type PlayerName = { id: string; name: string };

export type EntrantView = ReturnType<typeof viewOfEntrant>;
export type TournamentRoundView = ReturnType<typeof viewOfRound>;
export type TournamentTableView = TournamentRoundView['tables'][number];

/** `invitation` is null for everyone but officials. */
type Known = Pick<Event, 'id' | 'setup' | 'seedHash'> &
  Pick<TournamentAccess, 'epoch'> & { organizer: PlayerName; invitation: string | null };

function summaryOf(known: Known, listing: Omit<Listing, 'changedAt' | 'nextAt'>) {
  const { version, status, paused, entrants: entrantCount, createdAt, begunAt, endedAt } = listing;
  const times = { createdAt: new Date(createdAt), begunAt: asDate(begunAt), endedAt: asDate(endedAt) };
  return { ...known, version, status, paused, entrantCount, ...times };
}

type View = TournamentAccess & { names: Names };

export type TournamentView = ReturnType<typeof viewOfTournament>;

/** Returns a tournament at one version, as one viewer may see it. Expensive fields are computed on access. */
export function viewOfTournament(view: View, invitation: string) {
  const { event, atVersion, viewer, epoch } = view;
  const { id, setup, seedHash, seed } = event;
  const organizer = named(view.names, event.organizer);
  const known = { id, setup, seedHash, epoch, organizer, invitation: isOfficial(event, viewer) ? invitation : null };
  return {
    ...summaryOf(known, { ...event, paused: event.pausedAt !== null, entrants: event.entrants.length }),
    seed,
    get nextAt() {
      return asDate(nextDue(atVersion)?.at ?? null);
    },
    /** Whether the last round is over and, with the current results, no further round follows. */
    get allPlayed() {
      return isAllPlayed(atVersion);
    },
    get officials() {
      return event.officials.map(({ player, role }) => ({ player: named(view.names, player), role }));
    },
    /** The entrants by number, including entrants who have left. */
    get entrants() {
      return event.entrants.map((one) => viewOfEntrant(view, one));
    },
    get yourEntrant() {
      const mine = entrantOf(event, viewer);
      return mine && viewOfEntrant(view, mine);
    },
    get stages() {
      return event.stages.map(({ number, setup, rounds }) => ({
        ...{ number, setup, rounds: rounds.map((round) => viewOfRound(view, round)) },
        standings: () => viewOfStandings(view, number),
      }));
    },
    /** Notices to entrants, newest first. */
    get notices() {
      return event.notices.map((one) => ({ ...one, at: new Date(one.at) })).reverse();
    },
    get places() {
      return event.places.map(({ entrant, place }) => ({ place, entrant: numbered(view, entrant) }));
    },
  };
}

function viewOfStandings(view: View, number: number) {
  const stage = view.atVersion.stages[number - 1];
  if (!stage) return [];
  return stageStandings(view.atVersion, stage).map((one) => ({ ...one, entrant: numbered(view, one.entrant) }));
}

function viewOfRound(view: View, round: EventRound) {
  const tables = round.tables.map((table) => {
    const { again: _, ...shown } = table;
    return {
      ...shown,
      entrants: table.entrants.map((number) => numbered(view, number)),
      /** The result in the order of the table's entrants; null if all have lost, or the table is not over. */
      places: table.over ? tablePlaces(table) : null,
      matchId: gameToPlay(view.event, round, table)?.matchId ?? null,
    };
  });
  return { ...round, tables, byes: round.byes.map((number) => numbered(view, number)) };
}

function numbered(view: View, number: EntrantNumber) {
  return viewOfEntrant(view, entrantNumbered(view.event, number));
}

function viewOfEntrant({ event, viewer, names }: View, entrant: Entrant) {
  const { members: _, asked: __, decks, ...rest } = entrant;
  const shows = maySeeDecks(event, entrant, viewer);
  const all = membersOf(entrant, names, (index) => (shows ? (decks[index] ?? null) : null));
  return { ...rest, members: maySeeInvited(event, entrant, viewer) ? all : all.filter(({ agreed }) => agreed) };
}

function membersOf<D>(
  { members, asked }: Pick<Entrant, 'members' | 'asked'>,
  names: Names,
  deck: (index: number) => D,
) {
  return members.map((id, index) => ({ player: named(names, id), agreed: !asked.includes(id), deck: deck(index) }));
}

/** Returns a player's id and name. A deleted account has no name. */
function named(names: Names, id: string): PlayerName {
  return { id, name: names.get(id) ?? DELETED };
}

export function playersIn({ organizer, officials, entrants }: Event): string[] {
  return [organizer, ...officials.map(({ player }) => player), ...entrants.flatMap(({ members }) => members)];
}

/** The viewer's own entrant as stored for lists, with its members' names. */
export interface OwnKept {
  entrant: KeptEntrant;
  names: Names;
}

export type ListedTournament = ReturnType<typeof listedTournament>;

/** @param read reads the whole tournament from its log, on demand */
export function listedTournament(
  known: Known,
  { listing, own }: { listing: Listing; own: OwnKept | null },
  read: () => Promise<TournamentView>,
) {
  let found: Promise<TournamentView> | null = null;
  const whole = (): Promise<TournamentView> => {
    found ??= read();
    return found;
  };
  return {
    ...summaryOf(known, listing),
    nextAt: asDate(listing.nextAt),
    yourEntrant: own && listedEntrant(own, whole),
    /** The whole tournament, read from the log. It may be newer than the list. */
    whole,
  };
}

// A deck is read only on demand.
function listedEntrant({ entrant, names }: OwnKept, whole: () => Promise<TournamentView>) {
  const { members: _, asked: __, ...rest } = entrant;
  const deck = (index: number) => async () => (await whole()).yourEntrant?.members[index]?.deck ?? null;
  return { ...rest, members: membersOf(entrant, names, deck) };
}

export type TournamentEntryView = ReturnType<typeof viewOfEntry>;

/** Returns an entry as one viewer may see it. The client's key is never shown. */
export function viewOfEntry({ event, viewer }: TournamentAccess, entry: EventEntry) {
  const { version, at, kind, by, facts } = entry;
  return { version, at: new Date(at), kind, by, input: branded(inputOf(event, entry, viewer)), facts: branded(facts) };
}

function inputOf(event: Event, { kind, by, input, facts }: EventEntry, viewer: string | null): object {
  if (kind !== 'REGISTERED' && kind !== 'CONSENTED' && kind !== 'DECK_CHANGED') return input;
  const number = kind === 'REGISTERED' ? facts.entrant : input.entrant;
  const entrant = event.entrants[number - 1];
  const shows = by === viewer || (entrant && maySeeDecks(event, entrant, viewer));
  const shown = shows ? input : { ...input, deck: null };
  if (kind !== 'REGISTERED' || !entrant || maySeeInvited(event, entrant, viewer)) return shown;
  return { ...shown, members: entrant.members.filter((member) => !entrant.asked.includes(member)) };
}

function branded(input: object): Shown {
  return input as Shown; // the property exists only for the compiler; secrets were just removed
}
