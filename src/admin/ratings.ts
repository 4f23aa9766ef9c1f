import { parseArgs } from 'node:util';
import { recountRatings, SPEEDS } from '../matches/index.ts';
import type { Command } from './command.ts';
import { withModules } from './modules.ts';

export const ratings: Command = {
  usage: '',
  about: 'compute all ratings again from the finished matches',
  details: `Prints one line for each game and speed, with the number of players whose rating was different before. It is 0
unless a match was rated by other rules or a row was changed by hand. Matches that cannot be read do not count, and are
named at the end. Servers may be running: their ratings wait.`,
  async run(context, args) {
    parseArgs({ args });
    return withModules(context, async ({ matches }) => {
      const unreadable = new Set<string>();
      for (const { id: game } of matches.games)
        for (const speed of SPEEDS) {
          const { players, changed, skipped } = await recountRatings(matches, { game, speed });
          context.print(`${game} ${speed}: ${players} players, ${changed} ratings changed`);
          for (const id of skipped) unreadable.add(id);
        }
      if (unreadable.size > 0)
        context.print(`${unreadable.size} matches cannot be read and do not count: ${[...unreadable].join(', ')}`);
      return 0;
    });
  },
};
