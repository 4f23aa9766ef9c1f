import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import type { Asked } from './judge.ts';
import { examineText } from './verdict-on-text.ts';

/** The file of a worker thread. */
export default answering(({ document, keys }: Asked) => examineText(GAMES, keys, document));
