import { z } from 'zod';

/** What is sent in place of an answer. */
export const failure = z.looseObject({ code: z.string(), message: z.string(), advice: z.string() });

/** An answer in another type than JSON, as the documentation shows it. */
export function written(type: string, description: string) {
  return { description, content: { [type]: { schema: z.string() } } };
}

/** Anybody may ask. */
export const OPEN: { [name: string]: string[] }[] = [];
/** Who sends a token sees what is theirs. */
export const WITH_TOKEN: { [name: string]: string[] }[] = [{}, { token: [] }];
