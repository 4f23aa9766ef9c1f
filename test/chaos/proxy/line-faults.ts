import type { Link } from './link.ts';

/**
 * Faults of a connection.
 * SILENT: nothing arrives for a while, in either direction.
 * MUTE: the client's bytes never arrive. DEAF: the server's bytes never arrive.
 * GONE: the server's end is closed, but the client does not notice.
 * TRICKLE: bytes arrive a few at a time. RESET: cut off in the middle of the next answer.
 * OVERTAKEN: the client's bytes wait until another connection has sent something.
 */
export const LINE_FAULTS = ['SILENT', 'MUTE', 'DEAF', 'GONE', 'TRICKLE', 'RESET', 'OVERTAKEN'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** The network drops a half-dead connection after this many milliseconds. */
const FORGOTTEN = 30_000;

/** @param lasts milliseconds until the fault ends, unless it is permanent */
export function breakLine(link: Link, fault: LineFault, lasts: number): void {
  const forget = (): void => void setTimeout(() => link.destroy(), FORGOTTEN).unref();
  const heal = (): void => void setTimeout(() => link.resume(), lasts).unref();
  switch (fault) {
    case 'SILENT':
      link.fallSilent();
      return heal();
    case 'MUTE':
      link.up.swallow();
      return forget();
    case 'DEAF':
      link.down.swallow();
      return forget();
    case 'GONE':
      link.loseServer();
      return forget();
    case 'TRICKLE':
      link.slowDown();
      return void setTimeout(() => link.speedUp(), lasts).unref();
    case 'RESET':
      return link.resetAtAnswer();
    case 'OVERTAKEN':
      link.beOvertaken();
      return heal(); // unless letPass comes first
  }
}
