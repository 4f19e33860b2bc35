import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { v4, v7 } from 'uuid';
import { systemClock } from '../../src/server/platform/clock';
import * as tables from '../../src/server/platform/database/schema';
import type { BenchProduct } from './product';
import { median, type Figure } from './figures';
import type { Generator } from './generator';
import type { LoadTask, Target } from './requests';
import { podsLimits } from '../../src/server/pods/limits';

const CONNECTIONS = 8;
const WARM_UP = 240;
const REQUESTS = 160;
const ROUNDS = 5;

const JOINERS = 8;

interface Joiner {
  userId: string;
  email: string;
  podId: string;
  channelId: string;
  meetingId: string;
  leaderId: string;
}

const namesOf = ({ userId, email, podId, channelId, meetingId, leaderId }: Joiner): string[] => [
  ...[userId, email, podId, channelId, meetingId, leaderId],
  podsLimits.podEntry(userId).key,
];

async function makeJoiners({ database: { db } }: BenchProduct, count: number): Promise<Joiner[]> {
  const createdAt = systemClock.now();
  const [businessId, membershipId] = [v7(), v7()];
  const supportEmail = 'support@example.com';
  await db.insert(tables.businesses).values({ id: businessId, name: 'Joining', createdAt, approvedAt: createdAt });
  await db
    .insert(tables.memberships)
    .values({ id: membershipId, businessId, name: 'Joining', supportEmail, createdAt });
  const personOf = (id: string) => ({
    ...{ id, email: `${id}@example.com`, firstName: 'Somebody', lastName: 'Joining', passwordHash: '' },
    ...{ verifiedAt: createdAt, createdAt },
  });
  const joiners: Joiner[] = [];
  while (joiners.length < count) {
    const [podId, channelId, meetingId, leaderId] = [v7(), v7(), v7(), v7()];
    const people = [leaderId, ...Array.from({ length: JOINERS }, () => v7())];
    await db.insert(tables.users).values(people.map(personOf));
    await db.insert(tables.members).values(
      people.map((userId) => ({
        ...{ membershipId, userId, joinedAt: createdAt },
        ...(userId === leaderId && { leaderStatus: 'SIGNED_OFF' as const }),
      })),
    );
    await db.insert(tables.meetings).values({
      ...{ id: meetingId, membershipId, name: 'Joining', timezone: 'UTC', startsAt: createdAt, recurring: true },
      ...{ frequency: 1, frequencyPeriod: 'Week', durationMinutes: 60, link: '', createdAt },
    });
    const pod = { id: podId, membershipId, name: 'Joining', maxParticipants: JOINERS, meetingId, createdAt };
    await db.insert(tables.pods).values(pod);
    await db.insert(tables.channels).values({ id: channelId, membershipId, podId, createdAt });
    const leader = { membershipId, userId: leaderId, joinedAt: createdAt, podId, role: 'leader' as const };
    await db.insert(tables.podMembers).values(leader);
    for (const userId of people.slice(1))
      joiners.push({ userId, email: personOf(userId).email, podId, channelId, meetingId, leaderId });
  }
  // Autovacuum would do this after so many rows.
  await db.execute('analyze');
  return joiners.slice(0, count);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Whether an id existed before an instant: it begins with its time. */
const isOlder = (id: string, instant: number) =>
  id[14] === '7' && parseInt(id.replace('-', '').slice(0, 12), 16) < instant;

function renewed(value: unknown, names: Map<string, string>, since: number): unknown {
  if (Array.isArray(value)) return value.map((one) => renewed(one, names, since));
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [from, to] of names) text = text.replaceAll(from, to);
  const others = new Set(names.values());
  return text.replace(UUID, (id) => {
    if (others.has(id) || isOlder(id, since)) return id;
    const fresh = id[14] === '7' ? v7() : v4();
    names.set(id, fresh);
    others.add(fresh);
    return fresh;
  });
}

interface Recorded {
  by: Joiner;
  since: number;
  statements: unknown[][];
}

async function startReference({ database: { pool } }: BenchProduct, joiners: Joiner[], recorded: Recorded) {
  const app = fastify();
  app.post<{ Params: { index: string } }>('/:index', async ({ params }) => {
    const joiner = joiners[Number(params.index)];
    if (!joiner) throw new Error('Nobody is left to join.');
    const to = namesOf(joiner);
    const names = new Map(namesOf(recorded.by).map((from, index) => [from, to[index] ?? '']));
    const client = await pool.connect();
    try {
      let rows: unknown = [];
      for (const [statement, values] of recorded.statements) {
        const given = typeof statement === 'object' ? { ...(statement as { values?: unknown }) } : statement;
        if (typeof given === 'object' && given && 'values' in given)
          given.values = renewed(given.values, names, recorded.since);
        const sent = [given, ...(values === undefined ? [] : [renewed(values, names, recorded.since)])];
        rows = (await (client.query as (...args: unknown[]) => Promise<{ rows: unknown }>)(...sent)).rows;
      }
      return rows;
    } finally {
      client.release();
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, close: () => app.close() };
}

export async function benchJoin(product: BenchProduct, generator: Generator): Promise<Figure> {
  const each = WARM_UP + ROUNDS * REQUESTS;
  const joiners = await makeJoiners(product, 2 * (each + JOINERS));
  const [mine, theirs] = [joiners.slice(0, joiners.length / 2), joiners.slice(joiners.length / 2)];
  const tokens: string[] = [];
  for (const { userId } of mine) tokens.push(await product.tokenOf(userId));
  const urls = mine.map(({ podId }) => `${product.origin}/v1/pods/${podId}/join`);
  const ours: Target[] = urls.map((url, index) => ({ url, headers: { authorization: `Bearer ${tokens[index]}` } }));
  const send = (requests: Target[]) => {
    const targets = Array.from({ length: Math.min(CONNECTIONS, requests.length) }, (_, connection) =>
      requests.filter((_request, index) => index % CONNECTIONS === connection),
    );
    const task: Omit<LoadTask, 'kind'> = { method: 'POST', targets, count: requests.length };
    return generator.load(task);
  };
  await send(ours.slice(0, JOINERS - 1));
  const since = Date.now();
  const statements = await product.record(() => send(ours.slice(JOINERS - 1, JOINERS)));
  const [by] = mine.slice(JOINERS - 1);
  if (!by) throw new Error('Nobody joined.');
  const reference = await startReference(product, theirs, { by, since, statements });
  const bare: Target[] = theirs.map((_, index) => ({ url: reference.url + index, headers: {} }));
  let from = JOINERS;
  const next = (requests: Target[], count: number) => send(requests.slice(from, from + count));
  await next(ours, WARM_UP);
  await next(bare, WARM_UP);
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (from += WARM_UP; from < each + JOINERS; from += REQUESTS) {
    rates.ours.push(REQUESTS / ((await next(ours, REQUESTS)) / 1000));
    rates.bare.push(REQUESTS / ((await next(bare, REQUESTS)) / 1000));
  }
  await reference.close();
  return {
    name: `join a pod (${statements.length} statements)`,
    unit: 'requests/s',
    product: median(rates.ours),
    reference: median(rates.bare),
    bar: { atLeast: 0.3 },
  };
}
