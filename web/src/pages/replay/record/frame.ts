import {
  type AnyAt,
  type AnyGame,
  type Seat,
  tableView,
  type Viewer,
  waitingFor,
} from '../../../../../src/engine/index.ts';
import type { TableView } from '../../../data/client.ts';
import type { Opened } from './opened.ts';

/** The data from which the table is drawn. */
interface Frame {
  readonly table: TableView;
  readonly seats: readonly { seat: Seat; name: string; left: boolean }[];
  readonly mine: readonly Seat[];
  readonly asked: readonly Seat[];
}

/** Returns the table after an entry, as GraphQL would return it to a viewer; null if it cannot be restored. */
export function frameOf({ frames, game, document, who }: Opened, version: number, viewer: Viewer): Frame | null {
  const at = frames.at(version);
  if (!at) return null;
  return {
    table: tableOf(game, at, viewer),
    seats: document.seats.map(({ seat }) => ({ seat, name: who(seat), left: at.left.includes(seat) })),
    mine: viewer === 'everything' ? [] : viewer,
    asked: askedAt(game, at),
  };
}

/** Returns the engine's table in the types of the API. */
export function tableOf(game: AnyGame, at: AnyAt, viewer: Viewer): TableView {
  const { zones, board, counters, seats } = tableView(game, at, viewer);
  return {
    zones: zones.map((zone) => ({ ...zone, kind: KINDS[zone.kind] })),
    board,
    counters,
    seats: seats.map(({ seat, status }) => ({ seat, status: [...status] })),
  };
}

const KINDS = { pile: 'PILE', hand: 'HAND', row: 'ROW' } as const;

// If the record has other rules, the seats being asked are unknown.
function askedAt(game: AnyGame, at: AnyAt): readonly Seat[] {
  try {
    return waitingFor(game, at);
  } catch {
    return [];
  }
}
