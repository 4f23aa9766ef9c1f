import pc from 'picocolors';
import type { Paint } from './canvas.ts';

const PAINTS: readonly Paint[] = [pc.cyan, pc.yellow, pc.magenta, pc.green, pc.blue, pc.red];

/** Returns the colour of a seat, or no colour for null. */
export function seatPaint(seat: number | null): Paint {
  return (seat === null ? undefined : PAINTS[seat % PAINTS.length]) ?? ((text) => text);
}
