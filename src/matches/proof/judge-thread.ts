import { parentPort } from 'node:worker_threads';
import { Refused } from '../../errors.ts';
import { GAMES } from '../../games/index.ts';
import type { Answer } from './judge.ts';
import { judged } from './verdict-on-text.ts';

// Runs as a thread: a document comes in, an answer goes out. What else is thrown ends the thread, and is a bug.
parentPort?.on('message', (document: string) => parentPort?.postMessage(answerTo(document)));

function answerTo(document: string): Answer {
  try {
    return { verdict: judged(GAMES, document) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: { code: error.code, message: error.message, details: error.details } };
  }
}
