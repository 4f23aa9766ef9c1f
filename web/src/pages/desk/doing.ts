import { askPatiently, type Document, newKey } from '../../data/client.ts';
import { api } from '../../data/session.ts';

/** Does something to an event, once, however often it has to be sent. What comes of it is heard of live. */
export function done<Result, Input extends { readonly id: string }>(
  mutation: Document<Result, { readonly input: Input & { readonly key?: string | null } }>,
  input: Input,
): Promise<Result> {
  return askPatiently(api(), mutation, { input: { ...input, key: newKey() } });
}
