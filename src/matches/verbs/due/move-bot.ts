import { think } from '../../bots/think.ts';
import { enter } from '../../door/enter.ts';
import { type BotAsked, stands } from '../../match/bot-asked.ts';
import type { Room } from '../../room.ts';

/**
 * A bot answers, through the same door as everybody. Does nothing when the question no longer stands, or has been overtaken
 * while the bot thought.
 * @throws PoolBusy, ThreadDied: to be asked again
 */
export async function moveBot(room: Room, asked: BotAsked): Promise<void> {
  const { matchId, seat, version } = asked;
  const answer = await think(room, asked);
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.upTo(matchId, version);
    if (!hot) return;
    await enter(room, hot, (match) => {
      const move = stands(match, asked) ? answer() : null;
      return move && { action: { kind: 'MOVE', seat, move }, house: true };
    });
  });
}
