import type { Player } from '../../accounts/index.ts';
import type { SeenHead, SeenMatch } from '../../matches/index.ts';
import type { ListedTournament, SeenRound, SeenTable, SeenTournament } from '../../tournaments/index.ts';

// Resolver parents whose type differs from the schema's type. `scripts/codegen.ts` lists them.

export type {
  ApiKey as ApiKeyParent,
  Caller as AccountParent,
  OwnSession as OpenSessionParent,
  SavedDeck as DeckParent,
  Session as SessionParent,
} from '../../accounts/index.ts';
export type { PublishedGame as GameParent, TableView as TableViewParent } from '../../engine/index.ts';
export type {
  MatchPage as MatchConnectionParent,
  SeenCall as JudgeCallParent,
  SeenChallenge as ChallengeParent,
  SeenEntry as EntryParent,
  SeenInvitation as InvitationParent,
  SeenMove as SubmitMovePayloadParent,
  SeenUpdate as MatchUpdateParent,
} from '../../matches/index.ts';
export type {
  Delivery as WebhookDeliveryParent,
  Target as PushSubscriptionParent,
  Target as WebhookParent,
} from '../../notifications/index.ts';
export type {
  SeenRound as TournamentRoundParent,
  SeenTournamentUpdate as TournamentUpdateParent,
  TournamentPage as TournamentConnectionParent,
} from '../../tournaments/index.ts';
export type PlayerParent = Player | { id: string; name: string };
/** A match from a list has no table; it is read when a client selects it. */
export type MatchParent = SeenMatch | SeenHead;
/** The match, once it is over. */
export type MatchResultParent = MatchParent;
export interface GameViewParent {
  /** `GolemsView`, … */
  __typename: string;
}
/** A tournament from a list has no log; it is read when a client selects it. */
export type TournamentParent = SeenTournament | ListedTournament;
export type TournamentSetupParent = SeenTournament['setup'];
export type TournamentStageParent = SeenTournament['stages'][number];
/** A table with its position in the bracket. */
export type TournamentTableParent = SeenTable & { bracket: NonNullable<SeenRound['nodes']>[number] | null };
export type TableGameParent = SeenTable['games'][number];
