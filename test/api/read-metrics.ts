/** Returns the value of one series of a node's metrics; NaN if it does not exist. */
export async function readMetric(address: string, series: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? Number.NaN);
}

/** Returns the number of GraphQL operations that a node has answered, over HTTP and sockets, not counting refusals. */
export async function operationsOf(address: string): Promise<number> {
  const counts = ['POST', 'WS'].map((method) =>
    readMetric(
      address,
      `arbiter_http_request_duration_seconds_count{method="${method}",route="/graphql",status="200"}`,
    ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + (count || 0), 0);
}
