import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { concluded, readKeyFile, Unreadable } from '../../src/engine/index.ts';
import { Refused } from '../../src/errors.ts';
import { GAMES } from '../../src/games/index.ts';
import { verifyReplayText } from '../../src/matches/replays/replay-verifier.ts';

const PACKAGE = fileURLToPath(new URL('../../clients/python/src', import.meta.url));

/** Whether Python 3.9 or newer is installed. */
export const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

/** The games whose rules both verifiers know. */
export const SHARED = GAMES.filter(({ id }) => id === 'golems' || id === 'business-card-battle');

/** A document and a key file, as texts. */
export interface Case {
  document: string;
  keys: string;
}

/** A verdict in the form of both verifiers, or BAD_INPUT. */
export interface Said {
  verdict: string;
  version: number | null;
  why: string | null;
  proven: readonly string[];
  unproven: readonly string[];
}

const UNREADABLE: Said = { verdict: 'BAD_INPUT', version: null, why: null, proven: [], unproven: [] };

/** The verdict of `npm run verify`, if it knew only these games. */
export function ours({ document, keys }: Case, games = SHARED): Said {
  try {
    const found = verifyReplayText(games, readKeyFile(keys), new TextEncoder().encode(document));
    const said = concluded(found, 'UNKNOWN');
    const { verdict, proven, unproven } = said;
    const version = 'version' in said ? said.version : null;
    return { verdict, version, why: 'why' in said ? said.why : null, proven, unproven };
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreadable) return UNREADABLE;
    throw error;
  }
}

const BATCH = `
import json, sys
from dataclasses import asdict
from arbiter_verify import Unreadable, read_keys, verify
for line in sys.stdin:
    case = json.loads(line)
    try:
        said = asdict(verify(case["document"].encode("utf-8", "surrogatepass"), read_keys(case["keys"].encode())))
    except Unreadable as error:
        said = {"verdict": "BAD_INPUT", "version": None, "why": None, "proven": [], "unproven": []}
    print(json.dumps(said), flush=True)
`;

/** The verdicts of the verifier in Python. */
export function theirs(cases: readonly Case[]): Said[] {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', BATCH], {
    ...{ cwd: PACKAGE, encoding: 'utf8', maxBuffer: 2 ** 30 },
    input: cases.map((one) => `${JSON.stringify(one)}\n`).join(''),
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): Said => JSON.parse(line));
}

/** Returns how the verdicts differ, or null. Reasons may be worded differently. */
export function difference(one: Said, other: Said): string | null {
  const key = ({ verdict, version, proven, unproven }: Said) => JSON.stringify([verdict, version, proven, unproven]);
  return key(one) === key(other) ? null : `ours ${JSON.stringify(one)}\n  Python ${JSON.stringify(other)}`;
}
