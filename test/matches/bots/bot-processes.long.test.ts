import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { botDice, fastRandom } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { inlineBotWorkers, separateBotWorkers } from '../../../src/matches/bots/bot-workers.ts';
import { createMatch, moveBot } from '../../../src/matches/index.ts';
import type { BotWorkers } from '../../../src/matches/match/bot-position.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { bundleSource } from '../../bundle-source.ts';
import { type Node, openSetting, quietBus, type Setting, wholeMatch } from '../setting.ts';

let setting: Setting;
let folder: string;
let ada: Caller;
let bob: Caller;
const thinkers: BotWorkers[] = [];

beforeAll(async () => {
  setting = await openSetting();
  [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-thinking-'));
});
afterAll(async () => {
  await Promise.all(thinkers.map((botWorkers) => botWorkers.close()));
  await setting.close();
  await rm(folder, { recursive: true, force: true });
});

const apart = async (worker = 'src/matches/bots/bot-worker-main.ts') => {
  const botWorkers = separateBotWorkers({ threads: 1, file: pathToFileURL(await bundleSource(worker)) });
  thinkers.push(botWorkers);
  return botWorkers;
};

/** Starts a node with the real games, because worker processes know no others. */
const nodeWith = (botWorkers: BotWorkers) => setting.node({ games: GAMES, botWorkers });

/** Creates a match between two bots. Also returns the wake-up of the bot whose turn it is. */
async function bots(node: Node, caller: Caller, level: 'STEADY' | 'STRONG') {
  const input = { game: 'spark-forming', seats: 2, bots: [{ level }, { level }] };
  const { id: matchId } = await createMatch(node.matches, caller, input);
  return { matchId, asked: await askedOf(node, matchId) };
}

async function askedOf(node: Node, matchId: string) {
  const { waitingFor, standing } = await wholeMatch(node.matches, matchId);
  const seat = waitingFor[0] ?? expect.fail('no seat is asked');
  return { matchId, seat, version: standing[seat]?.since ?? 0 };
}

describe('a bot in its own process', () => {
  it('answers as it would in this process, each time it is asked', async () => {
    const [there, here] = [await apart(), inlineBotWorkers(GAMES)];
    const node = await nodeWith(there);
    const { matchId, asked } = await bots(node, ada, 'STRONG');
    const { game, at } = await wholeMatch(node.matches, matchId);
    if (!at) return expect.fail('the match has not begun');
    const toThink = {
      game,
      at,
      seat: asked.seat,
      dice: botDice('00'.repeat(32), asked.seat, 0),
      level: 'STRONG' as const,
    };
    const answers = await Promise.all(['a', 'b'].map((question) => there.answer(toThink, { owner: 'ada', question })));
    const own = await here.answer(toThink, { owner: 'ada', question: 'a' });
    expect(answers).toEqual([own, own]);
  });

  it('answers even if its process is killed while it thinks', async () => {
    const marker = path.join(folder, 'dies');
    writeFileSync(marker, '');
    process.env.DIES_WITH = marker;
    const node = await nodeWith(await apart('test/workers/dying-bot.ts'));
    const { matchId, asked } = await bots(node, ada, 'STRONG');
    await moveBot(node.matches, asked);
    expect(existsSync(marker)).toBe(false);
    expect((await wholeMatch(node.matches, matchId)).version).toBeGreaterThan(asked.version);
  });

  it('drops the question when another node answers first', async () => {
    const gate = path.join(folder, 'gate');
    writeFileSync(gate, '');
    process.env.WAITS_FOR = gate;
    const [botWorkers, bus] = [await apart('test/workers/gated-bot.ts'), await quietBus()];
    const node = await setting.node({ games: GAMES, botWorkers, bus });
    const quicker = await setting.node({ games: GAMES, bus });
    const [first, second] = [await bots(node, bob, 'STRONG'), await bots(node, ada, 'STRONG')];
    const busy = awaitedLater(moveBot(node.matches, first.asked));
    const left = awaitedLater(moveBot(node.matches, second.asked));
    await expect.poll(() => botWorkers.waiting).toBe(1);
    await moveBot(quicker.matches, second.asked);
    const { version } = await wholeMatch(quicker.matches, second.matchId);
    expect(version).toBe(second.asked.version + 1);
    await left;
    expect(botWorkers.waiting).toBe(0);
    rmSync(gate);
    await busy;
    expect((await wholeMatch(node.matches, second.matchId)).version).toBe(version);
  });

  it('waits for at most one question of another player, however many matches that player has', async () => {
    const botWorkers = await apart('test/workers/gated-bot.ts');
    const node = await nodeWith(botWorkers);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => bots(node, bob, 'STRONG')));
    const mine = await bots(node, ada, 'STRONG');
    const order: string[] = [];
    const noting = async (asked: typeof mine.asked, whose: string) => {
      await moveBot(node.matches, asked);
      order.push(whose);
    };
    await Promise.all([...crowd.map(({ asked }) => noting(asked, 'bob')), noting(mine.asked, 'ada')]);
    expect(order.indexOf('ada')).toBeLessThanOrEqual(2);
  });
});

describe('the dice of a bot', () => {
  it('differ for each question and repeat when the same question is asked again', () => {
    const seed = 'ab'.repeat(32);
    const dice = [botDice(seed, 0, 1), botDice(seed, 0, 2), botDice(seed, 1, 1), botDice('cd'.repeat(32), 0, 1)];
    expect(new Set(dice).size).toBe(4);
    expect(botDice(seed, 0, 1)).toBe(dice[0]);
    expect(() => dice.forEach(fastRandom)).not.toThrow();
  });
});
