import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Names with their addresses. A SILENT name gets no answer at all. */
export type Records = Readonly<Record<string, readonly string[] | 'SILENT'>>;

export interface NameServer {
  /** The server's address in the format of `Resolver.setServers`. */
  address: string;
  /** The number of received questions. */
  questions: number;
  /** Resolves when the first question arrives. */
  asked: Promise<void>;
  close(): void;
}

const QUESTION = 12;

/** Starts a name server that knows only these names and their IPv4 addresses. */
export async function openNameServer(records: Records): Promise<NameServer> {
  const socket = createSocket('udp4');
  let asked = () => {};
  const server = {
    address: '',
    questions: 0,
    asked: new Promise<void>((resolve) => {
      asked = resolve;
    }),
    close: () => void socket.close(),
  };
  socket.on('message', (query, from) => {
    server.questions += 1;
    asked();
    const { name, end } = questionOf(query);
    const known = records[name] ?? [];
    if (known === 'SILENT') return;
    const isIpv4 = query.readUInt16BE(end - 4) === 1;
    socket.send(answerTo(query.subarray(0, end), isIpv4 ? known : []), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = QUESTION;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** Repeats the question, then lists a record for each address (RFC 1035, 4.1). */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(0, 10);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, QUESTION, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, ...records]);
}
