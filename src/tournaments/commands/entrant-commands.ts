import { type Caller, mustHaveScope } from '../../accounts/index.ts';
import type { DeckList } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { checkedDeck, type DeckChoice } from '../../matches/index.ts';
import type { TournamentContext } from '../context.ts';
import { type Event, entrantOf } from '../event/event.ts';
import { mustBePlayers } from '../view/player-names.ts';
import { cachedFor, isInvited } from '../view/read-tournament.ts';
import type { TournamentView } from '../view/tournament-view.ts';
import { command, execute, type Request, reasonOf, type WithReason } from './execute-command.ts';
import { mustHaveJudge } from './setup-input.ts';
import { mayEnterOneMore } from './write-quota.ts';

interface Register extends Request {
  /** The ids of all players of a team, in seating order. Default: only the caller. */
  members?: readonly string[] | null;
  deck?: DeckChoice | null;
  /** The code, if the tournament is private or registration is by invitation. */
  invitation?: string | null;
}

/** Registers the caller, or a team. The other members of a team must consent. */
export async function register(context: TournamentContext, caller: Caller, input: Register): Promise<TournamentView> {
  const cached = await cachedFor(context, caller, input.id, input.invitation);
  const { event } = cached;
  const { registration } = event.setup;
  const members = input.members ? [...input.members] : [caller.id];
  const own = members.includes(caller.id);
  const invited = isInvited(cached, input.invitation);
  // Organizer-only actions require a key with the organizer's scope.
  if (!own || registration === 'ORGANIZER' || (registration === 'INVITATION' && !invited))
    mustHaveScope(caller, 'ORGANIZE');
  await mustBePlayers(context, members, 'members');
  if (own) await mayEnterOneMore(context, caller, input.id);
  const deck = own || input.deck ? await deckOf(context, caller, event, input.deck) : null;
  if (own) mustBringDeck(context, event, deck);
  return execute(
    context,
    caller,
    input,
    () => ({ kind: 'REGISTERED', input: { members, deck: plain(deck), invited } }),
    (now) => members.includes(now.organizer) && mustHaveJudge(now),
  );
}

function mustBringDeck(context: TournamentContext, { setup }: Event, deck: DeckList | null): void {
  const hasDecks = context.matches.games.some((game) => game.id === setup.game && game.deck !== undefined);
  if (setup.decks === 'REGISTERED' && !deck && hasDecks)
    throw new Refused('BAD_INPUT', 'deck is missing: register with the deck that you will play', { field: 'deck' });
}

export async function consent(
  context: TournamentContext,
  caller: Caller,
  input: Request & { deck?: DeckChoice | null },
) {
  const { event } = await cachedFor(context, caller, input.id);
  await mayEnterOneMore(context, caller, input.id);
  const deck = await deckOf(context, caller, event, input.deck);
  mustBringDeck(context, event, deck);
  return execute(
    context,
    caller,
    input,
    (now) => ({ kind: 'CONSENTED', input: { entrant: ownNumber(now, caller), deck: plain(deck) } }),
    (now) => caller.id === now.organizer && mustHaveJudge(now),
  );
}

/** A registered deck can be changed only until the tournament begins. */
export async function changeDeck(context: TournamentContext, caller: Caller, input: Request & { deck: DeckChoice }) {
  const { event } = await cachedFor(context, caller, input.id);
  const deck = plain(await deckOf(context, caller, event, input.deck)) ?? [];
  return execute(context, caller, input, (now) => ({
    kind: 'DECK_CHANGED',
    input: { entrant: ownNumber(now, caller), deck },
  }));
}

function deckOf(context: TournamentContext, caller: Caller, event: Event, deck: DeckChoice | null | undefined) {
  const { game, options } = event.setup;
  const own = entrantOf(event, caller.id);
  const team = own ? { decks: own.decks, member: own.members.indexOf(caller.id) } : null;
  return checkedDeck(context.matches, caller, { game, options, deck, team });
}

function plain(deck: DeckList | null): { card: string; count: number }[] | null {
  return deck ? deck.map(({ card, count }) => ({ card, count })) : null;
}

function ownNumber(event: Event, { id }: Caller): number {
  const mine = entrantOf(event, id);
  if (!mine) throw new Refused('FORBIDDEN', 'You are not entered in this tournament: register first.');
  return mine.number;
}

/** A request about an entrant. Default: the caller's own entrant. */
type AboutEntrant = Request & { entrant?: number | null };

const own = (request: AboutEntrant, event: Event, caller: Caller) => ({ entrant: numberOf(event, caller, request) });

export const unregister = command('UNREGISTERED', own);

/** Checks an entrant in before the start, or reports that a no-show is back. */
export const checkIn = command('CHECKED_IN', own);

/** Drops an entrant, who loses a running table of two and is not paired again. */
export const drop = command('DROPPED', (request: AboutEntrant & WithReason, event, caller) => ({
  ...own(request, event, caller),
  ...reasonOf(request),
}));

function numberOf(event: Event, caller: Caller, { entrant }: AboutEntrant): number {
  const { id } = caller;
  // A player who has already unregistered may repeat that request.
  const mine = entrantOf(event, id) ?? event.entrants.findLast(({ members }) => members.includes(id));
  const number = entrant ?? mine?.number;
  if (number === undefined) throw new Refused('FORBIDDEN', 'You are not entered in this tournament: register first.');
  // Acting for others requires a key with the organizer's scope.
  if (!event.entrants[number - 1]?.members.includes(id)) mustHaveScope(caller, 'ORGANIZE');
  return number;
}
