import { type Link, openRelay, type Relay } from './relay.ts';

/** The statement at which a connection falls silent. */
export interface Stall {
  /** Matches the statement at which the connection stalls. If absent, the connection stalls at the next statement. */
  at?: RegExp;
  /** Matches earlier statements on the connection, to select the `commit` of a certain command. */
  after?: RegExp;
  /** With REQUEST, the statement does not arrive. With ANSWER, the server executes it, but its answer is lost. */
  lost: 'REQUEST' | 'ANSWER';
}

/** A stall that is waiting for its statement or has begun. */
export interface Stalling {
  /** Resolves when a connection has fallen silent. */
  hit: Promise<void>;
  /** Delivers everything that was held back, late but complete. */
  resume(): void;
}

/** A relay whose connections can fall silent without being closed, as when a machine on the way hangs. */
export interface StallProxy extends Relay {
  /** Makes the next matching connection fall silent until it is resumed. */
  stall(stall: Stall): Stalling;
  /** Makes all connections fall silent, including new ones, until they are resumed. */
  stallAll(): Stalling;
}

type Armed = Stall & { hit(link: Link): void };

/** @param target an address with a port on this machine, such as `postgres://user:password@127.0.0.1:5432/name` */
export async function stallProxy(target: string): Promise<StallProxy> {
  const armed: Armed[] = [];
  let isSilent = false;
  const relay: Relay = await openRelay(target, (link) => {
    if (isSilent) link.fallSilent();
    return listener(link, armed);
  });
  return {
    ...relay,
    stall: (stall) => arm(armed, stall),
    stallAll() {
      isSilent = true;
      for (const link of relay.links) link.fallSilent();
      const resume = () => {
        isSilent = false;
        for (const link of relay.links) link.resume();
      };
      return { hit: Promise.resolve(), resume };
    },
  };
}

function arm(armed: Armed[], stall: Stall): Stalling {
  let hit: (link: Link) => void = () => {};
  const silent = new Promise<Link>((resolve) => {
    hit = resolve;
  });
  const one = { ...stall, hit };
  armed.push(one);
  const resume = () => {
    const index = armed.indexOf(one);
    if (index >= 0) armed.splice(index, 1);
    else void silent.then((link) => link.resume());
  };
  return { hit: silent.then(() => {}), resume };
}

/** The number of sent characters that each connection remembers, enough for at least one transaction. */
const MEMORY = 20_000;

/** Passes on what a client sends, and lets the link fall silent at the statement of a stall. */
function listener(link: Link, armed: Armed[]): (bytes: Buffer) => void {
  let sent = '';
  return (bytes) => {
    const chunk = bytes.toString('latin1');
    const fits = ({ at, after }: Armed) => (at?.test(chunk) ?? true) && (after?.test(sent) ?? true);
    const index = link.isSilent ? -1 : armed.findIndex(fits);
    const [stall] = index < 0 ? [] : armed.splice(index, 1);
    sent = (/\bbegin\b/.test(chunk) ? chunk : sent + chunk).slice(-MEMORY);
    if (stall?.lost === 'REQUEST') link.fallSilent();
    link.up.write(bytes);
    if (stall?.lost === 'ANSWER') link.fallSilent();
    stall?.hit(link);
  };
}
