import { type AnyGame, feedEntry, seatNumber } from '../../../src/engine/index.ts';
import { expectThat, type Script, walk } from '../script.ts';

/** Checks that every entry has a text that says what happened, and each fact contributes a whole line or nothing. */
export function everyEntryHasText(game: AnyGame, script: Script): void {
  const { entries, end } = walk(game, script);
  for (const entry of entries) {
    const facts = entry.facts.map(({ fact }) => fact).join(', ');
    for (const viewer of ['everything', []] as const) {
      const { text } = feedEntry(game, end, entry, viewer, seatNumber);
      const where = (): string => `entry ${entry.version} (${entry.kind}: ${facts || 'no facts'})`;
      expectThat(text.trim().length > 0, () => `${where()} has no text`);
      expectThat(!/(^|\. )\s*(\. |$)/.test(text), () => `${where()} has an empty line in its text: ${text}`);
    }
  }
}
