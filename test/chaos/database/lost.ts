import { rowsOf } from '../../database.ts';
import type { AcknowledgedMove, History } from '../storm/history.ts';

/** The state of the surviving database: the version of each match and of each tournament. */
export interface Surviving {
  versions: ReadonlyMap<string, number>;
  /** When the lost server had confirmed its last commit. */
  until: number;
}

export async function surviving(url: string): Promise<Surviving> {
  const text = 'select id, version from matches union all select id, version from tournaments';
  const rows = await rowsOf<{ id: string; version: number }>(url, text);
  return { versions: new Map(rows.map(({ id, version }) => [id, version])), until: Date.now() };
}

export interface Lost {
  /** Acknowledged moves that the database has lost. */
  moves: number;
  /** Such moves that were acknowledged while nothing was to be lost. */
  findings: string[];
}

/**
 * Takes out of the history of a match what the database has lost, with the refusals of moves that name a lost version.
 * @param parted up to when whatever was acknowledged has to be there
 */
export function forgetLost(history: History, { versions, until }: Surviving, parted: number): Lost {
  const last = versions.get(history.match) ?? -1;
  const isLost = ({ came, version }: AcknowledgedMove) => came < until && version > last;
  const lost = history.acknowledged.filter(isLost);
  const early = lost.filter(({ came }) => came < parted);
  history.acknowledged = history.acknowledged.filter((move) => !isLost(move));
  const again = new Map(history.acknowledged.map(({ version, sent }) => [version, sent]));
  history.refused = history.refused.filter(
    ({ version, came }) => version <= last || (again.get(version) ?? Number.POSITIVE_INFINITY) < came,
  );
  const said = early.map(
    ({ version }) => `match ${history.match}: move ${version} was acknowledged before, and is lost`,
  );
  return { moves: lost.length, findings: said };
}
