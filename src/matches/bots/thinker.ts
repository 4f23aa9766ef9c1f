import { availableParallelism } from 'node:os';
import { type AnyGame, UnknownHere } from '../../engine/index.ts';
import { once } from '../../log/once.ts';
import { type PoolTurn, ThreadPool } from '../../process/thread-pool.ts';
import { byRules } from '../log/rules-broken.ts';
import { MatchBug } from '../match/match-bug.ts';
import type { Thinker, ToThink } from '../match/thinker.ts';
import { type Asked, type Thought, thoughtOf } from './thought.ts';

/** Questions that may wait: more than jobs run at the same time. */
const QUEUE = 1000;
/** Milliseconds for one answer. The longest takes some seconds, and more where the machine has other things to do. */
const LONGEST = 120_000;
/** MiB for each process: all games, and a search. */
const MEMORY = 512;

const here = import.meta.url;
const PROCESS = new URL(here.endsWith('.ts') ? './thinking-process.ts' : './thinking-process.js', here);

/** Has the next question thought about by somebody. */
type Ask = (asked: Asked, turn: PoolTurn) => Promise<Thought>;

/** Bots think in this thread and keep everybody waiting meanwhile: for games that are not in the registry. */
export function thinkHere(games: readonly AnyGame[]): Thinker {
  return { ...thinking(async (asked) => thoughtOf(games, asked)), waiting: 0, close: async () => {} };
}

/**
 * Bots of registered games think in processes of their own, behind everybody else.
 * @param threads how many; 0: one fewer than there are cores, at least one
 * @param longest milliseconds for one answer
 */
export function thinkApart({ threads = 0, longest = LONGEST, file = PROCESS } = {}): Thinker {
  const most = threads || Math.max(1, availableParallelism() - 1);
  const pool = new ThreadPool<Asked, Thought>({
    file,
    memory: MEMORY,
    behind: true,
    threads: most,
    longest,
    queue: QUEUE,
  });
  return {
    ...thinking((asked, turn) => pool.ask(asked, turn)),
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
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
