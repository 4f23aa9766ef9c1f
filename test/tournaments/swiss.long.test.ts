import { it } from 'vitest';
import { everyEntrantHasAPlace, nothingIsBetterForTwoSeats, upToTwelveCostTheLeast } from './swiss.ts';

it('a Swiss round gives each present entrant one table or bye, in many tournaments', () => {
  everyEntrantHasAPlace({ numRuns: 30 });
});

it('a Swiss round of two seats is optimal, in many tournaments', () => {
  nothingIsBetterForTwoSeats(200);
});

it('a Swiss round of larger tables costs the least for up to twelve, in many tournaments', () => {
  upToTwelveCostTheLeast(100);
});
