import { hasCode, StartError } from '../../errors.ts';

/** The variable that contains an address, for error messages. */
export type Variable = 'DATABASE_URL' | 'DATABASE_URL_DIRECT';

const CA_ADVICE = 'name the file of the CA in the address (`sslrootcert=`), or do not verify it (`sslmode=no-verify`)';

/** Advice for the operator, by the error's code: PostgreSQL's (Appendix A), or Node's for a certificate. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['25006', 'connect to the primary, which is not read-only'],
  ['28000', 'check the user, and pg_hba.conf of the server'],
  ['28P01', 'check the user and the password'],
  ['3D000', 'create the database first'],
  ['42501', 'run `node dist/admin.js migrate` as the owner of the tables, and grant this user rights to their rows'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', CA_ADVICE],
  ['SELF_SIGNED_CERT_IN_CHAIN', CA_ADVICE],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', CA_ADVICE],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', CA_ADVICE],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'write the address with a host name of the certificate'],
]);

/** Whether it is known what to do about an error. */
export function hasAdvice(error: unknown): boolean {
  return hasCode(error, ...ADVICE.keys());
}

/** Whether a pooler refuses connections with settings, as PgBouncer does. PostgreSQL itself accepts all of ours. */
export function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('unsupported startup parameter');
}

const POOLER_ADVICE = 'this is a pooler, so set DATABASE_URL_DIRECT to the address of PostgreSQL itself';

/** Returns an error that says what to do. */
export function unusable(error: unknown, variable: Variable = 'DATABASE_URL'): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = error instanceof Error ? error.message || code : error;
  const [, known] = [...ADVICE].find(([known]) => hasCode(error, known)) ?? [];
  const advice = isRefusedByPooler(error) ? POOLER_ADVICE : known;
  return new StartError(`${variable}: the database cannot be used: ${why}${advice ? `: ${advice}` : ''}.`);
}
