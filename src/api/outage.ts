import { IssuerSilent } from '../accounts/index.ts';
import { isUnavailable } from '../matches/index.ts';

/** What a client is told when something that we need does not answer just now: nobody's bug. Null: it is none of these. */
export function outageOf(error: unknown): string | null {
  if (error instanceof IssuerSilent) return 'The issuer of this token does not answer just now: nothing was done.';
  return isUnavailable(error) ? 'The database does not answer just now: it is not known whether this was done.' : null;
}
