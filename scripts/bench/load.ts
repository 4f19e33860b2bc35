/**
 * The other side of a benchmark, in a process of its own so that it takes no time from the server it measures.
 * It is told what to do over IPC and answers with figures in milliseconds.
 */
import http from 'node:http';

/** Sends `count` requests over `connections` connections; answers how long all of them took and each one's time. */
export interface LoadTask {
  kind: 'load';
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Replaced in the body by a new UUID for each request. */
  freshId?: boolean;
  connections: number;
  count: number;
}

/** Opens streams and keeps them. */
export interface OpenTask {
  kind: 'open';
  urls: string[];
}

/** Sends one request and answers when every open stream has received `marker`. */
export interface BroadcastTask {
  kind: 'broadcast';
  url: string;
  headers: Record<string, string>;
  body: string;
  marker: string;
}

export type Task = LoadTask | OpenTask | BroadcastTask | { kind: 'close' };

const streams: { request: http.ClientRequest; seen: (text: string) => void }[] = [];
let onText: (index: number, text: string) => void = () => {};

function send(agent: http.Agent, task: Pick<LoadTask, 'url' | 'method' | 'headers' | 'body'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.request(task.url, { method: task.method, headers: task.headers, agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${task.method} ${task.url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
    request.end(task.body);
  });
}

async function load(task: LoadTask): Promise<{ total: number; times: number[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: task.connections });
  const times: number[] = [];
  let left = task.count;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: task.connections }, async () => {
      while (left > 0) {
        left -= 1;
        const body = task.freshId ? task.body?.replace('FRESH-ID', crypto.randomUUID()) : task.body;
        times.push(await send(agent, { ...task, ...(body !== undefined && { body }) }));
      }
    }),
  );
  const total = performance.now() - start;
  agent.destroy();
  return { total, times };
}

function open(urls: string[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity });
  const one = (url: string, index: number) =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(url, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}`));
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          resolve();
          onText(index, text);
        });
        response.on('error', () => {});
      });
      request.on('error', () => {});
      streams.push({ request, seen: () => {} });
    });
  return Promise.all(urls.map(one)).then(() => undefined);
}

async function broadcast(task: BroadcastTask): Promise<number> {
  const waiting = new Set(streams.map((_, index) => index));
  const agent = new http.Agent({ keepAlive: false });
  const start = performance.now();
  const all = new Promise<number>((resolve) => {
    onText = (index, text) => {
      if (text.includes(task.marker) && waiting.delete(index) && waiting.size === 0) resolve(performance.now() - start);
    };
  });
  await send(agent, { ...task, method: 'POST' });
  return all;
}

process.on('message', (task: Task) => {
  const answer = (value: unknown) => process.send?.({ value });
  const fail = (error: unknown) => process.send?.({ error: String(error) });
  if (task.kind === 'load') load(task).then(answer, fail);
  else if (task.kind === 'open') open(task.urls).then(answer, fail);
  else if (task.kind === 'broadcast') broadcast(task).then(answer, fail);
  else {
    for (const { request } of streams) request.destroy();
    process.disconnect();
  }
});
