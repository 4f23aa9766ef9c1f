import type { AnyGame } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { isDeeper } from '../../json-depth.ts';
import type { KeySet } from '../match/key-set.ts';
import type { Finding } from '../match/verdict.ts';
import { examine } from './examine.ts';

/** No fact, move or step is nested deeper. */
const DEEPEST = 30;

/** What can be seen of a replay document in JSON. @throws Refused BAD_INPUT when it is none */
export function examineText(games: readonly AnyGame[], keys: KeySet, text: string): Finding {
  const document = read(text);
  if (isDeeper(document, DEEPEST))
    throw new Refused('BAD_INPUT', 'The document is nested too deeply.', { field: 'body' });
  return examine(games, keys, document);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('BAD_INPUT', 'The body is not JSON.', { field: 'body' });
  }
}
