import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import { isLoss, type Judged } from '../game/judging.ts';
import type { Random } from '../random.ts';
import type { EngineTable } from './engine-table.ts';
import type { Action, Entry, JudgesAction, TakebackAction } from './entry.ts';
import { leave } from './leave.ts';
import { restored, tableOf } from './rewinds/rewind.ts';

/** Returns why a pause or a rule on judges' actions forbids an action, or null if neither does. */
export function judgesRefusal(
  { paused, version }: AnyAt,
  action: Action,
): 'PAUSED' | 'NOT_PAUSED' | 'NO_VERSION' | null {
  switch (action.kind) {
    case 'MOVE':
    case 'TIMED_OUT':
    case 'AUTO_PASS': // auto-pass could close a reaction window during the pause
    case 'PAUSED':
      return paused ? 'PAUSED' : null;
    case 'RESUMED':
      return paused ? null : 'NOT_PAUSED';
    case 'REWOUND':
      if (action.seat !== null && paused) return 'PAUSED';
      return action.move.to < version ? null : 'NO_VERSION';
    default:
      return null;
  }
}

/** The input that a rewind needs in addition to the table. */
export interface Before {
  /** All entries so far, starting with entry 0. Entries after the table's version are ignored. */
  past: readonly Entry[];
  random: Random;
}

export function judge(
  game: AnyGame,
  table: EngineTable<AnyTypes>,
  action: JudgesAction | TakebackAction,
  before: Before,
): void {
  switch (action.kind) {
    case 'PAUSED':
      return table.record({ fact: 'paused', ...action.move });
    case 'RESUMED':
      return table.record({ fact: 'resumed', ...action.move });
    case 'TIME_GIVEN':
      return table.record({ fact: 'timeGiven', ...action.move });
    case 'REWOUND':
      return action.seat === null ? rewind(game, table, action.move, before) : takeBack(game, table, action, before);
    case 'RULED':
      return rule(game, table, action.move);
  }
}

function rewind(game: AnyGame, table: EngineTable<AnyTypes>, move: Judged<'REWOUND'>, before: Before): void {
  const { agenda, ...laid } = restored(game, before.past.slice(0, table.at.version + 1), move.to, before.random);
  table.record({ fact: 'rewound', ...move, table: laid });
  table.next(...agenda.reverse());
}

// If the answer has revealed nothing, nothing is shuffled.
function takeBack(
  game: AnyGame,
  table: EngineTable<AnyTypes>,
  { seat, move }: TakebackAction,
  { past, random }: Before,
): void {
  const known = past.slice(0, table.at.version + 1);
  const { agenda, ...laid } =
    move.why === 'UNDONE' ? tableOf(game, known, move.to) : restored(game, known, move.to, random);
  table.record({ fact: 'rewound', seat, ...move, table: laid });
  table.next(...agenda.reverse());
}

// Records a ruling. A loss removes the seat from the match, unless the seat has already left.
function rule(game: AnyGame, table: EngineTable<AnyTypes>, move: Judged<'RULED'>): void {
  table.record({ fact: 'ruled', ...move });
  if (isLoss(move.ruling) && !table.at.left.includes(move.seat)) leave(game, table, move.seat, 'RULED');
}
