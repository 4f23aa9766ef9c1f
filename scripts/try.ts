import { parseArgs } from 'node:util';
import { personChooser } from '../examples/play/choose.ts';
import type { Decision as Asked, Table } from '../examples/play/shapes.ts';
import { tableLines } from '../examples/play/table.ts';
import {
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  BOT_POLICIES,
  begin,
  blanksOf,
  decision,
  type Entry,
  entryRandom,
  fastRandom,
  feedEntry,
  play,
  type Seat,
  type Setup,
  tableView,
  waitingFor,
} from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { EXAMPLE_GAMES } from './example-games.ts';

const USAGE = `Plays a game in this terminal, without a server: you are Ann on seat 0, and steady bots have the other seats.
  npm run try -- <game> [--seats N] [--options JSON] [--seed TEXT] [--auto]
  --auto   a bot also plays your seat`;

interface Tried {
  game: AnyGame;
  setup: Setup<AnyTypes>;
  seed: string;
  auto: boolean;
}

function wishOf(args: string[]): Tried {
  const text = { type: 'string' } as const;
  const options = { seats: text, options: text, seed: text, auto: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const all = [...GAMES, ...EXAMPLE_GAMES];
  const game = all.find(({ id }) => id === positionals[0]);
  if (!game) throw new RangeError(`Name one of the games: ${all.map(({ id }) => id).join(', ')}`);
  const { seed = String(Date.now()), auto = false } = values;
  return { game, setup: setupOf(game, Number(values.seats ?? game.seats.min), values.options ?? '{}'), seed, auto };
}

function setupOf(game: AnyGame, seats: number, json: string): Setup<AnyTypes> {
  const { min, max } = game.seats;
  if (!(seats >= min && seats <= max)) throw new RangeError(`--seats must be from ${min} to ${max}`);
  const options: object = game.options.parse(JSON.parse(json));
  const ready = game.deck?.ready;
  const decks = Array.from({ length: seats }, (_, seat) => ready?.[seat % ready.length]?.cards ?? null);
  return { seats, options, decks, firstCard: 1 };
}

const MINE: Seat = 0;
const who = (seat: Seat): string => (seat === MINE ? 'Ann' : `Bot ${seat}`);

async function run({ game, setup, seed, auto }: Tried): Promise<void> {
  let { at, entry } = begin(game, setup, entryRandom(seed, 0));
  tell(game, at, entry);
  while (!at.result) {
    const seats = waitingFor(game, at);
    const seat = !auto && seats.includes(MINE) ? MINE : (seats[0] ?? MINE);
    const isMine = seat === MINE && !auto;
    const move = isMine ? await askMe(game, at) : BOT_POLICIES.STEADY(game, at, seat, fastRandom(at.version));
    if (!move) return;
    const played = play(game, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move });
    if ('refused' in played) throw new Error(`${played.refused}: ${JSON.stringify(move)}`);
    ({ at, entry } = played);
    tell(game, at, entry);
  }
  console.log(tableText(game, at));
}

function tell(game: AnyGame, at: AnyAt, entry: Entry): void {
  console.log(`${String(entry.version).padStart(4)}  ${feedEntry(game, at, entry, [MINE], who).text}`);
}

/** Asks the user for a move. Returns null if the user quits. */
async function askMe(game: AnyGame, at: AnyAt): Promise<object | null> {
  console.log(tableText(game, at));
  for (;;) {
    const answer = await personChooser(askedOf(game, at), new AbortController().signal);
    if (answer.do === 'move') return answer.move;
    if (answer.do !== 'table') return null;
    console.log(tableText(game, at));
  }
}

/** Returns the open question in the form that a client receives. */
function askedOf(game: AnyGame, at: AnyAt): Asked {
  const asked = decision(game, at, MINE, who);
  const choices = asked?.choices.map((choice) => ({
    label: choice.label,
    move: { ...choice.move },
    blanks: blanksOf(choice).map((blank) => ({
      ...blank,
      kind: 'OTHER' as const,
      label: blank.label ?? null,
      path: [...blank.path],
      from: blank.from && [...blank.from],
    })),
  }));
  return { version: at.version, seat: MINE, prompt: asked?.prompt ?? '', choices: choices ?? [], deadline: null };
}

function tableText(game: AnyGame, at: AnyAt): string {
  const names = Array.from({ length: at.seats }, (_, seat) => who(seat));
  return ['', ...tableLines(tableOf(game, at), names, MINE), ''].join('\n');
}

/** The contract's names for the engine's kinds of zones. */
const KINDS = { pile: 'PILE', hand: 'HAND', row: 'ROW' } as const;

function tableOf(game: AnyGame, at: AnyAt): Table {
  const seen = tableView(game, at, [MINE]);
  const withSide = (counter: (typeof seen.counters)[number]) => ({ ...counter, side: counter.side ?? null });
  const zones = seen.zones.map((zone) => {
    const cards = zone.cards.map((card) => ({ ...card, stats: card.stats.map(withSide) }));
    return { ...zone, kind: KINDS[zone.kind], cards };
  });
  const cells = seen.board?.cells.map((cell) => {
    const pieces = cell.pieces.map((one) => ({ ...one, card: one.card ?? null, stats: one.stats.map(withSide) }));
    return { ...cell, card: cell.card ?? null, pieces };
  });
  const board = seen.board && { ...seen.board, cells: cells ?? [] };
  return { ...seen, zones, board, counters: seen.counters.map(withSide) };
}

try {
  await run(wishOf(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
