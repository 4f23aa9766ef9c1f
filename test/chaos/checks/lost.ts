import { rowsOf } from '../../database.ts';
import type { Game, Run } from '../run.ts';
import type { AcknowledgedMove, History, Watched } from './history.ts';

/** The version of each match and tournament in a surviving database. */
export interface Surviving {
  versions: ReadonlyMap<string, number>;
  /** The time after which the lost server acknowledged nothing more. */
  until: number;
}

export async function surviving(url: string): Promise<Surviving> {
  const rows = await rowsOf<{ id: string; version: number }>(
    url,
    'select id, version from matches union all select id, version from tournaments',
  );
  return { versions: new Map(rows.map(({ id, version }) => [id, version])), until: Date.now() };
}

/**
 * Removes lost data from the histories. Reports data that was lost although it was acknowledged before `parted`.
 * Returns a summary.
 */
export function forgetLost(run: Run, left: Surviving, parted: number): string {
  let moves = 0;
  for (const game of run.games) {
    const { history } = game;
    const { lost, findings } = forgetMoves(history, left, parted);
    moves += lost;
    run.findings.push(...findings);
    game.watchers = game.watchers.filter(({ watched }) => history.watches.includes(watched));
  }
  const { acknowledged } = run.notes;
  const kept = acknowledged.filter(
    ({ id, version, came }) => came >= left.until || version <= (left.versions.get(id) ?? -1),
  );
  moves += acknowledged.length - kept.length;
  acknowledged.splice(0, acknowledged.length, ...kept);
  const isGone = ({ history }: Game) => !left.versions.has(history.match) && history.opened < left.until;
  const gone = run.games.filter(isGone);
  for (const { history } of gone)
    if (history.opened < parted) run.findings.push(`match ${history.match} was opened before the loss, and is lost`);
  run.games = run.games.filter((game) => !isGone(game));
  return `${moves} moves and ${gone.length} matches`;
}

/** Removes lost moves and watchers that stopped at an end that was lost, and records the loss. */
export function forgetMoves(
  history: History,
  { versions, until }: Surviving,
  parted: number,
): { lost: number; findings: string[] } {
  const last = versions.get(history.match) ?? -1;
  const isLost = ({ came, version }: AcknowledgedMove) => came < until && version > last;
  const lost = history.acknowledged.filter(isLost);
  history.acknowledged = history.acknowledged.filter((move) => !isLost(move));
  history.loss = { last, until };
  const sawLostEnd = ({ frames }: Watched) =>
    frames.some(({ live, version, came }) => !live && version > last && came < until);
  history.watches = history.watches.filter((watched) => !sawLostEnd(watched));
  const early = lost.filter(({ came }) => came < parted);
  return {
    lost: lost.length,
    findings: early.map(
      ({ version }) => `match ${history.match}: move ${version} was acknowledged before the loss, and is lost`,
    ),
  };
}
