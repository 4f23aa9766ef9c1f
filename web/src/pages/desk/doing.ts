import { askPatiently, type Document, newKey } from '../../data/client.ts';
import { api } from '../../data/session.ts';

/** Runs a mutation on an event exactly once, even if it is sent repeatedly. The result arrives by subscription. */
export function done<Result, Input extends { readonly id: string }>(
  mutation: Document<Result, { readonly input: Input & { readonly key?: string | null } }>,
  input: Input,
): Promise<Result> {
  return askPatiently(api(), mutation, { input: { ...input, key: newKey() } });
}
