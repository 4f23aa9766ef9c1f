import { expect, it } from 'vitest';
import type { LoggedEntry } from '../operations.generated.ts';
import { type LogItem, logGroups } from './log-groups.ts';

type Kind = LoggedEntry['milestones'][number]['kind'];
interface Entry extends Pick<LoggedEntry, 'lines' | 'effects' | 'milestones' | 'rewoundTo'> {
  readonly version: number;
}
/** An entry with lines such as "TURN_BEGAN Turn 1", which begin with their milestone, if any. */
const entry = (version: number, ...told: string[]): Entry => ({
  version,
  lines: told.map((line) => line.replace(/^[A-Z_]+ /, '')),
  effects: [],
  rewoundTo: null,
  milestones: told.flatMap((text, line) => {
    const [kind] = /^[A-Z_]+(?= )/.exec(text) ?? [];
    return kind ? [{ kind: kind as Kind, line }] : []; // the tests below name milestones only
  }),
});

/** Draws groups as lists that begin with their title. An entry that goes on has no version. */
function outline(items: readonly LogItem<Entry>[]): unknown[] {
  return items.map((item) =>
    'title' in item
      ? [...item.title.lines.map(({ text }) => text), ...outline(item.items)]
      : `${item.isFirst ? item.entry.version : ''}: ${item.lines.map(({ text }) => text).join('. ')}`,
  );
}

it('a log is grouped by turns and battles, even if they begin or end inside an entry', () => {
  const entries = [
    entry(0, 'it begins', 'TURN_BEGAN Turn 1', 'mana'),
    entry(1, 'a move'),
    entry(2, 'a card', 'BATTLE_BEGAN A attacks B', 'a hit'),
    entry(3, 'a miss', 'BATTLE_ENDED A wins', 'a draw'),
    entry(4, 'TURN_BEGAN Turn 2', 'mana'),
    entry(5, 'BATTLE_BEGAN B attacks A'),
    entry(6, 'BATTLE_BEGAN B attacks C', 'TURN_BEGAN Turn 3'),
  ];
  expect(outline(logGroups(entries))).toEqual([
    '0: it begins',
    ['Turn 1', ': mana', '1: a move', '2: a card', ['A attacks B', ': a hit', '3: a miss. A wins'], ': a draw'],
    ['Turn 2', ': mana', ['B attacks A'], ['B attacks C']],
    ['Turn 3'],
  ]);
});

it('a rewind ends the battle, and also the turn unless the match continues in it', () => {
  const rewound = (version: number, rewoundTo: number): Entry => ({ ...entry(version, 'rewound'), rewoundTo });
  const entries = [
    entry(0, 'TURN_BEGAN Turn 1'),
    entry(1, 'TURN_BEGAN Turn 2'),
    entry(2, 'BATTLE_BEGAN A attacks B'),
    rewound(3, 1),
    entry(4, 'a move'),
    rewound(5, 0),
    entry(6, 'another move'),
    entry(7, 'TURN_BEGAN Turn 2'),
  ];
  expect(outline(logGroups(entries))).toEqual([
    ['Turn 1'],
    ['Turn 2', ['A attacks B'], '3: rewound', '4: a move'],
    '5: rewound',
    '6: another move',
    ['Turn 2'],
  ]);
});
