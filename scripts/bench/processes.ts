import { randomBytes } from 'node:crypto';
import { demoAccounts } from '../../src/server/demo/community';
import { addressOf, onDatabase } from '../../src/server/testing/database/databaseServer';
import { startProduct, type Product } from '../../src/testing/product/product';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import { startGenerator, type Generator } from './generator';

const CONNECTIONS = 8;
const WARM_UP = 3_000;
const REQUESTS = 2_000;
const ROUNDS = 5;

interface Reader {
  token: string;
  userId: string;
  channelId: string;
}

async function answerOf<T>(url: string, init: RequestInit): Promise<{ body: T; headers: Headers }> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { body: (await answer.json()) as T, headers: answer.headers };
}

async function logIn({ origin }: Product): Promise<Reader> {
  const account = demoAccounts().find(({ role }) => role === 'participant');
  const { headers } = await answerOf(`${origin}/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account?.email, password: account?.password }),
  });
  const token = (headers.get('authorization') ?? '').replace('Bearer ', '');
  const init = { headers: { authorization: `Bearer ${token}` } };
  const { body: me } = await answerOf<{ id: string }>(`${origin}/v1/users/my-user`, init);
  const { body: channels } = await answerOf<{ id: string }[]>(`${origin}/v1/channels/my-channels`, init);
  return { token, userId: me.id, channelId: channels[0]?.id ?? '' };
}

async function streamToBoth(products: Product[], { token, userId, channelId }: Reader): Promise<void> {
  const streams = startGenerator();
  await streams.open(products.map(({ origin }) => `${origin}/v1/messages/stream?userId=${userId}&authToken=${token}`));
  for (const { origin } of products) {
    const marker = `marker ${crypto.randomUUID()}`;
    await Promise.race([
      streams.broadcast({
        url: `${origin}/v1/channels/${channelId}/messages`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ content: marker, clientId: crypto.randomUUID() }),
        marker,
      }),
      new Promise((_, reject) => setTimeout(() => reject(new Error('A stream missed a message.')), 30_000).unref()),
    ]);
  }
  streams.close();
}

/**
 * Reads a second of two processes on one database, compared with one of them. The load generators and the database
 * share the machine, so that the ratio needs as many free cores as processes.
 */
export async function benchProcesses(bench: BenchProduct, generator: Generator): Promise<Figure> {
  const name = `two_${randomBytes(4).toString('hex')}`;
  await onDatabase(bench.databaseUrl, (client) => client.query(`create database ${name}`));
  const env = {
    DATABASE_URL: addressOf(bench.databaseUrl, name),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    REQUESTS_PER_MINUTE: '1000000000',
  };
  const products = [await startProduct({ ...env, DEMO: 'true' })];
  const second = startGenerator();
  try {
    products.push(await startProduct(env));
    const reader = await logIn(products[0]!);
    await streamToBoth(products, reader);
    const headers = { authorization: `Bearer ${reader.token}` };
    const read = (by: Generator, { origin }: Product, count: number, connections: number) => {
      const target = { url: `${origin}/v1/pods/my-pods`, headers };
      return by.load({ method: 'GET', count, targets: Array.from({ length: connections }, () => target) });
    };
    const [one, other] = products as [Product, Product];
    const both = (count: number) =>
      Promise.all([
        read(generator, one, count / 2, CONNECTIONS / 2),
        read(second, other, count / 2, CONNECTIONS / 2),
      ]).then((times) => Math.max(...times));
    const alone = (count: number) => read(generator, one, count, CONNECTIONS);
    await both(WARM_UP);
    await alone(WARM_UP);
    const rates = { both: [] as number[], alone: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.both.push(REQUESTS / ((await both(REQUESTS)) / 1000));
      rates.alone.push(REQUESTS / ((await alone(REQUESTS)) / 1000));
    }
    return {
      name: 'read my-pods, two processes beside one',
      unit: 'requests/s',
      product: median(rates.both),
      reference: median(rates.alone),
      bar: { atLeast: 1.7 },
    };
  } finally {
    second.close();
    for (const product of products) await product.remove();
  }
}
