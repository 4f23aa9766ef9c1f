import type { ApiKey, Caller, OwnSession, Player, SavedDeck, Session } from '../../accounts/index.ts';
import type { PublishedGame, TableView } from '../../engine/index.ts';
import type {
  MatchPage,
  SeenCall,
  SeenChallenge,
  SeenEntry,
  SeenHead,
  SeenInvitation,
  SeenMatch,
  SeenMove,
  SeenUpdate,
} from '../../matches/index.ts';
import type { Delivery, Target } from '../../notifications/index.ts';
import type {
  ListedTournament,
  SeenRound,
  SeenTable,
  SeenTournament,
  SeenTournamentUpdate,
  TournamentPage,
} from '../../tournaments/index.ts';

/** What a resolver is given as its parent, where that is not the type as the client sees it. */
export type PlayerParent = Player | { id: string; name: string };
export type SessionParent = Session;
/** Of nobody but the caller. */
export type AccountParent = Caller;
export type OpenSessionParent = OwnSession;
export type ApiKeyParent = ApiKey;
/** Of the caller's own alone. */
export type WebhookParent = Target;
export type WebhookDeliveryParent = Delivery;
export type PushSubscriptionParent = Target;
export type DeckParent = SavedDeck;
export type GameParent = PublishedGame;
/** From a list without its table, which is then read when it is asked for. */
export type MatchParent = SeenMatch | SeenHead;
/** The match itself, once it is over. */
export type MatchResultParent = MatchParent;
export type MatchConnectionParent = MatchPage;
export type ChallengeParent = SeenChallenge;
export type InvitationParent = SeenInvitation;
export type JudgeCallParent = SeenCall;
export type EntryParent = SeenEntry;
export type MatchUpdateParent = SeenUpdate;
export interface GameViewParent {
  /** `GolemsView`, … */
  __typename: string;
}
export type TableViewParent = TableView;
export type SubmitMovePayloadParent = SeenMove;
/** From a list without its log, which is then read when it is asked for. */
export type TournamentParent = SeenTournament | ListedTournament;
export type TournamentSetupParent = SeenTournament['setup'];
export type TournamentStageParent = SeenTournament['stages'][number];
export type TournamentRoundParent = SeenRound;
/** With where it stands in a bracket. */
export type TournamentTableParent = SeenTable & { bracket: NonNullable<SeenRound['nodes']>[number] | null };
export type TableGameParent = SeenTable['games'][number];
export type TournamentConnectionParent = TournamentPage;
export type TournamentUpdateParent = SeenTournamentUpdate;
