import { v7 } from 'uuid';
import { startRoute } from './bareServer';
import type { BenchProduct } from './product';
import { compareRates, type Figure } from './figures';
import type { Generator } from './generator';

const REQUESTS = 1_500;
const ROUNDS = 5;

const startReference = ({ database, people }: BenchProduct) =>
  startRoute('POST', '/:index', async (request) => {
    const person = people[Number((request.params as { index: string }).index)];
    const { rows } = await database.pool.query<Record<string, unknown>>(
      'insert into messages (id, channel_id, sender_id, content, created_at) values ($1, $2, $3, $4, now()) returning *',
      [v7(), person?.channelId, person?.userId, (request.body as { content: string }).content],
    );
    return rows[0];
  });

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
  await generator.load({ ...ours, count: 2_000 });
  await generator.load({ ...bare, count: 2_000 });
  const rates = await compareRates(
    ROUNDS,
    REQUESTS,
    () => generator.load(ours),
    () => generator.load(bare),
  );
  await reference.close();
  return { name: 'post a message', unit: 'requests/s', ...rates, bar: { atLeast: 0.3 } };
}
