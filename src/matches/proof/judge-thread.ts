import { parentPort } from 'node:worker_threads';
import { Refused } from '../../errors.ts';
import { GAMES } from '../../games/index.ts';
import type { Answer, Asked } from './judge.ts';
import { examineText } from './verdict-on-text.ts';

// Runs as a thread: a document comes in, an answer goes out. What else is thrown ends the thread, and is a bug.
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answerTo(asked)));

function answerTo({ document, keys }: Asked): Answer {
  try {
    return { finding: examineText(GAMES, keys, document) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: { code: error.code, message: error.message, details: error.details } };
  }
}
