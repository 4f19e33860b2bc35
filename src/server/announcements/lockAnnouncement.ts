import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { announcements } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';

/** Locks an announcement; must run before its recipients are locked. 404 if it is gone. */
export async function lockAnnouncement({ tx }: Act, id: string): Promise<typeof announcements.$inferSelect> {
  const [announcement] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('no key update');
  if (!announcement) throw notFound();
  return announcement;
}
