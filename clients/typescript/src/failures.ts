import type { ErrorCode } from './schema.generated.ts';

/**
 * The server refused the request and did nothing; with UNAVAILABLE, the outcome is unknown. `details` depends on the
 * code: see `ErrorCode` in the contract.
 */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal';
  /** Treat a code unknown to this version of the package as INTERNAL. */
  readonly code: ErrorCode | (string & {});
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** Seconds to wait before repeating the request; null if it would be refused again. */
  get retryAfter(): number | null {
    const { retryAfter } = this.details;
    return isPassing(this.code) && typeof retryAfter === 'number' ? retryAfter : null;
  }
}

/** No answer came, so the request may or may not have been carried out. With a key it is safe to repeat. */
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

/** The error in a body, of GraphQL or a REST path; null if there is none. */
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
