import { PassThrough } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { v7 } from 'uuid';
import { systemClock } from '../../src/server/platform/clock';
import * as tables from '../../src/server/platform/database/schema';
import { percentile, type Figure } from './figures';
import { EVENTS, idOf, makeLongLog } from './longLog';
import type { BenchProduct } from './product';

const ROUNDS = 5;

/**
 * The absence is chosen so that the events of a participant's 5 channels, with 50 messages a day each, are just below
 * the limit for a resume.
 */
const WEEKEND_HOURS = 44;

interface Kind {
  name: string;
  people: number;
  channels: number;
  owns: boolean;
}

const KINDS: Kind[] = [
  { name: '5 channels', people: 40, channels: 5, owns: false },
  { name: '500 leader channels', people: 10, channels: 500, owns: true },
  { name: '30 channels', people: 10, channels: 30, owns: false },
];

interface Reader {
  userId: string;
  sessionId: string;
}

const used = { channel: 0, quiet: 0, person: 0 };
const nextId = (kind: keyof typeof used) => idOf(kind, used[kind]++);

async function makeReader({ database: { db }, tokenOf }: BenchProduct, { channels, owns }: Kind): Promise<Reader> {
  const createdAt = systemClock.now();
  const [userId, businessId] = [nextId('person'), v7()];
  const person = { firstName: 'Log', lastName: 'Reader', passwordHash: '', verifiedAt: createdAt, createdAt };
  const each = Array.from({ length: channels }, () => ({
    membership: { id: v7(), businessId, name: 'Log', supportEmail: 'support@example.com', createdAt },
    meetingId: v7(),
    podId: v7(),
    channelId: nextId(owns ? 'quiet' : 'channel'),
  }));
  await db.insert(tables.users).values({ id: userId, email: `${userId}@example.com`, ...person });
  await db.insert(tables.businesses).values({ id: businessId, name: 'Log', createdAt, approvedAt: createdAt });
  await db.insert(tables.memberships).values(each.map(({ membership }) => membership));
  if (owns) {
    await db.insert(tables.businessStaff).values({ businessId, userId, role: 'owner', createdAt });
    await db
      .insert(tables.channels)
      .values(each.map(({ membership, channelId }) => ({ id: channelId, membershipId: membership.id, createdAt })));
  } else {
    const schedule = { timezone: 'UTC', startsAt: createdAt, recurring: true, frequency: 1, durationMinutes: 60 };
    for (const { membership, meetingId, podId, channelId } of each) {
      const common = { membershipId: membership.id, createdAt };
      const joined = { membershipId: membership.id, userId, joinedAt: createdAt };
      await db
        .insert(tables.meetings)
        .values({ id: meetingId, name: 'Log', ...common, ...schedule, frequencyPeriod: 'Week', link: '' });
      await db.insert(tables.pods).values({ id: podId, name: 'Log', ...common, maxParticipants: 8, meetingId });
      await db.insert(tables.channels).values({ id: channelId, podId, ...common });
      await db.insert(tables.members).values(joined);
      await db.insert(tables.podMembers).values({ ...joined, podId, role: 'participant' });
    }
  }
  const claims = Buffer.from((await tokenOf(userId)).split('.')[1] ?? '', 'base64url').toString();
  return { userId, sessionId: (JSON.parse(claims) as { sid: string }).sid };
}

/** The milliseconds until all missed events have been written, and the positions of those events. */
async function resume({ hub }: BenchProduct, reader: Reader, lastEventId: string) {
  const response = new PassThrough();
  let text = '';
  const start = performance.now();
  const whole = new Promise<number>((resolve) => {
    response.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      if (text.includes('event: mark') || text.includes('"refetch"')) resolve(performance.now() - start);
    });
  });
  await hub.open(reader, lastEventId, () => response as unknown as ServerResponse);
  const milliseconds = await whole;
  response.destroy();
  return { milliseconds, positions: [...text.matchAll(/"id":"(\d+)"/g)].map(([, position]) => position ?? '') };
}

async function select({ database: { pool } }: BenchProduct, positions: string[]): Promise<number> {
  const start = performance.now();
  await pool.query(
    'select position, transaction_id, type, payload::text from events where position = any($1::bigint[])',
    [positions],
  );
  return performance.now() - start;
}

async function measure(product: BenchProduct, kind: Kind, lastEventId: string): Promise<Figure[]> {
  const readers: Reader[] = [];
  for (let count = 0; count < kind.people; count += 1) readers.push(await makeReader(product, kind));
  const known = new Map<Reader, string[]>();
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const reader of readers) {
      // Alternates, since the first reader warms the cache for both.
      const positions = known.get(reader);
      if (positions && round % 2 === 1) times.bare.push(await select(product, positions));
      const resumed = await resume(product, reader, lastEventId);
      known.set(reader, resumed.positions);
      times.ours.push(resumed.milliseconds);
      if (round % 2 === 0) times.bare.push(await select(product, resumed.positions));
    }
  }
  const missed = Math.max(...[...known.values()].map(({ length }) => length));
  const outcome = missed === 0 ? 'too much: one refetch' : `${missed} missed`;
  return [50, 95].map((percent) => ({
    name: `resume after ${WEEKEND_HOURS} h, log of ${EVENTS / 1e6} million, ${kind.name} (${outcome}), p${percent}`,
    unit: 'ms',
    product: percentile(times.ours, percent),
    reference: percentile(times.bare, percent),
    bar: { productAtMost: 20 },
  }));
}

export async function benchResume(product: BenchProduct): Promise<Figure[]> {
  const log = await makeLongLog(product);
  const figures: Figure[] = [];
  for (const kind of KINDS) figures.push(...(await measure(product, kind, log.lastEventId(WEEKEND_HOURS))));
  return figures;
}
