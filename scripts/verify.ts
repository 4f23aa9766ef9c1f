import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { concluded, type KeySet, readKeyFile, Unreadable, type VerifyVerdict } from '../src/engine/index.ts';
import { Refused } from '../src/errors.ts';
import { GAMES } from '../src/games/index.ts';
import { examineText } from '../src/matches/proof/verdict-on-text.ts';

const USAGE = `npm run verify -- REPLAY.json [--keys KEYS.json]

Executes a downloaded replay document again, offline: nothing is fetched, no database is needed.
--keys: what the server that wrote it publishes at /.well-known/arbiter-keys.json. Get it from there yourself, and early;
        keys that come together with a record prove nothing.
Exit code: 0 VERIFIED, 1 REFUTED, 2 UNDECIDED, 3 a file cannot be used.`;

const CODES = { VERIFIED: 0, REFUTED: 1, UNDECIDED: 2 } as const;

try {
  const { values, positionals } = parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const verdict = verdictOn(file, values.keys);
  console.log(told(verdict));
  process.exitCode = CODES[verdict.verdict];
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 3;
}

function verdictOn(file: string, keysFile: string | undefined): VerifyVerdict {
  const finding = reading(file, (bytes) => examineText(GAMES, keysIn(keysFile), bytes));
  return concluded(finding, 'UNKNOWN');
}

function keysIn(file: string | undefined): KeySet {
  return file === undefined ? { keys: [] } : reading(file, (bytes) => readKeyFile(bytes.toString()));
}

function reading<T>(file: string, read: (bytes: Buffer) => T): T {
  const bytes = readFileSync(file);
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreadable) throw new Error(`${file}: ${error.message}`);
    throw error;
  }
}

function told(verdict: VerifyVerdict): string {
  const where = 'version' in verdict ? ` at entry ${verdict.version}` : '';
  const why = 'why' in verdict ? `: ${verdict.why}` : '';
  const lines = (sign: string, sentences: readonly string[]) => sentences.map((one) => `  ${sign} ${one}`);
  const proven = [...lines('proven    ', verdict.proven), ...lines('not proven', verdict.unproven)];
  return [`${verdict.verdict}${where}${why}`, ...proven].join('\n');
}
