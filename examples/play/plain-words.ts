import { ServerRefusal, Unreachable } from '../../clients/typescript/src/index.ts';

/** Something the person at the terminal can understand and mend: printed as it is, without a stack. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/** An error as one or two sentences for the person at the terminal. */
export function inPlainWords(error: unknown): string {
  if (error instanceof ServerRefusal) return refusal(error);
  if (error instanceof Unreachable) return `No server answers at ${error.server}. Start one with: npm start`;
  return error instanceof Error ? error.message : String(error);
}

function refusal({ code, message, details }: ServerRefusal): string {
  switch (code) {
    case 'UNAUTHENTICATED':
      return `${message} Please sign in again.`;
    case 'RATE_LIMITED':
    case 'OVERLOADED':
      return `The server asks for patience: try again in ${details.retryAfter ?? 'a few'} seconds.`;
    case 'UNAVAILABLE':
      return `The server's database does not answer just now: try again in ${details.retryAfter ?? 'a few'} seconds.`;
    case 'INTERNAL':
      return `The server made a mistake of its own. If you report it, quote ${details.id ?? 'the time'}.`;
    default:
      return message;
  }
}
