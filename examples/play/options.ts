import { parseArgs } from 'node:util';
import { z } from 'zod';
import { POLICIES, type Policy } from '../../clients/typescript/src/index.ts';
import { Unusable } from './plain-words.ts';

export const DEFAULT_SERVER = 'http://127.0.0.1:4000';

export const HELP = `Play, watch and check matches in the terminal.

  npm run play                              choose everything by menu
  npm run play -- --join CODE               join a friend's match
  npm run play -- --watch ID                watch a match
  npm run play -- --match ID                continue one of your matches
  npm run play -- replay ID                 download a finished match and verify it

  --server URL        the server's address (default http://127.0.0.1:4000)
  --name NAME         sign in with this name; set PASSWORD in the environment to skip the prompt
  --guest             play as a guest, without a prompt
  --game ID           the game
  --against WHOM      steady, random (bots) or friend (in a second terminal)
  --seats N           the number of seats
  --options JSON      match options, such as '{"rounds":3}'
  --clock SECONDS     time for each decision
  --auto POLICY       random or first: play automatically, without prompts
`;

const OPPONENTS = ['steady', 'random', 'friend'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface Options {
  server: string;
  task: { do: 'play' } | { do: 'help' } | { do: 'replay'; id: string };
  join: string | undefined;
  watch: string | undefined;
  match: string | undefined;
  name: string | undefined;
  guest: boolean;
  game: string | undefined;
  against: Opponent | undefined;
  seats: number | undefined;
  options: Record<string, unknown> | undefined;
  clock: number | undefined;
  auto: Policy | undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const FLAGS = {
  server: text,
  join: text,
  watch: text,
  match: text,
  name: text,
  game: text,
  against: text,
  seats: text,
  options: text,
  clock: text,
  auto: text,
  guest: flag,
  help: { type: 'boolean', short: 'h' },
} as const;

const wholeNumber = z.coerce.number().int().positive().optional();
const flags = z.object({
  server: z.url().default(DEFAULT_SERVER),
  against: z.enum(OPPONENTS).optional(),
  auto: z.enum(POLICIES).optional(),
  seats: wholeNumber,
  clock: wholeNumber,
});

/** Reads the command line. @throws Unusable naming the invalid argument */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = split(args);
  const read = flags.safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Unusable(`--${String(issue?.path[0])}: ${issue?.message}. See --help.`);
  }
  const { join, watch, match, name, game, guest = false } = values;
  return {
    join,
    watch,
    match,
    name,
    game,
    guest,
    server: read.data.server.replace(/\/+$/, ''),
    against: read.data.against,
    auto: read.data.auto,
    seats: read.data.seats,
    clock: read.data.clock,
    options: matchOptions(values.options),
    task: values.help ? { do: 'help' } : taskOf(positionals),
  };
}

function split(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Unusable(`${why?.replace(/\.$/, '')}. See --help.`);
  }
}

function taskOf([word, id]: readonly string[]): Options['task'] {
  if (word === undefined) return { do: 'play' };
  if (word === 'replay' && id) return { do: 'replay', id };
  throw new Unusable(
    word === 'replay' ? 'Which match? npm run play -- replay ID' : `Unknown command "${word}". See --help.`,
  );
}

function matchOptions(json: string | undefined): Options['options'] {
  if (json === undefined) return undefined;
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch {
    throw new Unusable(`--options must be a JSON object such as '{"rounds":3}', not ${json}`);
  }
}
