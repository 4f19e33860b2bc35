import autocannon from 'autocannon';

/** The request that one connection repeats. */
export interface Target {
  url: string;
  headers: Record<string, string>;
}

/** Sends `count` requests in total, with one connection per target. */
export interface LoadTask {
  kind: 'load';
  method: 'GET' | 'POST';
  targets: Target[];
  /** FRESH-ID in the body is replaced with a new UUID for each request. */
  body?: string;
  count: number;
}

/** How often autocannon checks whether it is done, in milliseconds. */
const SAMPLE_INTERVAL = 20;

const requestOf = ({ url, headers }: Target, { method, body }: LoadTask): autocannon.Request => ({
  method,
  path: new URL(url).pathname + new URL(url).search,
  headers,
  ...(body !== undefined && {
    setupRequest: (request) => ({ ...request, body: body.replace('FRESH-ID', crypto.randomUUID()) }),
  }),
});

/** Runs the task; returns the milliseconds from the first connection to the last answer. Every answer must be 200. */
export async function load(task: LoadTask): Promise<number> {
  const { targets, count } = task;
  let connected = 0;
  let last = 0;
  const start = performance.now();
  const options: autocannon.Options = {
    url: new URL(targets[0]?.url ?? '').origin,
    connections: targets.length,
    amount: count,
    sampleInt: SAMPLE_INTERVAL,
    setupClient: (client) => {
      const target = targets[connected++];
      if (target) client.setRequests([requestOf(target, task)]);
    },
  };
  const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', () => (last = performance.now()));
  });
  if (errors + non2xx > 0)
    throw new Error(`${errors} requests failed and ${non2xx} were refused at ${targets[0]?.url}`);
  return last - start;
}
