import type { AddressInfo } from 'node:net';
import http, { type ServerResponse } from 'node:http';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import { startGenerator } from './generator';

const STREAMS = 2_000;
const ROUNDS = 11;

const content = (marker: string) => JSON.stringify({ content: marker, clientId: crypto.randomUUID() });

/** A loop that writes the same bytes to as many responses, and nothing else. */
async function startReference(frame: (marker: string) => string) {
  const responses: ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
      responses.push(response);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const bytes = Buffer.from(frame((JSON.parse(body) as { content: string }).content));
      for (const open of responses) open.write(bytes);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

function rssKilobytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024;
}

/** Time from sending one message to the last of 2,000 open streams having it; and what an open stream holds. */
export async function benchStreams(product: BenchProduct): Promise<Figure[]> {
  const urls = await product.streamUrls(STREAMS);
  const before = rssKilobytes();
  const ours = startGenerator();
  await ours.open(urls);
  const perStream = (rssKilobytes() - before) / STREAMS;

  const sample = (marker: string) =>
    `id: 1\ndata: ${JSON.stringify({ type: 'message', message: { content: marker, filler: 'x'.repeat(250) } })}\n\n`;
  const reference = await startReference(sample);
  const beforeBare = rssKilobytes();
  const bare = startGenerator();
  await bare.open(Array.from({ length: STREAMS }, () => reference.url));
  const perBareStream = (rssKilobytes() - beforeBare) / STREAMS;

  const times = { ours: [] as number[], bare: [] as number[] };
  const headers = { 'content-type': 'application/json' };
  const url = `${product.origin}/v1/channels/${product.wideChannelId}/messages`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const marker = `round ${round} ${crypto.randomUUID()}`;
    const authorization = `Bearer ${product.token}`;
    times.ours.push(
      await ours.broadcast({ url, headers: { ...headers, authorization }, body: content(marker), marker }),
    );
    times.bare.push(await bare.broadcast({ url: reference.url, headers, body: content(marker), marker }));
  }
  ours.close();
  bare.close();
  await reference.close();
  return [
    {
      name: `one message to ${STREAMS} streams, the last one has it`,
      unit: 'ms',
      product: median(times.ours.slice(1)),
      reference: median(times.bare.slice(1)),
      bar: { atMost: 1.5 },
    },
    {
      name: 'memory of an open stream (bar: 20 KB)',
      unit: 'KB',
      product: perStream,
      reference: Math.max(perBareStream, 0.1),
      bar: { atMost: Math.max(20 / Math.max(perBareStream, 0.1), 1) },
    },
  ];
}
