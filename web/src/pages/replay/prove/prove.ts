import {
  type AnyGame,
  concluded,
  type Progress,
  readKeyFile,
  readReplay,
  Unreadable,
  type VerifyVerdict,
  verifyReplay,
} from '../../../../../src/engine/index.ts';
import { textOf } from '../record/read.ts';

/** The input of a verification. */
export interface Brought {
  /** The exact bytes of the downloaded document. */
  document: Uint8Array<ArrayBuffer>;
  /** A JWK set as published by a server; null if no keys are known. */
  keys: string | null;
}

export type Proved = { verdict: VerifyVerdict; entries: number } | { unreadable: string };

/** The rules of a game by id; null if not available. */
export type Rules = (game: string) => Promise<AnyGame | null>;

/** Progress callbacks: the number of entries, then each executed entry. */
export interface Told {
  read(entries: number): void;
  executed: Progress;
}

/** Reads, executes and verifies a document, like `npm run verify`. */
export async function prove({ document, keys }: Brought, rules: Rules, told: Told): Promise<Proved> {
  try {
    const known = keys === null ? { keys: [] } : readKeyFile(keys);
    const replay = readReplay(textOf(document));
    told.read(replay.entries.length);
    const game = await rules(replay.game);
    const finding = verifyReplay(game ? [game] : [], known, replay, told.executed);
    return { verdict: concluded(finding, 'UNKNOWN'), entries: replay.entries.length };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}
