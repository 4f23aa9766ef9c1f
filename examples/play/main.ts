import { autoChooser, personChooser } from './choose.ts';
import { chooseMatch } from './lobby.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { inPlainWords } from './plain-words.ts';
import { playMatch } from './play-match.ts';
import { verdictLine, verifyReplay } from './replay.ts';
import type { Match } from './shapes.ts';
import { signIn } from './sign-in.ts';

/** Plays any game that a server knows, with nothing but its public API. */
async function run(options: Options): Promise<number> {
  if (options.task.do === 'help') return say(HELP);
  if (options.task.do === 'replay') return replay(options, options.task.id);
  const api = await signIn(options);
  const match = await chooseMatch(api, options);
  say(`${match.game.title}, match ${match.id}. You are ${api.name}.`);
  const chooser = options.auto ? autoChooser(options.auto) : personChooser;
  return goodBye(await playMatch(api, match, options.watch ? null : chooser, { held: null }));
}

async function replay(options: Options, id: string): Promise<number> {
  const isAnonymous = options.name === undefined;
  const api = isAnonymous ? { server: options.server, token: null } : await signIn(options);
  const verdict = await verifyReplay(api, id);
  say(verdictLine(id, verdict));
  return verdict.verdict === 'VERIFIED' ? 0 : 1;
}

function goodBye({ id, status }: Match): number {
  if (status === 'FINISHED') return say(`\nProve that all went by the rules:\n  npm run play -- replay ${id}`);
  if (status === 'CANCELLED') return say('The match was given up before it began.');
  return say(`\nThe match goes on without you. Go on with it:\n  npm run play -- --match ${id}`);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(inPlainWords(error));
  process.exitCode = 1;
}
process.exit();
