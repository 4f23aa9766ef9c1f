import { createServer, type Socket } from 'node:net';

/** An email as the mail server received it. */
export interface Received {
  to: string;
  text: string;
}

export interface MailServer {
  /** The server's address, such as `smtp://127.0.0.1:49152`. */
  url: string;
  letters: Received[];
  close(): void;
}

/** Starts an SMTP server (RFC 5321) that accepts and keeps every email. */
export async function mailServer(): Promise<MailServer> {
  const letters: Received[] = [];
  const server = createServer((socket) => talk(socket, letters));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => server.close() };
}

function talk(socket: Socket, letters: Received[]): void {
  let [to, body, inBody, rest] = ['', '', false, ''];
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  say('220 here');
  socket.on('data', (data) => {
    const lines = (rest + data.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (inBody && line !== '.') body += `${line}\n`;
      else if (inBody) {
        letters.push({ to, text: body });
        inBody = false;
        say('250 taken');
      } else if (/^data/i.test(line)) {
        [body, inBody] = ['', true];
        say('354 go on');
      } else if (/^quit/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        to = /^rcpt to:<(.*)>/i.exec(line)?.[1] ?? to;
        say('250 fine');
      }
    }
  });
}
