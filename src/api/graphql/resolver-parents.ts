import type { Player } from '../../accounts/index.ts';
import type { MatchSummary, MatchView } from '../../matches/index.ts';
import type {
  ListedTournament,
  TournamentRoundView,
  TournamentTableView,
  TournamentView,
} from '../../tournaments/index.ts';

// The types of resolver parents that differ from the schema's types, as listed in `scripts/codegen.ts`.

export type {
  ActPage as OperatorLogConnectionParent,
  ApiKey as ApiKeyParent,
  Caller as AccountParent,
  FoundPlayer as FoundPlayerParent,
  LoggedAct as OperatorLogEntryParent,
  Maintenance as MaintenanceParent,
  OwnSession as OpenSessionParent,
  PlayerReport as PlayerReportParent,
  ReportPage as PlayerReportConnectionParent,
  SavedDeck as DeckParent,
  Session as SessionParent,
} from '../../accounts/index.ts';
export type { PublishedGame as GameParent, TableView as TableViewParent } from '../../engine/index.ts';
export type {
  ChallengeView as ChallengeParent,
  EntryView as EntryParent,
  InvitationView as InvitationParent,
  JudgeCallView as JudgeCallParent,
  MatchPage as MatchConnectionParent,
  MatchUpdate as MatchUpdateParent,
  MessagePage as MessageConnectionParent,
  MoveResult as SubmitMovePayloadParent,
} from '../../matches/index.ts';
export type {
  Delivery as WebhookDeliveryParent,
  Target as PushSubscriptionParent,
  Target as WebhookParent,
} from '../../notifications/index.ts';
export type {
  TournamentPage as TournamentConnectionParent,
  TournamentRoundView as TournamentRoundParent,
  TournamentUpdate as TournamentUpdateParent,
} from '../../tournaments/index.ts';
export type PlayerParent = Player | { id: string; name: string };
/** A match from a list comes without its table. The table is loaded when a client selects a field that needs it. */
export type MatchParent = MatchView | MatchSummary;
export type MatchResultParent = MatchParent;
export type SeatParent = MatchSummary['seats'][number];
export interface GameViewParent {
  /** The name of a game's view type, such as `GolemsView`. */
  __typename: string;
}
/** A tournament from a list comes without its log. The log is loaded when a client selects a field that needs it. */
export type TournamentParent = TournamentView | ListedTournament;
export type TournamentSetupParent = TournamentView['setup'];
export type TournamentStageParent = TournamentView['stages'][number];
export type TournamentTableParent = TournamentTableView & {
  bracket: NonNullable<TournamentRoundView['nodes']>[number] | null;
};
export type TableGameParent = TournamentTableView['games'][number];
