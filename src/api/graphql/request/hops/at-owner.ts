import type { Hop, HopOutcome, Hops } from '../../../../nodes/index.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Asked } from '../asked.ts';
import type { HopHead } from './hop-head.ts';
import { type MatchAsked, matchAsked } from './match-asked.ts';
import { repeatable } from './repeatable.ts';

/** What the owner of a match is asked. */
export interface Asking extends MatchAsked {
  hop: Hop;
  document: string;
}

/** The way to the owner of the match that a move or a query is about; null: it is done here. */
export function askingOf(
  hops: Hops | null | undefined,
  document: string,
  variables: Asked['variables'],
): Asking | null {
  const match = hops && matchAsked(document, variables);
  const hop = match && hops.to(match.matchId);
  return hop ? { ...match, hop, document } : null;
}

/** Has the owner do it; traced. */
export function askOwner(
  { traces }: Pick<Dependencies, 'traces'>,
  { hop, matchId, document: query }: Asking,
  head: HopHead,
  { variables, operationName }: Pick<Asked, 'variables' | 'operationName'>,
): Promise<HopOutcome> {
  const body = JSON.stringify({ query, variables, operationName });
  return traces.span('hop', { kind: 'client', details: { match: matchId } }, ({ place }) =>
    hop.ask(JSON.stringify(place ? { ...head, place } : head), body),
  );
}

/** Something that a silent owner may have done. */
export interface Unsure {
  /** Null: this node does not know it, though the owner may. */
  document: string | null;
  operationName?: string | null | undefined;
  /** The client has a name of its own for it. */
  isKeyed: boolean;
}

/**
 * The owner has been asked and has fallen silent: it may have done it, or may do it yet. A move is made once all the same, by its key or
 * its version. One without a key that is refused now may be the one that was made: that is not known, and no refusal. Null: it is not
 * known, or it must not be done twice.
 */
export async function doneAgain<T extends { isFine: boolean }>(
  { document, operationName, isKeyed }: Unsure,
  here: () => Promise<T>,
): Promise<T | null> {
  const what = document === null ? null : repeatable(document, operationName);
  if (what === null) return null;
  const isSure = what === 'QUERY' || isKeyed;
  const done = await here().catch((error: unknown) => {
    if (isSure) throw error;
    return null;
  });
  return done?.isFine || isSure ? done : null;
}

/** What is said where it is not known. */
export const UNKNOWN = 'The node of this match does not answer just now: it is not known whether this was done.';
