import { z } from 'zod';
import { earlierResult, isFirst, type KeyedRequest, keyedRequest } from '../../accounts/for-transactions.ts';
import { type Caller, isNewcomer } from '../../accounts/index.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import { timedUuid } from '../../db/uuid.ts';
import {
  type AnyGame,
  AUTO_PASS,
  BOT_LEVELS,
  SEARCHED,
  TIME_OUT_POLICIES,
  type TimeOutPolicy,
  timeControlInput,
} from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { parseInput, wholeNumber } from '../../process/parse-input.ts';
import { beginIfFull } from '../append/begin-match.ts';
import { gameOf, type MatchContext } from '../context.ts';
import type { TransactionWork } from '../log/match-store.ts';
import type { NewMatch, NewSeat } from '../log/waiting/new-match.ts';
import { VISIBILITIES } from '../match/match.ts';
import { chooseDeck, type DeckChoice, mustGoTogether } from '../stakes/chosen-deck.ts';
import { forKeepsInput, isForKeeps, stake } from '../stakes/stakes.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { freshMatch, readMatch } from '../view/read-match.ts';
import { entropyInput } from './deal-entropy.ts';
import { mayHaveBotsPlay, mayHaveOneMore, networkDigest } from './match-limits.ts';
import { mustBeRatable } from './may-be-rated.ts';

const settings = z.object({
  timeControl: timeControlInput.nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  autoPass: z.enum(AUTO_PASS).nullish(),
  onTimeOut: z.enum(TIME_OUT_POLICIES).nullish(),
  forfeitAfter: z.int().min(1).max(1000).nullish(),
  standInLevel: z.enum(BOT_LEVELS).nullish(),
  entropy: entropyInput,
  rated: z.boolean().nullish(),
});

const botInput = z.object({ level: z.enum(BOT_LEVELS), seat: z.int().nullish() });
type BotInput = z.input<typeof botInput> & { deck?: DeckChoice | null };

export interface CreateMatch extends z.input<typeof settings> {
  game: string;
  /** Default: the game's minimum, or enough for the creator and the bots. */
  seats?: number | null;
  options?: unknown;
  deck?: DeckChoice | null;
  bots?: readonly BotInput[] | null;
  key?: string | null;
}

/**
 * The creator takes the first seat without a bot, or watches if every seat has a bot. The hash of the seed is fixed
 * here, before anyone knows who will sit where. A creator who plays for keeps stakes the deck until the match is over
 * or cancelled.
 * @throws Refused NOT_FOUND (game), BAD_INPUT (also for a reused key), INVALID_DECK, FORBIDDEN (too many open matches,
 * or a guest plays for keeps or in a rated match), TOO_EARLY (for keeps)
 * @param address limits newcomers' bots and matches for keeps by network; null if unknown
 */
export async function createMatch(
  context: MatchContext,
  caller: Caller,
  wanted: CreateMatch,
  address: string | null = null,
): Promise<MatchView> {
  return openMatch(context, caller, wanted, { address });
}

interface Opening {
  address?: string | null | undefined;
  /** The creator's seat, which must not have a bot. */
  seat?: number | undefined;
  /** Default: a request that only creates the match. */
  request?: KeyedRequest | null | undefined;
  also?(tx: Transaction, id: string, free: readonly number[], client: TransactionClient): Promise<void>;
}

/** Opens a match like {@link createMatch}, also for challenges and rematches. @throws Refused as {@link createMatch} */
export async function openMatch(
  context: MatchContext,
  caller: Caller,
  wanted: CreateMatch,
  { seat, also, address = null, request = keyedRequest(caller, 'createMatch', wanted) }: Opening = {},
): Promise<MatchView> {
  const before = await earlierResult(context, request);
  if (before) return readMatch(context, caller, before);
  const game = gameOf(context, wanted.game);
  const options = optionsOf(game, wanted.options);
  const forKeeps = isForKeeps(game, options);
  if (wanted.rated) mustBeRatable(caller, wanted, forKeeps);
  const input = forKeeps ? await forKeepsInput(context, caller, wanted) : wanted;
  const places = await placesOf(context, caller, game, options, { ...input, seat });
  const id = timedUuid(context.now());
  await mayHaveOneMore(context, caller, id);
  const isBound = forKeeps || isNewcomer(caller, context.now());
  const newcomersOf = address !== null && isBound ? networkDigest(address) : null;
  const searches = places.some(({ bot }) => bot !== null && bot in SEARCHED);
  if (places.every(({ bot }) => bot)) await mayHaveBotsPlay(context, caller, searches ? newcomersOf : null);
  const match = { id, forKeeps, newcomersOf, ...newMatch(context, caller, game, options, input), seats: places };
  const isAlone = !request && !forKeeps && !also;
  const along: TransactionWork = async ({ tx, client }, write) => {
    if (!(await isFirst(context, tx, request, { answerId: id, at: new Date(context.now()) }))) return;
    const mine = places.find(({ playerId }) => playerId === caller.id); // a player who offers a rematch may have any seat
    if (forKeeps) await stake(context, tx, caller, game, mine?.deck ?? null);
    await write();
    await also?.(tx, id, freeSeats(places), client);
  };
  const row = await context.store.waiting.create(match, isAlone ? undefined : along);
  const made = row ? id : ((await earlierResult(context, request)) ?? id);
  let cached = row && !also ? context.cache.unbegun(row) : null; // `also` may reserve seats
  if (freeSeats(places).length === 0) cached = await beginIfFull(context, made, cached);
  else context.bus.publish(made, -1);
  return viewOfMatch(context, caller, (cached ?? (await freshMatch(context, made))).match);
}

function newMatch(
  context: MatchContext,
  caller: Caller,
  game: AnyGame,
  options: object,
  input: CreateMatch,
): Omit<NewMatch, 'id' | 'forKeeps' | 'newcomersOf' | 'seats'> {
  const {
    timeControl = null,
    visibility,
    onTimeOut,
    forfeitAfter,
    standInLevel = null,
    rated,
  } = parseInput(settings, input);
  const countsOnlyWith = (policy: TimeOutPolicy, field: string) =>
    badInput(field, `${field} applies only with onTimeOut: ${policy}. Set that policy, or leave ${field} out.`);
  if (typeof forfeitAfter === 'number' && onTimeOut !== 'FORFEIT') throw countsOnlyWith('FORFEIT', 'forfeitAfter');
  if (standInLevel !== null && onTimeOut !== 'BOT') throw countsOnlyWith('BOT', 'standInLevel');
  return {
    ...{ game, options: Object.freeze(options), timeControl, standInLevel },
    visibility: visibility ?? 'PUBLIC',
    createdBy: caller.id,
    createdAt: new Date(context.now()),
    onTimeOut: onTimeOut ?? 'ABSENT',
    forfeitAfter: forfeitAfter ?? 3,
    rated: rated ?? false,
    ...{ tournamentId: null, place: null, broadcastDelay: 0 },
  };
}

function freeSeats(places: readonly NewSeat[]): number[] {
  return places.filter(({ playerId, bot }) => !playerId && !bot).map(({ seat }) => seat);
}

export function optionsOf(game: AnyGame, given: unknown): object {
  const options = parseInput(game.options, given ?? {}, 'options');
  if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(options)))
    throw badInput('options', 'The options contain a NUL or half a surrogate pair, which cannot be stored: remove it.');
  return options;
}

async function placesOf(
  context: MatchContext,
  caller: Caller,
  game: AnyGame,
  options: object,
  input: CreateMatch & Pick<Opening, 'seat'>,
): Promise<NewSeat[]> {
  const bots = input.bots ?? [];
  const count = countOf(game, options, input, bots.length);
  const empty = { playerId: null, bot: null, deck: null, autoPass: 'NONE', entropy: null } as const;
  const places = Array.from({ length: count }, (_, seat): NewSeat => ({ seat, ...empty }));
  const isNamed = ({ seat }: BotInput): number => Number(typeof seat === 'number');
  for (const bot of [...bots].sort((a, b) => isNamed(b) - isNamed(a))) {
    const place = free(places, parseInput(botInput, bot, 'bots').seat);
    Object.assign(place, { bot: bot.level, deck: await chooseDeck(context, caller, game, options, bot.deck) });
  }
  const mine = places.find((place) => !place.bot && (input.seat ?? place.seat) === place.seat);
  const deck = await chooseDeck(context, caller, game, options, input.deck);
  const { autoPass, entropy = null } = parseInput(settings, input);
  if (!mine && entropy !== null)
    throw badInput(
      'entropy',
      'You have no seat in this match, because bots have all seats: omit entropy, or name fewer bots.',
    );
  if (mine) Object.assign(mine, { playerId: caller.id, deck, autoPass: autoPass ?? 'NONE', entropy });
  const decks = places.map((place) => place.deck);
  mustGoTogether(game, decks);
  return places;
}

function countOf(game: AnyGame, options: object, input: CreateMatch, bots: number): number {
  const { min, max } = game.seats;
  const count = input.seats ?? Math.min(max, Math.max(min, bots + 1));
  parseInput(wholeNumber(min, max), count, 'seats');
  if (bots > count)
    throw badInput('bots', `There are ${count} seats for ${bots} bots: name fewer bots, or raise \`seats\`.`);
  const misfit = game.misfit?.(count, options);
  if (misfit) throw badInput('seats', misfit);
  return count;
}

// If no seat is named, a bot takes the last free seat, so that the creator keeps the first one.
function free(places: NewSeat[], wish: number | null | undefined): NewSeat {
  const found = places.findLast((place) => !place.bot && (typeof wish !== 'number' || place.seat === wish));
  if (!found)
    throw badInput(
      'bots.seat',
      `Seat ${wish ?? 'for a bot'} does not exist or is not free: name another one, or none.`,
    );
  return found;
}
