import { appendFileSync } from 'node:fs';
import { fastRandom } from '../../../src/engine/index.ts';
import { troubleJobs } from './jobs.ts';
import { troubleNews, troubleRedis } from './news.ts';
import { faultPlan, PLAN } from './plan.ts';
import { shiftClock } from './shift-clock.ts';
import { siteOf } from './site.ts';
import { troublePools, troubleStatements } from './statements.ts';

/*
 * Loaded into a server before anything else (`node --import`): the build itself knows nothing of it. Every await of a
 * verb is a statement, a command or a piece of news, so what befalls those befalls every await.
 */
const plan = faultPlan.parse(JSON.parse(process.env[PLAN] ?? '{}'));
// Another one at each start, or a node would die at the same statement for ever.
const draw = fastRandom(plan.seed + process.pid);
/** True in that part of all cases. */
const chance = (part: number): boolean => draw(1_000_000) < part * 1_000_000;
// Written line by line and at once: the next moment the process may be dead.
const note = (what: string): void => appendFileSync(plan.report, `${siteOf(new Error().stack ?? '')}\t${what}\n`);

Error.stackTraceLimit = 60;
shiftClock(plan.ahead);
troubleStatements({ plan, draw, chance, note });
troublePools({ plan, draw, chance, note });
troubleRedis({ plan, draw, chance, note });
troubleNews({ plan, draw, chance, note });
troubleJobs({ plan, draw, chance, note });
