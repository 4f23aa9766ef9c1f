import WebSocket from 'ws';
import { socketAddress } from '../client.ts';

/** What came for one operation, byte for byte. */
export interface Heard {
  type: 'next' | 'error';
  /** As it stood in the message. */
  payload: string;
}

const MESSAGE = /^\{"id":"([^"]+)","type":"(\w+)"(?:,"payload":(.*))?\}$/s;

/** One socket over which queries and mutations are sent, and answers heard as they are written. */
export class BareExchange {
  readonly socket: WebSocket;
  /** Every message of the server's, in the order in which they came: `type id`. */
  readonly order: string[] = [];
  readonly #waiting = new Map<string, (heard: Heard) => void>();
  #ids = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async open(address: string, token?: string): Promise<BareExchange> {
    const socket = new WebSocket(socketAddress(address), 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const welcomed = new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { token } : {} }));
    await welcomed;
    return new BareExchange(socket);
  }

  /** Sends it at once, whatever is not answered yet. */
  ask(payload: object): Promise<Heard> {
    const id = `o${++this.#ids}`;
    const heard = new Promise<Heard>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, type: 'subscribe', payload }));
    return heard;
  }

  #hear(text: string): void {
    const [, id = '', type = '', payload = ''] = MESSAGE.exec(text) ?? [];
    this.order.push(`${type} ${id}`);
    if (type === 'next' || type === 'error') this.#waiting.get(id)?.({ type, payload });
  }
}

/** The same over HTTP, its body as it is written. */
export async function posted(address: string, payload: object, token?: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(payload) });
  return answer.text();
}

/** What a message says as a body of HTTP would. */
export function asBody({ type, payload }: Heard): string {
  return type === 'next' ? payload : `{"errors":${payload}}`;
}
