import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import { type Asked, thoughtOf } from './thought.ts';

// Runs as a thread.
giveWay();
answering((asked: Asked) => thoughtOf(GAMES, asked));

// Where the system knows threads by a number, this one has the processor when nobody else wants it: people's moves come first.
function giveWay(): void {
  try {
    const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (own > 0) setPriority(own, constants.priority.PRIORITY_LOW);
  } catch {} // no Linux, or not allowed: then all share alike
}
