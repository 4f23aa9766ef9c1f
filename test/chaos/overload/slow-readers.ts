import WebSocket from 'ws';

/** What is watched: every entry, and all cards of the game so many times. */
const updates = (times: number): string => {
  const cards = Array.from({ length: times }, (_, index) => `a${index}: game { cards { name text } }`).join(' ');
  return `subscription($id: ID!) { matchUpdates(id: $id) { version entries { text facts { name data } } match { id ${cards} } } }`;
};
const [LIGHT, HEAVY] = [updates(0), updates(50)];
/** Every so many readers one asks for large frames, so that what the systems keep on the way is soon full. */
const HEAVY_EVERY = 20;
/** Connections that are opened at the same time. */
const AT_ONCE = 50;

export interface SlowReaders {
  /** How many the server has cut off. */
  cut(): number;
  close(): void;
}

/** Subscriptions whose clients do not read their sockets once they have begun. */
export async function openSlowReaders(url: string, matches: readonly string[], count: number): Promise<SlowReaders> {
  const sockets: WebSocket[] = [];
  let cut = 0;
  const open = async (): Promise<void> => {
    while (sockets.length < count) {
      const index = sockets.length;
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
      sockets.push(socket);
      socket.on('error', () => {});
      await begin(socket, matches[index % matches.length] ?? '', index % HEAVY_EVERY === 0 ? HEAVY : LIGHT);
      socket.once('close', () => cut++);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return {
    cut: () => cut,
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function begin(socket: WebSocket, id: string, query: string): Promise<void> {
  const say = (message: object): void => socket.send(JSON.stringify(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('close', (code, why) => reject(new Error(`the subscription was closed: ${code} ${why}`)));
    socket.once('open', () => say({ type: 'connection_init' }));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query, variables: { id } } });
      else if (type === 'error') reject(new Error(JSON.stringify(payload)));
      else if (type === 'next') resolve();
    });
  });
  socket.pause(); // nothing more is read from the socket
}
