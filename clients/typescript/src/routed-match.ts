/**
 * Finds the match that an operation is about in its document and variables. A proxy in front of several nodes uses the
 * match for routing only, so a missing or wrong match does not change the server's answer.
 * @param operation as JSON
 */
export function routedMatch(operation: string): string | undefined {
  const [, ...ids] = MATCH.exec(operation) ?? [];
  return ids.find(Boolean);
}

const MATCH = /"matchId":"([\da-f-]{36})"|\bmatch(?:Updates)?\(.*?"id":"([\da-f-]{36})"/i;
