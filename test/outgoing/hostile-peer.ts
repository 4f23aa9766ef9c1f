import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Handles the socket of a new client. */
export type Conduct = (socket: Socket) => void;

export interface HostilePeer {
  port: number;
  /** The number of accepted connections. */
  connections: number;
  /** Resolves when a client has connected and sends nothing more. */
  acted: Promise<void>;
  /** Resolves when all clients have disconnected. */
  left(): Promise<void>;
  close(): void;
}

/** After this many idle turns of the event loop, the client must be waiting for the peer. */
const IDLE = 50;

/** Starts a server that treats every client in the same way. */
export async function openPeer(conduct: Conduct): Promise<HostilePeer> {
  const sockets: Socket[] = [];
  let acted = () => {};
  const peer = {
    port: 0,
    connections: 0,
    acted: new Promise<void>((resolve) => {
      acted = resolve;
    }),
    async left() {
      const gone = (socket: Socket) =>
        socket.closed || new Promise((resolve) => socket.resume().once('close', resolve));
      await Promise.all(sockets.map(gone));
    },
    close: () => void server.close(),
  };
  const server = createServer((socket) => {
    peer.connections += 1;
    sockets.push(socket);
    socket.on('error', () => {});
    conduct(socket);
    let rounds = 0;
    socket.on('data', () => {
      rounds = 0;
    });
    const idle = () => (++rounds > IDLE ? acted() : void setImmediate(idle));
    idle();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'string' || !address) throw new Error('the peer has no port');
  peer.port = address.port;
  return peer;
}

/** Writes the text once the client has sent its first data. */
export function says(text: string | Buffer): Conduct {
  return (socket) => void socket.once('data', () => socket.write(text));
}

/** Writes the beginning, then the rest repeatedly until the client disconnects. */
export function repeats(beginning: string, rest: string): Conduct {
  return (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(rest));
      if (!socket.destroyed) socket.once('drain', more);
    };
    socket.once('data', () => {
      socket.write(beginning);
      more();
    });
  };
}

/** A megabyte of zeros in a kilobyte. */
const BOMB = gzipSync(Buffer.alloc(1_048_576));

export interface HttpConduct {
  does: string;
  conduct: Conduct;
  /** Whether the client receives nothing more before its time-out. */
  hangs?: true;
  scheme?: 'https';
  /** The status of a POST, or the reason for its failure. */
  post: number | 'TIMED_OUT' | 'UNREACHABLE';
}

const KIB = 'x'.repeat(1024);
const LENGTH = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length:';

/** All the ways in which a server can mistreat an HTTP client. */
export const OVER_HTTP: readonly HttpConduct[] = [
  { does: 'says nothing', conduct: (socket) => void socket.resume(), hangs: true, post: 'TIMED_OUT' },
  { does: 'reads nothing', conduct: (socket) => void socket.pause(), hangs: true, post: 'TIMED_OUT' },
  { does: 'never finishes TLS', conduct: says(''), scheme: 'https', hangs: true, post: 'TIMED_OUT' },
  { does: 'does not speak TLS', conduct: says('HTTP/1.1 200 OK\r\n\r\n'), scheme: 'https', post: 'UNREACHABLE' },
  {
    does: 'stops in the middle of its headers',
    conduct: says('HTTP/1.1 200 OK\r\nx-a: '),
    hangs: true,
    post: 'TIMED_OUT',
  },
  { does: 'stops in the middle of its body', conduct: says(`${LENGTH} 9\r\n\r\n{`), hangs: true, post: 200 },
  {
    does: 'disconnects in the middle of its body',
    conduct: (socket) => void socket.once('data', () => socket.end(`${LENGTH} 9\r\n\r\n{`)),
    post: 200,
  },
  { does: 'sends an endless body', conduct: repeats('HTTP/1.1 200 OK\r\n\r\n', KIB), post: 200 },
  { does: 'sends endless headers', conduct: repeats('HTTP/1.1 200 OK\r\n', `x-a: ${KIB}\r\n`), post: 'UNREACHABLE' },
  { does: 'sends an endless status line', conduct: repeats('HTTP/1.1 200 ', KIB), post: 'UNREACHABLE' },
  {
    does: 'sends endless interim answers',
    conduct: repeats('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
    post: 'UNREACHABLE',
  },
  {
    does: 'switches protocols',
    conduct: says('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    post: 101,
  },
  { does: 'switches to an unnamed protocol', conduct: says('HTTP/1.1 101 Switching Protocols\r\n\r\n'), post: 101 },
  {
    does: 'sends a decompression bomb',
    conduct: says(
      Buffer.concat([
        Buffer.from(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${BOMB.length}\r\n\r\n`),
        BOMB,
      ]),
    ),
    post: 200,
  },
  {
    does: 'redirects to itself',
    conduct: says('HTTP/1.1 307 Temporary Redirect\r\nlocation: /\r\ncontent-length: 0\r\n\r\n'),
    post: 307,
  },
  { does: 'speaks another protocol', conduct: says('SSH-2.0-OpenSSH_9.6\r\n'), post: 'UNREACHABLE' },
  {
    does: 'closes without an answer',
    conduct: (socket) => void socket.once('data', () => socket.end()),
    post: 'UNREACHABLE',
  },
  {
    does: 'resets',
    conduct: (socket) => void socket.once('data', () => socket.resetAndDestroy()),
    post: 'UNREACHABLE',
  },
  { does: 'resets immediately', conduct: (socket) => void socket.resetAndDestroy(), post: 'UNREACHABLE' },
];

/** Responds with these SMTP lines, then falls silent. */
function lines(...answers: readonly string[]): Conduct {
  return (socket) => {
    const left = [...answers];
    socket.write(left.shift() ?? '');
    socket.on('data', () => void socket.write(left.shift() ?? ''));
  };
}

export interface SmtpConduct {
  does: string;
  conduct: Conduct;
  hangs?: true;
  scheme?: 'smtps';
}

/** All the ways in which a server can mistreat an SMTP client. */
export const OVER_SMTP: readonly SmtpConduct[] = [
  { does: 'says nothing', conduct: (socket) => void socket.resume(), hangs: true },
  { does: 'stops in the middle of its greeting', conduct: lines('220'), hangs: true },
  { does: 'never finishes TLS', conduct: says(''), scheme: 'smtps', hangs: true },
  { does: 'never finishes STARTTLS', conduct: lines('220 a\r\n', '250 STARTTLS\r\n', '220 go\r\n'), hangs: true },
  {
    does: 'never accepts the email',
    conduct: lines('220 a\r\n', '250 b\r\n', '250 c\r\n', '250 d\r\n', '354 e\r\n'),
    hangs: true,
  },
  { does: 'closes', conduct: (socket) => void socket.end() },
  { does: 'resets', conduct: (socket) => void socket.resetAndDestroy() },
  { does: 'speaks HTTP', conduct: lines('HTTP/1.1 400 Bad Request\r\n\r\n') },
];
