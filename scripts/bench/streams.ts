import { startBareServer } from './bareServer';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import { startGenerator, type Generator } from './generator';
import { makeWidePod } from './widePod';

const STREAMS = 2_000;
const ROUNDS = 21;

const newMarker = () => `marker ${crypto.randomUUID()}`;
const content = (marker: string) => JSON.stringify({ content: marker, clientId: crypto.randomUUID() });

/** The memory of the process after garbage collection, in kilobytes, as counted by the system and by the process. */
function held(): { all: number; own: number } {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { all: rss / 1024, own: (heapUsed + external) / 1024 };
}

async function openAll(urls: string[]): Promise<{ generator: Generator; each: number }> {
  const first = startGenerator();
  await first.open(urls.slice(0, 200));
  first.close();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = held();
  const generator = startGenerator();
  await generator.open(urls);
  const after = held();
  // If the system has since reclaimed older memory, the process's own count has risen further and is used instead.
  return { generator, each: Math.max(after.all - before.all, after.own - before.own) / urls.length };
}

export async function benchStreams(product: BenchProduct): Promise<Figure[]> {
  const { channelId, userIds } = await makeWidePod(product, STREAMS);
  const tokens = await Promise.all(userIds.map(product.tokenOf));
  const urls = userIds.map((id, at) => `${product.origin}/v1/messages/stream?userId=${id}&authToken=${tokens[at]}`);
  const { generator: ours, each } = await openAll(urls);
  const json = { 'content-type': 'application/json' };
  const headers = { ...json, authorization: `Bearer ${tokens[0]}` };
  const url = `${product.origin}/v1/channels/${channelId}/messages`;
  const send = (marker: string) => ours.broadcast({ url, headers, body: content(marker), marker });

  const { length } = await send(newMarker());
  const markerIn = (body: string) => (JSON.parse(body) as { content: string }).content;
  const reference = await startBareServer((body) => `data: ${markerIn(body).padEnd(length - 8)}\n\n`);
  const { generator: bare, each: eachBare } = await openAll(urls.map(() => reference.streamUrl));

  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push((await send(newMarker())).milliseconds);
    const marker = newMarker();
    const body = content(marker);
    times.bare.push((await bare.broadcast({ url: reference.origin, headers: json, body, marker })).milliseconds);
  }
  const received = await ours.messages();
  ours.close();
  bare.close();
  await reference.close();
  const sent = STREAMS * (ROUNDS + 1);
  if (received !== sent) throw new Error(`The streams got ${received} messages instead of ${sent}.`);
  return [
    {
      name: `one message to ${STREAMS} streams, the last one has it`,
      unit: 'ms',
      product: median(times.ours.slice(1)),
      reference: median(times.bare.slice(1)),
      bar: { atMost: 1.3 },
    },
    { name: 'memory of an open stream', unit: 'KB', product: each, reference: eachBare, bar: { productAtMost: 15 } },
  ];
}
