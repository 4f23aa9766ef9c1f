import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { page } from './html-page.ts';

// At the top of the project, as far from here as from the compiled code.
const PACKAGES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Where the explorer's parts are on this machine: nothing is loaded from elsewhere. */
const PARTS: Readonly<Record<string, string>> = {
  'react.js': installed('react', 'umd/react.production.min.js'),
  'react-dom.js': installed('react-dom', 'umd/react-dom.production.min.js'),
  'graphiql.js': installed('graphiql', 'graphiql.min.js'),
  'graphiql.css': installed('graphiql', 'graphiql.min.css'),
};

function installed(name: string, file: string): string {
  return path.join(PACKAGES, name, file);
}

/** Of the page itself: GraphiQL sets styles inline and starts its editor's workers from blobs. */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self' ws: wss:",
].join('; ');

/** GraphiQL at `/graphiql`: queries, mutations and subscriptions, with a token in the headers' tab. */
export async function explorer(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { serve: false });
  app.get('/graphiql', { schema: { hide: true } }, async (_, reply) => {
    reply.header('content-security-policy', CSP).type('text/html; charset=utf-8');
    return HTML;
  });
  app.get('/graphiql/start.js', { schema: { hide: true } }, async (_, reply) => {
    reply.type('text/javascript; charset=utf-8');
    return START;
  });
  for (const [name, file] of Object.entries(PARTS))
    app.get(`/graphiql/${name}`, { schema: { hide: true } }, (_, reply) =>
      reply.sendFile(path.basename(file), path.dirname(file), { maxAge: '1d' }),
    );
}

const HTML = page({
  title: 'Arbiter: explorer',
  head: `<link rel="stylesheet" href="/graphiql/graphiql.css">
<script defer src="/graphiql/react.js"></script>
<script defer src="/graphiql/react-dom.js"></script>
<script defer src="/graphiql/graphiql.js"></script>
<script defer src="/graphiql/start.js"></script>`,
  body: '<div id="explorer" style="height: 100vh">Loading…</div>',
});

// Subscriptions speak graphql-transport-ws by hand: a dozen lines instead of one more library in the page.
const START = `
const FIRST = \`# Arbiter. Press the play button.
# With a token: { "authorization": "Bearer …" } under Headers.
{
  games { id title about minSeats maxSeats }
  matches(first: 5) { nodes { id status version seats { seat name } } }
}
\`;

async function ask(request, headers) {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  return answer.json();
}

async function* listen(request, headers) {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/graphql', 'graphql-transport-ws');
  const token = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  const waiting = [];
  let wake = () => {};
  const push = (message) => { waiting.push(message); wake(); };
  socket.onopen = () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { token: token.replace(/^bearer /i, '') } : {} }));
  socket.onmessage = (event) => push(JSON.parse(event.data));
  socket.onclose = (event) => push({ type: 'closed', reason: event.code + ' ' + event.reason });
  try {
    for (;;) {
      while (waiting.length === 0) await new Promise((resolve) => { wake = resolve; });
      const message = waiting.shift();
      if (message.type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: request }));
      else if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      else if (message.type === 'next') yield message.payload;
      else if (message.type === 'error') { yield { errors: message.payload }; return; }
      else if (message.type === 'complete') return;
      else if (message.type === 'closed') { yield { errors: [{ message: 'Closed: ' + message.reason }] }; return; }
    }
  } finally {
    socket.close();
  }
}

function isSubscription(request, { documentAST } = {}) {
  const operations = (documentAST?.definitions ?? []).filter((one) => one.kind === 'OperationDefinition');
  const chosen = operations.find((one) => one.name?.value === request.operationName) ?? operations[0];
  return chosen?.operation === 'subscription';
}

const fetcher = (request, options = {}) =>
  (isSubscription(request, options) ? listen : ask)(request, options.headers ?? {});

ReactDOM.createRoot(document.getElementById('explorer')).render(
  React.createElement(GraphiQL, { fetcher, defaultQuery: FIRST, defaultEditorToolsVisibility: 'headers', shouldPersistHeaders: false }),
);
`;
