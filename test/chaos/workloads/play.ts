import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, once, oneOf } from '../../load/chance.ts';
import { attempt, call, impatient, type Player } from '../../load/graphql-call.ts';
import { anyAnswer, readStanding, type Sending, type Standing, type Submitted, send } from '../../load/matches.ts';
import type { History } from '../checks/history.ts';
import { watchMatch } from '../load/watcher.ts';
import { type Game, newGuest, type Run } from '../run.ts';

/** How many of a hundred questions are left to time out, and how many of a hundred moves name an old version. */
const [SILENT, OLD] = [2, 4];

export interface Audience {
  /** Watchers without a seat. */
  spectators: number;
  /** Each watcher's connection is cut within this many milliseconds. */
  cut: number;
}

/** A running match with a watcher at each seat and some without a seat. @param audience null: no watchers at all */
export async function openGame(
  run: Run,
  players: readonly Player[],
  { match, time, bots = [] }: { match: string; time: number; bots?: readonly number[] },
  audience: Audience | null,
): Promise<Game> {
  const history: History = {
    ...{ match, time, opened: Date.now(), bots: new Set(bots) },
    ...{ acknowledged: [], doubtful: new Set(), asked: new Map(), refused: [], watches: [] },
  };
  const game: Game = { history, players, watchers: [], playing: true, log: [] };
  run.games.push(game);
  const watch = (token: string, seat: number | null, cut: number) =>
    void game.watchers.push(watchMatch(run.cluster.nodes.urls, token, history, seat, cut));
  if (!audience) return game;
  for (const [seat, { token }] of players.entries()) watch(token, seat, audience.cut);
  // One guest watches all matches, so that its session is older than a loss of commits.
  run.spectator ??= await newGuest(run);
  for (let more = 0; more < audience.spectators; more++) watch(run.spectator.token, null, audience.cut);
  return game;
}

/** Plays a match with random moves until it is over or halted. */
export async function playGame(run: Run, game: Game, halt: AbortSignal): Promise<void> {
  const { match } = game.history;
  const cards = await countCards(game);
  try {
    // A full match that is still waiting begins by itself.
    for (let status = 'RUNNING'; /RUNNING|WAITING/.test(status) && !halt.aborted; ) {
      status = await playOneMove(run, game, await readStanding(oneOf(game.players), match));
      const now = once(40) ? await countCards(game) : cards;
      if (now.total !== cards.total)
        run.findings.push(`match ${match}: ${now.total} cards, and there were ${cards.total}`);
      for (const card of now.twice) run.findings.push(`match ${match}: card ${card} lies in two places`);
    }
  } finally {
    game.playing = false;
  }
}

async function playOneMove(run: Run, game: Game, { id, status, waitingFor }: Standing): Promise<string> {
  const { players, history } = game;
  const player = players[oneOf([...waitingFor, -1])];
  if (status !== 'RUNNING' || !player) {
    await sleep(20);
    return status;
  }
  const { decision, status: now } = await readStanding(player, id);
  if (!decision) return now;
  if (below(100) < SILENT && history.time < 10_000) {
    await sleep(history.time + 1000);
    return now;
  }
  const sending = anyAnswer(id, decision, randomUUID());
  const old = below(100) < OLD ? answeredBefore(history, sending.seat) : null;
  const named = old === null ? sending : { ...sending, input: { ...sending.input, version: old } };
  return (await sendCopies(run, player, named, history, old !== null))?.match.status ?? now;
}

/** The version of an earlier question that the seat has answered; null if there is none. */
function answeredBefore({ acknowledged, asked }: History, seat: number): number | null {
  const last = acknowledged.findLast((move) => move.seat === seat);
  return (last && asked.get(last.key)) ?? null;
}

// Sends one to three copies at the same time, each to any node, until one is answered. All answers must agree,
// including late ones.
async function sendCopies(run: Run, player: Player, sending: Sending, history: History, isOld: boolean) {
  const sent = Date.now();
  const { key, version: asked } = sending.input;
  history.asked.set(key, asked);
  let unheard = false;
  const sendOnce = () => attempt(() => send(impatient(player), sending));
  for (;;) {
    const answers = await Promise.all(Array.from({ length: 1 + below(3) }, sendOnce));
    const yes = answers.flatMap((one): Submitted[] => (one && 'entry' in one ? [one] : []));
    if (yes.length > 0 && once(25)) answers.push(await sendOnce());
    const refused = answers.flatMap((one) => (one && 'code' in one ? [one.code] : []));
    const said = new Set([...answers.flatMap((one) => (one && 'entry' in one ? [one.entry.version] : [])), ...refused]);
    unheard ||= answers.includes(null);
    const [first] = yes;
    if (first) {
      if (said.size > 1)
        run.findings.push(`match ${history.match}: a key was answered with ${[...said].join(' and ')}`);
      history.acknowledged.push({ seat: sending.seat, key, version: first.entry.version, sent, came: Date.now() });
      return first;
    }
    const [code] = refused;
    if (code) {
      if (unheard) history.doubtful.add(key);
      if (!isOld) history.refused.push({ seat: sending.seat, version: asked, code, came: Date.now() });
      return null;
    }
    await sleep(100);
  }
}

const ZONES = 'query($id: ID!) { match(id: $id) { table { zones { count cards { number } } } } }';
interface Zones {
  match: { table: { zones: { count: number; cards: { number: number | null }[] }[] } } | null;
}

/** The number of cards in a match's zones, and the visible cards that are in two places. */
async function countCards({ players, history }: Game): Promise<{ total: number; twice: number[] }> {
  const [first] = players;
  if (!first) throw new RangeError(`match ${history.match} has no players`);
  const { match } = await call<Zones>(first, ZONES, { id: history.match });
  if (!match) throw new Error(`match ${history.match} is gone`);
  const { zones } = match.table;
  const seen = zones.flatMap(({ cards }) => cards.flatMap(({ number: card }) => card ?? []));
  const total = zones.reduce((sum, { count }) => sum + count, 0);
  return { total, twice: seen.filter((card, index) => seen.indexOf(card) !== index) };
}
