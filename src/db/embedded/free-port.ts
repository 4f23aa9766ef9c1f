import net from 'node:net';

export async function isFree(port: number): Promise<boolean> {
  return (await listen(port).catch(() => 0)) === port;
}

export function freePort(): Promise<number> {
  return listen(0);
}

function listen(port: number): Promise<number> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
