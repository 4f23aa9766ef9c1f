import {
  type AnyGame,
  BOT_LEVELS,
  BOT_POLICIES,
  type BotPolicy,
  type CardName,
  type DeckFormat,
  type DeckList,
  fastRandom,
  type Random,
  type ReadyDeck,
} from '../../src/engine/index.ts';
import { gameById } from '../../src/games/index.ts';
import { argument, percent, playOne } from './bot-match.ts';
import { helpIfAsked, usageOf } from './help.ts';

/**
 * Searches for a legal deck that beats every ready-made deck, by hill climbing. The script changes a deck card by card,
 * lets bots play it against the ready-made decks, and keeps each change that wins more. At the end, it plays the result
 * again with other seeds.
 *   npm run search-decks -- --game ID [--options JSON] [--minutes 5 of CPU time] [--matches 8 per ready deck and trial]
 *     [--confirm 60 per ready deck] [--start 1] [--pool CARD,CARD,…] [--from CARD,CARD,…] [--level STEADY] [--confirm-level STEADY]
 * `--pool` names the allowed cards (default: all), `--from` the first deck (default: random changes to a ready-made
 * deck). With `--minutes 0`, the script plays the deck of `--from` without changes.
 */
interface Wish {
  game: AnyGame;
  format: DeckFormat;
  options: object;
  ready: readonly ReadyDeck[];
  pool: readonly CardName[];
  matches: number;
  /** The bot that plays. */
  policy: BotPolicy;
}

/** A deck as a list of its cards. */
type Deck = readonly CardName[];

/** The result against each ready-made deck: the number of matches, and of wins, with a draw as half a win. */
interface Score {
  won: number[];
  played: number;
}

function listOf(deck: Deck): DeckList {
  return [...new Set(deck)].map((card) => ({ card, count: deck.filter((one) => one === card).length }));
}
const isLegal = ({ format, options }: Wish, deck: Deck): boolean => format.broken(listOf(deck), options).length === 0;

// The hardest ready-made deck counts as much as all decks together, because the goal is to beat every deck.
function worth({ won, played }: Score): number {
  const mean = won.reduce((sum, one) => sum + one, 0) / won.length;
  return (Math.min(...won) + mean) / (2 * played);
}

/** Plays a deck against every ready-made deck, in each seat equally often. */
function scored({ game, options, ready, policy }: Wish, deck: Deck, matches: number, start: number): Score {
  const cards = listOf(deck);
  const won = ready.map((other, n) => {
    let sum = 0;
    for (let i = 0; i < matches; i++) {
      const decks = i % 2 === 0 ? [cards, other.cards] : [other.cards, cards];
      const { winners } = playOne(game, { seats: 2, options, decks, firstCard: 1 }, [policy], start + n * 1009 + i);
      sum += winners.length === 0 ? 0.5 : winners.includes(i % 2) ? 1 : 0;
    }
    return sum;
  });
  return { won, played: matches };
}

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T; // the list is never empty

/** Returns a legal deck that differs from `deck` in one or two cards. */
function changed(wish: Wish, deck: Deck, random: Random): Deck {
  for (let tries = 0; tries < 1000; tries++) {
    const next = [...deck];
    for (let cards = 1 + Math.floor(random(4) / 2); cards > 0; cards--) {
      // Half of the time, the new card is a copy of a card in the deck, because decks can contain several copies of a
      // card.
      next[random(next.length)] = random(2) === 0 ? pick(wish.pool, random) : pick(next, random);
    }
    if (isLegal(wish, next) && String([...next].sort()) !== String([...deck].sort())) return next;
  }
  return deck;
}

function randomDeck(wish: Wish, random: Random): Deck {
  let deck: Deck = pick(wish.ready, random).cards.flatMap(({ card, count }) => Array(count).fill(card));
  for (let i = 0; i < 4 * deck.length; i++) deck = changed(wish, deck, random);
  return deck;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const textOf = (deck: Deck): string =>
  listOf(deck)
    .map(({ card, count }) => (count > 1 ? `${count} ${card}` : card))
    .join(', ');
const shareText = ({ won, played }: Score, { ready }: Wish): string =>
  won.map((one, i) => `${ready[i]?.title} ${percent(one, played)}`).join(', ');

/** Climbs from a deck until `PATIENCE` consecutive changes bring no improvement. */
function climb(wish: Wish, from: Deck, random: Random, limit: number): { deck: Deck; score: Score } {
  let deck = from;
  let score = scored(wish, deck, wish.matches, random(1e9));
  for (let vain = 0; vain < PATIENCE && cpuSeconds() < limit; ) {
    const next = changed(wish, deck, random);
    const start = random(1e9);
    const glance = scored(wish, next, Math.ceil(wish.matches / 2), start);
    vain++;
    if (worth(glance) < worth(score) - 0.1) continue;
    const whole = sum(glance, scored(wish, next, Math.floor(wish.matches / 2), start + 500_009));
    if (worth(whole) <= worth(score)) {
      // Plays the current deck again after every close challenger, so that a lucky score does not last.
      score = sum(score, scored(wish, deck, 2, random(1e9)));
      continue;
    }
    [deck, score, vain] = [next, sum(whole, scored(wish, next, wish.matches, start + 700_001)), 0];
    console.log(`  ${cpuSeconds().toFixed(0)} s: ${shareText(score, wish)} · ${textOf(deck)}`);
  }
  return { deck, score };
}
const PATIENCE = 40;

function sum(one: Score, other: Score): Score {
  return { won: one.won.map((won, i) => won + (other.won[i] ?? 0)), played: one.played + other.played };
}

function wishOf(): Wish {
  const game = gameById(argument('game') ?? '');
  if (!game?.deck || game.seats.min > 2) throw new RangeError('--game must name a two-player game with decks');
  const options = game.options.parse(JSON.parse(argument('options') ?? '{}'));
  const format = game.deck;
  const ready = format.ready.filter(({ cards }) => format.broken(cards, options).length === 0);
  const pool = argument('pool')?.split(',') ?? Object.keys(game.cards);
  return { game, format, options, ready, pool, matches: Number(argument('matches') ?? 8), policy: policyOf('level') };
}

function policyOf(name: string): BotPolicy {
  const asked = argument(name) ?? 'STEADY';
  const level = BOT_LEVELS.find((one) => one === asked);
  if (!level) throw new RangeError(`--${name} must be one of ${BOT_LEVELS.join(', ')}`);
  return BOT_POLICIES[level];
}

function main(): void {
  const wish = wishOf();
  const random = fastRandom(Number(argument('start') ?? 1));
  const limit = 60 * Number(argument('minutes') ?? 5);
  let from = argument('from')?.split(',');
  let best: { deck: Deck; score: Score } | null =
    from && limit === 0 ? { deck: from, score: scored(wish, from, wish.matches, random(1e9)) } : null;
  for (let round = 1; cpuSeconds() < limit; round++) {
    console.log(`climb ${round}`);
    const found = climb(wish, from ?? randomDeck(wish, random), random, limit);
    from = undefined;
    if (!best || worth(found.score) > worth(best.score)) best = found;
  }
  if (!best) return;
  const again = scored(
    { ...wish, policy: policyOf('confirm-level') },
    best.deck,
    Number(argument('confirm') ?? 60),
    77_000_001,
  );
  console.log(
    `best of ${cpuSeconds().toFixed(0)} s, played again ${again.played} times against each: ${textOf(best.deck)}`,
  );
  console.log(`  ${shareText(again, wish)}`);
}

helpIfAsked(usageOf(import.meta.url));
main();
