/**
 * The match that an operation is about, as its document and its variables say. A proxy in front of several nodes routes by it; without
 * it, or with a wrong one, the answer is the same.
 * @param operation as JSON
 */
export function routedMatch(operation: string): string | undefined {
  const [, ...ids] = MATCH.exec(operation) ?? [];
  return ids.find(Boolean);
}

const MATCH = /"matchId":"([\da-f-]{36})"|\bmatch(?:Updates)?\(.*?"id":"([\da-f-]{36})"/i;
