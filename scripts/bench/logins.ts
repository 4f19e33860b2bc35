import type { AddressInfo } from 'node:net';
import { verify } from '@node-rs/argon2';
import { inArray } from 'drizzle-orm';
import fastify from 'fastify';
import { DEMO_PASSWORD } from '../../src/server/demo/community';
import { users } from '../../src/server/platform/database/schema';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import type { Generator } from './generator';

const REQUESTS = 160;
const ROUNDS = 5;

export async function benchLogins(product: BenchProduct, generator: Generator): Promise<Figure> {
  const ids = product.people.map(({ userId }) => userId);
  const people = await product.database.db.select().from(users).where(inArray(users.id, ids));
  const hash = people[0]?.passwordHash ?? '';
  const app = fastify();
  app.post('/', () => verify(hash, DEMO_PASSWORD));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const json = { 'content-type': 'application/json' };
  const targetsOf = (url: string) =>
    people.map(({ email: username }) => ({
      url,
      headers: json,
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    }));
  const ours = { method: 'POST' as const, targets: targetsOf(`${product.origin}/v1/users/login`), count: REQUESTS };
  const bare = { ...ours, targets: targetsOf(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`) };
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rates.ours.push(REQUESTS / ((await generator.load(ours)) / 1000));
    rates.bare.push(REQUESTS / ((await generator.load(bare)) / 1000));
  }
  await app.close();
  const [mine, theirs] = [median(rates.ours.slice(1)), median(rates.bare.slice(1))];
  return { name: 'logins', unit: 'requests/s', product: mine, reference: theirs, bar: { productAtLeast: 60 } };
}
