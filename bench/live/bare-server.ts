import { WebSocketServer } from 'ws';

/**
 * The baseline for watchers. When a client sends a number, this server sends that many bytes to every client. It prints
 * its address.
 */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const message = Buffer.alloc(Number(String(data)), 'x');
    for (const client of server.clients) client.send(message, { binary: false });
  });
});
server.on('listening', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`);
});
process.once('SIGTERM', () => process.exit(0));
