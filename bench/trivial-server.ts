import Fastify from 'fastify';
import mercurius from 'mercurius';

/** The baseline for moves: a server with one mutation that does nothing, on Arbiter's libraries. Prints its address. */
const app = Fastify();
await app.register(mercurius, {
  schema: 'type Query { ok: Boolean! } type Mutation { echo(value: Int!): Int! }',
  resolvers: { Mutation: { echo: (_: unknown, { value }: { value: number }) => value } },
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
