import { breakLine, type LineFault } from './line-faults.ts';
import type { Link } from './link.ts';
import { openRelay, type Relay } from './relay.ts';

/** When a connection falls silent, and in which direction the statement was going. */
export interface Stall {
  /** The client's bytes at that moment; if left out, anything that it sends next. */
  at?: RegExp;
  /** Bytes sent earlier over the same connection, to tell the `commit` of one verb from others. */
  after?: RegExp;
  /** REQUEST: the statement does not arrive. ANSWER: it arrives and is executed, but its answer does not arrive. */
  lost: 'REQUEST' | 'ANSWER';
  /** The fault before or after the statement has passed; if left out, the connection is silent until it is resumed. */
  fault?: { kind: LineFault; lasts: number };
}

/** A stall that waits for its moment. */
export interface Stalling {
  /** Resolves when a connection has fallen silent. */
  hit: Promise<void>;
  /** Delivers everything that was held back, even if its sender has hung up: it is late, but not lost. */
  resume(): void;
}

/**
 * A proxy to one of our servers whose connections can fall silent without being closed, as if a machine in between
 * hung.
 */
export interface StallProxy extends Relay {
  /** Makes the next matching connection fall silent in both directions until it is resumed. */
  stall(stall: Stall): Stalling;
  /** Makes all connections fall silent, including new ones, until it is resumed. */
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

/** How much of the sent text is remembered, in characters: the length of one of our transactions. */
const MEMORY = 20_000;

// Passes on what a client sends, and falls silent at the matching text.
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
  /** The text of this transaction, or of the last statements, so far. */
  sent: string;
  chunk: string;
}
