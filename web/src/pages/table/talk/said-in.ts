import { s } from '../../../texts/talk.ts';
import type { SaidParts } from './operations.generated.ts';

/** Returns a message's text, with a phrase in the reader's language. */
export function saidIn({ phrase, text }: Pick<SaidParts, 'phrase' | 'text'>): string {
  return phrase ? s(phrase) : text;
}
