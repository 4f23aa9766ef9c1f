/** PostgreSQL, Appendix A: a text, or a text within JSON, with a character that it does not store: NUL. */
const CODES: readonly unknown[] = ['22021', '22P05'];

/** Whether PostgreSQL has refused a statement for a character in one of its texts. A client has sent it: nothing else makes one. */
export function isUnstorable(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if ('code' in one && CODES.includes(one.code)) return true;
  return false;
}
