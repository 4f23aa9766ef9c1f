import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import type { Asked } from './judge.ts';
import { examineText } from './verdict-on-text.ts';

// Runs as a thread.
answering(({ document, keys }: Asked) => examineText(GAMES, keys, document));
