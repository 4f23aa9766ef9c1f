/** What answers are written as: the media type of GraphQL over HTTP, or the JSON of clients that do not know it. */
const RESPONSE_TYPES = ['application/graphql-response+json', 'application/json'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

const [GRAPHQL, JSON_TYPE] = RESPONSE_TYPES;

/**
 * The type that a client wants: GraphQL's own where it is named and no less welcome than plain JSON. Whoever accepts
 * anything, nothing that we have, or does not say gets JSON, as the specification asks.
 * @param accept the request's header
 */
export function wantedType(accept: string | undefined): ResponseType {
  if (!accept?.includes(GRAPHQL)) return JSON_TYPE;
  const welcome = new Map(accept.split(',').map(weighed));
  const graphql = welcome.get(GRAPHQL) ?? 0;
  return graphql > 0 && graphql >= (welcome.get(JSON_TYPE) ?? 0) ? GRAPHQL : JSON_TYPE;
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}

/** As `content-type`. */
export function headerOf(type: ResponseType): string {
  return `${type}; charset=utf-8`;
}
