import { type Api, readReplay, type SignedIn, verifyReplay } from '../../clients/typescript/src/index.ts';
import { autoChooser, personChooser } from './choose.ts';
import { chooseMatch } from './lobby.ts';
import { DEFAULT_SERVER, HELP, type Options, readOptions } from './options.ts';
import { inPlainWords } from './plain-words.ts';
import { playMatch } from './play-match.ts';
import { verdictLine } from './replay.ts';
import type { Match } from './shapes.ts';
import { serverAt, signIn } from './sign-in.ts';

/** Plays any game on a server through the public API. */
async function run(options: Options): Promise<number> {
  if (options.task.do === 'help') return say(HELP);
  if (options.task.do === 'replay') return replay(options, options.task.id);
  const api = await signIn(options);
  const match = await chooseMatch(api, options);
  say(`${match.game.title}, match ${match.id}. You are ${api.player.name}.`);
  process.once('SIGINT', () => {
    process.exit(options.watch ? 0 : say(goOn(api, match)));
  });
  const chooser = options.auto ? autoChooser(options.auto) : personChooser;
  const left = await playMatch(api, match, options.watch ? null : chooser, { held: null });
  return options.watch ? 0 : goodBye(api, left);
}

async function replay(options: Options, id: string): Promise<number> {
  const isAnonymous = options.name === undefined && !process.env.ARBITER_TOKEN;
  const api: Api = isAnonymous ? serverAt(options.server) : await signIn(options);
  const verdict = await verifyReplay(api, await readReplay(api, id));
  say(verdictLine(id, verdict));
  return verdict.verdict === 'VERIFIED' ? 0 : 1;
}

async function goodBye(player: SignedIn, match: Match): Promise<number> {
  if (match.status === 'CANCELLED') return say('The match was cancelled before it began.');
  if (match.status !== 'FINISHED') return say(goOn(player, match));
  const verdict = await verifyReplay(player, await readReplay(player, match.id));
  say(`\n${verdictLine(match.id, verdict)}`);
  return say(`Verify it again at any time:\n  ${command(player, match, `replay ${match.id}`)}`);
}

function goOn(player: SignedIn, match: Match): string {
  return `\nThe match continues without you. Come back to it:\n  ${command(player, match, `--match ${match.id}`)}`;
}

// Builds a command to run later. It contains a guest's session token, because a guest has no password to sign in with.
// Anyone can verify a public match without a token.
function command({ player, token, server }: SignedIn, match: Match, task: string): string {
  const needsGuest = player.guest && !(match.visibility === 'PUBLIC' && match.status === 'FINISHED');
  const address = server === DEFAULT_SERVER ? '' : ` --server ${server}`;
  const who = player.guest || match.visibility === 'PUBLIC' ? '' : ` --name ${player.name}`;
  return `${needsGuest ? `ARBITER_TOKEN=${token} ` : ''}npm run play -- ${task}${who}${address}`;
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
