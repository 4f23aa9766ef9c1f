import type { ErrorCode } from './schema.generated.ts';

/**
 * The server refused the request and did nothing. After UNAVAILABLE, the outcome is unknown. The contents of `details`
 * depend on the code: see `ErrorCode` in the contract.
 */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal';
  /** The server's error code. Treat a code that this version of the package does not know as INTERNAL. */
  readonly code: ErrorCode | (string & {});
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** The number of seconds to wait before repeating the request; null if the server would refuse it again. */
  get retryAfter(): number | null {
    const { retryAfter } = this.details;
    return isPassing(this.code) && typeof retryAfter === 'number' ? retryAfter : null;
  }
}

/**
 * No answer arrived, so the server may or may not have executed the request. A request with a key is safe to repeat.
 */
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

/** Returns why a signal was aborted. The signals of React Native have no reason. */
export function abortReason(signal?: AbortSignal): unknown {
  return signal?.reason ?? Object.assign(new Error('The request was aborted.'), { name: 'AbortError' });
}

/** Returns the error in a GraphQL or REST response body; null if the body contains no error. */
export function refusalIn(body: unknown): ServerRefusal | null {
  if (!isRecord(body)) return null;
  if (Array.isArray(body.errors)) return refusalOf(body.errors);
  const { code, message, ...details } = body;
  return typeof code === 'string' ? new ServerRefusal(code, String(message), details) : null;
}

/** Converts the first error in a GraphQL response. */
export function refusalOf(errors: readonly unknown[]): ServerRefusal {
  const [error] = errors;
  const { message, extensions } = isRecord(error) ? error : {};
  const { code, ...details } = isRecord(extensions) ? extensions : {};
  return new ServerRefusal(String(code ?? 'INTERNAL'), String(message), details);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
