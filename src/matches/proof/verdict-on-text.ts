import { isUtf8 } from 'node:buffer';
import { type AnyGame, type Finding, judged, type KeySet, readReplay } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { asRefusal } from '../../process/answering.ts';

/**
 * What can be seen of a replay document in JSON, in one piece or line by line.
 * @param document UTF-8
 * @throws Refused BAD_INPUT when it is none, or not every reader would read the same; TOO_COSTLY when there is too much in it
 */
export function examineText(games: readonly AnyGame[], keys: KeySet, document: Uint8Array): Finding {
  if (!isUtf8(document))
    throw new Refused('BAD_INPUT', 'The body is not UTF-8: send the document as it was downloaded.', { field: 'body' });
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  return asRefusal(() => judged(games, keys, readReplay(bytes.toString())));
}
