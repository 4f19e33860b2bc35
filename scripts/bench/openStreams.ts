import http from 'node:http';

export interface OpenTask {
  kind: 'open';
  urls: string[];
}

/**
 * Sends one request; resolves when every open stream has received `marker`, with the length of the text that contains
 * it.
 */
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

// Written by hand: autocannon counts completed responses, and a stream never completes.
const streams: http.ClientRequest[] = [];
let onText: (index: number, text: string) => void = () => {};
let messages = 0;

export function open({ urls }: OpenTask): Promise<void> {
  const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity });
  const one = (url: string, index: number) =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(url, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}`));
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          resolve();
          messages += text.split('"type":"message"').length - 1;
          onText(index, text);
        });
        response.on('error', () => {});
      });
      request.on('error', () => {});
      streams.push(request);
    });
  return Promise.all(urls.map(one)).then(() => undefined);
}

async function send({ url, headers, body }: BroadcastTask): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}`);
}

export async function broadcast(task: BroadcastTask): Promise<Broadcast> {
  const waiting = new Set(streams.keys());
  const start = performance.now();
  const all = new Promise<Broadcast>((resolve) => {
    onText = (index, text) => {
      if (text.includes(task.marker) && waiting.delete(index) && waiting.size === 0) {
        resolve({ milliseconds: performance.now() - start, length: text.length });
      }
    };
  });
  await send(task);
  return all;
}

export const messagesReceived = (): number => messages;

export function closeStreams(): void {
  for (const request of streams) request.destroy();
}
