import { median } from '../../test/load/quantile.ts';
import { figure, type Row } from '../rows.ts';
import type { PeerFigures } from './load.ts';
import type { Side } from './sides.ts';

/** The figures of each turn, by load and side. */
export type Measured = Map<string, PeerFigures[]>;

/** Returns the figures of each side for a load, and the ratios of our figures to those of the other sides. */
export function rowsOf(load: string, sides: readonly Side[], measured: Measured): Row[] {
  const of = (side: Side) => measured.get(`${load}, ${side.name}`) ?? [];
  const theirs = sides.filter(({ peer }) => peer !== null);
  const ours = sides.filter(({ peer }) => peer === null);
  const against = ours.flatMap((side) => theirs.flatMap((other) => ratioRows(load, side, other, of)));
  return [...sides.map((side) => ({ what: `${load}, ${side.name}`, value: told(of(side)) })), ...against];
}

function ratioRows(load: string, side: Side, other: Side, of: (side: Side) => PeerFigures[]): Row[] {
  const speeds = ratios(of(side), of(other), 'perSecond');
  const wanted = other.peer?.wanted;
  const speed: Row = {
    what: `${load}, ${side.name}`,
    value: spreadOf(speeds),
    ratio: { value: median(speeds), of: other.name, ...(wanted && { wanted: `at least ${wanted}` }) },
  };
  const processor = ratios(of(other), of(side), 'processor'); // inverted, because less CPU time is better
  return [
    speed,
    { what: "… by the server's CPU time", value: `${median(processor).toFixed(2)} (${spreadOf(processor)})` },
  ];
}

/** Returns the ratio in each turn. Both sides of a turn are measured within a minute or two, so they are comparable. */
function ratios(ours: readonly PeerFigures[], theirs: readonly PeerFigures[], field: keyof PeerFigures): number[] {
  return ours.map((own, turn) => own[field] / (theirs[turn]?.[field] ?? Number.NaN));
}

function spreadOf(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
}

/** Formats the median of all turns, with the range for speeds. */
export function told(all: readonly PeerFigures[]): string {
  const of = (field: keyof PeerFigures) => median(all.map((one) => one[field]));
  const speeds = all.map(({ perSecond }) => Math.round(perSecond));
  const spread = all.length > 1 ? ` (${Math.min(...speeds)} to ${Math.max(...speeds)})` : '';
  return [
    `${figure(of('perSecond'), 'moves/s')}${spread}`,
    `${of('p50').toFixed(1)} / ${of('p99').toFixed(1)} ms`,
    figure(of('processor'), 'µs'),
    `load ${Math.round(100 * of('load'))} %`,
  ].join(', ');
}
