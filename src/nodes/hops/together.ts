import type { Socket } from 'node:net';

/** What sends over a connection once in each round of the event loop, whatever there is to say in it. */
export function together(socket: Socket): (bytes: Buffer) => void {
  let waiting: Buffer[] = [];
  const send = () => {
    const [first, ...others] = waiting;
    waiting = [];
    // One piece is written in half the time that it takes a socket to gather several by itself.
    if (first) socket.write(others.length === 0 ? first : Buffer.concat([first, ...others]));
  };
  return (bytes) => {
    if (waiting.push(bytes) === 1) setImmediate(send);
  };
}
