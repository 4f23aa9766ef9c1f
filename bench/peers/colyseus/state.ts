/** The parts of Colyseus's schema package that the game needs. Only the bench installs the package. */
export interface SchemaPackage {
  schema<T>(fields: Record<string, unknown>, name: string): new () => T;
  t: Record<'uint8' | 'uint16' | 'boolean', () => unknown> & { array(of: unknown): { view(): unknown } };
  StateView: new () => View;
}
/** The part of the state that only one client sees. */
export interface View {
  add(visible: object): unknown;
}

export interface SeatState {
  points: number;
  held: number;
  hand: number[];
}
/** The state of a table. Only a seat's own client receives its `hand`. */
export interface TableState {
  /** The session id of each seat. */
  sessions: string[];
  seats: SeatState[];
  turn: number;
  /** The top card of the ladder, or 0. */
  top: number;
  /** The most recently played card. */
  played: number;
  moves: number;
  deckCount: number;
  /** False before the deal and after the match has ended. */
  playing: boolean;
}

/** Builds the schema of the state. Clients build the same schema, so the server does not have to send it. */
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
