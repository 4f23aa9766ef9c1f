import { ahead, type Pressed } from './pressure.ts';

/** How long a node lets requests take on average before it refuses some, in milliseconds: `OVERLOAD_MS`, unless it is set. */
const TARGET = 500;
/**
 * So many at once a node refuses nobody, however long it takes: `LEAST` of its crowd. Where that is more than it should take, one is slow,
 * and so is the round in which it reads on: a third as many wait for that, and it does not know of them yet.
 */
const LEAST = 64;
const UNREAD = LEAST / 3;
/**
 * So much longer than is fair the queue may be for half of the accepted moves, for 99 of 100, and for half of the refusals.
 * One of a hundred comes before the node has found out how much it can do, and in a long round of its event loop.
 */
const [HALF, MOST, REFUSED] = [1.5, 4, 1];
/** The part of what the node can do that it goes on doing. */
const AT_LEAST = 1 / 3;
/** Times what it can do: less asks for too little to show anything. */
const ENOUGH = 1.7;
/** The part of all answers that may say that the database does not answer: it has less of the machine than it needs, too. */
const AWAY = 0.2;

/**
 * How many a node should work on at once that does so many a second: what it answers within half a second, never fewer than 64 and those
 * that wait to be read.
 */
export function fairQueue(perSecond: number): number {
  return Math.ceil(Math.max(LEAST + UNREAD, (perSecond * TARGET) / 1000));
}

/**
 * What is wrong with what came of asking for too much. How long somebody waited is counted in the moves that were made
 * meanwhile: that is the queue, times what a move takes; and what a move takes is held against what the node can do.
 */
export function floodFindings(flooded: Pressed, capacity: number): string[] {
  const { accepted, refused, unknown } = flooded;
  const findings: string[] = [];
  const done = perSecond(flooded);
  if (asked(flooded) < ENOUGH * capacity)
    findings.push(`only ${asked(flooded).toFixed(0)} moves a second were asked for: nothing is proved`);
  if (refused.length === 0) findings.push('nothing was refused: nothing is proved');
  if (!(done >= AT_LEAST * capacity))
    findings.push(`only ${done.toFixed(0)} of ${capacity.toFixed(0)} moves a second were done`);
  if (unknown.length > AWAY * (accepted.length + refused.length))
    findings.push(`${unknown.length} were told that the database does not answer`);
  const fair = fairQueue(Math.max(done, capacity));
  const late = (who: string, waited: number, times: number): void => {
    if (waited > times * fair) findings.push(`${who} waited for ${waited} moves, and ${fair} are fair`);
  };
  late('half of the accepted moves', ahead(accepted, 0.5), HALF);
  late('one of a hundred accepted moves', ahead(accepted, 0.99), MOST);
  late('half of the refusals', ahead(refused, 0.5), REFUSED);
  return findings;
}

/** What the node did, until the last answer. */
export function perSecond({ accepted, answered }: Pick<Pressed, 'accepted' | 'answered'>): number {
  return (1000 * accepted.length) / answered;
}

export function asked({ accepted, refused, unknown, lasted }: Pressed): number {
  return (1000 * (accepted.length + refused.length + unknown.length)) / lasted;
}
