/** What of Colyseus's schemas the game needs; the package is installed for the bench alone. */
export interface SchemaPackage {
  schema<T>(fields: Record<string, unknown>, name: string): new () => T;
  t: Record<'uint8' | 'uint16' | 'boolean', () => unknown> & { array(of: unknown): { view(): unknown } };
  StateView: new () => View;
}
/** What one client sees beside what all of them see. */
export interface View {
  add(visible: object): unknown;
}

export interface SeatState {
  points: number;
  held: number;
  hand: number[];
}
/** What everybody is sent of a table; of a seat's `hand` its own client alone. */
export interface TableState {
  /** Whose session has which seat. */
  sessions: string[];
  seats: SeatState[];
  turn: number;
  /** The uppermost card of the ladder, or 0. */
  top: number;
  /** The card that was played last. */
  played: number;
  moves: number;
  deckCount: number;
  /** False until it is dealt, and when it is over. */
  playing: boolean;
}

/** The schema of the state. Clients know it, too, so that it need not be sent to them. */
export function schemasOf({ schema, t }: SchemaPackage) {
  const Seat = schema<SeatState>({ points: t.uint16(), held: t.uint8(), hand: t.array('uint8').view() }, 'Seat');
  const fields = {
    sessions: t.array('string'),
    seats: t.array(Seat),
    turn: t.uint8(),
    top: t.uint8(),
    played: t.uint8(),
    moves: t.uint16(),
    deckCount: t.uint8(),
    playing: t.boolean(),
  };
  return { Seat, Table: schema<TableState>(fields, 'Table') };
}
