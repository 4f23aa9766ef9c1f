import { lasting } from '../../browser/storage.ts';

/** The push subscription of this browser. */
export interface OwnPush {
  /** The id on the server. */
  readonly id: string;
  /** The address at the browser's push service. */
  readonly endpoint: string;
  /** The id of the player who is notified. */
  readonly player: string;
}

const KEY = 'arbiter.push';

export function ownPush(): OwnPush | null {
  try {
    const { id, endpoint, player } = Object(JSON.parse(lasting.read(KEY) ?? 'null'));
    const isWhole = [id, endpoint, player].every((one) => typeof one === 'string');
    return isWhole ? { id, endpoint, player } : null;
  } catch {
    return null;
  }
}

export function keepOwnPush(own: OwnPush | null): void {
  if (own) lasting.keep(KEY, JSON.stringify(own));
  else lasting.drop(KEY);
}
