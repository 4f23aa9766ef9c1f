import { TooLate } from '../../src/ledger/store.ts';
import type { Faults } from './faults.ts';
import { type Actor, actor, type World } from './world.ts';

/** The time that a node waits for the store, and that the store may keep working after that, in milliseconds. */
const PATIENCE = 2000;
const GOES_ON = 1500;

/** One node's connection to the store. */
export interface Link {
  world: World;
  faults: Faults;
  node: Actor;
  /** Whether the store answers no node, or does not answer this one. */
  isDown(): boolean;
  /** Called when a fault hits a statement, and again when the node learns of it. */
  noteFault(): void;
  /** Called before anything leaves the node; the node may die here. */
  effect(): void;
}

const STORE = actor('store');

/**
 * Sends every call of a store over a network on which statements can be slow, lost before or after they take effect, or
 * refused. A statement takes effect at one moment; the node learns of it when the answer arrives, if it does.
 */
export function overNetwork<T extends object>(target: T, link: Link, name = ''): T {
  const known = new Map<string | symbol, unknown>();
  return new Proxy(target, {
    get(of, key) {
      const made = known.get(key);
      if (made) return made;
      const value: unknown = Reflect.get(of, key);
      const called = `${name}${String(key)}`;
      const through =
        typeof value === 'function'
          ? (...args: unknown[]) => statement(link, called, async () => value.apply(of, args))
          : typeof value === 'object' && value !== null
            ? overNetwork(value, link, `${called}.`)
            : value;
      known.set(key, through);
      return through;
    },
  });
}

/** Sends one statement of a node. @param patience how long the node waits for it, in milliseconds */
export function statement<T>(link: Link, name: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const { world, node } = link;
  return new Promise<T>((resolve, reject) => {
    link.effect();
    if (!node.alive) return;
    const fails = (after: number, error: () => Error) => {
      link.noteFault();
      world.after(after, node, () => {
        link.noteFault(); // work that began meanwhile may wait for the same answer
        world.note(`${name} fails`);
        reject(error());
      });
    };
    const takesEffect = (after: number, answered: (answer: Promise<T>) => void) =>
      world.after(after, STORE, () => {
        world.note(`${name} of ${node.name}`);
        answered(asNode(world, node, work));
      });
    const way = () => world.between(1, 3000) / 1000;
    if (link.isDown()) return fails(world.happens(500) ? way() : patience, cutOff);
    const outcome = outcomeOf(link.faults);
    if (outcome === 'refused') return fails(way(), refused);
    if (outcome === 'lost-before') return fails(way(), cutOff);
    if (outcome === 'too-late') {
      fails(patience, () => new TooLate('Query read timeout'));
      takesEffect(world.between(0, patience + GOES_ON), (answer) => answer.catch(() => {}));
      return;
    }
    if (outcome === 'slow') link.noteFault();
    const delay = outcome === 'slow' ? world.between(20, patience - 100) : way();
    takesEffect(delay, (answer) => {
      if (outcome === 'lost-after') {
        answer.catch(() => {});
        return fails(way(), cutOff);
      }
      const back = (settle: () => void) => {
        if (link.faults.strikes('node-stalls')) node.stalledUntil = world.now + world.between(5, 400);
        world.after(way(), node, settle);
      };
      answer.then(
        (value) => back(() => resolve(value)),
        (error) => back(() => reject(error)),
      );
    });
  });
}

const OUTCOMES = ['slow', 'lost-before', 'lost-after', 'refused', 'too-late'] as const;

function outcomeOf(faults: Faults): (typeof OUTCOMES)[number] | 'well' {
  return OUTCOMES.find((outcome) => faults.strikes(`statement-${outcome}`)) ?? 'well';
}

// Node code that runs within a transaction uses the node's own clock.
async function asNode<T>(world: World, node: Actor, work: () => Promise<T>): Promise<T> {
  const before = world.running;
  world.running = node;
  try {
    return await work();
  } finally {
    world.running = before;
  }
}

function cutOff(): Error {
  return new Error('Connection terminated unexpectedly');
}

function refused(): Error {
  return Object.assign(new Error('sorry, too many clients already'), { code: '53300', severity: 'FATAL' });
}
