import type { At, Seat } from '../../engine/index.ts';
import type { Golems } from './golems.ts';
import { wizardHits } from './view.ts';

export function worth(at: At<Golems>, seat: Seat): number {
  return wizardHits(at, seat);
}
