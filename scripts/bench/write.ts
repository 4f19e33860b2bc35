import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { v7 } from 'uuid';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import type { Generator } from './generator';

const CONNECTIONS = 8;
const REQUESTS = 600;
const ROUNDS = 5;

/** A bare route that inserts the same row and answers it, one statement and one commit. */
async function startReference({ database, channelId, userId }: BenchProduct) {
  const app = fastify();
  app.post<{ Body: { content: string } }>('/', async (request) => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      'insert into messages (id, channel_id, sender_id, content, created_at) values ($1, $2, $3, $4, now()) returning *',
      [v7(), channelId, userId, request.body.content],
    );
    return rows[0];
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, close: () => app.close() };
}

/** Posting a message with all its effects, beside a bare insert. */
export async function benchWrite(product: BenchProduct, generator: Generator): Promise<Figure> {
  const reference = await startReference(product);
  const headers = { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' };
  const ours = {
    url: `${product.origin}/v1/channels/${product.channelId}/messages`,
    method: 'POST',
    headers,
    body: '{"content":"I did it, twenty minutes before breakfast.","clientId":"FRESH-ID"}',
    freshId: true,
    connections: CONNECTIONS,
    count: REQUESTS,
  };
  const bare = { ...ours, url: reference.url, headers: { 'content-type': 'application/json' } };
  const rates = { ours: [] as number[], bare: [] as number[] };
  await generator.load({ ...ours, count: 50 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(REQUESTS / ((await generator.load(ours)).total / 1000));
    rates.bare.push(REQUESTS / ((await generator.load(bare)).total / 1000));
  }
  await reference.close();
  const [mine, theirs] = [median(rates.ours), median(rates.bare)];
  return { name: 'post a message', unit: 'requests/s', product: mine, reference: theirs, bar: { atLeast: 0.4 } };
}
