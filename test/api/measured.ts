/** The value of a series of a node's measurements; NaN: there is none. */
export async function measured(address: string, series: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? Number.NaN);
}

/** GraphQL operations that a node has answered without refusing them, over HTTP and over sockets. */
export async function operationsOf(address: string): Promise<number> {
  const counts = ['POST', 'WS'].map((method) =>
    measured(address, `arbiter_http_request_duration_seconds_count{method="${method}",route="/graphql",status="200"}`),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + (count || 0), 0);
}
