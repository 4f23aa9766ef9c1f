import { runScript } from '../script.ts';
import { redisStallRun } from './redis-stall-run.ts';
import { stallRun } from './stall-run.ts';

const title = 'a PostgreSQL or a Redis that hangs';
const sizes = { stalls: 20, matches: 16, clocks: 8, longest: 15 };
await runScript({ title, name: 'stall', sizes, switches: ['redis'] }, (size, has, { say, seed, folder }) => {
  const plan = {
    stalls: size('stalls'),
    matches: size('matches'),
    clocks: size('clocks'),
    code: 'BUILT',
    folder,
  } as const;
  if (!has('redis')) return stallRun({ ...plan, seed }, say);
  return redisStallRun({ ...plan, longest: size('longest'), rateLimit: 24_000, slack: 1 }, say);
});
