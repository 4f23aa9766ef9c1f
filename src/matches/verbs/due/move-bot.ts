import { randomBytes } from 'node:crypto';
import { BOT_POLICIES, fastRandom } from '../../../engine/index.ts';
import { enter } from '../../door/enter.ts';
import { byRules } from '../../log/rules-broken.ts';
import { botAt, type Match } from '../../match/match.ts';
import type { Room } from '../../room.ts';

/** A question to a bot's seat: which match, which seat, and the version since which it stands. */
export interface BotAsked {
  matchId: string;
  seat: number;
  version: number;
}

/** A bot answers, through the same door as everybody. Does nothing when the question no longer stands. */
export async function moveBot(room: Room, { matchId, seat, version }: BotAsked): Promise<void> {
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.upTo(matchId, version);
    if (!hot) return;
    await enter(room, hot, (match) => {
      const move = stands(match, seat, version) ? botMove(match, seat) : null;
      return move && { action: { kind: 'MOVE', seat, move }, house: true };
    });
  });
}

function stands(match: Match, seat: number, version: number): boolean {
  return match.status === 'RUNNING' && match.waitingFor.includes(seat) && match.standing[seat]?.since === version;
}

// Its dice are its own, never the match's: those would tell it what comes.
function botMove(match: Match, seat: number): object | null {
  const level = botAt(match, seat);
  const { game, at } = match;
  if (!level || !at) return null;
  const random = fastRandom(randomBytes(4).readUInt32BE());
  return byRules(() => BOT_POLICIES[level](game, at, seat, random));
}
