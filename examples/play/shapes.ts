import type {
  BlankParts,
  BoardParts,
  CardParts,
  CellParts,
  ChoiceParts,
  CounterParts,
  DecisionParts,
  EntryParts,
  GamesResult,
  MatchParts,
  PieceParts,
  TableParts,
  ZoneParts,
} from '../../clients/typescript/src/index.ts';

/** A match as this client reads it. This file gives short names to the types of the client package. */
export type Match = MatchParts;
export type Entry = EntryParts;
export type Decision = DecisionParts;
export type Choice = ChoiceParts;
export type Blank = BlankParts;
export type BlankOption = NonNullable<BlankParts['from']>[number];
export type Table = TableParts;
export type Board = BoardParts;
export type Cell = CellParts;
export type Piece = PieceParts;
export type Zone = ZoneParts;
export type Card = CardParts;
export type Counter = CounterParts;
export type GameInfo = GamesResult['games'][number];
