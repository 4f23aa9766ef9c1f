/**
 * The match that an operation is about, from its document and variables. A proxy in front of several nodes routes by it; a
 * missing or wrong match does not change the answer.
 * @param operation as JSON
 */
export function routedMatch(operation: string): string | undefined {
  const [, ...ids] = MATCH.exec(operation) ?? [];
  return ids.find(Boolean);
}

const MATCH = /"matchId":"([\da-f-]{36})"|\bmatch(?:Updates)?\(.*?"id":"([\da-f-]{36})"/i;
