import type { Caller, Player } from '../../accounts/index.ts';
import { findPlayer, lockHoldings, notFree } from '../../accounts/inside.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { AnyGame, DeckList, TimeControl, TimeOutPolicy } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { longestWait } from '../match/clocks.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';
import { mayStake } from './may-stake.ts';

/** Whether cards change their owner in a match with these options. */
export function isForKeeps(game: AnyGame, options: object): boolean {
  return game.collection?.forKeeps(options) ?? false;
}

/** The clock of a match for keeps whose creator names none. */
const CLOCK: TimeControl = { days: 3 };
/** The longest a seat may keep the others' cards waiting, in milliseconds: whoever loses must not hold them hostage. */
const LONGEST_WAIT = 7 * 86_400_000;
/** The last time-out that a seat may be allowed. */
const MOST_TIME_OUTS = 3;

/** What of a new match's settings staking has a say in. */
interface Wanted {
  bots?: readonly unknown[] | null;
  onTimeOut?: TimeOutPolicy | null;
  timeControl?: TimeControl | null;
  forfeitAfter?: number | null;
}

/**
 * A match for keeps is played by accounts, one seat each, to the end: no bots, no guests, and always with a clock by which
 * whoever stops answering loses: ABSENT is taken for FORFEIT.
 * @throws Refused FORBIDDEN, TOO_EARLY, BAD_INPUT
 */
export async function forKeepsInput<W extends Wanted>(room: Room, caller: Caller, input: W): Promise<W> {
  await mayStake(room, await accountOf(room, caller));
  if (input.bots?.length)
    throw new Refused('BAD_INPUT', 'Bots own no cards: leave bots out, or play a friendly match.', { field: 'bots' });
  if (input.onTimeOut === 'BOT')
    throw new Refused('BAD_INPUT', 'Bots cannot play for keeps: choose onTimeOut: FORFEIT.', { field: 'onTimeOut' });
  const timeControl = input.timeControl ?? CLOCK;
  if (longestWait(timeControl) > LONGEST_WAIT)
    throw new Refused(
      'BAD_INPUT',
      'In a match for keeps a player may think for at most 7 days: choose a shorter timeControl.',
      {
        field: 'timeControl',
      },
    );
  const forfeitAfter = Math.min(input.forfeitAfter ?? MOST_TIME_OUTS, MOST_TIME_OUTS);
  return { ...input, timeControl, onTimeOut: 'FORFEIT', forfeitAfter };
}

/**
 * The same for who joins one. True: the caller sits there already, and joining again changes nothing.
 * @throws Refused FORBIDDEN: a guest, or somebody who wants a second seat; TOO_EARLY
 */
export async function mayJoinForKeeps(
  room: Room,
  caller: Caller,
  match: MatchHead,
  seat: number | null | undefined,
): Promise<boolean> {
  const account = await accountOf(room, caller);
  const [mine] = seatsOf(match, caller.id);
  if (mine !== undefined && typeof seat === 'number' && seat !== mine)
    throw new Refused(
      'FORBIDDEN',
      'You have a seat already, and a player can hold only one in a match for keeps: play on with that.',
    );
  if (mine === undefined) await mayStake(room, account);
  return mine !== undefined;
}

async function accountOf(room: Room, { id }: Caller): Promise<Player> {
  const player = await findPlayer(room, id);
  if (player && !player.guest) return player;
  throw new Refused('FORBIDDEN', 'Guests can only play friendly matches: sign up to play for keeps.');
}

/**
 * The last word on a deck that is staked, in the transaction that takes the seat and before it: its cards are owned, and
 * staked nowhere else, until the match is over.
 * @throws Refused INVALID_DECK naming every card that is not there
 */
export async function stake(
  room: Pick<Room, 'db' | 'now'>,
  tx: Transaction,
  caller: Caller,
  game: AnyGame,
  deck: DeckList | null,
): Promise<void> {
  const missing = notFree(await lockHoldings({ ...room, tx }, caller.id, game), deck ?? []);
  if (missing.length > 0) throw new Refused('INVALID_DECK', missing.join(' '), { broken: missing });
}
