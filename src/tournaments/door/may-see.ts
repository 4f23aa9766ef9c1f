import { type Event, entrantOf, isOver } from '../event/event.ts';

/** May somebody know of a tournament? `invited`: whether they have shown its code. */
export function maySee(event: Event, playerId: string | null | undefined, invited = false): boolean {
  if (isOfficial(event, playerId)) return true;
  if (event.status === 'DRAFT') return false;
  return event.setup.visibility === 'PUBLIC' || invited || (!!playerId && entrantOf(event, playerId) !== null);
}

/** Its organizer, a judge, a commentator. */
export function isOfficial(event: Event, playerId: string | null | undefined): boolean {
  return !!playerId && (event.organizer === playerId || event.officials.some(({ player }) => player === playerId));
}

/** Whether somebody may see the deck that an entrant plays with, by its member. */
export function maySeeDecks(event: Event, entrant: { members: readonly string[] }, playerId: string | null): boolean {
  if (playerId !== null && entrant.members.includes(playerId)) return true;
  if (isOver(event)) return true; // its matches' records show them all
  const { decks, decksShown } = event.setup;
  if (decks === 'ANY') return false;
  if (decksShown === 'AFTER_REGISTRATION') return event.status === 'RUNNING';
  return decksShown === 'DURING_MATCH' && meetNow(event, entrant, playerId);
}

/** Whether a player may see whom an entrant has invited: anyone can invite anyone, so others see only who has agreed. */
export function maySeeInvited(
  event: Event,
  { members }: { members: readonly string[] },
  playerId: string | null,
): boolean {
  return isOver(event) || isOfficial(event, playerId) || (playerId !== null && members.includes(playerId));
}

// Those who sit at one table in a round that is being played.
function meetNow(event: Event, { members }: { members: readonly string[] }, playerId: string | null): boolean {
  const mine = playerId === null ? null : entrantOf(event, playerId);
  const theirs = event.entrants.find((one) => one.members === members);
  const round = event.stages.at(-1)?.rounds.at(-1);
  if (!mine || !theirs || round?.status !== 'PLAYING') return false;
  return round.tables.some(
    ({ entrants, over }) => !over && entrants.includes(mine.number) && entrants.includes(theirs.number),
  );
}
