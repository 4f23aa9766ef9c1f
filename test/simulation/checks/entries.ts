import {
  type AnyAt,
  type AnyGame,
  copyMatch,
  feedEntry,
  fold,
  same,
  see,
  type Viewer,
} from '../../../src/engine/index.ts';
import { chain } from '../../../src/matches/log/chained-entry.ts';
import { parseRow } from '../../../src/matches/log/match-row.ts';
import { seatsOf } from '../../../src/matches/match/match.ts';
import { namesOf } from '../../../src/matches/match/seat-names.ts';
import { entryOf, type MatchRow, rawRow } from '../../store/match-rows.ts';
import { IN_THE_CLEAR } from '../../store/simulated-matches.ts';
import type { Acknowledged, Player } from '../clients/player.ts';
import type { Watcher } from '../clients/watcher.ts';
import type { Cluster } from '../cluster.ts';

/** How soon after its end a match has its verdict, once the faults are over, in milliseconds. */
const PROVEN = 30_000;

/** Checks that the log has every acknowledged move exactly once, at the acknowledged version. */
export function checkAcknowledged(cluster: Cluster, all: readonly Acknowledged[]): void {
  for (const { matchId, playerId, key, move, version } of all) {
    const row = cluster.matches.rows.get(matchId);
    const seats = row?.seats.flatMap(({ seat, player_id }) => (player_id === playerId ? [seat] : [])) ?? [];
    const made = row?.log.filter((line) => line.key === key && seats.includes(line.seat ?? -1)) ?? [];
    const [line] = made;
    if (!line || made.length > 1 || line.version !== version || !same(entryOf(line).move, move))
      cluster.violated(`acknowledged: ${key} of ${playerId} at ${version} of ${matchId} is there ${made.length} times`);
  }
}

/** Checks that a log has no gaps or duplicates, and each entry's hash follows from the previous one. */
export function checkLog(cluster: Cluster, row: MatchRow): void {
  let previous = row.seedHash;
  row.log.forEach((line, version) => {
    const entry = entryOf(line);
    const { hash } = chain(previous, entry, entry.at, entry.key).entry;
    if (entry.version !== version || hash !== entry.hash)
      cluster.violated(`log: entry ${entry.version} of ${row.id} does not follow on the ${version} before it`);
    previous = entry.hash;
  });
  if (row.version !== row.log.length - 1) cluster.violated(`log: the row of ${row.id} says ${row.version}`);
  const isRecent = row.verdict === null && cluster.world.now - (row.finishedAt ?? 0) < PROVEN;
  if (row.status === 'FINISHED' && row.verdict !== 'VERIFIED' && !isRecent)
    cluster.violated(`log: the verdict on ${row.id} is ${row.verdict}`);
}

/** Returns the match at each version, folded from its log. */
export function tablesOf(game: AnyGame, row: MatchRow): AnyAt[] {
  const tables: AnyAt[] = [];
  for (const line of row.log) {
    const before = tables.at(-1);
    tables.push(fold(game, before ? copyMatch(before) : null, entryOf(line)));
  }
  return tables;
}

/** Checks that a watcher received every entry, with exactly the parts that its seat may see. */
export function checkWatched(cluster: Cluster, watcher: Watcher, row: MatchRow, tables: readonly AnyAt[]): void {
  const { head } = parseRow(cluster.games, rawRow(row, 0), IN_THE_CLEAR);
  const who = namesOf(head.seats);
  const seats = seatsOf(head, watcher.playerId);
  for (const { entries, matchVersion, isFinished, view } of watcher.updates) {
    const table = tables[matchVersion];
    const viewer: Viewer = isFinished ? 'everything' : seats;
    if (isFinished && row.log[matchVersion + 1]) cluster.violated(`watched: ${row.id} was told to be over too soon`);
    if (!table) continue;
    const expected = JSON.stringify(head.game.view(table, see(table, viewer)));
    if (view !== expected)
      cluster.violated(`watched: the table of ${row.id} at ${matchVersion} as ${watcher.actor.name} saw it`);
    for (const { version, facts, text } of entries) {
      const line = row.log[version];
      const told = line && feedEntry(head.game, table, entryOf(line), viewer, who);
      const shown = told?.facts().map(({ fact, ...data }) => ({ name: fact, data }));
      if (!told || !shown || !same(JSON.parse(facts), shown) || !text.startsWith(told.text))
        cluster.violated(`watched: ${version} of ${row.id} as ${watcher.actor.name} saw it: ${facts} ${text}`);
    }
  }
  if (watcher.first !== null && row.status === 'FINISHED' && watcher.version !== row.version)
    cluster.violated(`watched: ${watcher.actor.name} has seen ${watcher.version} of ${row.version} of ${row.id}`);
}

/** Checks that each read of a player shows the table at its version, exactly as the player may see it. */
export function checkReads(cluster: Cluster, { id, reads }: Player, row: MatchRow, tables: readonly AnyAt[]): void {
  const { head } = parseRow(cluster.games, rawRow(row, 0), IN_THE_CLEAR);
  for (const { id: matchId, version, status, view } of reads.values()) {
    const table = tables[version];
    if (matchId !== row.id || !table) continue;
    const viewer: Viewer = status === 'FINISHED' ? 'everything' : seatsOf(head, id);
    if (view !== JSON.stringify(head.game.view(table, see(table, viewer))))
      cluster.violated(`read: the table of ${row.id} at ${version} as ${id} read it`);
  }
}
