import { Thread } from '../../src/process/thread.ts';
import type { Task, Told } from './telling-process.ts';

// Has a process work for it, prints which, and asks it for something that takes longer than anybody looks on.
const file = new URL('telling-process.ts', import.meta.url);
const thread = new Thread<Task, Told>({ file, memory: 64, behind: 'MOST' });
console.log((await thread.ask({}, 60_000)).pid);
await thread.ask({ takes: Number(process.argv[2]) }, 60_000);
