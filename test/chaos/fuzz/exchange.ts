import { connect } from 'node:net';
import type { Pool } from 'undici';
import WebSocket from 'ws';
import type { Sent } from './requests.ts';

/** What came of a request. */
export interface Came {
  /** Of HTTP its status, of a WebSocket the code it was closed with, of bytes 0. */
  status: number;
  text: string;
}

/** How long anything may take, in milliseconds. */
const PATIENCE = 60_000;
/** How long somebody listens who expects nothing in particular. */
const LISTENS = 150;

/** @throws Error when no answer comes */
export async function overHttp(pool: Pool, { method, path, headers, body }: Sent): Promise<Came> {
  const known = method as 'GET'; // the others are HTTP's, too
  const limits = { headersTimeout: PATIENCE, bodyTimeout: PATIENCE };
  const answer = await pool.request({ method: known, path, headers, body, ...limits });
  return { status: answer.statusCode, text: await answer.body.text() };
}

/** All that is heard over a WebSocket, until it is closed or has been quiet for long enough. */
export function overSocket(url: string, messages: readonly string[]): Promise<Came> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const heard: string[] = [];
    let status = 0;
    const late = setTimeout(() => reject(new Error('a WebSocket was not closed')), PATIENCE);
    socket.on('error', reject);
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('open', () => {
      for (const message of messages) socket.send(message);
      setTimeout(() => socket.close(1000), LISTENS);
    });
    socket.on('close', (code) => {
      clearTimeout(late);
      status = code;
      resolve({ status, text: heard.join('\n') });
    });
  });
}

/** Whatever comes back for some bytes. */
export function overTcp(url: string, bytes: string): Promise<Came> {
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
      if (error.code === 'ECONNREFUSED') reject(error); // else it was cut off, as it may be
    });
    socket.on('close', () => resolve({ status: 0, text }));
  });
}
