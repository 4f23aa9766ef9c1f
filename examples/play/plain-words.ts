/** Something the person at the terminal can understand and mend: printed as it is, without a stack. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/** A refusal by the server. `details` is what its code promises, see the API's table of errors. */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal';
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The server could not be reached; the same request may be made again. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** An error as one or two sentences for the person at the terminal. */
export function inPlainWords(error: unknown): string {
  if (error instanceof ServerRefusal) return refusal(error);
  return error instanceof Error ? error.message : String(error);
}

function refusal({ code, message, details }: ServerRefusal): string {
  switch (code) {
    case 'UNAUTHENTICATED':
      return `${message} Please sign in again.`;
    case 'RATE_LIMITED':
    case 'OVERLOADED':
      return `The server asks for patience: try again in ${details.retryAfter ?? 'a few'} seconds.`;
    case 'INTERNAL':
      return `The server made a mistake of its own. If you report it, quote ${details.id ?? 'the time'}.`;
    default:
      return message;
  }
}
