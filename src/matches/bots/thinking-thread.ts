import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import { type Asked, thoughtOf } from './thought.ts';

// Runs as a thread.
giveWay();
answering((asked: Asked) => thoughtOf(GAMES, asked));

// Where the system knows threads by a number, this one comes behind when others want the processor, too: people's moves come
// first. Not so far behind that it never comes: people wait for bots, too.
function giveWay(): void {
  try {
    const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (own > 0) setPriority(own, Math.max(getPriority(own), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {} // no Linux, or not allowed: then all share alike
}
