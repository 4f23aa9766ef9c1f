import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { page } from './html-page.ts';

// The packages are in the project root. The relative path is the same for compiled code.
const PACKAGES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** The explorer's assets, which this server delivers instead of a CDN. */
const PARTS: Readonly<Record<string, string>> = {
  'react.js': 'react/umd/react.production.min.js',
  'react-dom.js': 'react-dom/umd/react-dom.production.min.js',
  'graphiql.js': 'graphiql/graphiql.min.js',
  'graphiql.css': 'graphiql/graphiql.min.css',
};

/** The page's content security policy. GraphiQL sets inline styles and starts the workers of its editor from blobs. */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self' ws: wss:",
].join('; ');

/** Serves GraphiQL at `/graphiql` for queries, mutations and subscriptions. Users enter a token in the headers tab. */
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
      reply.sendFile(file, PACKAGES, { maxAge: '1d' }),
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

const START = `
const FIRST = \`# Arbiter. Press the play button.
# With a token: { "authorization": "Bearer …" } under Headers.
{
  games { id title about minSeats maxSeats }
  matches(first: 5) { nodes { id status version seats { seat name } } }
}
\`;

const fetcher = GraphiQL.createFetcher({
  url: '/graphql',
  subscriptionUrl: location.origin.replace(/^http/, 'ws') + '/graphql',
  enableIncrementalDelivery: false,
});

ReactDOM.createRoot(document.getElementById('explorer')).render(
  React.createElement(GraphiQL, { fetcher, defaultQuery: FIRST, defaultEditorToolsVisibility: 'headers', shouldPersistHeaders: false }),
);
`;
