// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { SaveDeckInput, UnfinishedDeckInput } from '../../data/client.ts';

export type CardLine = { readonly card: string; readonly count: number; };

const CARD_LINE = 'fragment CardLine on DeckCard{card count}';

export type DeckGamesResult = { readonly games: ReadonlyArray<{ readonly id: string; readonly title: string; readonly deckFormat: { readonly about: string; } | null; }>; };
export type DeckGamesVariables = {};
export const DECK_GAMES: Document<DeckGamesResult, DeckGamesVariables> = /* @__PURE__ */ document(`query DeckGames{games{id title deckFormat{about}}}`);
export type DeckShelfResult = { readonly game: { readonly id: string; readonly title: string; readonly starterSet: ReadonlyArray<CardLine> | null; readonly deckFormat: { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; readonly cards: ReadonlyArray<CardLine>; }>; } | null; readonly rules: { readonly glossary: ReadonlyArray<{ readonly term: string; readonly text: string; }>; }; readonly cards: ReadonlyArray<{ readonly name: string; readonly kind: string; readonly text: string; readonly back: string; }>; } | null; readonly me: { readonly id: string; readonly decks: ReadonlyArray<{ readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; readonly updatedAt: string; readonly cards: ReadonlyArray<CardLine>; }>; readonly collection: ReadonlyArray<{ readonly card: string; readonly count: number; readonly staked: number; }>; } | null; };
export type DeckShelfVariables = { readonly game: string; };
export const DECK_SHELF: Document<DeckShelfResult, DeckShelfVariables> = /* @__PURE__ */ document(`${CARD_LINE}query DeckShelf($game:ID!){game(id:$game){id title starterSet{...CardLine}deckFormat{about ready{key title about cards{...CardLine}}}rules{glossary{term text}}cards{name kind text back}}me{id decks(game:$game){id name broken updatedAt cards{...CardLine}}collection(game:$game){card count staked}}}`);
export type RulesBrokenByResult = { readonly rulesBrokenBy: ReadonlyArray<string>; };
export type RulesBrokenByVariables = { readonly deck: UnfinishedDeckInput; };
export const RULES_BROKEN_BY: Document<RulesBrokenByResult, RulesBrokenByVariables> = /* @__PURE__ */ document(`query RulesBrokenBy($deck:UnfinishedDeckInput!){rulesBrokenBy(deck:$deck)}`);
export type SaveDeckResult = { readonly saveDeck: { readonly id: string; readonly name: string; }; };
export type SaveDeckVariables = { readonly input: SaveDeckInput; };
export const SAVE_DECK: Document<SaveDeckResult, SaveDeckVariables> = /* @__PURE__ */ document(`mutation SaveDeck($input:SaveDeckInput!){saveDeck(input:$input){id name}}`);
export type DeleteDeckResult = { readonly deleteDeck: string; };
export type DeleteDeckVariables = { readonly id: string; };
export const DELETE_DECK: Document<DeleteDeckResult, DeleteDeckVariables> = /* @__PURE__ */ document(`mutation DeleteDeck($id:ID!){deleteDeck(id:$id)}`);
