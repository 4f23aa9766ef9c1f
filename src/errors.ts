/** Every error code that clients can receive, with advice. The API's documentation includes this table. */
export const ERRORS = {
  UNAUTHENTICATED: {
    status: 401,
    advice:
      'Send a valid token as `authorization: Bearer <token>`: signIn, signUp and signInAsGuest return one. If `message` is about a password or a code, correct that instead.',
  },
  FORBIDDEN: {
    status: 403,
    advice: 'You are not allowed to do this, at least not now: `message` says why, and what you can do instead.',
  },
  BANNED: {
    status: 403,
    advice:
      'Do not try again before `extensions.until`. An admin of this server has banned the account, for the reason in `extensions.reason`. If `extensions.until` is null, the ban does not end by itself.',
  },
  TOO_EARLY: {
    status: 403,
    advice: 'Play `extensions.matches` more friendly matches. You can stake cards from `extensions.from` onwards.',
  },
  NOT_FOUND: {
    status: 404,
    advice: 'Check the id or name: the object may not exist, or you may not be allowed to see it.',
  },
  BAD_INPUT: { status: 400, advice: 'Correct the field named in `extensions.field`; `message` says what is wrong.' },
  INVALID_DECK: { status: 422, advice: 'Correct the deck: `extensions.broken` lists every rule it breaks.' },
  NOT_ASKED: {
    status: 409,
    advice:
      '`message` says what to do. `extensions.waitingFor` lists the seats that must answer; it is empty before the match begins.',
  },
  ILLEGAL_MOVE: { status: 422, advice: 'Send one of the choices in `extensions.choices`.' },
  STALE_VERSION: {
    status: 409,
    advice:
      'Read the decision again at `extensions.version`, then decide again. If a subscription ended with this code, subscribe again from the beginning.',
  },
  PAUSED: {
    status: 409,
    advice: 'A judge has paused the match: wait for a `RESUMED` entry, then read the decision again.',
  },
  CANNOT_UNDO: {
    status: 409,
    advice: '`message` says why your last answer stands: go on from there.',
  },
  MATCH_OVER: { status: 409, advice: 'The match is over; nothing more can be done in it.' },
  TOURNAMENT_OVER: { status: 409, advice: 'The tournament is over; nothing more can be done in it.' },
  RATE_LIMITED: { status: 429, advice: 'Wait `extensions.retryAfter` seconds.' },
  TOO_COSTLY: { status: 400, advice: 'Ask for less: `extensions.cost` is above `extensions.limit`.' },
  OVERLOADED: {
    status: 503,
    advice: 'Nothing was done. Wait `extensions.retryAfter` seconds, then send the same request again.',
  },
  UNAVAILABLE: {
    status: 503,
    advice:
      'The server depends on a service that is not responding: `message` names it. Wait `extensions.retryAfter` seconds, then send the same request again.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200, // required by Apollo's protocol, in which clients ignore the body of other statuses
    advice: 'Send the document together with its hash once. After that, the hash alone is enough.',
  },
  INTERNAL: {
    status: 500,
    advice: 'This is our fault. Quote `extensions.id` when you report it, and try again later.',
  },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** In REST, the fields are next to the code. Only GraphQL puts the fields in `extensions`. */
export function adviceFor(code: ErrorCode, way: 'GRAPHQL' | 'REST'): string {
  const { advice } = ERRORS[code];
  return way === 'GRAPHQL' ? advice : advice.replaceAll('`extensions.', '`');
}

/**
 * A refusal is expected, and the caller can correct the request. The request has changed nothing, although overdue
 * time-outs may have been applied. Any other error is an outage or a bug.
 */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  /** @param details the fields that the code's advice mentions; never a secret, because the client sees all details */
  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Returns an error and its causes, starting with the error itself. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && causes.length < 10; one = one.cause) causes.push(one);
  return causes;
}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return causesOf(error).some((one) => 'code' in one && codes.some((code) => code === one.code));
}

export function badInput(field: string, message: string): Refused {
  return new Refused('BAD_INPUT', message, { field });
}

/** @param ms the time until the client may try again, in milliseconds */
export function tooManyRequests(ms: number): Refused {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return new Refused('RATE_LIMITED', `Too many requests: try again in ${retryAfter} s.`, { retryAfter });
}

/**
 * An error at the start that the operator can fix, such as an invalid setting or an unreachable server. The message is
 * one line that says what to do. `main.ts` prints the message without a stack trace and exits with status 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
