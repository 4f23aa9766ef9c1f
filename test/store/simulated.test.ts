import { randomUUID } from 'node:crypto';
import { TOLL_ROAD } from '../toll-road.ts';
import { describeMatchStore } from './match-store.ts';
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
