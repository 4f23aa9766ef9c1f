import { expect } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import { socketAddress } from '../client.ts';

const message = z.looseObject({ id: z.string().optional(), type: z.string(), payload: z.unknown().optional() });
export type Message = z.infer<typeof message>;

/** A bare connection that records its messages, close code and close reason. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly heard: Message[] = [];
  readonly closed: Promise<number>;
  /** The close reason. */
  reason = '';

  /** @param options of the socket, such as headers or `autoPong`; `match`: a match to name in the address */
  constructor(
    address: string,
    { match, ...options }: WebSocket.ClientOptions & { match?: string } = {},
    protocol = 'graphql-transport-ws',
  ) {
    const url = socketAddress(address, match);
    this.socket = protocol ? new WebSocket(url, protocol, options) : new WebSocket(url, options);
    this.socket.on('message', (data) => this.heard.push(message.parse(JSON.parse(String(data)))));
    this.closed = new Promise((resolve) =>
      this.socket.on('close', (code, reason) => {
        this.reason = String(reason);
        resolve(code);
      }),
    );
  }

  async opened(): Promise<this> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  /** Waits for the connection and completes the handshake. */
  async ready(token?: string): Promise<this> {
    await this.opened();
    this.send({ type: 'connection_init', ...(token ? { payload: { token } } : {}) });
    await expect.poll(() => this.heard.some(({ type }) => type === 'connection_ack')).toBe(true);
    return this;
  }

  send(data: object | string): void {
    this.socket.send(typeof data === 'string' ? data : JSON.stringify(data));
  }

  subscribe(id: string, query: string, variables: object = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** Waits until a subscription has messages, and returns them. */
  async of(id: string): Promise<Message[]> {
    await expect.poll(() => this.heard.some((one) => one.id === id)).toBe(true);
    return this.heard.filter((one) => one.id === id);
  }

  /** Closes the connection and waits until it is closed. */
  async leave(): Promise<void> {
    this.socket.terminate();
    await this.closed;
  }
}

/** Returns the code of the first error in the received messages. */
export const codeIn = (messages: readonly Message[]) => JSON.stringify(messages).match(/"code":"(\w+)"/)?.[1];
