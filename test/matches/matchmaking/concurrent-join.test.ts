import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { assembleMatches, createMatch, joinMatch, type MatchesDependencies } from '../../../src/matches/index.ts';
import type { MatchStore } from '../../../src/matches/log/match-store.ts';
import { callerWith } from '../../caller.ts';
import { notSimulated } from '../../store/not-simulated.ts';
import { SimulatedMatches } from '../../store/simulated-matches.ts';
import { TOLL_ROAD } from '../../toll-road.ts';
import { quietBus } from '../setting.ts';

const [ada, bob] = [callerWith(randomUUID()), callerWith(randomUUID())];
const names = new Map([
  [ada.id, 'Ada'],
  [bob.id, 'Bob'],
]);
const simulatedStore = new SimulatedMatches({ now: Date.now, epoch: () => 0, names, isForeign: () => false }, [
  TOLL_ROAD,
]);

// The second request reads the match before the first one takes the seat, and tries to take a seat after the match has
// begun.
const { waiting } = simulatedStore;
const takeSeat = waiting.takeSeat.bind(waiting);
let taken = 0;
let begins = (): void => {};
const begun = new Promise<void>((resolve) => {
  begins = resolve;
});
waiting.takeSeat = async (seat) => {
  if (taken++ > 0) await begun;
  return takeSeat(seat);
};

test('a request to join that arrives twice at the same time succeeds twice', async () => {
  const matches = assembleMatches({
    db: notSimulated<MatchesDependencies['db']>('db', { epoch: { known: 0, see: () => {}, onRaised: () => () => {} } }),
    matchStore: notSimulated<MatchStore>('store', simulatedStore),
    signer: { sign: async () => ({ kid: 'k', value: 'v' }), published: async () => ({ keys: [] }) },
    queues: { wake: async () => {} },
    log: { error: console.error, warn: console.warn, debug: () => {} },
    ...{ bus: await quietBus(), games: [TOLL_ROAD] },
  });
  const { id } = await createMatch(matches, ada, { game: 'toll-road', seats: 2 });
  const join = () => joinMatch(matches, bob, { matchId: id });
  const joined = await Promise.all([join().finally(begins), join()]);
  expect(joined.map(({ status, yourSeats }) => [status, yourSeats])).toEqual([
    ['RUNNING', [1]],
    ['RUNNING', [1]],
  ]);
  await matches.close();
});
