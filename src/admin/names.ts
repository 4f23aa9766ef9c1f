import { parseArgs } from 'node:util';
import { hasRefusedWord, readNameWords } from '../accounts/index.ts';
import { StartError } from '../errors.ts';
import { type Command, withDatabase } from './command.ts';

/** The number of names per query. */
const PAGE = 5000;

const TABLES = { player: 'players', tournament: 'tournaments' } as const;

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
      for (const [kind, table] of Object.entries(TABLES))
        for (let last = '00000000-0000-0000-0000-000000000000'; last !== ''; ) {
          const { rows } = await pool.query<{ id: string; name: string | null }>(
            `select id, name from ${table} where id > $1 order by id limit ${PAGE}`,
            [last],
          );
          for (const { id, name } of rows)
            if (name !== null && hasRefusedWord(words, name)) context.print(`${kind} ${id} ${name}`);
          last = rows.at(-1)?.id ?? '';
        }
      return 0;
    });
  },
};
