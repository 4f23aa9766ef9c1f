import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../chance.ts';
import { type Caller, call, NoAnswer, Refusal } from '../load/graphql-call.ts';
import { type Load, untilAnswered } from '../load/load.ts';
import { anyAnswer, readStanding, type Standing, send } from '../load/matches.ts';
import { freeDeck, GAME, type KeepsAccount, SIZE } from './keeps-accounts.ts';

const CREATE = 'mutation($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
const JOIN = 'mutation($input: JoinMatchInput!) { joinMatch(input: $input) { id status } }';
const MINE = `query { matches(filter: { mine: true, status: WAITING }, first: 100) { edges { node { id } } } }`;
const CANCEL = 'mutation($id: ID!) { cancelMatch(matchId: $id) { id } }';
const RESIGN = 'mutation($id: ID!) { resign(matchId: $id) { status } }';

/** How a match ends: by its rules · one resigns · one answers no more, and is out by the clock. */
const STYLES = ['PLAYED_OUT', 'PLAYED_OUT', 'RESIGNED', 'SILENT'] as const;
type Style = (typeof STYLES)[number];

/** Two accounts that play for keeps, one match after the other. */
export interface KeepsTable {
  number: number;
  players: readonly [KeepsAccount, KeepsAccount];
  strong: ReadonlySet<string>;
  /** The match that is open, or being opened. */
  match: string | null;
  finished: number;
}

/** Matches are opened one after the other, so that what an opening that was cut short has left behind can be told. */
let opening: Promise<unknown> = Promise.resolve();

export function openAlone(load: Load, table: KeepsTable): Promise<string | null> {
  const mine = opening.then(() => open(load, table));
  opening = mine.catch(() => {});
  return mine;
}

async function open(load: Load, { players, strong, number }: KeepsTable): Promise<string | null> {
  const [creator, other] = players;
  for (;;) {
    try {
      const decks = [await freeDeck(creator, strong), await freeDeck(other, strong)];
      if (decks.includes(null)) return null; // so much is lost or staked that this match has to wait
      const input = { game: GAME, deck: decks[0], ...rules(styleOf(number)) };
      const { createMatch } = await call<{ createMatch: { id: string } }>(creator, CREATE, { input });
      const join = { matchId: createMatch.id, deck: decks[1] };
      await untilAnswered(load, () => call(other, JOIN, { input: join }));
      return createMatch.id;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      load.repeated++;
      await sleep(100);
      await untilAnswered(load, () => cancelWaiting(creator));
    }
  }
}

// An answer that was lost may have been a match: it would hold its cards for ever. One whose seats are taken begins by
// itself, and is not given up.
async function cancelWaiting(creator: Caller): Promise<void> {
  const { matches } = await call<{ matches: { edges: { node: { id: string } }[] } }>(creator, MINE, {});
  for (const { node } of matches.edges) await expecting(['FORBIDDEN'], () => call(creator, CANCEL, { id: node.id }));
}

const styleOf = (number: number): Style => STYLES[number % STYLES.length] ?? 'PLAYED_OUT';

function rules(style: Style): object {
  const options = { size: SIZE, stakes: 'forKeeps', turns: 10 };
  return style === 'SILENT'
    ? { options, timeControl: { perDecision: 2 }, onTimeOut: 'FORFEIT', forfeitAfter: 1 }
    : { options, timeControl: { days: 1 }, onTimeOut: 'FORFEIT' };
}

/** Plays matches until the load halts; then brings the last one to its end. */
export async function playForKeeps(load: Load, table: KeepsTable): Promise<void> {
  for (;;) {
    if (table.match) await playToTheEnd(load, table, table.match);
    table.match = null;
    if (load.halt.aborted) return;
    table.match = await openAlone(load, table);
    if (!table.match) await sleep(500);
  }
}

async function playToTheEnd(load: Load, table: KeepsTable, id: string): Promise<void> {
  const style = styleOf(table.number);
  const patience = 4 + Math.floor(chance() * 30);
  for (let moves = 0; ; ) {
    const standings = await Promise.all(table.players.map((one) => untilAnswered(load, () => readStanding(one, id))));
    if (standings.some(({ status }) => status === 'FINISHED')) break;
    const quits = moves >= patience || load.halt.aborted;
    if (quits && style === 'RESIGNED') await resign(load, table.players[moves % 2] ?? table.players[0], id);
    for (const [seat, now] of standings.entries()) {
      const silent = quits && style === 'SILENT' && seat === 0;
      const player = table.players[seat];
      if (player && !silent && (await answer(load, player, now))) moves++;
    }
    await sleep(10);
  }
  table.finished++;
}

async function answer(load: Load, player: Caller, now: Standing): Promise<boolean> {
  if (!now.decision) return false;
  const sending = anyAnswer(now.id, now.decision, randomUUID());
  return expecting(['STALE_VERSION', 'NOT_ASKED', 'MATCH_OVER'], () =>
    untilAnswered(load, () => send(player, sending)),
  );
}

/** Once given up is given up: asked again, the server says that one has left, or that it is over. */
async function resign(load: Load, player: Caller, id: string): Promise<boolean> {
  return expecting(['FORBIDDEN', 'MATCH_OVER'], () => untilAnswered(load, () => call(player, RESIGN, { id })));
}

async function expecting(codes: readonly string[], request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (error instanceof Refusal && codes.includes(error.code)) return false;
    throw error;
  }
}
