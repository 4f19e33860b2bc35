import autocannon from 'autocannon';

export interface Target {
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadTask {
  kind: 'load';
  method: 'GET' | 'POST';
  targets: (Target | Target[])[];
  /** FRESH-ID in the body is replaced with a new UUID for each request. */
  body?: string;
  count: number;
}

const SAMPLE_INTERVAL = 20;

const requestOf = ({ url, headers, body: own }: Target, { method, body }: LoadTask): autocannon.Request => ({
  method,
  path: new URL(url).pathname + new URL(url).search,
  headers,
  ...(own !== undefined && { body: own }),
  ...(body !== undefined && {
    setupRequest: (request) => ({ ...request, body: body.replace('FRESH-ID', crypto.randomUUID()) }),
  }),
});

/**
 * Runs the task; returns the milliseconds from the first connection to the last response. Every response must be 200.
 */
export async function load(task: LoadTask): Promise<number> {
  const { targets, count } = task;
  const [first] = targets.flat();
  let connected = 0;
  let last = 0;
  const start = performance.now();
  const options: autocannon.Options = {
    url: new URL(first?.url ?? '').origin,
    connections: targets.length,
    amount: count,
    sampleInt: SAMPLE_INTERVAL,
    setupClient: (client) => {
      const target = targets[connected++];
      if (target) client.setRequests([target].flat().map((one) => requestOf(one, task)));
    },
  };
  const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', () => (last = performance.now()));
  });
  if (errors + non2xx > 0) throw new Error(`${errors} requests failed and ${non2xx} were refused at ${first?.url}`);
  return last - start;
}
