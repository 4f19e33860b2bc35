import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Client } from 'pg';
import { median, type Figure } from './figures';
import { makeTexts, TEXTS } from './large/words';
import type { BenchProduct, Person } from './product';

const MESSAGES = 5_000_000;
const LONG_CHANNEL = 50_000;
const CHANNEL = 500;
const BY_OTHER = 50;

const SEARCHES = 40;

/**
 * Five million messages over a year, in chronological order with the channels interleaved as in real life, so that each
 * message of a channel is on a different page. Only the channels of demo people exist as rows: nobody reads the other
 * channels.
 */
async function fill({ databaseUrl, people: [long, short] }: BenchProduct): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await makeTexts(client);
    await client.query(
      `insert into messages (id, channel_id, sender_id, content, created_at)
       select (lpad(to_hex(at), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || substr(md5(n::text), 1, 15))::uuid,
         case when n % ${MESSAGES / LONG_CHANNEL} = 0 then $1::uuid when n % ${MESSAGES / CHANNEL} = 1 then $2::uuid
           else ('00000000-0000-7000-8000-' || lpad(to_hex(n * 7919 % ${MESSAGES / CHANNEL}), 12, '0'))::uuid end,
         case when n % ${MESSAGES / BY_OTHER} = 0 then $4::uuid else $3::uuid end, text || ' ' || n, to_timestamp(at / 1000.0)
       from generate_series(1, ${MESSAGES}::bigint) as numbers (n)
       cross join lateral (select (extract(epoch from now()) * 1000)::bigint - (${MESSAGES} - n) * 6000 as at) sent
       join texts on place = n / 97 % ${TEXTS}`,
      [long?.channelId, short?.channelId, long?.userId, short?.userId],
    );
    await client.query('vacuum analyze messages');
  } finally {
    await client.end();
  }
}

async function startReference({ database }: BenchProduct) {
  const app = fastify();
  app.get<{ Params: { channelId: string } }>('/:channelId', async (request) => {
    const statement = 'select * from messages where channel_id = $1 order by id desc limit 20';
    return (await database.pool.query<Record<string, unknown>>(statement, [request.params.channelId])).rows;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, close: () => app.close() };
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

export async function benchSearch(product: BenchProduct): Promise<Figure[]> {
  await fill(product);
  const reference = await startReference(product);
  const measure = async (name: string, { channelId, token }: Person, q: string): Promise<Figure> => {
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let count = 0; count < SEARCHES; count += 1) {
      times.ours.push(await timed(`${product.origin}/v1/messages?q=${q}`, { authorization: `Bearer ${token}` }));
      times.bare.push(await timed(reference.url + channelId, {}));
    }
    const [mine, theirs] = [median(times.ours), median(times.bare)];
    return { name: `search ${name}`, unit: 'ms', product: mine, reference: theirs, bar: { productAtMost: 50 } };
  };
  const [long, short] = product.people;
  if (!long || !short) throw new Error('The demo community has fewer than two pods.');
  const figures = [
    await measure('500 messages, no such word', short, 'nosuchword'),
    await measure('500 messages, a frequent word', short, 'week'),
    await measure('50,000 messages, no such word', long, 'nosuchword'),
    await measure('50,000 messages, a rare word', long, `${MESSAGES / 2}`),
    await measure('50,000 messages, a frequent word', long, 'zoe'),
    await measure('50,000 messages, a frequent word by who wrote 50', long, `the&senderId=${short.userId}`),
  ];
  await reference.close();
  return figures;
}
