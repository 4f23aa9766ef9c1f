import { randomInt } from 'node:crypto';
import { redisStallRun } from './redis-stall-run.ts';
import { numbers, runScript } from './report.ts';
import { stallRun } from './stall-run.ts';
import { inFolder } from './workshop.ts';

const { number, has } = numbers({ stalls: 20, matches: 16, clocks: 8, longest: 15, seed: randomInt(2 ** 31) }, [
  'redis',
]);
const size = { stalls: number('stalls'), matches: number('matches'), clocks: number('clocks') };

if (has('redis'))
  await runScript('a Redis that hangs', (say) =>
    inFolder('stall', (folder) =>
      redisStallRun({ ...size, longest: number('longest'), rateLimit: 24_000, slack: 1, code: 'BUILT', folder }, say),
    ),
  );
else
  await runScript('connections that fall silent', (say) =>
    inFolder('stall', (folder) => stallRun({ ...size, seed: number('seed'), code: 'BUILT', folder }, say)),
  );
