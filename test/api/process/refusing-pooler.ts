import { openRelay } from '../../chaos/proxy/relay.ts';

/** The error with which a pooler, or PostgreSQL itself, rejects a connection. */
export interface Refusal {
  code: string;
  message: string;
}

/** A proxy for a PostgreSQL server. It can reject all connections, like a pooler that is full or has no server. */
export interface RefusingPooler {
  /** The server's address through the pooler. */
  url: string;
  /** Ends all connections and rejects each new connection with this error. With null, new connections succeed again. */
  refuse(refusal: Refusal | null): void;
  close(): Promise<void>;
}

/**
 * Starts a pooler.
 * @param target an address with a port on this machine, such as `postgres://user:password@127.0.0.1:5432/name`
 */
export async function refusingPooler(target: string): Promise<RefusingPooler> {
  let answer: Buffer | null = null;
  const relay = await openRelay(target, (link) => (bytes) => {
    if (!answer) return link.up.write(bytes);
    link.down.write(answer);
    link.down.end();
  });
  return {
    url: relay.url,
    refuse(refusal) {
      answer = refusal && fatal(refusal);
      for (const link of relay.links) link.destroy();
    },
    close: relay.close,
  };
}

// Writes an ErrorResponse: see "Message Formats" in PostgreSQL's documentation.
function fatal({ code, message }: Refusal): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
