import type { Server } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { trustOf } from './client-addresses.ts';
import { compression } from './compression.ts';
import { corsAndSecurityHeaders } from './cors-and-security-headers.ts';
import type { Dependencies } from './dependencies.ts';
import { DRAIN, drainOnClose } from './graceful-shutdown.ts';
import { executableSchema, publishedContract } from './graphql/schema.ts';
import { errorAnswers, errorsOverHttp } from './http-errors.ts';
import { shedLoad } from './limits/overload-protection.ts';
import { listSizes } from './limits/query-cost.ts';
import { limitRates } from './limits/rate-limit.ts';
import { refuseWrongMethods } from './method-not-allowed.ts';
import { permitRoutes } from './permissions/permitted-routes.ts';
import { Documents } from './request/document.ts';
import { interpreter } from './request/execute.ts';
import { graphqlOverHttp } from './request/graphql-over-http.ts';
import { observeRequests } from './request/observe-requests.ts';
import { fittingInput } from './request/parse.ts';
import { automaticDocuments, onlyTrusted } from './request/persisted-documents.ts';
import { requestIds } from './request/request-log.ts';
import { home } from './rest/about-page.ts';
import { accountExport } from './rest/account-export.ts';
import { explorer } from './rest/graphql-explorer.ts';
import { health } from './rest/health-and-readiness.ts';
import { matchLists } from './rest/match-lists.ts';
import { metrics } from './rest/metrics.ts';
import { contract, documentation } from './rest/openapi-pages.ts';
import { keys } from './rest/public-keys.ts';
import { ratingLists } from './rest/ratings.ts';
import { replays } from './rest/replays.ts';
import { tournamentExports } from './rest/tournaments/exports.ts';
import { tournamentRecords } from './rest/tournaments/records.ts';
import { pageDocument, pages, sendStray } from './rest/web-pages.ts';
import { subscriptions } from './subscriptions/socket.ts';

/** The maximum size of a request's body, in bytes. Only replay documents can be larger. */
const LARGEST_BODY = 256 * 1024;

/** Builds the whole API but does not listen on a port. `main.ts` does, and so do the tests that need a port. */
export async function buildApp(dependencies: Dependencies, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify(settings(dependencies, log));
  // Fastify parses text/plain by default, but no route accepts it.
  app.removeContentTypeParser('text/plain');
  const allRoutesAreKnown = refuseWrongMethods(app);
  app.setValidatorCompiler(fittingInput);
  app.setSerializerCompiler(serializerCompiler);
  // Fastify logs no requests here, so a child logger for each request would be wasted.
  app.setChildLoggerFactory((logger) => logger);
  const html = pageDocument();
  errorsOverHttp(app, dependencies, (request, reply) => sendStray(request, reply, html));
  if (dependencies.config.trustProxy === true)
    app.log.warn(
      'TRUST_PROXY is true: clients that reach this port can pretend to have any address; set a number of hops',
    );
  const drainIdle = drainOnClose(app, dependencies.config.trustProxy === false ? 0 : DRAIN);
  observeRequests(app, dependencies);
  await compression(app);
  await corsAndSecurityHeaders(app, dependencies.config);
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

async function operations(app: FastifyInstance, dependencies: Dependencies, html: ReturnType<typeof pageDocument>) {
  const { trusted, sdl = publishedContract() } = dependencies;
  const schema = executableSchema(sdl);
  const documents = new Documents(schema, trusted ? onlyTrusted(trusted) : automaticDocuments());
  const graphql = { dependencies, schema, documents, lists: listSizes(dependencies.matches.games) };
  await interpreter(app, schema);
  await subscriptions(app, graphql, graphqlOverHttp(app, graphql));
  await app.register(async (scope) => {
    const rest = scope.withTypeProvider<ZodTypeProvider>();
    await health(rest, dependencies);
    await keys(rest, dependencies);
    await contract(scope, sdl);
    await replays(rest, dependencies);
    await tournamentRecords(rest, dependencies);
    await tournamentExports(rest, dependencies);
    await accountExport(rest, dependencies);
    await matchLists(rest, dependencies);
    await ratingLists(rest, dependencies);
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
    requestTimeout: 30_000, // milliseconds for a request to arrive, so that slow senders cannot tie up connections
    keepAliveTimeout: 72_000, // the idle time of a connection in milliseconds, longer than the usual minute of a proxy
    // While the server shuts down, it still serves open connections but accepts no new connections.
    return503OnClosing: false,
    // Handles URLs that the router cannot parse.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  };
}

/** Builds the API of a worker process, which serves health and metrics but no players. */
export async function buildWorkerApp(dependencies: Dependencies, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.setValidatorCompiler(fittingInput);
  app.setSerializerCompiler(serializerCompiler);
  errorsOverHttp(app, dependencies);
  drainOnClose(app, 0)();
  observeRequests(app, dependencies);
  await limitRates(app, dependencies);
  await metrics(app, dependencies);
  await health(app.withTypeProvider<ZodTypeProvider>(), dependencies);
  return app;
}
