/** The engine's public face: games, the application and the tests import from here. */

export * from './bots/policies.ts';
export { redeal } from './bots/redeal.ts';
export * from './cards/sight.ts';
export * from './cards/zones.ts';
export * from './game/choice.ts';
export * from './game/deck.ts';
export * from './game/facts.ts';
export * from './game/game.ts';
export * from './game/picture.ts';
export * from './game/window.ts';
export * from './json.ts';
export * from './play/play.ts';
export { type Placing, Table } from './play/table.ts';
export * from './proof/playthrough.ts';
export * from './proof/verify.ts';
export * from './random.ts';
export * from './shown/cards-seen.ts';
export * from './shown/feed.ts';
export * from './shown/table-view.ts';
