import { enter } from '../../door/enter.ts';
import { gamesToPlay } from '../../event/games.ts';
import type { GameOver } from '../../event/kinds.ts';
import type { Tournaments } from '../../room.ts';

/** A game that cannot begin, as nobody may play with the decks of these seats. */
export type Deckless = Pick<GameOver, 'stage' | 'round' | 'table' | 'game' | 'matchId'> & { noDeck: number[] };

/** Writes down that games cannot begin, and for whose want of a deck: the tournament's log says what becomes of them. */
export async function noteDeckless(room: Tournaments, id: string, games: readonly Deckless[]): Promise<void> {
  await room.hot.exclusive(id, async () => {
    const hot = await room.hot.fresh(id);
    if (!hot) return;
    await enter(room, hot, (event) => {
      const wanted = new Set(gamesToPlay(event).map(({ matchId }) => matchId));
      const left = games.filter(({ matchId }) => wanted.has(matchId));
      if (left.length === 0) return null;
      const over = left.map((game) => ({ ...game, ranks: [], why: 'NO_DECK', hash: '', rulings: [] }));
      return { kind: 'RESULTS', by: null, input: { games: over } };
    });
  });
}
