import { Statements } from '../../../ledger/postgres-streams.ts';
import { type ArchivingMatches, DUE_PAGE, type RetentionKind } from '../match-store.ts';

/** Must agree with the index `matches_unarchived`. */
const KIND = `case when m.for_keeps then 'keeps' when m.tournament_id is null then 'casual' else 'event' end`;

/** No match leaves the log before its verdict, its judge calls and its tournament are settled. */
const MAY_LEAVE = `m.status = 'FINISHED' and m.archived is null
  and exists (select from replays r where r.match_id = m.id and r.verdict <> 'REFUTED')
  and not exists (select from judge_calls c where c.match_id = m.id and c.closed_at is null)
  and not exists (select from tournaments t where t.id = m.tournament_id and t.status not in ('FINISHED', 'CANCELLED'))`;

const DUE = `from matches m where ${KIND} = $1 and m.finished_at < $2 and ${MAY_LEAVE}`;

const EXPIRED = `select m.id ${DUE} and m.id <> all ($3::uuid[])
order by m.finished_at limit ${DUE_PAGE}`;

const LEAVE = `with leaving as (
  update matches m set archived = $2 where m.id = $1 and ${MAY_LEAVE} returning m.id
), emptied as (
  delete from match_log l using leaving where l.match_id = leaving.id
), without_snapshot as (
  delete from snapshots s using leaving where s.match_id = leaving.id
)
select id from leaving`;

export class PostgresArchiving extends Statements implements ArchivingMatches {
  expired(kind: RetentionKind, before: Date, except: readonly string[]): Promise<string[]> {
    return this.ids('expired-matches', EXPIRED, [kind, before, except]);
  }

  async countExpired(kind: RetentionKind, before: Date): Promise<number> {
    const text = `select count(*)::int as count ${DUE}`;
    const [row] = await this.rows<{ count: number }>('count-expired', text, [kind, before]);
    return row?.count ?? 0;
  }

  async leave(id: string, hash: string): Promise<boolean> {
    return (await this.ids('leave-log', LEAVE, [id, hash])).length > 0;
  }
}
