import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import cors from '@fastify/cors';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import { trustOf } from './addresses.ts';
import { compression } from './compression.ts';
import type { Dependencies } from './dependencies.ts';
import { errorAnswers, errorsOverHttp } from './errors-over-http.ts';
import { executableSchema, publishedContract } from './graphql/schema.ts';
import { listSizes } from './limits/price.ts';
import { limitRates } from './limits/rate-limit.ts';
import { shedLoad } from './limits/shed-load.ts';
import { permitRoutes } from './permissions/permitted-routes.ts';
import { Documents } from './request/document.ts';
import { interpreter } from './request/execute.ts';
import { graphqlOverHttp, TIME } from './request/http.ts';
import { fittingInput } from './request/parse.ts';
import { automaticDocuments, onlyTrusted } from './request/persisted-documents.ts';
import { requestIds, traceRequests } from './request/spans.ts';
import { accountExport } from './rest/account-export.ts';
import { contract, documentation } from './rest/documentation.ts';
import { explorer } from './rest/explorer.ts';
import { health } from './rest/health.ts';
import { home } from './rest/home.ts';
import { keys } from './rest/keys.ts';
import { matchLists } from './rest/match-lists.ts';
import { metrics } from './rest/metrics.ts';
import { pageDocument, pages, sendStray } from './rest/pages.ts';
import { replays } from './rest/replays.ts';
import { tournamentExports } from './rest/tournaments/exports.ts';
import { tournamentRecords } from './rest/tournaments/records.ts';
import { subscriptions } from './subscriptions/socket.ts';
import { refuseWrongMethods } from './wrong-methods.ts';

/** Bytes of a request's body. Replay documents alone may be larger. */
const LARGEST_BODY = 256 * 1024;

const PATIENCE = {
  /** A client that sends slowly on purpose holds its connection no longer than this, in milliseconds. */
  requestTimeout: 30_000,
  /** One that asks nothing keeps it for so long: longer than a proxy does that is told a minute. */
  keepAliveTimeout: 72_000,
};

/** The whole API. It never listens: that is for `main.ts`, and for tests that want a port. */
export async function buildApp(dependencies: Dependencies, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify(settings(dependencies, log));
  // Every body is read by a parser that its route has chosen.
  app.removeContentTypeParser('text/plain');
  const allRoutesAreKnown = refuseWrongMethods(app);
  app.setValidatorCompiler(fittingInput);
  app.setSerializerCompiler(serializerCompiler);
  // Requests are not logged, so that a logger with the number of each would be made for nothing.
  app.setChildLoggerFactory((logger) => logger);
  const html = pageDocument();
  errorsOverHttp(app, dependencies, (request, reply) => sendStray(request, reply, html));
  if (dependencies.config.trustProxy === true)
    app.log.warn(
      'TRUST_PROXY is true: clients that reach this port can name any address as theirs; set a number of hops',
    );
  const drainLast = letGoOfIdle(app, dependencies.config.trustProxy === false ? 0 : DRAIN);
  traceRequests(app, dependencies);
  await compression(app);
  await browsers(app, dependencies);
  shedLoad(app, dependencies.config);
  await limitRates(app, dependencies);
  permitRoutes(app, dependencies);
  await documentation(app, dependencies);
  await metrics(app, dependencies);
  await operations(app, dependencies, html);
  allRoutesAreKnown();
  drainLast();
  return app;
}

/** What can be asked, and every page. */
async function operations(app: FastifyInstance, dependencies: Dependencies, html: ReturnType<typeof pageDocument>) {
  const { trusted, sdl = publishedContract() } = dependencies;
  const schema = executableSchema(sdl);
  const documents = new Documents(schema, trusted ? onlyTrusted(trusted) : automaticDocuments());
  const graphql = { dependencies, schema, documents, lists: listSizes(dependencies.room.games) };
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
    ...PATIENCE,
    // While it stops, what comes over open connections is still answered; new ones are not taken.
    return503OnClosing: false,
    // Addresses that the router cannot even read.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  };
}

/** What a process without players answers: its health and its measurements. */
export async function buildWorkerApp(dependencies: Dependencies, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.setValidatorCompiler(fittingInput);
  app.setSerializerCompiler(serializerCompiler);
  errorsOverHttp(app, dependencies);
  letGoOfIdle(app, 0)();
  await limitRates(app, dependencies);
  await metrics(app, dependencies);
  await health(app, dependencies);
  return app;
}

/**
 * How long a stopping node still answers a proxy, in milliseconds, each answer as the last of its connection. Cut immediately, a
 * connection would take a request with it that the proxy has just sent and may not repeat.
 */
const DRAIN = 1000;

/**
 * While the app closes, idle connections would be kept for a next request. @returns call it when all else that closes is registered
 */
function letGoOfIdle(app: FastifyInstance, drain: number): () => void {
  const { server } = app;
  const { closeIdleConnections } = server;
  app.addHook('preClose', async () => {
    if (drain === 0) return;
    // First of all, before any answer makes the proxy open other connections: one that nobody has taken yet is cut. After
    // one round of the event loop, all that waited have been taken.
    await setImmediate();
    server.closeIdleConnections = () => {}; // Node's own close begins with it
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

/** Response headers that scripts of other origins may read. */
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

/** What browsers are told. Tokens travel in a header, never in a cookie, so other origins can do no harm unasked. */
async function browsers(app: FastifyInstance, { config }: Dependencies): Promise<void> {
  const fixed = fixedHeaders();
  const answers = { 'x-content-type-options': 'nosniff' };
  // What a page may do is for pages: an answer to POST is data, which no browser shows.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.method === 'POST' ? answers : fixed);
    done();
  });
  if (config.corsOrigins.length === 0) return;
  const origin = config.corsOrigins.includes('*') ? '*' : [...config.corsOrigins];
  await app.register(cors, { origin, exposedHeaders: EXPOSED, maxAge: 600 });
}

// Helmet works its headers out for every request anew, a tenth of a move's time; ours never differ.
function fixedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const policy = { directives: { defaultSrc: ["'self'"], upgradeInsecureRequests: null } };
  const response = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => {} };
  helmet({ contentSecurityPolicy: policy, hsts: false })({} as never, response as never, () => {}); // it only sets headers
  return headers;
}
