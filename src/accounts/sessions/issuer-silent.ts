/** An outside issuer does not answer, or not as one should: whose its tokens are is not known just now. */
export class IssuerSilent extends Error {
  override name = 'IssuerSilent';

  /** @param why in words alone: as a cause it would be taken for the database's, which fails with the same codes */
  constructor(why: unknown) {
    super(`The issuer does not answer: ${wordsOf(why)}`);
  }
}

function wordsOf(why: unknown): string {
  if (!(why instanceof Error)) return String(why);
  return why.cause instanceof Error ? `${why.message}: ${wordsOf(why.cause)}` : why.message;
}
