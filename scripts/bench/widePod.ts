import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { systemClock } from '../../src/server/platform/clock';
import * as tables from '../../src/server/platform/database/schema';
import type { BenchProduct } from './product';

export interface WidePod {
  channelId: string;
  userIds: string[];
}

/**
 * Creates a business with one pod of `count` people, far more than the product allows; used only to measure streams.
 */
export async function makeWidePod({ database: { db } }: BenchProduct, count: number): Promise<WidePod> {
  const createdAt = systemClock.now();
  const supportEmail = 'support@example.com';
  const [businessId, membershipId, meetingId, podId, channelId] = [v7(), v7(), v7(), v7(), v7()];
  const people = Array.from({ length: count }, (_, index) => ({
    id: v7(),
    email: `wide${index}@example.com`,
    firstName: 'Wide',
    lastName: `Person ${index}`,
    passwordHash: '',
    verifiedAt: createdAt,
    createdAt,
  }));
  await db.insert(tables.businesses).values({ id: businessId, name: 'Wide', createdAt, approvedAt: createdAt });
  await db.insert(tables.memberships).values({ id: membershipId, businessId, name: 'Wide', supportEmail, createdAt });
  await db.insert(tables.meetings).values({
    id: meetingId,
    membershipId,
    name: 'Wide',
    timezone: 'UTC',
    startsAt: createdAt,
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    durationMinutes: 60,
    link: '',
    createdAt,
  });
  await db
    .insert(tables.pods)
    .values({ id: podId, membershipId, name: 'Wide', maxParticipants: 8, meetingId, createdAt });
  await db.insert(tables.channels).values({ id: channelId, membershipId, podId, createdAt });
  for (let from = 0; from < count; from += 500) {
    const some = people.slice(from, from + 500);
    const joined = some.map(({ id }) => ({ membershipId, userId: id, joinedAt: createdAt }));
    await db.insert(tables.users).values(some);
    await db.insert(tables.members).values(joined);
    await db.insert(tables.podMembers).values(joined.map((one) => ({ ...one, podId, role: 'participant' as const })));
  }
  await db.execute(sql`analyze`);
  return { channelId, userIds: people.map(({ id }) => id) };
}
