import { findPlayer, lockHoldings, notFree } from '../../accounts/for-transactions.ts';
import type { Caller, Player } from '../../accounts/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { AnyGame, DeckList, TimeControl, TimeOutPolicy } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { longestWait } from '../match/clocks.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import { mayStake } from './stake-limits.ts';

export function isForKeeps(game: AnyGame, options: object): boolean {
  return game.collection?.forKeeps(options) ?? false;
}

/** The default clock of a match for keeps. */
const CLOCK: TimeControl = { days: 3 };
/** The longest time for one answer, in milliseconds: a losing player must not hold cards hostage. */
const LONGEST_WAIT = 7 * 86_400_000;
const MOST_TIME_OUTS = 3;

interface Wanted {
  bots?: readonly unknown[] | null | undefined;
  onTimeOut?: TimeOutPolicy | null | undefined;
  timeControl?: TimeControl | null | undefined;
  forfeitAfter?: number | null | undefined;
}

/**
 * Returns the settings of a match for keeps. Such a match has no bots and no guests, one seat per account, and always a
 * clock, so that a player who stops answering loses. `ABSENT` counts as `FORFEIT`.
 * @throws Refused FORBIDDEN, TOO_EARLY, BAD_INPUT
 */
export async function forKeepsInput<W extends Wanted>(context: MatchContext, caller: Caller, input: W): Promise<W> {
  await mayStake(context, await accountOf(context, caller));
  if (input.bots?.length) throw badInput('bots', 'Bots own no cards: leave bots out, or play a friendly match.');
  if (input.onTimeOut === 'BOT') throw badInput('onTimeOut', 'Bots cannot play for keeps: choose onTimeOut: FORFEIT.');
  const timeControl = input.timeControl ?? CLOCK;
  if (longestWait(timeControl) > LONGEST_WAIT)
    throw badInput(
      'timeControl',
      'In a match for keeps a player may think for at most 7 days: choose a shorter timeControl.',
    );
  const forfeitAfter = Math.min(input.forfeitAfter ?? MOST_TIME_OUTS, MOST_TIME_OUTS);
  return { ...input, timeControl, onTimeOut: 'FORFEIT', forfeitAfter };
}

/**
 * Checks a player who joins a match for keeps. Returns true if the player already has a seat.
 * @throws Refused FORBIDDEN (the player is a guest or asks for a second seat), TOO_EARLY
 */
export async function mayJoinForKeeps(
  context: MatchContext,
  caller: Caller,
  match: MatchHead,
  seat: number | null | undefined,
): Promise<boolean> {
  const account = await accountOf(context, caller);
  const [mine] = seatsOf(match, caller.id);
  if (mine !== undefined && typeof seat === 'number' && seat !== mine)
    throw new Refused(
      'FORBIDDEN',
      'You already have a seat, and a match for keeps allows one per player: play on with that seat.',
    );
  if (mine !== undefined) return true;
  await mayStake(context, account);
  return false;
}

async function accountOf(context: MatchContext, { id }: Caller): Promise<Player> {
  const player = await findPlayer(context, id);
  if (player && !player.guest) return player;
  throw new Refused('FORBIDDEN', 'Guests can only play friendly matches: sign up to play for keeps.');
}

/**
 * Locks the caller's cards until the transaction ends.
 * @throws Refused INVALID_DECK, also if the deck is staked elsewhere
 */
export async function stake(
  context: Pick<MatchContext, 'db' | 'now'>,
  tx: Transaction,
  caller: Caller,
  game: AnyGame,
  deck: DeckList | null,
): Promise<void> {
  const missing = notFree(await lockHoldings({ ...context, tx }, caller.id, game), deck ?? []);
  if (missing.length > 0) throw new Refused('INVALID_DECK', missing.join(' '), { broken: missing });
}
