import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Faults } from '../simulation/faults.ts';
import { SimulatedJobs } from '../simulation/jobs.ts';
import { SimulatedNews } from '../simulation/news.ts';
import { actor, World } from '../simulation/world.ts';
import { TOLL_ROAD } from '../toll-road.ts';
import { describeHeartbeats, describeJobs, describeLine } from './around-matches.ts';
import { describeMatchStore } from './match-store.ts';
import { notSimulated } from './not-simulated.ts';
import { Heartbeats } from './simulated-heartbeats.ts';
import { SimulatedMatches } from './simulated-matches.ts';

const names = new Map<string, string>();
const now = () => Date.now();

describeMatchStore('the simulated store', {
  store: new SimulatedMatches({ now, epoch: () => 0, names, isForeign: () => false }, [TOLL_ROAD]),
  now,
  async player(name) {
    const id = randomUUID();
    names.set(id, name);
    return id;
  },
});

let passed = 0;
const heartbeats = new Heartbeats(() => Date.now() + passed);
describeHeartbeats('the simulated store', notSimulated<pg.Pool>('pool', heartbeats), async (ms) => {
  passed += ms;
});

// A world without faults.
const world = new World(1);
const faults = new Faults(world);
faults.over = true;
async function until(isSo: () => boolean): Promise<void> {
  for (let second = 0; second < 60; second++) {
    if (await world.until(isSo, 1000)) return;
    await new Promise(setImmediate); // promises settle between events as well
  }
  throw new Error('a simulated minute is over, and it has not happened');
}
const beside = {
  async done<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const settle = () => {
      isDone = true;
    };
    work.then(settle, settle);
    await until(() => isDone);
    return work;
  },
  until,
};
world.running = actor('test');
const jobs = new SimulatedJobs(world, faults);
describeJobs('simulated', async () => jobs.storeFor(actor('node'), () => {}), beside);
const news = new SimulatedNews(world, faults);
describeLine('simulated', async (end) => news.open(actor('node'), end, () => {}), beside);
