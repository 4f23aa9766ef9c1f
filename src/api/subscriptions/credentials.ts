import { Refused } from '../../errors.ts';
import { tokenOf } from '../caller.ts';

/** Under which names clients also send what lets them in: told, since they would be taken for nobody otherwise. */
const CREDENTIALS = /^(headers|jwt|bearer|password|api[-_]?key|.*auth.*|.*token)$/i;

type Parameters = Readonly<Record<string, unknown>> | null | undefined;

/**
 * The token in the payload of `connection_init`: as `token`, or as `authorization` the way it stands in a header. Null
 * without either.
 * @throws Refused UNAUTHENTICATED when something else is there that was meant for one
 */
export function tokenIn(payload: Parameters): string | null {
  const given = Object.entries(payload ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const tokens = new Set(given.flatMap(([name, value]) => tokenAs(name, value) ?? []));
  if (tokens.size > 1) throw new Refused('UNAUTHENTICATED', 'token and authorization differ: send one of them');
  return [...tokens][0] ?? null;
}

function tokenAs(name: string, value: unknown): string | null {
  const isHeader = /^authorization$/i.test(name);
  if (name !== 'token' && !isHeader) {
    if (!CREDENTIALS.test(name)) return null;
    throw new Refused('UNAUTHENTICATED', `send token or authorization, not ${name.slice(0, 40)}`);
  }
  if (typeof value !== 'string') throw new Refused('UNAUTHENTICATED', `${name} must be a text`);
  // Many clients put the whole value of the header into `token`.
  return isHeader || /^bearer\s/i.test(value) ? tokenOf({ headers: { authorization: value } }) : value;
}
