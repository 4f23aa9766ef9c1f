import type { AnyAt, AnyGame, Zone } from '../../../src/engine/index.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat, type Script, walk } from '../script.ts';

interface Line {
  zone: string;
  pattern: RegExp;
  readers: string;
}

/**
 * Checks that every zone has the readers that the game's README promises. No other property can detect a wrong reader,
 * so the README is the reference.
 */
export function zonesHaveTheirReaders(game: AnyGame, script: Script): void {
  const lines = readersTable(textOf(`${folderOf(game)}README.md`) ?? '');
  expectThat(lines.length > 0, () => `${game.id}: the README has no table "| zone | who reads it |"`);
  const { end } = walk(game, script);
  const zones = Object.values(end.zones);
  for (const zone of zones) checkZone(end, zone, lines);
  for (const { zone, pattern } of lines) {
    expectThat(
      zones.some(({ id }) => pattern.test(id)),
      () => `the README lists a zone ${zone}, which is never opened`,
    );
  }
}

function checkZone(at: AnyAt, zone: Zone, lines: Line[]): void {
  const fitting = lines.filter(({ pattern }) => pattern.test(zone.id));
  expectThat(fitting.length === 1, () => `the README has ${fitting.length} lines for zone ${zone.id}`);
  const [line] = fitting;
  const seat = line?.pattern.exec(zone.id)?.[1];
  if (seat !== undefined) expectThat(Number(seat) === zone.seat, () => `${zone.id} belongs to seat ${zone.seat}`);
  const readers = line?.readers === 'its team' ? teamIn(at, zone) : readersIn(at, zone);
  expectThat(line?.readers === readers, () => `${zone.id} is read by ${readers}, but the README says ${line?.readers}`);
}

function readersIn(at: AnyAt, { readers, seat }: Zone): string {
  if (readers === 'everyone' || (readers.length === at.seats && at.seats > 1)) return 'everyone';
  if (readers.length === 0) return 'nobody';
  return readers.length === 1 && readers[0] === seat ? 'its seat' : `seats ${readers.join(', ')}`;
}

// A team is a seat and others: at most half of the table, with the same seats reading all zones of its members.
function teamIn(at: AnyAt, zone: Zone): string {
  const { readers, seat } = zone;
  if (readers === 'everyone' || seat === null || !readers.includes(seat) || 2 * readers.length > at.seats) {
    return readersIn(at, zone);
  }
  const kind = zone.id.replace(/\d+$/, '');
  const same = readers.every((mate) => String(at.zones[`${kind}${mate}`]?.readers) === String(readers));
  return same ? 'its team' : readersIn(at, zone);
}

const READERS = ['everyone', 'nobody', 'its seat', 'its team'];
const READER = new RegExp(`^(${READERS.join('|')})\\b`);

/** Returns the lines of a README's table of zones. */
export function readersTable(readme: string): Line[] {
  const lines = readme.split('\n');
  const head = lines.findIndex((line) => /^\|\s*zones?\s*\|/i.test(line) && /who reads/i.test(line));
  if (head < 0) return [];
  const made: Line[] = [];
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    const readers = READER.exec(second)?.[1];
    expectThat(readers !== undefined, () => `who reads it: "${second}" must begin with one of ${READERS.join(', ')}`);
    for (const [, zone = ''] of first.matchAll(/`([^`]+)`/g)) made.push({ zone, pattern: patternOf(zone), readers });
  }
  return made;
}

/** Returns a pattern for the zones that a README names: `{seat}` matches any number. */
export function patternOf(zone: string): RegExp {
  return new RegExp(`^${zone.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{seat}', '(\\d+)')}$`);
}
