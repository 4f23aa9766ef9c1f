/** How far the server's clock is ahead of this device's, in milliseconds; 0 until the first answer. */
let ahead = 0;

/** Milliseconds since 1970 by the server's clock, which all times in answers are from. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Like `fetch`, and reads the server's clock from each answer. */
export async function timedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const time = Date.parse(response.headers.get('arbiter-time') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
  return response;
}
