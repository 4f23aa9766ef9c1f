// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { MatchStatus } from '../../data/client.ts';

export type TimeControlParts = { readonly perDecision: number | null; readonly fischer: { readonly bank: number; readonly increment: number; } | null; readonly days: number | null; };

export type DeckChoices = { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; }>; };

export type OwnDeck = { readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; };

const TIME_CONTROL_PARTS = 'fragment TimeControlParts on TimeControl{perDecision fischer{bank increment}days}';
const DECK_CHOICES = 'fragment DeckChoices on DeckFormat{about ready{key title about}}';
const OWN_DECK = 'fragment OwnDeck on Deck{id name broken}';

export type InvitedToResult = { readonly invitation: { readonly matchId: string; readonly status: MatchStatus; readonly names: ReadonlyArray<string | null>; readonly game: { readonly id: string; readonly title: string; readonly about: string; readonly deckFormat: DeckChoices | null; }; readonly options: unknown; readonly rated: boolean; readonly timeControl: TimeControlParts | null; } | null; readonly match: { readonly id: string; readonly yourSeats: ReadonlyArray<number>; } | null; };
export type InvitedToVariables = { readonly code: string; readonly id: string; };
export const INVITED_TO: Document<InvitedToResult, InvitedToVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}${DECK_CHOICES}query InvitedTo($code:String!$id:ID!){invitation(code:$code){matchId status names game{id title about deckFormat{...DeckChoices}}options rated timeControl{...TimeControlParts}}match(id:$id){id yourSeats}}`);
export type DecksToBringResult = { readonly me: { readonly id: string; readonly decks: ReadonlyArray<OwnDeck>; } | null; };
export type DecksToBringVariables = { readonly game: string; };
export const DECKS_TO_BRING: Document<DecksToBringResult, DecksToBringVariables> = /* @__PURE__ */ document(`${OWN_DECK}query DecksToBring($game:ID!){me{id decks(game:$game){...OwnDeck}}}`);
