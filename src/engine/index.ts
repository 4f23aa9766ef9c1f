/** The engine's public face: games, the application and the tests import from here. */
export * from './decision.ts';
export * from './deck.ts';
export * from './facts.ts';
export * from './feed.ts';
export * from './game.ts';
export * from './picture.ts';
export * from './plain.ts';
export * from './play.ts';
export * from './players.ts';
export * from './playthrough.ts';
export * from './random.ts';
export { redeal } from './redeal.ts';
export * from './see.ts';
export { type Placing, Table } from './table.ts';
export * from './table-view.ts';
export * from './verify.ts';
export * from './window.ts';
export * from './zones.ts';
