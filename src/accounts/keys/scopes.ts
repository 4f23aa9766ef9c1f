import { Refused } from '../../errors.ts';

/** The scopes of API keys. src/api/permissions/permissions.ts defines what each scope permits. */
export const SCOPES = ['READ', 'PLAY', 'ORGANIZE'] as const;
export type Scope = (typeof SCOPES)[number];

/** The API key that a caller used instead of a session's token. */
export interface ShownKey {
  id: string;
  scopes: readonly Scope[];
  /** The key's limit of requests per minute. */
  budget: number;
}

/** @throws Refused FORBIDDEN if the caller's API key lacks the scope */
export function mustHaveScope(caller: { scopes: readonly Scope[] | null }, scope: Scope): void {
  if (caller.scopes && !caller.scopes.includes(scope)) throw lackingScope([scope]);
}

/** @param scopes the scopes that would permit the request; empty if no key is permitted */
export function lackingScope(scopes: readonly Scope[], what: string | null = null): Refused {
  const use = what ?? 'this';
  const message =
    scopes.length > 0
      ? `This API key may not use ${use}: create a key with the scope ${scopes.join(' or ')}.`
      : `No API key may use ${use}: sign in, and send the session's token.`;
  return new Refused('FORBIDDEN', message, { scopes });
}
