import { Refused } from '../../errors.ts';

/** What an API key may be made for. What each lets somebody do stands in src/api/permissions/permissions.ts. */
export const SCOPES = ['READ', 'PLAY', 'ORGANIZE'] as const;
export type Scope = (typeof SCOPES)[number];

/** The key that a caller has shown in place of a session's token. */
export interface ShownKey {
  id: string;
  scopes: readonly Scope[];
  /** Requests a minute. */
  budget: number;
}

/** @throws Refused FORBIDDEN when a key was shown that does not have it */
export function mustHaveScope(caller: { scopes: readonly Scope[] | null }, scope: Scope): void {
  if (caller.scopes && !caller.scopes.includes(scope)) throw lackingScope([scope]);
}

/** @param scopes any one of them would do; none: no key may. @param what the field or the route */
export function lackingScope(scopes: readonly Scope[], what: string | null = null): Refused {
  const use = what ?? 'this';
  const message =
    scopes.length > 0
      ? `This API key may not use ${use}: create a key with the scope ${scopes.join(' or ')}.`
      : `No API key may use ${use}: sign in, and send the session's token.`;
  return new Refused('FORBIDDEN', message, { scopes });
}
