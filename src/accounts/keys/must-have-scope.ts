import { Refused } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { Scope } from './scopes.ts';

/** @throws Refused FORBIDDEN when a key was shown that does not have it */
export function mustHaveScope(caller: Pick<Caller, 'scopes'>, scope: Scope): void {
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
