const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be one of our ids at all: PostgreSQL throws at anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
