import { SPECTATOR, type Viewer } from '../../engine/index.ts';
import type { Office } from '../log/match-store.ts';
import { noMatch } from '../match/checks.ts';
import { isUnheardOf, type Match, type MatchHead, maySee, seatsOf, viewerOf } from '../match/match.ts';
import type { Room } from '../room.ts';

declare const LOOK: unique symbol;

/**
 * How much of a match somebody sees: as of when, and with whose eyes. Whatever is shown of a match is shown through one of
 * these, and they are made in this file alone: here a broadcast is put back in time, and what a tournament keeps back of its
 * finished matches is left out, and nowhere else.
 */
export interface Look<M extends MatchHead = Match> {
  /** As it was then. */
  readonly match: M;
  readonly playerId: string | null;
  readonly viewer: Viewer;
  /** The moment, in milliseconds since 1970; null: it is seen as it stands. */
  readonly asOf: number | null;
  /** When more is to be seen, in milliseconds since 1970; null: nothing that has happened already. */
  readonly next: number | null;
  /** Nobody who has no part in the match sees anything else of it. */
  readonly isAnybodys: boolean;
  readonly [LOOK]: true;
}

type Looking = { id: string } | null;

/** @throws Refused NOT_FOUND: who may not see a match does not learn that it is there */
export async function lookAt<M extends MatchHead>(room: Room, caller: Looking, match: M): Promise<Look<M | Match>> {
  const look = await lookIfAllowed(room, caller, match);
  if (!look) throw noMatch();
  return look;
}

/** The same; null for who may not see it. */
export async function lookIfAllowed<M extends MatchHead>(
  room: Room,
  caller: Looking,
  match: M,
): Promise<Look<M | Match> | null> {
  const atOnce = lookAtOnce(room, caller, match);
  if (atOnce !== undefined) return atOnce;
  const playerId = caller?.id ?? null;
  const who = (await whoLooks(room, playerId, [match]))(match);
  const now = room.now();
  const isHolders = who.office === 'JUDGE' || (who.office !== null && !isUnheardOf(match, now));
  return isHolders || maySee(match, playerId, now) ? through(room, match, who) : null;
}

/** The same for the usual case, in which nothing has to be looked up; undefined: it has to be. */
export function lookAtOnce<M extends MatchHead>(
  room: Pick<Room, 'now'>,
  caller: Looking,
  match: M,
): Look<M> | null | undefined {
  const playerId = caller?.id ?? null;
  const isSeated = seatsOf(match, playerId).length > 0;
  const isOfEvent = match.tournamentId !== null;
  // What a tournament keeps back, and who has an office there, is known to the database alone.
  if ((isOfEvent && match.status === 'FINISHED') || (match.broadcastDelay > 0 && !isSeated)) return undefined;
  if (maySee(match, playerId, room.now())) return asItStands(match, { playerId, office: null });
  return isOfEvent ? undefined : null;
}

/** What a judge is shown of a match whose reading is noted: everything, as it stands. */
export function judgesLook(match: Match, { id: playerId }: { id: string }): Look {
  return made({ match, playerId, viewer: 'everything', asOf: null, next: null, isAnybodys: false });
}

/** What anybody sees of a match who has been told of it, by its invitation for instance. */
export async function lookFromOutside(room: Room, match: Match): Promise<Look> {
  return through(room, match, (await whoLooks(room, null, [match]))(match));
}

/** Matches of a list, which are all the caller's to see. */
export async function looksAt(room: Room, caller: Looking, heads: readonly MatchHead[]): Promise<Look<MatchHead>[]> {
  const playerId = caller?.id ?? null;
  const whoAt = await whoLooks(room, playerId, heads);
  const looks: Look<MatchHead>[] = [];
  for (const head of heads) looks.push(await through(room, head, whoAt(head)));
  return looks;
}

interface Who {
  playerId: string | null;
  office: Office | null;
  /** The tournament keeps back what finished matches show. */
  isWithheld: boolean;
}

async function whoLooks(room: Room, playerId: string | null, heads: readonly MatchHead[]) {
  const finished = heads.flatMap(({ status, tournamentId }) => (status === 'FINISHED' && tournamentId) || []);
  const withheld =
    finished.length === 0 ? new Set() : await room.store.withheld([...new Set(finished)], new Date(room.now()));
  // Most matches look the same to all players: no office is looked up for these.
  const differs = (head: MatchHead) =>
    head.broadcastDelay > 0 || withheld.has(head.tournamentId ?? '') || !maySee(head, playerId, room.now());
  const asked = heads.filter((head) => seatsOf(head, playerId).length === 0 && differs(head));
  const tournaments = new Set(asked.flatMap(({ tournamentId }) => tournamentId ?? []));
  const offices =
    playerId === null || tournaments.size === 0 ? null : await room.store.offices(playerId, [...tournaments]);
  return ({ tournamentId }: MatchHead): Who => {
    const tournament = tournamentId ?? '';
    return { playerId, office: offices?.get(tournament) ?? null, isWithheld: withheld.has(tournament) };
  };
}

async function through<M extends MatchHead>(room: Room, match: M, who: Who): Promise<Look<M | Match>> {
  const look = await inTime(room, match, who);
  return who.isWithheld && look.match.status === 'FINISHED' && who.office !== 'JUDGE' ? keptBack(look, who) : look;
}

// Of a finished match what was to be seen while it was played, and no seed: who plays there meets others with the same deck.
function keptBack<M extends MatchHead>(look: Look<M>, { playerId, office }: Who): Look<M> {
  const { match, asOf } = look;
  const viewer = asOf === null ? seatsOf(match, playerId) : viewerWhilePlayed(match, office);
  return made({ ...look, match: { ...match, seed: null }, viewer });
}

async function inTime<M extends MatchHead>(room: Room, match: M, { playerId, office }: Who): Promise<Look<M | Match>> {
  const atOnce = seatsOf(match, playerId).length > 0 || office === 'JUDGE';
  if (match.broadcastDelay === 0 || atOnce) return asItStands(match, { playerId, office });
  const delay = match.broadcastDelay * 1000;
  const asOf = room.now() - delay;
  const past = await room.past.at(match, match.epoch, asOf);
  const viewer = past.state.status === 'FINISHED' ? 'everything' : viewerWhilePlayed(past.state, office);
  const next = past.next === null ? null : past.next + delay;
  const isAnybodys = office === null && match.createdBy !== playerId;
  return made({ match: past.state, playerId, viewer, asOf, next, isAnybodys });
}

function asItStands<M extends MatchHead>(match: M, { playerId, office }: Pick<Who, 'playerId' | 'office'>): Look<M> {
  const isSeated = seatsOf(match, playerId).length > 0;
  const isAnybodys = !isSeated && office === null && match.createdBy !== playerId;
  return made({ match, playerId, viewer: viewerOf(match, playerId), asOf: null, next: null, isAnybodys });
}

// A commentator sees what any of the seats may see, and no more: the order of a deck is still to come.
function viewerWhilePlayed(match: MatchHead, office: Office | null): Viewer {
  return office === 'COMMENTATOR' ? match.seats.map(({ seat }) => seat) : SPECTATOR;
}

function made<M extends MatchHead>(look: Omit<Look<M>, typeof LOOK>): Look<M> {
  return look as Look<M>; // the mark is there for the compiler alone
}
