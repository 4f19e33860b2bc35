import { and, asc, eq, sql } from 'drizzle-orm';
import { events } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';

export async function publishedTo(test: TestApp, user: { id: string }, type: string) {
  const rows = await test.app.context.database.db
    .select({ payload: events.payload })
    .from(events)
    .where(and(eq(events.type, type), sql`${user.id}::uuid = any(${events.audienceUserIds})`))
    .orderBy(asc(events.position));
  return rows.map(({ payload }) => payload);
}
