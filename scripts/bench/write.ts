import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { v7 } from 'uuid';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import type { Generator } from './generator';

const REQUESTS = 1_500;
const ROUNDS = 5;

async function startReference({ database, people }: BenchProduct) {
  const app = fastify();
  app.post<{ Body: { content: string }; Params: { index: string } }>('/:index', async (request) => {
    const person = people[Number(request.params.index)];
    const { rows } = await database.pool.query<Record<string, unknown>>(
      'insert into messages (id, channel_id, sender_id, content, created_at) values ($1, $2, $3, $4, now()) returning *',
      [v7(), person?.channelId, person?.userId, request.body.content],
    );
    return rows[0];
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, close: () => app.close() };
}

/**
 * Measures posting messages with all their effects, compared with bare inserts; each connection is another person in
 * another pod.
 */
export async function benchWrite(product: BenchProduct, generator: Generator): Promise<Figure> {
  const reference = await startReference(product);
  const json = { 'content-type': 'application/json' };
  const ours = {
    method: 'POST' as const,
    body: '{"content":"I did it, twenty minutes before breakfast.","clientId":"FRESH-ID"}',
    count: REQUESTS,
    targets: product.people.map(({ channelId, token }) => ({
      url: `${product.origin}/v1/channels/${channelId}/messages`,
      headers: { ...json, authorization: `Bearer ${token}` },
    })),
  };
  const bare = { ...ours, targets: product.people.map((_, index) => ({ url: reference.url + index, headers: json })) };
  const rates = { ours: [] as number[], bare: [] as number[] };
  await generator.load({ ...ours, count: 2_000 });
  await generator.load({ ...bare, count: 2_000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(REQUESTS / ((await generator.load(ours)) / 1000));
    rates.bare.push(REQUESTS / ((await generator.load(bare)) / 1000));
  }
  await reference.close();
  const [mine, theirs] = [median(rates.ours), median(rates.bare)];
  return { name: 'post a message', unit: 'requests/s', product: mine, reference: theirs, bar: { atLeast: 0.3 } };
}
