import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { systemClock } from '../../src/server/platform/clock';
import * as tables from '../../src/server/platform/database/schema';
import { makeManyPods } from '../../src/server/testing/manyPods';
import { median, type Figure } from './figures';
import type { BenchProduct } from './product';
import { startReference } from './reads';

const ROUNDS = 60;
const WARM_UP = 60;

async function makeMembership({ database }: BenchProduct): Promise<{ membershipId: string; ownerId: string }> {
  const { db } = database;
  const now = systemClock.now();
  const [businessId, ownerId] = [v7(), v7()];
  await db.insert(tables.users).values({
    ...{ id: ownerId, email: 'many-pods@example.com', firstName: 'Robin', lastName: 'Owner' },
    ...{ passwordHash: '', verifiedAt: now, createdAt: now },
  });
  await db.insert(tables.businesses).values({ id: businessId, name: 'Many', createdAt: now, approvedAt: now });
  await db.insert(tables.businessStaff).values({ businessId, userId: ownerId, role: 'owner', createdAt: now });
  const membershipId = await makeManyPods(database, { businessId, name: 'Many', now });
  await db.execute(sql`analyze`);
  return { membershipId, ownerId };
}

async function timed(url: string, headers: Record<string, string>, status = 200): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  if (answer.status !== status) throw new Error(`${url} was answered with ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

interface Case {
  name: string;
  url: string;
  headers: Record<string, string>;
  status?: number;
  atMost: number;
}

async function measure(product: BenchProduct, { name, url, headers, status, atMost }: Case): Promise<Figure> {
  for (let count = 0; count < WARM_UP; count += 1) await timed(url, headers, status);
  const reference = await startReference(product, await product.record(() => timed(url, headers, status)));
  for (let count = 0; count < WARM_UP; count += 1) await timed(reference.url, {});
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await timed(url, headers, status));
    times.bare.push(await timed(reference.url, {}));
  }
  await reference.close();
  const [mine, theirs] = [median(times.ours), median(times.bare)];
  return { name, unit: 'ms', product: mine, reference: theirs, bar: { productAtMost: atMost } };
}

export async function benchMeetings(product: BenchProduct): Promise<Figure[]> {
  const { membershipId, ownerId } = await makeMembership(product);
  const owner = { authorization: `Bearer ${await product.tokenOf(ownerId)}` };
  const health = `${product.origin}/v1/memberships/${membershipId}/pod-health`;
  const page = `${health}?limit=50`;
  const created = await fetch(`${product.origin}/v1/my-calendar-feed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.person.token}` },
  });
  const { url } = (await created.json()) as { url: string };
  const feed = product.origin + new URL(url).pathname;
  const known = { 'if-none-match': (await fetch(feed)).headers.get('etag') ?? '' };
  return [
    await measure(product, { name: 'pod health, 500 pods', url: page, headers: owner, atMost: 100 }),
    await measure(product, { name: 'pod health as a file', url: `${health}/csv`, headers: owner, atMost: 500 }),
    await measure(product, { name: 'calendar feed, known', url: feed, headers: known, status: 304, atMost: 5 }),
  ];
}
