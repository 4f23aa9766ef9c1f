/** The lead of the server's clock over this device's, in milliseconds; 0 until the first answer. */
let ahead = 0;

/** Returns the server's time in milliseconds since 1970. All times in answers are in server time. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Works like `fetch`, but also reads the server's clock from each answer. */
export async function timedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const time = Date.parse(response.headers.get('arbiter-time') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
  return response;
}
