// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { ChallengeInput, ChallengeStatus } from '../../data/client.ts';

export type TimeControlParts = { readonly perDecision: number | null; readonly fischer: { readonly bank: number; readonly increment: number; } | null; readonly days: number | null; };

export type DeckChoices = { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; }>; };

export type OwnDeck = { readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; };

const TIME_CONTROL_PARTS = 'fragment TimeControlParts on TimeControl{perDecision fischer{bank increment}days}';
const DECK_CHOICES = 'fragment DeckChoices on DeckFormat{about ready{key title about}}';
const OWN_DECK = 'fragment OwnDeck on Deck{id name broken}';

export type NewMatchFormResult = { readonly game: { readonly id: string; readonly title: string; readonly about: string; readonly minSeats: number; readonly maxSeats: number; readonly options: unknown; readonly presets: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; readonly options: unknown; }>; readonly deckFormat: DeckChoices | null; } | null; readonly me: { readonly id: string; readonly decks: ReadonlyArray<OwnDeck>; } | null; };
export type NewMatchFormVariables = { readonly game: string; };
export const NEW_MATCH_FORM: Document<NewMatchFormResult, NewMatchFormVariables> = /* @__PURE__ */ document(`${DECK_CHOICES}${OWN_DECK}query NewMatchForm($game:ID!){game(id:$game){id title about minSeats maxSeats options presets{key title about options}deckFormat{...DeckChoices}}me{id decks(game:$game){...OwnDeck}}}`);
export type OpenChallengesResult = { readonly challenges: ReadonlyArray<{ readonly id: string; readonly from: { readonly id: string; readonly name: string; }; readonly game: { readonly id: string; readonly title: string; }; readonly rematchOf: string | null; readonly expiresAt: string; readonly rated: boolean; readonly timeControl: TimeControlParts | null; }>; };
export type OpenChallengesVariables = {};
export const OPEN_CHALLENGES: Document<OpenChallengesResult, OpenChallengesVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}query OpenChallenges{challenges{id from{id name}game{id title}rematchOf expiresAt rated timeControl{...TimeControlParts}}}`);
export type AcceptChallengeResult = { readonly acceptChallenge: { readonly id: string; }; };
export type AcceptChallengeVariables = { readonly id: string; };
export const ACCEPT_CHALLENGE: Document<AcceptChallengeResult, AcceptChallengeVariables> = /* @__PURE__ */ document(`mutation AcceptChallenge($id:ID!){acceptChallenge(input:{id:$id}){id}}`);
export type DeclineChallengeResult = { readonly declineChallenge: { readonly id: string; readonly status: ChallengeStatus; }; };
export type DeclineChallengeVariables = { readonly id: string; };
export const DECLINE_CHALLENGE: Document<DeclineChallengeResult, DeclineChallengeVariables> = /* @__PURE__ */ document(`mutation DeclineChallenge($id:ID!){declineChallenge(id:$id){id status}}`);
export type WantedOpponentResult = { readonly player: { readonly id: string; readonly name: string; readonly deleted: boolean; } | null; };
export type WantedOpponentVariables = { readonly id: string; };
export const WANTED_OPPONENT: Document<WantedOpponentResult, WantedOpponentVariables> = /* @__PURE__ */ document(`query WantedOpponent($id:ID!){player(id:$id){id name deleted}}`);
export type ChallengePlayerResult = { readonly challengePlayer: { readonly match: { readonly id: string; } | null; }; };
export type ChallengePlayerVariables = { readonly input: ChallengeInput; };
export const CHALLENGE_PLAYER: Document<ChallengePlayerResult, ChallengePlayerVariables> = /* @__PURE__ */ document(`mutation ChallengePlayer($input:ChallengeInput!){challengePlayer(input:$input){match{id}}}`);
