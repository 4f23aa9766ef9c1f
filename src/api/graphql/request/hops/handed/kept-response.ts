import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer as it is sent, without what belongs to a connection. */
export interface RawAnswer {
  status: number;
  /** Names and values by turns. */
  headers: string[];
  body: string | Buffer;
}

/** What one connection says to the other end of it, and what is found out anew for the other one. */
const OF_CONNECTION: readonly string[] = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/** An answer that is kept until it is whole, and goes to another node then. */
export class KeptResponse extends ServerResponse {
  readonly #whole: (answer: RawAnswer) => void;
  readonly #pieces: Buffer[] = [];

  constructor(request: IncomingMessage, whole: (answer: RawAnswer) => void) {
    super(request);
    this.#whole = whole;
  }

  override writeHead(status: number, ...given: unknown[]): this {
    const headers = given.at(-1);
    if (isHeaders(headers)) for (const name in headers) this.setHeader(name, headers[name] ?? '');
    return super.writeHead(status);
  }

  override write(piece: string | Uint8Array, encoding?: unknown): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.#pieces.push(bytesOf(piece, encoding));
    return true;
  }

  override end(...[piece, encoding]: unknown[]): this {
    if (this.finished) return this;
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.finished = true;
    this.#whole({ status: this.statusCode, headers: this.#headers(), body: this.#body(piece, encoding) });
    process.nextTick(() => this.emit('finish') && this.emit('close'));
    return this;
  }

  #body(last: unknown, encoding: unknown): string | Buffer {
    if (this.#pieces.length === 0 && typeof last === 'string' && !encoding) return last; // nearly all of them
    if (isBytes(last)) this.#pieces.push(bytesOf(last, encoding));
    return Buffer.concat(this.#pieces);
  }

  /** Broken off: of what was begun nobody is told anything, as where a connection is cut. */
  override destroy(error?: Error): this {
    if (this.finished) return super.destroy(error);
    this.finished = true;
    this.#whole({ status: 500, headers: [], body: Buffer.alloc(0) });
    process.nextTick(() => this.emit('close'));
    return this;
  }

  #headers(): string[] {
    const listed: string[] = [];
    for (const [name, value] of Object.entries(this.getHeaders())) {
      if (value === undefined || OF_CONNECTION.includes(name)) continue;
      for (const one of Array.isArray(value) ? value : [value]) listed.push(name, String(one));
    }
    return listed;
  }
}

function isHeaders(given: unknown): given is Record<string, OutgoingHttpHeader | undefined> & OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null;
}

function isBytes(given: unknown): given is string | Uint8Array {
  return typeof given === 'string' || given instanceof Uint8Array;
}

function bytesOf(piece: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof piece !== 'string') return Buffer.from(piece);
  return Buffer.from(piece, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
}
