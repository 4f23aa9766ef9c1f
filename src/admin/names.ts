import { parseArgs } from 'node:util';
import { readNameWords, refusedNames } from '../accounts/index.ts';
import { StartError } from '../errors.ts';
import { type Command, withDatabase } from './command.ts';

export const names: Command = {
  usage: '',
  about: 'list the names that contain a word of NAME_WORDS_FILE',
  details: `Prints one line for each player and event: the kind, the id and the name. Changes nothing: rename a player with
\`act rename\`. Servers may be running.`,
  async run(context, args) {
    parseArgs({ args });
    const { nameWordsFile } = context.config;
    if (nameWordsFile === undefined) throw new StartError('Set NAME_WORDS_FILE first: it names the list of words.');
    const words = readNameWords(nameWordsFile);
    return withDatabase(context, async ({ pool }) => {
      for await (const { kind, id, name } of refusedNames(pool, words)) context.print(`${kind} ${id} ${name}`);
      return 0;
    });
  },
};
