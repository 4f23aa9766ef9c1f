import { GAMES } from '../../games/index.ts';
import { answering } from '../../process/answering.ts';
import type { AskedRecord } from './judge.ts';
import { examineLines } from './verdict-on-lines.ts';

/** The file of a worker thread. */
export default answering(({ document, keys }: AskedRecord) => examineLines(GAMES, keys, document));
