import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
});
const attributes = z.array(z.object({ key: z.string(), value })).default([]);
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes,
              links: z.array(z.object({ traceId: z.string() })).default([]),
              status: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span that the receiver got. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** The id of the parent span; empty at the root of a trace. */
  parent: string;
  name: string;
  /** The node that sent the span. */
  node: string;
  attributes: Readonly<Record<string, string>>;
  failed: boolean;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything received, as raw text. */
  text(): string;
  close(): Promise<void>;
}

/** Starts a collector that receives traces from OpenTelemetry's exporter (OTLP, JSON over HTTP) and keeps them. */
export async function otlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    bodies.push(body);
    if (request.url === '/v1/traces') spans.push(...spansIn(body));
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansIn(body: string): ReceivedSpan[] {
  return sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const node = named(resource.attributes)['service.instance.id'] ?? '';
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId: parent = '', name, attributes: given, status }) => ({
        ...{ traceId, spanId, parent, name, node },
        attributes: named(given),
        failed: status?.code === 2,
      })),
    );
  });
}

function named(given: z.infer<typeof attributes>): Record<string, string> {
  return Object.fromEntries(given.map(({ key, value: one }) => [key, String(one.stringValue ?? one.intValue ?? '')]));
}
