import { runScript } from '../script.ts';
import { eventRun } from './event-run.ts';

const sizes = {
  entrants: 64,
  rounds: 5,
  cut: 8,
  kills: 10,
  nodes: 2,
  stalls: 0,
  hangs: 0,
  meddling: 8,
  skew: 0,
  deaths: 0,
  patience: 300,
};
/** Of the nodes in turn: one clock goes right, one is ahead, one behind. */
const WRONG = [0, 1, -1];

await runScript({ title: 'an event under kill -9', name: 'event', sizes }, (size, _, { say, seed, folder }) => {
  const [entrants, rounds, cut, meddling] = [size('entrants'), size('rounds'), size('cut'), size('meddling')];
  const patience = size('patience');
  const [kills, stalls, hangs, deaths] = [size('kills'), size('stalls'), size('hangs'), size('deaths')];
  const ahead = Array.from({ length: size('nodes') }, (_, node) => 1000 * size('skew') * (WRONG[node % 3] ?? 0));
  const plan = { entrants, rounds, cut, kills, stalls, hangs, meddling, deaths, ahead, patience, seed, folder };
  return eventRun({ ...plan, code: 'BUILT' }, say);
});
