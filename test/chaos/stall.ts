import { redisStallRun } from './redis-stall-run.ts';
import { numbers, runScript } from './report.ts';
import { inFolder } from './workshop.ts';

const { number, has } = numbers({ stalls: 20, matches: 16, clocks: 16, longest: 15 }, ['redis']);
if (!has('redis')) throw new RangeError('only --redis so far');
await runScript('a Redis that hangs', (say) =>
  inFolder('stall', (folder) => {
    const size = { stalls: number('stalls'), matches: number('matches'), clocks: number('clocks') };
    return redisStallRun({ ...size, longest: number('longest'), rateLimit: 24_000, code: 'BUILT', folder }, say);
  }),
);
