import {
  type AnyGame,
  concluded,
  judged,
  type Progress,
  readKeyFile,
  readReplay,
  Unreadable,
  type VerifyVerdict,
} from '../../../../../src/engine/index.ts';
import { textOf } from '../record/read.ts';

/** What is to be proven. */
export interface Brought {
  /** The document as it was downloaded, byte by byte. */
  document: Uint8Array<ArrayBuffer>;
  /** A JWK set, as a server publishes it; null: nobody's signature is known. */
  keys: string | null;
}

export type Proved = { verdict: VerifyVerdict; entries: number } | { unreadable: string };

/** The rules of a game by its id; null: they are not here. */
export type Rules = (game: string) => Promise<AnyGame | null>;

/** What somebody is told while it goes on: how many entries there are, then each one that has been executed. */
export interface Told {
  read(entries: number): void;
  executed: Progress;
}

/** Reads, executes and judges a document: what `npm run verify` does. */
export async function prove({ document, keys }: Brought, rules: Rules, told: Told): Promise<Proved> {
  try {
    const known = keys === null ? { keys: [] } : readKeyFile(keys);
    const replay = readReplay(textOf(document));
    told.read(replay.entries.length);
    const game = await rules(replay.game);
    const finding = judged(game ? [game] : [], known, replay, told.executed);
    return { verdict: concluded(finding, 'UNKNOWN'), entries: replay.entries.length };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}
