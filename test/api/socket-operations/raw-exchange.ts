import WebSocket from 'ws';
import { socketAddress } from '../client.ts';

/** The response to one operation, byte for byte. */
export interface Heard {
  type: 'next' | 'error';
  /** The raw JSON of the payload. */
  payload: string;
}

const MESSAGE = /^\{"id":"([^"]+)","type":"(\w+)"(?:,"payload":(.*))?\}$/s;

/** A socket that sends queries and mutations and keeps the responses as raw text. */
export class BareExchange {
  readonly socket: WebSocket;
  /** Every message from the server in order of arrival: `type id`. */
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

  /** Sends immediately, even if earlier operations have not been answered. */
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

/** Sends a request over HTTP and returns the raw body. */
export async function posted(address: string, payload: object, token?: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(payload) });
  return answer.text();
}

/** Converts a socket message to the form of an HTTP body. */
export function asBody({ type, payload }: Heard): string {
  return type === 'next' ? payload : `{"errors":${payload}}`;
}
