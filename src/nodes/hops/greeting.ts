import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';

/** Nodes of a release that says more or less do not understand one another: they call in vain, and each does its own work. */
const FORM = 'arbiter-hops-2';
const NONCE = 32;
const PROOF = 32;
/** How long the other end may take for it, in milliseconds. */
const PATIENCE = 2000;

/** The other end does not know the secret, or says nothing. */
export class NotOneOfUs extends Error {
  override name = 'NotOneOfUs';
}

// Each end sends something new, and shows that it knows the secret by a keyed hash over both: what has been heard once is good for
// nothing. Who calls shows it first: a stranger learns nothing but that somebody listens.

/**
 * Greets the node that one has called. @param secret of that node
 * @throws NotOneOfUs
 */
export async function greet(socket: Socket, secret: Buffer): Promise<void> {
  const theirs = await bytesOf(socket, NONCE);
  const ours = randomBytes(NONCE);
  socket.write(Buffer.concat([ours, proof(secret, 'calls', theirs, ours)]));
  mustBe(await bytesOf(socket, PROOF), proof(secret, 'answers', theirs, ours));
}

/** Greets whoever has called. @param secret our own @throws NotOneOfUs */
export async function greetBack(socket: Socket, secret: Buffer): Promise<void> {
  const ours = randomBytes(NONCE);
  socket.write(ours);
  const said = await bytesOf(socket, NONCE + PROOF);
  const theirs = said.subarray(0, NONCE);
  mustBe(said.subarray(NONCE), proof(secret, 'calls', ours, theirs));
  socket.write(proof(secret, 'answers', ours, theirs));
}

function proof(secret: Buffer, who: string, ofCalled: Buffer, ofCaller: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${FORM} ${who} `).update(ofCalled).update(ofCaller).digest();
}

function mustBe(given: Buffer, right: Buffer): void {
  if (!timingSafeEqual(given, right)) throw new NotOneOfUs('the other end does not know the secret');
}

/** The next bytes, and not one more; nothing else may be listening to it. */
function bytesOf(socket: Socket, count: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new NotOneOfUs('the other end says nothing')), PATIENCE);
    const look = () => {
      const bytes: unknown = socket.read(count);
      if (bytes instanceof Buffer && bytes.length === count) end(bytes);
      else if (socket.readableEnded || socket.destroyed) gone();
    };
    const gone = () => end(new NotOneOfUs('the other end has hung up'));
    const end = (result: Buffer | Error) => {
      clearTimeout(timer);
      socket.off('readable', look).off('close', gone).off('end', gone);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    socket.on('readable', look).on('close', gone).on('end', gone);
    look();
  });
}
