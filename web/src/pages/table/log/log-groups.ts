import type { EffectParts, LoggedEntry } from '../operations.generated.ts';

/** A sentence of the log, with what it shows on the table. */
export interface LogLine {
  readonly text: string;
  readonly effects: readonly EffectParts[];
}

/** The lines of one entry that belong together: all of them, unless a turn or a battle begins or ends inside. */
export interface LogRow<Entry = LoggedEntry> {
  readonly entry: Entry;
  readonly lines: readonly LogLine[];
  /** Whether the entry begins here. */
  readonly isFirst: boolean;
}

/** A turn with its rows and battles, or a battle with its rows. The title is the line that begins it. */
export interface LogGroup<Entry = LoggedEntry> {
  readonly title: LogRow<Entry>;
  readonly items: readonly LogItem<Entry>[];
}
export type LogItem<Entry = LoggedEntry> = LogRow<Entry> | LogGroup<Entry>;

interface Growing<Entry> extends LogGroup<Entry> {
  readonly items: LogItem<Entry>[];
}

type Grouped = Pick<LoggedEntry, 'lines' | 'effects' | 'milestones' | 'rewoundTo'> & { readonly version: number };

/**
 * Groups a log by turns, and turns by battles. The entries before the first turn are in no group, and neither are those
 * after a rewind to an earlier turn. A rewind ends a battle, because it may have taken the battle back.
 */
export function logGroups<Entry extends Grouped>(entries: readonly Entry[]): readonly LogItem<Entry>[] {
  const top: LogItem<Entry>[] = [];
  let turn: LogItem<Entry>[] = top;
  let turnBegan = 0;
  let battle: LogItem<Entry>[] | null = null;
  for (const entry of entries) {
    if (entry.rewoundTo !== null) battle = null;
    if (entry.rewoundTo !== null && entry.rewoundTo < turnBegan) turn = top;
    let row: { entry: Entry; lines: LogLine[]; isFirst: boolean } | null = null;
    for (const [index, line] of linesOf(entry).entries()) {
      const kinds = entry.milestones.filter((one) => one.line === index).map(({ kind }) => kind);
      const begins = kinds.find((kind) => kind !== 'BATTLE_ENDED');
      if (begins) {
        const group: Growing<Entry> = { title: { entry, lines: [line], isFirst: index === 0 }, items: [] };
        (begins === 'TURN_BEGAN' ? top : turn).push(group);
        if (begins === 'TURN_BEGAN') [turn, turnBegan] = [group.items, entry.version];
        battle = begins === 'BATTLE_BEGAN' ? group.items : null;
        row = null;
        continue;
      }
      if (row) row.lines.push(line);
      else {
        row = { entry, lines: [line], isFirst: index === 0 };
        (battle ?? turn).push(row);
      }
      if (kinds.includes('BATTLE_ENDED')) [battle, row] = [null, null];
    }
  }
  return top;
}

function linesOf({ lines, effects }: Grouped): LogLine[] {
  return lines.map((text, index) => ({ text, effects: effects.filter(({ line }) => line === index) }));
}
