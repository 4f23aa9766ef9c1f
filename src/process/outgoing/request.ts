import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';

interface OutgoingRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The maximum number of bytes to read of the response body. If there are more, the connection is closed. */
  maxBytes: number;
  /** Ends the request on abort, whatever the peer does. */
  signal: AbortSignal;
  /** Default: the system resolves names. */
  lookup?: LookupFunction;
}

export interface Answer {
  status: number;
  body: Buffer;
  complete: boolean;
}

/** The maximum size of a response's headers, in bytes. */
const MAX_HEAD = 16_384;
/** The maximum number of interim responses (1xx). An endless series would cost this server more than the sender. */
const MAX_INTERIM = 10;

/**
 * Sends a request over its own connection, and settles when the connection is closed. Does not follow redirects or
 * decode compression.
 * @throws the signal's reason or the connection's error, if no status has arrived by then
 */
export function request(url: URL, { body, maxBytes, signal, ...rest }: OutgoingRequest): Promise<Answer> {
  const { headers } = rest;
  const sent = (url.protocol === 'http:' ? http : https).request(url, {
    ...rest,
    headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }), 'user-agent': 'Arbiter' },
    agent: false,
    maxHeaderSize: MAX_HEAD,
  });
  const answer = answerTo(sent, maxBytes, signal);
  sent.end(body);
  return answer;
}

interface Body {
  chunks: Buffer[];
  complete: boolean;
}

function answerTo(sent: http.ClientRequest, maxBytes: number, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body: Body = { chunks: [], complete: false };
    let status: number | undefined;
    let failure: unknown = new Error('the connection was closed without an answer');
    const settle = () => {
      signal.removeEventListener('abort', abort);
      if (status === undefined) reject(failure);
      else resolve({ status, body: Buffer.concat(body.chunks), complete: body.complete });
    };
    const abort = () => {
      failure = signal.reason;
      sent.destroy();
      settle();
    };
    sent.on('response', (response) => {
      status = response.statusCode;
      read(response, body, maxBytes, () => sent.destroy());
    });
    let interim = 0;
    sent.on('information', () => {
      interim += 1;
      if (interim > MAX_INTERIM) sent.destroy(new Error('too many interim responses'));
    });
    // Node emits neither `response` nor `error` for 101.
    sent.on('upgrade', (response, socket) => {
      status = response.statusCode;
      socket.destroy();
    });
    sent.on('error', (error) => {
      failure = error;
    });
    sent.on('close', settle);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}

function read(response: http.IncomingMessage, body: Body, maxBytes: number, tooLong: () => void): void {
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytes) tooLong();
    else body.chunks.push(chunk);
  });
  response.on('end', () => {
    body.complete = length <= maxBytes;
  });
  response.on('error', () => {}); // after an error the request also closes
}
