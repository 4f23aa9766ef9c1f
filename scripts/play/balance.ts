import {
  type AnyGame,
  BOT_LEVELS,
  BOT_POLICIES,
  type BotLevel,
  type DeckList,
  type ReadyDeck,
  type Seat,
} from '../../src/engine/index.ts';
import { gameById } from '../../src/games/index.ts';
import { argument, type Played, percent, playOne } from './bot-match.ts';
import { helpIfAsked, usageOf } from './help.ts';
import { playLevels, summary } from './level-matches.ts';

/**
 * Plays bots against each other and counts wins by seat, by first player and by deck, and how matches end.
 *   npm run balance -- --game ID [--matches 60 per pairing] [--level STEADY, or one for each seat: STEADY,RANDOM] [--seats 2] [--options JSON] [--start 1]
 *   npm run balance -- --game ID --levels STRONG,STEADY [--matches 400 in all] [--seats 2] [--options JSON] [--start 1]
 * With --levels, the script compares levels: seats rotate with every match, with random ready-made decks. Without
 * --levels, it plays every pair of ready-made decks that the options allow, each deck (and each level) in each seat
 * equally often. If a side wins together, each of its seats scores a win. A match that all seats win counts for none.
 */
interface Pairing {
  titles: string[];
  decks: (DeckList | null)[];
  mirror: boolean;
}

function pairings(ready: readonly ReadyDeck[], seats: number): Pairing[] {
  if (ready.length === 0)
    return [{ titles: ['no decks'], decks: Array.from({ length: seats }, () => null), mirror: true }];
  return ready.flatMap((one, i) =>
    ready.slice(i).map((other) => ({
      titles: [one.title, other.title],
      decks: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? one : other).cards),
      mirror: one === other,
    })),
  );
}

const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length;

/** Plays one pairing and swaps the seats of the decks after each match. Counts the wins of the first deck. */
function playPairing(game: AnyGame, pairing: Pairing, seats: number, options: object, setting: Setting): Played[] {
  return Array.from({ length: setting.matches }, (_, i) => {
    const turned = i % 2 === 1 && (!pairing.mirror || setting.levels.length > 1);
    const decks = turned ? [...pairing.decks].reverse() : pairing.decks;
    const levels = turned ? [...setting.levels].reverse() : setting.levels;
    const policies = levels.map((level) => BOT_POLICIES[level]);
    const played = playOne(game, { seats, options, decks, firstCard: 1 }, policies, setting.start + i);
    const told = (seat: Seat): Seat => (turned ? seats - 1 - seat : seat);
    return { ...played, winners: played.winners.map(told), first: played.first === null ? null : told(played.first) };
  });
}

interface Setting {
  matches: number;
  levels: readonly BotLevel[];
  start: number;
}

function report({ titles, mirror }: Pairing, played: readonly Played[], seats: number): void {
  const decided = played.filter(({ winners }) => winners.length > 0);
  const led = decided.filter(({ first }) => first !== null);
  const bySeat = Array.from({ length: seats }, (_, seat) =>
    percent(
      count(decided, ({ winners }) => winners.includes(seat)),
      decided.length,
    ),
  );
  const leaders = percent(
    count(led, ({ winners, first }) => winners.some((seat) => seat === first)),
    led.length,
  );
  const entries = Math.round(played.reduce((sum, one) => sum + one.entries, 0) / Math.max(1, played.length));
  const whose = mirror ? 'seats' : titles.join(' : ');
  console.log(
    `${titles.join(' against ')}: ${whose} ${bySeat.join(' : ')}; the first player wins ${leaders}; ${entries} entries`,
  );
}

function reportEndings(played: readonly Played[]): void {
  for (const why of new Set(played.map((one) => one.why)))
    console.log(
      `  ${percent(
        count(played, (one) => one.why === why),
        played.length,
      )} ${why}`,
    );
}

function comparePairings(game: AnyGame, seats: number, options: object, setting: Setting): void {
  const fit = (game.deck?.ready ?? []).filter(({ cards }) => game.deck?.broken(cards, options).length === 0);
  const all: Played[] = [];
  for (const pairing of pairings(fit, seats)) {
    const played = playPairing(game, pairing, seats, options, setting);
    report(pairing, played, seats);
    all.push(...played);
  }
  console.log(
    `${all.length} matches of ${game.title}, ${setting.levels.join(' against ')} bots, ${JSON.stringify(options)}:`,
  );
  reportEndings(all);
}

helpIfAsked(usageOf(import.meta.url));
const game = gameById(argument('game') ?? '');
const compared = argument('levels');
const asked = (compared ?? argument('level') ?? 'STEADY').split(',');
const levels = asked.flatMap((name) => BOT_LEVELS.filter((level) => level === name));
if (!game || levels.length < asked.length)
  throw new RangeError(`--game must name a registered game, and --level must be one of ${BOT_LEVELS.join(', ')}`);
const options = game.options.parse(JSON.parse(argument('options') ?? '{}'));
const seats = Number(argument('seats') ?? game.seats.min);
const start = Number(argument('start') ?? 1);
if (compared) {
  const wish = { game, seats, options, levels, matches: Number(argument('matches') ?? 400), start };
  for (const line of summary(wish, playLevels(wish))) console.log(line);
} else {
  comparePairings(game, seats, options, { matches: Number(argument('matches') ?? 60), levels, start });
}
