/** A match is as it can never be: not the caller's to mend, and never caught for a refusal. */
export class MatchBug extends Error {
  override name = 'MatchBug';
}
