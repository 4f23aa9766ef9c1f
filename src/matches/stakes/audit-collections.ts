import type pg from 'pg';
import { z } from 'zod';
import { IS_GUEST } from '../../accounts/for-transactions.ts';
import { type AtRest, openedDeck, SealBroken } from '../../db/encryption-at-rest.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AnyGame } from '../../engine/index.ts';
import type { Source } from '../../ledger/postgres-streams.ts';
import { openedParts } from '../../ledger/sealing.ts';
import type { MatchContext } from '../context.ts';
import type { Archive } from '../log/archive/archive.ts';
import { ArchivedStreams } from '../log/archive/archived-streams.ts';
import { readRow } from '../log/match-row.ts';
import type { SealedParts } from '../log/sealed-entry.ts';
import { type AuditedAccount, accountFaults, type ProvedPrize } from './account-audit.ts';
import { type Proof, provePrizes } from './prizes.ts';
import { isForKeeps } from './stakes.ts';

/** The scope of an audit, and one readable line for each discrepancy. If there are none, everything is proved. */
interface Audit {
  accounts: number;
  cards: number;
  matches: number;
  prizes: number;
  discrepancies: string[];
}

type Parts = { db: Pick<MatchContext['db'], 'pool' | 'atRest'>; games: MatchContext['games']; archive?: Archive };
type Client = Pick<pg.Pool, 'query'>;
type Store = Parts['db'] & Pick<Parts, 'archive'>;
type Proved = Map<string, ProvedPrize[]>;

const PAGE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Proves that every card of every collection comes from a starter set, a prize or an admin, every prize from the log of a
 * match for keeps, and every admin's change from the operator log. The audit changes nothing, and reads in short transactions. Matches that end during the audit are
 * checked together with the account that won or lost.
 */
export async function auditCollections({ db: { pool, atRest }, games, archive }: Parts): Promise<Audit> {
  const audit: Audit = { accounts: 0, cards: 0, matches: 0, prizes: 0, discrepancies: [] };
  const store: Store = { pool, atRest, ...(archive && { archive }) };
  for (const game of games) if (game.collection) await auditGame(store, game, audit);
  return audit;
}

export function auditVerdict({ accounts, cards, matches, prizes, discrepancies }: Audit): string {
  const seen = `${accounts} accounts, ${cards} cards, ${matches} matches for keeps, ${prizes} prizes`;
  return discrepancies.length === 0
    ? `Every card is accounted for: ${seen}.`
    : `${discrepancies.length} discrepancies among ${seen}.`;
}

async function auditGame(store: Store, game: AnyGame, audit: Audit): Promise<void> {
  const { pool } = store;
  const proved: Proved = new Map();
  for await (const id of matchesForKeeps(store, game))
    await auditMatch(store, game, id, proved, audit).catch((error: unknown) => {
      if (!(error instanceof SealBroken)) throw error;
      audit.discrepancies.push(`match ${id}: ${error.message}`);
    });
  for await (const row of paged(pool, ACCOUNTS, game)) {
    const owner = account.parse(row);
    const prizes = await withLater(store, game, owner, proved.get(owner.id) ?? []);
    proved.delete(owner.id);
    audit.accounts++;
    audit.cards += owner.owned.reduce((sum, { count }) => sum + count, 0);
    audit.discrepancies.push(...accountFaults(game, owner, prizes).map((why) => `player ${owner.id}: ${why}`));
  }
  for (const [id, prizes] of proved)
    audit.discrepancies.push(`player ${id}: ${prizes.length} prizes won or lost, but no collection`);
  for await (const row of paged(pool, STRAYS, game)) {
    const { id, stray } = player.parse(row);
    if (stray) audit.discrepancies.push(`player ${id}: cards, but no starter set`);
  }
}

async function auditMatch(store: Store, game: AnyGame, id: string, proved: Proved, audit: Audit): Promise<void> {
  const found = await proofOf(store, game, id);
  if (!found) return;
  audit.discrepancies.push(...found.faults.map((why) => `match ${id}: ${why}`));
  audit.matches++;
  audit.prizes += found.prizes.filter(({ change }) => change > 0).length;
  for (const { playerId, card, change } of found.prizes)
    proved.set(playerId, [...(proved.get(playerId) ?? []), { card, change, matchId: id }]);
}

/** Reads a match's row, seats and log in one snapshot, and proves its prizes. */
function proofOf(store: Store, game: AnyGame, id: string): Promise<Proof | null> {
  const read = async (_: unknown, client: Client): Promise<Proof | null> => {
    const snapshot = { ...store, pool: client };
    const row = await readRow(snapshot, [game], { id });
    if (!row) return null;
    const { rows } = await client.query<{ for_keeps: boolean; decks: unknown[]; refuted: boolean }>(
      `select m.for_keeps, array(select s.deck from seats s where s.match_id = m.id order by s.seat) as decks,
         exists (select from replays r where r.match_id = m.id and r.verdict = 'REFUTED') as refuted
       from matches m where m.id = $1`,
      [id],
    );
    const { for_keeps: forKeeps = false, decks: stored = [], refuted = false } = rows[0] ?? {};
    const decks = stored.map((deck, seat) => openedDeck(deck, seat, row.box));
    const entries = await new ArchivedStreams(snapshot, store.archive).read(id, -1);
    const { serverSeed: seed, secret, head } = row;
    const proof = provePrizes({ head, seed, secret, forKeeps, decks, entries });
    return refuted ? { ...proof, faults: [...proof.faults, 'its replay gave a different result'] } : proof;
  };
  return inTransaction(store.pool, read, 'SNAPSHOT');
}

/** Returns an account's proved prizes, including prizes of matches that have ended since the audit read the matches. */
async function withLater(
  store: Store,
  game: AnyGame,
  { id, changes }: AuditedAccount,
  proved: readonly ProvedPrize[],
): Promise<ProvedPrize[]> {
  const known = new Set(proved.map(({ matchId }) => matchId));
  const later = new Set(changes.flatMap(({ matchId }) => (matchId === null || known.has(matchId) ? [] : [matchId])));
  const all = [...proved];
  for (const matchId of later) {
    // A match with a broken seal proves nothing, and the audit reports it separately.
    const found = await proofOf(store, game, matchId).catch((error: unknown) => {
      if (!(error instanceof SealBroken)) throw error;
      return null;
    });
    const mine = found?.prizes.filter(({ playerId }) => playerId === id) ?? [];
    all.push(...mine.map(({ card, change }) => ({ card, change, matchId })));
  }
  return all;
}

/** The query's parameters are a game and the id after which the page starts. */
async function* paged(client: Client, text: string, game: AnyGame): AsyncGenerator<unknown> {
  for (let last: string | undefined = FIRST; last; ) {
    const { rows }: { rows: { id: string }[] } = await client.query(`${text} limit ${PAGE}`, [game.id, last]);
    yield* rows;
    last = rows.at(-1)?.id;
  }
}

const MATCHES = `
select m.id, m.for_keeps or coalesce(m.result ? 'awards', false) as marked, l.facts->0->'options' as options,
  m.data_key as "dataKey", case json_typeof(l.facts) when 'string' then l.facts end as facts
from matches m left join match_log l on l.match_id = m.id and l.version = 0
where m.game = $1 and m.id > $2 order by m.id`;

const candidate = z.object({
  id: z.string(),
  marked: z.boolean(),
  /** The options in the match's first entry, if that entry is not sealed. */
  options: z.unknown(),
  dataKey: z.string().nullable(),
  /** The sealed facts of the match's first entry; null if they are not sealed. */
  facts: z.string().nullable(),
});

/** Yields matches that are for keeps according to their row or log, and matches with a prize in their result. */
async function* matchesForKeeps({ pool, atRest }: Source, game: AnyGame): AsyncGenerator<string> {
  for await (const row of paged(pool, MATCHES, game)) {
    const match = candidate.parse(row);
    if (match.marked || isForKeeps(game, optionsOf(match, atRest))) yield match.id;
  }
}

function optionsOf({ id, options, dataKey, facts }: z.infer<typeof candidate>, atRest: AtRest): object {
  if (typeof options === 'object' && options !== null) return options;
  if (facts === null) return {};
  const [began] = openedParts<SealedParts>(facts, 0, atRest.boxOf(id, dataKey)).facts;
  return began && 'options' in began && typeof began.options === 'object' ? (began.options ?? {}) : {};
}

/** Whether the operator log says the same as a change by an admin. */
const IS_LOGGED = `exists (
  select from operator_log a where a.id = x.act_id and a.act = 'MOVE_CARD' and a.at = x.at
    and a.detail ->> 'game' = x.game and a.detail ->> 'card' = x.card
    and case x.change when 1 then a.player_id when -1 then (a.detail ->> 'from')::uuid end = x.player_id)`;

const ACCOUNTS = `
select c.player_id as id, (${IS_GUEST}) as guest,
  (select coalesce(json_agg(json_build_object('card', x.card, 'change', x.change, 'reason', x.reason,
     'matchId', x.match_id, 'isLogged', ${IS_LOGGED})), '[]')
   from collection_changes x where x.player_id = c.player_id and x.game = c.game) as changes,
  (select coalesce(json_agg(json_build_object('card', o.card, 'count', o.count)), '[]')
   from collections o where o.player_id = c.player_id and o.game = c.game) as owned
from collectors c join players p on p.id = c.player_id
where c.game = $1 and c.player_id > $2 order by c.player_id`;

const account: z.ZodType<AuditedAccount> = z.object({
  id: z.string(),
  guest: z.boolean(),
  changes: z.array(
    z.object({
      card: z.string(),
      change: z.int(),
      reason: z.string(),
      matchId: z.string().nullable(),
      isLogged: z.boolean(),
    }),
  ),
  owned: z.array(z.object({ card: z.string(), count: z.int() })),
});

const STRAYS = `
select p.id, (exists (select from collections o where o.player_id = p.id and o.game = $1)
    or exists (select from collection_changes x where x.player_id = p.id and x.game = $1))
  and not exists (select from collectors c where c.player_id = p.id and c.game = $1) as stray
from players p where p.id > $2 order by p.id`;

const player = z.object({ id: z.string(), stray: z.boolean() });
