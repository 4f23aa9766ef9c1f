import { ahead, asked, type Pressed, perSecond } from '../load/pressure.ts';

/**
 * How long a request may take on average before the node refuses some, in milliseconds: the default of `OVERLOAD_MS`.
 */
const TARGET = 500;
/**
 * A node always accepts this many requests at the same time. A third as many may be waiting in the socket, unknown to
 * the node.
 */
const LEAST = 64;
const UNREAD = LEAST / 3;
/**
 * How many times the fair length the queue may have: for half of the accepted moves, for 99 % of them, for half of the
 * refusals.
 */
const [HALF, MOST, REFUSED] = [1.5, 4, 1];
/** The share of its capacity that a node must maintain. */
const AT_LEAST = 1 / 3;
/** Fewer requests than this multiple of the capacity prove nothing. */
const ENOUGH = 1.7;
/** The share of answers that may be UNAVAILABLE: the database also gets less of the machine than it needs. */
const AWAY = 0.2;

/** How many requests a node with this many moves a second should process at the same time. */
export function fairQueue(moves: number): number {
  return Math.ceil(Math.max(LEAST + UNREAD, (moves * TARGET) / 1000));
}

/**
 * Checks the answers under overload. Waiting is counted in moves made in the meantime, so that a busy machine does not
 * change the result.
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
