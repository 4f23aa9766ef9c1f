import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';

/** A request that a receiver got. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Answers requests. Tests can replace this function, which at first answers with 204. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a receiver of webhooks or pushes on its own port. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver: Receiver = {
    url: '',
    received,
    answer: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers, body });
    receiver.answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  receiver.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`;
  return receiver;
}

/** The receivers of one test file, closed after its tests. */
export function openReceivers(): () => Promise<Receiver> {
  const receivers: Receiver[] = [];
  afterAll(async () => {
    for (const receiver of receivers) await receiver.close();
  });
  return async () => {
    const made = await openReceiver();
    receivers.push(made);
    return made;
  };
}

/** How far a message's time may be from the receiver's clock, in seconds. */
const TOLERANCE = 300;

/** Whether a message is genuine, according to the Standard Webhooks 1.0.0 specification. */
export function isGenuine(
  { headers, body }: Pick<Received, 'headers' | 'body'>,
  secret: string,
  now = Date.now(),
): boolean {
  const [id, at] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  if (Math.abs(now / 1000 - Number(at)) > TOLERANCE) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}
