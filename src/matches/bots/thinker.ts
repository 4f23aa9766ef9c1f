import { availableParallelism } from 'node:os';
import { type AnyGame, SEARCHED, UnknownHere } from '../../engine/index.ts';
import { once } from '../../ledger/exclusive.ts';
import { WorkerPool } from '../../process/worker-pool.ts';
import { byRules } from '../log/rules-broken.ts';
import { MatchBug } from '../match/checks.ts';
import type { Thinker, ThinkingTurn, ToThink } from '../match/workers.ts';
import { type Asked, type Thought, thoughtOf } from './thought.ts';

/** Questions and analyses that may wait: several times the jobs that a node holds in view. */
const QUEUE = 4000;
/** Milliseconds for one answer. The longest takes some seconds, and more where the machine has other things to do. */
const LONGEST = 120_000;
/** MiB for each of them: all games, and a search. */
const MEMORY = 512;

const here = import.meta.url;
const PROCESS = new URL(here.endsWith('.ts') ? './thinking-process.ts' : './thinking-process.js', here);

/** Has the next question thought about by somebody. */
type Ask = (asked: Asked, turn: Omit<ThinkingTurn, 'question'>) => Promise<Thought>;

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

function thinking(ask: Ask): Pick<Thinker, 'answer' | 'estimate'> {
  const asking = new Map<string, Promise<Thought>>();
  return {
    async answer({ level, ...asked }, turn) {
      const thought = await once(asking, turn.question, () => ask(handedOver(asked, { level }), turn));
      return byRules(() => ('move' in thought ? thought.move : failed(thought)));
    },
    async estimate({ iterations, also, ...asked }, turn) {
      const thought = await ask(handedOver(asked, { iterations, also }), { ...turn, behind: true });
      return byRules(() => ('estimates' in thought ? thought.estimates : failed(thought)));
    },
  };
}

function handedOver({ game, at, seat, dice }: ToThink, wanted: Asked['wanted']): Asked {
  return { game: game.id, at, seat, dice, wanted };
}

function failed(thought: Thought): never {
  if (!('broken' in thought)) throw new MatchBug('another question was answered than the one that was asked');
  throw thought.unknown ? new UnknownHere(thought.broken) : new MatchBug(thought.broken);
}
