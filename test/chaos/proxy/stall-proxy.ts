import { breakLine, type LineFault } from './line-faults.ts';
import type { Link } from './link.ts';
import { openRelay, type Relay } from './relay.ts';

/** When a connection falls silent, and which way the statement at which it does was going. */
export interface Stall {
  /** What the client sends at that moment; left out: whatever it sends next. */
  at?: RegExp;
  /** Sent earlier over the same connection: so that `commit` is that of one verb. */
  after?: RegExp;
  /** REQUEST: the statement does not arrive. ANSWER: it arrives and is executed, and its answer does not come back. */
  lost: 'REQUEST' | 'ANSWER';
  /** What befalls it before or after the statement has gone by; left out: it falls silent, until it is resumed. */
  fault?: { kind: LineFault; lasts: number };
}

/** A stall on its way. */
export interface Stalling {
  /** When a connection has fallen silent. */
  hit: Promise<void>;
  /** Nothing is lost on the way, only late: what was held back arrives now, even if its sender has hung up meanwhile. */
  resume(): void;
}

/** A way to a server of ours on which connections fall silent without being closed, as when a machine in between hangs. */
export interface StallProxy extends Relay {
  /** The next connection that fits falls silent in both directions, until it is resumed. */
  stall(stall: Stall): Stalling;
  /** All connections fall silent, the new ones too, until it is resumed. */
  stallAll(): Stalling;
}

/** @param target an address with a port on this machine, such as `postgres://user:password@127.0.0.1:5432/name` */
export async function stallProxy(target: string): Promise<StallProxy> {
  const armed: Armed[] = [];
  let dead = false;
  const relay: Relay = await openRelay(target, (link) => {
    if (dead) link.fallSilent();
    const pass = listener(link, armed);
    return (bytes) => {
      pass(bytes);
      for (const other of relay.links) if (other !== link) other.letPass();
    };
  });
  return {
    ...relay,
    stall: (stall) => arm(armed, stall),
    stallAll() {
      dead = true;
      for (const link of relay.links) link.fallSilent();
      const resume = () => {
        dead = false;
        for (const link of relay.links) link.resume();
      };
      return { hit: Promise.resolve(), resume };
    },
  };
}

type Armed = Stall & { hit(link: Link): void };

function arm(armed: Armed[], stall: Stall): Stalling {
  let hit: (link: Link) => void = () => {};
  const fallen = new Promise<Link>((resolve) => {
    hit = resolve;
  });
  const one = { ...stall, hit };
  armed.push(one);
  const resume = () => {
    const index = armed.indexOf(one);
    if (index >= 0) armed.splice(index, 1);
    else void fallen.then((link) => link.resume());
  };
  return { hit: fallen.then(() => {}), resume };
}

/** As much of what was sent is remembered as a transaction of ours is long, in characters. */
const MEMORY = 20_000;

// Passes on what a client sends, and falls silent at what one waits for.
function listener(link: Link, armed: Armed[]): (bytes: Buffer) => void {
  let sent = '';
  return (bytes) => {
    const chunk = bytes.toString('latin1');
    const stall = link.flows ? takeFitting(armed, { sent, chunk }) : undefined;
    sent = (/\bbegin\b/.test(chunk) ? chunk : sent + chunk).slice(-MEMORY);
    if (!stall) return link.up.write(bytes);
    if (stall.lost === 'ANSWER') link.up.write(bytes);
    if (stall.fault) breakLine(link, stall.fault.kind, stall.fault.lasts);
    else link.fallSilent();
    if (stall.lost === 'REQUEST') link.up.write(bytes);
    stall.hit(link);
  };
}

function takeFitting(armed: Armed[], { sent, chunk }: Sent): Armed | undefined {
  const index = armed.findIndex(({ at, after }) => (at?.test(chunk) ?? true) && (after?.test(sent) ?? true));
  return index < 0 ? undefined : armed.splice(index, 1)[0];
}

interface Sent {
  /** All of this transaction, or of these last statements, until now. */
  sent: string;
  chunk: string;
}
