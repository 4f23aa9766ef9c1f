import { availableParallelism } from 'node:os';
import { type AnyGame, SEARCHED, UnknownHere } from '../../engine/index.ts';
import { once } from '../../ledger/exclusive-writers.ts';
import { WorkerPool } from '../../process/worker-pool.ts';
import { byRules } from '../log/rules-broken.ts';
import type { BotWorkers, QueuePlace } from '../match/bot-position.ts';
import { MatchBug } from '../match/checks.ts';
import { type BotAnswer, type BotRequest, computeAnswer } from './compute-answer.ts';

/** The maximum number of waiting questions and analyses, several times as many as one node is expected to have. */
const QUEUE = 4000;
/** The time limit for one answer, in milliseconds. A search takes a few seconds, or more on a busy machine. */
const LONGEST = 120_000;
/** The memory limit of one worker, in MiB: enough for all games and a search. */
const MEMORY = 512;

const here = import.meta.url;
const PROCESS = new URL(here.endsWith('.ts') ? './bot-worker-main.ts' : './bot-worker-main.js', here);

/** Runs bots on this thread, which blocks all requests. Used for games that are not in the registry. */
export function inlineBotWorkers(games: readonly AnyGame[]): BotWorkers {
  return { ...thinking(async (asked) => computeAnswer(games, asked)), waiting: 0, close: async () => {} };
}

/**
 * Bots that search run in low-priority processes, other bots on a thread.
 * @param threads the number of search processes; 0: one fewer than there are cores, at least one
 */
export function separateBotWorkers({ threads = 0, longest = LONGEST, file = PROCESS } = {}): BotWorkers {
  const most = threads || Math.max(1, availableParallelism() - 1);
  const settings = { file, memory: MEMORY, queue: QUEUE };
  const pool = new WorkerPool<BotRequest, BotAnswer>({ ...settings, runtime: 'child_process', workers: most });
  // Bots without a search need only milliseconds. On a separate thread they neither wait for searches nor delay moves.
  const brief = new WorkerPool<BotRequest, BotAnswer>({ ...settings, runtime: 'worker_threads', workers: 1 });
  return {
    ...thinking((asked, turn) => (searches(asked) ? pool : brief).ask(asked, { ...turn, longest })),
    get waiting() {
      return pool.waiting + brief.waiting;
    },
    close: async () => void (await Promise.all([pool.close(), brief.close()])),
  };
}

function searches({ wanted }: BotRequest): boolean {
  return 'iterations' in wanted || wanted.level in SEARCHED;
}

function thinking(
  ask: (asked: BotRequest, turn: Omit<QueuePlace, 'question'>) => Promise<BotAnswer>,
): Pick<BotWorkers, 'answer' | 'estimate'> {
  const asking = new Map<string, Promise<BotAnswer>>();
  return {
    async answer({ game, at, seat, dice, level }, turn) {
      const asked = { game: game.id, at, seat, dice, wanted: { level } };
      const thought = await once(asking, turn.question, () => ask(asked, turn));
      return byRules(() => ('move' in thought ? thought.move : failed(thought)));
    },
    async estimate({ game, at, seat, dice, ...wanted }, turn) {
      const thought = await ask({ game: game.id, at, seat, dice, wanted }, { ...turn, behind: true });
      return byRules(() => ('estimates' in thought ? thought.estimates : failed(thought)));
    },
  };
}

function failed(thought: BotAnswer): never {
  if (!('broken' in thought)) throw new MatchBug('the worker answered a different question');
  throw thought.unknown ? new UnknownHere(thought.broken) : new MatchBug(thought.broken);
}
