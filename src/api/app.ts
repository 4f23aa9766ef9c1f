import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import cors from '@fastify/cors';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import { trustOf } from './client-addresses.ts';
import { compression } from './compression.ts';
import type { Dependencies } from './dependencies.ts';
import { executableSchema, publishedContract } from './graphql/schema.ts';
import { errorAnswers, errorsOverHttp } from './http-errors.ts';
import { listSizes } from './limits/query-cost.ts';
import { limitRates } from './limits/rate-limit.ts';
import { shedLoad } from './limits/shed-load.ts';
import { refuseWrongMethods } from './method-not-allowed.ts';
import { permitRoutes } from './permissions/permitted-routes.ts';
import { Documents } from './request/document.ts';
import { interpreter } from './request/execute.ts';
import { graphqlOverHttp, TIME } from './request/graphql-over-http.ts';
import { fittingInput } from './request/parse.ts';
import { automaticDocuments, onlyTrusted } from './request/persisted-documents.ts';
import { requestIds, traceRequests } from './request/request-spans.ts';
import { home } from './rest/about-page.ts';
import { accountExport } from './rest/account-export.ts';
import { explorer } from './rest/graphql-explorer.ts';
import { health } from './rest/health.ts';
import { matchLists } from './rest/match-lists.ts';
import { metrics } from './rest/metrics.ts';
import { contract, documentation } from './rest/openapi-pages.ts';
import { keys } from './rest/public-keys.ts';
import { replays } from './rest/replays.ts';
import { tournamentExports } from './rest/tournaments/exports.ts';
import { tournamentRecords } from './rest/tournaments/records.ts';
import { pageDocument, pages, sendStray } from './rest/web-pages.ts';
import { subscriptions } from './subscriptions/socket.ts';

/** The maximum bytes of a request's body. Only replay documents may be larger. */
const LARGEST_BODY = 256 * 1024;

const TIMEOUTS = {
  /** Milliseconds within which a request must arrive, so that slow senders cannot tie up connections. */
  requestTimeout: 30_000,
  /** Milliseconds before an idle connection is closed: longer than the usual minute of a proxy. */
  keepAliveTimeout: 72_000,
};

/** Builds the whole API without listening: `main.ts` and tests that need a port do that. */
export async function buildApp(dependencies: Dependencies, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify(settings(dependencies, log));
  // Each route picks its own body parser.
  app.removeContentTypeParser('text/plain');
  const allRoutesAreKnown = refuseWrongMethods(app);
  app.setValidatorCompiler(fittingInput);
  app.setSerializerCompiler(serializerCompiler);
  // Requests are not logged, so a child logger per request would be wasted.
  app.setChildLoggerFactory((logger) => logger);
  const html = pageDocument();
  errorsOverHttp(app, dependencies, (request, reply) => sendStray(request, reply, html));
  if (dependencies.config.trustProxy === true)
    app.log.warn(
      'TRUST_PROXY is true: clients that reach this port can name any address as theirs; set a number of hops',
    );
  const drainIdle = drainOnClose(app, dependencies.config.trustProxy === false ? 0 : DRAIN);
  traceRequests(app, dependencies);
  await compression(app);
  await browserHeaders(app, dependencies);
  shedLoad(app, dependencies.config);
  await limitRates(app, dependencies);
  permitRoutes(app, dependencies);
  await documentation(app, dependencies);
  await metrics(app, dependencies);
  await operations(app, dependencies, html);
  allRoutesAreKnown();
  drainIdle();
  return app;
}

/** Registers all GraphQL and REST operations, and the pages. */
async function operations(app: FastifyInstance, dependencies: Dependencies, html: ReturnType<typeof pageDocument>) {
  const { trusted, sdl = publishedContract() } = dependencies;
  const schema = executableSchema(sdl);
  const documents = new Documents(schema, trusted ? onlyTrusted(trusted) : automaticDocuments());
  const graphql = { dependencies, schema, documents, lists: listSizes(dependencies.matches.games) };
  await interpreter(app, schema);
  await subscriptions(app, graphql, graphqlOverHttp(app, graphql));
  await app.register(async (scope) => {
    await health(scope, dependencies);
    await keys(scope, dependencies);
    await contract(scope, sdl);
    await replays(scope, dependencies);
    await tournamentRecords(scope, dependencies);
    await tournamentExports(scope, dependencies);
    await accountExport(scope, dependencies);
    await matchLists(scope, dependencies);
    await home(scope, dependencies);
    if (dependencies.config.apiPages) await explorer(scope);
    await pages(scope, html);
  });
}

function settings(dependencies: Dependencies, log: FastifyBaseLogger | undefined): FastifyHttpOptions<Server> {
  const { config } = dependencies;
  const answerError = errorAnswers(dependencies);
  return {
    ...(log ? { loggerInstance: log } : {}),
    bodyLimit: LARGEST_BODY,
    trustProxy: trustOf(config.trustProxy),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle' as const,
    ...TIMEOUTS,
    // While the server shuts down, it still serves open connections but accepts no new ones.
    return503OnClosing: false,
    // URLs that the router cannot parse.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  };
}

/** Builds the API of a worker process, which serves no players: health and metrics only. */
export async function buildWorkerApp(dependencies: Dependencies, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.setValidatorCompiler(fittingInput);
  app.setSerializerCompiler(serializerCompiler);
  errorsOverHttp(app, dependencies);
  drainOnClose(app, 0)();
  await limitRates(app, dependencies);
  await metrics(app, dependencies);
  await health(app, dependencies);
  return app;
}

/**
 * How long a node that is shutting down keeps responding to a proxy, in milliseconds. Each response closes its connection.
 * Closing connections right away could lose a request that the proxy has just sent and cannot repeat.
 */
const DRAIN = 1000;

/**
 * Closes idle connections while the app shuts down.
 * @returns a function to call after all other close hooks are registered
 */
function drainOnClose(app: FastifyInstance, drain: number): () => void {
  const { server } = app;
  const { closeIdleConnections } = server;
  app.addHook('preClose', async () => {
    if (drain === 0) return;
    // Do this before any response makes the proxy open another connection, because connections not yet accepted would be cut.
    // After one turn of the event loop, all waiting connections have been accepted.
    await setImmediate();
    server.closeIdleConnections = () => {}; // because Node's own close() calls it first
    server.close();
  });
  return () =>
    app.addHook('preClose', async () => {
      if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
      server.closeIdleConnections = closeIdleConnections;
      const timer = setInterval(() => server.closeIdleConnections(), 50);
      server.once('close', () => clearInterval(timer));
      timer.unref();
    });
}

/** The response headers that scripts from other origins can read. */
const EXPOSED = [
  TIME,
  'allow',
  'content-disposition',
  'etag',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
];

/** Sets security headers and CORS. Tokens travel in a header, never in a cookie, so other origins cannot act for a user. */
async function browserHeaders(app: FastifyInstance, { config }: Dependencies): Promise<void> {
  const fixed = fixedHeaders();
  const answers = { 'x-content-type-options': 'nosniff' };
  // Only pages need page policies: the response to a POST is data, which browsers do not render.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.method === 'POST' ? answers : fixed);
    done();
  });
  if (config.corsOrigins.length === 0) return;
  const origin = config.corsOrigins.includes('*') ? '*' : [...config.corsOrigins];
  await app.register(cors, { origin, exposedHeaders: EXPOSED, maxAge: 600 });
}

// Helmet recomputes its headers for every request, which takes a tenth of a move's time. Ours never change.
function fixedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const policy = { directives: { defaultSrc: ["'self'"], upgradeInsecureRequests: null } };
  const response = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => {} };
  helmet({ contentSecurityPolicy: policy, hsts: false })({} as never, response as never, () => {}); // helmet only sets headers
  return headers;
}
