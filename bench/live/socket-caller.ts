import WebSocket from 'ws';

/** A message from the server, not validated, because the load must not cost more than the work that it measures. */
interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A WebSocket that sends operations and subscribes. */
export class SocketCaller {
  readonly #socket: WebSocket;
  readonly #calls = new Map<string, (payload: unknown) => void>();
  #ids = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
  }

  static async open(url: string, token: string | null): Promise<SocketCaller> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const welcomed = new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { token } : {} }));
    await welcomed;
    return new SocketCaller(socket);
  }

  /** Sends an operation and returns its first response, not validated, because the document determines the shape. */
  ask<T>(query: string, variables: object): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = this.subscribe<T>(query, variables, ({ data, errors }) => {
        this.#calls.delete(id);
        if (data === null || data === undefined) reject(new Error(JSON.stringify(errors)));
        else resolve(data);
      });
    });
  }

  /** Starts a subscription. @returns its id */
  subscribe<T>(query: string, variables: object, heard: (told: { data?: T | null; errors?: unknown }) => void): string {
    const id = String(++this.#ids);
    this.#calls.set(id, (payload) => heard(payload as { data?: T | null; errors?: unknown }));
    this.#socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
    return id;
  }

  end(id: string): void {
    this.#calls.delete(id);
    this.#socket.send(JSON.stringify({ id, type: 'complete' }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear({ id, type, payload }: Message): void {
    if (id === undefined || type === 'complete') return;
    this.#calls.get(id)?.(type === 'error' ? { errors: payload } : payload);
  }
}
