import type { Setting } from './setting.ts';

/** Runs `work` while PostgreSQL has no space for log entries. It can still update rows in place. */
export async function onFullDisk(
  { query }: Setting,
  log: 'match_log' | 'tournament_log',
  work: () => Promise<unknown>,
): Promise<void> {
  const body = "begin raise exception 'no room' using errcode = 'disk_full'; end";
  await query(`create function fill() returns trigger language plpgsql as $$ ${body} $$`);
  await query(`create trigger full_disk before insert on ${log} for each row execute function fill()`);
  await work().finally(() => query('drop function fill cascade'));
}
