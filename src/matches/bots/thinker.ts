import { availableParallelism } from 'node:os';
import { type AnyGame, SEARCHED, UnknownHere } from '../../engine/index.ts';
import { once } from '../../ledger/exclusive.ts';
import { WorkerPool } from '../../process/worker-pool.ts';
import { byRules } from '../log/rules-broken.ts';
import { MatchBug } from '../match/checks.ts';
import type { Thinker, ThinkingTurn } from '../match/workers.ts';
import { type Asked, type Thought, thoughtOf } from './thought.ts';

/** Questions and analyses that may wait: several times the jobs that a node holds in view. */
const QUEUE = 4000;
/** Milliseconds for one answer. The longest takes some seconds, and more where the machine has other things to do. */
const LONGEST = 120_000;
/** MiB for each of them: all games, and a search. */
const MEMORY = 512;

const here = import.meta.url;
const PROCESS = new URL(here.endsWith('.ts') ? './thinking-process.ts' : './thinking-process.js', here);

/** Bots think in this thread and keep everybody waiting meanwhile: for games that are not in the registry. */
export function thinkHere(games: readonly AnyGame[]): Thinker {
  return { ...thinking(async (asked) => thoughtOf(games, asked)), waiting: 0, close: async () => {} };
}

/**
 * Bots of registered games that search think in processes of their own, at a low priority; those that do not search, on a thread.
 * @param threads how many search; 0: one fewer than there are cores, at least one
 * @param longest milliseconds for one answer
 */
export function thinkApart({ threads = 0, longest = LONGEST, file = PROCESS } = {}): Thinker {
  const most = threads || Math.max(1, availableParallelism() - 1);
  const settings = { file, memory: MEMORY, queue: QUEUE };
  const pool = new WorkerPool<Asked, Thought>({ ...settings, runtime: 'child_process', workers: most });
  // Bots that do not search take milliseconds: they do not wait for searches, and no move waits for them.
  const brief = new WorkerPool<Asked, Thought>({ ...settings, runtime: 'worker_threads', workers: 1 });
  return {
    ...thinking((asked, turn) => (searches(asked) ? pool : brief).ask(asked, { ...turn, longest })),
    get waiting() {
      return pool.waiting + brief.waiting;
    },
    close: async () => void (await Promise.all([pool.close(), brief.close()])),
  };
}

function searches({ wanted }: Asked): boolean {
  return 'iterations' in wanted || wanted.level in SEARCHED;
}

/** @param ask has a question thought about, in its turn */
function thinking(
  ask: (asked: Asked, turn: Omit<ThinkingTurn, 'question'>) => Promise<Thought>,
): Pick<Thinker, 'answer' | 'estimate'> {
  const asking = new Map<string, Promise<Thought>>();
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

function failed(thought: Thought): never {
  if (!('broken' in thought)) throw new MatchBug('another question was answered than the one that was asked');
  throw thought.unknown ? new UnknownHere(thought.broken) : new MatchBug(thought.broken);
}
