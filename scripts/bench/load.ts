/**
 * The other side of a benchmark, in a process of its own so that it takes no time from the server it measures.
 * It is told what to do over IPC and answers with figures in milliseconds.
 */
import http from 'node:http';

export interface Target {
  url: string;
  headers: Record<string, string>;
}

/** Sends `count` requests over a connection per target; answers how long all of them took and each one's time. */
export interface LoadTask {
  kind: 'load';
  method: string;
  targets: Target[];
  /** FRESH-ID in it is replaced by a new UUID for each request. */
  body?: string;
  count: number;
}

/** Opens streams and keeps them. */
export interface OpenTask {
  kind: 'open';
  urls: string[];
}

/** Sends one request; answers when every open stream has received `marker`, and how long the text with it was. */
export interface BroadcastTask {
  kind: 'broadcast';
  url: string;
  headers: Record<string, string>;
  body: string;
  marker: string;
}

export interface Broadcast {
  milliseconds: number;
  length: number;
}

export type Task = LoadTask | OpenTask | BroadcastTask | { kind: 'close' };

const streams: { request: http.ClientRequest; seen: (text: string) => void }[] = [];
let onText: (index: number, text: string) => void = () => {};

function send(agent: http.Agent, task: Target & Pick<LoadTask, 'method' | 'body'>): Promise<number> {
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
  const agent = new http.Agent({ keepAlive: true, maxSockets: task.targets.length });
  const times: number[] = [];
  let left = task.count;
  const start = performance.now();
  await Promise.all(
    task.targets.map(async (target) => {
      while (left > 0) {
        left -= 1;
        const body = task.body?.replace('FRESH-ID', crypto.randomUUID());
        times.push(await send(agent, { ...target, method: task.method, ...(body !== undefined && { body }) }));
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

async function broadcast(task: BroadcastTask): Promise<Broadcast> {
  const waiting = new Set(streams.map((_, index) => index));
  const agent = new http.Agent({ keepAlive: false });
  const start = performance.now();
  const all = new Promise<Broadcast>((resolve) => {
    onText = (index, text) => {
      if (text.includes(task.marker) && waiting.delete(index) && waiting.size === 0) {
        resolve({ milliseconds: performance.now() - start, length: text.length });
      }
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
