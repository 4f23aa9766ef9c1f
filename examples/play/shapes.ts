import { z } from 'zod';

/** What the documents of this client select, checked when it arrives. */
const counter = z.object({
  label: z.string(),
  seat: z.number().nullable(),
  value: z.number(),
  max: z.number().nullable(),
});
const card = z.object({
  number: z.number().nullable(),
  name: z.string().nullable(),
  text: z.string().nullable(),
  back: z.string(),
  place: z.number().nullable(),
});
const zone = z.object({
  key: z.string(),
  label: z.string(),
  seat: z.number().nullable(),
  kind: z.enum(['PILE', 'HAND', 'ROW']),
  count: z.number(),
  cards: z.array(card),
});
const piece = z.object({
  key: z.string(),
  kind: z.string(),
  label: z.string(),
  seat: z.number().nullable(),
  rotation: z.number().nullable(),
  stats: z.array(counter),
});
const cell = z.object({
  key: z.string(),
  x: z.number(),
  y: z.number(),
  kind: z.string(),
  label: z.string(),
  seat: z.number().nullable(),
  pieces: z.array(piece),
});
const board = z.object({ shape: z.enum(['SQUARE', 'HEX']), cells: z.array(cell) });
export const table = z.object({
  zones: z.array(zone),
  board: board.nullable(),
  counters: z.array(counter),
  seats: z.array(z.object({ seat: z.number(), status: z.array(z.string()) })),
});

const option = z.object({ value: z.union([z.string(), z.number()]), label: z.string() });
const blank = z.object({
  label: z.string().nullable(),
  path: z.array(z.string()),
  from: z.array(option).nullable(),
  min: z.number(),
  max: z.number(),
});
const choice = z.object({ label: z.string(), move: z.record(z.string(), z.unknown()), blanks: z.array(blank) });
const decision = z.object({
  version: z.number(),
  seat: z.number(),
  prompt: z.string(),
  choices: z.array(choice),
  deadline: z.string().nullable(),
});

const seat = z.object({
  seat: z.number(),
  name: z.string(),
  bot: z.string().nullable(),
  taken: z.boolean(),
  left: z.boolean(),
});
const clock = z.object({
  seats: z.array(z.object({ seat: z.number(), left: z.number(), deadline: z.string().nullable() })),
});
const result = z.object({
  places: z.array(z.object({ place: z.number(), seats: z.array(z.number()) })),
  why: z.string(),
});

/** A match as the caller may see it, all that the screen needs. */
export const match = z.object({
  id: z.string(),
  game: z.object({ id: z.string(), title: z.string() }),
  status: z.enum(['WAITING', 'RUNNING', 'FINISHED', 'CANCELLED']),
  version: z.number(),
  seats: z.array(seat),
  yourSeats: z.array(z.number()),
  visibility: z.enum(['PUBLIC', 'PRIVATE']),
  invitation: z.string().nullable(),
  waitingFor: z.array(z.number()),
  clock: clock.nullable(),
  decision: decision.nullable(),
  table,
  result: result.nullable(),
});
const entry = z.object({ version: z.number(), seat: z.number().nullable(), kind: z.string(), text: z.string() });

export const matchUpdate = z.object({
  matchUpdates: z.object({ version: z.number(), entries: z.array(entry), match }),
});
export const game = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  minSeats: z.number(),
  maxSeats: z.number(),
});
export const session = z.object({
  token: z.string(),
  player: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }),
});

export type Match = z.infer<typeof match>;
export type MatchUpdate = z.infer<typeof matchUpdate>;
export type Entry = z.infer<typeof entry>;
export type GameInfo = z.infer<typeof game>;
export type Session = z.infer<typeof session>;
export type Counter = z.infer<typeof counter>;
export type Card = z.infer<typeof card>;
export type Zone = z.infer<typeof zone>;
export type Piece = z.infer<typeof piece>;
export type Cell = z.infer<typeof cell>;
export type Board = z.infer<typeof board>;
export type Table = z.infer<typeof table>;
export type BlankOption = z.infer<typeof option>;
export type Blank = z.infer<typeof blank>;
export type Choice = z.infer<typeof choice>;
export type Decision = z.infer<typeof decision>;
