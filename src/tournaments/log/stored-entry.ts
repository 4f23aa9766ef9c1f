import { type Box, DECK_PIECE, evenLength, mustHave } from '../../db/at-rest.ts';
import { canonical } from '../../engine/index.ts';
import { type EventEntry, readEntry } from '../event/entry.ts';

// Input and facts hold decks that nobody may see yet, and a hash would give them away to whoever tries all there are: all of it is
// sealed together, and lies as a text in the column of the facts.

/** The columns of an entry as JSON texts. */
export interface StoredParts {
  input: string;
  facts: string;
  hash: string;
}

/** An entry as a statement takes it; sealed, where there is a box. */
export function storedParts({ input, facts, hash, version }: EventEntry, box: Box | null): StoredParts {
  const parts = { input: canonical(input), facts: canonical(facts), hash };
  if (!box) return parts;
  const whole = `{"input":${parts.input},"facts":${parts.facts},"hash":"${hash}"}`;
  return {
    input: '{}',
    facts: JSON.stringify(box.seal(evenLength(whole, 'deck' in input ? DECK_PIECE : 1), aboutEntry(version))),
    hash: '',
  };
}

/** An entry's row. */
export interface StoredEntry {
  version: number;
  at: Date;
  kind: string;
  by_player: string | null;
  input: unknown;
  facts: unknown;
  key: string | null;
  hash: string;
}

/** An entry as it was before it was stored. @throws Error when it is none */
export function openedEntry(row: StoredEntry, box: Box | null): EventEntry {
  const { by_player: by, version, at, kind, key, input, facts, hash } = row;
  const inside =
    typeof facts === 'string' ? JSON.parse(mustHave(box).open(facts, aboutEntry(version))) : { input, facts, hash };
  const entry = readEntry({ version, at: at.getTime(), kind, by, key, ...inside });
  if (typeof entry === 'string') throw new Error(`an entry of a tournament cannot be read: ${entry}`);
  return entry;
}

function aboutEntry(version: number): string {
  return `entry ${version}`;
}
