import { parseArgs } from 'node:util';
import {
  type AnyGame,
  type AnyTypes,
  type BotPolicy,
  randomPolicy,
  type Setup,
  steadyPolicy,
  VOID,
} from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { cornersOf } from '../../test/conformance/guards/corners.ts';
import { endlessPolicy } from '../../test/conformance/properties/endless.ts';
import { type Played, playOne } from './bot-match.ts';
import { fittingDecks } from './fitting-decks.ts';
import { helpIfAsked } from './help.ts';

/**
 * Functions that make a new policy for each match, because a policy that prolongs matches remembers earlier positions.
 */
const BOTS: Readonly<Record<string, () => BotPolicy>> = {
  random: () => randomPolicy,
  steady: () => steadyPolicy,
  endless: endlessPolicy,
};

const USAGE = `npm run endings -- [--game ID] [--matches 100 per game] [--bots ${Object.keys(BOTS).join('|')}] [--start 1]`;

type Setting = Pick<Setup<AnyTypes>, 'seats' | 'options'>;

/** Returns the reason why a match did not end properly, or null. */
function wrong(game: AnyGame, played: Played): string | null {
  if (played.why === VOID) return 'it is void';
  if (game.turnLimit && played.longest >= game.turnLimit.answers) return `a turn of ${played.longest} answers`;
  return null;
}

function attempt(game: AnyGame, corner: Setting, bots: () => BotPolicy, start: number): Played | string {
  try {
    const setup = { ...corner, decks: fittingDecks(game, corner.options, corner.seats, start), firstCard: 1 };
    const played = playOne(game, setup, [bots()], start);
    return wrong(game, played) ?? played;
  } catch (error) {
    return String(error);
  }
}

/** Plays the corners of a game in turn. Returns the number of matches that failed. */
function tryGame(game: AnyGame, bots: string, matches: number, start: number): number {
  const corners = cornersOf(game).filter(({ policy }) => policy === 'uniform'); // `bots` replaces the corner's policy
  const ends = new Map<string, number>();
  const [longest, entries] = [[0], [0]];
  let failed = 0;
  for (let seed = start; seed < start + matches; seed++) {
    const { seats = game.seats.min, options = {} } = corners[seed % corners.length] ?? {};
    const corner = { seats, options: game.options.parse(options) };
    const played = attempt(game, corner, BOTS[bots] ?? endlessPolicy, seed);
    if (typeof played === 'string') {
      failed++;
      console.error(`${game.id}, seed ${seed}, ${corner.seats} seats, ${JSON.stringify(corner.options)}: ${played}`);
      continue;
    }
    ends.set(played.why, (ends.get(played.why) ?? 0) + 1);
    longest.push(played.longest);
    entries.push(played.entries);
  }
  console.log(
    `${game.title}: ${matches} matches of ${bots} bots in ${corners.length} corners, seeds ${start} to ${start + matches - 1}`,
  );
  for (const [why, n] of [...ends].sort((a, b) => b[1] - a[1])) console.log(`  ${n} × ${why}`);
  const [turn, match] = [Math.max(...longest), Math.max(...entries)];
  console.log(
    `  longest turn ${turn} of ${game.turnLimit?.answers} answers, longest match ${match} of ${game.maxMoves} entries`,
  );
  console.log(`  failed: ${failed}`);
  return failed;
}

function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { game: text, matches: text, bots: text, start: text } });
  const games = GAMES.filter(({ id }) => values.game === undefined || values.game === id);
  const bots = values.bots ?? 'random';
  const [matches, start] = [Number(values.matches ?? 100), Number(values.start ?? 1)];
  if (games.length === 0 || !Object.hasOwn(BOTS, bots) || !(matches > 0) || !Number.isInteger(start))
    throw new RangeError(USAGE);
  const failed = games.map((game) => tryGame(game, bots, matches, start));
  if (failed.some((n) => n > 0)) process.exitCode = 1;
}

helpIfAsked(USAGE);
main();
