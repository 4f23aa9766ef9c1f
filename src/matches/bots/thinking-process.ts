import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import { type Asked, thoughtOf } from './thought.ts';

// Runs as a process of its own.
answering((asked: Asked) => thoughtOf(GAMES, asked));
