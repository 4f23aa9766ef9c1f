import type { ErrorCode } from './schema.generated.ts';

/**
 * The server said no, and nothing was done; but for UNAVAILABLE, where nobody knows whether it was. `details` is what the code
 * promises: see `ErrorCode` in the contract.
 */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal';
  /** A code that this version of the package does not know counts as INTERNAL. */
  readonly code: ErrorCode | (string & {});
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** In how many seconds the same request may be sent again; null when it would be refused again. */
  get retryAfter(): number | null {
    const { retryAfter } = this.details;
    return isPassing(this.code) && typeof retryAfter === 'number' ? retryAfter : null;
  }
}

/** No answer came: nobody knows whether the request was carried out. Under a key the same one may be sent again. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly server: string;

  constructor(server: string, cause?: unknown) {
    super(`No answer from ${server}`, { cause });
    this.server = server;
  }
}

function isPassing(code: string): boolean {
  return code === 'OVERLOADED' || code === 'RATE_LIMITED' || code === 'UNAVAILABLE';
}

/** What a body says is wrong, be it GraphQL's or that of a REST path; null when it says nothing of the kind. */
export function refusalIn(body: unknown): ServerRefusal | null {
  if (!isRecord(body)) return null;
  if (Array.isArray(body.errors)) return refusalOf(body.errors);
  const { code, message, ...details } = body;
  return typeof code === 'string' ? new ServerRefusal(code, String(message), details) : null;
}

/** The first of a list of GraphQL errors. */
export function refusalOf(errors: readonly unknown[]): ServerRefusal {
  const [error] = errors;
  const { message, extensions } = isRecord(error) ? error : {};
  const { code, ...details } = isRecord(extensions) ? extensions : {};
  return new ServerRefusal(String(code ?? 'INTERNAL'), String(message), details);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
