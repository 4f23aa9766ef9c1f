import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Caller, isNewcomer } from '../../accounts/index.ts';
import { earlierAnswer, isFirst, type KeyedRequest, keyedRequest } from '../../accounts/inside.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import {
  type AnyGame,
  AUTO_PASS,
  type AutoPass,
  BOT_LEVELS,
  type BotLevel,
  type DeckList,
  SEARCHED,
  type Seat,
  TIME_OUT_POLICIES,
  type TimeControl,
  type TimeOutPolicy,
  timeControlInput,
} from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { parsed } from '../../process/checked-input.ts';
import { beginIfFull } from '../door/begin-full.ts';
import { freshHot, readMatch } from '../door/read-match.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { broughtDeck, type DeckChoice, mustGoTogether } from '../keeps/brought-deck.ts';
import { forKeepsInput, isForKeeps, stake } from '../keeps/stakes.ts';
import type { Along } from '../log/match-store.ts';
import type { NewMatch, NewSeat } from '../log/waiting/new-match.ts';
import { entropyInput } from '../match/checks.ts';
import { VISIBILITIES, type Visibility } from '../match/match.ts';
import { gameOf, noSuchGame, type Room } from '../room.ts';
import { mayHaveBotsPlay, mayHaveOneMore, networkDigest } from './open-matches.ts';

export interface BotInput {
  level: BotLevel;
  seat?: number | null;
  deck?: DeckChoice | null;
}

export interface CreateMatch {
  game: string;
  /** Left out: as few as the game allows, and room for the bots. */
  seats?: number | null;
  options?: unknown;
  deck?: DeckChoice | null;
  timeControl?: TimeControl | null;
  visibility?: Visibility | null;
  bots?: readonly BotInput[] | null;
  autoPass?: AutoPass | null;
  onTimeOut?: TimeOutPolicy | null;
  /** With FORFEIT: the time-out by which a seat is out. */
  forfeitAfter?: number | null;
  /** With BOT: of which level the bot is. */
  standInLevel?: BotLevel | null;
  /** What the creator puts into the deal. */
  entropy?: string | null;
  /** The client's own name for the request, 1 to 200 characters: the same key of the same player is answered the same way. */
  key?: string | null;
}

const settings = z.object({
  timeControl: timeControlInput.nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  autoPass: z.enum(AUTO_PASS).nullish(),
  onTimeOut: z.enum(TIME_OUT_POLICIES).nullish(),
  forfeitAfter: z.int().min(1).max(1000).nullish(),
  standInLevel: z.enum(BOT_LEVELS).nullish(),
  entropy: entropyInput,
});

const botInput = z.object({ level: z.enum(BOT_LEVELS), seat: z.int().nullish() });

/**
 * Opens a match. The creator takes the first seat that is not a bot's; with a bot on every seat the creator watches.
 * The hash of the seed is fixed here, before anybody knows who will sit where.
 * For keeps the creator's deck is staked from here on, until the match is over or cancelled.
 * @throws Refused NOT_FOUND (game), BAD_INPUT (a key that was used for something else, too), INVALID_DECK, FORBIDDEN (too many open matches; a guest, for keeps),
 *   TOO_EARLY (for keeps)
 * @param address the caller's: newcomers of one address share the turns of their bots, and matches for keeps between two
 *   networks are limited; null: unknown
 */
export async function createMatch(
  room: Room,
  caller: Caller,
  wanted: CreateMatch,
  address: string | null = null,
): Promise<SeenMatch> {
  return openMatch(room, caller, wanted, { address });
}

/** What else is done for a new match, with it or not at all. */
export interface Opening {
  /** As {@link createMatch} takes it. */
  address?: string | null | undefined;
  /** Which seat its creator takes, of those that no bot has. */
  seat?: number | undefined;
  /** Left out: the match is all that is wanted under its key. */
  request?: KeyedRequest | null | undefined;
  /** @param free the seats that are nobody's yet */
  also?(tx: Transaction, id: string, free: readonly number[], client: TransactionClient): Promise<void>;
}

/** The same, for players who are to meet in it. @throws Refused as {@link createMatch} */
export async function openMatch(
  room: Room,
  caller: Caller,
  wanted: CreateMatch,
  { seat, also, address = null, request = keyedRequest(caller, 'createMatch', wanted) }: Opening = {},
): Promise<SeenMatch> {
  const before = await earlierAnswer(room, request);
  if (before) return readMatch(room, caller, before);
  const game = gameOf(room, wanted.game);
  if (!game) throw noSuchGame(room, wanted.game);
  const options = optionsOf(game, wanted.options);
  const forKeeps = isForKeeps(game, options);
  const input = forKeeps ? await forKeepsInput(room, caller, wanted) : wanted;
  const places = await placesOf(room, caller, game, options, { ...input, seat });
  const id = randomUUID();
  await mayHaveOneMore(room, caller, id);
  const isBound = forKeeps || isNewcomer(caller, room.now());
  const newcomersOf = address !== null && isBound ? networkDigest(address) : null;
  if (places.every(({ bot }) => bot)) await mayHaveBotsPlay(room, caller, searches(places) ? newcomersOf : null);
  const match = { id, forKeeps, newcomersOf, ...newMatch(room, caller, game, options, input), seats: places };
  const isAlone = !request && !forKeeps && !also;
  const along: Along = async ({ tx, client }, write) => {
    if (!(await isFirst(room, tx, request, { answerId: id, at: new Date(room.now()) }))) return;
    if (forKeeps) await stake(room, tx, caller, game, deckOf(places, caller));
    await write();
    await also?.(tx, id, freeSeats(places), client);
  };
  await room.store.waiting.create(match, isAlone ? undefined : along);
  const made = (await earlierAnswer(room, request)) ?? id;
  if (freeSeats(places).length === 0) await beginIfFull(room, made);
  else room.bus.publish(made, -1);
  return seenMatch(room, caller, (await freshHot(room, made)).match);
}

function newMatch(
  room: Room,
  caller: Caller,
  game: AnyGame,
  options: object,
  input: CreateMatch,
): Omit<NewMatch, 'id' | 'forKeeps' | 'newcomersOf' | 'seats'> {
  const { timeControl = null, visibility, onTimeOut, forfeitAfter, standInLevel = null } = parsed(settings, input);
  if (typeof forfeitAfter === 'number' && onTimeOut !== 'FORFEIT')
    throw new Refused(
      'BAD_INPUT',
      'forfeitAfter counts only with onTimeOut: FORFEIT. Set that, or leave forfeitAfter out.',
      { field: 'forfeitAfter' },
    );
  if (standInLevel !== null && onTimeOut !== 'BOT')
    throw new Refused(
      'BAD_INPUT',
      'standInLevel counts only with onTimeOut: BOT. Set that, or leave standInLevel out.',
      { field: 'standInLevel' },
    );
  return {
    ...{ game, options: Object.freeze(options), timeControl, standInLevel },
    visibility: visibility ?? 'PUBLIC',
    createdBy: caller.id,
    createdAt: new Date(room.now()),
    onTimeOut: onTimeOut ?? 'ABSENT',
    forfeitAfter: forfeitAfter ?? 3,
    ...{ tournamentId: null, place: null, broadcastDelay: 0 },
  };
}

// A rematch's maker may sit anywhere.
function deckOf(places: readonly NewSeat[], { id }: Caller): DeckList | null {
  return places.find(({ playerId }) => playerId === id)?.deck ?? null;
}

function searches(places: readonly NewSeat[]): boolean {
  return places.some(({ bot }) => bot !== null && bot in SEARCHED);
}

function freeSeats(places: readonly NewSeat[]): number[] {
  return places.filter(({ playerId, bot }) => !playerId && !bot).map(({ seat }) => seat);
}

export function optionsOf(game: AnyGame, given: unknown): object {
  const options = parsed(game.options, given ?? {}, 'options');
  if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(options)))
    throw new Refused(
      'BAD_INPUT',
      'The options contain a NUL or half a surrogate pair, which cannot be stored: leave it out.',
      { field: 'options' },
    );
  return options;
}

async function placesOf(
  room: Room,
  caller: Caller,
  game: AnyGame,
  options: object,
  input: CreateMatch & Pick<Opening, 'seat'>,
): Promise<NewSeat[]> {
  const bots = input.bots ?? [];
  const places = Array.from({ length: countOf(game, options, input, bots.length) }, (_, seat) => nobodyAt(seat));
  for (const bot of [...bots].sort(namedFirst)) {
    const place = free(places, parsed(botInput, bot, 'bots').seat);
    Object.assign(place, { bot: bot.level, deck: await broughtDeck(room, caller, game, options, bot.deck) });
  }
  const mine = places.find((place) => !place.bot && (input.seat ?? place.seat) === place.seat);
  const deck = await broughtDeck(room, caller, game, options, input.deck);
  const { autoPass, entropy = null } = parsed(settings, input);
  if (!mine && entropy !== null)
    throw new Refused(
      'BAD_INPUT',
      'You have no seat at this match, since bots have them all: leave entropy out, or fewer bots.',
      { field: 'entropy' },
    );
  if (mine) Object.assign(mine, { playerId: caller.id, deck, autoPass: autoPass ?? 'NONE', entropy });
  mustGoTogether(
    game,
    places.map((place) => place.deck),
  );
  return places;
}

function nobodyAt(seat: Seat): NewSeat {
  return { seat, playerId: null, bot: null, deck: null, autoPass: 'NONE', entropy: null };
}

function countOf(game: AnyGame, options: object, input: CreateMatch, bots: number): number {
  const { min, max } = game.seats;
  const count = input.seats ?? Math.min(max, Math.max(min, bots + 1));
  parsed(z.int().min(min).max(max), count, 'seats');
  if (bots > count)
    throw new Refused('BAD_INPUT', `There are ${count} seats for ${bots} bots: name fewer bots, or raise \`seats\`.`, {
      field: 'bots',
    });
  const misfit = game.misfit?.(count, options);
  if (misfit) throw new Refused('BAD_INPUT', misfit, { field: 'seats' });
  return count;
}

function namedFirst(a: BotInput, b: BotInput): number {
  return Number(typeof b.seat === 'number') - Number(typeof a.seat === 'number');
}

// Without a wish a bot takes the last free seat, so that the creator keeps the first.
function free(places: NewSeat[], wish: number | null | undefined): NewSeat {
  const found = places.findLast((place) => !place.bot && (typeof wish !== 'number' || place.seat === wish));
  if (!found)
    throw new Refused(
      'BAD_INPUT',
      `Seat ${wish ?? 'for a bot'} does not exist or is not free: name another one, or none.`,
      { field: 'bots.seat' },
    );
  return found;
}
