/** A client for every game on an Arbiter server, in Node and in browsers. */
export { type Api, type Document, document, type Socket, type SocketMaker } from './api.ts';
export { ask } from './ask.ts';
export { autoMove, POLICIES, type Policy, type Random } from './auto.ts';
export { type AutoPlay, autoPlay } from './auto-play.ts';
export { ServerRefusal, Unreachable } from './failures.ts';
export { type BlankValue, mostOf, moveOf, type OpenBlank, type OpenChoice } from './move.ts';
export { type Come, type Followed, followed, NOTHING_YET, newest } from './newest.ts';
export * from './operations.generated.ts';
export { type Patience, patiently } from './patience.ts';
export { readReplay, type Verdict, verifyReplay } from './replay.ts';
export {
  askPatiently,
  createMatch,
  joinMatch,
  newKey,
  readMatch,
  resign,
  type SignedIn,
  signInAsGuest,
  submitMove,
} from './requests.ts';
export type * from './schema.generated.ts';
export { overSocket, type SharedLine } from './shared-line.ts';
export { type Subscribing, subscribe } from './subscribe.ts';
export {
  type MatchUpdateParts,
  subscribeAgain,
  type Watch,
  type Watched,
  watchMatch,
  watchMatchWith,
  watchTournamentWith,
} from './watch.ts';
