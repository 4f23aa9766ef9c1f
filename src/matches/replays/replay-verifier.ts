import { isUtf8 } from 'node:buffer';
import {
  type AnyGame,
  type Finding,
  type KeySet,
  type LoggedReplay,
  parseLogged,
  readReplay,
  verifyReplay,
} from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { GAMES } from '../../games/index.ts';
import { asRefusal, type DocumentVerifier, separateVerifier, verifierMain } from '../../process/document-verifier.ts';

/** Limits per document, in milliseconds. The server's own documents cannot be an attack, so they get more time. */
const LONGEST = { ours: 300_000, strangers: 60_000 };
/** The limit for players' documents. The server's own come from jobs, whose number is limited. */
const QUEUE = 50;

/** Creates a verifier for replays of registered games, in a child process that runs this file. */
export function replayVerifier(longest = LONGEST): DocumentVerifier<Finding, LoggedReplay> {
  return separateVerifier({ file: new URL(import.meta.url), longest, queue: QUEUE });
}

export default verifierMain((keys, document: Uint8Array | LoggedReplay) => examineReplay(GAMES, keys, document));

/** Verifies an uploaded document, or a replay of the server's own log. @throws Refused like {@link verifyReplayText} */
export function examineReplay(games: readonly AnyGame[], keys: KeySet, document: Uint8Array | LoggedReplay): Finding {
  if (document instanceof Uint8Array) return verifyReplayText(games, keys, document);
  return verifyReplay(games, keys, parseLogged(document));
}

/** @throws Refused BAD_INPUT (unreadable or ambiguous), TOO_COSTLY */
export function verifyReplayText(games: readonly AnyGame[], keys: KeySet, document: Uint8Array): Finding {
  if (!isUtf8(document)) throw badInput('body', 'The body is not UTF-8: send the document as it was downloaded.');
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  return asRefusal(() => verifyReplay(games, keys, readReplay(bytes.toString())));
}
