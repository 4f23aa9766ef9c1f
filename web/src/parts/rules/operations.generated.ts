// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';

export type TermParts = { readonly term: string; readonly text: string; };

export type SectionParts = { readonly key: string; readonly title: string; readonly text: string; readonly questions: ReadonlyArray<string>; readonly cardKinds: ReadonlyArray<string>; };

export type RulesParts = { readonly goal: string; readonly sections: ReadonlyArray<SectionParts>; readonly glossary: ReadonlyArray<TermParts>; readonly hints: ReadonlyArray<{ readonly question: string; readonly text: string; }>; };

const TERM_PARTS = 'fragment TermParts on RuleTerm{term text}';
const SECTION_PARTS = 'fragment SectionParts on RuleSection{key title text questions cardKinds}';
const RULES_PARTS = 'fragment RulesParts on Rulebook{goal sections{...SectionParts}glossary{...TermParts}hints{question text}}';

export type GameRulesResult = { readonly game: { readonly id: string; readonly title: string; readonly rules: RulesParts; } | null; };
export type GameRulesVariables = { readonly id: string; };
export const GAME_RULES: Document<GameRulesResult, GameRulesVariables> = /* @__PURE__ */ document(`${TERM_PARTS}${SECTION_PARTS}${RULES_PARTS}query GameRules($id:ID!){game(id:$id){id title rules{...RulesParts}}}`);
