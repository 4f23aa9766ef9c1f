import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Hop, HopOutcome } from '../../../../../nodes/index.ts';
import type { Dependencies } from '../../../../dependencies.ts';
import { isMatchId } from '../match-asked.ts';
import { HandedRequest, type Raw, type Why } from './handed-request.ts';
import { answerRead, requestWritten } from './written.ts';

/** The header in which a client names the match that a request is about. */
export const MATCH_HEADER = 'arbiter-match';

type Parts = Pick<Dependencies, 'hops' | 'traces'>;

/** A request about a match of another node. */
interface Handing {
  matchId: string;
  hop: Hop;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Hands a request whose headers name its match to the owner of it, as it came: here it is neither read nor looked at, the owner does
 * with it all that is done with one that comes to itself. What it says counts there, what the header says leads nowhere but to another node.
 * What the owner does not do is done here, by the way that all others go.
 */
export class HandOn {
  readonly #parts: Parts;
  readonly #bodyLimit: number;
  #app: FastifyInstance | null = null;
  #isClosing = false;

  /** @param bodyLimit bytes; what is longer, or does not say how long it is, goes the way of all others */
  constructor(parts: Parts, bodyLimit: number) {
    this.#parts = parts;
    this.#bodyLimit = bodyLimit;
  }

  /** A server that looks at each request before it does what `others` do. */
  server(
    others: RequestListener,
    { keepAliveTimeout, requestTimeout }: { keepAliveTimeout: number; requestTimeout: number },
  ): Server {
    const server = createServer((request, response) => {
      const handing = this.#handing(request, response);
      if (handing) this.#take(handing);
      else others(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    return server;
  }

  /** From now on there is somebody to hand on for. */
  begin(app: FastifyInstance): void {
    this.#app = app;
    app.addHook('preClose', async () => {
      this.#isClosing = true;
    });
  }

  #handing(request: IncomingMessage, response: ServerResponse): Handing | null {
    const { method, url, headers } = request;
    const matchId = headers[MATCH_HEADER];
    if (matchId === undefined || method !== 'POST' || url !== '/graphql' || this.#isClosing) return null;
    if (typeof matchId !== 'string' || !isMatchId(matchId) || !this.#isShort(headers['content-length'])) return null;
    const hop = this.#parts.hops?.to(matchId);
    return hop ? { matchId, hop, request, response } : null;
  }

  #isShort(length: string | undefined): boolean {
    return length !== undefined && Number(length) <= this.#bodyLimit;
  }

  #take(handing: Handing): void {
    const { request } = handing;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('error', () => {}); // it broke off: nothing has been done, and nobody hears an answer
    request.on('end', () => {
      const [first, ...others] = pieces;
      const body = first && others.length === 0 ? first : Buffer.concat(pieces);
      const raw = { address: request.socket.remoteAddress, headers: request.headers, body };
      void this.#handOn(handing, raw);
    });
  }

  async #handOn(handing: Handing, raw: Raw): Promise<void> {
    const leave = this.#entered();
    if (!leave) return this.#here(handing, raw, 'PASSED_OVER'); // that this is too much is said there
    const outcome = await this.#asked(handing, raw);
    leave();
    if (typeof outcome === 'object') this.#send(handing.response, outcome);
    else this.#here(handing, raw, outcome === 'REFUSED' ? 'PASSED_OVER' : 'AGAIN');
  }

  #asked({ matchId: match, hop }: Handing, raw: Raw): Promise<HopOutcome> {
    const { traces } = this.#parts;
    if (!traces.on) return hop.ask(requestWritten(raw, undefined), raw.body);
    const beginning = { kind: 'client', details: { match }, under: null } as const;
    return traces.span('hop', beginning, ({ place }) => hop.ask(requestWritten(raw, place), raw.body));
  }

  #entered(): (() => void) | null {
    try {
      return this.#app?.letIn() ?? null;
    } catch {
      return null;
    }
  }

  #send(response: ServerResponse, { head, body }: { head: string; body: Buffer }): void {
    const { status, headers } = answerRead(head);
    headers.push('content-length', String(body.length));
    if (this.#isClosing) headers.push('connection', 'close');
    response.writeHead(status, headers).end(body);
  }

  #here({ response }: Handing, raw: Raw, why: Why): void {
    this.#app?.routing(new HandedRequest(raw, why), response);
  }
}
