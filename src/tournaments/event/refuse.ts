/** Why something cannot be done at a tournament: the codes of the API that a decision of its own can have. */
export type RefusalCode = 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_INPUT' | 'STALE_VERSION' | 'TOURNAMENT_OVER';

/** A command that is refused: expected, and nothing has changed. */
export class EventRefusal extends Error {
  override name = 'EventRefusal';
  readonly code: RefusalCode;
  /** Of BAD_INPUT: the field that is wrong. */
  readonly field: string | null;

  constructor(code: RefusalCode, message: string, field: string | null = null) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

export function forbidden(message: string): EventRefusal {
  return new EventRefusal('FORBIDDEN', message);
}

export function wrongInput(field: string, message: string): EventRefusal {
  return new EventRefusal('BAD_INPUT', message, field);
}
