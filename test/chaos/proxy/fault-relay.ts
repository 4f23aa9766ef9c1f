import { openRelay, type Relay } from './relay.ts';

/** A relay on which a connection that is to be overtaken goes on once another one has sent something. */
export async function faultRelay(target: string): Promise<Relay> {
  const relay: Relay = await openRelay(target, (link) => (bytes) => {
    link.up.write(bytes);
    for (const other of relay.links) if (other !== link) other.letPass();
  });
  return relay;
}
