/**
 * A `subscribe` message that names its document by a hash alone gets an empty `query`: graphql-ws refuses a message without
 * one. All other messages stay as they are.
 */
export function withQuery(text: string): string {
  if (!/"(?:documentId|persistedQuery)"/.test(text)) return text;
  const message = parsed(text);
  if (!isObject(message) || message.type !== 'subscribe' || !isObject(message.payload)) return text;
  const { query = null } = message.payload;
  return query === null ? JSON.stringify({ ...message, payload: { ...message.payload, query: '' } }) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
