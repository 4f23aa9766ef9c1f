import { ServerRefusal, Unreachable } from '../../clients/typescript/src/index.ts';

/** An error that the user can understand and fix. It is printed without a stack trace. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/** Describes an error in one or two sentences for the user. */
export function inPlainWords(error: unknown): string {
  if (error instanceof ServerRefusal) return refusal(error);
  if (error instanceof Unreachable)
    return `No server answers at ${error.server}. Start one with: npm start. If your server runs elsewhere, add: --server URL`;
  return error instanceof Error ? error.message : String(error);
}

function refusal({ code, message, details }: ServerRefusal): string {
  switch (code) {
    case 'UNAUTHENTICATED':
      return `${message} Please sign in again.`;
    case 'RATE_LIMITED':
    case 'OVERLOADED':
      return `The server is busy. Try again in ${details.retryAfter ?? 'a few'} seconds.`;
    case 'UNAVAILABLE':
      return `The server's database is unavailable. Try again in ${details.retryAfter ?? 'a few'} seconds.`;
    case 'INTERNAL':
      return `The server failed with an internal error. If you report it, quote ${details.id ?? 'the time'}.`;
    default:
      return message;
  }
}
