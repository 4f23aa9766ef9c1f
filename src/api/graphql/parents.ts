import type { Player, SavedDeck, Session } from '../../accounts/index.ts';
import type { AnyGame, TableView } from '../../engine/index.ts';
import type { Match, MatchHead, ShownEntry } from '../../matches/index.ts';

/** What a resolver is given as its parent, where that is not the type as the client sees it. */
export type PlayerParent = Player | { id: string; name: string };
export type SessionParent = Session;
export type DeckParent = SavedDeck;
export type GameParent = AnyGame;
/** From a list without its table, which is then read when it is asked for. */
export type MatchParent = Match | MatchHead;
export type EntryParent = ShownEntry;
export interface MatchUpdateParent {
  version: number;
  entries: readonly ShownEntry[];
  match: Match;
}
export interface GameViewParent {
  /** `GolemsView`, … */
  __typename: string;
}
export type TableViewParent = TableView;
export interface SubmitMovePayloadParent {
  match: Match;
  entry: ShownEntry;
}
