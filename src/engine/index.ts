/** The only entry point of the engine: games, the application and the tests import from this file. */
export * from './bots/bot-policy.ts';
export * from './bots/policies.ts';
export { redeal } from './bots/redeal.ts';
export { judgedAs } from './bots/search/judged.ts';
export { type Estimate, estimates, searchPolicy } from './bots/search/policy.ts';
export { reply } from './bots/search/reply.ts';
export type { Searching } from './bots/search/searching.ts';
export * from './bug.ts';
export * from './cards/catalogue.ts';
export { knowersOf, knownByCard, mayHold, readersOf, setKnowers, witnesses } from './cards/known.ts';
export * from './cards/sight.ts';
export type { Disclosure, Named, Told } from './cards/told.ts';
export * from './cards/zones.ts';
export { fromBase64url } from './crypto/base64url.ts';
export { sha256 } from './crypto/sha256.ts';
export * from './game/at.ts';
export * from './game/choice.ts';
export * from './game/deck.ts';
export * from './game/facts.ts';
export * from './game/game.ts';
export * from './game/game-types.ts';
export * from './game/judging.ts';
export * from './game/picture.ts';
export * from './game/result.ts';
export type { Rulebook, RuleSection, RuleTerm } from './game/rulebook.ts';
export type { Replies, Search, SearchLevel } from './game/searches.ts';
export * from './game/subject.ts';
export type { Placing, Table } from './game/table.ts';
export type { Rare, Trials } from './game/trials.ts';
export * from './game/who.ts';
export * from './game/window.ts';
export * from './json.ts';
export * from './play/entry.ts';
export * from './play/fold.ts';
export * from './play/legality.ts';
export { AGREED_DRAW, agreedDraw, type OfferRefusal, openOffer, seatOfferRefusal } from './play/offers.ts';
export * from './play/play.ts';
export {
  absentMove,
  answersOf,
  type Decision,
  decision,
  type Question,
  questionAt,
  waitingFor,
  waitingIn,
} from './play/question.ts';
export { allowsUndo, takebackRefusal, takebackTo, type Undo, type UndoRefusal, undoOf } from './play/rewinds/undo.ts';
export * from './play/void.ts';
export * from './proof/execute-again.ts';
export * from './proof/outages.ts';
export * from './proof/playthrough.ts';
export * from './proof/unanswered.ts';
export * from './random.ts';
export { type Authorship, authorship } from './replay/authorship.ts';
export { replayFormat } from './replay/beginning.ts';
export * from './replay/chain.ts';
export * from './replay/conclude.ts';
export * from './replay/deal-seed.ts';
export * from './replay/deck-list.ts';
export * from './replay/key-set.ts';
export * from './replay/preamble.ts';
export * from './replay/read-replay.ts';
export * from './replay/replay-form.ts';
export * from './replay/seat-name.ts';
export * from './replay/signature.ts';
export { parsedStrictly } from './replay/strict-json.ts';
export * from './replay/time-control.ts';
export * from './replay/unreadable.ts';
export * from './replay/verdict.ts';
export * from './replay/verify-replay.ts';
export * from './shown/cards-seen.ts';
export * from './shown/feed.ts';
export * from './shown/house.ts';
export type { Milestone } from './shown/milestones.ts';
export * from './shown/outcome.ts';
export * from './shown/subjects.ts';
export * from './shown/table-view.ts';
