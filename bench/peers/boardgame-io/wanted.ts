import type { Wanted } from '../installed.ts';

/**
 * The newest versions, except for koa-compose. koa-compose 4.2.0 copies the list of handlers when a server is created,
 * so it does not find the lobby's routes, which boardgame.io adds afterwards.
 */
export const BOARDGAME_IO: Wanted = {
  dependencies: { 'boardgame.io': '0.50.2', 'bgio-postgres': '1.0.16' },
  overrides: { 'koa-compose': '4.1.0' },
  shown: ['socket.io', 'sequelize'],
};
