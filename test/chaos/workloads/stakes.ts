import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import type { DeckList } from '../../../src/engine/index.ts';
import { broken } from '../../../src/games/business-card-battle/cards/decks.ts';
import { GAMES } from '../../../src/games/index.ts';
import { auditCollections, auditVerdict } from '../../../src/matches/stakes/audit-collections.ts';
import { rowsOf } from '../../database.ts';
import { account } from '../../events/api.ts';
import { attempt, call, type Player } from '../../load/graphql-call.ts';
import { openMatch } from '../../load/matches.ts';
import { below, oneOf } from '../../load/random.ts';
import { type Run, siteOf } from '../run.ts';
import { openGame, playGame } from './play.ts';
import type { Load, Workload } from './workload.ts';

const GAME = 'business-card-battle';
const SIZE = 6;

const OWNED = 'query($game: ID!) { me { collection(game: $game) { card count staked } } }';
const RESIGN = 'mutation($id: ID!) { resign(matchId: $id) { id } }';

/** A few accounts, each of which plays many matches for keeps at the same time. */
export const stakes: Workload = {
  about:
    'matches for keeps between a few accounts: each prize changes hands once, the number of cards never changes, and the audit agrees',
  moments: [/write-match/, /take-seat/, /"kind":"MOVE"/, /"awards":\[\{/, /collections/],
  async begin(run: Run, tables: number): Promise<Load> {
    const site = siteOf(run);
    const accounts = await Promise.all([1, 2, 3, 4].map((number) => account(site, `Collector ${number}`)));
    const cards = await countCards(run);
    const counting = countUntil(run, cards);
    const hall: Hall = { run, accounts, opening: Promise.resolve(null) };
    const playing = Promise.all(Array.from({ length: tables }, (_, table) => playForKeeps(hall, table % 4)));
    let verdict = '';
    return {
      playing: Promise.all([playing, counting]),
      async findings() {
        const pool = new pg.Pool({ connectionString: run.cluster.postgres.url, max: 2 });
        const audit = await auditCollections({ db: { pool, atRest: new AtRest() }, games: GAMES }).finally(() =>
          pool.end(),
        );
        verdict = auditVerdict(audit);
        return [...(await wrongCount(run, cards)), ...audit.discrepancies];
      },
      summary: () => verdict,
    };
  },
};

interface Hall {
  run: Run;
  accounts: readonly Player[];
  /** Opens matches one at a time, because two decks could need the same card. */
  opening: Promise<string | null>;
}

/** @param style how a match ends: 0 and 1 by its rules, 2 by a resignation, 3 by the clock of a silent player */
async function playForKeeps(hall: Hall, style: number): Promise<void> {
  const { run, accounts } = hall;
  const time = style === 3 ? { perDecision: 2 } : { days: 1 };
  while (!run.halt.aborted) {
    const one = below(accounts.length);
    const other = (one + 1 + below(accounts.length - 1)) % accounts.length;
    const players = [accounts[one], accounts[other]].flatMap((player) => player ?? []);
    const opening = hall.opening.then(() => open(players, time));
    hall.opening = opening.catch(() => null);
    const match = await opening;
    if (!match) {
      await sleep(500);
      continue;
    }
    const milliseconds = 1000 * (time.perDecision ?? 86_400);
    const game = openGame(run, players, { match, time: milliseconds }, { spectators: 1, cut: 8000 });
    // A silent player loses on time. Until then, the cards stay staked.
    const quits = style > 1 ? AbortSignal.timeout(1000 + below(20_000)) : run.halt;
    await playGame(run, game, AbortSignal.any([run.halt, quits]));
    if (style === 2) await attempt(() => call(oneOf(players), RESIGN, { id: match }));
  }
}

/** Opens a match. Returns null if a player has too few free cards for a deck. */
async function open(players: readonly Player[], timeControl: object): Promise<string | null> {
  const [deck, second] = await Promise.all(players.map(freeDeck));
  if (!deck || !second) return null;
  const options = { size: SIZE, stakes: 'forKeeps', turns: 10 };
  const rules = { game: GAME, options, timeControl, onTimeOut: 'FORFEIT', forfeitAfter: 1, visibility: 'PUBLIC' };
  const join = { deck: second, key: randomUUID() };
  return (await openMatch(players, { ...rules, deck, key: randomUUID() }, join)).id;
}

/** Builds a deck of cards that are not staked, preferably of frequent cards; null if there are too few. */
async function freeDeck(player: Player): Promise<{ cards: DeckList } | null> {
  type Owned = { me: { collection: { card: string; count: number; staked: number }[] } };
  const { me } = await call<Owned>(player, OWNED, { game: GAME });
  const left = me.collection.map(({ card, count, staked }) => ({ card, left: count - staked }));
  const cards: { card: string; count: number }[] = [];
  for (const one of left.sort((a, b) => b.left - a.left)) {
    const more = [...cards, { card: one.card, count: 1 }];
    if (one.left > 0 && more.length <= SIZE && broken(more, { size: more.length }).length === 0)
      cards.push(...more.slice(-1));
  }
  return cards.length === SIZE ? { cards } : null;
}

async function countCards({ cluster }: Run): Promise<number> {
  const text = 'select sum(count)::integer as cards from collections';
  return (await rowsOf<{ cards: number }>(cluster.postgres.url, text))[0]?.cards ?? 0;
}

async function countUntil(run: Run, cards: number): Promise<void> {
  for (; !run.halt.aborted; await sleep(500)) run.findings.push(...(await wrongCount(run, cards).catch(() => []))); // the database may be down
}

async function wrongCount(run: Run, cards: number): Promise<string[]> {
  const now = await countCards(run);
  return now === cards ? [] : [`${now} cards, and there were ${cards}`];
}
