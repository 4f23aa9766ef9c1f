import { ahead, asked, type Pressed, perSecond } from '../load/pressure.ts';

/** How long a node lets requests take on average before it refuses some, in milliseconds: the default of `OVERLOAD_MS`. */
const TARGET = 500;
/** A node never refuses this many at the same time; a third as many wait to be read, and it does not know of them yet. */
const LEAST = 64;
const UNREAD = LEAST / 3;
/** How much longer than fair the queue may be: for half of the accepted moves, for 99 of 100, for half of the refusals. */
const [HALF, MOST, REFUSED] = [1.5, 4, 1];
/** The part of its capacity that a node goes on doing. */
const AT_LEAST = 1 / 3;
/** Less than so many times its capacity proves nothing. */
const ENOUGH = 1.7;
/** The part of all answers that may be UNAVAILABLE: the database also has less of the machine than it needs. */
const AWAY = 0.2;

/** How many requests a node that makes so many moves a second should work on at the same time. */
export function fairQueue(moves: number): number {
  return Math.ceil(Math.max(LEAST + UNREAD, (moves * TARGET) / 1000));
}

/**
 * Checks the answers to too many requests. Waiting is counted in moves that were made meanwhile, so that a busy
 * machine changes nothing.
 */
export function floodFindings(flooded: Pressed, capacity: number): string[] {
  const { accepted, refused, unknown } = flooded;
  const findings: string[] = [];
  const done = perSecond(flooded);
  if (asked(flooded) < ENOUGH * capacity)
    findings.push(`only ${asked(flooded).toFixed(0)} moves a second were sent: nothing is proved`);
  if (refused.length === 0) findings.push('nothing was refused: nothing is proved');
  if (!(done >= AT_LEAST * capacity))
    findings.push(`only ${done.toFixed(0)} of ${capacity.toFixed(0)} moves a second were made`);
  if (unknown.length > AWAY * (accepted.length + refused.length))
    findings.push(`${unknown.length} requests were answered with UNAVAILABLE`);
  const fair = fairQueue(Math.max(done, capacity));
  const late = (who: string, waited: number, times: number): void => {
    if (waited > times * fair) findings.push(`${who} waited for ${waited} moves, and ${fair} are fair`);
  };
  late('half of the accepted moves', ahead(accepted, 0.5), HALF);
  late('one of a hundred accepted moves', ahead(accepted, 0.99), MOST);
  late('half of the refusals', ahead(refused, 0.5), REFUSED);
  return findings;
}
