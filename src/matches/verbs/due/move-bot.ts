import { type Answered, lookAt, think } from '../../bots/think.ts';
import { enter } from '../../door/enter.ts';
import { type BotAsked, stands } from '../../match/bot-asked.ts';
import type { Room } from '../../room.ts';

/**
 * A bot answers, through the same door as everybody. Does nothing when the question no longer stands, or has been overtaken
 * while the bot thought. Only so many are looked at, and answered where that takes no thought, at the same time; but who thinks
 * keeps nobody from being looked at, and waits in one line alone, that for a thread.
 * @throws PoolBusy: ask again later
 */
export async function moveBot(room: Room, woken: BotAsked): Promise<void> {
  const asked = { ...woken, epoch: (await room.hot.upTo(woken.matchId, woken.version))?.match.epoch };
  const thinking = await room.botTurns.run(asked.owner ?? asked.matchId, async () => {
    const seen = await lookAt(room, asked);
    if (typeof seen !== 'function') return seen;
    await give(room, asked, seen);
    return null;
  });
  if (thinking) await give(room, asked, await think(room, asked, thinking));
}

async function give(room: Room, asked: BotAsked, answer: Answered): Promise<void> {
  const { matchId, seat, version } = asked;
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.upTo(matchId, version);
    if (!hot) return;
    await enter(room, hot, (match) => {
      const move = stands(match, asked) ? answer() : null;
      return move && { action: { kind: 'MOVE', seat, move }, house: true };
    });
  });
}
