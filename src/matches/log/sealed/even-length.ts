import type { Fact } from '../../../engine/index.ts';

/** What holds an answer that others wait for comes in pieces of so many bytes. */
const PIECE = 1024;

/** Whether these facts hold an answer that others wait for. */
export function holdsAnswer(facts: readonly Fact[]): boolean {
  return facts.some(({ fact }) => fact === 'sealed');
}

/**
 * JSON that is about to be sealed: with spaces behind it, where its length would tell one secret answer from another. Of what else is
 * secret the length says nothing: cards are told by numbers.
 */
export function evenLength(json: string, hasAnswer: boolean): string {
  return hasAnswer ? json + ' '.repeat(PIECE - 1 - ((Buffer.byteLength(json) - 1) % PIECE)) : json;
}
