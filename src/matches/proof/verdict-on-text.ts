import type { AnyGame } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { isDeeper } from '../../json-depth.ts';
import type { KeySet } from '../match/key-set.ts';
import type { Finding } from '../match/verdict.ts';
import { examine } from './examine.ts';

/** No fact, move or step is nested deeper. */
const DEEPEST = 30;

/** What can be seen of a replay document in JSON, in one piece or line by line. @throws Refused BAD_INPUT when it is none */
export function examineText(games: readonly AnyGame[], keys: KeySet, text: string): Finding {
  const document = read(text);
  if (isDeeper(document, DEEPEST))
    throw new Refused('BAD_INPUT', 'The document is nested too deeply.', { field: 'body' });
  return examine(games, keys, document);
}

function read(text: string): unknown {
  try {
    const plain = text.replace(/^\uFEFF/, ''); // some programs write one
    return byLines(plain) ?? JSON.parse(plain);
  } catch {
    throw new Refused('BAD_INPUT', 'The body is not JSON.', { field: 'body' });
  }
}

/** A document whose first line is all of it but its entries, each of which has a line; null when it is of another form. */
function byLines(text: string): object | null {
  const end = text.indexOf('\n');
  const head = end > 0 ? parsedLine(text.slice(0, end)) : null;
  if (!head || !('format' in head) || 'entries' in head) return null;
  const lines = text.slice(end + 1).split('\n');
  const entries = lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line));
  return { ...head, entries };
}

function parsedLine(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null; // the first line of a document that is written over several
  }
}
