import type { AnyGame } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { isDeeper } from '../../json-depth.ts';
import type { VerifyVerdict } from '../match/verdict.ts';
import { verifyDocument } from './verify-document.ts';

/** No fact, move or step is nested deeper. */
const DEEPEST = 30;

/** The verdict on a replay document in JSON. @throws Refused BAD_INPUT when it is none */
export function judged(games: readonly AnyGame[], text: string): VerifyVerdict {
  const document = read(text);
  if (isDeeper(document, DEEPEST))
    throw new Refused('BAD_INPUT', 'The document is nested too deeply.', { field: 'body' });
  return verifyDocument({ games }, document);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('BAD_INPUT', 'The body is not JSON.', { field: 'body' });
  }
}
