import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { concluded, type KeySet, readKeyFile, Unreadable } from '../src/engine/index.ts';
import { hasCode, Refused } from '../src/errors.ts';
import { GAMES } from '../src/games/index.ts';
import { verifyReplayText } from '../src/matches/replays/replay-verifier.ts';
import { isRecordHead } from '../src/tournaments/record/record-format.ts';
import { concludedRecord } from '../src/tournaments/record/verdict.ts';
import { RecordVerifier } from '../src/tournaments/record/verify-record.ts';
import { firstLine, linesIn } from './checks/lines-in.ts';

const USAGE = `npm run verify -- FILE [--keys KEYS.json]

Verifies a downloaded record offline, by running it again, without a network or a database. FILE is a match's replay document, or a
tournament's record with all its matches; the file itself says which.
--keys: the keys that the server publishes at /.well-known/arbiter-keys.json. Download them yourself, and early;
        keys that come with a record prove nothing.
Exit code: 0 VERIFIED, 1 REFUTED, 2 UNDECIDED, 3 a file is missing or invalid.`;

const WITHOUT_KEYS =
  'To check the signatures, add --keys KEYS.json: the keys that the server publishes at /.well-known/arbiter-keys.json.';

const CODES = { VERIFIED: 0, REFUTED: 1, UNDECIDED: 2 } as const;

/** The fields that the verdicts on matches and on tournaments have in common. */
interface Told {
  verdict: keyof typeof CODES;
  where: string;
  why: string | null;
  proven: string[];
  unproven: string[];
}

try {
  const { values, positionals } = parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const keys = keysIn(values.keys);
  const verdict = reading(file, () => (isRecordHead(firstLine(file)) ? ofTournament(file, keys) : ofMatch(file, keys)));
  console.log(told(verdict));
  if (verdict.verdict === 'UNDECIDED' && !values.keys) console.log(WITHOUT_KEYS);
  process.exitCode = CODES[verdict.verdict];
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 3;
}

function ofMatch(file: string, keys: KeySet): Told {
  const verdict = concluded(verifyReplayText(GAMES, keys, readFileSync(file)), 'UNKNOWN');
  const where = 'version' in verdict ? ` at entry ${verdict.version}` : '';
  return { ...verdict, where, why: 'why' in verdict ? verdict.why : null };
}

function ofTournament(file: string, keys: KeySet): Told {
  const judge = new RecordVerifier(GAMES, keys);
  for (const line of linesIn(file)) {
    judge.take(line);
    if (judge.isRefuted) break;
  }
  return { ...concludedRecord(judge.finish(), 'UNKNOWN'), where: '' };
}

function keysIn(file: string | undefined): KeySet {
  return file === undefined ? { keys: [] } : reading(file, () => readKeyFile(readFileSync(file, 'utf8')));
}

function reading<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreadable) throw new Error(`${file}: ${error.message}`);
    if (hasCode(error, 'ENOENT')) throw new Error(`${file}: there is no such file.`);
    throw error;
  }
}

function told({ verdict, where, why, proven, unproven }: Told): string {
  const lines = (sign: string, sentences: readonly string[]) => sentences.map((one) => `  ${sign} ${one}`);
  const said = [...lines('proven    ', proven), ...lines('not proven', unproven)];
  return [`${verdict}${where}${why === null ? '' : `: ${why}`}`, ...said].join('\n');
}
