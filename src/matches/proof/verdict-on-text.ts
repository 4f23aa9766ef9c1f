import { isUtf8 } from 'node:buffer';
import { type AnyGame, type Finding, judged, type KeySet, readReplay } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { GAMES } from '../../games/index.ts';
import { asRefusal, type DocumentVerifier, threadVerifier, verifierThread } from '../../process/document-verifier.ts';

/** The longest match takes a few seconds. The server's own documents are no attack, so they may take longer. */
const LONGEST = { ours: 300_000, strangers: 60_000 };
/** Documents of players that may wait. The server's own come from jobs, whose number is bounded. */
const QUEUE = 50;

/** Verifies replays of registered games on a thread that runs this file. */
export function replayVerifier(longest = LONGEST): DocumentVerifier<Finding> {
  return threadVerifier({ file: new URL(import.meta.url), longest, queue: QUEUE });
}

export default verifierThread((keys, document) => examineText(GAMES, keys, document));

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
