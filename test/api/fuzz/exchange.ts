import { connect } from 'node:net';
import type { Pool } from 'undici';
import WebSocket from 'ws';
import type { HttpRequest } from './requests.ts';

/** A response over any protocol. */
export interface Reply {
  /** The HTTP status, the close code of a WebSocket, or 0 for raw bytes. */
  status: number;
  text: string;
}

/** The time limit for a response, and the time to listen on a socket, in milliseconds. */
const [PATIENCE, LISTENS] = [60_000, 150];

/** @throws Error if there is no response */
export async function overHttp(pool: Pool, { method, path, headers, body }: HttpRequest): Promise<Reply> {
  const limits = { headersTimeout: PATIENCE, bodyTimeout: PATIENCE };
  const answer = await pool.request({ method: method as 'GET', path, headers, body, ...limits }); // the type lists few methods
  return { status: answer.statusCode, text: await answer.body.text() };
}

export function overSocket(url: string, messages: readonly string[]): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const heard: string[] = [];
    const late = setTimeout(() => reject(new Error('a WebSocket was not closed')), PATIENCE);
    socket.on('error', reject);
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('open', () => {
      for (const message of messages) socket.send(message);
      setTimeout(() => socket.close(1000), LISTENS);
    });
    socket.on('close', (status) => {
      clearTimeout(late);
      resolve({ status, text: heard.join('\n') });
    });
  });
}

export function overTcp(url: string, bytes: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setTimeout(LISTENS, () => socket.destroy());
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error); // other errors mean that the server closed the connection
    });
    socket.on('close', () => resolve({ status: 0, text }));
  });
}
