import { IssuerSilent } from '../accounts/index.ts';
import { isUnavailable } from '../matches/index.ts';

/** What a client is told when something that we need does not answer just now: nobody's bug. Null: it is none of these. */
export function outageOf(error: unknown): string | null {
  if (error instanceof IssuerSilent)
    return 'The issuer of this token does not answer: nothing was done. Send the request again.';
  return isUnavailable(error)
    ? 'The database does not answer: it is not known whether this was done. Send the same again.'
    : null;
}
